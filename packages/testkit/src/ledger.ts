import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The ledgers in docs/rules, read for the tests that hold content and words against them.

const ROOT = join(import.meta.dirname, '../../..');

/** The text of docs/rules/<name>.md; a game to begin with (templates/) has its ledger beside it until it is copied. */
export function ledgerOf(name: string): string {
  const template = join(ROOT, 'templates', name, 'ledger.md');
  return readFileSync(existsSync(template) ? template : join(ROOT, 'docs/rules', `${name}.md`), 'utf8');
}

/** A row of a table, cell by cell. */
export function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The rows of all tables in a text, their heads among them. */
export function rowsIn(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
}

/** What a row says in its last column, Status: the first word of it. Undefined where no line looks so. */
export function statusIn(text: string, line: RegExp): string | undefined {
  const row = text.split('\n').find((one) => line.test(one));
  return row === undefined ? undefined : cellsOf(row).at(-1)?.replaceAll('`', '').split(' ')[0];
}
