import { effective, seedOf } from '@tablewright/kernel';
import { openSqlite } from '@tablewright/storage';
import { describe, expect, test } from 'vitest';
import { NO_TABLE } from './reply.ts';
import { FakeTime, settle } from './testing/fake-time.ts';
import { lantern } from './testing/games.ts';
import { FRIENDS, friends, on, playOn, TestHouse } from './testing/house.ts';

/** Until all are asked to vote at once. */
async function untilVote(people: Awaited<ReturnType<typeof friends>>['people']): Promise<void> {
  await playOn(people, () => people.every((person) => person.question?.about === 'vote'));
}

describe('seats', () => {
  test('the host sits on the first seat, friends with the invitation sit down, and bots fill the rest', async () => {
    const house = new TestHouse();
    const table = await house.table();
    const [ann, bea] = [house.person(table, 'ann'), house.person(table, 'bea')];
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
    const house = new TestHouse();
    const table = await house.table();
    const stranger = house.person(table, 'mallory');
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
    const house = new TestHouse();
    const table = await house.table();
    const ann = house.person(table, 'ann');
    ann.watch();
    const spectator = house.person(table, 'sue');
    expect(spectator.watch({ word: ann.seen.info.spectate })).toBeNull();
    expect(spectator.seen.info.invite).toBeNull();
    expect(await spectator.refused({ type: 'sit', invite: ann.seen.info.spectate })).toContain('invitation');
    expect(spectator.watch({ as: 0 })).toContain('not yours');
  });

  test('strangers may sit down at an open table', async () => {
    const house = new TestHouse();
    const table = await house.table({ open: true });
    const stranger = house.person(table, 'sue');
    expect(stranger.watch()).toBeNull();
    await stranger.does({ type: 'sit', name: 'Ann' });
    expect(stranger.seen.info.seats.map(({ name }) => name)).toEqual(['Ann', 'Ann 2', '', '', '']);
  });

  test('one sits on one seat, may change it, and leaves it', async () => {
    const house = new TestHouse();
    const table = await house.table({ open: true });
    const [ann, bea] = [house.person(table, 'ann'), house.person(table, 'bea')];
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
    const house = new TestHouse();
    const table = await house.table({ open: true });
    const [ann, bea] = [house.person(table, 'ann'), house.person(table, 'bea')];
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
    const house = new TestHouse();
    const { people } = await friends(house);
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
    const { people } = await friends(new TestHouse());
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
    const { people } = await friends(new TestHouse());
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
    const house = new TestHouse();
    const { people } = await friends(house);
    await untilVote(people);
    const ann = on(people, 0);
    const wish = { type: 'answer', seat: 0, about: 'vote', value: 'aye' } as const;
    const [first, second] = await Promise.all([ann.says(wish, 'twice'), ann.says(wish, 'twice')]);
    expect([first, second]).toEqual([{ ok: true }, { ok: true }]);
    const { version } = ann.seen;
    for (const person of people) person.leave();
    await house.time.advance(120_000);
    expect(house.tables.size).toBe(0);
    for (const person of people) await person.returns();
    expect(await ann.says(wish, 'twice')).toEqual({ ok: true });
    expect(ann.seen.version).toBe(version);
    expect(await ann.refused(wish, 'other')).toContain('already answered');
  });

  test('with an id that somebody else has used is not taken for theirs', async () => {
    const { people } = await friends(new TestHouse());
    await untilVote(people);
    await on(people, 0).does({ type: 'answer', seat: 0, about: 'vote', value: 'aye' }, '1');
    await on(people, 1).does({ type: 'answer', seat: 1, about: 'vote', value: 'aye' }, '1');
    expect(on(people, 2).seen.game!.waiting).toHaveLength(3);
  });

  test('is explained to the one who is asked, and to nobody else', async () => {
    const { table, people } = await friends(new TestHouse());
    await untilVote(people);
    const ann = on(people, 0).person;
    expect(table.explain(ann, 0, 'aye')).toEqual({ ok: true });
    expect(table.explain(ann, 0, 'perhaps')).toMatchObject({ ok: false, rule: 'R4.1' });
    expect(table.explain(ann, 1, 'aye')).toEqual({ ok: false, rule: null, why: 'That seat is not yours.' });
    expect(table.explain(null, 0, 'aye')).toMatchObject({ ok: false });
  });

  test('that breaks a rule of the house breaks nothing else', async () => {
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
    const house = new TestHouse({ games: [broken] });
    const { people } = await friends(house);
    await untilVote(people);
    breaks = true;
    expect(await on(people, 0).refused({ type: 'answer', seat: 0, about: 'vote', value: 'aye' })).toContain(
      'nothing has changed',
    );
    breaks = false;
    await on(people, 0).answers('aye');
    expect(house.logged.join()).not.toContain('and more');
  });

  test('that another process has stored in between is noticed, and everybody reads the table anew', async () => {
    const storage = openSqlite(':memory:');
    const time = new FakeTime();
    const here = new TestHouse({ storage, time });
    const there = new TestHouse({ storage, time });
    const { table, people } = await friends(here);
    await untilVote(people);
    const elsewhere = (await there.tables.get(table.id))!;
    const bea = there.person(elsewhere, 'bea');
    bea.watch();
    await on(people, 0).answers('aye');
    // the other house does not know of it yet
    expect(await bea.refused({ type: 'answer', seat: 1, about: 'vote', value: 'aye' })).toContain('faster');
    expect(bea.seen.version).toBe(on(people, 0).seen.version);
    await bea.answers('nay');
    expect(await storage.entries(table.id)).toHaveLength(on(people, 0).seen.version + 2);
  });
});

