import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { discoverGames, loadGame } from '@tablewright/catalogue';
import { isOffered } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import {
  type BlunderPosition,
  blundersAt,
  isAlike,
  isStupid,
  readBlunders,
  standAt,
  STEADY_SEEDS,
  STRONG_SEEDS,
} from './blunders.ts';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const files = discoverGames(REPOSITORY)
  .map((id) => ({ id, file: `${REPOSITORY}games/${id}/rules/blunders.json` }))
  .filter(({ file }) => existsSync(file));

/** Fixed and few: a test must come out the same every time, and soon. */
const TRIES = 40;

test('there are positions with something stupid to do', () => {
  expect(files.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['emergence', 'emergent', 'emigration', 'human-punishment', 'robotariat']),
  );
});

describe('plans that are alike', () => {
  const plan = { build: { A: 2, B: 1 }, stock: { A: 5 } };

  test.each([
    [{ build: { A: { least: 2 } } }, true],
    [{ build: { A: { least: 3 } } }, false],
    [{ build: { B: { least: 1 } }, stock: { B: { most: 0 } } }, true],
    [{ build: { A: { least: 1 } }, stock: { A: { most: 4 } } }, false],
    [{ build: { all: { least: 3, most: 3 } } }, true],
    [{ build: { any: { most: 2 } } }, true],
    [{ build: { any: { least: 3 } } }, false],
    [{ market: { any: { most: 0 }, all: { most: 0 } } }, true],
  ])('%j: %j', (plans, alike) => {
    expect(isAlike(plans, plan)).toBe(alike);
    const position: BlunderPosition = { why: '', seats: 2, options: {}, seat: 0, log: [], stupid: [], alike: [plans] };
    expect(isStupid(position, plan)).toBe(alike);
  });
});

describe.each(files)('$id', ({ id, file }) => {
  test('every position can be reached, and what is stupid there is on offer', async () => {
    const { game } = await loadGame(id, REPOSITORY);
    const positions = await readBlunders(file);
    expect(positions.length).toBeGreaterThanOrEqual(12);
    for (const position of positions) {
      const { stupid, alike = [], why } = position;
      const { mine } = game.asksSeen(standAt(game, position).state, position.seat);
      expect(stupid.length, why).toBeGreaterThan(0);
      for (const answer of stupid) expect(isOffered(mine!.domain, answer), why).toBe(true);
      // where a sheet or a line is misspelt, no plan has the least of it, and nothing would ever be found
      for (const plans of alike)
        expect(
          stupid.some((answer) => isAlike(plans, answer)),
          why,
        ).toBe(true);
    }
  });

  test('no position stands there twice', async () => {
    const { game } = await loadGame(id, REPOSITORY);
    const seen = (await readBlunders(file)).map((position) =>
      JSON.stringify(game.view(standAt(game, position).state, position.seat)),
    );
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('steady gives at most one stupid answer in ten, strong none', async () => {
    const { game } = await loadGame(id, REPOSITORY);
    const positions = await readBlunders(file);
    const made = positions.map((position) => ({
      why: position.why,
      steady: blundersAt(game, position, { level: 'steady', seeds: STEADY_SEEDS }),
      strong: blundersAt(game, position, { level: 'strong', seeds: STRONG_SEEDS, iterations: TRIES }),
    }));
    const steady = made.flatMap((one) => one.steady.map((seed) => `${one.why} (seed ${seed})`));
    expect(steady.length / (positions.length * STEADY_SEEDS.length), steady.join('; ')).toBeLessThanOrEqual(0.1);
    expect(made.flatMap((one) => one.strong.map((seed) => `${one.why} (seed ${seed})`))).toEqual([]);
  }, 60_000);
});
