import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './testing/repository.ts';
import { shell, shellJson } from './testing/shell.ts';

const here = () => repository({ 'games/other/rules/package.json': '{ "type": "module" }' });

test('a new game is a small one that works, under its own name', async () => {
  const root = here();
  const made = await shell(['new-game', 'night-harbour', '--name', 'Night Harbour', '--ledger', 'NHB'], {
    repository: root,
  });
  expect(made.code).toBe(0);
  expect(made.out).toContain('Night Harbour stands in games/night-harbour');
  const ledger = readFileSync(join(root, 'docs/rules/night-harbour.md'), 'utf8');
  expect(ledger).toContain('# Night Harbour');
  expect(ledger).not.toContain('PRL-');
  expect(readFileSync(join(root, 'games/night-harbour/board/board.test.ts'), 'utf8')).toContain('nightHarbour.start');
  // its own rules, played: nothing of the old name is left that would break them
  const { printed } = await shellJson(
    ['simulate', '--game', 'night-harbour', '--seats', '3', '--games', '5', '--seed', '1', '--bot', 'steady'],
    { repository: root },
  );
  expect(printed).toMatchObject({ game: 'night-harbour', finished: 5, violations: 0 });
});

test.each([
  [['other'], "There is a game 'other' already"],
  [['Other Game'], 'small letters, digits and single hyphens'],
  [['../x'], 'small letters, digits and single hyphens'],
  [[], 'new-game'],
  [['harbour', '--ledger', 'H1'], 'three capital letters'],
])('%j is refused with a sentence, and nothing is written', async (args, says) => {
  const root = here();
  const refused = await shell(['new-game', ...args], { repository: root });
  expect(refused.code).toBe(2);
  expect(refused.err).toContain(says);
  expect(existsSync(join(root, 'docs'))).toBe(false);
});
