import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the ledger says under an id; null where it has no such line, or is not there. */
export function ruleText(repository: string, game: string, id: string): string | null {
  const row = ledger(repository, game)
    .split('\n')
    .find((line) => line.startsWith(`| ${id.toUpperCase()} |`));
  const text = row?.split('|')[2]?.trim();
  return text === undefined || text === '' ? null : text.replaceAll(/[`*]/g, '');
}

function ledger(repository: string, game: string): string {
  try {
    return readFileSync(join(repository, 'docs', 'rules', `${game}.md`), 'utf8');
  } catch {
    return '';
  }
}
