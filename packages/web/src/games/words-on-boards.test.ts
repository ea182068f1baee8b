import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { termIn } from '@tablewright/board';
import { expect, test } from 'vitest';
import { allShelves } from './registry.ts';
import { loadGlossary } from './texts.ts';

const GAMES = join(import.meta.dirname, '../../../../games');

/** The words that a board has explained on what it draws, by name or in a table of its kinds of things. */
function explainedOn(id: string): string[] {
  const board = join(GAMES, id, 'board');
  const sources = readdirSync(board, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  return sources.flatMap((file) => {
    const source = readFileSync(join(board, file), 'utf8');
    const named = [...source.matchAll(/termFor\('([^']+)'\)/g)].map(([, term]) => term!);
    const tables = [...source.matchAll(/TERMS: [^=]*= \{([^}]*)\}/g)].map(([, table]) => table!);
    return [...named, ...tables.flatMap((table) => [...table.matchAll(/: '([^']+)'/g)].map(([, term]) => term!))];
  });
}

test.each(allShelves().map(({ id }) => [id]))('%s: what a board has explained is in the glossary', async (id) => {
  const glossary = (await loadGlossary(id))!;
  expect(explainedOn(id).filter((term) => termIn(glossary, term) === null)).toEqual([]);
});

test.each([
  ['emergence', ['block', 'leader', 'knowledge', 'data-tile', 'compile', 'assimilation', 'start', 'teleport']],
  ['emergent', ['small', 'large', 'product', 'cylinder', 'region', 'rank', 'demand']],
  ['emigration', ['lane', 'money', 'assurance', 'destination']],
  ['robotariat', ['poster', 'sabotage', 'upgrade', 'scrap', 'office', 'masses', 'supply', 'junk', 'entry', 'funds']],
])('%s: pieces and places say what they are', (id, things) => {
  expect(explainedOn(id)).toEqual(expect.arrayContaining(things));
});
