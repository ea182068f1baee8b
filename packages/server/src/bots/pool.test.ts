import type { Json, Question } from '@tablewright/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lantern } from '../testing/games.ts';
import { Advisors, botSeed, type BotWish } from './bots.ts';
import { botPool } from './pool.ts';

const QUESTION: Question = { seat: 0, about: 'vote', rule: 'R4.1', domain: { kind: 'pick', from: ['aye', 'nay'] } };

function wish(table: string, seat = 0): BotWish {
  return { module: lantern.module, table, seat, epoch: 0, seed: 1, view: null, question: { ...QUESTION, seat } };
}

function moody(patience = 60_000) {
  const pool = botPool({ threads: 1, patience, worker: new URL('../testing/moody-worker.ts', import.meta.url) });
  onTestFinished(() => pool.close());
  return pool;
}

describe('bots on threads', () => {
  test('answer from a view', async () => {
    const pool = botPool({ threads: 2, patience: 60_000 });
    onTestFinished(() => pool.close());
    const begun = lantern.game.start({ seats: 5, seed: 1 });
    const [asked] = lantern.game.asks(begun.state);
    const view = lantern.game.view(begun.state, asked!.seat);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((table) => pool.answer({ ...wish(table, asked!.seat), view, question: asked! })),
    );
    for (const value of answers) expect(lantern.game.explain(begun.state, asked!.seat, value)).toEqual({ ok: true });
  });

  test.each(['exits', 'throws', 'breaks'])('one that %s fails alone, and the next one is served', async (mood) => {
    const pool = moody();
    const [bad, good] = await Promise.allSettled([pool.answer(wish(mood)), pool.answer(wish('fine', 4))]);
    expect(bad.status).toBe('rejected');
    expect(good).toEqual({ status: 'fulfilled', value: 4 });
  });

  test('one that thinks for ever is stopped, and the next one is served', async () => {
    const pool = moody(5000);
    const hangs = pool.answer(wish('hangs'));
    await expect(hangs).rejects.toThrow('a bot has thought for more than 5000 ms');
    expect(await pool.answer(wish('fine', 2))).toBe(2);
  });

  test('who waits when the bots go home hears of it', async () => {
    const pool = moody();
    const waiting = Promise.allSettled([pool.answer(wish('hangs')), pool.answer(wish('fine'))]);
    await pool.close();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.answer(wish('fine'))).rejects.toThrow('gone home');
  });
});

test('an advisor is remembered until something is taken back, or until too many others have come', () => {
  let sat = 0;
  const counting = {
    ...lantern.game,
    advisor: () => {
      sat += 1;
      let asked = 0;
      return { answer: (): Json => (asked += 1) };
    },
  };
  const advisors = new Advisors(2);
  expect(advisors.answer(counting, wish('a'))).toBe(1);
  expect(advisors.answer(counting, wish('a'))).toBe(2);
  expect(advisors.answer(counting, { ...wish('a'), epoch: 1 })).toBe(1);
  advisors.answer(counting, wish('b'));
  advisors.answer(counting, wish('c'));
  expect(advisors.answer(counting, { ...wish('a'), epoch: 1 })).toBe(1);
  expect(sat).toBe(5);
});

test('every seat of every table draws from numbers of its own', () => {
  const seeds = ['00', 'ff'].flatMap((byte) => [0, 1, 2].map((seat) => botSeed(byte.repeat(32), seat)));
  expect(new Set(seeds).size).toBe(6);
});
