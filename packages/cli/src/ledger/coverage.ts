import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { idsInLedger, idsInTitle } from './ids.ts';
import { Shipping } from './shipping.ts';
import { testsIn } from './tests-in-file.ts';

/** How far the tests of a game go through its ledger. */
export interface Coverage {
  /** how many ids the ledger has */
  readonly rules: number;
  /** how many of them have a test that uses code which ships */
  readonly tested: number;
  readonly missing: readonly string[];
  /** those whose tests use nothing that ships: what they test is in no game that anybody plays */
  readonly unshipped: readonly string[];
  /** those with such a test beside one that counts */
  readonly partly: readonly string[];
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
  const shipping = new Shipping(repository, game);
  const named = new Set<string>();
  const shipped = new Set<string>();
  const aside = new Set<string>();
  for (const file of globSync(`games/${game}/**/*.test.{ts,tsx}`, {
    cwd: repository,
    exclude: (name) => name === 'node_modules',
  })) {
    const path = join(repository, file);
    for (const { title, uses } of testsIn(path, readFileSync(path, 'utf8'))) {
      const { ships, stays } = shipping.used(path, uses);
      for (const id of idsInTitle(title)) {
        named.add(id);
        if (ships.length > 0) shipped.add(id);
        if (stays.length > 0) aside.add(id);
      }
    }
  }
  const known = new Set(ids);
  return {
    rules: ids.length,
    tested: ids.filter((id) => shipped.has(id)).length,
    missing: ids.filter((id) => !named.has(id)),
    unshipped: ids.filter((id) => named.has(id) && !shipped.has(id)),
    partly: ids.filter((id) => shipped.has(id) && aside.has(id)),
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
