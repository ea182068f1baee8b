import type { Uses } from '@tablewright/kernel';
import { ALL_ROUNDERS } from './content/all-rounders.ts';
import { BOX_IDS } from './content/boxes.ts';
import { EVENTS } from './content/events.ts';
import { FACE_IDS } from './content/faces.ts';
import { INTERROGATIONS } from './content/interrogation.ts';
import { FACTION_IDS } from './content/loyalty.ts';
import { OBJECTIVE_IDS } from './content/objectives.ts';
import { PROGRAMS } from './content/programs.ts';
import { RECON } from './content/recon.ts';
import { WOUNDS } from './content/wounds.ts';
import type { Told } from './events.ts';

// Which cards come into play. Influence cards count by their face, as nobody can tell them apart (HPB-654): played, laid into
// a check or a vote, paid, or turned up; a card that is only drawn or thrown away is not used.

function idsOf(cards: readonly { readonly id: string }[]): string[] {
  return cards.map(({ id }) => id);
}

export const uses: Uses<Told> = {
  all: [
    ...FACE_IDS,
    ...idsOf(ALL_ROUNDERS),
    ...idsOf(PROGRAMS),
    ...idsOf(EVENTS),
    ...idsOf(INTERROGATIONS),
    ...idsOf(RECON),
    ...idsOf(WOUNDS),
    ...BOX_IDS,
    ...OBJECTIVE_IDS,
    ...FACTION_IDS,
  ],
  of(event) {
    switch (event.type) {
      case 'playedProgram':
      case 'usedCharge':
      case 'playedStar':
      case 'usedRecon':
      case 'allRounder':
      case 'sawInterrogation':
        return [event.card];
      case 'event':
        return [event.event];
      case 'wounded':
        return [event.wound];
      case 'usedItem':
        return [event.item];
      case 'sprang':
        return [event.trap];
      case 'played':
      case 'paid':
      case 'defends':
      case 'attacked':
      case 'attackedApex':
        return event.cards;
      case 'apexAttacked':
        return [...event.cards, ...event.defence];
      case 'attacks':
        return event.item === null ? event.cards : [...event.cards, event.item];
      case 'fought':
        return event.turned;
      case 'revealed':
        return event.cards.map((card) => card.replace(/^(S-JAY-2).$/, '$1'));
      case 'counted':
        return event.piles.flat();
      case 'over':
        return [...event.factions, ...event.objectives.filter((id) => id !== '')];
      default:
        return [];
    }
  },
};
