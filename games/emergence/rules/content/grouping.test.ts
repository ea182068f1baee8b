import { describe, expect, test } from 'vitest';
import { bestGrouping, keepPairs, valueOf } from './grouping.ts';

const MOST = 8;
const tokens = (sets: readonly (readonly number[])[]): number => sets.reduce((sum, set) => sum + valueOf(set), 0);

function keptAfter(held: readonly number[], sets: readonly (readonly number[])[]): number[] {
  return held.map((n, type) => n - sets.flat().filter((used) => used === type).length);
}

const MIXED = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
  [0, 1, 2, 3],
];
const PAIRS = [0, 1, 2, 3].map((type) => [type, type]);

const size = MOST + 1;
const indexOf = (held: readonly number[]): number => held.reduce((index, n) => index * size + n, 0);
const holdings: number[][] = [];
for (let a = 0; a <= MOST; a += 1)
  for (let b = 0; b <= MOST; b += 1)
    for (let c = 0; c <= MOST; c += 1) for (let d = 0; d <= MOST; d += 1) holdings.push([a, b, c, d]);

/** The most tokens any grouping into these sets yields, for every holding of 0 to 8 blocks of each type. */
function optima(sets: readonly (readonly number[])[]): number[] {
  const best: number[] = [];
  for (const held of holdings) {
    let most = 0;
    for (const set of sets) {
      const rest = keptAfter(held, [set]);
      if (rest.every((n) => n >= 0)) most = Math.max(most, valueOf(set) + (best[indexOf(rest)] ?? 0));
    }
    best.push(most);
  }
  return best;
}

describe('[EMG-301] what a set is worth', () => {
  test.each([
    [[1, 1], 1],
    [[0, 1], 2],
    [[3, 0], 2],
    [[0, 1, 2], 4],
    [[0, 1, 2, 3], 7],
    [[3, 1, 0, 2], 7],
  ])('%j gives %i', (set, value) => {
    expect(valueOf(set)).toBe(value);
  });

  test.each([
    [[]],
    [[0]],
    [[0, 0, 0]],
    [[0, 0, 1]],
    [[0, 0, 1, 1]],
    [[0, 1, 2, 2]],
    [[0, 1, 2, 3, 0]],
    [[0, 4]],
    [[-1, 0]],
  ])('%j is no set', (set) => {
    expect(valueOf(set)).toBe(0);
  });
});

describe('[EMG-306] best grouping', () => {
  test('[EX-1] 4 dark blue and 1 light green, compiled as a mixed pair and a same pair, give 3 and leave 1 dark blue', () => {
    const sets = [
      [1, 2],
      [1, 1],
    ];
    expect(tokens(sets)).toBe(3);
    expect(keptAfter([0, 4, 1, 0], sets)).toEqual([0, 1, 0, 0]);
  });

  test('[EX-1b] for the same holding the helper proposes exactly this', () => {
    expect(bestGrouping([0, 4, 1, 0])).toEqual([
      [1, 2],
      [1, 1],
    ]);
  });

  test('[EX-10] one of each: one set of four gives 7, two pairs of different types only 4', () => {
    expect(bestGrouping([1, 1, 1, 1])).toEqual([[0, 1, 2, 3]]);
    expect(tokens(bestGrouping([1, 1, 1, 1]))).toBe(7);
    expect(
      tokens([
        [0, 1],
        [2, 3],
      ]),
    ).toBe(4);
  });

  test('[EX-11] 2, 1, 1, 0: one set of three gives 4 and keeps 1 block', () => {
    expect(bestGrouping([2, 1, 1, 0])).toEqual([[0, 1, 2]]);
    expect(keptAfter([2, 1, 1, 0], bestGrouping([2, 1, 1, 0]))).toEqual([1, 0, 0, 0]);
    expect(tokens(bestGrouping([2, 1, 1, 0]))).toBe(4);
  });

  test.each([[[0, 0, 0, 0]], [[0, 0, 1, 0]], [[]]])('%j has nothing to compile', (held) => {
    expect(bestGrouping(held)).toEqual([]);
  });

  test('yields the most tokens for every holding of 0 to 8 blocks of each type, from blocks that are held', () => {
    const best = optima([...MIXED, ...PAIRS]);
    for (const held of holdings) {
      const sets = bestGrouping(held);
      if (tokens(sets) !== best[indexOf(held)] || keptAfter(held, sets).some((n) => n < 0)) {
        expect.fail(`${held.join(' ')}: proposed ${JSON.stringify(sets)}, possible ${best[indexOf(held)]}`);
      }
    }
    expect(best[indexOf([8, 8, 8, 8])]).toBe(56);
  });

  test('leaves the holding as it was', () => {
    const held = Object.freeze([2, 2, 1, 0]);
    bestGrouping(held);
    expect(held).toEqual([2, 2, 1, 0]);
  });
});

describe('[EMG-307] keep pairs', () => {
  test.each([
    [[0, 4, 1, 0], [[1, 2]]],
    [[5, 0, 0, 0], []],
    [
      [3, 2, 1, 1],
      [
        [0, 1, 2, 3],
        [0, 1],
      ],
    ],
  ])('%j gives %j', (held, sets) => {
    expect(keepPairs(held)).toEqual(sets);
  });

  test('is the best grouping less its pairs of one type, and the best one without such pairs', () => {
    const best = optima(MIXED);
    for (const held of holdings) {
      const sets = keepPairs(held);
      const same = JSON.stringify(sets) === JSON.stringify(bestGrouping(held).filter(([a, b]) => a !== b));
      if (!same || tokens(sets) !== best[indexOf(held)])
        expect.fail(`${held.join(' ')}: proposed ${JSON.stringify(sets)}`);
    }
  });
});
