import { afterEach, expect, test } from 'vitest';
import * as english from './english.ts';
import { count, listed, many, RECONSTRUCTED, speak } from './index.ts';

afterEach(() => speak(null));

test('a game that speaks English alone counts and lists in English, whatever the page speaks', () => {
  speak({
    tag: 'de',
    message: (key) => `de: ${key}`,
    again: () => null,
    listed: (parts) => parts.join(' und '),
    number: String,
  });
  expect([many(2, 'card'), count(0, 'card'), listed(['A', 'B'])]).toEqual(['de: {0} cards', 'de: no cards', 'A und B']);
  expect([english.many(2, 'card'), english.count(0, 'card'), english.listed(['A', 'B'])]).toEqual([
    '2 cards',
    'no cards',
    'A and B',
  ]);
  expect(english.reconstructionNote(RECONSTRUCTED, 'card')).toBe(' Our reconstruction: this card.');
  expect(many(2, 'card')).toBe('de: {0} cards');
});
