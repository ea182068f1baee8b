import { expect, test } from 'vitest';
import { firstSentence, nameAndRest } from './headline.ts';

test('a sentence is parted into a name and the rest', () => {
  expect(nameAndRest('Move to C3: dark blue data. Nothing there.')).toEqual({
    name: 'Move to C3',
    rest: 'Dark blue data. Nothing there.',
  });
  expect(nameAndRest('Do nothing.')).toEqual({ name: 'Do nothing.', rest: '' });
});

test('a long prompt is parted after its first sentence, a short one is not', () => {
  expect(firstSentence('You stand on E4. Where do you go?')).toEqual({
    first: 'You stand on E4. Where do you go?',
    rest: '',
  });
  const long =
    'Round 5: choose one action and one augmentation, in secret. E (gear) handles blue data and B (leaf) green.';
  expect(firstSentence(long)).toEqual({
    first: 'Round 5: choose one action and one augmentation, in secret.',
    rest: 'E (gear) handles blue data and B (leaf) green.',
  });
  const asked =
    'You hold 2 dark blue blocks. Which sets do you compile? Two of the same type bring 1 token; two different ones 2.';
  expect(firstSentence(asked).first).toBe('You hold 2 dark blue blocks. Which sets do you compile?');
  const initials = 'The A.I. have answered. '.repeat(6);
  expect(firstSentence(initials).first).toBe('The A.I. have answered.');
});

test('both parts together are the whole sentence, in every language', () => {
  for (const sentence of [
    'Move to C3: dark blue data. Nothing there.',
    'Nach C3 gehen: dunkelblaue Daten. Dort ist nichts.',
    'Do nothing.',
    'Runde 5: Wähle verdeckt eine Aktion und eine Verbesserung. E (Zahnrad) bearbeitet blaue Daten und B (Blatt) grüne.',
    'Du hältst 2 dunkelblaue Blöcke. Welche Sätze stellst du zusammen? Zwei gleiche bringen 1 Marke, zwei verschiedene 2.',
  ]) {
    const { name, rest } = nameAndRest(sentence);
    expect([name, rest].filter(Boolean).join(': ').toLowerCase()).toBe(sentence.toLowerCase());
    const { first, rest: quiet } = firstSentence(sentence);
    expect([first, quiet].filter(Boolean).join(' ')).toBe(sentence);
  }
});
