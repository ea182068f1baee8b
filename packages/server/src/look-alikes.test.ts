import { describe, expect, test } from 'vitest';
import { looksLike } from './look-alikes.ts';

describe('names that would be taken for each other', () => {
  test.each([
    ['Ann', 'ANN'],
    ['Ann', 'Ánn'],
    ['Ann', 'Ａｎｎ'],
    ['Ann', '𝐀𝐧𝐧'],
    ['Ann', 'ᴀnn'],
    ['Ann', 'A n n'],
    ['Ann', 'Ann.'],
    ['Ann', 'Ann!'],
    ['Ann', 'A̷nn'],
    ['Bill', 'BiII'],
    ['Bill', 'BILL'],
    ['Bill', 'Bi11'],
    ['Bill', 'B1ll'],
    ['Bill', 'B!l|'],
    ['Bob', 'B0b'],
    ['Emma', 'Ernma'],
    ['Emma', 'Emrna'],
    ['Emma', 'Ernrna'],
    ['Tom', 'Torn'],
    ['Wim', 'VVim'],
    ['Dov', 'Đov'],
    ['Paul', 'Pauł'],
    ['Jürgen', 'Jurgen'],
  ])('%s and %s', (one, other) => {
    expect(looksLike(one, other)).toBe(true);
    expect(looksLike(other, one)).toBe(true);
  });

  test.each([
    ['Cyrillic', 'Ann', 'Аnn'],
    ['Cyrillic', 'paypal', 'раураӏ'],
    ['Cyrillic', 'Boris', 'ВОRIS'],
    ['Greek', 'Bea', 'Βea'],
    ['Greek', 'Bea', 'βea'],
    ['Greek', 'Zoe', 'Ζoe'],
    ['Greek', 'Hal', 'Ηal'],
    ['Greek', 'Mia', 'Μia'],
    ['Greek', 'Nan', 'Νan'],
    ['Greek', 'Yan', 'Υan'],
    ['Greek', 'Max', 'Μaχ'],
    ['Greek and Cyrillic', 'Oscar', 'Οѕсаr'],
    ['Armenian', 'Sam', 'Տam'],
    ['Armenian', 'Hans', 'Հaոs'],
    ['Cherokee', 'Ann', 'Ꭺnn'],
    ['Cherokee', 'Col', 'Ꮯol'],
    ['Lisu', 'Bea', 'ꓐea'],
    ['Coptic', 'Bob', 'Bⲟb'],
  ])('in %s letters: %s and %s', (_script, one, other) => {
    expect(looksLike(one, other)).toBe(true);
    expect(looksLike(other, one)).toBe(true);
  });

  test.each([
    ['داد', 'د\u200cاد'],
    ['राम', 'रा\u200dम'],
    ['🦊Ann', '🦊\u200dAnn'],
    ['❤', '❤\ufe0f'],
    ['ΒΑΣΊΛΗΣ', 'Βασίλης'],
    ['ОЛЕГ', 'Олег'],
  ])('the same but for what is not seen, or for capitals: %s and %s', (one, other) => {
    expect(looksLike(one, other)).toBe(true);
  });

  test.each([
    ['Ann', 'Anna'],
    ['Bea', 'Bee'],
    ['Col', 'Cal'],
    ['Ann 2', 'Ann 3'],
    ['Clara', 'Dara'],
    ['Arne', 'Ame'],
    ['Bernd', 'Bemd'],
    ['Ella', 'Elia'],
    ['Mila', 'Miia'],
    ['Шура', 'Wypa'],
    ['Яна', 'Rha'],
    ['Ольга', 'Олег'],
    ['रीना', 'राना'],
    ['山田', '山本'],
    ['🦊', '🐻'],
    ['🦊', '🦊🦊'],
  ])('not %s and %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
    expect(looksLike(other, one)).toBe(false);
  });
});
