import { WIN } from './event.ts';
import type { Mind } from './mind.ts';

/** At how many blocks for each operative the A.I. begin to fear for the city; the hasty notice it late, the greedy never. */
const NOTICED = { careful: 0.9, hasty: 0.25, greedy: 0.1 } as const;

/** EMG-504 What the blocks left in the city are worth: the A.I. fear their end, the Humans hope for it. */
export function stockWorth({ human, manner, starving, s }: Mind, stock: number): number {
  if (stock === 0) return human ? 10 * WIN : -10 * WIN;
  if (!human) return -9 * Math.exp(-stock / (NOTICED[manner.care] * s.seats));
  if (starving) return 14 * Math.exp(-stock / (1.6 * s.seats)) - 0.4 * stock;
  return 12 * Math.exp(-stock / (0.9 * s.seats));
}
