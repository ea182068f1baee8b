import { type Game, includes } from '@tablewright/kernel';
import { type Learning, networkFrom } from '@tablewright/kernel/learned';
import { lantern, type LanternState } from '@tablewright/testkit/lantern';
import { expect, test } from 'vitest';
import { sampleGames } from './samples.ts';
import { learnFrom, train } from './train.ts';
import { together } from './workers.ts';

const game = lantern as unknown as Game;

/** Who I am, how many nights were dark and how many lit: enough to see who is about to win. */
const learning = {
  version: 3,
  among: 'teams',
  names: ['loyal', 'dark', 'lit', 'refused', 'loyal dark', 'loyal lit'],
  read(s: LanternState, seat: number, into: Float64Array): void {
    const loyal = includes(s.traitors, seat) ? 0 : 1;
    const dark = s.spoils.filter((spoils) => spoils > 0).length;
    const lit = s.spoils.length - dark;
    into.set([loyal, dark / 2, lit / 2, s.refused / 4, (loyal * dark) / 2, (loyal * lit) / 2]);
  },
  judge: () => 0.5,
} as unknown as Learning;

const request = { game, learning, seats: [5], games: 150, seed: 'toy', hidden: 4 };

test('what is learned is the same twice, and judges unseen games better than the share of games that are won at all', async () => {
  const once = await train(request);
  expect((await train(request)).weights).toEqual(once.weights);
  expect(once.learned.loss).toBeLessThan(0.9 * once.prior.loss);
  expect(once.linear.loss).toBeLessThan(once.prior.loss);
  expect(once.learned.loss).toBeLessThan(once.byHand.loss);
  // a weight with four digits judges as the one that was learned
  const network = networkFrom(once.weights, learning);
  const loyalAhead = network.judge(Float64Array.from([1, 0, 1, 0, 0, 1]));
  const loyalBehind = network.judge(Float64Array.from([1, 1, 0, 0, 1, 0]));
  expect(loyalAhead).toBeGreaterThan(loyalBehind);
});

test('it does not matter who plays which of the games', () => {
  const asked = { seats: [5, 6], options: {}, seed: 'parts', games: 12, first: 0, step: 1 };
  const whole = sampleGames(game, learning, asked);
  const parts = [0, 1].map((first) => sampleGames(game, learning, { ...asked, first, step: 2 }));
  expect(together(parts)).toEqual(whole);
  expect(learnFrom(together(parts), learning, 2).weights).toEqual(learnFrom(whole, learning, 2).weights);
});

test('a won game is won by the whole team, and nothing is looked at after its end', () => {
  const samples = sampleGames(game, learning, { seats: [5], options: {}, seed: 's', games: 6, first: 0, step: 1 });
  expect(samples.rows % 5).toBe(0);
  expect(samples.rows).toBeGreaterThan(0);
  for (let from = 0; from < samples.rows; from += 5) {
    const won = Array.from(samples.won.subarray(from, from + 5)).reduce((sum, each) => sum + each, 0);
    expect([2, 3]).toContain(won); // the traitors, or the loyal
  }
});

test('who wins together has won; rivals who are level share it', () => {
  const ending = (winners: number[]) => ({ ...game, outcome: () => ({ winners, scores: [], roles: [] }) }) as never;
  const asked = { seats: [5], options: {}, seed: 's', games: 2, first: 0, step: 1 };
  const wonIn = (winners: number[]): number[] =>
    [...new Set(sampleGames(ending(winners), learning, asked).won)].sort((a, b) => a - b);
  expect(wonIn([0, 1, 2, 3, 4])).toEqual([1]);
  expect(wonIn([])).toEqual([0]);
  expect(wonIn([0, 1])).toEqual([0, 0.5]);
});

test('where a search judges tables at the beginning of a turn, nothing else is learned from', () => {
  const nights: number[] = [];
  const counting = { ...game, looksAhead: 1, turn: (s: unknown) => (s as LanternState).spoils.length } as Game;
  const watching = {
    ...learning,
    read: (s: unknown) => void nights.push((s as LanternState).spoils.length),
  } as Learning;
  sampleGames(counting, watching, { seats: [5], options: {}, seed: 's', games: 1, first: 0, step: 1, wild: 50 });
  const looks = nights.filter((_, row) => row % 5 === 0);
  expect(looks.length).toBeGreaterThan(0);
  expect(looks).toEqual([...new Set(looks)]); // once each
});

test('games of a later round are others, and begin as a search begins them that has learned something', async () => {
  const asked = { ...request, games: 12 };
  const first = await train(asked);
  const both = await train({ ...asked, rounds: 2 });
  expect(both.games).toBeGreaterThan(first.games);
  expect((await train({ ...asked, rounds: 2 })).weights).toEqual(both.weights);
  const later = { seats: [5], options: {}, seed: 'toy', games: 24, first: 12, step: 1 };
  const searcher = { weights: first.weights, tries: 8 };
  const any = sampleGames(game, learning, later);
  expect(sampleGames(game, learning, { ...later, searcher }).input).not.toEqual(any.input);
  // whoever judges every table alike answers otherwise
  const flat = { ...first.weights, numbers: first.weights.numbers.replaceAll(/\S+/g, '0') };
  expect(sampleGames(game, learning, { ...later, searcher: { ...searcher, weights: flat } }).input).not.toEqual(
    sampleGames(game, learning, { ...later, searcher }).input,
  );
});
