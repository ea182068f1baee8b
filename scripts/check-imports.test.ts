import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Repository, type Manifest, problemsOf, readRepository } from './check-imports.ts';

const KERNEL = '@tablewright/kernel';
const TESTKIT = '@tablewright/testkit';
const MAZE = '@tablewright/maze-rules';

/** A small repository in order, with two games; a test adds the files and manifests that matter. */
function repository({ files = {}, manifests = {} }: Partial<Repository>): Repository {
  const rules = (name: string): Manifest => ({
    name,
    dependencies: { [KERNEL]: '0.1.0' },
    devDependencies: { [TESTKIT]: '0.1.0' },
  });
  return {
    manifests: {
      '': { name: 'tablewright', devDependencies: { vitest: '5.1.0', 'fast-check': '4.10.2' } },
      'packages/kernel': { name: KERNEL },
      'packages/testkit': { name: TESTKIT, dependencies: { [KERNEL]: '0.1.0' } },
      'packages/lab': { name: '@tablewright/lab', dependencies: { [KERNEL]: '0.1.0' } },
      'packages/board': { name: '@tablewright/board', dependencies: { react: '19.3.1' } },
      'games/maze/rules': rules(MAZE),
      'games/tower/rules': rules('@tablewright/tower-rules'),
      'games/maze/board': {
        name: '@tablewright/maze-board',
        dependencies: { '@tablewright/board': '0.1.0' },
        devDependencies: { [MAZE]: '0.1.0' },
      },
      ...manifests,
    },
    files,
  };
}

function complaints(path: string, text: string): string[] {
  return problemsOf(repository({ files: { [path]: text } })).map(({ where, what }) => `${where} ${what}`);
}

test('the repository is read from the disk', () => {
  const { manifests, files } = readRepository(dirname(import.meta.dirname));
  expect(manifests['packages/kernel']?.name).toBe(KERNEL);
  expect(files).toHaveProperty(['scripts/check-imports.test.ts']);
  expect(Object.keys(files).filter((path) => path.includes('node_modules'))).toEqual([]);
});

describe('in order', () => {
  test.each([
    ['packages/kernel/src/a.ts', `import { b } from './b.ts'; import { c } from '../src/c.ts';`],
    ['packages/kernel/src/a.test.ts', `import { test } from 'vitest'; import fc from 'fast-check';`],
    ['packages/testkit/src/a.ts', `import { readFileSync } from 'node:fs'; import { play } from '${KERNEL}';`],
    ['packages/testkit/src/a.ts', `import { lantern } from '${TESTKIT}/lantern';`],
    ['packages/board/src/a.tsx', `import { useState } from 'react'; export const A = () => <g>{useState(0)}</g>;`],
    ['games/maze/rules/stages/vote.ts', `import { play } from '${KERNEL}'; import { s } from '../state.ts';`],
    ['games/maze/rules/vote.test.ts', `import { test } from 'vitest'; import { describeGame } from '${TESTKIT}';`],
    ['games/maze/rules/testing/tables.ts', `import { table } from '${TESTKIT}';`],
    ['games/maze/board/a.tsx', `import type { View } from '${MAZE}'; import { Space } from '@tablewright/board';`],
    ['games/maze/board/a.tsx', `import { CARDS } from '${MAZE}/content';`],
    ['games/maze/board/a.tsx', `import { forecast } from '${MAZE}/outlook';`],
    ['games/maze/board/a.tsx', `import { type View, type Ask } from '${MAZE}'; export type { Card } from '${MAZE}';`],
    [
      'packages/kernel/src/a.ts',
      `// import { x } from 'react';\nconst s = "import { y } from 'react'"; /from 'react'/.test(s);`,
    ],
  ])('%s: %s', (path, text) => {
    expect(complaints(path, text)).toEqual([]);
  });
});

