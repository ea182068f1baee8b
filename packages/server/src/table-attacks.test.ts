import { openSqlite } from '@tablewright/storage';
import { describe, expect, test } from 'vitest';
import { FakeTime, settle } from './testing/fake-time.ts';
import { friends, on, type Person, playOn, SlowBots, TestServer, untilVote } from './testing/test-server.ts';

// One player against another: what somebody might try who wants to win and does not mind how. None of it may work.

const LIVE = { clock: { kind: 'live', bank: 600, increment: 10 } } as const;
const DAYS = { clock: { kind: 'days', days: 3 } } as const;
const HOUR = 3_600_000;

const calls = (seat: number, isOn = true) => ({ type: 'standIn', seat, on: isOn }) as const;
const agrees = (seat: number, request: number, agree = true) => ({ type: 'consent', seat, request, agree }) as const;
const asks = (seat: number) => ({ type: 'undo', seat }) as const;

/** A vote in which all have answered: nobody can take theirs back alone any more. */
async function afterVote(people: readonly Person[]): Promise<void> {
  await untilVote(people);
  for (const person of people) await person.answers('nay');
  await settle();
}

describe('to have something taken back against somebody’s will', () => {
  test.each([
    ['a live clock', LIVE],
    ['days', DAYS],
    ['no clock', {}],
  ])(
    'two people, %s: the one who is offline keeps the veto, whatever the other tries for hours',
    async (_kind, clock) => {
      const server = new TestServer();
      const { people } = await friends(server, clock, 2);
      const [ann, bea] = people as [Person, Person];
      await afterVote(people);
      const { version, told } = ann.seen;
      bea.leave();
      await ann.does(asks(0));
      for (let n = 0; n < 5; n += 1) {
        await server.time.advance(61_000);
        await ann.says(calls(1));
        await ann.says(asks(0));
        await ann.says(agrees(0, 1));
        await ann.says(agrees(1, 1));
        await ann.says(calls(1, false));
      }
      expect(ann.seen.told.slice(0, told.length)).toEqual(told);
      expect(ann.seen.version).toBeGreaterThanOrEqual(version);
      expect(ann.seen.info.undoRequest ?? { needs: [1] }).toMatchObject({ needs: [1] });
    },
  );

  test('another request after each refusal, agreed to by who sits in two windows', async () => {
    const server = new TestServer();
    const { table, people } = await friends(server);
    await afterVote(people);
    const ann = on(people, 0);
    const second = server.person(table, 'ann');
    second.watch();
    for (let n = 1; n <= 3; n += 1) {
      await ann.does(asks(0));
      expect(await second.refused(agrees(0, n))).toBe('The others have to agree.');
      expect(await second.refused(agrees(1, n))).toBe('That seat is not yours.');
      for (const seat of [1, 2, 3]) await on(people, seat).does(agrees(seat, n));
      await on(people, 4).does(agrees(4, n, false));
    }
    // Three said yes three times, and the fourth never: all that is left are requests that are no longer there.
    await ann.does(asks(0));
    for (let n = 1; n <= 3; n += 1) expect(await on(people, 4).refused(agrees(4, n))).toContain('no longer there');
    expect(ann.seen.info.undoRequest).toMatchObject({ number: 4, seat: 0, needs: [1, 2, 3, 4] });
  });

  test('the same yes sent twice counts for one request', async () => {
    const { people } = await friends(new TestServer());
    await afterVote(people);
    await on(people, 0).does(asks(0));
    await on(people, 1).does(agrees(1, 1), 'yes');
    await on(people, 0).does(agrees(0, 1, false));
    await on(people, 0).does(asks(0));
    await on(people, 1).does(agrees(1, 1), 'yes');
    expect(people[0]!.seen.info.undoRequest).toMatchObject({ number: 2, seat: 0, needs: [1, 2, 3, 4] });
  });

  test('somebody’s own bot, on when the request comes and off again', async () => {
    const server = new TestServer();
    const { people } = await friends(server);
    await afterVote(people);
    const eve = on(people, 4);
    await eve.does(calls(4));
    await on(people, 0).does(asks(0));
    for (const seat of [1, 2, 3]) await on(people, seat).does(agrees(seat, 1));
    await eve.does(calls(4, false));
    await eve.does(calls(4));
    await settle();
    expect(people[0]!.seen.info.undoRequest).toMatchObject({ needs: [4] });
  });

  test('a request outlives a restart with its number, and the next has another', async () => {
    const storage = openSqlite(':memory:');
    const time = new FakeTime();
    const first = new TestServer({ storage, time });
    const { table, people } = await friends(first);
    await afterVote(people);
    await on(people, 0).does(asks(0));
    await on(people, 1).does(agrees(1, 1));
    await first.tables.close();
    const again = new TestServer({ storage, time });
    const same = (await again.tables.get(table.id))!;
    const [ann, bea] = ['ann', 'bea'].map((id) => again.person(same, id)) as [Person, Person];
    ann.watch();
    bea.watch();
    expect(ann.seen.info.undoRequest).toMatchObject({ number: 1, seat: 0, needs: [2, 3, 4] });
    await bea.does(agrees(1, 1, false));
    await bea.does(asks(1));
    expect(ann.seen.info.undoRequest).toMatchObject({ number: 2, seat: 1 });
  });

  test('a free undo of another’s does not do away with a request that waits', async () => {
    const { people } = await friends(new TestServer());
    await afterVote(people);
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    const asker = (seat + 1) % 5;
    await on(people, asker).does(asks(asker));
    await bearer.answers([0, 1]);
    await bearer.does(asks(seat));
    expect(bearer.seen.info.undoRequest).toMatchObject({ number: 1, seat: asker });
    for (const other of [0, 1, 2, 3, 4].filter((one) => one !== asker)) await on(people, other).does(agrees(other, 1));
    expect(on(people, asker).question?.about).toBe('vote');
    await playOn(people);
  });
});

