import { expect, test } from 'vitest';
import { tableIdIn } from './invitation.ts';

test.each([
  ['abcdefgh12', 'abcdefgh12'],
  ['Abcdefgh12', 'abcdefgh12'],
  ['abcdefgh12.', 'abcdefgh12'],
  ['abcdefgh12),', 'abcdefgh12'],
  ['abcdefgh1', null],
  ['abcdefgh123', null],
  ['nowhere', null],
  ['', null],
])('the address of a table: “%s”', (typed, id) => {
  expect(tableIdIn(typed)).toBe(id);
});
