import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { repository } from './testing/repository.ts';
import { shell, shellJson } from './testing/shell.ts';

const here = () =>
  repository({
    'games/other/rules/package.json': '{ "type": "module" }',
    'docs/rules/other.md': '| id | rule |\n| --- | --- |\n| OTH-001 | One rule. |\n',
    'docs/rules/other-content.md': 'What is printed.\n',
  });

/** What was written, by path. */
function made(root: string, id: string): Record<string, string> {
  const files = globSync([`games/${id}/**/*.*`, `docs/rules/${id}.md`], { cwd: root });
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

test('a new game is a small one that works, under its own name', async () => {
  const root = here();
  const said = await shell(['new-game', 'night-harbour', '--name', 'Night Harbour', '--ledger', 'NHB'], {
    repository: root,
  });
  expect(said.code).toBe(0);
  expect(said.out).toContain('Night Harbour stands in games/night-harbour');
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

test('it takes fewer than 400 lines of its own, tests included, and the front page need not load its board', async () => {
  const root = here();
  await shell(['new-game', 'night-harbour'], { repository: root });
  const code = Object.entries(made(root, 'night-harbour')).filter(([file]) => /\.tsx?$/.test(file));
  expect(code.length).toBeGreaterThan(10);
  expect(code.reduce((lines, [, text]) => lines + text.trimEnd().split('\n').length, 0)).toBeLessThan(400);
  const shelf = code.find(([file]) => file.endsWith('board/shelf.tsx'))![1];
  expect([...shelf.matchAll(/^import .* from '([^']+)'/gm)].map(([, from]) => from)).toEqual(['@tablewright/board']);
});

test.each([
  ['a name with quotes in it', ['bay', '--name', 'O\'Hara\'s "Old" Bay']],
  ['a name with an old one in it', ['bay', '--name', 'PRL, the Pearl Divers of pearl-divers', '--ledger', 'BAY']],
  ['an id that is a word of the language', ['switch', '--ledger', 'SWI']],
  ['an id that the code has another use for', ['table', '--ledger', 'TAB']],
])('%s makes a game that can be played', async (_what, args) => {
  const root = here();
  const [id, , name] = args;
  expect(await shell(['new-game', ...args], { repository: root })).toMatchObject({ code: 0, err: '' });
  for (const [file, text] of Object.entries(made(root, id!))) {
    if (/\.tsx?$/.test(file)) expect([file, parseSync(file, text).errors]).toEqual([file, []]);
    if (file.endsWith('.json')) expect(() => void JSON.parse(text)).not.toThrow();
  }
  const { printed } = await shellJson(
    ['simulate', '--game', id!, '--seats', '2', '--games', '1', '--seed', '1', '--bot', 'steady'],
    { repository: root },
  );
  expect(printed).toMatchObject({ game: id, finished: 1 });
  // alone: the other one has no rules
  const { out } = await shell(['games'], { repository: repository(made(root, id!)) });
  if (args.includes('--name')) expect(out).toContain(name);
});

test.each([
  [['other'], "There is a game 'other' already"],
  [['other-content'], 'docs/rules/other-content.md is there already'],
  [['pearl-divers'], "There is a game 'pearl-divers' already"],
  [['harbour', '--ledger', 'OTH'], "The rules of 'other' begin with OTH already"],
  [['other-side'], 'Choose three other letters with --ledger'],
  [['harbour', '--name', 'One */ two'], '1 to 60 letters'],
  [['harbour', '--name', 'One\ntwo'], '1 to 60 letters'],
  [['harbour', '--name', ' '], '1 to 60 letters'],
  [['Other Game'], 'small letters, digits and single hyphens'],
  [['../x'], 'small letters, digits and single hyphens'],
  [[], 'new-game'],
  [['harbour', '--ledger', 'H1'], 'three capital letters'],
])('%j is refused with a sentence, and nothing is written', async (args, says) => {
  const root = here();
  const before = globSync('{docs,games}/**/*', { cwd: root }).sort();
  const refused = await shell(['new-game', ...args], { repository: root });
  expect(refused.code).toBe(2);
  expect(refused.err.replaceAll(/\s+/g, ' ')).toContain(says);
  expect(globSync('{docs,games}/**/*', { cwd: root }).sort()).toEqual(before);
});
