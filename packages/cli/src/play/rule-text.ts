import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the ledger says under an id; null where it has no such line, or is not there. */
export function ruleText(house: string, game: string, id: string): string | null {
  const row = ledger(house, game)
    .split('\n')
    .find((line) => line.startsWith(`| ${id.toUpperCase()} |`));
  const text = row?.split('|')[2]?.trim();
  return text === undefined || text === '' ? null : text.replaceAll(/[`*]/g, '');
}

function ledger(house: string, game: string): string {
  try {
    return readFileSync(join(house, 'docs', 'rules', `${game}.md`), 'utf8');
  } catch {
    return '';
  }
}
