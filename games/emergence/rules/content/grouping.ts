// Compiling: what a set is worth, and the two helpers that propose sets (EMG-301, 306, 307).

import { DATA, SETS } from './types.ts';

/** EMG-301 Tokens for a set, given as data type indices; 0 for what is no set. */
export function valueOf(set: readonly number[]): number {
  if (!set.every((type) => DATA[type] !== undefined)) return 0;
  const different = new Set(set).size;
  if (different === set.length) return tokensFor(SETS.different, different);
  return different === 1 ? tokensFor(SETS.same, set.length) : 0;
}

function tokensFor(table: Readonly<Record<number, number>>, size: number): number {
  return table[size] ?? 0;
}

/**
 * EMG-306 The sets that yield the most tokens. `held` counts the blocks held of each type. One block of every type that
 * remains makes a set as long as two types remain; then pairs of the last type; a single block is kept.
 */
export function bestGrouping(held: readonly number[]): number[][] {
  const { sets, left } = mixedSets(held);
  for (const [type, n] of left.entries()) {
    for (let pairs = Math.floor(n / 2); pairs > 0; pairs -= 1) sets.push([type, type]);
  }
  return sets;
}

/** EMG-307 The same without pairs of one type, the poorest exchange: those blocks wait for better company. */
export function keepPairs(held: readonly number[]): number[][] {
  return mixedSets(held).sets;
}

function mixedSets(held: readonly number[]): { sets: number[][]; left: number[] } {
  const left = DATA.map((_, type) => held[type] ?? 0);
  const sets: number[][] = [];
  for (;;) {
    const remaining = left.flatMap((n, type) => (n > 0 ? [type] : []));
    if (remaining.length < 2) return { sets, left };
    sets.push(remaining);
    for (const type of remaining) left[type] = (left[type] ?? 0) - 1;
  }
}
