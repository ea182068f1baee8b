import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allOptions } from './all-options.ts';
import { fastRng } from './chance.ts';
import {
  type AnyDomain,
  countOptions,
  isOffered,
  listOptions,
  optionAt,
  sampleOption,
  settle,
  uniformOption,
} from './domain.ts';
import { unanswered, type Stage } from './stage.ts';
import { plan, type Plan, type PlanForm, planProblems, planUse, variedPlan } from './plan.ts';
import { talkWith } from './testing/talk.ts';

// A stall at a market: sell old tables, build new ones, lay out goods on them. Cells: sell 0 1, build 2 3, goods 4 5.
const form: PlanForm<'sell' | 'build' | 'goods'> = {
  sheets: [
    { name: 'sell', lines: ['east', 'west'], rule: 'M1', says: 'You have {most table} in the {line}, you sell {n}.' },
    { name: 'build', lines: ['east', 'west'], rule: 'M2', says: 'There is room for {most} in the {line}.' },
    { name: 'goods', lines: ['east', 'west'], rule: 'M3', says: 'Not more than {most}.' },
  ],
  names: { east: 'east wing' },
  limits: [
    { rule: 'M4', says: 'That costs ${uses}, you have ${has}.', uses: [2, 10, 3, 10, 4, 1, 5, 1], gives: [0, 5, 1, 5] },
    { rule: 'M5', says: 'The tables in the east hold {has}, you laid out {uses}.', uses: [4, 1], gives: [2, 5, 0, -5] },
    { rule: 'M5', says: 'The tables in the west hold {has}, you laid out {uses}.', uses: [5, 1], gives: [3, 5, 1, -5] },
  ],
  moves: [
    { add: [2, 1, 4, 3], weight: 2 },
    { add: [3, 1, 5, 3], weight: 2 },
    { add: [4, 1], weight: 4 },
    { add: [5, 1], weight: 4 },
    { add: [0, 1], weight: 1 },
    { add: [1, 1], weight: 1 },
  ],
};

/** One table in the east, $20. */
function stall(given: Partial<Plan> = {}): Plan {
  return plan(form, { most: [1, 0, 9, 9, 99, 99], has: [20, 5, 0], steps: [0, 12], ...given });
}

const says = (domain: Plan, value: unknown): string[] => planProblems(domain, value).map((problem) => problem.says);

