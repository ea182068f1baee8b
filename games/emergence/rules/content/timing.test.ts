import { countdownMoments, presetCountdown, type Preparation, whyNotCountdown } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { emergence } from '../index.ts';

const spec = emergence.countdown!;
const PRESET = presetCountdown(spec);
const moments = (now: Partial<Preparation>, setting = PRESET) =>
  countdownMoments(spec, setting, { elapsed: 0, allReadySince: null, pressedAt: null, startedAt: null, ...now });

describe('[EMG-104] the countdown', () => {
  test('is about the selection, and led by the leader', () => {
    const { state } = emergence.start({ seats: 4, seed: 3 });
    expect(spec).toMatchObject({ rule: 'EMG-104', about: 'select' });
    expect(spec.leader(state)).toBe(emergence.view(state, 'spectator').leader);
  });

  test('runs for 5 seconds unless the host says otherwise', () => {
    expect(PRESET.countdown).toBe(5);
    expect(moments({ elapsed: 12, pressedAt: 12 })).toMatchObject({ startsAt: 12, opensAt: 17 });
    expect(moments({ elapsed: 12, pressedAt: 12 }, { ...PRESET, countdown: 15 })).toMatchObject({ opensAt: 27 });
  });

  test.each([
    [11.9, 'preparing'],
    [12, 'counting'],
    [16.9, 'counting'],
    [17, 'open'],
  ])('pressed at 12: at %d it is %s', (elapsed, phase) => {
    expect(moments({ elapsed, pressedAt: 12 }).phase).toBe(phase);
  });

  test.each([3, 4, 5, 15])('the host may set %d seconds', (countdown) => {
    expect(whyNotCountdown(spec, { ...PRESET, countdown })).toBeNull();
  });

  test.each([2, 16, 0, -5, 4.5, Number.NaN, Number.POSITIVE_INFINITY])('the host may not set %s', (countdown) => {
    expect(whyNotCountdown(spec, { ...PRESET, countdown })).toBe(
      'Set the countdown to a whole number of seconds from 3 to 15; 5 suits most tables.',
    );
  });

  test.each([19, 301])('the host may not give %d seconds to prepare', (preparation) => {
    expect(whyNotCountdown(spec, { ...PRESET, preparation })).toBe(
      'Set the time to prepare to a whole number of seconds from 20 to 300; 60 suits most tables.',
    );
  });
});

describe("[EMG-105] the leader's button", () => {
  test.each([
    [0, null, false],
    [9.9, null, false],
    [10, null, true],
    [4, 4, true],
    [11, 10.5, true],
  ])('after %d s, all ready since %s: live is %s', (elapsed, allReadySince, live) => {
    expect(elapsed >= moments({ elapsed, allReadySince }).leaderFrom).toBe(live);
  });

  test('a press before it is live does not count, also not later', () => {
    expect(moments({ elapsed: 9, pressedAt: 9 })).toMatchObject({ phase: 'preparing', startsAt: 60 });
    expect(moments({ elapsed: 12, pressedAt: 9 })).toMatchObject({ phase: 'preparing', startsAt: 60 });
    expect(moments({ elapsed: 9, pressedAt: 9, allReadySince: 8 })).toMatchObject({ startsAt: 9 });
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
    expect(moments({ elapsed: 58, allReadySince }).startsAt).toBe(startsAt);
  });

  test('comes too late for a leader who presses first', () => {
    expect(moments({ elapsed: 6, allReadySince: 4, pressedAt: 6 }).startsAt).toBe(6);
  });

  test('follows the preparation time the host has set', () => {
    expect(moments({}, { ...PRESET, preparation: 90 }).startsAt).toBe(90);
  });

  test('is not called back when somebody changes the selection while it runs', () => {
    expect(moments({ elapsed: 11, startedAt: 9 })).toMatchObject({ phase: 'counting', startsAt: 9, opensAt: 14 });
  });
});

describe('[EMG-107] selections that are laid down', () => {
  test('show themselves to their owner alone, and none is revealed though all are in', () => {
    let { state } = emergence.start({ seats: 3, seed: 3 });
    for (const seat of [0, 1, 2]) {
      const step = emergence.after(state, { seat, value: 'understood' });
      if (step.ok) ({ state } = step);
    }
    const laid = (third: string) => emergence.laidDown(state, ['hack-E', 'spy-B', third]);
    const seen = emergence.asksSeen(laid('activate-E'), 0);
    expect(seen).toMatchObject({ mine: null, waiting: [], answered: [0, 1, 2] });
    expect(emergence.view(laid('activate-E'), 0).now.at(-1)).toEqual({
      stage: 'select',
      ready: [true, true, true],
      mine: 'hack-E',
    });
    expect(emergence.view(laid('activate-E'), 0)).toEqual(emergence.view(laid('terminate-B'), 0));
    expect(emergence.asksSeen(state, 0).answered).toEqual([]);
  });
});
