import { lantern } from '@tablewright/testkit/lantern';
import { expect, test } from 'vitest';
import { median, spread } from './cpu.ts';
import { benchKernel } from './kernel.ts';

test('a bench says how fast each form is, and each game', async () => {
  const plan = { rounds: 2, secondsPerRound: 0.02, games: [{ game: lantern, seats: 5 }] };
  const bench = await benchKernel(plan);
  expect(bench).toMatchObject({ rounds: 2, node: process.version, games: { lantern: { seats: 5 } } });
  const { decisionsPerSecond, gamesPerSecond, copyMicros, stateBytes } = bench.games['lantern']!;
  // two such short rounds say nothing about speed, but nobody is a hundred times wrong about it
  for (const figure of [...Object.values(bench.forms), decisionsPerSecond]) expect(figure).toBeGreaterThan(500);
  expect(bench.ratioToBoardgameio).toBeGreaterThan(1);
  expect(bench.ratioToHandwritten).toBeGreaterThan(0.005);
  expect(decisionsPerSecond / gamesPerSecond).toBeGreaterThan(20);
  expect(copyMicros).toBeGreaterThan(0);
  expect(stateBytes).toBeGreaterThan(100);
});

test('median and spread', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(spread([4, 5, 6])).toBe(0.4);
});
