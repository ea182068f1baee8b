import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { discoverGames, loadGame } from '@tablewright/catalogue';
import { isOffered } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { isBlunder, readBlunders, standAt } from './blunders.ts';

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

describe.each(files)('$id', ({ id, file }) => {
  test('every position can be reached, and what is stupid there is on offer', async () => {
    const { game } = await loadGame(id, REPOSITORY);
    const positions = await readBlunders(file);
    expect(positions.length).toBeGreaterThanOrEqual(12);
    for (const position of positions) {
      const { mine } = game.asksSeen(standAt(game, position).state, position.seat);
      for (const answer of position.stupid) expect(isOffered(mine!.domain, answer)).toBe(true);
    }
  });

  test('steady does at most one in ten of them, strong none', async () => {
    const { game } = await loadGame(id, REPOSITORY);
    const positions = await readBlunders(file);
    const made = positions.filter((position) => isBlunder(game, position, 'steady', null));
    expect(made.length / positions.length, made.map(({ why }) => why).join('; ')).toBeLessThanOrEqual(0.1);
    const strong = positions.filter((position) => isBlunder(game, position, 'strong', TRIES));
    expect(strong.map(({ why }) => why)).toEqual([]);
  });
});
