import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCity, parseCity } from './check.ts';
import { CITIES } from './cities.ts';
import { buildCity } from './city.ts';
import type { Check } from './problems.ts';
import { changed, cityFile, cityOf } from './testing/cities.ts';
import type { CityFile, CityTile } from './types.ts';

const CAPITAL = cityFile('01');
const METROPLEX = cityFile('07');

/** City 01 with one tile (its number in the list) written otherwise. */
const withTile = (i: number, tile: unknown): unknown => ({
  ...CAPITAL,
  tiles: CAPITAL.tiles.with(i, tile as CityTile),
});
const shifted = (file: CityFile, by: number): CityFile => ({
  ...file,
  tiles: file.tiles.map((tile) => ({ ...tile, q: tile.q + by })),
});

const found = (value: unknown, severity: 'error' | 'warning'): Check[] => [
  ...new Set(
    checkCity(value)
      .problems.filter((problem) => problem.severity === severity)
      .map(({ check }) => check),
  ),
];

type Case = [what: string, broken: unknown, nearest: unknown];

function failsOnly(check: Check, cases: Case[]): void {
  test.each(cases)('%s', (_, broken, nearest) => {
    expect(found(broken, 'error')).toEqual([check]);
    expect(checkCity(broken).ok).toBe(false);
    expect(found(nearest, 'error')).toEqual([]);
    expect(checkCity(nearest).ok).toBe(true);
  });
}

function warnsOnly(check: Check, cases: Case[]): void {
  test.each(cases)('%s', (_, broken, nearest) => {
    expect(checkCity(broken).problems.map((problem) => problem.check)).toContain(check);
    expect(found(broken, 'warning')).toEqual([check]);
    expect(checkCity(broken).ok).toBe(true);
    expect(checkCity(nearest).problems).toEqual([]);
  });
}

describe('[V1] format, id and name', () => {
  const { name: _, ...nameless } = CAPITAL;
  failsOnly('V1', [
    ['format 2', { ...CAPITAL, format: 2 }, CAPITAL],
    ['format "1"', { ...CAPITAL, format: '1' }, CAPITAL],
    ['no id', { ...CAPITAL, id: '' }, { ...CAPITAL, id: 'a' }],
    ['41 letters of id', { ...CAPITAL, id: 'a'.repeat(41) }, { ...CAPITAL, id: 'a'.repeat(40) }],
    ['a capital letter in the id', { ...CAPITAL, id: 'Capital' }, { ...CAPITAL, id: 'capital' }],
    ['a line end in the id', { ...CAPITAL, id: 'capital\n' }, { ...CAPITAL, id: '0-9' }],
    ['an empty name', { ...CAPITAL, name: '' }, { ...CAPITAL, name: 'X' }],
    ['41 characters of name', { ...CAPITAL, name: 'x'.repeat(41) }, { ...CAPITAL, name: 'x'.repeat(40) }],
    ['41 emoji of name', { ...CAPITAL, name: '🤖'.repeat(41) }, { ...CAPITAL, name: '🤖'.repeat(40) }],
    ['a name that is missing', nameless, CAPITAL],
    ['a field that does not exist', { ...CAPITAL, titel: 'Capital' }, CAPITAL],
  ]);

  test.each([null, undefined, true, 7, 'capital-01', [], [CAPITAL]])('%j is no city', (value) => {
    expect(checkCity(value).problems.map(({ check }) => check)).toEqual(['V1']);
  });
});

/** A full hexagon: S, C and A apart on its rim's first ring, data in turn everywhere else. */
function hexagon(radius: number): CityFile {
  const tiles: CityTile[] = [];
  const special = new Map<string, CityTile['kind']>([
    ['0,0', 'start'],
    ['2,0', 'compile'],
    ['-2,0', 'assimilate'],
  ]);
  for (let r = -radius; r <= radius; r += 1) {
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q += 1) {
      const kind = special.get(`${q},${r}`) ?? 'data';
      const type = (['triangle', 'circle', 'helix', 'molecule'] as const)[tiles.length % 4] ?? 'circle';
      tiles.push(kind === 'data' ? { q, r, kind, types: [type] } : { q, r, kind });
    }
  }
  return { format: 1, id: 'hexagon', name: 'Hexagon', players: [3, 6], tiles };
}

