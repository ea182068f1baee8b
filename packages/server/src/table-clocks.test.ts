import { openSqlite } from '@tablewright/storage';
import { describe, expect, test } from 'vitest';
import { FakeTime } from './testing/fake-time.ts';
import { FRIENDS, friends, on, SlowBots, TestServer, untilVote } from './testing/test-server.ts';

describe('clocks', () => {
  const live = { clock: { kind: 'live', bank: 60, increment: 5 } } as const;
  const left = (person: { seen: { info: { seats: readonly { left: number | null }[] } } }): (number | null)[] =>
    person.seen.info.seats.map((seat) => seat.left);

  test('run for the one who is asked; an answer adds the increment', async () => {
    const server = new TestServer();
    const { people } = await friends(server, live);
    const bearer = people.find((person) => person.question !== null)!;
    const seat = bearer.question!.seat;
    expect(bearer.seen.info.seats.map(({ running }) => running)).toEqual(FRIENDS.map((_, i) => i === seat));
    await server.time.advance(10_000);
    await bearer.answers([0, 1]);
    expect(left(bearer)).toEqual(FRIENDS.map((_, i) => (i === seat ? 55_000 : 60_000)));
    expect(bearer.seen.info.seats.every(({ running }) => running)).toBe(true);
  });

  test('run for everybody who is asked at once, and stop for those who have answered', async () => {
    const server = new TestServer();
    const { people } = await friends(server, live);
    await untilVote(people);
    const before = left(people[0]!);
    await server.time.advance(3000);
    await on(people, 0).answers('aye');
    await server.time.advance(4000);
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
    const server = new TestServer();
    const { people } = await friends(server, live);
    await untilVote(people);
    for (const seat of [1, 2, 3, 4]) await on(people, seat).answers('aye');
    const ann = on(people, 0);
    await server.time.advance(70_000);
    expect(ann.seen.info.seats[0]).toMatchObject({ standIn: true, left: 0, running: false });
    expect(ann.seen.told.some(({ event }) => event.type === 'voted')).toBe(true);
    await ann.does({ type: 'standIn', seat: 0, on: false });
    expect(ann.seen.info.seats[0]).toMatchObject({ standIn: false, left: 15_000 });
  });

  test("at zero the ledger's answer is given, if the table wants it so", async () => {
    const server = new TestServer();
    const { people } = await friends(server, { ...live, whenOut: 'default' });
    await untilVote(people);
    for (const seat of [1, 2, 3, 4]) await on(people, seat).answers('aye');
    await server.time.advance(70_000);
    expect(people[0]!.seen.info.seats[0]).toMatchObject({ standIn: false });
    expect(people[0]!.seen.told.some(({ event }) => event.type === 'voted')).toBe(true);
  });

  test('whoever was only slow can answer the next question; nobody waits for who is gone', async () => {
    const server = new TestServer();
    const { people } = await friends(server, { ...live, whenOut: 'default' });
    await untilVote(people);
    for (const seat of [2, 3, 4]) await on(people, seat).answers('aye');
    const [slow, gone] = [on(people, 0), on(people, 1)];
    gone.leave();
    await server.time.advance(70_000);
    expect(slow.seen.told.some(({ event }) => event.type === 'voted')).toBe(true);
    expect(left(slow)[0]).toBeGreaterThan(0);
    expect(left(slow)[1]).toBe(0);
  });

  test('of days give all of them for each answer, and also ring when nobody has the table open', async () => {
    const server = new TestServer();
    const { table, people } = await friends(server, { clock: { kind: 'days', days: 2 } });
    await untilVote(people);
    await server.time.advance(86_400_000);
    await on(people, 0).answers('aye');
    expect(left(people[0]!)).toEqual([172_800_000, 86_400_000, 86_400_000, 86_400_000, 86_400_000]);
    for (const person of people) person.leave();
    await server.time.advance(3_600_000);
    expect(server.tables.size).toBe(0);
    await server.time.advance(86_400_000);
    const ann = on(people, 0);
    await ann.returns();
    expect(table.id).toBe(ann.seen.info.id);
    expect(ann.seen.info.seats.map(({ standIn }) => standIn)).toEqual([false, true, true, true, true]);
    expect(ann.seen.told.some(({ event }) => event.type === 'voted')).toBe(true);
  });

  test('time while the table was put away counts; time while the server was down does not', async () => {
    const storage = openSqlite(':memory:');
    const time = new FakeTime();
    const server = new TestServer({ storage, time });
    const { table, people } = await friends(server, { clock: { kind: 'days', days: 1 } });
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    for (const person of people) person.leave();
    await time.advance(7_200_000);
    expect(server.tables.size).toBe(0);
    await bearer.returns();
    expect(left(bearer)[seat]).toBe(86_400_000 - 7_200_000);
    await server.tables.close();
    await time.advance(40_000_000);
    const again = new TestServer({ storage, time });
    await again.tables.wake();
    const same = again.person((await again.tables.get(table.id))!, bearer.person!);
    same.watch();
    expect(left(same)[seat]).toBe(86_400_000 - 7_200_000);
  });

  test('wake a table after a restart even when nobody looks', async () => {
    const storage = openSqlite(':memory:');
    const time = new FakeTime();
    const server = new TestServer({ storage, time });
    const { table } = await friends(server, live);
    await server.tables.close();
    const again = new TestServer({ storage, time });
    await again.tables.wake();
    expect(again.tables.size).toBe(0);
    await time.advance(61_000);
    const ann = again.person((await again.tables.get(table.id))!, 'ann');
    ann.watch();
    expect(ann.seen.info.seats.some(({ standIn }) => standIn)).toBe(true);
  });

  test('an undo gives no time back', async () => {
    const server = new TestServer();
    const { people } = await friends(server, { clock: { kind: 'live', bank: 60, increment: 0 } });
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    await server.time.advance(20_000);
    await bearer.answers([0, 1]);
    await bearer.does({ type: 'undo', seat });
    expect(left(bearer)[seat]).toBe(40_000);
    expect(bearer.seen.info.seats[seat]!.running).toBe(true);
  });

  test('of others are not used up by answering and taking back, again and again', async () => {
    const server = new TestServer();
    const { people } = await friends(server, { clock: { kind: 'live', bank: 60, increment: 5 } });
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    const other = (seat + 1) % people.length;
    for (const has of [50_000, 40_000, 30_000]) {
      await bearer.answers([0, 1]);
      await server.time.advance(10_000);
      expect(left(bearer)[other]).toBe(60_000);
      expect(bearer.seen.info.seats[other]!.running).toBe(true);
      await bearer.does({ type: 'undo', seat });
      // What the others have thought about it runs on the clock of who has taken it back, and on no other.
      expect(left(bearer)).toEqual(people.map((_, i) => (i === seat ? has : 60_000)));
    }
    // Who cannot pay for it has to ask.
    await bearer.answers([0, 1]);
    await server.time.advance(31_000);
    await bearer.does({ type: 'undo', seat });
    expect(bearer.seen.info.undoRequest).toMatchObject({ seat });
    expect(bearer.seen.info.seats[other]!.running).toBe(true);
  });

  test('of those who are asked the same as before run on when one takes a sealed answer back', async () => {
    const server = new TestServer();
    const { people } = await friends(server, { clock: { kind: 'live', bank: 60, increment: 0 } });
    await untilVote(people);
    await on(people, 0).answers('aye');
    await server.time.advance(10_000);
    await on(people, 0).does({ type: 'undo', seat: 0 });
    expect(left(on(people, 0))).toEqual([60_000, 50_000, 50_000, 50_000, 50_000]);
  });

  test('are not wound up by calling a bot for oneself and coming back', async () => {
    const slow = new SlowBots();
    const server = new TestServer({ bots: slow });
    const { people } = await friends(server, { clock: { kind: 'live', bank: 60, increment: 30 } });
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    await server.time.advance(50_000);
    for (let n = 0; n < 3; n += 1) {
      await bearer.does({ type: 'standIn', seat, on: true });
      await bearer.does({ type: 'standIn', seat, on: false });
    }
    expect(left(bearer)[seat]).toBe(10_000);
    // nor does the clock stand still while the bot thinks
    await bearer.does({ type: 'standIn', seat, on: true });
    await server.time.advance(4000);
    await bearer.does({ type: 'standIn', seat, on: false });
    expect(left(bearer)[seat]).toBe(6000);
    await bearer.does({ type: 'standIn', seat, on: true });
    await server.time.advance(7000);
    expect(await bearer.refused({ type: 'standIn', seat, on: false })).toBe(
      'Your time for this answer is up: the bot gives it, then you can take your seat back.',
    );
    await slow.speak();
    await bearer.does({ type: 'standIn', seat, on: false });
    expect(left(bearer)[seat]).toBe(6000);
  });

  test('give one breath a turn to who ran out', async () => {
    const slow = new SlowBots();
    const server = new TestServer({ bots: slow });
    const { people } = await friends(server, live);
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    await server.time.advance(60_000);
    expect(bearer.seen.info.seats[seat]).toMatchObject({ standIn: true, left: 0 });
    await bearer.does({ type: 'standIn', seat, on: false });
    expect(left(bearer)[seat]).toBe(15_000);
    await server.time.advance(15_000);
    expect(bearer.seen.info.seats[seat]).toMatchObject({ standIn: true, left: 0 });
    expect(await bearer.refused({ type: 'standIn', seat, on: false })).toContain('Your time for this answer is up');
    await slow.speak();
    await bearer.does({ type: 'standIn', seat, on: false });
    expect(left(bearer)[seat]).toBe(15_000);
    // the bot's answer taken back: the same question, and no breath more
    await bearer.does({ type: 'undo', seat });
    await server.time.advance(15_000);
    expect(await bearer.refused({ type: 'standIn', seat, on: false })).toContain('Your time for this answer is up');
  });

  test('of days give nothing to who comes back', async () => {
    const slow = new SlowBots();
    const server = new TestServer({ bots: slow });
    const { people } = await friends(server, { clock: { kind: 'days', days: 1 } });
    const bearer = people.find((person) => person.question !== null)!;
    const { seat } = bearer.question!;
    await server.time.advance(80_000_000);
    await bearer.does({ type: 'standIn', seat, on: true });
    await bearer.does({ type: 'standIn', seat, on: false });
    expect(left(bearer)[seat]).toBe(6_400_000);
    await server.time.advance(6_400_000);
    expect(bearer.seen.info.seats[seat]).toMatchObject({ standIn: true, left: 0 });
    expect(await bearer.refused({ type: 'standIn', seat, on: false })).toContain('Your time for this answer is up');
    await slow.speak();
    await bearer.does({ type: 'standIn', seat, on: false });
    expect(bearer.seen.info.seats[seat]).toMatchObject({ standIn: false, running: true, left: 86_400_000 });
  });
});
