import { describe, expect, test } from 'vitest';
import { clockFrom, dueIn, newClock, outOfTime, press, storedClock, tick, welcomeBack } from './clock.ts';

const LIVE = { kind: 'live', bank: 60, increment: 5 } as const;
const DAYS = { kind: 'days', days: 1 } as const;
const DAY = 86_400_000;

describe('a live clock', () => {
  const begun = press(LIVE, newClock(LIVE, 3, 0)!, 0, { answered: null, waiting: 0b011 });

  test('runs for all who are asked', () => {
    expect(tick(begun, 10_000).left).toEqual([50_000, 50_000, 60_000]);
    expect(dueIn(begun)).toBe(60_000);
  });

  test('adds the increment to the one who answers', () => {
    const next = press(LIVE, begun, 10_000, { answered: 0, waiting: 0b010 });
    expect(next).toMatchObject({ left: [55_000, 50_000, 60_000], running: 0b010, at: 10_000 });
  });

  test('stops at zero and not below', () => {
    expect(tick(begun, 99_000).left).toEqual([0, 0, 60_000]);
    expect(outOfTime(begun, 59_999)).toEqual([]);
    expect(outOfTime(begun, 60_000)).toEqual([0, 1]);
  });

  test('does not run backwards when the machine sets its time', () => {
    expect(tick(begun, -5000).left).toEqual([60_000, 60_000, 60_000]);
  });

  test('gives a breath to who comes back, and takes nothing away', () => {
    const flagged = tick(begun, 99_000);
    expect(welcomeBack(LIVE, flagged, 0).left).toEqual([15_000, 0, 60_000]);
    expect(welcomeBack(LIVE, begun, 0).left).toEqual([60_000, 60_000, 60_000]);
  });
});

describe('a clock of days', () => {
  test('begins anew with each question', () => {
    const first = press(DAYS, newClock(DAYS, 2, 0)!, 0, { answered: null, waiting: 0b01 });
    const second = press(DAYS, first, DAY / 2, { answered: 0, waiting: 0b10 });
    expect(second.left).toEqual([DAY, DAY]);
    const third = press(DAYS, second, DAY, { answered: 1, waiting: 0b11 });
    expect(third.left).toEqual([DAY, DAY]);
  });

  test('runs on while others answer the same question', () => {
    const asked = press(DAYS, newClock(DAYS, 2, 0)!, 0, { answered: null, waiting: 0b11 });
    expect(press(DAYS, asked, DAY / 4, { answered: 0, waiting: 0b10 }).left).toEqual([DAY, (DAY * 3) / 4]);
  });
});

test.each([
  ['live', LIVE],
  ['of days', DAYS],
])('nobody makes time on a clock %s by answering and taking it back', (_kind, spec) => {
  let clock = press(spec, newClock(spec, 2, 0)!, 0, { answered: null, waiting: 0b01 });
  const [full] = clock.left as [number];
  for (let n = 1; n <= 10; n += 1) {
    clock = press(spec, clock, n * 2000, { answered: 0, waiting: 0b10 });
    clock = press(spec, clock, n * 2000, { answered: null, tookBack: 0, waiting: 0b01 });
    expect(clock.left[0]).toBe(full - n * 2000);
  }
});

test('what is stored knows no moment: time while the server was down does not count', () => {
  const clock = tick(press(LIVE, newClock(LIVE, 2, 0)!, 0, { answered: null, waiting: 0b01 }), 20_000);
  const stored = storedClock(clock);
  expect(stored).toEqual({ left: [40_000, 60_000], before: [60_000, 60_000], running: 1 });
  expect(dueIn(clockFrom(stored, 1_000_000))).toBe(40_000);
});

test('without a clock nothing is ever due', () => {
  expect(newClock({ kind: 'none' }, 4, 0)).toBeNull();
  expect(dueIn(null)).toBeNull();
  expect(storedClock(null)).toBeNull();
  expect(clockFrom(null, 5)).toBeNull();
});
