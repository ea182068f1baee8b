import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { decodeCity, encodeCity, isProblem } from './code.ts';
import { byReadingOrder } from './hex.ts';
import { type CityFile, type CityTile, DATA, type Data } from './types.ts';

const [CAPITAL = expect.unreachable()] = CITIES;
const sorted = (file: CityFile): CityFile => ({ ...file, tiles: [...file.tiles].sort(byReadingOrder) });

const coordinate = fc.integer({ min: -12, max: 12 });
const printed = fc.oneof(
  fc.constantFrom('start', 'compile', 'assimilate', 'teleport').map((kind) => ({ kind })),
  fc
    .uniqueArray(fc.constantFrom<Data>(...DATA), { minLength: 1, maxLength: 2 })
    .map((types) => ({ kind: 'data' as const, types })),
);
const tile: fc.Arbitrary<CityTile> = fc
  .tuple(coordinate, coordinate, printed)
  .map(([q, r, face]) => ({ q, r, ...face }));

// Any 16-bit units, so that separators, line ends, emoji and halves of emoji all come up as names.
const unit = fc.oneof(
  fc.constantFrom(...'|%:. -\n\r\u2028\ud83d\ude00é0'.split('')),
  fc.nat({ max: 0xffff }).map((n) => String.fromCharCode(n)),
);

const randomCity: fc.Arbitrary<CityFile> = fc.record({
  format: fc.constant(1 as const),
  id: fc.string({ unit: fc.constantFrom(...'abcxyz0189-'.split('')), minLength: 1, maxLength: 40 }),
  name: fc.array(unit, { minLength: 1, maxLength: 40 }).map((units) => units.join('')),
  players: fc
    .tuple(fc.integer({ min: 3, max: 6 }), fc.integer({ min: 3, max: 6 }))
    .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]),
  tiles: fc.uniqueArray(tile, { maxLength: 60, selector: ({ q, r }) => `${q},${r}` }),
});

describe('[EMG-701] the code of a city', () => {
  test('is one line that a person can read', () => {
    expect(encodeCity(CAPITAL)).toBe(
      'capital-01|Capital|3-6|-3:0:C O H A|-2:-1:H T M O T|-1:-2:T M O H M O|0:-3:M H T S T H M|1:-3:O M H O M T|2:-3:T O M T H|3:-3:A H O C',
    );
  });

  test.each(CITIES.map((file) => [file.id, file] as const))('%s comes back as it was', (_, file) => {
    expect(decodeCity(encodeCity(file))).toEqual(file);
  });

  test('any city comes back with its tiles sorted by r, then q', () => {
    fc.assert(
      fc.property(randomCity, (file) => {
        const code = encodeCity(file);
        expect(code).not.toMatch(/[\n\r\u2028\u2029]/);
        expect(code.isWellFormed()).toBe(true);
        expect(decodeCity(code)).toEqual(sorted(file));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test('is the same whatever the order of the tiles', () => {
    expect(encodeCity({ ...CAPITAL, tiles: [...CAPITAL.tiles].reverse() })).toBe(encodeCity(CAPITAL));
  });

  test('a name may hold the separators', () => {
    const file = { ...CAPITAL, name: 'a|b%0041:c\n😀\ud83d' };
    expect(encodeCity(file)).toContain('|a%007cb%00250041:c%000a😀%d83d|');
    expect(decodeCity(encodeCity(file))).toEqual(file);
  });

  test.each([
    ['a coordinate twice', { ...CAPITAL, tiles: [...CAPITAL.tiles, ...CAPITAL.tiles.slice(0, 1)] }, /V3/],
    ['a coordinate outside the grid', { ...CAPITAL, tiles: [{ q: 13, r: 0, kind: 'start' }] }, /V3/],
    ['a data tile without data', { ...CAPITAL, tiles: [{ q: 0, r: 0, kind: 'data', types: [] }] }, /V4/],
    ['players the wrong way round', { ...CAPITAL, players: [6, 3] }, /V12/],
  ] satisfies [string, CityFile, RegExp][])('a file with %s has none', (_, file, check) => {
    expect(() => encodeCity(file)).toThrow(check);
  });
});

describe('reading a code', () => {
  test.each([
    ['', 'V1'],
    ['rubbish', 'V1'],
    ['Capital|Capital|3-6|0:0:S', 'V1'],
    ['a||3-6|0:0:S', 'V1'],
    ['a|b|3|0:0:S', 'V12'],
    ['a|b|2-6|0:0:S', 'V12'],
    ['a|b|3-6|0:0:X', 'V4'],
    ['a|b|3-6|0:0:', 'V4'],
    ['a|b|3-6|0:0', 'V4'],
    ['a|b|3-6|', 'V4'],
    ['a|b|3-6|0:0:T+T', 'V4'],
    ['a|b|3-6|0:0:T+O+H', 'V4'],
    ['a|b|3-6|13:0:S', 'V3'],
    ['a|b|3-6|0:12:S T', 'V3'],
    ['a|b|3-6|0:0:S|0:0:T', 'V3'],
  ])('"%s" fails %s', (code, check) => {
    expect(decodeCity(code)).toMatchObject({ check, severity: 'error' });
  });

  test.each([
    'a|b|3-6|0:0:. S',
    'a|b|3-6|0:0:S .',
    'a|b|3-6|1:0:S|0:0:T',
    'a|b|3-6|0:0:S|0:1:T',
    'a|b|3-6|-0:0:S',
    'a|b|03-6|0:0:S',
    'a|%0062|3-6|0:0:S',
    'a|b%|3-6|0:0:S',
    'a|b|3-6 |0:0:S',
  ])('"%s" is another spelling of a city that has its own', (code) => {
    expect(decodeCity(code)).toMatchObject({ check: 'V1' });
  });

  test('a damaged code is refused or means another city, and never throws', () => {
    const codes = CITIES.map(encodeCity);
    const damage = fc.record({
      code: fc.constantFrom(...codes),
      at: fc.nat(300),
      remove: fc.nat(3),
      put: fc.string({ unit: fc.constantFrom(...'|:-. +%0123SCATOHMPa'.split('')), maxLength: 3 }),
    });
    fc.assert(
      fc.property(damage, ({ code, at, remove, put }) => {
        const damaged = code.slice(0, at) + put + code.slice(at + remove);
        const found = decodeCity(damaged);
        if (!isProblem(found)) expect(encodeCity(found)).toBe(damaged);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });

  test('any text at all is answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(decodeCity(text)).toBeDefined();
      }),
      { seed: 1 },
    );
  });
});