describe('a plan', () => {
  test('within its limits is on offer, and is written in one form', () => {
    const written = { sell: { east: 1 }, build: { west: 2 }, goods: { west: 5 } };
    expect(settle(stall(), { goods: { east: 0, west: 5 }, build: { west: 2 }, sell: { east: 1 } })).toEqual(written);
    expect(
      JSON.stringify(settle(stall(), { goods: { west: 5, east: -0 }, build: { west: 2 }, sell: { east: 1 } })),
    ).toBe(JSON.stringify(written));
    expect(settle(stall(), {})).toEqual({ sell: {}, build: {}, goods: {} });
  });

  test('that has to bring something is drawn until it does', () => {
    // $-8: at least two of the three old tables have to go
    const owing = stall({ most: [2, 1, 0, 0, 0, 0], has: [-8, 10, 5], steps: [0, 0] });
    expect(isOffered(owing, { sell: { east: 1 } })).toBe(false);
    const drawn = new Set<string>();
    const rng = fastRng(3);
    for (let i = 0; i < 60; i += 1) {
      const value = sampleOption(owing, rng);
      expect(isOffered(owing, value)).toBe(true);
      drawn.add(JSON.stringify(value));
    }
    expect(drawn.size).toBe(2);
  });

  test('brings what it sells: the purse is what there is and what the plan itself gives', () => {
    expect(isOffered(stall(), { build: { west: 2 } })).toBe(true);
    expect(isOffered(stall(), { build: { west: 2 }, goods: { west: 5 } })).toBe(false);
    expect(isOffered(stall(), { sell: { east: 1 }, build: { west: 2 }, goods: { west: 5 } })).toBe(true);
    expect(isOffered(stall(), { sell: { east: 1 }, build: { west: 2 }, goods: { west: 6 } })).toBe(false);
  });

  test.each<[string, unknown, string[]]>([
    [
      'a line with too much',
      { sell: { east: 2 } },
      ['You have 1 table in the east wing, you sell 2.', 'The tables in the east hold -5, you laid out 0.'],
    ],
    ['too dear', { build: { west: 3 } }, ['That costs $30, you have $20.']],
    ['too full', { goods: { east: 6 } }, ['The tables in the east hold 5, you laid out 6.']],
    [
      'everything at once',
      { build: { east: 2 }, goods: { west: 1 } },
      ['That costs $21, you have $20.', 'The tables in the west hold 0, you laid out 1.'],
    ],
    ['no plan', 'plan', ['A plan has the parts sell, build, goods.']],
    ['nothing', null, ['A plan has the parts sell, build, goods.']],
    ['a list', [], ['A plan has the parts sell, build, goods.']],
    ['another part', { buy: {} }, ["A plan has no part 'buy'."]],
    ['a part without lines', { sell: 1 }, ["'sell' needs a number for each of its lines."]],
    ['another line', { sell: { north: 1 } }, ["'sell' has no line 'north'."]],
    ['half a table', { build: { west: 0.5 } }, ["'build' takes whole numbers from 0 on, for 'west' too."]],
    ['less than nothing', { build: { west: -1 } }, ["'build' takes whole numbers from 0 on, for 'west' too."]],
    [
      'more than can be counted',
      { build: { west: 2 ** 60 } },
      ["'build' takes whole numbers from 0 on, for 'west' too."],
    ],
    ['a number in words', { build: { west: '1' } }, ["'build' takes whole numbers from 0 on, for 'west' too."]],
    ['a prototype', JSON.parse('{"__proto__": {"west": 1}}'), ["A plan has no part '__proto__'."]],
    ['a line of a prototype', { sell: { toString: 1 } }, ["'sell' has no line 'toString'."]],
  ])('is refused with what is wrong: %s', (_name, value, wrong) => {
    expect(isOffered(stall(), value)).toBe(false);
    expect(says(stall(), value)).toEqual(wrong);
  });

  test('a problem names its rule and its place', () => {
    expect(planProblems(stall(), { sell: { west: 1 } })[0]).toMatchObject({ rule: 'M1', sheet: 'sell', line: 'west' });
    expect(planProblems(stall(), { build: { west: 3 } })[0]).toMatchObject({ rule: 'M4', limit: 0, uses: 30, has: 20 });
  });

  test('a sentence counts its things: none, one, several', () => {
    const tables = (most: number): string => says(stall({ most: [most, 0, 9, 9, 99, 99] }), { sell: { east: 9 } })[0]!;
    expect([0, 1, 2].map(tables)).toEqual([
      'You have no tables in the east wing, you sell 9.',
      'You have 1 table in the east wing, you sell 9.',
      'You have 2 tables in the east wing, you sell 9.',
    ]);
  });

  test('a sentence keeps braces that mean nothing', () => {
    const odd = { ...form, limits: [{ rule: 'M8', says: '{uses} of {toString} {has}', uses: [4, 1], gives: [] }] };
    const domain = plan(odd, { most: [1, 0, 9, 9, 99, 99], has: [0], steps: [0, 0] });
    expect(says(domain, { goods: { east: 1 } })).toEqual(['1 of {toString} 0']);
  });

  test('shows how far each limit is used up, also when it is too much', () => {
    expect(planUse(stall(), { sell: { east: 1 }, build: { west: 3 } })).toEqual([
      { uses: 30, has: 25 },
      { uses: 0, has: 0 },
      { uses: 0, has: 15 },
    ]);
    expect(planUse(stall(), { buy: {} })).toBeNull();
  });

  test('that must come out exactly leaves nothing over', () => {
    const all = { rule: 'M6', says: 'Lay out all {has}, not {uses}.', uses: [0, 1, 1, 1], gives: [], exact: true };
    const sheets = [{ name: 'lay', lines: ['left', 'right'], rule: 'M7', says: 'Not more than {most}.' }];
    const moves = [
      { add: [0, 1], weight: 1 },
      { add: [1, 1], weight: 1 },
    ];
    const domain = plan({ sheets, names: {}, limits: [all], moves }, { most: [2, 2], has: [3], steps: [0, 0] });
    expect(says(domain, { lay: { left: 2 } })).toEqual(['Lay out all 3, not 2.']);
    expect(isOffered(domain, { lay: { left: 2, right: 1 } })).toBe(true);
    const rng = fastRng(1);
    const seen = new Set(Array.from({ length: 50 }, () => JSON.stringify(sampleOption(domain, rng))));
    expect([...seen].sort()).toEqual(['{"lay":{"left":1,"right":2}}', '{"lay":{"left":2,"right":1}}']);
    const none = plan({ sheets, names: {}, limits: [all], moves }, { most: [1, 1], has: [3], steps: [0, 0] });
    expect(() => sampleOption(none, rng)).toThrow('no plan comes out of these moves');
  });
});

