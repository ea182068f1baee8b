import { expect, test } from 'vitest';
import { numberFaults } from './texts.ts';

test('a number of a text belongs to a phrase, and every phrase stands there', () => {
  const text = 'For 2 tokens you look at 1 card.';
  expect(numberFaults(text, ['2 tokens', '1 card'])).toEqual([]);
  expect(numberFaults(text, ['3 tokens', '1 card'])).toEqual(['misses "3 tokens"', 'says 2']);
  expect(numberFaults(text, ['2 tokens'])).toEqual(['says 1']);
  expect(numberFaults('Nothing to count.', [])).toEqual([]);
});
