import { describe, expect, test } from 'vitest';
import { checkCity } from './check.ts';
import { CITIES, cityByName, PRINTED_CITIES } from './cities.ts';
import { buildCity, type City } from './city.ts';
import { placeKey } from './hex.ts';
import { startingBlocks, typesOn } from './tiles.ts';
import { DATA, KINDS, PLAYER_COUNTS } from './types.ts';

const numeric = (a: number, b: number): number => a - b;

/** Everything the ledger prints about a city in 4.2 and 4.3, found out from its graph. */
function factsOf(city: City) {
  const from = (tiles: readonly number[], to: readonly number[]) =>
    tiles.map((a) => to.map((b) => city.distance[a]?.[b] ?? -1).sort(numeric));
  return {
    tiles: city.tiles,
    kinds: KINDS.map((kind) => city.kind.filter((own) => own === kind).length),
    singles: DATA.map((_, type) => city.types.filter((types) => types.length === 1 && types[0] === type).length),
    duals: city.types.filter((types) => types.length === 2).length,
    edges: city.neighbours.flat().length / 2,
    startToCompile: from([city.start], city.compile)[0],
    startToAssimilate: from([city.start], city.assimilate)[0],
    compileToAssimilate: from(city.compile, city.assimilate),
  };
}

// kinds: start, compile, assimilate, data, teleport; compileToAssimilate: one list for each compile tile
const FACTS = {
  'capital-01': {
    tiles: 37,
    kinds: [1, 2, 2, 32, 0],
    singles: [8, 8, 8, 8],
    duals: 0,
    edges: 90,
    startToCompile: [3, 3],
    startToAssimilate: [3, 3],
    compileToAssimilate: [
      [3, 6],
      [3, 6],
    ],
  },
  'kernel-02': {
    tiles: 24,
    kinds: [1, 1, 2, 20, 0],
    singles: [5, 5, 5, 5],
    duals: 0,
    edges: 55,
    startToCompile: [3],
    startToAssimilate: [2, 2],
    compileToAssimilate: [[4, 5]],
  },
  'trefoil-03': {
    tiles: 31,
    kinds: [1, 3, 3, 24, 0],
    singles: [6, 6, 6, 6],
    duals: 0,
    edges: 72,
    startToCompile: [2, 2, 2],
    startToAssimilate: [2, 2, 2],
    compileToAssimilate: [
      [2, 2, 4],
      [2, 2, 4],
      [2, 2, 4],
    ],
  },
  'halo-04': {
    tiles: 30,
    kinds: [1, 3, 2, 24, 0],
    singles: [6, 6, 6, 6],
    duals: 0,
    edges: 60,
    startToCompile: [3, 3, 6],
    startToAssimilate: [4, 4],
    compileToAssimilate: [
      [2, 7],
      [2, 7],
      [3, 4],
    ],
  },
  'twin-cores-05': {
    tiles: 41,
    kinds: [1, 2, 2, 36, 0],
    singles: [9, 9, 9, 9],
    duals: 0,
    edges: 92,
    startToCompile: [5, 5],
    startToAssimilate: [4, 4],
    compileToAssimilate: [
      [4, 9],
      [4, 9],
    ],
  },
  'long-mile-06': {
    tiles: 28,
    kinds: [1, 2, 1, 24, 0],
    singles: [6, 6, 6, 6],
    duals: 0,
    edges: 61,
    startToCompile: [4, 5],
    startToAssimilate: [3],
    compileToAssimilate: [[7], [3]],
  },
  'metroplex-07': {
    tiles: 55,
    kinds: [1, 3, 3, 48, 0],
    singles: [12, 12, 12, 12],
    duals: 0,
    edges: 138,
    startToCompile: [3, 3, 3],
    startToAssimilate: [3, 3, 3],
    compileToAssimilate: [
      [3, 3, 6],
      [3, 3, 6],
      [3, 3, 6],
    ],
  },
  'relay-08': {
    tiles: 31,
    kinds: [1, 2, 1, 24, 3],
    singles: [6, 6, 6, 6],
    duals: 0,
    edges: 60,
    startToCompile: [4, 4],
    startToAssimilate: [4],
    compileToAssimilate: [[7], [7]],
  },
  'splice-09': {
    tiles: 19,
    kinds: [1, 1, 1, 16, 0],
    singles: [2, 2, 2, 2],
    duals: 8,
    edges: 42,
    startToCompile: [2],
    startToAssimilate: [2],
    compileToAssimilate: [[4]],
  },
} satisfies Record<(typeof PRINTED_CITIES)[number]['id'], ReturnType<typeof factsOf>>;

