import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { idsInLedger, idsInTitle } from './ids.ts';
import { titlesIn } from './titles.ts';

/** How far the tests of a game go through its ledger. */
export interface Coverage {
  /** how many ids the ledger has */
  readonly rules: number;
  /** how many of them have a test */
  readonly tested: number;
  readonly missing: readonly string[];
  /** ids in titles that the ledger does not have: a slip of the pen, or a rule that is gone */
  readonly unknown: readonly string[];
}

/** The games that have a ledger, by its file's name. Papers beside them that list no rules are no ledgers. */
export function ledgersIn(repository: string): string[] {
  return globSync('docs/rules/*.md', { cwd: repository })
    .map((file) => basename(file, '.md'))
    .filter((game) => idsOf(repository, game).length > 0)
    .sort();
}

export function hasLedger(repository: string, game: string): boolean {
  return existsSync(ledgerOf(repository, game));
}

export function coverageOf(repository: string, game: string): Coverage {
  const ids = idsOf(repository, game);
  const named = new Set<string>();
  for (const file of globSync(`games/${game}/**/*.test.{ts,tsx}`, {
    cwd: repository,
    exclude: (name) => name === 'node_modules',
  })) {
    const path = join(repository, file);
    for (const title of titlesIn(path, readFileSync(path, 'utf8'))) for (const id of idsInTitle(title)) named.add(id);
  }
  const known = new Set(ids);
  return {
    rules: ids.length,
    tested: ids.filter((id) => named.has(id)).length,
    missing: ids.filter((id) => !named.has(id)),
    unknown: [...named].filter((id) => !known.has(id)).sort(),
  };
}

function idsOf(repository: string, game: string): string[] {
  if (!hasLedger(repository, game)) return [];
  return idsInLedger(readFileSync(ledgerOf(repository, game), 'utf8'));
}

function ledgerOf(repository: string, game: string): string {
  return join(repository, 'docs', 'rules', `${game}.md`);
}
