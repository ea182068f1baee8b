import { expect, test } from 'vitest';
import { count, milliseconds, perSecond, size } from './figures.ts';

test('figures are read by people', () => {
  expect([0, 999, 1500, 123_456_789, 5_000_000_000].map(size)).toEqual([
    '0 bytes',
    '999 bytes',
    '1.5 KB',
    '123 MB',
    '5.0 GB',
  ]);
  expect([null, 0.44, 9.96, 23.4].map(milliseconds)).toEqual(['–', '0.4 ms', '10.0 ms', '23 ms']);
  expect([0, 0.25, 12.6].map(perSecond)).toEqual(['0', '0.3', '13']);
  expect([count(1, 'game'), count(1234, 'game'), count(2, 'person', 'people')]).toEqual([
    '1 game',
    '1,234 games',
    '2 people',
  ]);
});
