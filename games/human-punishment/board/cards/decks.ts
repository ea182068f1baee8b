import type { CardDeck, PrintedCard } from '@tablewright/board';
import {
  BOXES,
  EVENT_STACKS,
  EVENTS,
  type EventCard,
  FACTION_IDS,
  FACTION_NAMES,
  INTERROGATIONS,
  LOYALTY_CARDS,
  OBJECTIVES,
  PROGRAMS,
  RECON,
  RECON_COST,
  WOUNDS,
} from '@tablewright/human-punishment-rules/content';
import { STATED } from '@tablewright/kernel/words';
import { eventRows, EVENT_TYPES, targetWords } from '../event-words.ts';
import { FACTION_AIMS } from '../look.ts';
import { provenanceOf } from '../provenance.ts';
import { momentsOf } from './influence.ts';

// The other decks, as they are printed.

const PROGRAM_KINDS = { oneShot: 'used once', charged: 'two charges', permanent: 'stays open' } as const;

export const programs: CardDeck = {
  id: 'programs',
  name: 'Programs',
  says: 'Bought at the Dark Net, or drawn for Data Chips. They lie face-down before you and cost nothing to play.',
  colour: '#62e08f',
  cards: PROGRAMS.map((card): PrintedCard => {
    const { id, name, kind, copies, cost, timing, windows, ownPhaseOnly, text } = card;
    const when = timing === 'own' ? 'in your own turn' : ownPhaseOnly ? 'in your Action Phase' : 'at any time';
    return {
      id,
      name,
      kind: PROGRAM_KINDS[kind],
      copies,
      facts: [
        ['price', String(cost)],
        ['played', when],
      ],
      text,
      ...(windows.length > 0 && !ownPhaseOnly && { rows: [['Moments', momentsOf(windows)]] as const }),
      provenance: provenanceOf(card),
    };
  }),
};

const EVENT_DECKS = [
  'Until the Human Phase.',
  'Between the Human Phase and the Machine Phase.',
  'After the Machine Phase.',
  'When Riot reaches its red end.',
] as const;

function eventCard(card: EventCard): PrintedCard {
  return {
    id: card.id,
    name: card.name,
    kind: EVENT_TYPES[card.type],
    ...(card.type === 'check' && { facts: [['the sum must be', targetWords(card.target)]] as const }),
    ...(card.type === 'decision' && {
      facts: [['decides', card.who === 'leader' ? 'the Leader' : 'the General']] as const,
    }),
    rows: eventRows(card),
    provenance: provenanceOf(card),
  };
}

export const events: readonly CardDeck[] = EVENT_STACKS.map((name, stack) => ({
  id: `events-${name.toLowerCase()}`,
  name: `Events ${name}`,
  says: EVENT_DECKS[stack]!,
  colour: '#56b0ff',
  cards: EVENTS.filter((card) => card.stack === stack).map(eventCard),
}));

export const loyalties: CardDeck = {
  id: 'loyalty',
  name: 'Loyalty cards',
  says: 'One for everybody, in secret; the rest stays out of the game unseen.',
  colour: '#c39bff',
  cards: FACTION_IDS.map((id, faction) => ({
    id,
    name: FACTION_NAMES[id],
    copies: LOYALTY_CARDS.filter((card) => card === faction).length,
    text: FACTION_AIMS[id],
    provenance: STATED,
  })),
};

export const objectives: CardDeck = {
  id: 'objectives',
  name: 'Objectives',
  says: 'You win with your faction, if your own Objective is met.',
  colour: '#c39bff',
  cards: OBJECTIVES.map((card) => ({
    id: card.id,
    name: card.name,
    kind: card.when === 'during' ? 'met once and for good' : 'looked at when the game ends',
    text: card.text,
    provenance: provenanceOf(card),
  })),
};

export const recon: CardDeck = {
  id: 'recon',
  name: 'Recon cards',
  says: `Taken at the Monolith for ${RECON_COST}, once in the game; used after the Human Phase.`,
  colour: '#62e08f',
  cards: RECON.map((card) => ({
    id: card.id,
    name: card.name,
    copies: card.copies,
    facts: [['used', card.timing === 'own' ? 'in your own turn' : 'at any time']],
    text: card.text,
    provenance: provenanceOf(card),
  })),
};

export const wounds: CardDeck = {
  id: 'wounds',
  name: 'Wounds',
  says: 'You get one at 0 Health. They stay until somebody heals them.',
  colour: '#ff6470',
  cards: WOUNDS.map((card) => ({
    id: card.id,
    name: card.name,
    kind: card.kind === 'lasting' ? 'works all the time' : 'contagious',
    copies: card.copies,
    text: card.text,
    provenance: provenanceOf(card),
  })),
};

export const interrogations: CardDeck = {
  id: 'interrogation',
  name: 'Interrogation cards',
  says: 'In the Isolation Cube: do the task of your own faction and be free, or roll the die.',
  colour: '#a3adbf',
  cards: INTERROGATIONS.map((card) => ({
    id: card.id,
    name: card.name,
    rows: FACTION_IDS.map((id, faction) => [FACTION_NAMES[id], card.says[faction]!] as const),
    provenance: provenanceOf(card),
  })),
};

export const boxes: CardDeck = {
  id: 'boxes',
  name: 'Supply Boxes',
  says: 'Items and Traps. You carry one item at a time.',
  colour: '#ffb648',
  cards: BOXES.map((card) => ({
    id: card.id,
    name: card.hq && card.id !== 'pistol' ? `${card.name} (at HQ)` : card.name,
    kind: card.trap ? 'Trap' : card.weapon ? 'weapon' : 'item',
    copies: card.copies,
    ...(card.price !== null && { facts: [['price at HQ', String(card.price)]] as const }),
    text: card.text,
    provenance: provenanceOf(card),
  })),
};
