// What public deeds say about somebody (ledger 9, "Evidence about hidden roles"): a number for "works against me", 0 for
// "like anybody". It is made of the view alone.

import type { FactionId } from '../content/loyalty.ts';
import type { View } from '../view.ts';
import { factionOf } from './aims.ts';

/** Factions that can win together with mine: none but my own. */
function isMine(mine: FactionId, other: FactionId): boolean {
  return mine === other;
}

export function suspicion(view: View, seat: number): number {
  if (seat === view.me) return -5;
  const player = view.players[seat]!;
  const mine = factionOf(view);
  const told = player.faction ?? player.dealt;
  if (told !== null) return isMine(mine, told) ? -4 : 4;
  let score = 0;
  // chips that lie open, or that I have seen, by who placed them
  for (const slot of view.network) {
    if (slot === null || slot.by !== seat || slot.colour === null) continue;
    score += slot.colour === colourOf(mine) ? -1 : 1;
  }
  for (const spot of view.junkyard) if (spot?.by === seat) score += mine === 'fallen' ? -0.6 : 0.5;
  // who uses the Resources up when they are scarce
  if (player.tally.cityActions.includes(3) && view.bars.resource <= 6) score += mine === 'machine' ? -0.7 : 0.7;
  // who fights keeps the city alive
  score -= Math.min(2, player.tally.kills * 0.35) * (mine === 'legion' ? -1 : 1);
  score -= player.tally.cityActions.filter((action) => action < 3).length * 0.15;
  return score;
}

function colourOf(faction: FactionId): string {
  return faction === 'machine' ? 'red' : faction === 'fallen' ? 'purple' : 'blue';
}

/** Whom I trust most and least among seats. */
export function mostTrusted(view: View, seats: readonly number[]): number {
  return seats.reduce((best, seat) => (suspicion(view, seat) < suspicion(view, best) ? seat : best));
}

export function leastTrusted(view: View, seats: readonly number[]): number {
  return seats.reduce((best, seat) => (suspicion(view, seat) > suspicion(view, best) ? seat : best));
}
