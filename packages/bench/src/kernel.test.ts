import { type Game, plan } from '@tablewright/kernel';
import { lantern } from '@tablewright/testkit/lantern';
import { expect, test } from 'vitest';
import { median, spread } from './cpu.ts';
import { benchKernel } from './kernel.ts';
import { benchGames } from './kernel-games.ts';

const game: Game = lantern;

test('a bench says how fast each form is, and each game', async () => {
  const plan = { rounds: 2, secondsPerRound: 0.02, games: [{ game: lantern, seats: 5 }] };
  const bench = await benchKernel(plan);
  expect(bench).toMatchObject({ rounds: 2, node: process.version, games: { lantern: { seats: 5 } } });
  const { decisionsPerSecond, listed, notListed, served, gamesPerSecond, copyMicros, stateBytes } =
    bench.games['lantern']!;
  // two such short rounds say nothing about speed, but nobody is a hundred times wrong about it
  for (const figure of [...Object.values(bench.forms), decisionsPerSecond, listed, served])
    expect(figure).toBeGreaterThan(500);
  expect(bench.ratioToBoardgameio).toBeGreaterThan(1);
  expect(bench.ratioToHandwritten).toBeGreaterThan(0.005);
  expect(decisionsPerSecond / gamesPerSecond).toBeGreaterThan(20);
  expect(notListed).toBeNull();
  expect(copyMicros).toBeGreaterThan(0);
  expect(stateBytes).toBeGreaterThan(100);
});

test('where answers cannot be listed, there is no figure but a reason', () => {
  const anyPlan = plan({ sheets: [], names: {}, limits: [], moves: [] }, { most: [], has: [], steps: [0, 0] });
  const playRandom: Game['playRandom'] = (s, rng, choose) => {
    choose?.(anyPlan, rng);
    return game.playRandom(s, rng);
  };
  const [bench] = benchGames([{ game: { ...game, playRandom }, seats: 5 }], 1, 0.001);
  const { listed, notListed, served } = bench!;
  expect(listed).toBeNull();
  expect(notListed).toContain('a plan');
  expect(served).toBeGreaterThan(0);
});

test('median and spread', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(spread([4, 5, 6])).toBe(0.4);
});
