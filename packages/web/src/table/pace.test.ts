import { describe, expect, test } from 'vitest';
import { Time } from '../testing/time.ts';
import { paceFor, PACES, type Pace, Pacer, type Step, stay, tooMany } from './pace.ts';

interface Named extends Step {
  readonly name: string;
}

function step(name: string, change: Partial<Step> = {}): Named {
  return { name, silent: false, mine: false, ...change };
}

function pacing(pace: Pace = PACES.brisk) {
  const time = new Time();
  const shown: string[] = [];
  const jumps: string[] = [];
  const speeds: number[] = [];
  const missed: string[] = [];
  let queued = 0;
  const pacer = new Pacer<Named>({
    later: time.later,
    now: () => time.now,
    pace: () => pace,
    show({ name }, showing) {
      shown.push(name);
      if (showing.jumped) jumps.push(name);
      missed.push(...showing.passed.map((one) => one.name));
      queued = showing.queued;
      speeds.push(showing.speed);
    },
    queued: (count) => {
      queued = count;
    },
  });
  return { time, shown, jumps, missed, speeds, pacer, queued: () => queued };
}

describe('a game that shows its moments longer', () => {
  const own = { step: 2000, all: 27_000 };

  test('has its own pace, also before my turn, and a brisk one is as much quicker as elsewhere', () => {
    expect(paceFor(PACES.calm, own)).toMatchObject({ step: 2000, all: 27_000, allBeforeMine: 27_000 });
    expect(paceFor(PACES.brisk, own)).toMatchObject({ step: 1000, all: 13_500, allBeforeMine: 13_500 });
    expect([paceFor(PACES.instant, own), paceFor(PACES.calm, undefined)]).toEqual([PACES.instant, PACES.calm]);
  });

  test('shows all of a long round, each moment as long as the next', () => {
    const { pacer, shown, missed, speeds, time } = pacing(paceFor(PACES.calm, own));
    const round = Array.from({ length: 18 }, (_, i) => step(`${i}`, { mine: i === 17 }));
    pacer.push(...round);
    time.pass(27_000);
    expect(shown).toEqual(round.map(({ name }) => name));
    expect(missed).toEqual([]);
    expect(Math.max(...speeds)).toBeLessThan(0.6);
  });

  test('without motion passes over all but the last, and says which', () => {
    const { pacer, shown, missed } = pacing(PACES.instant);
    pacer.push(...[...'abc'].map((name) => step(name)));
    expect([shown, missed]).toEqual([['c'], ['a', 'b']]);
  });
});

