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

/** Some tries end the game, as won or lost; the others do not. */
function ending(worth: readonly number[], over: number): Tries {
  return { value: 'any', worth, parts: worth.map((_, i): Record<string, number> => (i < over ? {} : { funds: 1 })) };
}

test.each([
  [
    'where some tries come to it, soon',
    ending([1, 1, 1, 1, 0.5, 0.5, 0.5, 0.5], 4),
    'It wins the game soon in about 5 of 10 tries.',
  ],
  [
    'where all do, nobody knows how soon',
    ending([1, 1, 1, 1, 1, 1, 0, 0], 8),
    'It wins the game in about 8 of 10 tries.',
  ],
])('the end of the game is a reason: %s', (_, one, says) => {
  const lost = ending([0, 0, 0, 0, 0, 0, 0, 0], 8);
  expect(reasonsFor(game, one, [lost])).toContainEqual({ part: 'end', says, isFor: true });
});

test.each([
  ['better by what was found and in words', 0.8, ['funds for', 'income against']],
  ['worse by what was found, and better in words: those are not the reasons', 0.2, []],
])('%s', (_, worth, reasons) => {
  const found = reasonsFor(game, tries(worth, 5, 1), [tries(0.5, 1, 2)]);
  expect(found.map(({ part, isFor }) => `${part} ${isFor ? 'for' : 'against'}`)).toEqual(reasons);
});
