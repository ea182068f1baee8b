import { expect, test } from 'vitest';
import { ledgerOf, rowsIn, statusIn } from './ledger.ts';

const TEXT =
  '# Rules\n\n| id | what | Status |\n|---|---|---|\n| A1 | a lamp | `stated` as a picture |\n\n| B2 | oil | implied |\n';

test('the rows of all tables, cell by cell', () => {
  expect(rowsIn(TEXT)).toEqual([
    ['id', 'what', 'Status'],
    ['---', '---', '---'],
    ['A1', 'a lamp', '`stated` as a picture'],
    ['B2', 'oil', 'implied'],
  ]);
});

test('the status of a row is the first word of its last cell', () => {
  expect([/^\| A1 \|/, /^\| B2 \|/, /^\| C3 \|/].map((line) => statusIn(TEXT, line))).toEqual([
    'stated',
    'implied',
    undefined,
  ]);
});

test('the ledger of a game is found by its name', () => {
  expect(ledgerOf('emergence')).toContain('EMG-');
});