describe('[V2] 13 to 91 tiles', () => {
  const thirteen = cityOf(
    [3, 3],
    [
      [-1, 0, 'C T O A'],
      [0, -1, 'T+O O+H S M'],
      [1, -1, 'H M H+M T H'],
    ],
  );
  failsOnly('V2', [
    ['12 tiles', changed(thirteen, { '3,1': '.' }), thirteen],
    ['92 tiles', changed(hexagon(5), { '6,-5': 'T' }), hexagon(5)],
  ]);

  test('those two have 13 and 91', () => {
    expect([thirteen.tiles.length, hexagon(5).tiles.length]).toEqual([13, 91]);
  });

  test.each([undefined, null, 37, 'C O H A', {}])('tiles %j are no list; nothing else is said about them', (tiles) => {
    expect(checkCity({ ...CAPITAL, tiles }).problems.map(({ check }) => check)).toEqual(['V2']);
  });
});

describe('[V3] coordinates', () => {
  const [first] = CAPITAL.tiles;
  failsOnly('V3', [
    ['13 columns to the right', shifted(CAPITAL, 10), shifted(CAPITAL, 9)],
    ['13 columns to the left', shifted(CAPITAL, -10), shifted(CAPITAL, -9)],
    ['half a column', withTile(0, { ...first, q: 0.5 }), withTile(0, { ...first, q: 0 })],
    ['a number as text', withTile(0, { ...first, r: '-3' }), withTile(0, { ...first, r: -3 })],
    ['no coordinate', withTile(0, { kind: 'compile', r: -3 }), CAPITAL],
    ['the same place twice', { ...CAPITAL, tiles: [...CAPITAL.tiles, { ...first }] }, CAPITAL],
    ['-0 and 0', { ...CAPITAL, tiles: [...CAPITAL.tiles, { q: -0, r: 0, kind: 'data', types: ['circle'] }] }, CAPITAL],
  ]);
});

describe('[V4] kinds and types', () => {
  const circle = { q: 1, r: -3, kind: 'data', types: ['circle'] }; // A2, the second tile
  const dual = withTile(1, { ...circle, types: ['circle', 'helix'] });
  failsOnly('V4', [
    ['an unknown kind', withTile(1, { ...circle, kind: 'dta' }), withTile(1, circle)],
    ['no kind', withTile(1, { q: 1, r: -3 }), CAPITAL],
    ['the name of an inherited property as kind', withTile(1, { ...circle, kind: 'constructor' }), CAPITAL],
    ['a data tile without types', withTile(1, { q: 1, r: -3, kind: 'data' }), CAPITAL],
    ['an empty list of types', withTile(1, { ...circle, types: [] }), CAPITAL],
    ['three types', withTile(1, { ...circle, types: ['circle', 'helix', 'molecule'] }), dual],
    ['an unknown type', withTile(1, { ...circle, types: ['square'] }), CAPITAL],
    ['the same type twice', withTile(1, { ...circle, types: ['circle', 'circle'] }), dual],
    ['a type outside a list', withTile(1, { ...circle, types: 'circle' }), CAPITAL],
    ['types on a compile tile', withTile(0, { ...CAPITAL.tiles[0], types: ['circle'] }), CAPITAL],
    ['an empty list of types on a compile tile', withTile(0, { ...CAPITAL.tiles[0], types: [] }), CAPITAL],
    ['a field that does not exist', withTile(1, { ...circle, type: 'circle' }), CAPITAL],
  ]);

  test('a tile that is no object has no coordinates either, and is reported once', () => {
    expect(checkCity(withTile(5, 'T')).problems).toEqual([
      {
        check: 'V4',
        severity: 'error',
        at: 'tiles[5]',
        says: 'Entry 6 of the tiles is "T". A tile is an object like {"q": 0, "r": 0, "kind": "start"}.',
      },
    ]);
  });
});

describe('[V5] exactly one start tile', () => {
  failsOnly('V5', [
    ['none', changed(CAPITAL, { '0,0': 'T' }), CAPITAL],
    ['two', changed(CAPITAL, { '-2,0': 'S' }), CAPITAL],
  ]);
});