describe('against the table', () => {
  test.each([
    ['packages/kernel/src/a.ts', `import 'node:fs';`, 'packages/kernel may import nobody'],
    ['packages/kernel/src/a.ts', `import type { T } from '${TESTKIT}';`, 'packages/kernel may import nobody'],
    ['packages/kernel/src/a.test.ts', `import { t } from '${TESTKIT}';`, 'packages/kernel (tests) may import'],
    ['packages/testkit/src/a.ts', `import { maze } from '${MAZE}';`, 'packages/testkit may import kernel,'],
    ['games/maze/rules/a.ts', `import { t } from '${TESTKIT}';`, 'games/maze/rules may import kernel'],
    ['games/maze/rules/a.ts', `import fc from 'fast-check';`, 'games/maze/rules may import kernel'],
    ['games/maze/rules/a.ts', `import { x } from '@tablewright/tower-rules';`, 'games/maze/rules may import kernel'],
    ['games/maze/board/a.ts', `import { t } from '${TESTKIT}';`, 'games/maze/board may import kernel, board'],
    [
      'games/maze/board/a.ts',
      `import { x } from '@tablewright/tower-rules/content';`,
      'the content and outlook of its own',
    ],
    [
      'games/maze/board/a.ts',
      `import { x } from '@tablewright/tower-rules/outlook';`,
      'the content and outlook of its own',
    ],
    ['games/maze/board/a.ts', `import { x } from '${MAZE}/stages';`, 'of which only types are allowed'],
    ['games/maze/board/a.ts', `import type { V } from '@tablewright/tower-rules';`, 'types of its own rules'],
    ['games/maze/board/a.ts', `import { type V, cards } from '${MAZE}';`, 'of which only types are allowed'],
    ['packages/board/src/a.ts', `import type { V } from '${MAZE}';`, 'packages/board may import kernel, declared'],
  ])('%s: %s', (path, text, what) => {
    const said = complaints(path, text);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`${path}:1 imports`);
    expect(said[0]).toContain(what);
  });
});

test.each([
  `export { x } from 'react';`,
  `export * from 'react';`,
  `const x = await import('react');`,
  `const x = require('react');`,
  `let x: import('react').FC;`,
  `import 'react';`,
])('every way to import is seen: %s', (text) => {
  expect(complaints('packages/lab/src/a.ts', `\n\n${text}`)).toEqual([
    expect.stringMatching(/^packages\/lab\/src\/a\.ts:3 imports 'react', which packages\/lab\/package\.json does not/),
  ]);
});

test('an allowed package still has to be declared', () => {
  expect(complaints('packages/lab/src/a.ts', `import { table } from '${TESTKIT}';`)).toEqual([
    `packages/lab/src/a.ts:1 imports '${TESTKIT}', which packages/lab/package.json does not declare`,
  ]);
});

test('only tests may lean on the root manifest', () => {
  expect(complaints('packages/lab/src/a.ts', `import { test } from 'vitest';`)).toHaveLength(1);
});

test('no package is reached by path', () => {
  expect(complaints('packages/lab/src/a.ts', `import { x } from '../../kernel/src/x.ts';`)).toEqual([
    `packages/lab/src/a.ts:1 '../../kernel/src/x.ts' reaches into packages/kernel by path; import '${KERNEL}' by name, if it is allowed at all`,
  ]);
  expect(complaints('games/maze/rules/a.test.ts', `import { x } from '../../tower/rules/x.ts';`)).toHaveLength(1);
});

describe('manifests', () => {
  test.each([
    [
      'packages/kernel',
      { dependencies: { zod: '4.6.7' } },
      'dependencies names zod; packages/kernel may import nobody',
    ],
    ['packages/kernel', { devDependencies: { [TESTKIT]: '0.1.0' } }, `devDependencies names ${TESTKIT}`],
    ['packages/testkit', { dependencies: { '@tablewright/lab': '0.1.0' } }, 'dependencies names @tablewright/lab'],
    ['games/tower/rules', { devDependencies: { [MAZE]: '0.1.0' } }, `devDependencies names ${MAZE}`],
    ['packages/cellar', {}, 'packages/cellar has no line in the table'],
  ])('%s with %j', (folder, sections, what) => {
    const name = repository({}).manifests[folder]?.name ?? '@tablewright/cellar';
    const said = problemsOf(repository({ manifests: { [folder]: { name, ...sections } } }));
    expect(said).toHaveLength(1);
    expect(said[0]!.where).toBe(`${folder}/package.json`);
    expect(said[0]!.what).toContain(what);
  });
});
