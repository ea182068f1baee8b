import { describe, expect, test } from 'vitest';
import { seedFromText } from './chance.ts';
import type { ChanceEntry, Entry } from './log.ts';
import { deepFreeze, goOn, talk, talked } from './testing/talk.ts';

const SETUP = { seats: 3, options: { pace: 1 } };
const SEED = seedFromText('replay');

/** deal | on | roll die | vote red blue red | whisper | end */
const game = talked(
  [
    [0, 'on'],
    [1, 'roll'],
    [2, 'vote'],
    [0, 'red'],
    [2, 'blue'],
    [1, 'red'],
    [0, 'whisper'],
    [1, 'end'],
  ],
  SEED,
);
const { log } = game;

function changed(at: number, entry: Readonly<Record<string, unknown>>): Entry[] {
  return log.map((kept, i) => (i === at ? { ...kept, ...entry } : kept));
}

function failure(of: readonly Entry[]): { at: number; why: string } {
  const back = talk.replay(SETUP, of);
  if (back.ok) throw new Error('it replays');
  return back;
}

describe('a replay', () => {
  test('leads to the same state and tells the same, without knowing the seed', () => {
    const back = talk.replay(SETUP, deepFreeze([...log]));
    expect(back).toMatchObject({
      ok: true,
      told: game.told,
      state: { trail: game.state.trail, outcome: game.state.outcome },
    });
  });

  test('leads to the very state, generator and all, when the seed is known', () => {
    expect(talk.replay(SETUP, log, SEED)).toEqual({ ok: true, state: game.state, told: game.told });
  });

  test('reads chance from the log: the generator may change', () => {
    const die = log[3] as ChanceEntry;
    const came = (die.came as number) === 0 ? 1 : 0;
    const back = talk.replay(SETUP, changed(3, { came }), SEED);
    expect(back.ok && back.state.trail).toContain(`rolled ${came}`);
  });

  test('of any part of a log that ends with a whole answer leads to the state of that moment', () => {
    const some = talked(
      [
        [0, 'on'],
        [1, 'roll'],
        [2, 'vote'],
        [0, 'red'],
      ],
      SEED,
    );
    expect(talk.replay(SETUP, log.slice(0, some.log.length), SEED)).toMatchObject({ ok: true, state: some.state });
    expect(talk.replay(SETUP, log.slice(0, 1), SEED)).toMatchObject({ ok: true, state: talked([], SEED).state });
  });

  test('goes on like the game itself', () => {
    const some = talked(
      [
        [0, 'on'],
        [1, 'roll'],
      ],
      SEED,
    );
    const back = talk.replay(SETUP, some.log, SEED);
    if (!back.ok) throw new Error(back.why);
    const again = goOn({ ...some, state: back.state }, [[2, 'roll']]);
    expect(again).toEqual(goOn(some, [[2, 'roll']]));
  });

  test('shows each step to whoever watches', () => {
    const trails: number[] = [];
    const entries: Entry[] = [];
    talk.replay(SETUP, log, 0, (step) => {
      trails.push(step.state.trail.length);
      entries.push(...step.entries);
    });
    expect(trails).toHaveLength(9);
    expect(trails.toSorted((a, b) => a - b)).toEqual(trails);
    expect(entries).toEqual(log);
  });
});

