import type { ServerMessage } from '@tablewright/protocol';
import { openSqlite } from '@tablewright/storage';
import { describe, expect, test } from 'vitest';
import { NO_TABLE } from './reply.ts';
import { FakeTime, settle } from './testing/fake-time.ts';
import { lantern } from './testing/games.ts';
import { friends, on, playOn, TestServer, untilVote } from './testing/test-server.ts';

describe('seats', () => {
  test('the host sits on the first seat, friends with the invitation sit down, and bots fill the rest', async () => {
    const server = new TestServer();
    const table = await server.table();
    const [ann, bea] = [server.person(table, 'ann'), server.person(table, 'bea')];
    ann.watch();
    const { invite } = ann.seen.info;
    expect(bea.watch({ word: invite! })).toBeNull();
    expect(bea.seen.info).toMatchObject({ invite: null, host: false });
    await bea.does({ type: 'sit', invite: invite! });
    expect(bea.seen.info.invite).toBe(invite);
    for (const seat of [2, 3, 4]) await ann.does({ type: 'bot', seat, on: true });
    expect(ann.seen.info.seats.map(({ kind, name, mine, online }) => [kind, name, mine, online])).toEqual([
      ['person', 'Ann', true, true],
      ['person', 'Bea', false, true],
      ['bot', 'Colossus', false, true],
      ['bot', 'Dijkstra', false, true],
      ['bot', 'Eliza', false, true],
    ]);
    await ann.does({ type: 'start' });
    expect(bea.seen.info.phase).toBe('playing');
    expect(bea.seen.game?.me).toBe(1);
  });

  test('a private table is not there for strangers, whatever they try', async () => {
    const server = new TestServer();
    const table = await server.table();
    const stranger = server.person(table, 'mallory');
    expect(stranger.watch()).toBe(NO_TABLE);
    expect(stranger.watch({ as: 0 })).toBe(NO_TABLE);
    expect(stranger.watch({ word: 'guess' })).toBe(NO_TABLE);
    expect(await stranger.refused({ type: 'sit' })).toBe(NO_TABLE);
    expect(await stranger.refused({ type: 'sit', invite: 'guess' })).toBe(NO_TABLE);
    expect(await stranger.refused({ type: 'start' })).toBe(NO_TABLE);
    expect(await stranger.refused({ type: 'chat', text: 'hello?' })).toBe(NO_TABLE);
    expect(await stranger.refused({ type: 'answer', seat: 0, about: 'propose', value: [0, 1] })).toBe(NO_TABLE);
    expect(stranger.frames).toEqual([]);
  });

  test("a spectator's word lets somebody watch and nothing else", async () => {
    const server = new TestServer();
    const table = await server.table();
    const ann = server.person(table, 'ann');
    ann.watch();
    const spectator = server.person(table, 'sue');
    expect(spectator.watch({ word: ann.seen.info.spectate })).toBeNull();
    expect(spectator.seen.info.invite).toBeNull();
    expect(await spectator.refused({ type: 'sit', invite: ann.seen.info.spectate })).toContain('invitation');
    expect(spectator.watch({ as: 0 })).toContain('not yours');
  });

  test('strangers may sit down at an open table', async () => {
    const server = new TestServer();
    const table = await server.table({ open: true });
    const stranger = server.person(table, 'sue');
    expect(stranger.watch()).toBeNull();
    await stranger.does({ type: 'sit', name: 'Ann' });
    expect(stranger.seen.info.seats.map(({ name }) => name)).toEqual(['Ann', 'Ann 2', '', '', '']);
  });

  test('one sits on one seat, may change it, and leaves it', async () => {
    const server = new TestServer();
    const table = await server.table({ open: true });
    const [ann, bea] = [server.person(table, 'ann'), server.person(table, 'bea')];
    ann.watch();
    bea.watch();
    await bea.does({ type: 'sit', seat: 1 });
    await bea.does({ type: 'sit', seat: 3 });
    expect(ann.seen.info.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open', 'person', 'open']);
    expect(await bea.refused({ type: 'sit', seat: 0 })).toBe('Ann sits there.');
    expect(await bea.refused({ type: 'sit', seat: 7 })).toBe('This table has no such seat.');
    await bea.does({ type: 'sit', name: 'Beatrice' });
    expect(ann.seen.info.seats[3]!.name).toBe('Beatrice');
    await bea.does({ type: 'stand', seat: 3 });
    expect(bea.seen.info.seats.every(({ mine }) => !mine)).toBe(true);
    await bea.does({ type: 'sit', seat: 1 });
    await ann.does({ type: 'stand', seat: 1 }); // the host may free a seat
    expect(bea.seen.info.seats[1]!.kind).toBe('open');
  });

  test('only the host seats bots and begins, and only at a full table', async () => {
    const server = new TestServer();
    const table = await server.table({ open: true });
    const [ann, bea] = [server.person(table, 'ann'), server.person(table, 'bea')];
    ann.watch();
    bea.watch();
    await bea.does({ type: 'sit' });
    expect(await bea.refused({ type: 'bot', seat: 2, on: true })).toContain('Only the host');
    expect(await bea.refused({ type: 'start' })).toContain('Only the host');
    expect(await bea.refused({ type: 'stand', seat: 0 })).toContain('Only the host');
    expect(await ann.refused({ type: 'start' })).toBe('Seat 3 is still free: invite somebody, or let a bot sit there.');
    expect(await ann.refused({ type: 'bot', seat: 1, on: true })).toBe('Bea sits there.');
  });

  test('who is there and who is not is shown', async () => {
    const server = new TestServer();
    const { people } = await friends(server);
    people[1]!.leave();
    expect(people[0]!.seen.info.seats.map(({ online }) => online)).toEqual([true, false, true, true, true]);
    await people[1]!.returns();
    expect(people[0]!.seen.info.seats[1]!.online).toBe(true);
    people[1]!.watch(); // again, with the same connection
    people[1]!.leave();
    expect(people[0]!.seen.info.seats[1]!.online).toBe(false);
  });
});

describe('an answer', () => {
  test('is seen by everybody, each with their own eyes', async () => {
    const { people } = await friends(new TestServer());
    const bearer = people.find((person) => person.question !== null)!;
    await bearer.answers([0, 1]);
    for (const person of people) {
      expect(person.seen.version).toBe(2);
      expect(person.question?.about).toBe('vote');
    }
    await on(people, 0).answers('aye');
    expect(on(people, 0).question).toBeNull();
    expect(on(people, 1).seen.game!.waiting.map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
    expect(on(people, 0).seen.game!.view).toMatchObject({ now: { mine: 'aye' } });
    expect(on(people, 1).seen.game!.view).toMatchObject({
      now: { mine: null, answered: [true, false, false, false, false] },
    });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["another person's seat", { seat: 1 }, 'That seat is not yours.'],
    ['a seat that is not there', { seat: 12 }, 'That seat is not yours.'],
    [
      'another question than the one that is asked',
      { about: 'propose' },
      "You are answering 'propose', but now the question is 'vote'.",
    ],
    ['something that is not on offer', { value: 'perhaps' }, 'That is not one of your choices now.'],
    [
      'a key that reaches for the prototype',
      { value: JSON.parse('{"__proto__": "aye"}') },
      'That is not one of your choices now.',
    ],
    [
      'a question that was seen before something happened to it',
      { version: 0 },
      'The table has moved on since you saw this question.',
    ],
  ])('is refused for %s, and the table goes on', async (_what, wrong, why) => {
    const { people } = await friends(new TestServer());
    await untilVote(people);
    const ann = on(people, 0);
    const before = ann.seen.version;
    // somebody answers twice: after the first, the version at which the question was seen is old
    if ('version' in wrong) {
      await ann.answers('nay');
      await ann.does({ type: 'undo', seat: 0 });
      wrong = { version: before };
    }
    expect(await ann.refused({ type: 'answer', seat: 0, about: 'vote', value: 'aye', ...wrong })).toBe(why);
    await ann.does({ type: 'answer', seat: 0, about: 'vote', value: 'aye' });
  });

  test('sent twice under one id is given once, also after the table was put away', async () => {
    const server = new TestServer();
    const { people } = await friends(server);
    await untilVote(people);
    const ann = on(people, 0);
    const command = { type: 'answer', seat: 0, about: 'vote', value: 'aye' } as const;
    const [first, second] = await Promise.all([ann.says(command, 'twice'), ann.says(command, 'twice')]);
    expect([first, second]).toEqual([{ ok: true }, { ok: true }]);
    const { version } = ann.seen;
    for (const person of people) person.leave();
    await server.time.advance(120_000);
    expect(server.tables.size).toBe(0);
    for (const person of people) await person.returns();
    expect(await ann.says(command, 'twice')).toEqual({ ok: true });
    expect(ann.seen.version).toBe(version);
    expect(await ann.refused(command, 'other')).toContain('already answered');
  });

  test('with an id that somebody else has used is not taken for theirs', async () => {
    const { people } = await friends(new TestServer());
    await untilVote(people);
    await on(people, 0).does({ type: 'answer', seat: 0, about: 'vote', value: 'aye' }, '1');
    await on(people, 1).does({ type: 'answer', seat: 1, about: 'vote', value: 'aye' }, '1');
    expect(on(people, 2).seen.game!.waiting).toHaveLength(3);
  });

  test('is explained to the one who is asked, and to nobody else', async () => {
    const { table, people } = await friends(new TestServer());
    await untilVote(people);
    const ann = on(people, 0).person;
    expect(table.explain(ann, 0, 'aye')).toEqual({ ok: true });
    expect(table.explain(ann, 0, 'perhaps')).toMatchObject({ ok: false, rule: 'R4.1' });
    expect(table.explain(ann, 1, 'aye')).toEqual({ ok: false, rule: null, why: 'That seat is not yours.' });
    expect(table.explain(null, 0, 'aye')).toMatchObject({ ok: false });
  });

  test('that breaks a rule of the kernel breaks nothing else', async () => {
    const { game } = lantern;
    let breaks = false;
    const broken = {
      ...lantern,
      game: {
        ...game,
        after(...args: Parameters<typeof game.after>) {
          if (breaks) throw new Error('a secret: the whole state\nand more');
          return game.after(...args);
        },
      },
    };
    const server = new TestServer({ games: [broken] });
    const { people } = await friends(server);
    await untilVote(people);
    breaks = true;
    expect(await on(people, 0).refused({ type: 'answer', seat: 0, about: 'vote', value: 'aye' })).toContain(
      'nothing has changed',
    );
    breaks = false;
    await on(people, 0).answers('aye');
    expect(server.logged.join()).not.toContain('and more');
  });

  test('that another process has stored in between is noticed, and what is said then counts as said later', async () => {
    const storage = openSqlite(':memory:');
    const time = new FakeTime();
    const here = new TestServer({ storage, time });
    const there = new TestServer({ storage, time });
    const { table, people } = await friends(here);
    await untilVote(people);
    const elsewhere = (await there.tables.get(table.id))!;
    const bea = there.person(elsewhere, 'bea');
    bea.watch();
    await on(people, 0).answers('aye');
    // the other server does not know of it yet
    const frames = bea.frames.length;
    await bea.answers('nay');
    expect(bea.seen.version).toBe(on(people, 0).seen.version + 1);
    // as changes, not as a table that is shown anew
    expect(bea.frames.slice(frames).map((frame) => (JSON.parse(frame) as ServerMessage).type)).not.toContain('table');
    expect(await storage.entries(table.id)).toHaveLength(on(people, 0).seen.version + 2);
  });

  test('that another process has taken the question away from is refused as if it had come later', async () => {
    const storage = openSqlite(':memory:');
    const time = new FakeTime();
    const here = new TestServer({ storage, time });
    const there = new TestServer({ storage, time });
    const { table, people } = await friends(here);
    await untilVote(people);
    const elsewhere = (await there.tables.get(table.id))!;
    const bea = there.person(elsewhere, 'bea');
    bea.watch();
    await on(people, 1).answers('aye');
    expect(await bea.refused({ type: 'answer', seat: 1, about: 'vote', value: 'nay' })).not.toContain('faster');
    expect(bea.seen.version).toBe(on(people, 1).seen.version);
  });
});

describe('coming back', () => {
  test('with a version that is known brings only what came since', async () => {
    const { people } = await friends(new TestServer());
    await untilVote(people);
    const [ann, bea] = [on(people, 0), on(people, 1)];
    const known = structuredClone(ann.seen);
    ann.leave();
    await bea.answers('aye');
    await on(people, 2).answers('aye');
    const from = ann.frames.length;
    ann.watch({ since: known.version });
    expect(ann.frames).toHaveLength(from + 1);
    expect(JSON.parse(ann.frames.at(-1)!)).toMatchObject({ type: 'change', from: known.version, told: [] });
    expect(ann.seen.version).toBe(known.version + 2);
    expect(ann.seen.game).toEqual({ ...ann.seen.game, waiting: bea.seen.game!.waiting });
    expect(ann.seen.told).toEqual(known.told);
  });

  test.each([
    ['something was taken back since', true, 0],
    ['the version is from the future', false, 100],
  ])('brings everything when %s', async (_what, undo, ahead) => {
    const { people } = await friends(new TestServer());
    await untilVote(people);
    const ann = on(people, 0);
    const { version } = ann.seen;
    ann.leave();
    await on(people, 1).answers('aye');
    if (undo) await on(people, 1).does({ type: 'undo', seat: 1 });
    ann.watch({ since: version + ahead });
    expect(JSON.parse(ann.frames.at(-1)!)).toMatchObject({ type: 'table' });
  });

  test('finds the same table after it has left memory, by its log or by a snapshot', async () => {
    const server = new TestServer();
    const { table, people } = await friends(server);
    await playOn(people, () => table.phase === 'over');
    const before = people.map((person) => structuredClone({ ...person.seen }));
    for (const person of people) person.leave();
    await server.time.advance(120_000);
    expect(server.tables.size).toBe(0);
    for (const person of people) await person.returns();
    expect(people.map((person) => ({ ...person.seen }))).toEqual(before);
  });

  test('a snapshot of a long game is used, and one that does not fit is not', async () => {
    const server = new TestServer();
    const rounds = await longGame(server);
    const { table, people } = rounds;
    const before = people.map((person) => structuredClone({ ...person.seen }));
    for (const person of people) person.leave();
    await server.time.advance(120_000);
    const snapshot = await server.storage.snapshot(table.id);
    expect(snapshot!.version).toBeGreaterThanOrEqual(200);
    for (const person of people) await person.returns();
    expect(people.map((person) => ({ ...person.seen }))).toEqual(before);
    await on(people, 0).answers('aye');
    // a snapshot that belongs to other rules
    await server.storage.keepSnapshot(table.id, {
      version: snapshot!.version + 1,
      data: { rulesVersion: 99, state: {}, told: [] },
    });
    const after = people.map((person) => structuredClone({ ...person.seen }));
    for (const person of people) person.leave();
    await server.time.advance(120_000);
    for (const person of people) await person.returns();
    expect(people.map((person) => ({ ...person.seen }))).toEqual(after);
  });
});

/** Five people who cannot decide: each vote is taken back many times before the next one is given. */
async function longGame(server: TestServer): Promise<Awaited<ReturnType<typeof friends>>> {
  const played = await friends(server);
  const { people } = played;
  await untilVote(people);
  for (let n = 0; n < 110; n += 1) {
    await on(people, 0).answers('aye');
    await on(people, 0).does({ type: 'undo', seat: 0 });
  }
  return played;
}

describe('one device for all', () => {
  const pass = { mode: 'pass', names: ['Ann', 'Bea', 'Col'], atOnce: true } as const;

  test('the host has all seats of people, bots have the rest', async () => {
    const server = new TestServer();
    const table = await server.table({ ...pass, names: [...pass.names] });
    const device = server.person(table, 'ann');
    device.watch();
    expect(device.seen.info.seats.map(({ name, kind, mine }) => [name, kind, mine])).toEqual([
      ['Ann', 'person', true],
      ['Bea', 'person', true],
      ['Col', 'person', true],
      ['Dijkstra', 'bot', false],
      ['Eliza', 'bot', false],
    ]);
    expect(device.seen.game!.me).toBe('spectator');
  });

  test('whoever holds it chooses the eyes, and sees what these may see', async () => {
    const server = new TestServer();
    const table = await server.table({ ...pass, names: [...pass.names] });
    const device = server.person(table, 'ann');
    for (const as of [0, 1, 2] as const) {
      expect(device.watch({ as })).toBeNull();
      expect(device.seen.game!.me).toBe(as);
      expect(device.seen.told.filter(({ secret }) => secret)).toHaveLength(1);
    }
    expect(device.watch({ as: 3 })).toContain('not yours');
    expect(device.watch({ as: 'spectator' })).toBeNull();
    expect(device.seen.told.filter(({ secret }) => secret)).toEqual([]);
    expect(server.person(table, 'bea').watch({ as: 1 })).toBe(NO_TABLE);
  });

  test('the host says who is around it before the game', async () => {
    const server = new TestServer();
    const table = await server.table({ ...pass, names: ['Ann'], atOnce: false });
    const device = server.person(table, 'ann');
    device.watch();
    await device.does({ type: 'sit', seat: 2, name: 'Col' });
    await device.does({ type: 'sit', seat: 2, name: 'Cole' });
    expect(device.seen.info.seats.map(({ kind, name }) => [kind, name]).slice(0, 3)).toEqual([
      ['person', 'Ann'],
      ['bot', 'Boole'],
      ['person', 'Cole'],
    ]);
    await device.does({ type: 'stand', seat: 2 });
    expect(device.seen.info.seats[2]!.kind).toBe('bot');
    await device.does({ type: 'start' });
  });

  test('a whole game is played through one pair of hands', async () => {
    const server = new TestServer();
    const table = await server.table({ ...pass, names: [...pass.names] });
    const device = server.person(table, 'ann');
    device.watch();
    for (let n = 0; n < 500 && table.phase === 'playing'; n += 1) {
      await settle();
      const next = device.seen.game!.waiting.find(({ seat }) => seat < 3);
      if (next === undefined) continue;
      device.watch({ as: next.seat });
      await playOn([device], () => device.question === null);
    }
    expect(table.phase).toBe('over');
  });
});

test('a line of chat is stored once and shown to all', async () => {
  const server = new TestServer();
  const { people } = await friends(server);
  await people[0]!.does({ type: 'chat', text: '<b>hello</b>' }, 'once');
  await people[0]!.does({ type: 'chat', text: '<b>hello</b>' }, 'once');
  expect(people[4]!.seen.chat).toMatchObject([{ number: 1, seat: 0, name: 'Ann', text: '<b>hello</b>' }]);
  const { version } = people[4]!.seen;
  expect(version).toBe(1);
  await people[3]!.returns();
  expect(people[3]!.seen.chat).toHaveLength(1);
});

test('a table that waited in its lobby while the rules changed is bound to the new ones', async () => {
  const storage = openSqlite(':memory:');
  const server = new TestServer({ storage });
  const table = await server.table();
  await server.tables.close();
  const newer = { ...lantern, game: { ...lantern.game, rulesVersion: 2 } };
  const later = new TestServer({ storage, games: [newer] });
  const ann = later.person((await later.tables.get(table.id))!, 'ann');
  ann.watch();
  expect(ann.seen.info).toMatchObject({ phase: 'lobby', rulesVersion: 2 });
  for (const seat of [1, 2, 3, 4]) await ann.does({ type: 'bot', seat, on: true });
  await ann.does({ type: 'start' });
  expect(ann.seen.info).toMatchObject({ phase: 'playing', rulesVersion: 2 });
});

test('a game whose rules have changed says so, and nothing breaks', async () => {
  const storage = openSqlite(':memory:');
  const server = new TestServer({ storage });
  const { table, people } = await friends(server);
  await untilVote(people);
  await server.tables.close();
  const { game } = lantern;
  const changed = {
    ...lantern,
    game: {
      ...game,
      rulesVersion: 2,
      replay: () => {
        throw new TypeError('other rules');
      },
    },
  };
  const later = new TestServer({ storage, games: [changed] });
  const same = (await later.tables.get(table.id))!;
  const ann = later.person(same, 'ann');
  expect(ann.watch()).toContain(
    'This game was begun with version 1 of the rules of Lantern, and this server has version 2.',
  );
  expect(await ann.refused({ type: 'answer', seat: 0, about: 'vote', value: 'aye' })).toContain('version 2');
});
