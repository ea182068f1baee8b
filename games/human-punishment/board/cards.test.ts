import { countCards, searchCards } from '@tablewright/board';
import { EVENTS, FACE_IDS, OBJECTIVES, PROGRAMS, RECON, WOUNDS } from '@tablewright/human-punishment-rules/content';
import { expect, test } from 'vitest';
import { cards, printedCard } from './cards.ts';

const OF_STANDARD_SIZE = ['general', 'own', 'programs', 'interrogation', 'all-rounders', 'aid'];

test('every card of the standard size is there: 334', () => {
  const decks = cards.decks.filter(({ id }) => OF_STANDARD_SIZE.includes(id) || id.startsWith('events-'));
  expect(countCards(decks.flatMap((deck) => deck.cards))).toBe(334);
});

test('and the small ones, Enemies, chips and boxes, as often as the ledger counts them', () => {
  const counts = Object.fromEntries(cards.decks.map((deck) => [deck.id, countCards(deck.cards)]));
  expect(counts).toMatchObject({
    loyalty: 7,
    objectives: 15,
    recon: 12,
    wounds: 15,
    chips: 40,
    boxes: 12,
    enemies: 36 + 2,
  });
});

test('no id stands twice, and every card that a board names is found', () => {
  const ids = cards.decks.flatMap((deck) => deck.cards.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const named = [...EVENTS, ...PROGRAMS, ...WOUNDS, ...RECON, ...OBJECTIVES].map(({ id }) => id);
  expect([...named, ...FACE_IDS, 'S-JAY-2+'].filter((id) => printedCard(id) === null)).toEqual([]);
});

test('a card is found by its name and by what it does', () => {
  const names = (sought: string) => searchCards(cards, sought, null).map(({ card }) => card.name);
  expect(names('toxic fog')).toEqual(['Toxic Fog']);
  expect(names('booster daemon')[0]).toBe('Booster Daemon');
  expect(names('events iii decision').length).toBeGreaterThan(0);
  expect(names('security +1')).toContain('Firewall Patch');
});
