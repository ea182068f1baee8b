import type { Provenance } from '@tablewright/kernel/words';
import { ledgerOf, statusIn } from '@tablewright/testkit/ledger';
import { expect, test } from 'vitest';
import { BOARD, DICE, OFFICE_REWARDS, rewardProvenance, SPACES } from './board.ts';
import { SABOTAGES, UPGRADES } from './cards.ts';
import { CHARACTERS } from './characters.ts';

// What is said to be printed is what the ledger says is printed (section 4, column Status).

const LEDGER = ledgerOf('robotariat');

test.each([...UPGRADES, ...SABOTAGES].map(({ id, provenance }) => [id, provenance] as const))(
  '%s',
  (id, { status }: Provenance) => {
    expect(status).toBe(statusIn(LEDGER, new RegExp(`^\\| RTA-9\\d\\d \\| ${id} \\|`)));
  },
);

test.each(SPACES)('space %s', (space) => {
  expect(BOARD[space].provenance.status).toBe(statusIn(LEDGER, new RegExp(`^\\| ${space} \\| \\w \\(`)));
});

test('the dice', () => {
  const rows = LEDGER.split('\n').filter((line) => /^\| [1-6] \| (blue|yellow) (arrow|X) \|/.test(line));
  expect(rows).toHaveLength(6);
  for (const row of rows) {
    expect(row.split('|').at(-2)!.trim()).toBe(DICE.black.provenance.status);
    expect(row.split('|').at(-2)!.trim()).toBe(DICE.red.provenance.status);
  }
});

test('what the Office pays, level by level', () => {
  const row = LEDGER.split('\n').find((line) => line.startsWith('| Status |'))!;
  const statuses = row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
  expect(OFFICE_REWARDS.map((_, level) => rewardProvenance(level).status)).toEqual(statuses);
});

test('characters and objectives are printed, so that nothing is said of them', () => {
  for (const { name } of CHARACTERS) expect(statusIn(LEDGER, new RegExp(`^\\| ${name} \\|`)), name).toBe('stated');
  expect(LEDGER).toMatch(/\| Turncoat \|.*\n\nAll rows `stated`\./);
});

test('the ledger says what its words mean', () => {
  for (const status of ['stated', 'partly', 'reconstructed'])
    expect(LEDGER).toContain(`\`${status}\` = the rulebook's text`);
});