describe('to have a bot play for an opponent', () => {
  test.each([
    ['days', DAYS],
    ['no clock', {}],
  ])('%s: host and guest alike, again and again, in two windows', async (_kind, clock) => {
    const server = new TestServer();
    const { table, people } = await friends(server, clock, 3);
    const [ann, bea, col] = people as [Person, Person, Person];
    await untilVote(people);
    const second = server.person(table, 'ann');
    second.watch();
    col.leave();
    await server.time.advance(HOUR);
    for (const one of [ann, second, ann, second]) await one.says(calls(2));
    expect(ann.seen.info.seats[2]).toMatchObject({ standIn: false, standInOffer: { agreed: [0], needs: [1] } });
    // Bea's yes, taken back before the last one comes
    await bea.does(calls(2));
    expect(bea.seen.info.seats[2]).toMatchObject({ standIn: true });
  });

  test('a person with two windows who closes one of them is here', async () => {
    const server = new TestServer();
    const { table, people } = await friends(server, LIVE);
    const second = server.person(table, 'eve');
    second.watch();
    people[4]!.leave();
    await server.time.advance(120_000);
    expect(await people[0]!.refused(calls(4))).toBe('Eve is here.');
  });

  test('a person who comes back for a moment begins a new minute, and what was agreed is off', async () => {
    const server = new TestServer();
    const { people } = await friends(server, LIVE);
    const eve = people[4]!;
    eve.leave();
    await server.time.advance(59_000);
    eve.watch();
    eve.leave();
    await server.time.advance(59_000);
    expect(await people[0]!.refused(calls(4))).toBe('Eve has only just left; wait a minute.');
  });

  test('those who agreed yesterday do not count today', async () => {
    const server = new TestServer();
    const { people } = await friends(server, DAYS, 3);
    const [ann, bea, col] = people as [Person, Person, Person];
    await untilVote(people);
    col.leave();
    await server.time.advance(60_000);
    await ann.does(calls(2));
    col.watch();
    await settle();
    col.leave();
    await server.time.advance(24 * HOUR);
    await bea.does(calls(2));
    expect(bea.seen.info.seats[2]).toMatchObject({ standIn: false, standInOffer: { agreed: [1], needs: [0] } });
  });

  test('the vote comes in the moment in which the person does', async () => {
    const server = new TestServer();
    const { people } = await friends(server, DAYS, 3);
    const [ann, bea, col] = people as [Person, Person, Person];
    col.leave();
    await server.time.advance(60_000);
    await ann.does(calls(2));
    const last = bea.says(calls(2));
    col.watch();
    expect(await last).toMatchObject({ ok: false, why: 'Col is here.' });
    await settle();
    expect(ann.seen.info.seats[2]).toMatchObject({ standIn: false, standInOffer: null });
  });

  test('the host goes away so that a friend becomes the host at once', async () => {
    const server = new TestServer();
    const { people } = await friends(server, LIVE);
    const [ann, bea, , , eve] = people as [Person, Person, Person, Person, Person];
    ann.leave();
    eve.leave();
    await server.time.advance(30_000);
    expect(await bea.refused(calls(4))).toBe('Eve has only just left; wait a minute.');
    await ann.does({ type: 'chat', text: 'still here' });
    await server.time.advance(31_000);
    expect(await bea.refused(calls(4))).toContain('Only Ann');
  });

  test('somebody’s seat is given back by nobody else, and a spectator gets nowhere', async () => {
    const server = new TestServer();
    const { table, people } = await friends(server, LIVE);
    await people[4]!.does(calls(4));
    for (const one of people.slice(0, 4)) {
      expect(await one.refused(calls(4, false))).toBe('Only Eve can take the seat back.');
    }
    const sue = server.person(table, 'sue');
    sue.watch();
    people[3]!.leave();
    await server.time.advance(60_000);
    expect(await sue.refused(calls(3))).toBe('You do not sit here.');
    expect(await sue.refused(calls(3, false))).toBe('Only Dov can take the seat back.');
    expect(await people[0]!.refused(calls(9))).toBe('No person sits there.');
  });

  test('after the game there is nothing left to call a bot for', async () => {
    const server = new TestServer();
    const { people } = await friends(server, {});
    await playOn(people);
    people[4]!.leave();
    await server.time.advance(60_000);
    expect(await people[0]!.refused(calls(4))).toContain('while the game is on');
    expect(people[0]!.seen.info.seats[4]!.standInOffer).toBeNull();
  });
});

