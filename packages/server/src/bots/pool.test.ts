import { Players } from '@tablewright/bots';
import type { Json, Question } from '@tablewright/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lantern } from '../testing/games.ts';
import { botSeed, type BotRequest } from './bots.ts';
import { botPool } from './pool.ts';

const QUESTION: Question = { seat: 0, about: 'vote', rule: 'R4.1', domain: { kind: 'pick', from: ['aye', 'nay'] } };

function request(table: string, seat = 0): BotRequest {
  return {
    module: lantern.module,
    table,
    seat,
    level: 'steady',
    epoch: 0,
    seed: 1,
    view: null,
    question: { ...QUESTION, seat },
    told: [],
  };
}

function moody(patience = 60_000) {
  const pool = botPool({ threads: 1, patience, worker: new URL('../testing/broken-worker.ts', import.meta.url) });
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
      ['a', 'b', 'c'].map((table) => pool.answer({ ...request(table, asked!.seat), view, question: asked! })),
    );
    for (const value of answers) expect(lantern.game.explain(begun.state, asked!.seat, value)).toEqual({ ok: true });
  });

  test.each(['exits', 'throws', 'breaks'])('one that %s fails alone, and the next one is served', async (mood) => {
    const pool = moody();
    const [bad, good] = await Promise.allSettled([pool.answer(request(mood)), pool.answer(request('fine', 4))]);
    expect(bad.status).toBe('rejected');
    expect(good).toEqual({ status: 'fulfilled', value: 4 });
  });

  test('one that thinks for ever is stopped, and the next one is served', async () => {
    const pool = moody(3000);
    const hangs = pool.answer(request('hangs'));
    await expect(hangs).rejects.toThrow('a thread has worked on one thing for more than 3000 ms');
    // on a busy machine even a new thread may come too late
    await expect.poll(() => pool.answer(request('fine', 2)).catch(() => null)).toBe(2);
  });

  test('who waits when the bots go home hears of it', async () => {
    const pool = moody();
    const waiting = Promise.allSettled([pool.answer(request('hangs')), pool.answer(request('fine'))]);
    await pool.close();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.answer(request('fine'))).rejects.toThrow('the threads are closed');
  });
});

test('a player is remembered until something is taken back, or until too many others have come', () => {
  let sat = 0;
  const counting = {
    ...lantern.game,
    advisor: () => {
      sat += 1;
      let asked = 0;
      return { answer: (): Json => (asked += 1) };
    },
  };
  const players = new Players(() => 0, 2);
  expect(players.answer(counting, request('a'))).toBe(1);
  expect(players.answer(counting, request('a'))).toBe(2);
  expect(players.answer(counting, { ...request('a'), epoch: 1 })).toBe(1);
  players.answer(counting, request('b'));
  players.answer(counting, request('c'));
  expect(players.answer(counting, { ...request('a'), epoch: 1 })).toBe(1);
  expect(sat).toBe(5);
});

test('every seat of every table draws from numbers of its own', () => {
  const seeds = ['00', 'ff'].flatMap((byte) => [0, 1, 2].map((seat) => botSeed(byte.repeat(32), seat)));
  expect(new Set(seeds).size).toBe(6);
});
