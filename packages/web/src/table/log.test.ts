import type { Event } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { beginningOf, headingsIn, isLong, partsOf, seatIn } from './log.ts';

const line = (event: Event, secret = false) => ({
  event,
  secret,
});

test('a heading stands where a round or another’s turn begins, and a secret begins nothing', () => {
  const chapter = (event: Event) =>
    event.type === 'round' ? { title: `Round ${Number(event['round'])}` } : { turn: Number(event['by']) };
  const lines = [
    line({ type: 'round', round: 1 }),
    line({ type: 'took', by: 0 }),
    line({ type: 'paid', by: 0 }),
    line({ type: 'saw', by: 1 }, true),
    line({ type: 'took', by: 1 }),
    line({ type: 'round', round: 2 }),
    line({ type: 'took', by: 1 }),
  ];
  expect(headingsIn(lines, chapter)).toEqual([
    { kind: 'part', title: 'Round 1' },
    { kind: 'turn', seat: 0 },
    null,
    null,
    { kind: 'turn', seat: 1 },
    { kind: 'part', title: 'Round 2' },
    { kind: 'turn', seat: 1 },
  ]);
  expect(headingsIn(lines, undefined)).toEqual(lines.map(() => null));
});

describe('names in a sentence', () => {
  test('are found whole, the longest first, and “you” is one of them', () => {
    const parts = partsOf('Ann-Marie robs Ann, then you; Annex stays.', ['You', 'Ann', 'Ann-Marie']);
    expect(parts.filter(({ seat }) => seat !== null)).toEqual([
      { text: 'Ann-Marie', seat: 2 },
      { text: 'Ann', seat: 1 },
      { text: 'you', seat: 0 },
    ]);
    expect(parts.map(({ text }) => text).join('')).toBe('Ann-Marie robs Ann, then you; Annex stays.');
  });

  test('may hold what means something in a pattern', () => {
    expect(partsOf('(.*) pays A+B.', ['(.*)', 'A+B']).map(({ seat }) => seat)).toEqual([0, null, 1, null]);
  });
});

test('a line takes the colour of whose deed it tells', () => {
  expect(seatIn({ type: 'moved', by: 2 }, 4)).toBe(2);
  expect(seatIn({ type: 'woke', seat: 1 }, 4)).toBe(1);
  expect(seatIn({ type: 'junked', by: -1 }, 4)).toBeNull();
  expect(seatIn({ type: 'moved', by: 4 }, 4)).toBeNull();
});

test('what is long is folded between words', () => {
  const long = 'A sold 3, B sold 4, C sold 5. '.repeat(9);
  expect(isLong(long)).toBe(true);
  expect(beginningOf(long).length).toBeLessThan(160);
  expect(long.startsWith(beginningOf(long).slice(0, -2))).toBe(true);
});
