import { deflateRawSync } from 'node:zlib';
import { commitmentTo, effective, type Json, saltByRule, saltHashOf, sealedSeed } from '@tablewright/kernel';
import { applyPatch } from '@tablewright/protocol';
import { openSqlite, type Storage, type StoredTable } from '@tablewright/storage';
import { describe, expect, test, vi } from 'vitest';
import { checkGames } from './check-games.ts';
import { KEPT_FORM, type KeptGame, keptGame } from './kept-game.ts';
import { NO_TABLE } from './reply.ts';
import type { GameEntry } from './services.ts';
import { methodsOf } from './testing/methods-of.ts';
import { settle } from './testing/fake-time.ts';
import { lantern } from './testing/games.ts';
import { FRIENDS, friends, playOn, TestServer, untilVote } from './testing/test-server.ts';

describe('fairness', () => {
  test('the seed comes out of the secret and of what the seats have added, and the record shows it', async () => {
    const server = new TestServer();
    const table = await server.table({ open: true });
    const people = FRIENDS.map((id) => server.person(table, id));
    const saltOf = ({ person }: (typeof people)[number]): string => `salt of ${person}`;
    for (const [seat, person] of people.entries()) {
      person.watch();
      await person.does({ type: 'sit', seat });
      if (seat !== 2) await person.does({ type: 'saltHash', hash: saltHashOf(saltOf(person)) });
    }
    expect(people[0]!.seen.info).toMatchObject({ commitment: null, sealing: null });
    expect(people[0]!.seen.info.seats.map(({ salted }) => salted)).toEqual([true, true, false, true, true]);
    const sue = server.person(table, 'sue');
    expect(await sue.refused({ type: 'saltHash', hash: '0'.repeat(64) })).toContain('Only those who sit');
    expect(await people[0]!.refused({ type: 'salt', salt: 'early' })).toContain('when the host has started');
    await people[0]!.does({ type: 'start' });
    const { commitment, sealing, phase } = people[0]!.seen.info;
    expect(phase).toBe('lobby');
    expect(sealing).toMatchObject({ missing: [0, 1, 3, 4] });
    const { game, rulesVersion, options, seatOrder } = people[0]!.seen.info;
    expect(commitment).toBe(commitmentTo({ ...sealing!, game, rulesVersion, options, seatOrder }));
    // nobody gets out of what they are bound to
    expect(await people[1]!.refused({ type: 'saltHash', hash: '0'.repeat(64) })).toContain('fixed');
    expect(await people[1]!.refused({ type: 'salt', salt: 'another' })).toContain('not what you have promised');
    expect(await people[1]!.refused({ type: 'stand', seat: 1 })).toContain('seats are fixed');
    expect(await people[1]!.refused({ type: 'sit', seat: 1, name: 'Eva' })).toContain('seats are fixed');
    expect(await sue.refused({ type: 'sit' })).toMatch(/seats are fixed|taken/);
    for (const seat of [4, 0, 3, 1]) {
      expect(people[0]!.seen.info.phase).toBe('lobby');
      await people[seat]!.does({ type: 'salt', salt: saltOf(people[seat]!) });
    }
    expect(people[0]!.seen.info).toMatchObject({ phase: 'playing', sealing: null, commitment });
    expect(await people[0]!.refused({ type: 'salt', salt: 'late' })).toContain('fixed');
    expect(await server.tables.record('ann', table.id, undefined)).toMatchObject({ ok: false });
    await playOn(people);

    const recorded = await server.tables.record('ann', table.id, undefined);
    const { record } = recorded as Extract<typeof recorded, { ok: true }>;
    expect(record.fairness).toMatchObject({
      commitment,
      added: ['salt of ann', 'salt of bea', saltByRule(commitment!, 2), 'salt of dov', 'salt of eve'],
    });
    const seed = sealedSeed(commitment!, record.fairness!.secret!, record.fairness!.added);
    const begun = lantern.game.start({ seats: 5, seed });
    expect(effective(record.log).slice(0, begun.entries.length)).toEqual(begun.entries);
    expect(lantern.game.replay({ seats: 5, options: {} }, record.log, seed)).toMatchObject({ ok: true });
    expect(record.outcome).toEqual(people[0]!.seen.game!.outcome);
  });

  test('every table has a secret of its own, also a rematch', async () => {
    const server = new TestServer();
    const { table, people } = await friends(server);
    await playOn(people);
    const { table: next } = await people[1]!.does({ type: 'rematch' });
    const again = (await server.tables.get(next!))!;
    expect(again.infoFor('bea').commitment).not.toBe(table.infoFor('bea').commitment);
  });
});

