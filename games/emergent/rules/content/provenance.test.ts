import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Provenance } from '@tablewright/kernel/words';
import { expect, test } from 'vitest';
import { DEMAND_PROVENANCE } from './demand.ts';
import { CITIES, REGIONS } from './map.ts';

// What is said to be printed is what the ledger says is printed (section 4, column Status).

const LEDGER = readFileSync(join(import.meta.dirname, '../../../../docs/rules/emergent.md'), 'utf8');

/** The last cell of the ledger's row for this item: its first word is the status. */
function statusOf(first: RegExp): string | undefined {
  const row = LEDGER.split('\n').find((line) => first.test(line));
  return row?.split('|').at(-2)?.replaceAll('`', '').trim().split(' ')[0];
}

test.each(REGIONS.map(({ code, provenance }) => [code, provenance] as const))('%s', (code, { status }: Provenance) => {
  expect(status).toBe(statusOf(new RegExp(`^\\| \\d+ \\| ${code} \\|`)));
});

test('cities and their ranks', () => {
  expect(LEDGER).toContain("(all ranks `reconstructed`; New York's name `stated`)");
  for (const { name, provenance } of CITIES) {
    expect(provenance.status, name).toBe(name === 'New York' ? 'partly' : 'reconstructed');
  }
});

test('demand cards', () => {
  expect(LEDGER).toContain(`198 cards, all \`${DEMAND_PROVENANCE.status}\``);
});

test('the ledger says what its words mean', () => {
  for (const status of ['stated', 'partly', 'reconstructed'])
    expect(LEDGER).toContain(`\`${status}\` = the rulebook's text`);
});
