import { WIN } from './event.ts';
import type { Outset } from './mind.ts';

/** About how many blocks for each operative are left when the A.I. begin to fear for the city. */
const ALARM = 0.9;

/** By seats and blocks that are left, as far as anybody has asked: the same few are asked for all day. */
const known: { readonly ai: number[][]; readonly human: number[][] } = { ai: [], human: [] };

/** EMG-504 What the blocks left in the city are worth: the A.I. fear their end, the Humans hope for it. */
export function stockWorth({ human, s }: Outset, stock: number): number {
  const bySeats = human ? known.human : known.ai;
  const byStock = (bySeats[s.seats] ??= []);
  return (byStock[stock] ??= human ? forHumans(stock, s.seats) : forAi(stock, s.seats));
}

function forAi(stock: number, seats: number): number {
  return stock === 0 ? -10 * WIN : -9 * Math.exp(-stock / (ALARM * seats));
}

function forHumans(stock: number, seats: number): number {
  return stock === 0 ? 10 * WIN : 12 * Math.exp(-stock / (0.9 * seats));
}