describe('a log that does not fit says where and why', () => {
  test('cut off between an answer and its chance', () => {
    expect(failure(log.slice(0, 3))).toMatchObject({
      at: 2,
      why: expect.stringContaining("'die 4' out of 6 is drawn here"),
    });
  });

  test('without the deal', () => {
    expect(failure(log.slice(1))).toMatchObject({
      at: 0,
      why: expect.stringContaining("'deal' out of 4 is drawn here"),
    });
    expect(failure([])).toMatchObject({ at: 0, why: expect.stringContaining("'deal'") });
  });

  test('with answers in another order', () => {
    const swapped = [log[0]!, log[4]!, ...log.slice(1, 4), ...log.slice(5)];
    expect(failure(swapped)).toEqual({ ok: false, at: 1, why: 'You are not asked now. (T1)' });
  });

  test('with an answer that is not on offer', () => {
    expect(failure(changed(1, { value: 'off' }))).toEqual({ ok: false, at: 1, why: 'There is no way off. (T2)' });
  });

  test('with an answer to another question', () => {
    const why = "You are answering 'vote', but now the question is 'turn'. (T1)";
    expect(failure(changed(1, { about: 'vote' }))).toEqual({ ok: false, at: 1, why });
  });

  test.each([-1, 3, 32, 0.5, undefined, '0'])('with an answer of seat %s', (seat) => {
    expect(failure(changed(1, { seat }))).toMatchObject({ at: 1, why: 'You are not asked now. (T1)' });
  });

  test.each<[string, Partial<ChanceEntry> | { came: unknown }]>([
    ['of another draw', { label: 'coin 3' }],
    ['out of another number', { of: 20 }],
    ['that is too high', { came: 6 }],
    ['that is negative', { came: -1 }],
    ['that is not whole', { came: 0.5 }],
    ['that is a text', { came: '1' }],
    ['that is an order', { came: [0, 1, 2, 3, 4, 5] }],
  ])('with a chance outcome %s', (_what, foreign) => {
    expect(failure(changed(3, foreign))).toMatchObject({ at: 3, why: expect.stringContaining("'die 4' out of 6") });
  });

  test.each<[string, unknown]>([
    ['too short', [0, 1, 2]],
    ['with one card twice', [0, 1, 2, 2]],
    ['with a card too many', [0, 1, 2, 4]],
    ['that is none', 3],
  ])('with an order %s', (_what, came) => {
    expect(failure(changed(0, { came }))).toMatchObject({ at: 0, why: expect.stringContaining("'deal' out of 4") });
  });

  test('with more chance than the rules draw', () => {
    const extra: ChanceEntry = { type: 'chance', label: 'coin', of: 2, came: 1 };
    const why = 'the log has chance outcomes that these rules do not draw';
    expect(failure([log[0]!, extra, ...log.slice(1)])).toEqual({ ok: false, at: 1, why });
    expect(failure([...log.slice(0, 4), extra, ...log.slice(4)])).toEqual({ ok: false, at: 4, why });
  });

  test('with answers after the end', () => {
    const more: Entry = { type: 'answer', seat: 0, about: 'turn', value: 'on' };
    expect(failure([...log, more])).toEqual({ ok: false, at: log.length, why: 'The game is over. (T9)' });
  });

  test('with an undo that was not allowed', () => {
    const crossing: Entry[] = [...log.slice(0, 4), { type: 'undo', seat: 1 }];
    expect(failure(crossing)).toEqual({
      ok: false,
      at: 4,
      why: 'Chance has decided something since; that cannot be taken back.',
    });
    expect(failure([log[0]!, { type: 'undo', seat: 0 }])).toMatchObject({ at: 1 });
  });

  test('counts entries of the log as it stands, also behind an undo', () => {
    const back: Entry[] = [
      log[0]!,
      log[1]!,
      { type: 'undo', seat: 0 },
      log[1]!,
      { type: 'answer', seat: 2, about: 'turn', value: 'on' },
    ];
    expect(failure(back)).toEqual({ ok: false, at: 4, why: 'You are not asked now. (T1)' });
  });

  test('for a table that the game does not have', () => {
    const back = talk.replay({ seats: 9, options: {} }, log);
    expect(back).toMatchObject({ ok: false, why: 'Talk is for 2 to 4 players, not 9.' });
    const options = { pace: 'fast' };
    expect(talk.replay({ seats: 3, options }, log)).toMatchObject({ ok: false, why: 'The pace is a number above 0.' });
  });
});

test('a bug in the rules is thrown, and not taken for a bad log', () => {
  const watch = (): never => {
    throw new TypeError('a bug');
  };
  expect(() => talk.replay(SETUP, log, 0, watch)).toThrow('a bug');
});
