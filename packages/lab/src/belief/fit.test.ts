import { fastRng } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { fitSigns, lossOf } from './fit.ts';
import type { Rows } from './rows.ts';

/** Two roles, one of which does the first deed more often; the second deed says nothing. */
function rowsOf(count: number): Rows {
  const rng = fastRng(1);
  const rows: Rows = {
    deeds: ['a', 'b'],
    rows: count,
    input: new Float64Array(count * 4),
    role: new Int32Array(count),
    dealt: new Float64Array(count * 2).fill(Math.log(0.5)),
    game: new Int32Array(count),
  };
  for (let row = 0; row < count; row += 1) {
    const role = rng.below(2);
    rows.role[row] = role;
    rows.game[row] = row;
    rows.input[row * 4] = rng.below(10) < (role === 1 ? 8 : 2) ? 1 : 0;
    // far from zero: what has a large middle must not hold the others up
    rows.input[row * 4 + 1] = 10 + rng.below(2);
  }
  return rows;
}

test('what a role does more often speaks for it, about as much as it is', () => {
  const rows = rowsOf(4000);
  const isHeldOut = (row: number): boolean => row % 4 === 0;
  const fitted = fitSigns(rows, 2, (row) => !isHeldOut(row), 0.001);
  const [first = 0, second = 0, third = 0, fourth = 0] = fitted.weights;
  // 8 of 10 against 2 of 10, with and without it
  expect(second - first).toBeGreaterThan(0.8 * Math.log(16));
  expect(second - first).toBeLessThan(1.2 * Math.log(16));
  expect(Math.abs(third - fourth)).toBeLessThan(0.2);
  expect(lossOf(rows, 2, isHeldOut, fitted, 0)).toBeCloseTo(Math.log(2), 1);
  expect(lossOf(rows, 2, isHeldOut, fitted, 1)).toBeLessThan(0.56);
  expect(fitSigns(rows, 2, (row) => !isHeldOut(row), 0.001)).toEqual(fitted);
});