describe('what comes in a burst', () => {
  test('is shown one by one, the first at once', () => {
    const { pacer, shown, time, queued } = pacing();
    for (const name of 'abc') pacer.push(step(name));
    expect(shown).toEqual(['a']);
    expect(queued()).toBe(2);
    time.pass(450);
    expect(shown).toEqual(['a', 'b']);
    time.pass(450);
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(queued()).toBe(0);
  });

  test('is all shown at once by a key', () => {
    const { pacer, shown, jumps, missed, time, queued } = pacing();
    for (const name of 'abcd') pacer.push(step(name));
    pacer.skip();
    expect(shown).toEqual(['a', 'd']);
    expect(jumps).toEqual(['d']);
    expect(missed).toEqual(['b', 'c']);
    expect(queued()).toBe(0);
    time.pass(5000);
    expect(shown).toEqual(['a', 'd']);
    pacer.push(step('e'));
    expect(shown).toEqual(['a', 'd', 'e']);
  });

  test('does not take longer because of steps in which nothing can be seen', () => {
    const { pacer, shown } = pacing();
    for (const name of 'abc') pacer.push(step(name, { silent: true }));
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  test('a step that comes later does not push away one that has only just been shown', () => {
    const { pacer, shown, time } = pacing();
    pacer.push(step('a'));
    time.pass(100);
    pacer.push(step('b'));
    expect(shown).toEqual(['a']);
    time.pass(350);
    expect(shown).toEqual(['a', 'b']);
  });

  test('after a quiet time the next step is shown at once', () => {
    const { pacer, shown, time } = pacing();
    pacer.push(step('a'));
    time.pass(10_000);
    pacer.push(step('b'));
    expect(shown).toEqual(['a', 'b']);
  });
});

describe('moments that come together', () => {
  test('are never taken for the end: what waits behind the first is known when it is shown', () => {
    const { pacer, shown, queued, time } = pacing();
    pacer.push(step('a'), step('b'), step('c', { mine: true }));
    expect(shown).toEqual(['a']);
    expect(queued()).toBe(2);
    time.pass(900);
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  test('an end in which nothing is told does not cut the last of them short', () => {
    const { pacer, shown, time } = pacing();
    pacer.push(step('a'), step('end', { silent: true }));
    time.pass(449);
    expect(shown).toEqual(['a']);
    time.pass(1);
    expect(shown).toEqual(['a', 'end']);
  });

  test('say how fast a board has to move to be done before the next one', () => {
    const calm = pacing(PACES.calm);
    calm.pacer.push(step('a'), step('b'));
    expect(calm.speeds).toEqual([1]);
    const brisk = pacing();
    brisk.pacer.push(step('a'), step('b'));
    expect(brisk.speeds).toEqual([2]);
    const hurried = pacing(PACES.calm);
    hurried.pacer.push(...Array.from({ length: 11 }, (_, i) => step(String(i), { mine: i === 10 })));
    expect(hurried.speeds[0]).toBeCloseTo(PACES.calm.step / (PACES.calm.allBeforeMine / 10));
    const still = pacing(PACES.instant);
    still.pacer.push(step('a'), step('b'));
    expect(still.shown).toEqual(['b']);
    expect(still.speeds).toEqual([0]);
  });
});

describe('a board that needs longer for a step', () => {
  test('is waited for, and then it goes on at once', () => {
    const { pacer, shown, time } = pacing();
    pacer.push(step('a'), step('b'), step('c'));
    pacer.hold(true);
    time.pass(800);
    expect(shown).toEqual(['a']);
    pacer.hold(false);
    expect(shown).toEqual(['a']); // not from inside the drawing that says so
    time.pass(0);
    expect(shown).toEqual(['a', 'b']);
    time.pass(450);
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  test('does not make a step shorter that it is done with early', () => {
    const { pacer, shown, time } = pacing();
    pacer.push(step('a'), step('b'));
    pacer.hold(true);
    time.pass(100);
    pacer.hold(false);
    expect(shown).toEqual(['a']);
    time.pass(350);
    expect(shown).toEqual(['a', 'b']);
  });

  test('is waited for also by what comes while it still shows the last step', () => {
    const { pacer, shown, time, queued } = pacing();
    pacer.push(step('a'));
    pacer.hold(true);
    time.pass(1000);
    pacer.push(step('b'));
    expect(shown).toEqual(['a']);
    expect(queued()).toBe(1);
    pacer.hold(false);
    time.pass(0);
    expect(shown).toEqual(['a', 'b']);
    expect(queued()).toBe(0);
  });

  test('but not for ever, and not when somebody has seen enough', () => {
    const { pacer, shown, time } = pacing();
    pacer.push(step('a'), step('b', { mine: true }));
    pacer.hold(true);
    time.pass(PACES.brisk.allBeforeMine);
    expect(shown).toEqual(['a', 'b']);
    time.pass(10_000);
    pacer.push(step('c'), step('d'));
    pacer.skip();
    expect(shown).toEqual(['a', 'b', 'd']);
    pacer.hold(false);
    expect(shown).toEqual(['a', 'b', 'd']);
  });
});

describe('nobody waits long for the own turn', () => {
  test.each([3, 10, 30, 200])('%i steps before it', (count) => {
    const { pacer, shown, time } = pacing();
    for (let i = 0; i < count; i += 1) pacer.push(step(String(i), { mine: i === count - 1 }));
    time.pass(PACES.brisk.step + PACES.brisk.allBeforeMine + PACES.brisk.least);
    expect(shown.at(-1)).toBe(String(count - 1));
  });

  test('and steps are never faster than can be seen', () => {
    const waiting = Array.from({ length: 40 }, (_, i) => step(String(i), { mine: i === 39 }));
    expect(stay(waiting, PACES.brisk, 2000)).toBe(PACES.brisk.least);
    expect(tooMany(waiting, PACES.brisk, 2000)).toBe(26);
  });
});

test('without motion everything is there at once', () => {
  const { pacer, shown, time } = pacing(PACES.instant);
  for (const name of 'abc') pacer.push(step(name));
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(time.waiting).toBe(0);
});

test('a table that was read anew forgets what waited', () => {
  const { pacer, shown, time } = pacing();
  for (const name of 'abc') pacer.push(step(name));
  pacer.clear();
  time.pass(5000);
  expect(shown).toEqual(['a']);
});