describe('[V6] one to six compile and assimilate tiles', () => {
  const six = (code: string) => changed(METROPLEX, { '2,-4': code, '2,2': code, '-4,2': code });
  failsOnly('V6', [
    ['no compile tile', changed(CAPITAL, { '0,-3': 'T', '0,3': 'T' }), changed(CAPITAL, { '0,-3': 'T' })],
    ['no assimilate tile', changed(CAPITAL, { '3,-3': 'T', '-3,3': 'T' }), changed(CAPITAL, { '3,-3': 'T' })],
    ['seven compile tiles', changed(six('C'), { '1,-2': 'C' }), six('C')],
    ['seven assimilate tiles', changed(six('A'), { '1,-2': 'A' }), six('A')],
  ]);
});

describe('[V7] start, compile and assimilate tiles apart', () => {
  failsOnly('V7', [
    ['compile next to start', changed(CAPITAL, { '0,-1': 'C' }), changed(CAPITAL, { '-2,0': 'C' })],
    ['assimilate next to start', changed(CAPITAL, { '-1,1': 'A' }), changed(CAPITAL, { '-2,1': 'A', '-3,3': 'H' })],
    ['compile next to assimilate', changed(CAPITAL, { '2,-3': 'C' }), changed(CAPITAL, { '2,-3': 'C', '3,-3': 'T' })],
    ['compile next to compile', changed(CAPITAL, { '1,-3': 'C' }), changed(CAPITAL, { '1,-3': 'C', '0,-3': 'T' })],
    [
      'assimilate next to assimilate',
      changed(CAPITAL, { '2,-3': 'A' }),
      changed(CAPITAL, { '2,-3': 'A', '3,-3': 'T' }),
    ],
  ]);
});

describe('[EMG-006] no two of start, compile and assimilate are adjacent', () => {
  test('the builder is told which two, and what to do', () => {
    const { problems } = checkCity(changed(CAPITAL, { '1,0': 'C' }));
    expect(problems).toEqual([
      {
        check: 'V7',
        severity: 'error',
        at: '(1,0)',
        says: 'Tile (1,0) is a compile tile next to the start tile at (0,0). Put a data tile between them (EMG-006).',
      },
    ]);
  });

  test('each pair is reported, once', () => {
    const crowd = changed(CAPITAL, { '1,0': 'C', '0,1': 'A' });
    expect(checkCity(crowd).problems.map(({ check, at }) => [check, at])).toEqual([
      ['V7', '(1,0)'],
      ['V7', '(0,1)'],
      ['V7', '(0,1)'],
    ]);
  });

  test('[EMG-600] a teleport tile may be adjacent to any of them', () => {
    const beside = changed(CAPITAL, { '1,0': 'P', '1,-3': 'P', '2,-3': 'P' });
    expect(found(beside, 'error')).toEqual([]);
  });
});

describe('[V8] everything is reachable', () => {
  const island = changed(CAPITAL, { '6,0': 'T', '7,0': 'T' });
  failsOnly('V8', [
    ['an island, against one with a bridge', island, changed(island, { '4,0': 'H', '5,0': 'O' })],
    ['an island, against one with teleport tiles', island, changed(island, { '6,0': 'P', '0,-1': 'P' })],
    [
      'an island with both teleport tiles, against one of them',
      changed(CAPITAL, { '6,0': 'P', '7,0': 'P' }),
      changed(CAPITAL, { '6,0': 'P', '7,0': 'T', '3,0': 'P' }),
    ],
  ]);

  test('each island is reported once, with its tiles', () => {
    const two = changed(island, { '-6,0': 'T', '-7,0': 'T', '-7,1': 'H' });
    expect(checkCity(two).problems.filter(({ check }) => check === 'V8')).toMatchObject([
      { at: '(6,0)', says: expect.stringContaining('The 2 tiles (6,0) and (7,0) cannot be reached') },
      { at: '(-6,0)', says: expect.stringContaining('The 3 tiles (-6,0), (-7,0) and (-7,1) cannot be reached') },
    ]);
  });
});