describe('random plans', () => {
  const purses = fc.record({
    most: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 6 }),
    has: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 3, maxLength: 3 }),
  });

  test('are on offer, in the form of the log, and survive JSON with their offer', () => {
    fc.assert(
      fc.property(purses, fc.integer(), (given, seed) => {
        const domain = stall(given);
        const value = sampleOption(domain, fastRng(seed));
        expect(JSON.stringify(settle(domain, value))).toBe(JSON.stringify(value));
        expect(planProblems(domain, value)).toEqual([]);
        const read = JSON.parse(JSON.stringify(domain)) as AnyDomain;
        expect(sampleOption(read, fastRng(seed))).toEqual(value);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('problems and offer agree, whatever is said', () => {
    const lines = fc.record(
      { east: fc.integer({ min: -1, max: 7 }), west: fc.integer({ min: 0, max: 7 }) },
      { requiredKeys: [] },
    );
    const plans = fc.record({ sell: lines, build: lines, goods: lines }, { requiredKeys: [] });
    fc.assert(
      fc.property(purses, fc.oneof(plans, fc.anything()), (given, value) => {
        expect(planProblems(stall(given), value).length === 0).toBe(isOffered(stall(given), value));
      }),
      { seed: 1, numRuns: 1000 },
    );
  });

  test('prefer the moves that are worth more now', () => {
    const goods = (domain: Plan): number => {
      const rng = fastRng(4);
      const plans = Array.from({ length: 200 }, () => sampleOption(domain, rng) as { goods: { east?: number } });
      return plans.reduce((sum, { goods: { east = 0 } }) => sum + east, 0);
    };
    const rich = { has: [200, 100, 0], steps: [10, 10] } as const;
    expect(goods(stall({ ...rich, likely: [0] }))).toBeGreaterThan(1.5 * goods(stall(rich)));
  });

  test('use every move sooner or later', () => {
    const rng = fastRng(3);
    const seen = new Set<string>();
    for (let i = 0; i < 500; i += 1) {
      const value = sampleOption(stall(), rng) as Record<string, Record<string, number>>;
      for (const [sheet, lines] of Object.entries(value))
        for (const line of Object.keys(lines)) seen.add(`${sheet} ${line}`);
    }
    // there is no table to be sold in the west
    expect([...seen].sort()).toEqual(['build east', 'build west', 'goods east', 'goods west', 'sell east']);
    expect(planProblems(stall(), uniformOption(stall(), rng))).toEqual([]);
  });
});

test('plans are neither counted nor listed', () => {
  expect(countOptions(stall())).toBe(Number.POSITIVE_INFINITY);
  expect(() => [...listOptions(stall())]).toThrow('never listed');
  expect(() => optionAt(stall(), 0)).toThrow('never listed');
});

test('a refusal at the table names what is wrong with a plan and its rule, unless the stage knows better', () => {
  const sealed = (why?: () => { rule: string; why: string } | null): Stage<never, never> & { name: 'vote' } =>
    ({
      kind: 'sealed',
      name: 'vote',
      rule: 'M0',
      who: () => 1,
      offer: () => stall(),
      absent: () => ({}),
      all: () => {},
      why,
    }) as never;
  const game = talkWith({ vote: sealed() }, { stage: 'vote', sealed: unanswered(2) });
  const { state } = game.start({ seats: 2, seed: 1 });
  expect(game.explain(state, 0, { build: { west: 3 } })).toEqual({
    ok: false,
    rule: 'M4',
    why: 'That costs $30, you have $20.',
  });
  expect(game.explain(state, 0, 7)).toEqual({ ok: false, rule: 'M0', why: 'A plan has the parts sell, build, goods.' });
  const other = talkWith(
    { vote: sealed(() => ({ rule: 'M9', why: 'Not today.' })) },
    { stage: 'vote', sealed: unanswered(2) },
  );
  expect(other.explain(other.start({ seats: 2, seed: 1 }).state, 0, 7)).toMatchObject({ rule: 'M9' });
});

test('a plan is not listed, not even all at once', () => {
  expect(() => allOptions(stall())).toThrow('never listed');
});

test('what is wrong is quoted no further than one can read', () => {
  const long = 'x'.repeat(50);
  expect(says(stall(), { [long]: {} })).toEqual([`A plan has no part '${'x'.repeat(40)}'.`]);
  expect(says(stall(), { sell: { [long]: 1 } })).toEqual([`'sell' has no line '${'x'.repeat(40)}'.`]);
});

describe('a limit that must come out exactly', () => {
  const exactly: PlanForm = {
    sheets: [{ name: 'pay', lines: ['gold', 'silver'], rule: 'P1', says: 'too much' }],
    names: {},
    limits: [{ rule: 'P2', says: 'Pay {has}, not {uses}.', uses: [0, 2, 1, 1], gives: [], exact: true }],
    moves: [
      { add: [0, 1], weight: 1 },
      { add: [1, 1], weight: 1 },
    ],
  };
  const due = plan(exactly, { most: [9, 9], has: [4], steps: [0, 0] });

  test('is met by neither more nor less', () => {
    expect(settle(due, { pay: { gold: 1, silver: 2 } })).toEqual({ pay: { gold: 1, silver: 2 } });
    expect(settle(due, { pay: { gold: 1, silver: 1 } })).toBeUndefined();
    expect(settle(due, { pay: { gold: 1, silver: 3 } })).toBeUndefined();
  });

  test('is named when it is not', () => {
    expect(says(due, { pay: { gold: 2 } })).toEqual([]);
    expect(says(due, { pay: { gold: 1 } })).toEqual(['Pay 4, not 2.']);
    expect(says(due, { pay: { gold: 3 } })).toEqual(['Pay 4, not 6.']);
  });
});

describe('a random plan', () => {
  const open: PlanForm = {
    sheets: [{ name: 'take', lines: ['a', 'b'], rule: 'P1', says: 'too much' }],
    names: {},
    limits: [],
    moves: [
      { add: [0, 1], weight: 1 },
      { add: [1, 1], weight: 1 },
    ],
  };
  const drawn = (steps: readonly [number, number], likely: readonly number[] = []): Record<string, number>[] => {
    const rng = fastRng(5);
    const domain = plan(open, { most: [99, 99], has: [], steps, likely });
    return Array.from({ length: 200 }, () => (sampleOption(domain, rng) as { take: Record<string, number> }).take);
  };
  const sizes = (plans: Record<string, number>[]): number[] =>
    [...new Set(plans.map(({ a = 0, b = 0 }) => a + b))].sort((x, y) => x - y);

  test('is made of as many steps as the offer says', () => {
    expect(sizes(drawn([2, 2]))).toEqual([2]);
    expect(sizes(drawn([2, 5]))).toEqual([2, 3, 4, 5]);
  });

  test('takes what is likely more often, but not alone', () => {
    const total = (line: 'a' | 'b'): number => drawn([4, 4], [1]).reduce((sum, take) => sum + (take[line] ?? 0), 0);
    expect(total('b')).toBeGreaterThan(2 * total('a'));
    expect(total('a')).toBeGreaterThan(100);
  });
});

describe('a plan that is varied', () => {
  test('is another one, and on offer', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const rng = fastRng(seed);
        const value = sampleOption(stall(), rng);
        const varied = variedPlan(stall(), value, rng);
        expect(varied).not.toEqual(value);
        expect(varied === null || isOffered(stall(), varied)).toBe(true);
      }),
    );
  });

  test('has a step more, a step less, or one in place of another', () => {
    const rng = fastRng(1);
    const value = { sell: {}, build: {}, goods: { east: 2 } };
    const varied = new Set(Array.from({ length: 300 }, () => JSON.stringify(variedPlan(stall(), value, rng))));
    for (const goods of [{ east: 1 }, { east: 3 }]) expect(varied).toContain(JSON.stringify({ ...value, goods }));
    expect(varied).toContain(JSON.stringify({ ...value, build: { west: 1 }, goods: { east: 2, west: 3 } }));
    expect(varied).toContain(JSON.stringify({ ...value, build: { west: 1 }, goods: { east: 1, west: 3 } }));
  });

  test('is none where there is no other, or where it was none', () => {
    const nothing = stall({ most: [0, 0, 0, 0, 0, 0] });
    expect(variedPlan(nothing, { sell: {}, build: {}, goods: {} }, fastRng(1))).toBeNull();
    expect(variedPlan(stall(), { cellar: {} }, fastRng(1))).toBeNull();
  });
});
