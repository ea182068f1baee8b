import { expect, test } from 'vitest';
import {
  capital,
  count,
  listed,
  many,
  partly,
  percent,
  RECONSTRUCTED,
  reconstructionNote,
  reconstructionWords,
  rounded,
  STATED,
} from './index.ts';

test.each([
  [[], ''],
  [['Ann'], 'Ann'],
  [['Ann', 'Bea'], 'Ann and Bea'],
  [['Ann', 'Bea', 'Col'], 'Ann, Bea and Col'],
])('%j is listed as “%s”', (parts, says) => {
  expect(listed(parts)).toBe(says);
});

test('alternatives are listed with “or”', () => {
  expect(listed(['A', 'B', 'C'], 'or')).toBe('A, B or C');
});

test('one thing is no plural, and none is a plural', () => {
  expect([0, 1, 2].map((n) => count(n, 'token'))).toEqual(['no tokens', '1 token', '2 tokens']);
  expect([0, 1, 2].map((n) => many(n, 'token'))).toEqual(['0 tokens', '1 token', '2 tokens']);
});

test('a sentence begins with a capital letter', () => {
  expect(capital('the leader')).toBe('The leader');
  expect(capital('')).toBe('');
});

test('a number is said to one digit', () => {
  expect([2, 2.46, 2 / 3].map(rounded)).toEqual(['2', '2.5', '0.7']);
});

test('a chance is said in whole percent', () => {
  expect(percent(1 / 3)).toBe('33 %');
});

test('what is ours says so, and what of it', () => {
  expect([STATED, RECONSTRUCTED, partly('the price')].map((one) => reconstructionNote(one, 'card'))).toEqual([
    '',
    ' Our reconstruction: this card.',
    ' Our reconstruction: the price of this card.',
  ]);
  expect(reconstructionWords(STATED, 'card')).toBeNull();
  expect(reconstructionWords(RECONSTRUCTED, 'card')).toBe(
    'Our reconstruction: the rulebook’s text does not give this card. In the box there may be a different one.',
  );
  expect(reconstructionWords(partly('the price'), 'card')).toBe(
    'Partly our reconstruction: the rulebook’s text does not give the price of this card. In the box it may be different.',
  );
});
