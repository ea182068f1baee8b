import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BadInput } from './bad-input.ts';
import { discoverGames, loadGame } from './games.ts';

const repository = fileURLToPath(new URL('testing/repository', import.meta.url));

test('a game is whatever stands in games/<id>/rules', () => {
  expect(discoverGames(repository)).toEqual(['empty', 'lantern', 'misnamed']);
  expect(discoverGames()).toContain('emergence');
});

test('only the game that is asked for is imported, with its content check', async () => {
  const { game, content, module } = await loadGame('lantern', repository);
  expect(game.name).toBe('Lantern');
  expect(content?.check?.('water')).toEqual({
    ok: false,
    problems: [{ check: 'V1', severity: 'error', says: 'A lantern burns oil.' }],
  });
  expect(module).toMatch(/^file:.*\/games\/lantern\/rules\/index\.ts$/);
});

test.each([
  ['chess', "There is no game 'chess'. Games here: empty, lantern, misnamed."],
  ['../lantern', "There is no game '../lantern'. Games here: empty, lantern, misnamed."],
  ['empty', 'has no game as its default export'],
  ['misnamed', "calls itself 'lantern', but its folder is named 'misnamed'"],
])('%s cannot be loaded, and the sentence says why', async (id, says) => {
  const failed = loadGame(id, repository);
  await expect(failed).rejects.toThrow(BadInput);
  await expect(failed).rejects.toThrow(says);
});