describe('after the game', () => {
  test('the same people find each other at a new table', async () => {
    const server = new TestServer();
    const { people } = await friends(server);
    expect(await people[0]!.refused({ type: 'rematch' })).toContain('not over');
    await playOn(people);
    const [first, second] = await Promise.all([
      people[1]!.does({ type: 'rematch' }),
      people[2]!.does({ type: 'rematch' }),
    ]);
    expect(second.table).toBe(first.table);
    expect(people[3]!.seen.info.rematch).toBe(first.table);
    const table = (await server.tables.get(first.table!))!;
    const bea = server.person(table, 'bea');
    bea.watch();
    expect(bea.seen.info).toMatchObject({ phase: 'lobby', host: true });
    expect(bea.seen.info.seats.map(({ name }) => name)).toEqual(['Ann', 'Bea', 'Col', 'Dov', 'Eve']);
    await bea.does({ type: 'start' });
  });

  test('one person against bots plays again without waiting for anybody, after adding to the seed', async () => {
    const server = new TestServer();
    const table = await server.table({ atOnce: true });
    const ann = server.person(table, 'ann');
    ann.watch();
    await settle();
    await playOn([ann]);
    const { table: next } = await ann.does({ type: 'rematch' });
    const again = server.person((await server.tables.get(next!))!, 'ann');
    again.watch();
    expect(again.seen.info).toMatchObject({ phase: 'lobby', atOnce: true, host: true });
    await again.does({ type: 'saltHash', hash: saltHashOf('mine') });
    await again.does({ type: 'start' });
    expect(again.seen.info.phase).toBe('lobby');
    await again.does({ type: 'salt', salt: 'mine' });
    expect(again.seen.info.phase).toBe('playing');
  });

  test('a finished game goes on from any moment against bots, with chance of its own', async () => {
    const server = new TestServer();
    const { table, people } = await friends(server);
    await playOn(people);
    const { match } = table.finished!;
    const log = effective(match.log);
    for (const at of [0, 3, Math.floor(log.length / 2), log.length - 1]) {
      const forked = await server.tables.fork({ id: 'bea', name: 'Bea' }, table.id, undefined, { at });
      const { table: id } = forked as Extract<typeof forked, { ok: true }>;
      const stored = await server.storage.entries(id);
      expect(stored).toEqual(log.slice(0, stored.length));
      const copy = (await server.tables.get(id))!;
      const bea = server.person(copy, 'bea');
      bea.watch();
      expect(bea.seen.info).toMatchObject({ forkOf: { table: table.id, at: stored.length }, phase: 'playing' });
      expect(bea.seen.info.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot', 'bot', 'bot']);
      await settle();
      await playOn([bea]);
      expect(copy.phase).toBe('over');
      expect((await server.tables.record('bea', id, undefined)) as object).not.toHaveProperty('record.fairness');
    }
    const over = await server.tables.fork({ id: 'bea', name: 'Bea' }, table.id, undefined, { at: 100_000 });
    expect(over).toMatchObject({ ok: false, why: 'The game is over there; choose an earlier moment.' });
    const hidden = await server.tables.fork({ id: 'mallory', name: 'M' }, 'aaaaaaaaaa', undefined, { at: 1 });
    expect(hidden).toMatchObject({ ok: false, why: NO_TABLE });
  });
});

describe('records outlive rules', () => {
  interface Rules {
    /** older versions that it names as its own */
    readonly continues?: readonly number[];
    /** logs from before cannot be played any more */
    readonly breaks?: boolean;
  }

  /** The same game under another version of its rules. */
  function version(rulesVersion: number, { continues, breaks = false }: Rules = {}): GameEntry {
    const broken = {
      replay: () => {
        throw new TypeError('other rules');
      },
    };
    const game = { ...lantern.game, rulesVersion, ...(continues && { continues }), ...(breaks && broken) };
    return { ...lantern, game };
  }
  const changed = version(2, { breaks: true });

  async function played(over: boolean): Promise<{ storage: Storage; table: string; before: TestServer }> {
    const storage = openSqlite(':memory:');
    const before = new TestServer({ storage });
    const { table, people } = await friends(before);
    await (over ? playOn(people) : untilVote(people));
    return { storage, table: table.id, before };
  }

  /** As if the server had been killed between the last answer and what is kept behind it. */
  async function killedAtTheEnd(): Promise<{ storage: Storage; table: string }> {
    const storage = openSqlite(':memory:');
    const before = new TestServer({ storage: { ...methodsOf(storage), keepRecord: () => new Promise(() => {}) } });
    const { table, people } = await friends(before);
    await playOn(people);
    expect(await storage.record(table.id)).toBeNull();
    return { storage, table: table.id };
  }

  /** What each of the addresses says of a game: the list, the table, its record and its replay. */
  async function toldOf(server: TestServer, table: string): Promise<Record<string, unknown>> {
    const record = await server.tables.record('ann', table, undefined);
    const replay = await server.tables.replay('ann', table, undefined, 0);
    return {
      mine: (await server.storage.tablesOf('ann', 1))[0]!.phase,
      info: (await server.tables.get(table))!.infoFor('ann').phase,
      record: record.ok ? record.record.outcome : record.why,
      replay: replay.ok ? replay.replay.outcome : replay.why,
    };
  }

  test('a finished game has the same record and the same replay whatever the rules are later', async () => {
    const { storage, table, before } = await played(true);
    const record = await before.tables.record('ann', table, undefined);
    const replay = await before.tables.replay('ann', table, undefined, 0);
    await before.tables.close();
    const after = new TestServer({ storage, games: [changed] });
    expect(await after.tables.record('ann', table, undefined)).toEqual(record);
    expect(await after.tables.replay('ann', table, undefined, 0)).toEqual(replay);
    expect((await after.tables.get(table))!.infoFor('ann').phase).toBe('over');
    expect(await storage.tablesOf('ann', 1)).toMatchObject([{ phase: 'over' }]);
    expect(await after.tables.fork({ id: 'ann', name: 'Ann' }, table, undefined, { at: 1 })).toMatchObject({
      why: 'This game was played with other rules than those of today; nobody can go on from it.',
    });
    const ann = after.person((await after.tables.get(table))!, 'ann');
    expect(ann.watch()).toContain('This game is over. It was played with version 1');
  });

  test('a replay is what each of them saw, to the end', async () => {
    const { table, before } = await played(true);
    const { match } = (await before.tables.get(table))!.finished!;
    for (const viewer of [0, 3, 'spectator'] as const) {
      const got = await before.tables.replay('ann', table, undefined, viewer);
      const { replay } = got as Extract<typeof got, { ok: true }>;
      const last = replay.changes.reduce((view, patch) => applyPatch(view, patch), replay.first);
      expect(last).toEqual(match.seen(viewer).view);
      expect(replay.told).toEqual(match.toldTo(viewer));
      expect(replay.outcome).toEqual(match.outcome);
    }
    expect(await before.tables.replay('ann', table, undefined, 7)).toMatchObject({ ok: false });
  });

  test.each([
    ['whose log they cannot play', changed],
    ['whose log they could play', version(2)],
  ])('a running game of other rules, %s, is refused everywhere, and is never over', async (_, rules) => {
    const { storage, table, before } = await played(false);
    expect(await before.tables.replay('ann', table, undefined, 0)).toMatchObject({ ok: false });
    await before.tables.close();
    const after = new TestServer({ storage, games: [rules] });
    const why =
      'This game was begun with version 1 of the rules of Lantern, and this server has version 2. A game keeps the rules with ' +
      'which it began, so it cannot go on here. Nothing is lost: whoever runs the server can bring version 1 back, and you ' +
      'can begin a new game.';
    expect(await toldOf(after, table)).toEqual({ mine: 'playing', info: 'playing', record: why, replay: why });
    const ann = after.person((await after.tables.get(table))!, 'ann');
    expect(ann.watch()).toBe(why);
    expect(await ann.refused({ type: 'answer', seat: 0, about: 'vote', value: 'aye' })).toBe(why);
    await after.tables.close();
    // and with the rules that it began with it goes on
    const back = new TestServer({ storage });
    const same = (await back.tables.get(table))!;
    const people = FRIENDS.map((id) => back.person(same, id));
    for (const person of people) person.watch();
    await playOn(people);
    expect(same.phase).toBe('over');
  });

  test('a running game that its own version no longer plays is refused as well', async () => {
    const { storage, table, before } = await played(false);
    await before.tables.close();
    const after = new TestServer({ storage, games: [version(1, { breaks: true })] });
    const why = expect.stringMatching(/^What was played here does not fit the rules of Lantern/) as string;
    expect(await toldOf(after, table)).toEqual({ mine: 'playing', info: 'playing', record: why, replay: why });
  });

  test('a game that went on with rules that name its own is kept when it ends, with the version that it began with', async () => {
    const { storage, table, before } = await played(false);
    await before.tables.close();
    const second = new TestServer({ storage, games: [version(2, { continues: [1] })] });
    const same = (await second.tables.get(table))!;
    const people = FRIENDS.map((id) => second.person(same, id));
    for (const person of people) expect(person.watch()).toBeNull();
    await playOn(people);
    await second.tables.close();
    const third = new TestServer({ storage, games: [version(3, { breaks: true })] });
    const outcome = people[0]!.seen.game!.outcome;
    expect(await toldOf(third, table)).toEqual({ mine: 'over', info: 'over', record: outcome, replay: outcome });
    const recorded = await third.tables.record('ann', table, undefined);
    expect(recorded).toMatchObject({ record: { rulesVersion: 1, fairness: { head: expect.any(String) as string } } });
  });

  test('what was kept in an older form is made anew where its rules are still here, and is shown as it is where they are not', async () => {
    const { storage, table, before } = await played(true);
    const replayed = await before.tables.replay('ann', table, undefined, 0);
    await before.tables.close();
    const kept = (await storage.record(table)) as KeptGame;
    const told = [{ to: 'all', line: { version: 1, event: { type: 'of old' }, secret: false } }];
    const packed = deflateRawSync(JSON.stringify({ told, views: { 0: { first: {}, changes: [] } } })).toString(
      'base64',
    );
    await storage.replaceRecord(table, { ...kept, form: KEPT_FORM - 1, packed });
    // also where other rules would lead to the same end
    for (const rules of [changed, version(2)]) {
      const upgraded = new TestServer({ storage, games: [rules] });
      expect(await upgraded.tables.replay('ann', table, undefined, 0)).toMatchObject({
        replay: { rulesVersion: 1, told: [{ event: { type: 'of old' } }] },
      });
      await upgraded.tables.close();
    }
    const today = new TestServer({ storage });
    expect(await today.tables.replay('ann', table, undefined, 0)).toEqual(replayed);
    await today.tables.close();
    // it is stored anew, so that later rules show it as it is told today
    expect(await storage.record(table)).toEqual(kept);
  });

  test('whoever asks for the replay before the end was kept does not keep it from being stored, and it is made once for all', async () => {
    const storage = openSqlite(':memory:');
    const keptAs = vi.fn((match: Parameters<typeof keptGame>[0]) => settle().then(() => keptGame(match)));
    const saysSlowly: Storage = {
      ...methodsOf(storage),
      addChatLine: async (line) => {
        await settle();
        return storage.addChatLine(line);
      },
    };
    const server = new TestServer({ storage: saysSlowly, keeper: { keep: keptAs, close: async () => {} } });
    const { table, people } = await friends(server);
    await playOn(people, () => {
      // it lies between the last answer and the keeping
      void people[0]!.says({ type: 'chat', text: 'Well played' });
      return table.phase === 'over';
    });
    const ask = () => server.tables.replay('eve', table.id, undefined, 'spectator');
    const replays = await Promise.all(Array.from({ length: 20 }, ask));
    expect(replays.every(({ ok }) => ok)).toBe(true);
    await settle();
    expect(await storage.record(table.id)).not.toBeNull();
    expect(keptAs).toHaveBeenCalledTimes(1);
  });

  test('killed behind the last answer, the end is kept at the next start, before anybody looks', async () => {
    const { storage, table } = await killedAtTheEnd();
    const again = new TestServer({ storage });
    await again.tables.wake();
    expect(await storage.record(table)).toMatchObject({ form: KEPT_FORM, rulesVersion: 1 });
    expect(again.tables.size).toBe(0);
  });

  test('killed behind the last answer and upgraded, it is over everywhere: its record is there, its replay honestly not', async () => {
    const { storage, table } = await killedAtTheEnd();
    const complete = await new TestServer({ storage: forgetting(storage) }).tables.record('ann', table, undefined);
    const { record } = complete as Extract<typeof complete, { ok: true }>;
    const after = new TestServer({ storage, games: [changed] });
    await after.tables.wake();
    expect(await after.tables.record('ann', table, undefined)).toEqual(complete);
    expect(await toldOf(after, table)).toEqual({
      mine: 'over',
      info: 'over',
      record: record.outcome,
      replay:
        'This game is over. What everybody saw was not kept before its rules changed, so its replay cannot be shown.',
    });
    const ann = after.person((await after.tables.get(table))!, 'ann');
    expect(ann.watch()).toBe(
      'This game is over. It was played with version 1 of the rules of Lantern; its record is kept, but its replay cannot be shown ' +
        'with version 2.',
    );
    expect(await checkGames(storage, [changed])).toMatchObject({
      problems: [{ isOver: true, what: 'the rules broke: other rules; its record is kept, its replay is not' }],
    });
  });

  test('a game that an older server has ended and not kept is over everywhere, though nobody knows how', async () => {
    const { storage, table } = await killedAtTheEnd();
    const older = { ...methodsOf(storage), table: async (id: string) => withoutOutcome((await storage.table(id))!) };
    const after = new TestServer({ storage: older, games: [changed] });
    const why =
      'This game is over. It was played with version 1 of the rules of Lantern; how it ended was not kept, and it cannot be shown ' +
      'with version 2.';
    expect(await toldOf(after, table)).toEqual({ mine: 'over', info: 'over', record: why, replay: why });
    expect(await checkGames(older, [changed])).toMatchObject({
      problems: [{ isOver: true, what: 'the rules broke: other rules; how it ended was not kept' }],
    });
  });

  test('a finished game that other rules would play on stays over', async () => {
    const { storage, table, before } = await played(true);
    await before.tables.close();
    const endless = version(2);
    const replay: typeof lantern.game.replay = (setup, log, seed, hear) => {
      const back = lantern.game.replay(setup, log, seed, hear);
      return back.ok ? { ...back, state: { ...back.state, outcome: null } } : back;
    };
    const rules = { ...endless, game: { ...endless.game, replay } };
    const after = new TestServer({ storage, games: [rules] });
    expect(await toldOf(after, table)).toMatchObject({ mine: 'over', info: 'over' });
    expect(await checkGames(storage, [rules])).toMatchObject({
      problems: [{ isOver: true, what: 'it would not be over' }],
    });
  });

  test('a game that an older server has finished is kept when it is read again', async () => {
    const { storage, table, before } = await played(true);
    await before.tables.close();
    const kept = await storage.record(table);
    const forgetful = { ...forgetting(storage), keepRecord: vi.fn(async () => {}) };
    const after = new TestServer({ storage: forgetful });
    await after.tables.get(table);
    expect(forgetful.keepRecord).toHaveBeenCalledExactlyOnceWith(table, kept);
  });

  test('all that is stored can be held against the rules', async () => {
    const { storage, table, before } = await played(true);
    await before.tables.close(); // what is kept of a finished game is stored behind its last answer
    await new TestServer({ storage }).table();
    const fine = { lobbies: 1, playing: 0, over: 1, continued: [], problems: [] };
    expect(await checkGames(storage, [lantern])).toEqual(fine);
    expect(await checkGames(storage, [changed])).toMatchObject({
      over: 0,
      problems: [{ table, game: 'lantern', rulesVersion: 1, isOver: true, what: 'the rules broke: other rules' }],
    });
    expect(await checkGames(storage, [])).toMatchObject({ problems: [{ what: 'the game is not here' }] });
  });

  test('every running game of another version is named, and what becomes of it', async () => {
    const { storage, table } = await played(false);
    const one = { table, game: 'lantern', rulesVersion: 1, isOver: false };
    expect(await checkGames(storage, [version(2)])).toEqual({
      lobbies: 0,
      playing: 0,
      over: 0,
      continued: [],
      problems: [{ ...one, what: 'it cannot go on with version 2, and says so to its players' }],
    });
    expect(await checkGames(storage, [version(2, { continues: [1] })])).toEqual({
      lobbies: 0,
      playing: 1,
      over: 0,
      continued: [{ ...one, what: 'it goes on with version 2, which names version 1 as its own' }],
      problems: [],
    });
  });
});

/** As an older server has stored it, which did not write down with the last answer how a game ended. */
function withoutOutcome(stored: StoredTable): StoredTable {
  const { outcome: _, ...meta } = stored.meta as { [name: string]: Json };
  return { ...stored, meta };
}

/** A store that has kept no finished game. */
function forgetting(storage: Storage): Storage {
  return { ...methodsOf(storage), record: async () => null, keepRecord: async () => {} };
}
