import { fastRng } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { distribute, type Sink } from '../world/distribute.ts';

// Hidden things on their way to hidden places (ledger 5): each place is full of what it may hold, whatever chance says.

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** By seed: what came where, with what is left; a place that holds too much or what it may not fails. */
function dealt(supply: readonly number[], sinks: readonly Sink[]): (number[][] | null)[] {
  return SEEDS.map((seed) => {
    const left = supply.slice();
    const held = distribute(fastRng(seed), left, sinks);
    if (held === null) return null;
    for (const [at, { size, most }] of sinks.entries()) {
      expect(held[at]!.length).toBe(size);
      if (most !== null)
        for (const [kind, count] of most.entries())
          expect(held[at]!.filter((one) => one === kind).length).toBeLessThanOrEqual(count);
    }
    const out = supply.map((_, kind) => held.flat().filter((one) => one === kind).length);
    expect(left.map((count, kind) => count + out[kind]!)).toEqual(supply);
    expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
    return held;
  });
}

const different = (all: readonly (number[][] | null)[]): number => new Set(all.map((one) => JSON.stringify(one))).size;

test('where everything fits, anything may come anywhere', () => {
  const all = dealt(
    [2, 2, 2],
    [
      { size: 2, most: null },
      { size: 3, most: null },
    ],
  );
  expect(all).not.toContain(null);
  expect(different(all)).toBeGreaterThan(8);
});

test('the first kind is as good as another', () => {
  expect(dealt([2, 0], [{ size: 2, most: null }])[0]).toEqual([[0, 0]]);
  expect(dealt([2, 0], [{ size: 2, most: [2, 0] }])[0]).toEqual([[0, 0]]);
});

test('what is there more often comes more often, and what may be held once of many is not left out', () => {
  const first = dealt([9, 1], [{ size: 1, most: null }]).map((held) => held![0]![0]);
  expect(first.filter((kind) => kind === 0).length).toBeGreaterThan(25);
  const rare = dealt([200, 1], [{ size: 2, most: [1, 1] }]);
  expect(new Set(rare.map((held) => JSON.stringify(held)))).toEqual(new Set(['[[0,1]]']));
});

test('how likely a kind is goes by how many there are, and by how many may be held', () => {
  const rng = fastRng(5);
  const rounds = 600;
  const first = (supply: readonly number[], most: readonly number[] | null): number => {
    let came = 0;
    for (let i = 0; i < rounds; i += 1) came += distribute(rng, supply.slice(), [{ size: 1, most }])![0]![0]! / rounds;
    return came;
  };
  expect(Math.abs(first([9, 1], null) - 0.1)).toBeLessThan(0.05);
  expect(Math.abs(first([1, 9], null) - 0.9)).toBeLessThan(0.05);
  expect(Math.abs(first([4, 12], [3, 1]) - 0.25)).toBeLessThan(0.06);
  expect(Math.abs(first([12, 4], [1, 3]) - 0.75)).toBeLessThan(0.06);
});

test('a last place that only one kind fits gets it from whoever took it', () => {
  const all = dealt(
    [1, 1],
    [
      { size: 1, most: null },
      { size: 1, most: [1, 0] },
    ],
  );
  expect(new Set(all.map((held) => JSON.stringify(held)))).toEqual(new Set(['[[1],[0]]']));
});

test('things change places along a chain', () => {
  // the third place takes 0 alone, which the second may have, which then needs 1, which the first may have
  const all = dealt(
    [1, 1, 1],
    [
      { size: 1, most: [0, 1, 1] },
      { size: 1, most: [1, 1, 0] },
      { size: 1, most: [1, 0, 0] },
    ],
  );
  expect(new Set(all.map((held) => JSON.stringify(held)))).toEqual(new Set(['[[2],[1],[0]]']));
});

test('a longer chain, with several of a kind', () => {
  const all = dealt(
    [2, 2, 2, 1],
    [
      { size: 2, most: [1, 1, 1, 1] },
      { size: 2, most: [1, 2, 1, 0] },
      { size: 1, most: [0, 1, 1, 0] },
      { size: 2, most: [2, 0, 0, 0] },
    ],
  );
  expect(all).not.toContain(null);
  expect(different(all)).toBeGreaterThan(2);
});

test('where there is no way, nothing is dealt', () => {
  expect(new Set(dealt([1, 1], [{ size: 3, most: null }]))).toEqual(new Set([null]));
  expect(new Set(dealt([0, 3], [{ size: 1, most: [1, 0] }]))).toEqual(new Set([null]));
  const both: Sink = { size: 1, most: [1, 0] };
  expect(new Set(dealt([1, 3], [both, both]))).toEqual(new Set([null]));
});
