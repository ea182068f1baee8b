import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fastRng } from './chance.ts';
import {
  type Act,
  acts,
  type AnyDomain,
  choicesIn,
  countOptions,
  grouping,
  isOnlyOne,
  isOffered,
  listOptions,
  pick,
  pickSome,
  sameAnswer,
  sampleOption,
  settle,
  split,
} from './domain.ts';
import type { Json } from './json.ts';
import { deepFreeze } from './testing/talk.ts';

const letters = ['a', 'b', 'c', 'd', 'e', 'f'];

const picks = fc
  .uniqueArray(fc.oneof(fc.integer({ min: -3, max: 9 }), fc.constantFrom(...letters)))
  .map((from) => pick(from));

const somes = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))
  .map(([n, min, more]) => pickSome(letters.slice(0, n), { min, max: min + more }));

const splits = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3 }))
  .map(([n, min, more]) => split(letters.slice(0, n), { min, max: min + more }));

/** Different sets of one to three positions, each in order. */
const shapes = fc.uniqueArray(
  fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 3 }).map((set) => set.sort((a, b) => a - b)),
  { maxLength: 4, selector: (set) => set.join() },
);
const groupings = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
    shapes,
    fc.integer({ min: 0, max: 2 }),
  )
  .map(([held, sets, min]) => grouping(['x', 'y', 7], held, sets, min));

const details = fc.dictionary(
  fc.constantFrom('from', 'place', 'card'),
  fc.oneof(fc.nat(2), fc.constantFrom('a', 'b')),
  {
    noNullPrototype: true,
  },
);
const actLists = fc
  .uniqueArray(
    fc.tuple(fc.constantFrom('buy', 'sell', 'pass'), details).map(([act, more]): Act => ({ act, ...more })),
    { minLength: 1, maxLength: 6, comparator: sameAnswer },
  )
  .map((from) => acts(from));

type Listed = Exclude<AnyDomain, { kind: 'plan' }>;

const domains: fc.Arbitrary<Listed> = fc.oneof(picks, actLists, somes, splits, groupings);

function holds<T>(property: fc.IProperty<T>): void {
  fc.assert(property, { seed: 1, numRuns: 150 });
}

/** Every answer, found the slow way: all candidates of the right form, one by one, against the words of the rule. */
function bruteForce(domain: Listed): Json[] {
  switch (domain.kind) {
    case 'pick':
    case 'acts':
      return [...domain.from];
    case 'some':
      return subsets(domain.from).filter((set) => set.length >= domain.min && set.length <= domain.max);
    case 'split': {
      const all = tuples(domain.parts.length, domain.max).filter((amounts) => {
        const sum = amounts.reduce((a, b) => a + b, 0);
        return sum >= domain.min && sum <= domain.max;
      });
      return all.map((amounts) => Object.fromEntries(domain.parts.map((part, i) => [part, amounts[i]!])));
    }
    case 'grouping': {
      const fits = (times: readonly number[]): boolean =>
        times.reduce((a, b) => a + b, 0) >= domain.min &&
        domain.held.every((held, item) => {
          const used = domain.sets.map((set, i) => set.filter((one) => one === item).length * times[i]!);
          return used.reduce((a, b) => a + b, 0) <= held;
        });
      const most = domain.held.reduce((a, b) => a + b, 0);
      return tuples(domain.sets.length, most)
        .filter(fits)
        .map((times) =>
          times.flatMap((n, i) => Array.from({ length: n }, () => domain.sets[i]!.map((at) => domain.items[at]!))),
        );
    }
  }
}

function subsets<T>(from: readonly T[]): T[][] {
  return from.reduceRight<T[][]>((sets, one) => [...sets, ...sets.map((set) => [one, ...set])], [[]]);
}

function tuples(length: number, most: number): number[][] {
  let all: number[][] = [[]];
  for (let i = 0; i < length; i += 1)
    all = all.flatMap((some) => Array.from({ length: most + 1 }, (_, n) => [...some, n]));
  return all;
}

function sorted(values: readonly Json[]): string[] {
  return values.map((value) => JSON.stringify(value)).sort();
}

