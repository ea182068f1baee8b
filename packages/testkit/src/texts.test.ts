import { expect, test } from 'vitest';
import { glossaryNumberFaults, numberFaults, ordinal, spelled } from './texts.ts';

test('a number of a text belongs to a phrase, and every phrase stands there', () => {
  const text = 'For 2 tokens you look at 1 card.';
  expect(numberFaults(text, ['2 tokens', '1 card'])).toEqual([]);
  expect(numberFaults(text, ['3 tokens', '1 card'])).toEqual(['misses "3 tokens"', 'says 2']);
  expect(numberFaults(text, ['2 tokens'])).toEqual(['says 1']);
  expect(numberFaults('Nothing to count.', [])).toEqual([]);
});

test('a number in words is a number', () => {
  const text = 'Three columns of five rows, until the sixth round; one of them counts twice.';
  expect(numberFaults(text, [])).toEqual(['says Three', 'says five', 'says sixth', 'says twice']);
  expect(numberFaults(text, [`of ${spelled(5)} rows`, `${ordinal(6)} round`, 'counts twice'])).toEqual(['says Three']);
  expect(numberFaults('Often somebody weighs tenants.', [])).toEqual([]);
});

test('the numbers of a glossary, word by word', () => {
  const glossary = [
    { id: 'hand', term: 'hand', says: 'Three cards.', rules: [] },
    { id: 'turn', term: 'turn', says: 'It ends after 2 steps.', rules: [] },
  ];
  expect(glossaryNumberFaults(glossary, { hand: ['Three cards'], turn: ['2 steps'] })).toEqual([]);
  expect(glossaryNumberFaults(glossary, { hand: ['Four cards'], trun: ['2 steps'] })).toEqual([
    'hand misses "Four cards"',
    'hand says Three',
    'turn says 2',
    'trun is no word of the glossary',
  ]);
});
