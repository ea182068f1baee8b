import { rowsIn } from '@tablewright/testkit/ledger';
import { expect, test } from 'vitest';
import { checkPrinted } from './printed.ts';
import { CONTENT } from './testing/ledger.ts';

const ledger = CONTENT.join('\n');

test('the cards of the game are those of the ledger', () => {
  expect(checkPrinted(rowsIn(ledger))).toEqual({ ok: true, problems: [] });
});

test.each([
  ['| P05 | Relay Gate |', '| P05 | Relay Door |', 'name P05'],
  ['| P02 | Threat Scrubber | 3 | 5 |', '| P02 | Threat Scrubber | 2 | 5 |', 'copies P02'],
  ['`calm(2)` F `adjust(riot,+4)', '`calm(1)` F `adjust(riot,+4)', 'effect E-I-04'],
  ['| W-11 | 1 | Panic', '| W-12 | 1 | Panic', 'missing W-11, unknown W-12'],
  ['| SB-5 | Laser | 1 |', '| SB-5 | Laser | 2 |', 'copies Laser'],
])('%s', (before, after, says) => {
  expect(ledger).toContain(before);
  const { ok, problems } = checkPrinted(rowsIn(ledger.replace(before, after)));
  expect([ok, problems.map(({ check, at }) => `${check} ${at}`).join(', ')]).toEqual([false, says]);
});
