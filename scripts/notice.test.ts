import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readJson } from './json.ts';

// NOTICE.md is what whoever takes the code relies on: what it says of licences and games is held against the manifests and the folders.

const ROOT = dirname(import.meta.dirname);
const NOTICE = readFileSync(join(ROOT, 'NOTICE.md'), 'utf8');

interface Manifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly license?: string }>>;
}

const MANIFESTS = ['package.json', 'packages/*/package.json', 'games/*/*/package.json', 'templates/*/*/package.json'];

function namedInManifests(): string[] {
  const manifests = MANIFESTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  const names = manifests.flatMap((path) => {
    const { dependencies, devDependencies, optionalDependencies } = readJson(join(ROOT, path)) as Manifest;
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  return [...new Set(names)].filter((name) => !name.startsWith('@tablewright/')).sort();
}

describe('NOTICE.md', () => {
  test('names every package of a manifest that is not under the MIT licence, with its licence', () => {
    const { packages } = readJson(join(ROOT, 'package-lock.json')) as Lock;
    const byLicence: Record<string, string[]> = {};
    for (const name of namedInManifests()) {
      const licence = packages[`node_modules/${name}`]?.license ?? 'unknown';
      if (licence !== 'MIT') (byLicence[licence] ??= []).push(name);
    }
    const [, table = ''] = NOTICE.split('| --- | --- |\n');
    const rows = table.split('\n').filter((line) => line.startsWith('| '));
    const said = rows.map((row) => row.split('|').map((cell) => cell.trim()));
    expect(Object.fromEntries(said.map(([, licence, names]) => [licence, names!.split(', ')]))).toEqual(byLicence);
  });

  test('names every game, and as many as there are', () => {
    const games = readdirSync(join(ROOT, 'games'));
    const [, list = ''] = NOTICE.split('board games:\n');
    const named = list.trim().split('\n\n')[0]!.split('\n');
    expect(named).toHaveLength(games.length);
    expect(NOTICE).toContain(
      `plays ${['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][games.length]} board games`,
    );
  });

  test.each(readdirSync(join(ROOT, 'games')))('each how-to-play page says what is ours: %s', (game) => {
    const guide = readFileSync(join(ROOT, 'games', game, 'board/how-to-play.md'), 'utf8');
    expect(guide).toMatch(/^## What is ours$/m);
  });

  test('does not make an exception of a game whose things bear the sign', () => {
    for (const game of readdirSync(join(ROOT, 'games'))) {
      const drawn = globSync('**/*.tsx', { cwd: join(ROOT, 'games', game, 'board') });
      const signed = drawn.filter((path) =>
        /<(Small)?Reconstructed/.test(readFileSync(join(ROOT, 'games', game, 'board', path), 'utf8')),
      );
      expect(signed, game).not.toEqual([]);
    }
    expect(NOTICE).toContain('In every game it bears a small sign');
  });
});