describe('undo', () => {
  test('is free while nobody has built on the answer', async () => {
    const { people } = await friends(new TestHouse());
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
    const { people } = await friends(new TestHouse());
    await untilVote(people);
    await on(people, 0).answers('aye');
    await on(people, 1).answers('nay');
    await on(people, 0).does({ type: 'undo', seat: 0 });
    expect(on(people, 2).seen.game!.waiting.map(({ seat }) => seat)).toEqual([0, 2, 3, 4]);
  });

  test('beyond that needs everybody else, and leads back to the same question and the same chance', async () => {
    const { table, people } = await friends(new TestHouse());
    const bearer = people.find((person) => person.question !== null)!;
    const seat = bearer.question!.seat;
    await bearer.answers([0, 1]);
    for (const person of people) await person.answers('aye');
    const toldBefore = bearer.seen.told.length;
    await bearer.does({ type: 'undo', seat });
    const needs = [0, 1, 2, 3, 4].filter((other) => other !== seat);
    for (const person of people) expect(person.seen.info.undoRequest).toEqual({ seat, needs });
    expect(await bearer.refused({ type: 'consent', seat, agree: true })).toBe('The others have to agree.');
    const asked = needs.slice();
    // the last answer of the bearer was the vote; all votes after it are taken back with it
    for (const other of needs) {
      await on(people, other).does({ type: 'consent', seat: other, agree: true });
      asked.shift();
      if (asked.length > 0) expect(bearer.seen.info.undoRequest).toEqual({ seat, needs: asked });
    }
    expect(bearer.seen.info.undoRequest).toBeNull();
    expect(bearer.question?.about).toBe('vote');
    expect(bearer.seen.told.length).toBeLessThan(toldBefore);
    await playOn(people);
    expect(table.phase).toBe('over');
  });

  test('is off when somebody declines', async () => {
    const { people } = await friends(new TestHouse());
    await untilVote(people);
    for (const person of people) await person.answers('nay');
    const version = people[0]!.seen.version;
    await on(people, 0).does({ type: 'undo', seat: 0 });
    await on(people, 1).does({ type: 'consent', seat: 1, agree: true });
    await on(people, 2).does({ type: 'consent', seat: 2, agree: false });
    expect(on(people, 3).seen).toMatchObject({ version, info: { undoRequest: null } });
    expect(await on(people, 3).refused({ type: 'consent', seat: 3, agree: true })).toBe(
      'Nobody asks to take anything back.',
    );
  });

  test('is off when the one who asked thinks better of it, or plays on', async () => {
    const { people } = await friends(new TestHouse());
    await untilVote(people);
    for (const person of people) await person.answers('nay');
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    await bearer.does({ type: 'undo', seat });
    await bearer.does({ type: 'consent', seat, agree: false });
    expect(bearer.seen.info.undoRequest).toBeNull();
    await bearer.does({ type: 'undo', seat });
    await bearer.answers([0, 1]);
    expect(bearer.seen.info.undoRequest).toBeNull();
  });

  test('bots agree, and the bots that were thinking think again', async () => {
    const house = new TestHouse();
    const table = await house.table({ atOnce: true });
    const ann = house.person(table, 'ann');
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
    const house = new TestHouse();
    const { people } = await friends(house);
    await untilVote(people);
    for (const person of people) await person.answers('aye');
    await on(people, 0).does({ type: 'undo', seat: 0 });
    for (const seat of [1, 2, 3, 4]) await on(people, seat).does({ type: 'consent', seat, agree: true });
    await playOn(people, () => people[0]!.seen.version > 30);
    const told = people.map((person) => person.seen.told);
    const games = people.map((person) => person.seen.game);
    for (const person of people) person.leave();
    await house.time.advance(120_000);
    for (const person of people) await person.returns();
    expect(people.map((person) => person.seen.told)).toEqual(told);
    expect(people.map((person) => person.seen.game)).toEqual(games);
  });

  test('is refused when the game is over', async () => {
    const { people } = await friends(new TestHouse());
    await playOn(people);
    expect(await on(people, 0).refused({ type: 'undo', seat: 0 })).toBe('The game is over.');
  });
});

