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

  /** What is said about a log in which something else stands. */
  const complaint = (changed: readonly Entry[]): string => {
    const again = check(changed);
    return again.ok ? 'nothing' : `${again.check} at ${again.at}: ${again.why}`;
  };

  test('says in a sentence what is wrong', () => {
    const roll = log[rolled]!;
    if (roll.type !== 'chance') throw new Error('no roll');
    const other = (Number(roll.came) + 1) % 6;
    const put = (entry: Entry, at: number): Entry[] => log.map((one, i) => (i === at ? entry : one));
    expect(complaint(put({ ...roll, came: other }, rolled))).toBe(
      `chance at ${rolled}: for '${roll.label}' the seed gives ${String(roll.came)}, but the log says ${other}`,
    );
    expect(complaint(put({ ...roll, label: 'another' }, rolled))).toBe(
      `chance at ${rolled}: for '${roll.label}' the seed gives ${String(roll.came)}, but the log has no such draw`,
    );
    expect(complaint(log.slice(0, rolled))).toBe(
      `chance at ${rolled}: for '${roll.label}' the seed gives ${String(roll.came)}, but the log has no such draw`,
    );
    expect(complaint(put({ ...log[1]!, closes: true } as Entry, 1))).toBe(
      'answers at 1: this answer is not written down as these rules write it',
    );
    expect(complaint([...log, { type: 'chance', label: 'more', of: 6, came: 1 }])).toBe(
      `chance at ${log.length}: chance has decided 'more', which these rules do not draw here`,
    );
    expect(complaint(put({ ...log[1]!, value: 'off' } as Entry, 1))).toMatch(
      /^answers at 1: seat 0 may not answer this: .+\. \(T\d+\)$/,
    );
  });

  test('tells of rules that break, and of the set-up’s own draws', () => {
    const breaks: typeof talk = {
      ...talk,
      after: () => {
        throw new Error('out of order\nat some line');
      },
    };
    expect(playAgain(breaks, { ...SETUP, log }, SEED)).toEqual({
      ok: false,
      check: 'answers',
      at: 1,
      why: 'the rules broke: out of order',
    });
    const [deal] = log;
    if (deal?.type !== 'chance') throw new Error('no deal');
    expect(complaint([{ ...deal, came: [...(deal.came as number[])].reverse() }, ...log.slice(1)])).toMatch(
      /^chance at 0: for 'deal' the seed gives \[.*\], but the log says \[.*\]$/,
    );
  });
});

test('an answer that is taken back and may not be is named with the reason', () => {
  const log = [{ type: 'undo', seat: 0 } as const];
  expect(playAgain(talk, { seats: 3, options: {}, log }, seedFromText('undone'))).toEqual({
    ok: false,
    check: 'answers',
    at: 0,
    why: 'an answer is taken back that may not be: You have not answered anything yet.',
  });
});
