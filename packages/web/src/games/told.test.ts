import type { Game } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { newsIn, outcomeInWords, toldInWords } from './told.ts';

test('"You" is written small in the middle of a sentence, and only there', () => {
  const says = (text: string): string =>
    toldInWords({ words: { event: () => text } } as unknown as Game, { type: 'x' }, []);
  expect(says('Lee paid You 1. You took it: You 4, Ann and You 2.')).toBe(
    'Lee paid you 1. You took it: You 4, Ann and you 2.',
  );
  expect(says('Your hand')).toBe('Your hand');
});

test('so it is in how a game ended', () => {
  const game = { words: { outcome: () => 'It is over. Ann and You win.' } } as unknown as Game;
  expect(outcomeInWords(game, { winners: [], reason: '', rules: [], roles: [] }, [])).toBe(
    'It is over. Ann and you win.',
  );
});

test('news is what anybody may read, the newest first', () => {
  const told = [1, 2, 3, 4].map((version) => ({ version, secret: version === 3 }));
  expect(newsIn(told, 2).map(({ version }) => version)).toEqual([4, 2]);
});
