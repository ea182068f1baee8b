import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { REPOSITORY } from '@tablewright/catalogue';
import { folder } from './repository.ts';

/** What the tests of the tree read: its sources, the texts that they are held against, and how they are compiled. */
const COPIED = [
  'docs',
  'games',
  'packages',
  'templates',
  '*.md',
  '*.json',
  'vitest.config.ts',
  'scripts/longest-first.ts',
];
/** Installed or built, not written: large, and another tree's. */
const NOT_COPIED = new Set(['node_modules', 'dist', '.cache']);

/** A copy of this very tree, in which its tests can be run once its packages are linked; gone when the test is over. */
export function copyOfTree(): string {
  const root = folder();
  for (const entry of globSync(COPIED, { cwd: REPOSITORY })) {
    cpSync(join(REPOSITORY, entry), join(root, entry), {
      recursive: true,
      filter: (path) => !NOT_COPIED.has(basename(path)),
    });
  }
  return root;
}

/** Makes the packages of a copy known to each other, as `npm ci` does it; what comes from outside is that of this tree. */
export function linkPackages(root: string): void {
  for (const path of globSync(['node_modules/*', 'packages/*/node_modules'], { cwd: REPOSITORY })) {
    if (basename(path) !== '@tablewright') link(join(REPOSITORY, path), join(root, path));
  }
  for (const manifest of globSync(['packages/*/package.json', '{games,templates}/*/*/package.json'], { cwd: root })) {
    const { name } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { name: string };
    link(join(root, dirname(manifest)), join(root, 'node_modules', name));
  }
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, 'junction');
}