describe('[V9] enough starting blocks', () => {
  const molecules = (n: number): CityFile => {
    let left = n;
    const tiles = CAPITAL.tiles.map((tile): CityTile => {
      if (tile.kind !== 'data' || !tile.types.includes('molecule')) return tile;
      left -= 1;
      return left >= 0 ? tile : { ...tile, types: ['circle'] };
    });
    return { ...CAPITAL, tiles };
  };
  const twelve = cityOf(
    [3, 3],
    [
      [-2, 0, 'C H O'],
      [-1, -1, 'T M T H'],
      [0, -2, 'H P S P T'],
      [1, -2, 'M O P O'],
      [2, -2, 'P M A'],
    ],
  );
  failsOnly('V9', [
    ['one molecule', molecules(1), molecules(2)],
    ['no molecule', molecules(0), molecules(2)],
    ['11 blocks', changed(twelve, { '0,1': 'H', '-2,0': 'P', '-2,1': 'P' }), twelve],
  ]);

  test('[EMG-621] a dual-resource tile counts for both of its types', () => {
    const one = changed(molecules(1), { '1,-3': 'O+M' });
    expect(found(one, 'error')).toEqual([]);
  });
});

describe('[V10] neighbours', () => {
  const lonely = changed(CAPITAL, { '0,0': 'T', '-4,0': 'S' });
  failsOnly('V10', [
    ['a start tile with one neighbour', lonely, changed(lonely, { '-4,1': 'T' })],
    [
      'a teleport tile on its own',
      changed(CAPITAL, { '0,-1': 'P', '6,0': 'P' }),
      changed(CAPITAL, { '0,-1': 'P', '4,0': 'P' }),
    ],
  ]);
});

describe('[V11] no teleport tile, or 2 to 6', () => {
  const two = changed(CAPITAL, { '0,-1': 'P', '0,1': 'P' });
  const six = changed(two, { '1,-1': 'P', '-1,1': 'P', '1,0': 'P', '-1,0': 'P' });
  failsOnly('V11', [
    ['one', changed(CAPITAL, { '0,-1': 'P' }), two],
    ['seven', changed(six, { '2,0': 'P' }), six],
  ]);
});

describe('[V12] players', () => {
  const players = (value: unknown): unknown => ({ ...CAPITAL, players: value });
  failsOnly('V12', [
    ['two', players([2, 5]), players([3, 5])],
    ['seven', players([4, 7]), players([4, 6])],
    ['the larger first', players([5, 4]), players([4, 5])],
    ['one number', players([4]), players([4, 4])],
    ['three numbers', players([3, 4, 5]), players([3, 5])],
    ['no list', players(4), CAPITAL],
    ['nothing', players(undefined), CAPITAL],
    ['half an operative', players([3.5, 6]), CAPITAL],
    ['text', players(['3', '6']), CAPITAL],
  ]);
});

describe('[W1] types in balance', () => {
  const two = changed(CAPITAL, { '0,-2': 'O' }); // T 7, O 9
  warnsOnly('W1', [['9 against 6', changed(two, { '-1,0': 'M' }), two]]);
});

describe('[W2] dead ends', () => {
  const tip = changed(CAPITAL, { '0,-1': 'P', '4,-4': 'P' });
  warnsOnly('W2', [['a tile with one neighbour', tip, changed(tip, { '4,-3': 'T' })]]);

  test('names the tile', () => {
    expect(checkCity(tip).problems).toMatchObject([{ at: '(4,-4)' }]);
  });
});

describe('[W3] room round compile and assimilate tiles', () => {
  warnsOnly('W3', [
    ['a compile tile with two neighbours', changed(CAPITAL, { '1,-3': '.' }), CAPITAL],
    ['an assimilate tile with two neighbours', changed(CAPITAL, { '2,-3': '.' }), CAPITAL],
  ]);
});

