import { WIN } from './event.ts';
import type { Mind } from './mind.ts';

/** EMG-504 What the blocks left in the city are worth: the A.I. fear their end, the Humans hope for it. */
export function stockWorth(m: Mind, stock: number): number {
  if (stock === 0) return m.human ? 10 * WIN : -10 * WIN;
  if (!m.human) return -9 * Math.exp(-stock / alarm(m));
  if (m.starving) return 14 * Math.exp(-stock / (1.6 * m.s.seats)) - 0.4 * stock;
  return 12 * Math.exp(-stock / (0.9 * m.s.seats));
}

/** About how many blocks are left when an A.I. operative begins to fear for the city. */
function alarm({ manner, s }: Mind): number {
  switch (manner.care) {
    case 'careful':
      return 0.9 * s.seats;
    case 'hasty':
      return 0.35 * (s.seats - 2); // few hands empty a city slowly, and the hasty rely on it too long
    case 'greedy':
      return 0.3; // never, but even they leave the last block where it lies
  }
}
