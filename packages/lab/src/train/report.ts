import { logLoss, rowsOf } from './fit.ts';
import type { Samples } from './samples.ts';

// How good a judgement is, on games that nothing was learned from.

export interface Judged {
  readonly loss: number;
  /** of all that was judged at a tenth: what was said and what was won on average, and how many */
  readonly tenths: readonly { readonly said: number; readonly won: number; readonly rows: number }[];
  /** how far off the tenths are, weighed by how many are in them */
  readonly calibrationError: number;
}

export function judged(samples: Samples, chanceOf: (row: number) => number): Judged {
  const rows = rowsOf(samples, 'heldOut');
  const tenths = Array.from({ length: 10 }, () => ({ said: 0, won: 0, rows: 0 }));
  let loss = 0;
  for (const row of rows) {
    const chance = chanceOf(row);
    const won = samples.won[row]!;
    loss += logLoss(chance, won);
    const tenth = tenths[Math.min(9, Math.floor(chance * 10))]!;
    tenth.said += chance;
    tenth.won += won;
    tenth.rows += 1;
  }
  let off = 0;
  for (const { said, won } of tenths) off += Math.abs(said - won);
  return {
    loss: loss / rows.length,
    tenths: tenths.map(({ said, won, rows: n }) => ({
      said: n === 0 ? 0 : said / n,
      won: n === 0 ? 0 : won / n,
      rows: n,
    })),
    calibrationError: off / rows.length,
  };
}
