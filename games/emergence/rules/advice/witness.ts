import { addDeed, type Deeds, noDeeds, type Witness } from '@tablewright/kernel/signs';
import { TEAMS } from '../content/types.ts';
import type { Told } from '../events.ts';

// What everybody has seen an operative select that may tell whose side it is on. Steps and deeds are held against the advice itself
// (model.ts), what goes into the aggregator is reckoned exactly (belief.ts), and neither must be counted twice.

/** Rounds in which hardly anybody has a set yet. */
const EARLY = 4;

function deedsIn(told: readonly Told[], seats: number): Deeds[] {
  const deeds = noDeeds(seats);
  let round = 0;
  for (const event of told) {
    if (event.type === 'leader') round = event.round;
    if (event.type !== 'revealed') continue;
    for (const [seat, selected] of event.selections.entries()) {
      const action = selected.slice(0, -2);
      addDeed(deeds, seat, `selected ${action}`);
      if (round <= EARLY) addDeed(deeds, seat, `selected ${action}, early`);
    }
  }
  return deeds;
}

export const witness: Witness<Told> = { roles: TEAMS, deedsIn };
