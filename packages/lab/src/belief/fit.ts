import type { Rows } from './rows.ts';

// Multinomial logistic regression: how much each deed adds to the logarithm of how likely each role is, beside how often the role is
// dealt. Batch gradient descent with momentum, so that the same rows always give the same numbers.

export interface Fitted {
  /** by column and role; the last column is a constant */
  readonly weights: Float64Array;
}

const STEPS = 200;
const PACE = 0.05;
const MOMENTUM = 0.9;

/** `isIn`: which rows are learned from; `hold`: how strongly numbers are held near zero. */
export function fitSigns(rows: Rows, roles: number, isIn: (row: number) => boolean, hold: number): Fitted {
  const width = 2 * rows.deeds.length;
  const chosen = Array.from({ length: rows.rows }, (_, row) => row).filter((row) => isIn(row) && rows.role[row]! >= 0);
  const { mean, scale } = spreadOf(rows, chosen, width);
  const input = new Float64Array(chosen.length * width);
  for (const [i, row] of chosen.entries()) {
    for (let column = 0; column < width; column += 1) {
      input[i * width + column] = (rows.input[row * width + column]! - mean[column]!) * scale[column]!;
    }
  }
  const weights = new Float64Array((width + 1) * roles);
  const speed = new Float64Array(weights.length);
  const slope = new Float64Array(weights.length);
  const odds = new Float64Array(roles);
  for (let step = 0; step < STEPS; step += 1) {
    for (let i = 0; i < weights.length; i += 1) slope[i] = i < width * roles ? hold * weights[i]! : 0;
    for (const [i, row] of chosen.entries()) {
      chancesInto(odds, input, i * width, weights, rows.dealt.subarray(row * roles, (row + 1) * roles));
      odds[rows.role[row]!]! -= 1;
      for (let role = 0; role < roles; role += 1) odds[role]! /= chosen.length;
      for (let column = 0; column < width; column += 1) {
        const amount = input[i * width + column]!;
        if (amount === 0) continue;
        for (let role = 0; role < roles; role += 1) slope[column * roles + role]! += amount * odds[role]!;
      }
      for (let role = 0; role < roles; role += 1) slope[width * roles + role]! += odds[role]!;
    }
    for (let i = 0; i < weights.length; i += 1) {
      speed[i] = MOMENTUM * speed[i]! + slope[i]!;
      weights[i]! -= PACE * speed[i]!;
    }
  }
  for (let column = 0; column < width; column += 1) {
    for (let role = 0; role < roles; role += 1) {
      weights[column * roles + role]! *= scale[column]!;
      weights[width * roles + role]! -= weights[column * roles + role]! * mean[column]!;
    }
  }
  return { weights };
}

/** Mean log loss on some rows, with everything that was learned taken `temper` times. */
export function lossOf(
  rows: Rows,
  roles: number,
  isIn: (row: number) => boolean,
  { weights }: Fitted,
  temper: number,
): number {
  const width = 2 * rows.deeds.length;
  const tempered = weights.map((weight) => weight * temper);
  const odds = new Float64Array(roles);
  let loss = 0;
  let count = 0;
  for (let row = 0; row < rows.rows; row += 1) {
    if (!isIn(row) || rows.role[row]! < 0) continue;
    chancesInto(odds, rows.input, row * width, tempered, rows.dealt.subarray(row * roles, (row + 1) * roles));
    loss -= Math.log(Math.max(1e-9, odds[rows.role[row]!]!));
    count += 1;
  }
  return loss / count;
}

function chancesInto(
  odds: Float64Array,
  input: Float64Array,
  from: number,
  weights: Float64Array,
  dealt: Float64Array,
): void {
  const roles = odds.length;
  const width = weights.length / roles - 1;
  for (let role = 0; role < roles; role += 1) odds[role] = dealt[role]! + weights[width * roles + role]!;
  for (let column = 0; column < width; column += 1) {
    const amount = input[from + column]!;
    if (amount === 0) continue;
    for (let role = 0; role < roles; role += 1) odds[role]! += amount * weights[column * roles + role]!;
  }
  let most = Number.NEGATIVE_INFINITY;
  for (const each of odds) most = Math.max(most, each);
  let sum = 0;
  for (let role = 0; role < roles; role += 1) {
    odds[role] = Math.exp(odds[role]! - most);
    sum += odds[role]!;
  }
  for (let role = 0; role < roles; role += 1) odds[role]! /= sum;
}

/** What brings all columns to the same middle and size: far from it, steps that suit one of them are too long for another. */
function spreadOf(
  { input }: Rows,
  chosen: readonly number[],
  width: number,
): { readonly mean: Float64Array; readonly scale: Float64Array } {
  const mean = new Float64Array(width);
  const scale = new Float64Array(width);
  for (let column = 0; column < width; column += 1) {
    let sum = 0;
    let squares = 0;
    for (const row of chosen) {
      const amount = input[row * width + column]!;
      sum += amount;
      squares += amount * amount;
    }
    mean[column] = sum / chosen.length;
    const deviation = Math.sqrt(Math.max(0, squares / chosen.length - mean[column]! * mean[column]!));
    scale[column] = deviation < 1e-6 ? 0 : 1 / deviation;
  }
  return { mean, scale };
}
