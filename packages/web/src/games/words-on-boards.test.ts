import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { termIn } from '@tablewright/board';
import { expect, test } from 'vitest';
import { allShelves } from './registry.ts';
import { loadGlossary } from './texts.ts';

const GAMES = join(import.meta.dirname, '../../../../games');

test.each(allShelves().map(({ id }) => [id]))('%s: what a board has explained is in the glossary', async (id) => {
  const glossary = (await loadGlossary(id))!;
  const board = join(GAMES, id, 'board');
  const sources = readdirSync(board, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const ids = sources.flatMap((file) => [...readFileSync(join(board, file), 'utf8').matchAll(/termFor\('([^']+)'\)/g)]);
  expect(ids.filter(([, term]) => termIn(glossary, term!) === null).map(([says]) => says)).toEqual([]);
});
