import type { Game } from '@tablewright/kernel';
import { lantern } from '@tablewright/testkit/lantern';
import { describe, expect, test } from 'vitest';
import { playMatch, rateOf, seatingOf, winnersAlike } from './match.ts';

const game = lantern as unknown as Game;

describe('two players compared', () => {
  test('teams are seen to win as one', () => {
    expect(seatingOf(game, 5)).toBe('teams');
  });

  test('where nobody has a team and all win or none, they are not rivals', () => {
    const ending = (winners: number[]) => ({ ...game, outcome: () => ({ winners, scores: [], roles: [] }) }) as never;
    expect(seatingOf(ending([]), 5)).toBe('lone');
    expect(seatingOf(ending([0, 1, 2, 3, 4]), 5)).toBe('lone');
    expect(seatingOf(ending([0]), 5)).toBe('rivals');
    expect(seatingOf(ending([0, 1]), 5)).toBe('rivals');
  });

  test('each deal is played once by either side, and the same request gives the same result', () => {
    const request = { a: { level: 'steady' }, b: { level: 'random' }, seats: 5, deals: 10, seed: 'm' } as const;
    const tie = playMatch(game, request, 'teams');
    expect(tie.games).toBe(20);
    expect(tie.wonByA + tie.wonByB).toBe(20);
    expect(tie.wonByA).toBeGreaterThan(tie.wonByB);
    expect(tie.teams['loyal']!.games + tie.teams['traitor']!.games).toBe(20);
    expect(playMatch(game, request, 'teams')).toEqual(tie);
  });

  test('what a team wins among alike is known where they do not think', () => {
    const steady = { level: 'steady' } as const;
    const match = { b: steady, seats: 5, deals: 6, seed: 'm' };
    // whoever is A, the others alone play the same games
    const wonAlike = (level: 'random' | 'steady'): (number | null)[] =>
      Object.values(playMatch(game, { ...match, a: { level } }, 'teams').teams).map(({ among }) => among);
    expect(wonAlike('random')).toEqual(wonAlike('steady'));
    expect(wonAlike('steady').reduce((sum, won) => sum! + won!, 0)).toBe(6);
    const even = playMatch(game, { ...match, a: steady }, 'teams').teams;
    expect(Object.values(even).map(({ a, b, among }) => [a - among!, b - among!])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('and not where they do', () => {
    const strong = { level: 'strong', limits: { iterations: 4 } } as const;
    const { teams } = playMatch(game, { a: strong, b: strong, seats: 5, deals: 1, seed: 'm' }, 'teams');
    expect(Object.values(teams).map(({ among }) => among)).toEqual([null, null]);
  });

  test('a match in parts is the match', () => {
    const request = { a: { level: 'steady' }, b: { level: 'random' }, seats: 5, seed: 'm' } as const;
    const whole = playMatch(game, { ...request, deals: 4 }, 'rivals');
    const parts = [0, 2].map((from) => playMatch(game, { ...request, deals: 2, from }, 'rivals'));
    expect(parts[0]!.wonByA + parts[1]!.wonByA).toBe(whole.wonByA);
  });

  test('two alike are even where each takes the same seat among the same others', () => {
    const same = { level: 'steady' } as const;
    const tie = playMatch(game, { a: same, b: same, seats: 5, deals: 5, seed: 'm' }, 'lone');
    expect(tie).toMatchObject({ wonByA: 0, wonByB: 0, games: 10 });
    expect(rateOf(tie)).toMatchObject({ rate: 0.5, low: 0, high: 1 });
  });

  test('winners are counted where all play alike', () => {
    const few = { seats: 5, games: 6, seed: 'm' };
    const { winners, low, high, games } = winnersAlike(game, { level: 'steady' }, few);
    expect(games).toBe(6);
    // a team of three or of two
    expect(winners).toBeGreaterThanOrEqual(2);
    expect(winners).toBeLessThanOrEqual(3);
    expect(low).toBeLessThanOrEqual(winners);
    expect(high).toBeGreaterThanOrEqual(winners);
    const two: Game = { ...game, outcome: () => ({ winners: [0, 4], scores: [], roles: [] }) as never };
    expect(winnersAlike(two, { level: 'random' }, few)).toEqual({ winners: 2, low: 2, high: 2, games: 6 });
  });

  test('a search wins against somebody who does not look', () => {
    const strong = { level: 'strong', limits: { iterations: 60 } } as const;
    const tie = playMatch(game, { a: strong, b: { level: 'random' }, seats: 5, deals: 8, seed: 'm' }, 'teams');
    expect(rateOf(tie).rate).toBeGreaterThan(0.6);
  });

  test.each([
    [8, 2, 0.49, 0.94],
    [300, 100, 0.7, 0.79],
    [10, 0, 0.72, 1],
  ])('%i of won and %i of lost games', (wonByA, wonByB, low, high) => {
    const rate = rateOf({ wonByA, wonByB, games: wonByA + wonByB });
    expect(rate.low).toBeCloseTo(low, 1);
    expect(rate.high).toBeCloseTo(high, 1);
  });
});