describe.each(CITIES.map((file) => ({ file, city: buildCity(file) })))('City $file.id', ({ file, city }) => {
  test('has the tiles, edges and distances the ledger prints', () => {
    expect(factsOf(city)).toEqual(FACTS[file.id as keyof typeof FACTS]);
  });

  test('[EMG-006] keeps start, compile and assimilate tiles apart', () => {
    const special = [city.start, ...city.compile, ...city.assimilate];
    for (const a of special) for (const b of special) expect(city.adjacent[a]?.[b]).toBe(false);
  });

  test('[EMG-700] passes V1–V12 and raises no warning', () => {
    expect(checkCity(file)).toEqual({ ok: true, problems: [] });
  });

  test('starts with equally many blocks of each type', () => {
    expect(new Set(startingBlocks(file.tiles.map(typesOn))).size).toBe(1);
  });

  test('has no two neighbouring data tiles with the same single type', () => {
    for (const [a, near] of city.neighbours.entries()) {
      if (city.types[a]?.length !== 1) continue;
      for (const b of near) expect(city.types[b], `${city.names[a]} and ${city.names[b]}`).not.toEqual(city.types[a]);
    }
  });

  test('is written in reading order, as custom cities are saved', () => {
    const order = file.tiles.map(({ q, r }) => r * 100 + q);
    expect(order).toEqual([...order].sort(numeric));
  });
});

describe('what the ledger says about single cities', () => {
  const built = (name: string) => buildCity(cityByName(name) ?? expect.unreachable());
  /** What lies on each tile, and what lies where a turn about (0,0) takes it. */
  const turned = (city: City, turn: (q: number, r: number) => [number, number]) => {
    const faces = city.names.map((_, i) => `${city.kind[i]} ${city.types[i]?.join('+')}`);
    const at = new Map(faces.map((face, i) => [placeKey(city.q[i] ?? 0, city.r[i] ?? 0), face]));
    const after = faces.map((_, i) => at.get(placeKey(...turn(city.q[i] ?? 0, city.r[i] ?? 0))));
    return { before: faces, after };
  };

  test('City 01 has the diameter 6 and is unchanged by a half turn', () => {
    const city = built('01');
    expect(Math.max(...city.distance.flat())).toBe(6);
    const { before, after } = turned(city, (q, r) => [-q, -r]);
    expect(after).toEqual(before);
  });

  test.each(['03', '07'])('City %s is unchanged by a third of a turn', (name) => {
    const { before, after } = turned(built(name), (q, r) => [-q - r, q]);
    expect(after).toEqual(before);
  });

  test('City 05 is joined only through the start tile', () => {
    const city = built('05');
    const west = city.q.map((q, i) => 2 * q + (city.r[i] ?? 0) < 0);
    const crossing = city.neighbours.flatMap((near, a) => near.filter((b) => west[a] !== west[b]).map(() => a));
    expect(crossing.length).toBeGreaterThan(0);
    for (const [a, near] of city.neighbours.entries()) {
      if (a === city.start) continue;
      for (const b of near) expect(b === city.start || west[a] === west[b], city.names[a]).toBe(true);
    }
  });

  test('City 09 bears each pair of a digital and a biological type twice', () => {
    const pairs = built('09').types.filter((types) => types.length === 2);
    expect(pairs.map((pair) => pair.join('+')).sort()).toEqual(
      ['0+2', '0+3', '1+2', '1+3'].flatMap((pair) => [pair, pair]).sort(),
    );
  });

  test('City 08 has a teleport tile at the tip of each arm', () => {
    const city = built('08');
    expect(city.teleports.map((tile) => city.names[tile])).toEqual(['A1', 'F7', 'K1']);
  });
});

describe('[EMG-005] the choice of a city', () => {
  test('City 01 is the default', () => expect(CITIES[0]?.id).toBe('capital-01'));

  test.each([
    [3, ['01', '02', '03', '04', '06', '08', '09']],
    [4, ['01', '02', '03', '04', '05', '06', '08', '09']],
    [5, ['01', '05', '06', '07', '08']],
    [6, ['01', '05', '07']],
  ] as const)('for %i operatives %j are recommended', (players, numbers) => {
    const recommended = CITIES.filter((file) => buildCity(file).recommended(players));
    expect(recommended.map(({ id }) => id.slice(-2))).toEqual(numbers);
  });

  test('every city says in a sentence what it is like', () => {
    for (const { about } of PRINTED_CITIES) expect(about).toMatch(/^[A-Z].{20,}\.$/);
    expect(PRINTED_CITIES).toHaveLength(9);
    expect(PLAYER_COUNTS.every((n) => CITIES.some(({ players: [min, max] }) => min <= n && n <= max))).toBe(true);
  });

  test.each([
    ['capital-01', 'capital-01'],
    ['capital', 'capital-01'],
    ['CAPITAL', 'capital-01'],
    ['01', 'capital-01'],
    ['1', 'capital-01'],
    ['City 01', 'capital-01'],
    ['city 1', 'capital-01'],
    ['Twin Cores', 'twin-cores-05'],
    ['twin-cores', 'twin-cores-05'],
    [' long mile ', 'long-mile-06'],
    ['09', 'splice-09'],
  ])('"%s" is found as %s', (asked, id) => {
    expect(cityByName(asked)?.id).toBe(id);
  });

  test.each(['', '10', '0', 'city', 'cap', 'capital-02', '__proto__'])('"%s" is no built-in city', (asked) => {
    expect(cityByName(asked)).toBeUndefined();
  });
});
