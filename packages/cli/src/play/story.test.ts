import { describe, expect, test } from 'vitest';
import { type Cast, gathered, linesOf, smallYou, type Told } from './story.ts';

const CAST: Cast = { names: ['Red', 'You', 'Ann Lee', 'Ann'], styleOf: (seat) => `seat${seat}`, me: 1 };

function said(...sentences: string[]): Told[] {
  return sentences.map((sentence) => ({ to: 'all', drawn: null, sentence }));
}

function lines(told: readonly Told[], width = 80): string[] {
  return gathered(told, CAST.names)
    .flatMap((group) => linesOf(group, CAST, width))
    .map((line) => line.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
}

describe('sentences about the same person become one', () => {
  test.each([
    [['Red moved.', 'Red ate.'], ['  Red moved and ate.']],
    [['Red moved.', 'Red ate.', 'Red slept.'], ['  Red moved, ate and slept.']],
    [
      ['Red moved.', 'Ann ate.', 'Red slept.'],
      ['  Red moved.', '  Ann ate.', '  Red slept.'],
    ],
    [
      ['Ann moved.', 'Ann Lee ate.'],
      ['  Ann moved.', '  Ann Lee ate.'],
    ],
    [
      ['The box opened.', 'The box closed.'],
      ['  The box opened.', '  The box closed.'],
    ],
    [
      ['Red said: no.', 'Red left.'],
      ['  Red said: no.', '  Red left.'],
    ],
  ])('%j', (sentences, expected) => expect(lines(said(...sentences))).toEqual(expected));

  test('what is drawn stands between them', () => {
    const drawn: Told = { to: 'all', drawn: [['Round 2']], sentence: '' };
    expect(lines([...said('Red moved.'), drawn, ...said('Red ate.')])).toEqual([
      '  Red moved.',
      'Round 2',
      '  Red ate.',
    ]);
  });
});

test('"You" is written small in the middle of a sentence', () => {
  expect(smallYou('Red hacked You and took 2 blocks. You lost. A.I.: Ann and You.')).toBe(
    'Red hacked you and took 2 blocks. You lost. A.I.: Ann and you.',
  );
});

test('what others do to me is loud, and names have their colours', () => {
  const styles = (sentence: string): string[] =>
    linesOf(said(sentence), CAST, 80).flatMap((line) =>
      line.map((part) => (typeof part === 'string' ? '' : `${part.text.trim()}:${part.style}`)),
    );
  expect(styles('Red hacked You and left.')).toEqual([
    ':bold',
    'Red:bold seat0',
    'hacked:bold',
    'you:bold seat1',
    'and left.:bold',
  ]);
  expect(styles('You met Red.')).toEqual([':', 'You:seat1', 'met:', 'Red:seat0', '.:']);
  expect(styles('Redder things came.')).toEqual(['Redder things came.:']);
});

test('long sentences are broken, later lines indented', () => {
  expect(lines(said('Red moved a very long way.'), 18)).toEqual(['  Red moved a very', '    long way.']);
});