describe('to have more time', () => {
  test('a bot called and sent away a hundred times', async () => {
    const slow = new SlowBots();
    const server = new TestServer({ bots: slow });
    const { people } = await friends(server, LIVE);
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    for (let n = 0; n < 100; n += 1) {
      await server.time.advance(1000);
      await bearer.does(calls(seat));
      await server.time.advance(1000);
      await bearer.does(calls(seat, false));
    }
    expect(bearer.seen.info.seats[seat]).toMatchObject({ left: 400_000, running: true, standIn: false });
  });

  test('a bot called in two windows, on and off crosswise', async () => {
    const slow = new SlowBots();
    const server = new TestServer({ bots: slow });
    const { table, people } = await friends(server, LIVE);
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    const second = server.person(table, bearer.person!);
    second.watch();
    await Promise.all([bearer.says(calls(seat)), second.says(calls(seat, false)), bearer.says(calls(seat))]);
    await server.time.advance(50_000);
    await second.does(calls(seat, false));
    expect(bearer.seen.info.seats[seat]).toMatchObject({ left: 550_000, standIn: false });
  });

  test('the table put away, or the server stopped, while a bot has the question', async () => {
    const storage = openSqlite(':memory:');
    const time = new FakeTime();
    const first = new TestServer({ storage, time, bots: new SlowBots() });
    const { table, people } = await friends(first, DAYS);
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    await time.advance(HOUR);
    await bearer.does(calls(seat));
    await first.tables.close();
    const again = new TestServer({ storage, time, bots: new SlowBots() });
    await again.tables.wake();
    const same = again.person((await again.tables.get(table.id))!, bearer.person!);
    same.watch();
    await same.does(calls(seat, false));
    expect(same.seen.info.seats[seat]!.left).toBe(72 * HOUR - HOUR);
  });

  test('an answer of the bot taken back, again and again', async () => {
    const server = new TestServer();
    const { people } = await friends(server, { clock: { kind: 'live', bank: 30, increment: 0 } });
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    await server.time.advance(30_000);
    // The bot has answered. She comes back with a breath and takes its answer back: her time for that question is still up.
    for (let n = 0; n < 3; n += 1) {
      await bearer.does(calls(seat, false));
      expect(bearer.seen.info.seats[seat]!.left).toBe(15_000);
      await bearer.does(asks(seat));
      expect(bearer.seen.info.seats[seat]!.left).toBe(0);
      await server.time.advance(0);
      await settle();
      expect(bearer.seen.info.seats[seat]).toMatchObject({ standIn: true, left: 0 });
      expect(bearer.seen.game!.waiting.map(({ about }) => about)).not.toContain('propose');
    }
  });

  test('a bot called to think in one’s place, and its answer taken back', async () => {
    const slow = new SlowBots();
    const server = new TestServer({ bots: slow });
    const { people } = await friends(server, LIVE);
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    for (let n = 1; n <= 3; n += 1) {
      await bearer.does(calls(seat));
      await server.time.advance(8000);
      // what it thought of before something was taken back does not count, and it thinks again
      while (bearer.seen.game!.waiting[0]!.about === 'propose') await slow.speak();
      await bearer.does(calls(seat, false));
      await bearer.does(asks(seat));
      expect(bearer.seen.info.seats[seat]).toMatchObject({ left: 600_000 - n * 8000, running: true });
    }
  });

  test('the plainest answer taken back, again and again', async () => {
    const server = new TestServer();
    const clock = { kind: 'live', bank: 30, increment: 0 } as const;
    const { people } = await friends(server, { clock, whenOut: 'default' });
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    await server.time.advance(30_000);
    // The breath that was meant for the next question: once.
    await bearer.does(asks(seat));
    expect(bearer.seen.info.seats[seat]).toMatchObject({ left: 15_000, running: true });
    const abouts: (string | undefined)[] = [];
    for (let n = 0; n < 4; n += 1) {
      await server.time.advance(15_000);
      await bearer.says(asks(seat));
      abouts.push(bearer.question?.about);
      await settle();
    }
    expect(abouts).not.toContain('propose');
    await server.time.advance(15_000);
    expect(bearer.seen.info.seats[seat]!.left).toBeLessThanOrEqual(15_000);
  });
});

test('pass and play: one device, all its people, and nobody else', async () => {
  const server = new TestServer();
  const table = await server.table({ mode: 'pass', names: ['Ann', 'Bea', 'Col'], ...LIVE, open: false });
  const ann = server.person(table, 'ann');
  ann.watch();
  await ann.does({ type: 'start' });
  const sue = server.person(table, 'sue');
  sue.watch({ word: ann.seen.info.spectate });
  await settle();
  for (const seat of [0, 1, 2]) {
    expect(await sue.refused(calls(seat))).toBe('You do not sit here.');
    expect(await sue.refused(asks(seat))).toBe('That seat is not yours.');
  }
  ann.leave();
  await server.time.advance(61_000);
  expect(await sue.refused(calls(1))).toBe('You do not sit here.');
  expect(sue.seen.info.seats[1]!.standInOffer).toMatchObject({ may: null });
  ann.watch();
  await ann.does(calls(1));
  await ann.does(calls(1, false));
  expect(ann.seen.info.seats.map(({ standInOffer }) => standInOffer)).toEqual([null, null, null, null, null]);
});