describe('[W4] the walk to the nearest compile and assimilate tile', () => {
  const mile = (north: string, street: string, south: string): CityFile =>
    cityOf(
      [3, 5],
      [
        [-1, -4, north],
        [0, -5, street],
        [1, -5, south],
      ],
    );
  warnsOnly('W4', [
    [
      '7 steps to compile',
      mile('H T O M T M T M O', 'M O S H T O H O H C', 'M H O T H T A M T'),
      mile('H T O M T M T M O', 'M O H S T O H O H C', 'M H O T H T A M T'),
    ],
    [
      '7 steps to assimilate',
      mile('H T O M T M T M O', 'M O S H T O C O H A', 'M H O T H T H M T'),
      mile('H T O M T M T M O', 'M O H S T O C O H A', 'M H O T H T H M T'),
    ],
    [
      'a second compile tile is near enough',
      mile('H T O M T M T M O', 'M O S H T O H O H C', 'M H O T H T A M T'),
      mile('H T O M T M T M O', 'M O S H C O H O H C', 'M H O T H T A M T'),
    ],
  ]);

  test('steps are counted on foot: a compile tile that only a jump leads to is far', () => {
    const east = { '0,-3': 'T', '0,3': 'H', '0,-1': 'P' };
    const island = { '7,0': 'P', '8,0': 'T', '9,0': 'C', '8,1': 'T', '8,-1': 'H', '9,-1': 'M', '7,1': 'O' };
    const { problems } = checkCity(changed(CAPITAL, { ...east, ...island }));
    expect(problems.find(({ check }) => check === 'W4')?.says).toContain('cannot be reached on foot');
  });
});

describe('[W5] blocks for each operative', () => {
  warnsOnly('W5', [
    [
      'fewer than 4 at the largest count',
      { ...cityFile('02'), players: [3, 6] },
      { ...cityFile('02'), players: [3, 5] },
    ],
    ['more than 12 at the smallest count', { ...METROPLEX, players: [3, 6] }, { ...METROPLEX, players: [4, 6] }],
  ]);

  test('says which side the city leans to', () => {
    expect(checkCity({ ...cityFile('02'), players: [3, 6] }).problems[0]?.says).toContain('it leans to the Humans');
    expect(checkCity({ ...METROPLEX, players: [3, 6] }).problems[0]?.says).toContain('it leans to the A.I.');
  });
});

describe('[W6] a single tile between two parts', () => {
  const narrow = changed(cityFile('05'), { '0,0': 'T', '-2,0': 'S' });
  warnsOnly('W6', [
    ['the middle of City 05 without its start tile', narrow, changed(narrow, { '1,-1': 'M' })],
    ['the same, against the start tile in its place', narrow, cityFile('05')],
    ['the same, against a jump that leads round', narrow, changed(narrow, { '-5,0': 'P', '5,0': 'P' })],
  ]);

  test('names the tile', () => {
    expect(checkCity(narrow).problems).toMatchObject([{ check: 'W6', at: '(0,0)' }]);
  });
});

describe('[EMG-700] a custom city is playable when it passes V1–V12', () => {
  test('warnings do not forbid', () => {
    const warned = { ...cityFile('02'), players: [3, 6] };
    expect(parseCity(warned)).toMatchObject({ ok: true, problems: [{ check: 'W5', severity: 'warning' }] });
  });

  test('errors do', () => {
    expect(parseCity({ ...CAPITAL, format: 3 })).toEqual({
      ok: false,
      problems: [expect.objectContaining({ check: 'V1' })],
    });
  });

  test('on saving, tiles are sorted by r, then q', () => {
    const parsed = parseCity({ ...CAPITAL, tiles: [...CAPITAL.tiles].reverse() });
    expect(parsed).toEqual({ ok: true, city: CAPITAL, problems: [] });
  });

  test('[EMG-701] what comes out is a copy: the sender may go on editing', () => {
    const sent = structuredClone(CAPITAL) as unknown as { tiles: { types?: string[] }[] };
    const parsed = parseCity(sent);
    sent.tiles[1]?.types?.push('helix');
    sent.tiles.length = 3;
    expect(parsed).toMatchObject({ city: CAPITAL });
  });

  test('all problems are reported at once, in the order of the checks', () => {
    const wreck = {
      ...changed(CAPITAL, { '0,0': 'T', '1,-3': 'C', '6,0': 'P', '0,3': '.' }),
      format: 0,
      name: '',
      players: [1, 9],
    };
    expect(checkCity(wreck).problems.map(({ check }) => check)).toEqual(
      ['V1', 'V1', 'V5', 'V7', 'V10', 'V11', 'V12'].concat(found(wreck, 'warning')),
    );
  });

  test('an empty city lacks everything', () => {
    expect(found({ ...CAPITAL, tiles: [] }, 'error')).toEqual(['V2', 'V5', 'V6', 'V9']);
  });

  test('a tile that cannot be read may be the one that is missing, so nothing is called missing', () => {
    expect(found(withTile(18, { q: 0, r: 0, kind: 'strat' }), 'error')).toEqual(['V4']);
    expect(checkCity(withTile(18, { q: 0.5, r: 0, kind: 'start' })).problems.map(({ check }) => check)).toEqual(['V3']);
  });
});

