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
// a check or a vote, paid, or turned up; a card that is only drawn or thrown away is not used. A special card is used where it
// works by its text: somewhere else it is worth nothing.

function idsOf(cards: readonly { readonly id: string }[]): string[] {
  return cards.map(({ id }) => id);
}

/** Without special cards. */
function plain(cards: readonly string[]): string[] {
  return cards.filter((card) => !/^[SG]-/.test(card));
}

/** In a check the general ones work, and Two Lifetimes with the sign that it was given. */
function inCheck(cards: readonly string[]): string[] {
  return cards.flatMap((card) => (/^S-JAY-2.$/.test(card) ? ['S-JAY-2'] : card.startsWith('S-') ? [] : [card]));
}

const CHARGED: ReadonlySet<string> = new Set(idsOf(PROGRAMS.filter(({ kind }) => kind === 'charged')));

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
      case 'playedProgram': // one with charges only lies there until the first of them is used
        return CHARGED.has(event.card) ? [] : [event.card];
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
        return plain(event.cards);
      case 'apexAttacked':
        return plain([...event.cards, ...event.defence]);
      case 'attacks':
        return event.item === null ? event.cards : [...event.cards, event.item];
      case 'fought':
        return plain(event.turned);
      case 'revealed':
        return inCheck(event.cards);
      case 'counted':
        return plain(event.piles.flat());
      case 'over':
        return [...event.factions, ...event.objectives.filter((id) => id !== '')];
      default:
        return [];
    }
  },
};