describe('an offer', () => {
  test('lists exactly the answers that the rule allows, each once, and counts as many', () => {
    holds(
      fc.property(domains, (domain) => {
        const listed = [...listOptions(domain)];
        expect(sorted(listed)).toEqual(sorted(bruteForce(domain)));
        expect(countOptions(domain)).toBe(listed.length);
        expect(isOnlyOne(domain)).toBe(listed.length === 1);
      }),
    );
  });

  test('samples only answers that are listed', () => {
    holds(
      fc.property(domains, fc.integer(), (domain, seed) => {
        const listed = new Set(sorted([...listOptions(domain)]));
        if (listed.size === 0) return;
        const rng = fastRng(seed);
        for (let i = 0; i < 10; i += 1) expect(listed).toContain(JSON.stringify(sampleOption(domain, rng)));
      }),
    );
  });

  test.each<[string, AnyDomain]>([
    ['a pick', pick([1, 2, 'c'])],
    ['some', pickSome(letters, { min: 1, max: 4 })],
    ['a split', split(['a', 'b', 'c'], { min: 0, max: 3 })],
    ['sets', grouping(['x', 'y', 'z'], [3, 2, 2], [[0, 0], [0, 1], [0, 1, 2], [2]])],
    ['at least two sets', grouping(['x', 'y', 'z'], [1, 1, 1], [[0, 1, 2], [0, 1], [0], [1], [2]], 2)],
  ])('samples every answer sooner or later: %s', (_name, domain) => {
    deepFreeze(domain);
    const rng = fastRng(1);
    const seen = new Set(Array.from({ length: 20_000 }, () => JSON.stringify(sampleOption(domain, rng))));
    expect([...seen].sort()).toEqual(sorted([...listOptions(domain)]));
  });

  test('samples a grouping that is hard to reach: a large set taken early would leave too little', () => {
    const sets = [[0, 1, 2, 3, 4], [0], [1], [2], [3], [4]];
    const domain = grouping(letters.slice(0, 5), [1, 1, 1, 1, 1], sets, 5);
    const rng = fastRng(1);
    for (let i = 0; i < 50; i += 1) expect(sampleOption(domain, rng)).toEqual([['a'], ['b'], ['c'], ['d'], ['e']]);
  });

  test('picks evenly', () => {
    const rng = fastRng(2);
    const counts = [0, 0, 0];
    for (let i = 0; i < 3000; i += 1) counts[sampleOption(pick([0, 1, 2]), rng) as number]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('settling', () => {
  test('takes what is listed, and leaves it as it is', () => {
    holds(
      fc.property(domains, (domain) => {
        for (const value of listOptions(domain)) expect(settle(domain, value)).toEqual(value);
      }),
    );
  });

  test('brings every way to write an answer into the one form of the list', () => {
    expect(settle(pickSome(letters, { min: 0, max: 3 }), ['c', 'a'])).toEqual(['a', 'c']);
    const amounts = settle(split(['a', 'b'], { min: 1, max: 2 }), { b: 1, a: -0 }) as Record<string, number>;
    expect([Object.keys(amounts), Object.is(amounts['a'], 0), amounts['b']]).toEqual([['a', 'b'], true, 1]);
    const sets = grouping(['x', 'y', 'z'], [2, 2, 1], [[0, 1], [2]]);
    expect(settle(sets, [['z'], ['y', 'x']])).toEqual([['x', 'y'], ['z']]);
    expect(Object.is(settle(pick([0, 1]), -0), 0)).toBe(true);
  });

  test('refuses all that is not on the list', () => {
    const values = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.anything(),
      fc.array(fc.constantFrom(...letters, 7, 'x', 'y'), { maxLength: 5 }),
      fc.dictionary(fc.constantFrom(...letters), fc.integer({ min: -1, max: 4 })),
      fc.array(fc.array(fc.constantFrom('x', 'y', 7), { maxLength: 3 }), { maxLength: 3 }),
    );
    const listed = (domain: AnyDomain, value: Json): boolean =>
      sorted([...listOptions(domain)]).includes(JSON.stringify(value));
    fc.assert(
      fc.property(domains, values, (domain, value) => {
        const settled = settle(domain, value);
        expect(isOffered(domain, value)).toBe(settled !== undefined);
        if (settled !== undefined) expect(listed(domain, settled)).toBe(true);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });

  test.each<[string, AnyDomain, unknown[]]>([
    ['a pick', pick([0, 'a']), ['0', 'A', 1, null, undefined, [0], ['a'], Number.NaN, {}, true]],
    [
      'some',
      pickSome(['a', 'b', 'c'], { min: 1, max: 2 }),
      [[], 'a', ['a', 'a'], ['a', 'b', 'c'], ['a', 'z'], [['a']], { 0: 'a', length: 1 }, null, ['a', undefined]],
    ],
    [
      'a split',
      split(['a', 'b'], { min: 1, max: 2 }),
      [
        { a: 1 },
        { a: 1, b: 1, c: 0 },
        { a: 0, b: 0 },
        { a: 2, b: 1 },
        { a: 0.5, b: 0.5 },
        { a: 2, b: -1 },
        { a: '1', b: 0 },
        [1, 0],
        null,
        { a: 1, b: Number.NaN },
        Object.create({ a: 1, b: 0 }),
      ],
    ],
    [
      'sets',
      grouping(
        ['x', 'y'],
        [2, 1],
        [
          [0, 0],
          [0, 1],
        ],
        1,
      ),
      [
        [],
        [['x']],
        [
          ['x', 'x'],
          ['x', 'y'],
        ],
        [['y', 'y']],
        ['x', 'x'],
        [['x', 'x'], []],
        [['x', 'z']],
        null,
        [null],
        [[0, 0]],
      ],
    ],
  ])('refuses what is nearly right: %s', (_name, domain, wrong) => {
    for (const value of wrong) expect([value, isOffered(domain, value)]).toEqual([value, false]);
  });

  test('does not take the names of an object’s prototype for options', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'length']) {
      expect(isOffered(pick(['a']), name)).toBe(false);
      expect(isOffered(pickSome(['a'], { min: 1, max: 1 }), [name])).toBe(false);
      expect(isOffered(split([name], { min: 0, max: 1 }), {})).toBe(false);
    }
    const inherited: unknown = Object.assign(Object.create({ a: 1 }), { b: 0, c: 0 });
    expect(isOffered(split(['a', 'b'], { min: 0, max: 1 }), inherited)).toBe(false);
    expect(isOffered(split(['a'], { min: 0, max: 1 }), JSON.parse('{"a": 0, "__proto__": 0}'))).toBe(false);
  });
});

test('no more can be picked than there is', () => {
  expect(pickSome(['a', 'b'], { min: 1, max: 5 })).toMatchObject({ min: 1, max: 2 });
  expect(countOptions(pickSome(['a'], { min: 2, max: 3 }))).toBe(0);
});

test('large offers are counted without being listed', () => {
  expect(
    countOptions(
      pickSome(
        Array.from({ length: 40 }, (_, i) => i),
        { min: 20, max: 20 },
      ),
    ),
  ).toBe(137_846_528_820);
  expect(countOptions(split(letters, { min: 0, max: 30 }))).toBe(1_947_792);
});

describe('the same answer', () => {
  test.each<[Json, Json]>([
    [null, {}],
    [{}, null],
    [null, 'a'],
    [1, {}],
    [{}, 1],
    ['x', { 0: 'x' }],
    [{ 0: 'x' }, 'x'],
    [[], {}],
    [{ 0: 'x' }, ['x']],
    [
      { act: 'pay', to: null },
      { act: 'pay', to: {} },
    ],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
  ])('is not %j and %j', (a, b) => expect(sameAnswer(a, b)).toBe(false));

  test.each<[Json, Json]>([
    [null, null],
    [
      [1, [2]],
      [1, [2]],
    ],
    [
      { a: 1, b: null },
      { b: null, a: 1 },
    ],
  ])('is %j and %j', (a, b) => expect(sameAnswer(a, b)).toBe(true));
});

test('a pick and acts hold their answers as a list, the others do not', () => {
  expect(choicesIn(pick(['a', 'b']))).toEqual(['a', 'b']);
  expect(choicesIn(acts([{ act: 'pay' }]))).toEqual([{ act: 'pay' }]);
  expect(() => choicesIn(pickSome(['a'], { min: 0, max: 1 }))).toThrow('a some holds no list of answers');
});

test('no card goes into two sets', () => {
  const two = grouping(['x', 'y'], [2, 1], [[0], [0, 1]]);
  expect(settle(two, [['x'], ['x', 'y']])).toEqual([['x'], ['x', 'y']]);
  expect(settle(two, [['x'], ['x'], ['x', 'y']])).toBeUndefined();
});

describe('a grouping that is drawn', () => {
  test('has more than a set or two, where there is enough', () => {
    const rng = fastRng(1);
    const ten = grouping(['x'], [10], [[0]]);
    const large = Array.from({ length: 1000 }, () => (sampleOption(ten, rng) as Json[]).length).filter((n) => n >= 2);
    expect(large.length).toBeGreaterThan(450); // 3/4 · 3/4 of them
  });

  test('does not stop before it has what is due', () => {
    const rng = fastRng(1);
    let drawn = 0;
    const counted = { below: (n: number) => ((drawn += 1), rng.below(n)) };
    expect(sampleOption(grouping(['x'], [10], [[0]], 10), counted)).toHaveLength(10);
    expect(drawn).toBe(10);
  });

  test('is the first of the list where drawing finds none', () => {
    const singles = Array.from({ length: 20 }, () => ['x']);
    expect(sampleOption(grouping(['x'], [20], [[0, 0], [0]], 20), fastRng(1))).toEqual(singles);
  });
});
