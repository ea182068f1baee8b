import { expect, test } from 'vitest';
import { firstOf, momentOf, type PastMoment, withMoment } from './looking-back.ts';

const seen = [
  { lines: 5, view: 'a' },
  { lines: 5, view: 'a2' },
  { lines: 7, view: 'b' },
  { lines: 8, view: 'c' },
].reduce<readonly PastMoment[]>(withMoment, []);

test('a line is looked up where it was told; what happened before the page was opened is not', () => {
  expect([3, 4, 5, 6, 7, 8].map((line) => momentOf(seen, line)?.view ?? null)).toEqual([
    null,
    'a2',
    'b',
    'b',
    'c',
    null,
  ]);
  expect(firstOf(seen)).toBe(4);
});

test('not more is kept than anybody looks back on', () => {
  let past: readonly PastMoment[] = [];
  for (let lines = 0; lines < 1000; lines += 1) past = withMoment(past, { lines, view: lines });
  expect(past.length).toBe(400);
  expect(momentOf(past, 998)?.view).toBe(999);
});
