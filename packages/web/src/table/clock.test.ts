import { describe, expect, test } from 'vitest';
import { ago, clockFigures, clockRule, clockWords, isShort, leftNow } from './clock.ts';

const S = 1000;
const M = 60 * S;
const H = 60 * M;
const D = 24 * H;

test.each([
  [0, '0:00.0'],
  [7340, '0:07.3'],
  [9990, '0:09.9'],
  [10 * S, '0:10'],
  [4 * M + 59 * S + 900, '4:59'],
  [H + 2 * M + 3 * S, '1:02:03'],
  [26 * H, '26:00:00'],
  [2 * D + 4 * H + 5 * M, '2 d 4 h'],
])('%i ms on the clock: %s', (ms, figures) => {
  expect(clockFigures(ms)).toBe(figures);
});

test.each([
  [S, '1 second'],
  [5 * M, '5 minutes'],
  [5 * M + 8 * S, '5 minutes 8 seconds'],
  [3 * H, '3 hours'],
  [D, '1 day'],
  [2 * D + 4 * H, '2 days 4 hours'],
])('%i ms in words: %s', (ms, words) => {
  expect(clockWords(ms)).toBe(words);
});

describe('what is left', () => {
  test('runs down only while the clock runs, and not below zero', () => {
    expect(leftNow({ left: 5000, running: true }, 100, 2100)).toBe(3000);
    expect(leftNow({ left: 5000, running: false }, 100, 2100)).toBe(5000);
    expect(leftNow({ left: 5000, running: true }, 100, 9999)).toBe(0);
    expect(leftNow({ left: null, running: false }, 100, 9999)).toBeNull();
  });

  test('a browser whose time was set back does not gain any', () => {
    expect(leftNow({ left: 5000, running: true }, 5000, 100)).toBe(5000);
  });

  test('is short against what there was', () => {
    const live = { kind: 'live', bank: 300, increment: 8 } as const;
    expect(isShort(29 * S, live)).toBe(true);
    expect(isShort(31 * S, live)).toBe(false);
    expect(isShort(H, { kind: 'days', days: 1 })).toBe(true);
    expect(isShort(1, { kind: 'none' })).toBe(false);
  });
});

test('the rule of a clock', () => {
  expect(clockRule({ kind: 'none' })).toBe('No clock');
  expect(clockRule({ kind: 'live', bank: 900, increment: 15 })).toBe(
    '15 minutes each, 15 seconds more with every answer',
  );
  expect(clockRule({ kind: 'live', bank: 60, increment: 0 })).toBe('1 minute each');
  expect(clockRule({ kind: 'days', days: 1 })).toBe('1 day for every answer');
  expect(clockRule({ kind: 'days', days: 0.5 })).toBe('12 hours for every answer');
});

test('how long ago', () => {
  const now = Date.UTC(2026, 10, 15);
  expect(ago(now - 5 * S, now)).toBe('just now');
  expect(ago(now - 61 * S, now)).toBe('1 minute ago');
  expect(ago(now - 5 * H, now)).toBe('5 hours ago');
  expect(ago(now - 30 * H, now)).toBe('yesterday');
  expect(ago(now - 5 * D, now)).toBe('5 days ago');
});
