import { addDeed, type Deeds, noDeeds, type Witness } from '@tablewright/kernel/signs';
import { TEAMS } from '../content/types.ts';
import type { Told } from '../events.ts';

// What everybody has seen an operative do that may tell whose side it is on. Not what goes into the aggregator: that is reckoned
// exactly (belief.ts). And no tiles by name: cities differ.

/** Rounds in which hardly anybody has a set yet. */
const EARLY = 4;

function deedsIn(told: readonly Told[], seats: number): Deeds[] {
  const deeds = noDeeds(seats);
  let round = 0;
  const note = (seat: number, deed: string, amount = 1): void => {
    addDeed(deeds, seat, deed, amount);
    if (round <= EARLY) addDeed(deeds, seat, `${deed}, early`, amount);
  };
  for (const event of told) {
    switch (event.type) {
      case 'leader':
        round = event.round;
        break;
      case 'revealed':
        for (const [seat, selected] of event.selections.entries()) note(seat, `selected ${selected.slice(0, -2)}`);
        break;
      case 'idle':
      case 'stuck':
      case 'replenished':
      case 'boosted':
      case 'teleported':
      case 'spied':
      case 'triggered':
        note(event.by, event.type);
        if (event.type === 'spied') note(event.on, 'was spied on');
        break;
      case 'paid':
        note(event.by, `paid instead of ${event.instead}`);
        break;
      case 'collected':
        note(event.by, 'collected');
        note(event.by, 'blocks collected', sum(event.blocks));
        break;
      case 'compiled':
        note(event.by, 'compiled');
        note(event.by, 'tokens compiled', event.tokens);
        break;
      case 'hacked':
      case 'terminated':
        note(event.by, event.type);
        note(event.on, `was ${event.type}`);
        break;
      default:
    }
  }
  return deeds;
}

function sum(blocks: { readonly [type: string]: number }): number {
  return Object.values(blocks).reduce((all, each) => all + each, 0);
}

export const witness: Witness<Told> = { roles: TEAMS, deedsIn };
