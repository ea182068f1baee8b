import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAREERS, CASHED, FEE, LANES, PAPERS, SCALPERS_SHARE } from '@tablewright/emigration-rules/content';
import { expect, test } from 'vitest';

// The numbers that a player is told are those that the rules count with.

const GUIDE = readFileSync(join(import.meta.dirname, 'how-to-play.md'), 'utf8');
const TOKENS = LANES.flat();
const { baseSalary, slots } = CAREERS[0];

test.each([
  ['EMI-508', `from ${Math.min(...TOKENS)} to ${Math.max(...TOKENS)}`],
  [
    'EMI-222',
    `${baseSalary} at first, ${baseSalary + slots[0]} after one degree, ${baseSalary + slots[0] + slots[1]} after two`,
  ],
  ['EMI-242', `a Pay Raise (${slots[0]} the first time, ${slots[1]} the second)`],
  ['EMI-112', `you first pay its owner ${FEE}.`],
  ['EMI-211', `you take ${CASHED} Money`],
  ['EMI-202', `A Passport costs ${PAPERS.passport.price}, a Ticket ${PAPERS.ticket.price}.`],
  ['EMI-261', `for ${SCALPERS_SHARE} more than printed`],
  ['EMI-251', `from your stash for ${CASHED} Money`],
  ...LANES.map((tokens, i) => ['EMI-507', `| ${i + 1} | ${tokens.join(', ')} |`]),
])('[%s] how to play says: %s', (_rule, says) => {
  expect(GUIDE).toContain(says);
});

test('[EMI-222] every Career pays the same', () => {
  for (const career of CAREERS) expect(career).toMatchObject({ baseSalary, slots });
});