describe('coming back', () => {
  test('with a version that is known brings only what came since', async () => {
    const { people } = await friends(new TestHouse());
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
    const { people } = await friends(new TestHouse());
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
    const house = new TestHouse();
    const { table, people } = await friends(house);
    await playOn(people, () => table.phase === 'over');
    const before = people.map((person) => structuredClone({ ...person.seen }));
    for (const person of people) person.leave();
    await house.time.advance(120_000);
    expect(house.tables.size).toBe(0);
    for (const person of people) await person.returns();
    expect(people.map((person) => ({ ...person.seen }))).toEqual(before);
  });

  test('a snapshot of a long game is used, and one that does not fit is not', async () => {
    const house = new TestHouse();
    const rounds = await longGame(house);
    const { table, people } = rounds;
    const before = people.map((person) => structuredClone({ ...person.seen }));
    for (const person of people) person.leave();
    await house.time.advance(120_000);
    const snapshot = await house.storage.snapshot(table.id);
    expect(snapshot!.version).toBeGreaterThanOrEqual(200);
    for (const person of people) await person.returns();
    expect(people.map((person) => ({ ...person.seen }))).toEqual(before);
    await on(people, 0).answers('aye');
    // a snapshot that belongs to other rules
    await house.storage.keepSnapshot(table.id, {
      version: snapshot!.version + 1,
      data: { rulesVersion: 99, state: {}, told: [] },
    });
    const after = people.map((person) => structuredClone({ ...person.seen }));
    for (const person of people) person.leave();
    await house.time.advance(120_000);
    for (const person of people) await person.returns();
    expect(people.map((person) => ({ ...person.seen }))).toEqual(after);
  });
});

/** Five people who cannot decide: each vote is taken back many times before the next one is given. */
async function longGame(house: TestHouse): Promise<Awaited<ReturnType<typeof friends>>> {
  const played = await friends(house);
  const { people } = played;
  await untilVote(people);
  for (let n = 0; n < 110; n += 1) {
    await on(people, 0).answers('aye');
    await on(people, 0).does({ type: 'undo', seat: 0 });
  }
  return played;
}

