import type { Provenance } from '@tablewright/kernel/words';
import { ledgerOf, statusIn } from '@tablewright/testkit/ledger';
import { expect, test } from 'vitest';
import { CARDS, PAPERS } from './cards.ts';
import { LANE_PROVENANCE } from './lanes.ts';
import { LIFE_CARDS, PACKS } from './life.ts';
import { CAREERS, DESTINATIONS, NATIONALITIES } from './people.ts';

// What is said to be printed is what the ledger says is printed (section 4, column Status).

const LEDGER = ledgerOf('emigration');

type Item = readonly [id: string, provenance: Provenance];
const byId = ({ id, provenance }: { id: string; provenance: Provenance }): Item => [id, provenance];
const byName = ({ name, provenance }: { name: string; provenance: Provenance }): Item => [name, provenance];

const ITEMS: readonly Item[] = [
  ...NATIONALITIES.map(byId),
  ...CAREERS.map(byId),
  ...DESTINATIONS.map(byId),
  ...CARDS.filter(({ kind }) => kind !== 'payday').map(byId),
  ...CARDS.filter(({ kind }) => kind === 'payday').map(byName),
  ...Object.values(PAPERS).map(byName),
  ...PACKS.map(byName),
];

test.each(ITEMS)('%s', (id, { status }) => {
  expect(status).toBe(statusIn(LEDGER, new RegExp(`^\\| ${id} \\|`)));
});

test('lanes', () => {
  const table = LEDGER.slice(LEDGER.indexOf('### 4.2'), LEDGER.indexOf('### 4.3')).split('\n');
  const rows = table.filter((line) => /^\| \d \|/.test(line)).map((line) => line.split('|').at(-2)!.trim());
  expect(LANE_PROVENANCE.map(({ status }) => status)).toEqual(rows);
});

test('every Life Card is on the list once', () => {
  expect(LIFE_CARDS.every(({ id }) => ITEMS.filter(([item]) => item === id).length === 1)).toBe(true);
});

test('the ledger says what its words mean', () => {
  for (const status of ['stated', 'partly', 'reconstructed'])
    expect(LEDGER).toContain(`\`${status}\` = the rulebook's text`);
});
