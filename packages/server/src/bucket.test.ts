import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

test('a bucket gives a burst, then drips', () => {
  const bucket = new Bucket({ burst: 3, perSecond: 2 }, 0);
  expect([0, 0, 0, 0].map((at) => bucket.take(at))).toEqual([true, true, true, false]);
  expect(bucket.take(400)).toBe(false);
  expect(bucket.take(500)).toBe(true);
  expect([10_000, 10_000, 10_000, 10_000].map((at) => bucket.take(at))).toEqual([true, true, true, false]);
});

test('a clock that is set back fills nothing', () => {
  const bucket = new Bucket({ burst: 1, perSecond: 1 }, 10_000);
  expect(bucket.take(10_000)).toBe(true);
  expect(bucket.take(0)).toBe(false);
});
