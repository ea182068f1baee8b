import type { Arm } from './tree.ts';

// Answers that are held against each other, and how far what came of them may be chance.

/** An answer to the question at hand, with what came of it in each sweep. */
export interface Candidate {
  readonly arm: Arm;
  readonly worth: number[];
  readonly parts: Readonly<Record<string, number>>[];
  readonly isHeld: boolean;
}

export function meanOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const n of numbers) sum += n;
  return numbers.length === 0 ? 0 : sum / numbers.length;
}

/** How much better one answer did than another in the same sweeps, and how far that may be chance. */
export function leadOf(worth: readonly number[], than: readonly number[]): { mean: number; error: number } {
  const n = Math.min(worth.length, than.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i += 1) {
    const lead = worth[i]! - than[i]!;
    sum += lead;
    squares += lead * lead;
  }
  const mean = sum / n;
  // a few tries say little about how much tries differ
  return { mean, error: Math.sqrt(Math.max(0, squares / n - mean * mean) / n + 0.01 / (n * n)) };
}
