import { WIN } from './event.ts';
import type { Outset } from './mind.ts';

/** About how many blocks for each operative are left when the A.I. begin to fear for the city. */
const ALARM = 0.9;

/** EMG-504 What the blocks left in the city are worth: the A.I. fear their end, the Humans hope for it. */
export function stockWorth(m: Outset, stock: number): number {
  if (stock === 0) return m.human ? 10 * WIN : -10 * WIN;
  if (!m.human) return -9 * Math.exp(-stock / (ALARM * m.s.seats));
  return 12 * Math.exp(-stock / (0.9 * m.s.seats));
}
