import type { Game } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import type { Tries } from '../search/search.ts';
import { reasonsFor } from './reasons.ts';

const says = { funds: () => 'Funds.', income: () => 'Income.' };
const game = { reasons: { parts: () => ({}), says } } as unknown as Game;

function tries(worth: number, funds: number, income: number): Tries {
  const eight = <T>(each: T): T[] => Array.from({ length: 8 }, () => each);
  return { value: 'any', worth: eight(worth), parts: eight({ funds, income }) };
}

test.each([
  ['better by what was found and in words', 0.8, ['funds for', 'income against']],
  ['worse by what was found, and better in words: those are not the reasons', 0.2, []],
])('%s', (_, worth, reasons) => {
  const found = reasonsFor(game, tries(worth, 5, 1), [tries(0.5, 1, 2)]);
  expect(found.map(({ part, isFor }) => `${part} ${isFor ? 'for' : 'against'}`)).toEqual(reasons);
});
