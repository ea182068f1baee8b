import type { Provenance } from '@tablewright/kernel/words';

// All that is printed for a game, to be read and searched: games/<name>/board/cards.ts exports it as `cards`, and the page
// shows it under /cards/<name>. It holds what lies in the box and nothing of any table, so that it tells nobody anything.

export interface CardBook {
  readonly decks: readonly CardDeck[];
}

export interface CardDeck {
  readonly id: string;
  /** 'Programs' */
  readonly name: string;
  /** what the deck is for, in a sentence */
  readonly says?: string;
  /** a colour for the edge of its cards; it carries no meaning of its own */
  readonly colour?: string;
  readonly cards: readonly PrintedCard[];
}

export interface PrintedCard {
  /** once in its deck */
  readonly id: string;
  readonly name: string;
  /** what sort of card it is, where its deck has several: 'Skill check' */
  readonly kind?: string;
  /** how many of it there are; 1 unless said otherwise */
  readonly copies?: number;
  /** numbers and short words, each with its name: ['cost', '4'] */
  readonly facts?: readonly Fact[];
  readonly text?: string;
  /** texts under headings of their own: ['Success', 'Morale +1.'] */
  readonly rows?: readonly Fact[];
  readonly provenance: Provenance;
}

type Fact = readonly [name: string, value: string];

export interface FoundCard {
  readonly deck: CardDeck;
  readonly card: PrintedCard;
}

/** The cards that speak of every word that is sought, in all decks or in one; those that have it in their name come first. */
export function searchCards(book: CardBook, sought: string, deckId: string | null): readonly FoundCard[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const found = book.decks
    .filter(({ id }) => deckId === null || id === deckId)
    .flatMap((deck) => deck.cards.map((card) => ({ deck, card })))
    .filter(({ deck, card }) => {
      const text = textOf(deck, card);
      return words.every((word) => text.includes(word));
    });
  const isNamed = ({ card }: FoundCard): boolean => words.every((word) => plain(card.name).includes(word));
  return words.length === 0 ? found : [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
}

/** Everything on a card, as it is searched. */
function textOf(deck: CardDeck, { id, name, kind = '', facts = [], text = '', rows = [] }: PrintedCard): string {
  return plain([id, name, deck.name, kind, text, ...facts.flat(), ...rows.flat()].join(' '));
}

/** '−' is written as '-' by whoever types it. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('−', '-').replaceAll('’', "'");
}

/** How many cards a book or a deck holds, each counted as often as it was printed. */
export function countCards(cards: readonly PrintedCard[]): number {
  return cards.reduce((sum, { copies = 1 }) => sum + copies, 0);
}