describe('[EMG-702] the fixed roles hold in custom cities', () => {
  test('a compile tile cannot carry data, nor can a data tile go without', () => {
    expect(found(withTile(0, { ...CAPITAL.tiles[0], types: ['helix'] }), 'error')).toEqual(['V4']);
    expect(found(withTile(1, { q: 1, r: -3, kind: 'data', types: [] }), 'error')).toEqual(['V4']);
  });

  test('[EMG-006] is no warning that a builder may wave away', () => {
    const touching = changed(CAPITAL, { '1,0': 'C' });
    expect(parseCity(touching).ok).toBe(false);
    expect(() => buildCity(touching)).toThrow(/EMG-006/);
  });
});

describe('any JSON value is answered', () => {
  const rubbish = fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true });

  test('rubbish is refused, and never throws', () => {
    fc.assert(
      fc.property(rubbish, (value) => {
        expect(checkCity(value).ok).toBe(false);
      }),
      { seed: 1 },
    );
  });

  test('rubbish in any field of a city is refused, and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom('format', 'id', 'name', 'players', 'tiles', 'more'), rubbish, (field, value) => {
        const { problems } = checkCity({ ...CAPITAL, [field]: value });
        for (const { says } of problems) expect(says).toMatch(/^[A-Z].*\.$/);
      }),
      { seed: 1 },
    );
  });

  test('rubbish in any field of a tile never throws', () => {
    const edit = fc.record({
      i: fc.nat(36),
      field: fc.constantFrom('q', 'r', 'kind', 'types', 'more'),
      value: rubbish,
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 4 }), (edits) => {
        const tiles: unknown[] = [...CAPITAL.tiles];
        for (const { i, field, value } of edits) tiles[i] = { ...(tiles[i] as object), [field]: value };
        expect(parseCity({ ...CAPITAL, tiles })).toHaveProperty('ok');
      }),
      { seed: 1 },
    );
  });

  test('a random rearrangement that is called playable can be built', () => {
    const codes = ['T', 'O', 'H', 'M', 'S', 'C', 'A', 'P', 'O+M', '.'];
    const edit = fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }), fc.constantFrom(...codes));
    fc.assert(
      fc.property(fc.constantFrom(...CITIES), fc.array(edit, { maxLength: 5 }), (file, edits) => {
        const custom = changed(file, Object.fromEntries(edits.map(([q, r, code]) => [`${q},${r}`, code])));
        if (checkCity(custom).ok) expect(buildCity(custom).tiles).toBe(custom.tiles.length);
        else expect(() => buildCity(custom)).toThrow(/V\d/);
      }),
      { seed: 1 },
    );
  });

  test('a very long text is not repeated back', () => {
    for (const { says } of checkCity({ ...CAPITAL, name: 'x'.repeat(100_000), ['y'.repeat(100_000)]: 1 }).problems) {
      expect(says.length).toBeLessThan(200);
    }
  });

  test('a city as wide as the grid, full of teleport tiles, is judged in good time', () => {
    const tiles = Array.from({ length: 625 }, (_, i) => ({
      q: (i % 25) - 12,
      r: Math.floor(i / 25) - 12,
      kind: 'teleport',
    }));
    expect(found({ ...CAPITAL, tiles }, 'error')).toEqual(['V2', 'V5', 'V6', 'V9', 'V11']);
  });
});
