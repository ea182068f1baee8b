import { PACKS, type PackId } from './life.ts';

// How the table is set (ledger 1).

export const MODES = ['competitive', 'cooperative'] as const;
export type Mode = (typeof MODES)[number];

/** EMI-014 */
export const REMOVED = 2;

/** EMI-011 For N players: 3N + 1 Documents and as many Connections, N packs, 4N Paydays. */
export function deckFor(seats: number): { documents: number; connections: number; packs: number; paydays: number } {
  return { documents: 3 * seats + 1, connections: 3 * seats + 1, packs: seats, paydays: 4 * seats };
}

/** EMI-013 The packs for so many players, unless others are named. The rulebook recommends those for two; the order of the rest is ours. */
export function usualPacks(seats: number): PackId[] {
  return PACKS.slice(0, seats).map(({ id }) => id);
}