describe('a bot that plays for a person', () => {
  test('is called by that person, and leaves when that person says so', async () => {
    const house = new TestHouse();
    const { people } = await friends(house);
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

  test('is called by the others only when the person has been away for a while', async () => {
    const house = new TestHouse();
    const { people } = await friends(house);
    await untilVote(people);
    const bea = on(people, 1);
    expect(await bea.refused({ type: 'standIn', seat: 0, on: true })).toBe('Ann is here.');
    on(people, 0).leave();
    await house.time.advance(5000);
    expect(await bea.refused({ type: 'standIn', seat: 0, on: true })).toBe(
      'Ann was here a moment ago; wait 15 seconds.',
    );
    await house.time.advance(16_000);
    await bea.does({ type: 'standIn', seat: 0, on: true });
    await settle();
    expect(bea.seen.game!.waiting.map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
  });

  test('agrees to an undo in place of the person', async () => {
    const house = new TestHouse();
    const { people } = await friends(house);
    await untilVote(people);
    for (const person of people) await person.answers('nay');
    await on(people, 0).does({ type: 'undo', seat: 0 });
    for (const seat of [1, 2, 3]) await on(people, seat).does({ type: 'consent', seat, agree: true });
    on(people, 4).leave();
    await house.time.advance(30_000);
    await on(people, 0).does({ type: 'standIn', seat: 4, on: true });
    expect(on(people, 0).seen.info.undoRequest).toBeNull();
    expect(on(people, 0).question?.about).toBe('vote');
  });
});

describe('bots', () => {
  test('play a whole game among themselves, at the pace of the table', async () => {
    const house = new TestHouse({ manners: { botPause: 200 } });
    const table = await house.table();
    const ann = house.person(table, 'ann');
    ann.watch();
    await ann.does({ type: 'stand', seat: 0 });
    for (const seat of FRIENDS.keys()) await ann.does({ type: 'bot', seat, on: true });
    await ann.does({ type: 'start' });
    await house.time.advance(100);
    expect(ann.seen.version).toBe(1);
    await house.time.advance(150);
    expect(ann.seen.version).toBeGreaterThan(1);
    await house.time.advance(600_000);
    expect(table.phase).toBe('over');
    expect(ann.seen.info.phase).toBe('over');
  });

  test.each<[string, () => Promise<never> | Promise<string>]>([
    ['break', () => Promise.reject(new Error('out of ideas'))],
    ['say something impossible', async () => 'perhaps'],
  ])('that %s are answered for as if they were away, and it is logged', async (_what, answer) => {
    const house = new TestHouse({ bots: { answer, close: async () => {} } });
    const table = await house.table({ atOnce: true });
    const ann = house.person(table, 'ann');
    ann.watch();
    await settle();
    await playOn([ann]);
    expect(table.phase).toBe('over');
    expect(house.logged.some((line) => line.includes('a bot'))).toBe(true);
  });

  test('whose answer could not be stored give it again', async () => {
    const storage = openSqlite(':memory:');
    let full = true;
    const house = new TestHouse({
      storage: Object.assign(Object.create(storage) as typeof storage, {
        append: (...args: Parameters<typeof storage.append>) =>
          full ? Promise.reject(new Error('the disk is full')) : storage.append(...args),
        ...Object.fromEntries(
          (['table', 'createTable', 'entries', 'chat', 'snapshot', 'dueTables', 'command'] as const).map((name) => [
            name,
            (...args: never[]) => (storage[name] as (...all: never[]) => unknown)(...args),
          ]),
        ),
      }),
    });
    const table = await house.table({ atOnce: true });
    const ann = house.person(table, 'ann');
    ann.watch();
    await house.time.advance(5000);
    if (ann.question !== null) {
      const { seat, about } = ann.question;
      expect(await ann.refused({ type: 'answer', seat, about, value: [0, 1] })).toContain('nothing has changed');
    }
    expect(ann.seen.version).toBe(1);
    full = false;
    await house.time.advance(5000);
    await playOn([ann]);
    expect(table.phase).toBe('over');
  });

  test('are given a view and a question, and nothing that leads to the secret', async () => {
    const given: unknown[] = [];
    const house = new TestHouse({
      bots: {
        async answer(wish) {
          given.push(wish);
          throw new Error('no');
        },
        close: async () => {},
      },
    });
    const table = await house.table({ atOnce: true });
    const ann = house.person(table, 'ann');
    ann.watch();
    await settle();
    await playOn([ann]);
    const { meta } = table.finished!;
    expect(given.length).toBeGreaterThan(10);
    expect(Object.keys(given[0] as object).sort()).toEqual([
      'epoch',
      'module',
      'question',
      'seat',
      'seed',
      'table',
      'view',
    ]);
    expect(JSON.stringify(given)).not.toContain(meta.secret);
    expect(JSON.stringify(given)).not.toContain(
      seedOf(
        meta.secret,
        meta.seats.map(({ salt }) => salt),
      ),
    );
  });

  test('that were asked when the server stopped go on when it starts', async () => {
    const storage = openSqlite(':memory:');
    const never = { answer: () => new Promise<never>(() => {}), close: async () => {} };
    const before = new TestHouse({ storage, bots: never });
    // who bears the lantern first is drawn: in most of these games a bot
    for (let n = 0; n < 10; n += 1) await before.table({ atOnce: true });
    await before.tables.close();
    const asleep = await storage.dueTables();
    expect(asleep.length).toBeGreaterThan(0);
    const house = new TestHouse({ storage });
    await house.tables.wake();
    await settle();
    expect(house.tables.size).toBe(asleep.length);
    const ann = house.person((await house.tables.get(asleep[0]!.id))!, 'ann');
    ann.watch();
    await playOn([ann]);
    expect(ann.seen.info.phase).toBe('over');
  });
});

describe('clocks', () => {
  const live = { clock: { kind: 'live', bank: 60, increment: 5 } } as const;
  const left = (person: { seen: { info: { seats: readonly { left: number | null }[] } } }): (number | null)[] =>
    person.seen.info.seats.map((seat) => seat.left);

  test('run for the one who is asked; an answer adds the increment', async () => {
    const house = new TestHouse();
    const { people } = await friends(house, live);
    const bearer = people.find((person) => person.question !== null)!;
    const seat = bearer.question!.seat;
    expect(bearer.seen.info.seats.map(({ running }) => running)).toEqual(FRIENDS.map((_, i) => i === seat));
    await house.time.advance(10_000);
    await bearer.answers([0, 1]);
    expect(left(bearer)).toEqual(FRIENDS.map((_, i) => (i === seat ? 55_000 : 60_000)));
    expect(bearer.seen.info.seats.every(({ running }) => running)).toBe(true);
  });

  test('run for everybody who is asked at once, and stop for those who have answered', async () => {
    const house = new TestHouse();
    const { people } = await friends(house, live);
    await untilVote(people);
    const before = left(people[0]!);
    await house.time.advance(3000);
    await on(people, 0).answers('aye');
    await house.time.advance(4000);
    await on(people, 1).answers('aye');
    expect(left(people[0]!)).toEqual([
      before[0]! + 2000,
      before[1]! - 2000,
      before[2]! - 7000,
      before[3]! - 7000,
      before[4]! - 7000,
    ]);
  });

  test('at zero a bot plays on, and the person can come back', async () => {
    const house = new TestHouse();
    const { people } = await friends(house, live);
    await untilVote(people);
    for (const seat of [1, 2, 3, 4]) await on(people, seat).answers('aye');
    const ann = on(people, 0);
    await house.time.advance(70_000);
    expect(ann.seen.info.seats[0]).toMatchObject({ standIn: true, left: 0, running: false });
    expect(ann.seen.told.some(({ event }) => event.type === 'voted')).toBe(true);
    await ann.does({ type: 'standIn', seat: 0, on: false });
    expect(ann.seen.info.seats[0]).toMatchObject({ standIn: false, left: 15_000 });
  });

  test("at zero the ledger's answer is given, if the table wants it so", async () => {
    const house = new TestHouse();
    const { people } = await friends(house, { ...live, whenOut: 'default' });
    await untilVote(people);
    for (const seat of [1, 2, 3, 4]) await on(people, seat).answers('aye');
    await house.time.advance(70_000);
    expect(people[0]!.seen.info.seats[0]).toMatchObject({ standIn: false });
    expect(people[0]!.seen.told.some(({ event }) => event.type === 'voted')).toBe(true);
  });

  test('of days give all of them for each answer, and also ring when nobody has the table open', async () => {
    const house = new TestHouse();
    const { table, people } = await friends(house, { clock: { kind: 'days', days: 2 } });
    await untilVote(people);
    await house.time.advance(86_400_000);
    await on(people, 0).answers('aye');
    expect(left(people[0]!)).toEqual([172_800_000, 86_400_000, 86_400_000, 86_400_000, 86_400_000]);
    for (const person of people) person.leave();
    await house.time.advance(3_600_000);
    expect(house.tables.size).toBe(0);
    await house.time.advance(86_400_000);
    const ann = on(people, 0);
    await ann.returns();
    expect(table.id).toBe(ann.seen.info.id);
    expect(ann.seen.info.seats.map(({ standIn }) => standIn)).toEqual([false, true, true, true, true]);
    expect(ann.seen.told.some(({ event }) => event.type === 'voted')).toBe(true);
  });

  test('time while the table was put away counts; time while the server was down does not', async () => {
    const storage = openSqlite(':memory:');
    const time = new FakeTime();
    const house = new TestHouse({ storage, time });
    const { table, people } = await friends(house, { clock: { kind: 'days', days: 1 } });
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    for (const person of people) person.leave();
    await time.advance(7_200_000);
    expect(house.tables.size).toBe(0);
    await bearer.returns();
    expect(left(bearer)[seat]).toBe(86_400_000 - 7_200_000);
    await house.tables.close();
    await time.advance(40_000_000);
    const again = new TestHouse({ storage, time });
    await again.tables.wake();
    const same = again.person((await again.tables.get(table.id))!, bearer.person!);
    same.watch();
    expect(left(same)[seat]).toBe(86_400_000 - 7_200_000);
  });

  test('wake a table after a restart even when nobody looks', async () => {
    const storage = openSqlite(':memory:');
    const time = new FakeTime();
    const house = new TestHouse({ storage, time });
    const { table } = await friends(house, live);
    await house.tables.close();
    const again = new TestHouse({ storage, time });
    await again.tables.wake();
    expect(again.tables.size).toBe(0);
    await time.advance(61_000);
    const ann = again.person((await again.tables.get(table.id))!, 'ann');
    ann.watch();
    expect(ann.seen.info.seats.some(({ standIn }) => standIn)).toBe(true);
  });

  test('an undo gives no time back', async () => {
    const house = new TestHouse();
    const { people } = await friends(house, { clock: { kind: 'live', bank: 60, increment: 0 } });
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    await house.time.advance(20_000);
    await bearer.answers([0, 1]);
    await bearer.does({ type: 'undo', seat });
    expect(left(bearer)[seat]).toBe(40_000);
    expect(bearer.seen.info.seats[seat]!.running).toBe(true);
  });
});

describe('one device for all', () => {
  const pass = { mode: 'pass', names: ['Ann', 'Bea', 'Col'], atOnce: true } as const;

  test('the host has all seats of people, bots have the rest', async () => {
    const house = new TestHouse();
    const table = await house.table({ ...pass, names: [...pass.names] });
    const device = house.person(table, 'ann');
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
    const house = new TestHouse();
    const table = await house.table({ ...pass, names: [...pass.names] });
    const device = house.person(table, 'ann');
    for (const as of [0, 1, 2] as const) {
      expect(device.watch({ as })).toBeNull();
      expect(device.seen.game!.me).toBe(as);
      expect(device.seen.told.filter(({ secret }) => secret)).toHaveLength(1);
    }
    expect(device.watch({ as: 3 })).toContain('not yours');
    expect(device.watch({ as: 'spectator' })).toBeNull();
    expect(device.seen.told.filter(({ secret }) => secret)).toEqual([]);
    expect(house.person(table, 'bea').watch({ as: 1 })).toBe(NO_TABLE);
  });

  test('the host says who is around it before the game', async () => {
    const house = new TestHouse();
    const table = await house.table({ ...pass, names: ['Ann'], atOnce: false });
    const device = house.person(table, 'ann');
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
    const house = new TestHouse();
    const table = await house.table({ ...pass, names: [...pass.names] });
    const device = house.person(table, 'ann');
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

describe('fairness', () => {
  test('the seed comes out of the secret and of what the seats have added, and the record shows it', async () => {
    const house = new TestHouse();
    const table = await house.table({ open: true });
    const people = FRIENDS.map((id) => house.person(table, id));
    for (const [seat, person] of people.entries()) {
      person.watch();
      await person.does({ type: 'sit', seat });
      if (seat !== 2) await person.does({ type: 'salt', salt: `salt of ${person.person}` });
    }
    const { commitment } = people[0]!.seen.info;
    expect(await house.person(table, 'sue').refused({ type: 'salt', salt: 'x' })).toContain('Only those who sit');
    await people[0]!.does({ type: 'start' });
    expect(await people[0]!.refused({ type: 'salt', salt: 'late' })).toContain('fixed');
    expect(await house.tables.record('ann', table.id, undefined)).toMatchObject({ ok: false });
    await playOn(people);

    const recorded = await house.tables.record('ann', table.id, undefined);
    const { record } = recorded as Extract<typeof recorded, { ok: true }>;
    expect(record.fairness).toMatchObject({
      commitment,
      added: ['salt of ann', 'salt of bea', '', 'salt of dov', 'salt of eve'],
    });
    const seed = seedOf(record.fairness!.secret!, record.fairness!.added);
    const begun = lantern.game.start({ seats: 5, seed });
    expect(effective(record.log).slice(0, begun.entries.length)).toEqual(begun.entries);
    expect(lantern.game.replay({ seats: 5, options: {} }, record.log, seed)).toMatchObject({ ok: true });
    expect(record.outcome).toEqual(people[0]!.seen.game!.outcome);
  });

  test('every table has a secret of its own, also a rematch', async () => {
    const house = new TestHouse();
    const { table, people } = await friends(house);
    await playOn(people);
    const { table: next } = await people[1]!.does({ type: 'rematch' });
    const again = (await house.tables.get(next!))!;
    expect(again.infoFor('bea').commitment).not.toBe(table.infoFor('bea').commitment);
  });
});

describe('after the game', () => {
  test('the same people find each other at a new table', async () => {
    const house = new TestHouse();
    const { people } = await friends(house);
    expect(await people[0]!.refused({ type: 'rematch' })).toContain('not over');
    await playOn(people);
    const [first, second] = await Promise.all([
      people[1]!.does({ type: 'rematch' }),
      people[2]!.does({ type: 'rematch' }),
    ]);
    expect(second.table).toBe(first.table);
    expect(people[3]!.seen.info.rematch).toBe(first.table);
    const table = (await house.tables.get(first.table!))!;
    const bea = house.person(table, 'bea');
    bea.watch();
    expect(bea.seen.info).toMatchObject({ phase: 'lobby', host: true });
    expect(bea.seen.info.seats.map(({ name }) => name)).toEqual(['Ann', 'Bea', 'Col', 'Dov', 'Eve']);
    await bea.does({ type: 'start' });
  });

  test('one person against bots plays again at once', async () => {
    const house = new TestHouse();
    const table = await house.table({ atOnce: true });
    const ann = house.person(table, 'ann');
    ann.watch();
    await settle();
    await playOn([ann]);
    const { table: next } = await ann.does({ type: 'rematch' });
    expect((await house.tables.get(next!))!.phase).toBe('playing');
  });

  test('a finished game goes on from any moment against bots, with chance of its own', async () => {
    const house = new TestHouse();
    const { table, people } = await friends(house);
    await playOn(people);
    const { match } = table.finished!;
    const log = effective(match.log);
    for (const at of [0, 3, Math.floor(log.length / 2), log.length - 1]) {
      const forked = await house.tables.fork({ id: 'bea', name: 'Bea' }, table.id, undefined, { at });
      const { table: id } = forked as Extract<typeof forked, { ok: true }>;
      const stored = await house.storage.entries(id);
      expect(stored).toEqual(log.slice(0, stored.length));
      const copy = (await house.tables.get(id))!;
      const bea = house.person(copy, 'bea');
      bea.watch();
      expect(bea.seen.info).toMatchObject({ forkOf: { table: table.id, at: stored.length }, phase: 'playing' });
      expect(bea.seen.info.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot', 'bot', 'bot']);
      await settle();
      await playOn([bea]);
      expect(copy.phase).toBe('over');
      expect((await house.tables.record('bea', id, undefined)) as object).not.toHaveProperty('record.fairness');
    }
    const over = await house.tables.fork({ id: 'bea', name: 'Bea' }, table.id, undefined, { at: 100_000 });
    expect(over).toMatchObject({ ok: false, why: 'The game is over there; choose an earlier moment.' });
    const hidden = await house.tables.fork({ id: 'mallory', name: 'M' }, 'aaaaaaaaaa', undefined, { at: 1 });
    expect(hidden).toMatchObject({ ok: false, why: NO_TABLE });
  });
});

test('a line of chat is stored once and shown to all', async () => {
  const house = new TestHouse();
  const { people } = await friends(house);
  await people[0]!.does({ type: 'chat', text: '<b>hello</b>' }, 'once');
  await people[0]!.does({ type: 'chat', text: '<b>hello</b>' }, 'once');
  expect(people[4]!.seen.chat).toMatchObject([{ number: 1, seat: 0, name: 'Ann', text: '<b>hello</b>' }]);
  const { version } = people[4]!.seen;
  expect(version).toBe(1);
  await people[3]!.returns();
  expect(people[3]!.seen.chat).toHaveLength(1);
});

test('a game whose rules have changed says so, and nothing breaks', async () => {
  const storage = openSqlite(':memory:');
  const house = new TestHouse({ storage });
  const { table, people } = await friends(house);
  await untilVote(people);
  await house.tables.close();
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
  const later = new TestHouse({ storage, games: [changed] });
  const same = (await later.tables.get(table.id))!;
  const ann = later.person(same, 'ann');
  expect(ann.watch()).toBe(
    'This game was begun under version 1 of the rules of Lantern and cannot be continued under version 2.',
  );
  expect(await ann.refused({ type: 'answer', seat: 0, about: 'vote', value: 'aye' })).toContain('version 2');
});
