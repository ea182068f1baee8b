import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { discoverGames, REPOSITORY } from '@tablewright/catalogue';
import { expect, test } from 'vitest';
import { shell } from './testing/shell.ts';
import { copyOfTree, linkPackages } from './testing/tree.ts';

// A game that was just begun has no pictures, no lessons, no reasons. The suites that go through all games take it as it is; one that
// asks for more would make the whole tree red for whoever begins a game.

/** How a suite comes to know which games there are. */
const ASKS_FOR_GAMES = /\ballShelves\(|\bdiscoverGames\(|\bGAMES\b.*\/library\.ts'|games\/\*/;

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

test('a new game passes every suite that goes through the games of the tree', async () => {
  const root = copyOfTree();
  // the first of all by its name: a suite that takes the first game for an example must not count on it
  const made = await shell(['new-game', 'amber-coast', '--name', 'Amber Coast', '--ledger', 'AMC'], {
    repository: root,
  });
  expect(made).toMatchObject({ code: 0, err: '' });
  linkPackages(root);
  // this very one makes no further copies of its copy
  const apart = ['.browser.', basename(import.meta.filename)];
  const suites = globSync('packages/*/src/**/*.test.{ts,tsx}', { cwd: root }).filter(
    (path) => !apart.some((part) => path.includes(part)) && ASKS_FOR_GAMES.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(suites.length).toBeGreaterThan(8);
  const { testResults, numPassedTests } = await runTests(root, [...suites, 'games/amber-coast']);
  expect(
    testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
      return status === 'failed' ? [name.slice(root.length + 1), ...failed] : [];
    }),
  ).toEqual([]);
  expect(numPassedTests).toBeGreaterThan(20);
});

/** Runs those tests that name no other game: what they find is not changed by the new one. */
function runTests(root: string, paths: readonly string[]): Promise<Report> {
  const report = join(root, 'report.json');
  const args = [
    'run',
    ...paths,
    '-t',
    `^(?!.*(${discoverGames().join('|')}))`,
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  // A test runner that believes to be a worker of another one does nothing.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const vitest = join(REPOSITORY, 'node_modules/vitest/vitest.mjs');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [vitest, ...args], { cwd: root, env }, (error, out, err) => {
      try {
        resolve(JSON.parse(readFileSync(report, 'utf8')) as Report);
      } catch {
        reject(new Error(`the tests in the copy did not run: ${error?.message}\n${out}\n${err}`));
      }
    });
  });
}
