import { describe, expect, test } from 'vitest';
import { seedFromText } from './chance.ts';
import type { Entry } from './log.ts';
import { talk, talked } from './testing/talk.ts';
import { playAgain } from './verify.ts';

const SEED = seedFromText('verify');
const SETUP = { seats: 3, options: { pace: 1 } };
const { log } = talked(
  [
    [0, 'on'],
    [1, 'roll'],
    [2, 'say'],
  ],
  SEED,
);
const check = (changed: readonly Entry[], seed = SEED): ReturnType<typeof playAgain> =>
  playAgain(talk, { ...SETUP, log: changed }, seed);
const rolled = log.findLastIndex(({ type }) => type === 'chance');

describe('a log played against its seed', () => {
  test('fits, and says how much there was', () => {
    expect(check(log)).toMatchObject({ ok: true, draws: 2, answers: 3 });
  });

  test('fits after an undo, and after all went back together', () => {
    expect(check([...log, { type: 'undo', seat: 2 }, ...log.slice(-1)])).toMatchObject({ ok: true, answers: 3 });
    expect(check([...log, { type: 'rewind', to: 2 }, ...log.slice(2)])).toMatchObject({ ok: true, answers: 3 });
  });

  test('does not fit another seed', () => {
    expect(check(log, seedFromText('another'))).toMatchObject({ ok: false, check: 'chance' });
  });

  test.each<[string, (entry: Entry, i: number) => Entry, string, number]>([
    [
      'a changed draw',
      (entry, i) =>
        i === rolled && entry.type === 'chance' ? { ...entry, came: (Number(entry.came) + 1) % 6 } : entry,
      'chance',
      rolled,
    ],
    [
      'an answer that was not on offer',
      (entry, i) => (i === 1 ? ({ ...entry, value: 'off' } as Entry) : entry),
      'answers',
      1,
    ],
    [
      'a mark that closes nothing',
      (entry, i) => (i === 1 ? ({ ...entry, closes: true } as Entry) : entry),
      'answers',
      1,
    ],
  ])('shows %s, and where', (_what, change, failing, at) => {
    expect(check(log.map(change))).toMatchObject({ ok: false, check: failing, at });
  });

  test('shows an undo behind the horizon, and a draw too many', () => {
    expect(check([...log.slice(0, -1), { type: 'undo', seat: 1 }])).toMatchObject({ ok: false, check: 'answers' });
    expect(check([...log, { type: 'chance', label: 'more', of: 6, came: 1 }])).toMatchObject({
      ok: false,
      check: 'chance',
      at: log.length,
    });
  });
});
