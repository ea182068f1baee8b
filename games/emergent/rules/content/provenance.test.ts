import type { Provenance } from '@tablewright/kernel/words';
import { ledgerOf, statusIn } from '@tablewright/testkit/ledger';
import { expect, test } from 'vitest';
import { DEMAND_PROVENANCE } from './demand.ts';
import { CITIES, REGIONS } from './map.ts';

// What is said to be printed is what the ledger says is printed (section 4, column Status).

const LEDGER = ledgerOf('emergent');

test.each(REGIONS.map(({ code, provenance }) => [code, provenance] as const))('%s', (code, { status }: Provenance) => {
  expect(status).toBe(statusIn(LEDGER, new RegExp(`^\\| \\d+ \\| ${code} \\|`)));
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
