import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// What a page imports must not bring the schemas along: they weigh more than all the page's own words.

function loadedBy(entry: string): string[] {
  const trace = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });
    await import('${new URL(entry, import.meta.url).href}');`;
  const out = execFileSync(process.execPath, ['--input-type=module', '--eval', trace], { encoding: 'utf8' });
  return out.split('\n').filter((line) => line.startsWith('file:'));
}

const isSchema = (module: string): boolean => module.includes('/node_modules/zod/');

test('constants and types come without the schemas', () => {
  const loaded = loadedBy('./index.ts');
  expect(loaded.some((module) => module.endsWith('/protocol/src/patch.ts'))).toBe(true);
  expect(loaded.filter(isSchema)).toEqual([]);
});

test('the schemas come with what checks them', () => {
  expect(loadedBy('./schemas.ts').some(isSchema)).toBe(true);
});
