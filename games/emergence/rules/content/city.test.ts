import { describe, expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { buildCity, type City, cityFromCode, encodeCity } from './city.ts';
import { changed, cityFile } from './testing/cities.ts';
import { DATA } from './types.ts';

const built = (name: string): City => buildCity(cityFile(name));
const named = (city: City, name: string): number => city.tileNamed.get(name) ?? expect.unreachable(name);
const around = (city: City, name: string): string[] =>
  (city.neighbours[named(city, name)] ?? []).map((tile) => city.names[tile] ?? '');

describe('tile names', () => {
  test('in City 01 the start tile is D4, and rows run from A1 to G4', () => {
    const city = built('01');
    expect(city.names[city.start]).toBe('D4');
    expect([city.names[0], city.names[4], city.names.at(-1)]).toEqual(['A1', 'B1', 'G4']);
    expect(new Set(city.names).size).toBe(37);
  });

  test('gaps are not counted: in City 04 the row D runs from D1 to D4', () => {
    const city = built('04');
    expect(city.names.filter((name) => name.startsWith('D'))).toEqual(['D1', 'D2', 'D3', 'D4']);
    expect([city.q[named(city, 'D3')], city.r[named(city, 'D3')]]).toEqual([2, 0]);
  });
});

describe('tile names beyond an empty row', () => {
  test('a row without tiles takes no letter', () => {
    const island = buildCity(changed(cityFile('01'), { '0,-1': 'P', '0,5': 'P', '1,5': 'T' }));
    expect(island.names.slice(-3)).toEqual(['G4', 'H1', 'H2']);
  });
});

describe('[EMG-121] neighbours in a city', () => {
  test('D4 in the middle of City 01 touches six tiles', () => {
    expect(around(built('01'), 'D4')).toEqual(['C3', 'C4', 'D3', 'D5', 'E3', 'E4']);
  });

  test('A1 in its corner touches three', () => {
    expect(around(built('01'), 'A1')).toEqual(['A2', 'B1', 'B2']);
  });

  test('the walk of EX-27 goes from neighbour to neighbour and past all four types', () => {
    const city = built('01');
    const walk = ['D4', 'C3', 'B3', 'B2', 'B1', 'A1', 'A2', 'A3', 'A4'].map((name) => named(city, name));
    for (const [i, tile] of walk.entries()) if (i > 0) expect(city.adjacent[walk[i - 1] ?? -1]?.[tile]).toBe(true);
    const signs = walk.map((tile) => DATA[city.types[tile]?.[0] ?? -1] ?? city.kind[tile]);
    expect(signs.slice(0, 6)).toEqual(['start', 'circle', 'molecule', 'triangle', 'helix', 'compile']);
    expect(city.kind[walk[8] ?? -1]).toBe('assimilate');
  });

  test.each(CITIES.map(({ id }) => id))('%s: neighbours, the adjacency table and distance 1 say the same', (id) => {
    const city = built(id);
    for (let a = 0; a < city.tiles; a += 1) {
      for (let b = 0; b < city.tiles; b += 1) {
        const near = city.neighbours[a]?.includes(b);
        expect(city.adjacent[a]?.[b]).toBe(near);
        expect(city.distance[a]?.[b] === 1).toBe(near);
        expect(city.distance[a]?.[b]).toBe(city.distance[b]?.[a]);
      }
    }
  });
});

describe('[EMG-600] a teleport tile', () => {
  const city = built('08');

  test('carries no data and is neither start, compile nor assimilate', () => {
    for (const tile of city.teleports) {
      expect(city.types[tile]).toEqual([]);
      expect([city.start, ...city.compile, ...city.assimilate]).not.toContain(tile);
    }
  });

  test('may lie next to any tile', () => {
    const crowded = changed(cityFile('01'), { '0,-1': 'P', '1,-3': 'P', '2,-3': 'P' });
    const { adjacent, start, compile, assimilate, teleports } = buildCity(crowded);
    for (const special of [start, compile[0], assimilate[0]]) {
      expect(teleports.some((tile) => adjacent[special ?? -1]?.[tile])).toBe(true);
    }
  });
});

describe('[EMG-603] teleport tiles are not neighbours', () => {
  test('the three of City 08 do not touch, and are far from each other on foot', () => {
    const city = built('08');
    for (const a of city.teleports) {
      for (const b of city.teleports) {
        expect(city.adjacent[a]?.[b]).toBe(false);
        if (a !== b) expect(city.distance[a]?.[b]).toBe(10);
      }
    }
  });

  test('unless they share an edge', () => {
    const { adjacent, teleports } = buildCity(changed(cityFile('01'), { '0,-1': 'P', '1,-1': 'P', '0,2': 'P' }));
    const [a = -1, b = -1, c = -1] = teleports;
    expect(adjacent[a]?.[b]).toBe(true);
    expect(adjacent[a]?.[c]).toBe(false);
  });

  test('an island that only a teleport leads to is at no distance on foot', () => {
    const city = buildCity(changed(cityFile('01'), { '0,-1': 'P', '8,0': 'P', '9,0': 'T' }));
    const island = city.q.indexOf(9);
    expect(city.distance[city.start]?.[island]).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('[EMG-620] a dual-resource tile in a city', () => {
  test('is a data tile with two types', () => {
    const city = built('09');
    const tile = named(city, 'A3');
    expect([city.kind[tile], city.types[tile]]).toEqual(['data', [1, 3]]);
  });
});

describe('[EMG-701] a game keeps its own copy of the city', () => {
  test('an edit of the file touches neither the code nor the city built from it', () => {
    const types: ('circle' | 'helix')[] = ['circle'];
    const edited = {
      ...cityFile('01'),
      name: 'Mine',
      tiles: cityFile('01').tiles.map((tile) => (tile.q === 1 && tile.r === -3 ? { ...tile, types } : { ...tile })),
    };
    const city = buildCity(edited);
    const { code } = city;
    edited.name = 'Yours';
    edited.tiles.splice(10, 3);
    types.push('helix');
    expect(city.name).toBe('Mine');
    expect(city.tiles).toBe(37);
    expect(cityFromCode(code)).toEqual({ ...city, recommended: expect.any(Function) });
    expect(cityFromCode(code).types[1]).toEqual([1]);
  });

  test('the same code gives the same object', () => {
    const code = encodeCity(cityFile('03'));
    expect(cityFromCode(code)).toBe(cityFromCode(`${code.slice(0, 5)}${code.slice(5)}`));
    expect(cityFromCode(code).code).toBe(code);
  });

  test('a city that many others have pushed out is built again alike', () => {
    const code = encodeCity(cityFile('02'));
    const before = cityFromCode(code);
    for (let n = 0; n < 300; n += 1) cityFromCode(encodeCity({ ...cityFile('02'), id: `city-${n}` }));
    expect(cityFromCode(code)).not.toBe(before);
    expect(cityFromCode(code)).toEqual({ ...before, recommended: expect.any(Function) });
  });

  test('no rule can write into a city that all tables share', () => {
    const city = built('01');
    expect(Object.isFrozen(city)).toBe(true);
    expect(Object.isFrozen(city.neighbours)).toBe(true);
    expect(Object.isFrozen(city.neighbours[0])).toBe(true);
    expect(Object.isFrozen(city.distance[36])).toBe(true);
  });
});

describe('the door', () => {
  test('the order of tiles in a file does not matter', () => {
    const shuffled = { ...cityFile('08'), tiles: [...cityFile('08').tiles].reverse() };
    expect(buildCity(shuffled).code).toBe(built('08').code);
    expect(buildCity(shuffled).names).toEqual(built('08').names);
  });

  test('an illegal file is thrown back with what is wrong', () => {
    expect(() => buildCity(changed(cityFile('01'), { '0,0': 'T' }))).toThrow(/V5 The city has no start tile/);
  });

  test('rubbish instead of a code is thrown back', () => {
    expect(() => cityFromCode('rubbish')).toThrow(/no city code/);
    expect(() => cityFromCode(encodeCity(changed(cityFile('01'), { '0,0': 'T' })))).toThrow(/V5/);
  });
});
