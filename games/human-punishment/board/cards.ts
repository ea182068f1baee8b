import type { CardBook, FoundCard } from '@tablewright/board';
import { STATED } from '@tablewright/kernel/words';
import { boxes, events, interrogations, loyalties, objectives, programs, recon, wounds } from './cards/decks.ts';
import { allRounders, general, own } from './cards/influence.ts';
import { areas, characters, chips, enemies } from './cards/people-and-places.ts';

/** Everything that is printed: every card of every deck, and what is no card. */
export const cards: CardBook = {
  decks: [
    programs,
    ...events,
    loyalties,
    objectives,
    wounds,
    recon,
    interrogations,
    boxes,
    characters,
    allRounders,
    own,
    general,
    enemies,
    areas,
    chips,
    {
      id: 'aid',
      name: 'Active Player card',
      colour: '#a3adbf',
      cards: [
        {
          id: 'active-player',
          name: 'Active Player',
          text: 'Lies before whoever has the turn.',
          rows: [
            ['1. Action Phase', 'Draw cards; move and act in any order; discard down to your limits.'],
            ['2. Activation Phase', 'The Enemies of one Area act, and a new one may come.'],
            ['3. Event Phase', 'A card of the Event stack is turned up.'],
          ],
          provenance: STATED,
        },
      ],
    },
  ],
};

const BY_ID: ReadonlyMap<string, FoundCard> = new Map(
  cards.decks.flatMap((deck) => deck.cards.map((card) => [card.id, { deck, card }] as const)).toReversed(),
);

/** Two Lifetimes lies in a check with its sign. */
export function printedCard(id: string): FoundCard | null {
  return BY_ID.get(id.startsWith('S-JAY-2') ? 'S-JAY-2' : id) ?? null;
}
