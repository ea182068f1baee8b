import type { Game } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { toldInWords } from './told.ts';

test('"You" is written small in the middle of a sentence, and only there', () => {
  const says = (text: string): string =>
    toldInWords({ words: { event: () => text } } as unknown as Game, { type: 'x' }, []);
  expect(says('Lee paid You 1. You took it: You 4, Ann and You 2.')).toBe(
    'Lee paid you 1. You took it: You 4, Ann and you 2.',
  );
  expect(says('Your hand')).toBe('Your hand');
});
