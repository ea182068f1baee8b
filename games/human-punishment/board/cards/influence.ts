import type { CardDeck, PrintedCard } from '@tablewright/board';
import {
  ALL_ROUNDERS,
  CHARACTERS,
  DECKS,
  FACE_IDS,
  GENERAL,
  GENERAL_SPECIALS,
  STAR_CARDS,
  WINDOW_TEXTS,
  type WindowId,
} from '@tablewright/human-punishment-rules/content';
import { RECONSTRUCTED } from '@tablewright/kernel/words';
import { cardLook } from '../look.ts';
import { provenanceOf } from '../provenance.ts';

// The Influence cards: the common deck card by card, the own decks of the characters as lists with their special cards.

const COLOUR_TEXTS = {
  blue: 'Counts up in checks and votes. Blue cards defend you, raise Morale and build Apex; blue cards alone pay too.',
  red: 'Counts down in checks and votes. Red cards attack; red cards alone pay too.',
  grey: 'Counts 0. Looks at Data Chips in the Junkyard, treats in the Med Center, and is wanted in some checks.',
  green: 'Counts 0. Destroys Data Chips in the Junkyard, treats in the Med Center, and is wanted in some checks.',
} as const;

function plainCard(face: (typeof FACE_IDS)[number], copies: number): PrintedCard {
  const { colour, name } = cardLook(face);
  const text = colour === 'special' ? '' : COLOUR_TEXTS[colour];
  return {
    id: face,
    name: colour === 'blue' || colour === 'red' ? `${colour} ${name}` : name,
    copies,
    text,
    provenance: RECONSTRUCTED,
  };
}

export const general: CardDeck = {
  id: 'general',
  name: 'Common Influence',
  says: 'The deck from which checks, fights and many actions draw. Which cards, and how many of each, is our reconstruction.',
  colour: '#8d99b5',
  cards: GENERAL.flatMap((copies, face): PrintedCard[] => {
    if (copies === 0) return [];
    const special = GENERAL_SPECIALS.find(({ id }) => id === FACE_IDS[face]);
    if (special === undefined) return [plainCard(FACE_IDS[face]!, copies)];
    const { id, name, text } = special;
    return [{ id, name, kind: 'works in Event checks', copies, text, provenance: provenanceOf(special) }];
  }),
};

const TIMINGS = {
  own: 'in your own turn',
  any: 'at any time',
  attack: 'with your attack',
  check: 'laid into a check',
} as const;

/** 'after dice are rolled, before they count; …' */
export function momentsOf(windows: readonly WindowId[]): string {
  return windows.map((id) => WINDOW_TEXTS[id]).join('; ');
}

/** '+1 ×3, +2 ×4' */
function listOf(counts: readonly number[], from: number, to: number): string {
  const some = counts.slice(from, to).flatMap((count, i) => {
    const name = cardLook(FACE_IDS[from + i]!).name;
    return count === 0 ? [] : [`${name} ×${count}`];
  });
  return some.length === 0 ? 'none' : some.join(', ');
}

export const own: CardDeck = {
  id: 'own',
  name: 'Own Influence',
  says: 'Thirty cards for each character, two of them special. You draw from your own deck first.',
  colour: '#ffb648',
  cards: CHARACTERS.flatMap(({ id, name }, character): PrintedCard[] => [
    {
      id: `deck-${id}`,
      name: `${name}’s deck`,
      kind: 'plain cards',
      copies: DECKS[character]!.slice(0, 12).reduce((sum, count) => sum + count, 0),
      rows: [
        ['Blue', listOf(DECKS[character]!, 0, 5)],
        ['Red', listOf(DECKS[character]!, 5, 10)],
        ['Grey and green', listOf(DECKS[character]!, 10, 12)],
      ],
      provenance: RECONSTRUCTED,
    },
    ...STAR_CARDS.filter((card) => card.character === character).map(
      (card): PrintedCard => ({
        id: card.id,
        name: card.name,
        kind: `${name}, special`,
        facts: [['played', TIMINGS[card.timing]]],
        text: card.text,
        ...(card.windows.length > 0 && { rows: [['Moments', momentsOf(card.windows)]] as const }),
        provenance: provenanceOf(card),
      }),
    ),
  ]),
};

export const allRounders: CardDeck = {
  id: 'all-rounders',
  name: 'All-Rounder cards',
  says: 'Jayden begins with all seven and may play one in each of his turns.',
  colour: '#ffb648',
  cards: ALL_ROUNDERS.map((card) => ({
    id: card.id,
    name: card.name,
    text: card.text,
    provenance: provenanceOf(card),
  })),
};
