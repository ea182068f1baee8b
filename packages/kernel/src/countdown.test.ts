import { describe, expect, test } from 'vitest';
import {
  countdownMoments,
  type CountdownTimes,
  type Preparation,
  presetCountdown,
  whyNotCountdown,
} from './countdown.ts';

const TIMES: CountdownTimes = {
  countdown: { preset: 5, min: 3, max: 10 },
  preparation: { preset: 120, min: 60, max: 600 },
  leaderAfter: 30,
  idleLeader: 15,
};
const SETTING = { countdown: 5, preparation: 120 };

function moments(so: Partial<Preparation>): ReturnType<typeof countdownMoments> {
  return countdownMoments(TIMES, SETTING, {
    elapsed: 0,
    allReadySince: null,
    pressedAt: null,
    startedAt: null,
    ...so,
  });
}

describe('a countdown', () => {
  test('starts by itself when the preparation is over', () => {
    expect(moments({})).toEqual({ phase: 'preparing', leaderFrom: 30, startsAt: 120, opensAt: 125 });
    expect([119, 120, 124, 125].map((elapsed) => moments({ elapsed }).phase)).toEqual([
      'preparing',
      'counting',
      'counting',
      'open',
    ]);
  });

  test('starts by itself when all are ready and the leader is idle', () => {
    expect(moments({ allReadySince: 10 })).toMatchObject({ leaderFrom: 10, startsAt: 25, opensAt: 30 });
    expect(moments({ allReadySince: 110 })).toMatchObject({ leaderFrom: 30, startsAt: 120 });
    // ready from the first moment on, and nobody has said anything
    expect(moments({ allReadySince: 0 })).toMatchObject({ leaderFrom: 0, startsAt: 15 });
  });

  test('starts when the leader says so, from the first moment at which that counts', () => {
    expect(moments({ pressedAt: 30 })).toMatchObject({ startsAt: 30, opensAt: 35 });
    expect(moments({ pressedAt: 40 })).toMatchObject({ startsAt: 40 });
    expect(moments({ pressedAt: 29 })).toMatchObject({ startsAt: 120 });
    expect(moments({ pressedAt: 12, allReadySince: 12 })).toMatchObject({ startsAt: 12 });
  });

  test('that has begun goes on, whoever is ready', () => {
    expect(moments({ elapsed: 22, startedAt: 20 })).toMatchObject({ phase: 'counting', startsAt: 20, opensAt: 25 });
  });

  test('is set by the host within its bounds', () => {
    expect(presetCountdown(TIMES)).toEqual(SETTING);
    for (const countdown of [3, 10]) expect(whyNotCountdown(TIMES, { ...SETTING, countdown })).toBeNull();
    for (const countdown of [2, 11, 4.5]) {
      expect(whyNotCountdown(TIMES, { ...SETTING, countdown })).toBe(
        'Set the countdown to a whole number of seconds from 3 to 10; 5 suits most tables.',
      );
    }
    expect(whyNotCountdown(TIMES, { ...SETTING, preparation: 601 })).toBe(
      'Set the time to prepare to a whole number of seconds from 60 to 600; 120 suits most tables.',
    );
  });
});
