import { expect, test } from 'vitest';
import { many, milliseconds, perSecond, size } from './figures.ts';

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
  expect([many(1, 'game'), many(1234, 'game')]).toEqual(['1 game', '1,234 games']);
});
