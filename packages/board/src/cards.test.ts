import { RECONSTRUCTED, STATED } from '@tablewright/kernel/words';
import { expect, test } from 'vitest';
import { type CardBook, countCards, searchCards } from './cards.ts';

const BOOK: CardBook = {
  decks: [
    {
      id: 'events',
      name: 'Events',
      cards: [
        { id: 'E-1', name: 'Toxic Fog', kind: 'Skill check', rows: [['Failure', 'Morale −3.']], provenance: STATED },
        { id: 'E-2', name: 'Curfew', text: 'Fog is forbidden.', provenance: RECONSTRUCTED },
      ],
    },
    {
      id: 'programs',
      name: 'Programs',
      cards: [{ id: 'P-1', name: 'Hope Feed', copies: 2, text: 'Morale +2.', provenance: STATED }],
    },
  ],
};

const names = (sought: string, deck: string | null = null) =>
  searchCards(BOOK, sought, deck).map(({ card }) => card.name);

test('nothing sought: all cards in their order, or those of one deck', () => {
  expect(names('')).toEqual(['Toxic Fog', 'Curfew', 'Hope Feed']);
  expect(names(' ', 'programs')).toEqual(['Hope Feed']);
});

test('every word must be there, in name, kind, deck or text', () => {
  expect(names('morale')).toEqual(['Toxic Fog', 'Hope Feed']);
  expect(names('skill morale')).toEqual(['Toxic Fog']);
  expect(names('programs morale')).toEqual(['Hope Feed']);
  expect(names('morale', 'events')).toEqual(['Toxic Fog']);
  expect(names('dragon')).toEqual([]);
});

test('a card of that name comes before one that speaks of it', () => {
  expect(
    searchCards({ decks: [{ ...BOOK.decks[0]!, cards: BOOK.decks[0]!.cards.toReversed() }] }, 'fog', null)[0]!.card
      .name,
  ).toBe('Toxic Fog');
});

test('a minus may be typed as a hyphen', () => {
  expect(names('morale -3')).toEqual(['Toxic Fog']);
});

test('copies count', () => {
  expect(countCards(BOOK.decks[1]!.cards)).toBe(2);
});
