import { WIN } from './event.ts';
import type { Mind } from './mind.ts';

/** How much the A.I. fear for the stock of the city. */
const FEAR = { careful: 9, hasty: 1, greedy: 0 } as const;

/** EMG-504 What the blocks left in the city are worth: the A.I. fear their end, the Humans hope for it. */
export function stockWorth({ human, manner, starving, s }: Mind, stock: number): number {
  if (stock === 0) return human ? 10 * WIN : -10 * WIN;
  const low = Math.exp(-stock / (0.9 * s.seats));
  if (!human) return -FEAR[manner.care] * low;
  return starving ? 14 * Math.exp(-stock / (1.6 * s.seats)) - 0.4 * stock : 12 * low;
}
