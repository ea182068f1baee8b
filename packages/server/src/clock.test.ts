import { describe, expect, test } from 'vitest';
import { affordsUndo, clockFrom, dueIn, newClock, outOfTime, press, storedClock, tick, welcomeBack } from './clock.ts';

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

  test('gives a breath to who ran out and comes back, and to nobody else', () => {
    const flagged = tick(begun, 99_000);
    expect(welcomeBack(LIVE, flagged, 0).left).toEqual([15_000, 0, 60_000]);
    expect(welcomeBack(LIVE, begun, 0)).toEqual(begun);
    const short = tick(begun, 59_999);
    expect(welcomeBack(LIVE, short, 0)).toEqual(short);
  });

  test('gives no longer breath than there was for the whole game', () => {
    const spec = { kind: 'live', bank: 10, increment: 30 } as const;
    const flagged = tick(press(spec, newClock(spec, 2, 0)!, 0, { answered: null, waiting: 0b01 }), 10_000);
    expect(welcomeBack(spec, flagged, 0).left).toEqual([10_000, 10_000]);
  });

  test('gives one breath a turn', () => {
    const back = press(LIVE, welcomeBack(LIVE, tick(begun, 99_000), 0), 99_000, { answered: null, waiting: 0b011 });
    const again = tick(back, 120_000);
    expect(again.left[0]).toBe(0);
    expect(welcomeBack(LIVE, again, 0)).toEqual(again);
    // the bot has answered for the seat: the next question is another turn
    const next = press(LIVE, again, 120_000, { answered: null, playedFor: 0, waiting: 0b010 });
    expect(welcomeBack(LIVE, next, 0).left[0]).toBe(15_000);
    // an answer that is taken back leads to the same turn
    const answered = press(LIVE, tick(back, 110_000), 110_000, { answered: 0, waiting: 0b010 });
    const undone = press(LIVE, answered, 110_000, { answered: null, tookBack: 0, waiting: 0b011 });
    const out = tick(undone, 130_000);
    expect(welcomeBack(LIVE, out, 0)).toEqual(out);
  });

  test('is given back what ran for a question that an opponent has taken away; who took it away pays', () => {
    const answered = press(LIVE, begun, 10_000, { answered: 0, waiting: 0b110 }); // 1 goes on, 2 is asked anew
    const undone = press(LIVE, answered, 17_000, { answered: null, tookBack: 0, waiting: 0b011 });
    expect(undone.left).toEqual([43_000, 43_000, 60_000]);
    // a clock that had nothing more to run has nothing more to be given back
    const waits = press(LIVE, newClock(LIVE, 2, 0)!, 0, { answered: 0, waiting: 0b10 });
    const late = press(LIVE, waits, 99_000, { answered: null, tookBack: 0, waiting: 0b01 });
    expect(late.left).toEqual([0, 60_000]);
    expect(affordsUndo(LIVE, tick(waits, 59_999), 0, 0b01)).toBe(true);
    expect(affordsUndo(LIVE, tick(waits, 60_000), 0, 0b01)).toBe(false);
    expect(affordsUndo(DAYS, tick(waits, 60_000), 0, 0b01)).toBe(true);
  });

  test('goes on while a bot thinks for somebody who takes the seat back before it has answered', () => {
    const lent = press(LIVE, begun, 10_000, { answered: null, waiting: 0b010, lent: 0b001 });
    expect(lent.left[0]).toBe(50_000);
    expect(dueIn(lent)).toBe(50_000);
    const back = press(LIVE, lent, 17_000, { answered: null, waiting: 0b011 });
    expect(back.left[0]).toBe(43_000);
    // what the bot has answered was its own time
    const played = press(LIVE, lent, 17_000, { answered: null, playedFor: 0, waiting: 0b010 });
    expect(press(LIVE, played, 20_000, { answered: null, waiting: 0b011 }).left[0]).toBe(50_000);
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

test('a clock of days is not wound up by calling a bot and coming back', () => {
  let clock = press(DAYS, newClock(DAYS, 2, 0)!, 0, { answered: null, waiting: 0b01 });
  for (let n = 1; n <= 5; n += 1) {
    clock = press(DAYS, clock, n * 2000, { answered: null, waiting: 0, lent: 0b01 });
    clock = press(DAYS, welcomeBack(DAYS, clock, 0), n * 2000 + 1000, { answered: null, waiting: 0b01 });
    expect(clock.left[0]).toBe(DAY - n * 2000 - 1000);
  }
});

test('a clock of days is full again for the question after one that was answered for somebody', () => {
  const out = tick(press(DAYS, newClock(DAYS, 2, 0)!, 0, { answered: null, waiting: 0b01 }), DAY);
  expect(press(DAYS, out, DAY, { answered: null, playedFor: 0, waiting: 0b01 }).left[0]).toBe(DAY);
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
  expect(stored).toEqual({
    left: [40_000, 60_000],
    before: [60_000, 60_000],
    running: 1,
    ranFor: [20_000, 0],
    lent: 0,
    lentFor: [0, 0],
    breathed: 0,
  });
  expect(dueIn(clockFrom(stored, 1_000_000))).toBe(40_000);
});

test('without a clock nothing is ever due', () => {
  expect(newClock({ kind: 'none' }, 4, 0)).toBeNull();
  expect(dueIn(null)).toBeNull();
  expect(storedClock(null)).toBeNull();
  expect(clockFrom(null, 5)).toBeNull();
});

test('what an older server has stored is read', () => {
  const stored = { left: [40_000, 60_000], before: [60_000, 60_000], running: 1 };
  expect(clockFrom(stored, 5)).toEqual({ ...stored, ranFor: [0, 0], lent: 0, lentFor: [0, 0], breathed: 0, at: 5 });
});
