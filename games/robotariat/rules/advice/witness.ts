import { addDeed, type Deeds, noDeeds, type Witness } from '@tablewright/kernel/signs';
import { OBJECTIVE_IDS } from '../content/objectives.ts';
import type { Told } from '../events.ts';

// What everybody has seen a player do that may tell the objective.

function deedsIn(told: readonly Told[], seats: number): Deeds[] {
  const deeds = noDeeds(seats);
  for (const event of told) {
    if (!('by' in event)) continue;
    const note = (deed: string, amount = 1): void => addDeed(deeds, event.by, deed, amount);
    switch (event.type) {
      // what chance or the rules have done, and what only the drawer sees
      case 'lot':
      case 'chose':
      case 'started':
      case 'drew':
      case 'rolled':
        break;
      case 'moved':
        note('moved');
        note(`moved to ${event.to}`);
        break;
      case 'activated':
        note(`activated ${event.space}`);
        break;
      case 'postered':
      case 'repasted':
      case 'salvaged':
        note(event.type);
        note(`${event.type} at ${event.at}`);
        break;
      case 'draws':
        note(`draws ${event.deck}`, event.count);
        break;
      case 'kept':
      case 'used':
        note(event.type);
        note(`${event.type} ${event.card}`);
        break;
      case 'paid':
        note('paid reputation', event.reputation);
        note(event.vain ? 'paid in vain' : 'paid');
        break;
      case 'contributed':
        note('contributed');
        note('spark contributed', event.spark);
        break;
      case 'sent':
      case 'led':
        note(event.type);
        note(`${event.type} to ${event.to}`);
        break;
      case 'spent':
        note('levels spent', event.levels);
        break;
      case 'office':
        note('office', event.by_how);
        note('drained the office', -event.by_how);
        break;
      case 'burnt':
        note('burnt posters', event.posters);
        break;
      case 'staked':
        note('staked', event.stake);
        break;
      default:
        note(event.type);
    }
  }
  return deeds;
}

export const witness: Witness<Told> = { roles: OBJECTIVE_IDS, deedsIn };
