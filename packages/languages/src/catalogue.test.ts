import { count, listed, many, rounded, say, sayAgain, sayInPieces, speak } from '@tablewright/kernel/words';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languageOf } from './index.ts';

const german = languageOf('de', [
  {
    '{0} tokens': '{0, plural, one {# Marke} other {# Marken}}',
    'no tokens': 'keine Marken',
    '{0} bought {1} for {2}.': '{0, select, Du {Du hast} other {{0} hat}} {1} für {2} gekauft.',
    Inheritance: 'Erbschaft',
    'Press {0} or {1}.': 'Drücke {1} oder {0}.',
    wedding: 'Hochzeit',
    'It is 3 < 5.': 'Es ist 3 < 5.',
  },
  { 'You have left the table.': 'Du hast den Tisch verlassen.' },
]);

beforeEach(() => speak(german));
afterEach(() => speak(null));

test('a sentence has its gaps where the language wants them, and its verb as the name wants it', () => {
  const bought = (who: string): string => say`${who} bought ${say`Inheritance`} for ${5}.`;
  expect([bought('Ann'), bought('Du')]).toEqual([
    'Ann hat Erbschaft für 5 gekauft.',
    'Du hast Erbschaft für 5 gekauft.',
  ]);
  speak(null);
  expect(bought('Ann')).toBe('Ann bought Inheritance for 5.');
});

test('one and many have their own words', () => {
  expect([0, 1, 2].map((n) => count(n, 'token'))).toEqual(['keine Marken', '1 Marke', '2 Marken']);
  expect(many(0, 'token')).toBe('0 Marken');
  expect(listed(['A', 'B', 'C'], 'or')).toBe('A, B oder C');
  expect(rounded(2.46)).toBe('2,5');
});

test('what the catalogue lacks is said in English', () => {
  expect(say`${'Ann'} has left.`).toBe('Ann has left.');
  expect(many(2, 'card')).toBe('2 cards');
  expect(sayAgain('The end.')).toBe('The end.');
});

test('gaps with things that are no text stand where the language wants them', () => {
  expect(
    ((parts: TemplateStringsArray, ...gaps: string[]) => sayInPieces(parts, gaps.length))`Press ${'a'} or ${'b'}.`,
  ).toEqual(['Drücke ', 1, ' oder ', 0, '.']);
});

test('a sentence that was made in English elsewhere is found again, with what stands in its gaps', () => {
  expect(sayAgain('Ann bought Inheritance for 5.')).toBe('Ann hat Erbschaft für 5 gekauft.');
  expect(sayAgain('You have left the table.')).toBe('Du hast den Tisch verlassen.');
  expect(sayAgain('Ann bought 1 token for 5.')).toBe('Ann hat 1 Marke für 5 gekauft.');
  expect(sayAgain('Ann bought Inheritance and 2 tokens for 5.')).toBe('Ann hat Erbschaft und 2 Marken für 5 gekauft.');
  expect(sayAgain('Ann and Bea bought Wedding for 5.')).toBe('Ann und Bea hat Hochzeit für 5 gekauft.');
  expect(sayAgain('Ann bought peace and quiet for 5.')).toBe('Ann hat peace and quiet für 5 gekauft.');
  expect(sayAgain('Ann bought Wedding for 5. You have left the table.')).toBe(
    'Ann hat Hochzeit für 5 gekauft. Du hast den Tisch verlassen.',
  );
  expect(sayAgain('Ann bought Wedding, Inheritance for 5.')).toBe('Ann hat Hochzeit, Erbschaft für 5 gekauft.');
});

test('a sign of the mark-up is a sign like any other', () => {
  expect(say`It is 3 < 5.`).toBe('Es ist 3 < 5.');
});
