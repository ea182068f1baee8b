import { openSqlite } from '@tablewright/storage';
import { describe, expect, test } from 'vitest';
import { originOf } from './sealing.ts';
import { settle } from './testing/fake-time.ts';
import type { Event } from '@tablewright/kernel';
import type { Bots } from './bots/bots.ts';
import { lantern } from './testing/games.ts';
import { methodsOf } from './testing/methods-of.ts';
import { bots, FRIENDS, friends, on, playOn, TestServer, untilVote } from './testing/test-server.ts';

describe('a bot that plays for a person', () => {
  test('is called by that person, and leaves when that person says so', async () => {
    const server = new TestServer();
    const { people } = await friends(server);
    await untilVote(people);
    const ann = on(people, 0);
    await ann.does({ type: 'standIn', seat: 0, on: true });
    await settle();
    expect(ann.seen.info.seats[0]).toMatchObject({ standIn: true, kind: 'person', mine: true });
    expect(on(people, 1).seen.game!.waiting.map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
    expect(await ann.refused({ type: 'answer', seat: 0, about: 'vote', value: 'aye' })).toContain(
      'A bot plays for you',
    );
    expect(await on(people, 1).refused({ type: 'standIn', seat: 0, on: false })).toBe(
      'Only Ann can take the seat back.',
    );
    await ann.does({ type: 'standIn', seat: 0, on: false });
    for (const seat of [1, 2, 3, 4]) await on(people, seat).answers('nay');
    await playOn(people, () => ann.question !== null);
    expect(ann.seen.info.seats[0]!.standIn).toBe(false);
  });
});

describe('bots', () => {
  test('play a whole game among themselves, at the pace of the table', async () => {
    const server = new TestServer({ timings: { botPause: 200 } });
    const table = await server.table();
    const ann = server.person(table, 'ann');
    ann.watch();
    await ann.does({ type: 'stand', seat: 0 });
    for (const seat of FRIENDS.keys()) await ann.does({ type: 'bot', seat, on: true });
    await ann.does({ type: 'start' });
    await server.time.advance(100);
    expect(ann.seen.version).toBe(1);
    await server.time.advance(150);
    expect(ann.seen.version).toBeGreaterThan(1);
    await server.time.advance(600_000);
    expect(table.phase).toBe('over');
    expect(ann.seen.info.phase).toBe('over');
  });

  test('who think ahead are handed what their own seat was told, and no more', async () => {
    const heard: (readonly Event[])[] = [];
    const thinking = bots([lantern]);
    const answer: Bots['answer'] = (request) => {
      if (request.level === 'strong') heard[request.seat] = request.told;
      else expect(request.told).toEqual([]);
      return thinking.answer({ ...request, level: 'steady' });
    };
    const server = new TestServer({ bots: { answer, close: async () => {} } });
    const { people } = await friends(server, {}, 1, 'strong');
    await playOn(people);
    const dealt = heard
      .filter((lines) => lines !== undefined)
      .map((lines) => lines.filter(({ type }) => type === 'dealt'));
    expect(dealt.length).toBeGreaterThan(1);
    for (const lines of dealt) expect(lines).toHaveLength(1);
  });

  test.each<[string, () => Promise<never> | Promise<string>]>([
    ['break', () => Promise.reject(new Error('out of ideas'))],
    ['say something impossible', async () => 'perhaps'],
  ])('that %s are answered for as if they were away, and it is logged', async (_what, answer) => {
    const server = new TestServer({ bots: { answer, close: async () => {} } });
    const table = await server.table({ atOnce: true });
    const ann = server.person(table, 'ann');
    ann.watch();
    await settle();
    await playOn([ann]);
    expect(table.phase).toBe('over');
    expect(server.logged.some((line) => line.includes('a bot'))).toBe(true);
  });

  test('whose answer could not be stored give it again', async () => {
    const storage = openSqlite(':memory:');
    let full = true;
    const server = new TestServer({
      storage: {
        ...methodsOf(storage),
        append: (...args: Parameters<typeof storage.append>) =>
          full && args[0].entries.some(({ type }) => type === 'answer')
            ? Promise.reject(new Error('the disk is full'))
            : storage.append(...args),
      },
    });
    const table = await server.table({ atOnce: true });
    const ann = server.person(table, 'ann');
    ann.watch();
    await server.time.advance(5000);
    if (ann.question !== null) {
      const { seat, about } = ann.question;
      expect(await ann.refused({ type: 'answer', seat, about, value: [0, 1] })).toContain('nothing has changed');
    }
    expect(ann.seen.version).toBe(1);
    full = false;
    await server.time.advance(5000);
    await playOn([ann]);
    expect(table.phase).toBe('over');
  });

  test('are given a view, a question and what was told, and nothing that leads to the secret', async () => {
    const given: unknown[] = [];
    const server = new TestServer({
      bots: {
        async answer(request) {
          given.push(request);
          throw new Error('no');
        },
        close: async () => {},
      },
    });
    const table = await server.table({ atOnce: true });
    const ann = server.person(table, 'ann');
    ann.watch();
    await settle();
    await playOn([ann]);
    const { meta } = table.finished!;
    expect(given.length).toBeGreaterThan(10);
    expect(Object.keys(given[0] as object).sort()).toEqual([
      'epoch',
      'level',
      'module',
      'question',
      'seat',
      'seed',
      'table',
      'told',
      'view',
    ]);
    expect(JSON.stringify(given)).not.toContain(meta.secret);
    expect(JSON.stringify(given)).not.toContain(originOf(meta).seed);
  });

  test('play at the level that the host has chosen for their seat; a stand-in at the usual one', async () => {
    const levels = new Map<number, string>();
    const server = new TestServer({
      bots: {
        async answer({ seat, level }) {
          levels.set(seat, level);
          throw new Error('no');
        },
        close: async () => {},
      },
    });
    const table = await server.table();
    const ann = server.person(table, 'ann');
    ann.watch();
    const chosen = ['steady', 'beginner', 'strong', 'fierce', 'strong'] as const;
    for (const [seat, level] of chosen.entries()) {
      if (seat > 0) await ann.does({ type: 'bot', seat, on: true, level });
    }
    await ann.does({ type: 'bot', seat: 4, on: true, level: 'beginner' });
    expect(ann.seen.info.seats.map(({ level }) => level)).toEqual([
      undefined,
      'beginner',
      'strong',
      'fierce',
      'beginner',
    ]);
    await ann.does({ type: 'start' });
    await ann.does({ type: 'standIn', seat: 0, on: true });
    await server.time.advance(60_000);
    expect(table.phase).toBe('over');
    expect([...levels.entries()].sort(([a], [b]) => a - b)).toEqual([
      [0, 'steady'],
      [1, 'beginner'],
      [2, 'strong'],
      [3, 'fierce'],
      [4, 'beginner'],
    ]);
  });

  test('answer after a time that depends on their level, however soon they know what to say', async () => {
    const answered: Record<string, number> = {};
    for (const botLevel of ['steady', 'strong', 'fierce'] as const) {
      const server = new TestServer({
        timings: { botPause: 200 },
        bots: {
          answer: async ({ question }) => (question.about === 'propose' ? [0, 1] : 'aye'),
          close: async () => {},
        },
      });
      // who bears the lantern first is drawn: a table is looked for at which it is a bot
      for (;;) {
        const table = await server.table({ atOnce: true, botLevel });
        const ann = server.person(table, 'ann');
        ann.watch();
        await settle();
        if (ann.question !== null) continue;
        const from = server.time.now();
        while (ann.seen.version === 1) await server.time.advance(10);
        answered[botLevel] = server.time.now() - from;
        break;
      }
    }
    expect(answered).toEqual({ steady: 200, strong: 500, fierce: 2200 });
  });

  test('that were asked when the server stopped go on when it starts', async () => {
    const storage = openSqlite(':memory:');
    const never = { answer: () => new Promise<never>(() => {}), close: async () => {} };
    const before = new TestServer({ storage, bots: never });
    // who bears the lantern first is drawn: in most of these games a bot
    for (let n = 0; n < 10; n += 1) await before.table({ atOnce: true });
    await before.tables.close();
    const asleep = await storage.dueTables();
    expect(asleep.length).toBeGreaterThan(0);
    const server = new TestServer({ storage });
    await server.tables.wake();
    await settle();
    expect(server.tables.size).toBe(asleep.length);
    const ann = server.person((await server.tables.get(asleep[0]!.id))!, 'ann');
    ann.watch();
    await playOn([ann]);
    expect(ann.seen.info.phase).toBe('over');
  });
});
