import { expect, test } from 'vitest';
import { problemsOf } from './check-lock.ts';
import type { Lock } from './complete-lock.mjs';

const manifests = { '': { workspaces: ['packages/*'] }, 'packages/kernel': { devDependencies: { rolldown: '1.0.0' } } };

/** A lock that fits the manifests; a test adds what is wrong with it. */
const lock = (packages: Lock['packages'] = {}): Lock => ({
  packages: {
    ...manifests,
    'node_modules/@tablewright/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/rolldown': { version: '1.0.0', dev: true },
    ...packages,
  },
});

test('a complete lock is in order', () => {
  expect(problemsOf(lock(), manifests)).toEqual([]);
});

test.each<[string, Lock['packages'], string]>([
  [
    'a platform left out',
    { 'node_modules/rolldown': { optionalDependencies: { '@rolldown/binding-darwin-arm64': '1.0.0' } } },
    'node_modules/@rolldown/binding-darwin-arm64 is missing',
  ],
  [
    'an address',
    { 'node_modules/rolldown': { resolved: 'https://example.org/rolldown.tgz' } },
    'node_modules/rolldown names the address it was fetched from',
  ],
  [
    'an install script',
    { 'node_modules/rolldown': { hasInstallScript: true } },
    'node_modules/rolldown wants to run a script while it is installed',
  ],
  ['a changed manifest', { 'packages/kernel': {} }, 'packages/kernel/package.json says something else'],
  ['a package removed', { 'packages/cellar': {} }, 'packages/cellar is no package any more'],
])('%s is told', (_, packages, what) => {
  expect(problemsOf(lock(packages), manifests)).toEqual([what]);
});

test('a package that the lock does not know is told', () => {
  expect(problemsOf(lock(), { ...manifests, 'packages/attic': {} })).toEqual(['packages/attic is missing']);
});
