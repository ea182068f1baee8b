import { describe, expect, test } from 'vitest';
import { countdownSetting, momentsOf, type Preparation, TIMING } from './timing.ts';

const preparing = (now: Partial<Preparation>): Preparation => ({
  mode: 'timed',
  elapsed: 0,
  allReadySince: null,
  pressedAt: null,
  countdown: TIMING.countdown.preset,
  ...now,
});

describe('[EMG-104] the countdown', () => {
  test('runs for 5 seconds unless the host says otherwise', () => {
    expect(TIMING.countdown.preset).toBe(5);
    expect(momentsOf(preparing({ elapsed: 12, pressedAt: 12 }))).toMatchObject({ startsAt: 12, revealsAt: 17 });
    expect(momentsOf(preparing({ elapsed: 12, pressedAt: 12, countdown: 15 }))).toMatchObject({ revealsAt: 27 });
  });

  test.each([
    [11.9, 'preparing'],
    [12, 'counting'],
    [16.9, 'counting'],
    [17, 'revealed'],
  ])('pressed at 12: at %d it is %s', (elapsed, phase) => {
    expect(momentsOf(preparing({ elapsed, pressedAt: 12 })).phase).toBe(phase);
  });

  test.each([3, 4, 5, 15])('the host may set %d seconds', (seconds) => {
    expect(countdownSetting(seconds)).toEqual({ ok: true, seconds });
  });

  test.each([2, 16, 0, -5, 4.5, Number.NaN, Number.POSITIVE_INFINITY, '5', null, undefined, [5]])(
    'the host may not set %s',
    (value) => {
      expect(countdownSetting(value)).toEqual({
        ok: false,
        why: 'Set the countdown to a whole number of seconds from 3 to 15; 5 suits most tables.',
      });
    },
  );
});

describe("[EMG-105] the leader's button", () => {
  test.each([
    [0, null, false],
    [9.9, null, false],
    [10, null, true],
    [4, 4, true],
    [3.9, 4, false],
    [11, 10.5, true],
  ])('after %d s, all ready since %s: live is %s', (elapsed, allReadySince, live) => {
    expect(momentsOf(preparing({ elapsed, allReadySince })).buttonLive).toBe(live);
  });

  test('is dead once the countdown runs', () => {
    expect(momentsOf(preparing({ elapsed: 13, pressedAt: 12 })).buttonLive).toBe(false);
  });

  test('a press before it is live does not count, also not later', () => {
    expect(momentsOf(preparing({ elapsed: 9, pressedAt: 9 }))).toMatchObject({ phase: 'preparing', startsAt: 60 });
    expect(momentsOf(preparing({ elapsed: 12, pressedAt: 9 }))).toMatchObject({ phase: 'preparing', startsAt: 60 });
    expect(momentsOf(preparing({ elapsed: 9, pressedAt: 9, allReadySince: 8 }))).toMatchObject({ startsAt: 9 });
  });
});

describe('[EMG-105] a countdown that starts by itself', () => {
  test.each<[number | null, number, string]>([
    [null, 60, 'the preparation time runs out'],
    [4, 9, 'all are ready and the leader is idle for 5 s'],
    [20, 25, 'the same late'],
    [55, 60, 'both at once'],
    [58, 60, 'the preparation time is up first'],
  ])('all ready since %s: starts at %d, because %s', (allReadySince, startsAt) => {
    expect(momentsOf(preparing({ elapsed: 58, allReadySince })).startsAt).toBe(startsAt);
  });

  test('comes too late for a leader who presses first', () => {
    expect(momentsOf(preparing({ elapsed: 6, allReadySince: 4, pressedAt: 6 })).startsAt).toBe(6);
  });

  test('follows the preparation time the host has set', () => {
    expect(momentsOf(preparing({ preparation: 90 })).startsAt).toBe(90);
  });

  test('is not called back when somebody changes the selection while it runs', () => {
    const changing = preparing({ elapsed: 11, allReadySince: null, startedAt: 9 });
    expect(momentsOf(changing)).toEqual({ phase: 'counting', buttonLive: false, startsAt: 9, revealsAt: 14 });
  });
});

describe('[EMG-105] untimed tables', () => {
  test.each([
    [9999, null, 'preparing', null],
    [42, 42, 'revealed', 42],
  ])('after %d s, last selection in at %s: %s', (elapsed, allReadySince, phase, revealsAt) => {
    const pressed = preparing({ mode: 'untimed', elapsed, allReadySince, pressedAt: 12 });
    expect(momentsOf(pressed)).toEqual({ phase, buttonLive: false, startsAt: null, revealsAt });
  });
});
