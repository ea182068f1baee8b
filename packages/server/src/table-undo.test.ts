import { describe, expect, test } from 'vitest';
import { metaFrom, newMeta, OPEN_SEAT } from './meta.ts';
import { settle } from './testing/fake-time.ts';
import { lantern } from './testing/games.ts';
import { friends, on, playOn, TestServer, untilVote } from './testing/test-server.ts';

describe('undo', () => {
  test('is free while nobody has built on the answer', async () => {
    const { people } = await friends(new TestServer());
    const bearer = people.find((person) => person.question !== null)!;
    const seat = bearer.question!.seat;
    await bearer.answers([0, 1]);
    expect(bearer.seen.game!.mayUndo).toBe(true);
    await bearer.does({ type: 'undo', seat });
    for (const person of people) expect(person.seen.game!.waiting).toEqual([{ seat, about: 'propose' }]);
    expect(bearer.seen.version).toBe(3);
    await bearer.answers([1, 2]);
  });

  test('takes a sealed answer out, and those of the others stay', async () => {
    const { people } = await friends(new TestServer());
    await untilVote(people);
    await on(people, 0).answers('aye');
    await on(people, 1).answers('nay');
    await on(people, 0).does({ type: 'undo', seat: 0 });
    expect(on(people, 2).seen.game!.waiting.map(({ seat }) => seat)).toEqual([0, 2, 3, 4]);
  });

  test('beyond that needs everybody else, and leads back to the same question and the same chance', async () => {
    const { table, people } = await friends(new TestServer());
    const bearer = people.find((person) => person.question !== null)!;
    const seat = bearer.question!.seat;
    await bearer.answers([0, 1]);
    for (const person of people) await person.answers('aye');
    const toldBefore = bearer.seen.told.length;
    await bearer.does({ type: 'undo', seat });
    const needs = [0, 1, 2, 3, 4].filter((other) => other !== seat);
    // the fifth vote came at version 7, the bearer's own at 3 to 7: what was told since then is what goes
    const since = bearer.seen.info.undoRequest!.since!;
    expect(since).toBe(3 + seat);
    expect(bearer.seen.told.filter(({ version }) => version >= since).length).toBeGreaterThan(0);
    for (const person of people) expect(person.seen.info.undoRequest).toMatchObject({ number: 1, seat, needs });
    expect(await bearer.refused({ type: 'consent', seat, request: 1, agree: true })).toBe('The others have to agree.');
    const asked = needs.slice();
    // the last answer of the bearer was the vote; all votes after it are taken back with it
    for (const other of needs) {
      await on(people, other).does({ type: 'consent', seat: other, request: 1, agree: true });
      asked.shift();
      if (asked.length > 0) expect(bearer.seen.info.undoRequest).toMatchObject({ number: 1, seat, needs: asked });
    }
    expect(bearer.seen.info.undoRequest).toBeNull();
    expect(bearer.question?.about).toBe('vote');
    expect(bearer.seen.told.length).toBeLessThan(toldBefore);
    await playOn(people);
    expect(table.phase).toBe('over');
  });

  test('a page that is loaded anew knows which answer would be taken back', async () => {
    const { people } = await friends(new TestServer());
    const bearer = people.find((person) => person.question !== null)!;
    const seat = bearer.question!.seat;
    const answeredAt = (): unknown => {
      bearer.watch();
      return JSON.parse(bearer.frames.at(-1)!).answeredAt;
    };
    expect(answeredAt()).toBeUndefined();
    await bearer.answers([0, 1]);
    expect(answeredAt()).toBe(2);
    await bearer.does({ type: 'undo', seat });
    expect(answeredAt()).toBeUndefined();
    await bearer.answers([0, 1]);
    for (const person of people) await person.answers('aye');
    const known = answeredAt();
    await bearer.does({ type: 'undo', seat });
    expect(known).toBe(bearer.seen.info.undoRequest!.since);
    // of nobody's answers is whoever watches told more than by the lines
    bearer.watch({ as: 'spectator' });
    expect(JSON.parse(bearer.frames.at(-1)!).answeredAt).toBeUndefined();
  });

  test('is off when somebody declines', async () => {
    const { people } = await friends(new TestServer());
    await untilVote(people);
    for (const person of people) await person.answers('nay');
    const version = people[0]!.seen.version;
    await on(people, 0).does({ type: 'undo', seat: 0 });
    await on(people, 1).does({ type: 'consent', seat: 1, request: 1, agree: true });
    await on(people, 2).does({ type: 'consent', seat: 2, request: 1, agree: false });
    expect(on(people, 3).seen).toMatchObject({ version, info: { undoRequest: null } });
    expect(await on(people, 3).refused({ type: 'consent', seat: 3, request: 1, agree: true })).toBe(
      'Nobody asks to take anything back.',
    );
  });

  test('is off when the one who asked thinks better of it, or plays on', async () => {
    const { people } = await friends(new TestServer());
    await untilVote(people);
    for (const person of people) await person.answers('nay');
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    await bearer.does({ type: 'undo', seat });
    await bearer.does({ type: 'consent', seat, request: 1, agree: false });
    expect(bearer.seen.info.undoRequest).toBeNull();
    await bearer.does({ type: 'undo', seat });
    await bearer.answers([0, 1]);
    expect(bearer.seen.info.undoRequest).toBeNull();
  });

  test('bots agree, and the bots that were thinking think again', async () => {
    const server = new TestServer();
    const table = await server.table({ atOnce: true });
    const ann = server.person(table, 'ann');
    ann.watch();
    await settle();
    await playOn([ann], () => ann.seen.version > 12);
    await settle();
    const { version } = ann.seen;
    await ann.does({ type: 'undo', seat: 0 });
    await settle();
    expect(ann.seen.version).toBeGreaterThan(version);
    await playOn([ann]);
    expect(table.phase).toBe('over');
  });

  test('what was told is the same whether one was there or reads it again', async () => {
    const server = new TestServer();
    const { people } = await friends(server);
    await untilVote(people);
    for (const person of people) await person.answers('aye');
    await on(people, 0).does({ type: 'undo', seat: 0 });
    for (const seat of [1, 2, 3, 4]) await on(people, seat).does({ type: 'consent', seat, request: 1, agree: true });
    await playOn(people, () => people[0]!.seen.version > 30);
    const told = people.map((person) => person.seen.told);
    const games = people.map((person) => person.seen.game);
    for (const person of people) person.leave();
    await server.time.advance(120_000);
    for (const person of people) await person.returns();
    expect(people.map((person) => person.seen.told)).toEqual(told);
    expect(people.map((person) => person.seen.game)).toEqual(games);
  });

  test('is refused when the game is over', async () => {
    const { people } = await friends(new TestServer());
    await playOn(people);
    expect(await on(people, 0).refused({ type: 'undo', seat: 0 })).toBe('The game is over.');
  });

  test('is not agreed to by a bot that stands in: the request waits for the person', async () => {
    const server = new TestServer();
    const { people } = await friends(server, { clock: { kind: 'live', bank: 600, increment: 0 } });
    await untilVote(people);
    for (const person of people) await person.answers('nay');
    const { version } = people[0]!.seen;
    // not the one who is asked next: the bot that stands in would play on
    const gone = on(people, 4).question === null ? 4 : 3;
    const here = [0, 2, 3, 4].filter((seat) => seat !== gone);
    const eve = on(people, gone);
    eve.leave();
    await on(people, 1).does({ type: 'undo', seat: 1 });
    for (const seat of here) await on(people, seat).does({ type: 'consent', seat, request: 1, agree: true });
    await server.time.advance(61_000);
    await on(people, 0).does({ type: 'standIn', seat: gone, on: true });
    await settle();
    expect(on(people, 1).seen.info).toMatchObject({ undoRequest: { number: 1, seat: 1, needs: [gone] } });
    expect(on(people, 1).seen.version).toBe(version);
    // asked anew, the bot's seat is still a person's
    await on(people, 1).does({ type: 'consent', seat: 1, request: 1, agree: false });
    await on(people, 1).does({ type: 'undo', seat: 1 });
    expect(on(people, 1).seen.info.undoRequest).toMatchObject({ number: 2, seat: 1, needs: [0, 2, 3, 4] });
    // back at the table, also before the seat is taken back
    for (const seat of here) await on(people, seat).does({ type: 'consent', seat, request: 2, agree: true });
    eve.watch();
    await eve.does({ type: 'consent', seat: gone, request: 2, agree: true });
    expect(on(people, 1).seen.info.undoRequest).toBeNull();
    expect(on(people, 1).question?.about).toBe('vote');
  });

  test('is not agreed to by the bot that plays because a clock ran out', async () => {
    const server = new TestServer();
    const { people } = await friends(server, { clock: { kind: 'live', bank: 60, increment: 0 } });
    await untilVote(people);
    for (const seat of [0, 1, 2, 3]) await on(people, seat).answers('aye');
    await server.time.advance(60_000);
    expect(people[0]!.seen.info.seats[4]).toMatchObject({ standIn: true });
    await on(people, 0).does({ type: 'undo', seat: 0 });
    for (const seat of [1, 2, 3]) await on(people, seat).does({ type: 'consent', seat, request: 1, agree: true });
    expect(people[0]!.seen.info.undoRequest).toMatchObject({ number: 1, seat: 0, needs: [4] });
  });

  test('a clock that runs out does not carry out what waits for that seat', async () => {
    const server = new TestServer();
    const { people } = await friends(server, { clock: { kind: 'live', bank: 60, increment: 0 } });
    await untilVote(people);
    for (const person of people) await person.answers('nay');
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    const asker = (seat + 1) % 5;
    const { version } = bearer.seen;
    await on(people, asker).does({ type: 'undo', seat: asker });
    for (const other of [0, 1, 2, 3, 4].filter((one) => one !== seat && one !== asker)) {
      await on(people, other).does({ type: 'consent', seat: other, request: 1, agree: true });
    }
    bearer.leave();
    await server.time.advance(61_000);
    const seen = on(people, asker).seen;
    expect(seen.info.seats[seat]).toMatchObject({ standIn: true });
    expect(seen.version).toBeGreaterThan(version);
    expect(seen.game!.mine?.about).toBe('vote');
    expect(seen.info.undoRequest).toMatchObject({ number: 1, seat: asker, needs: [seat] });
  });

  test('of a newer request is not agreed to by who agreed to an older one', async () => {
    const { people } = await friends(new TestServer());
    await untilVote(people);
    for (const person of people) await person.answers('nay');
    const ann = on(people, 0);
    await ann.does({ type: 'undo', seat: 0 });
    for (const seat of [1, 2, 3]) await on(people, seat).does({ type: 'consent', seat, request: 1, agree: true });
    // Ann thinks better of it, and Bea asks for something else; Eve's yes to Ann arrives late
    await ann.does({ type: 'consent', seat: 0, request: 1, agree: false });
    await on(people, 1).does({ type: 'undo', seat: 1 });
    expect(await on(people, 4).refused({ type: 'consent', seat: 4, request: 1, agree: true })).toBe(
      'That request is no longer there; look at what is asked now.',
    );
    expect(ann.seen.info.undoRequest).toMatchObject({ number: 2, seat: 1, needs: [0, 2, 3, 4] });
  });

  test('asked for twice is asked for once, and one request waits for the other', async () => {
    const { people } = await friends(new TestServer());
    await untilVote(people);
    for (const person of people) await person.answers('nay');
    await on(people, 0).does({ type: 'undo', seat: 0 });
    await on(people, 1).does({ type: 'consent', seat: 1, request: 1, agree: true });
    await on(people, 0).does({ type: 'undo', seat: 0 });
    expect(people[0]!.seen.info.undoRequest).toMatchObject({ number: 1, seat: 0, needs: [2, 3, 4] });
    expect(await on(people, 1).refused({ type: 'undo', seat: 1 })).toBe(
      'Ann asks to take something back; that has to be answered first.',
    );
    expect(await on(people, 1).refused({ type: 'consent', seat: 1, request: 1, agree: true })).toBe(
      'You have agreed already.',
    );
    // whoever has agreed may change their mind, or a request whose maker is gone would stand in the way for ever
    await on(people, 1).does({ type: 'consent', seat: 1, request: 1, agree: false });
    expect(people[0]!.seen.info.undoRequest).toBeNull();
  });

  test('is for who plays: not while a bot does', async () => {
    const { people } = await friends(new TestServer());
    await untilVote(people);
    await on(people, 0).answers('aye');
    await on(people, 0).does({ type: 'standIn', seat: 0, on: true });
    expect(await on(people, 0).refused({ type: 'undo', seat: 0 })).toBe(
      'A bot plays for you; say first that you are back.',
    );
  });
});

test('a table that an older server has stored is read; its request has no number and is asked anew', () => {
  const game = lantern.game;
  const {
    undoRequests: _count,
    standInVotes: _votes,
    ...older
  } = newMeta(game, {
    options: {},
    seats: [OPEN_SEAT],
    host: 'ann',
    created: 1,
  });
  const stored = { ...older, undo: { seat: 0, to: 4, needs: [1] } };
  expect(metaFrom(stored)).toEqual({ ...older, undo: null, undoRequests: 0, standInVotes: [] });
  const present = metaFrom(metaFrom(stored));
  expect(metaFrom(present)).toBe(present);
});
