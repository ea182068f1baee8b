// How well a world's factions fit what everybody has been seen to do (ledger 9, "Evidence about hidden roles"), and the chips that
// this viewer alone has seen.

import type { Rng } from '@tablewright/kernel';
import { type Fit, fitOf } from '@tablewright/kernel/signs';
import { FACTION_IDS, type FactionId } from '../content/loyalty.ts';
import type { Told } from '../events.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { world } from '../world.ts';
import { drawLoyalties } from '../world/loyalties.ts';
import { ownColour } from './aims.ts';
import { signs } from './signs.ts';
import { witness } from './witness.ts';

/** As log-odds for each chip that somebody has placed face down. */
const PLACED = { own: 0.5, other: -0.25 } as const;

const fit = fitOf(signs, witness);

/** A search asks for one view many times. */
const known = new WeakMap<View, Fit>();

export function weigh(view: View, { faction }: Pick<State, 'faction'>, told: readonly Told[]): number {
  let deeds = known.get(view);
  if (deeds === undefined) known.set(view, (deeds = withChips(view, fit(told, view.seats))));
  let odds = 0;
  for (const [seat, player] of view.players.entries()) {
    if ((player.faction ?? player.dealt) === null) odds += deeds[seat]![faction[seat]!] ?? 0;
  }
  return Math.exp(odds);
}

/** Of so many deals of loyalties one is kept, by its weight. */
const CANDIDATES = 8;

/** Deeds say something about loyalties alone: the rest of a world is made for those that are kept. */
export function likely(view: View, told: readonly Told[], rng: Rng): State {
  return world(view, rng, () => {
    let chosen = drawLoyalties(view, rng);
    let sum = weigh(view, chosen, told);
    for (let i = 1; i < CANDIDATES; i += 1) {
      const other = drawLoyalties(view, rng);
      const weight = weigh(view, other, told);
      sum += weight;
      if (sum > 0 && rng.below(1_000_000) < (weight / sum) * 1_000_000) chosen = other;
    }
    return chosen;
  });
}

function withChips(view: View, deeds: Fit): Fit {
  return deeds.map((mine, seat) => mine.map((odds, faction) => odds + chipsOf(view, seat, FACTION_IDS[faction]!)));
}

/** What lies face up was told to all, and is learned from. */
function chipsOf(view: View, seat: number, faction: FactionId): number {
  const own = ownColour(faction);
  let odds = 0;
  for (const slot of view.network) {
    if (slot === null || slot.by !== seat || slot.up || slot.colour === null) continue;
    odds += slot.colour === own ? PLACED.own : PLACED.other;
  }
  return odds;
}
