import { beforeEach, expect, test, vi } from 'vitest';
import { forget, keep, keepHead, keptOf } from './kept.ts';

const ONE = '1'.repeat(64);
const TWO = '2'.repeat(64);

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
});

test('every link of the log is kept, and none takes the place of another', () => {
  keepHead('table', 1, ONE);
  keepHead('table', 4, TWO);
  // somebody comes back to a table that tells another story of what is known
  keepHead('table', 4, '3'.repeat(64));
  keepHead('table', 2, '4'.repeat(64));
  expect(keptOf('table').heads).toEqual([ONE.slice(0, 24), TWO.slice(0, 24)]);
  expect(keptOf('another').heads).toEqual([]);
});

test('what is kept besides stays, and all of it is forgotten when a start was called off', () => {
  keepHead('table', 1, ONE);
  keep('table', { commitment: TWO, salt: 'mine' });
  expect(keptOf('table')).toEqual({ commitment: TWO, salt: 'mine', heads: [ONE.slice(0, 24)] });
  forget('table');
  expect(keptOf('table')).toEqual({ commitment: null, salt: null, heads: [] });
  keepHead('table', 1, TWO);
  expect(keptOf('table').heads).toEqual([TWO.slice(0, 24)]);
});

test('a browser that keeps nothing, or something else, does without', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => 'not JSON',
    setItem: () => {
      throw new Error('full');
    },
  });
  keep('table', { commitment: ONE });
  expect(keptOf('table')).toEqual({ commitment: null, salt: null, heads: [] });
});
