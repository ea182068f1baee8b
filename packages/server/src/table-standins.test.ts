import { openSqlite } from '@tablewright/storage';
import { describe, expect, test } from 'vitest';
import { FakeTime, settle } from './testing/fake-time.ts';
import { friends, type Person, TestServer, untilVote } from './testing/test-server.ts';

// Who may let a bot play for somebody else. What everybody is offered is what the server would take.

const LIVE = { clock: { kind: 'live', bank: 3600, increment: 0 } } as const;
const DAYS = { clock: { kind: 'days', days: 3 } } as const;
const HOUR = 3_600_000;

function offer(person: Person, seat: number) {
  return person.seen.info.seats[seat]!.standInOffer;
}

/** Lets a bot play there, or takes the seat or the word back. */
function calls(seat: number, isOn = true) {
  return { type: 'standIn', seat, on: isOn } as const;
}

describe('with a live clock', () => {
  test('the host calls a bot after a minute, and nobody else does', async () => {
    const server = new TestServer();
    const { people } = await friends(server, LIVE);
    await untilVote(people);
    const [ann, bea, col] = people as [Person, Person, Person];
    expect(await ann.refused(calls(2))).toBe('Col is here.');
    expect(offer(ann, 2)).toBeNull();
    col.leave();
    await server.time.advance(59_000);
    expect(await ann.refused(calls(2))).toBe('Col has only just left; wait a minute.');
    expect(offer(ann, 2)).toEqual({ may: null, why: 'Col has only just left; wait a minute.', agreed: [], needs: [] });
    await server.time.advance(1000);
    expect(await bea.refused(calls(2))).toBe('Only Ann, who hosts this table, can let a bot play for Col.');
    expect(offer(bea, 2)).toMatchObject({
      may: null,
      why: 'Only Ann, who hosts this table, can let a bot play for Col.',
    });
    expect(offer(ann, 2)).toMatchObject({ may: 'now', why: null });
    await ann.does(calls(2));
    await settle();
    expect(ann.seen.info.seats[2]).toMatchObject({ standIn: true, standInOffer: null });
    expect(ann.seen.game!.waiting.map(({ seat }) => seat)).toEqual([0, 1, 3, 4]);
    expect(await ann.refused(calls(2, false))).toBe('Only Col can take the seat back.');
    col.watch();
    await col.does(calls(2, false));
    expect(ann.seen.info.seats[2]).toMatchObject({ standIn: false });
  });

  test('for a host who is away the next person by seat does', async () => {
    const server = new TestServer();
    const { people } = await friends(server, LIVE);
    const [ann, bea, col, dov] = people as [Person, Person, Person, Person];
    ann.leave();
    bea.leave();
    await server.time.advance(30_000);
    expect(await col.refused(calls(0))).toBe('Ann has only just left; wait a minute.');
    await server.time.advance(30_000);
    // Bea would be next, but she is away too
    expect(await dov.refused(calls(0))).toBe('Only Col, in place of the host, can let a bot play for Ann.');
    expect(offer(dov, 0)).toMatchObject({ may: null });
    expect(offer(col, 0)).toMatchObject({ may: 'now' });
    await col.does(calls(1));
    await col.does(calls(0));
    // the host is back, and is the host again
    ann.watch();
    dov.leave();
    await server.time.advance(60_000);
    expect(await col.refused(calls(3))).toContain('Only Ann');
    await ann.does(calls(3));
  });

  test('a host who has only just left is still the host', async () => {
    const server = new TestServer();
    const { people } = await friends(server, LIVE);
    const [ann, bea, col] = people as [Person, Person, Person];
    col.leave();
    await server.time.advance(60_000);
    ann.leave();
    await server.time.advance(59_000);
    expect(await bea.refused(calls(2))).toContain('Only Ann');
  });

  test('somebody who speaks without watching is not away', async () => {
    const server = new TestServer();
    const { people } = await friends(server, LIVE);
    await untilVote(people);
    const [ann, , col] = people as [Person, Person, Person];
    col.leave();
    await server.time.advance(59_000);
    await col.does({ type: 'answer', seat: 2, about: 'vote', value: 'aye' });
    await server.time.advance(2000);
    expect(await ann.refused(calls(2))).toBe('Col has only just left; wait a minute.');
  });

  test('who does not play here calls nobody', async () => {
    const server = new TestServer();
    const { table, people } = await friends(server, LIVE);
    people[2]!.leave();
    await server.time.advance(60_000);
    const stranger = server.person(table, 'sue');
    stranger.watch();
    expect(await stranger.refused(calls(2))).toBe('You do not sit here.');
    expect(offer(stranger, 2)).toMatchObject({ may: null, why: null });
  });
});

describe.each([
  ['days for each answer', DAYS],
  ['no clock', {}],
])('with %s', (_kind, clock) => {
  test('a bot plays when all others agree, and not before', async () => {
    const server = new TestServer();
    const { people } = await friends(server, clock);
    await untilVote(people);
    const [ann, bea, col, dov, eve] = people as [Person, Person, Person, Person, Person];
    expect(await ann.refused(calls(4))).toBe('Eve is here.');
    eve.leave();
    await server.time.advance(59_000);
    expect(await ann.refused(calls(4))).toBe('Eve has only just left; wait a minute.');
    await server.time.advance(1000);
    expect(offer(ann, 4)).toEqual({ may: 'agree', why: null, agreed: [], needs: [0, 1, 2, 3] });
    await ann.does(calls(4));
    await ann.does(calls(4));
    await bea.does(calls(4));
    // shown to everybody, with what each may do
    expect(offer(ann, 4)).toEqual({ may: 'withdraw', why: null, agreed: [0, 1], needs: [2, 3] });
    expect(offer(col, 4)).toEqual({ may: 'agree', why: null, agreed: [0, 1], needs: [2, 3] });
    await col.does(calls(4));
    await bea.does(calls(4, false));
    expect(offer(dov, 4)).toEqual({ may: 'agree', why: null, agreed: [0, 2], needs: [1, 3] });
    await dov.does(calls(4));
    expect(dov.seen.info.seats[4]).toMatchObject({ standIn: false });
    await bea.does(calls(4));
    await settle();
    expect(dov.seen.info.seats[4]).toMatchObject({ standIn: true, standInOffer: null });
    expect(dov.seen.game!.waiting.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  test('what the others have agreed is gone when the person comes back, also to one who only speaks', async () => {
    const server = new TestServer();
    const { people } = await friends(server, clock);
    await untilVote(people);
    const [ann, bea, col, , eve] = people as [Person, Person, Person, Person, Person];
    eve.leave();
    await server.time.advance(60_000);
    for (const person of [ann, bea, col]) await person.does(calls(4));
    eve.watch();
    await settle();
    expect(offer(ann, 4)).toBeNull();
    eve.leave();
    await server.time.advance(60_000);
    expect(offer(ann, 4)).toMatchObject({ agreed: [], needs: [0, 1, 2, 3] });
    for (const person of [ann, bea, col]) await person.does(calls(4));
    await eve.does({ type: 'chat', text: 'on my way' });
    await settle();
    expect(offer(ann, 4)).toMatchObject({ may: null, agreed: [] });
  });

  test('what was agreed outlives a restart, and so does its end', async () => {
    const storage = openSqlite(':memory:');
    const time = new FakeTime();
    const { table, people } = await friends(new TestServer({ storage, time }), clock);
    people[4]!.leave();
    await time.advance(60_000);
    await people[0]!.does(calls(4));
    const again = new TestServer({ storage, time });
    const same = (await again.tables.get(table.id))!;
    const ann = again.person(same, 'ann');
    ann.watch();
    await time.advance(60_000);
    expect(offer(ann, 4)).toMatchObject({ may: 'withdraw', agreed: [0] });
    again.person(same, 'eve').watch();
    await settle();
    expect(offer(ann, 4)).toBeNull();
  });

  test('one opponent alone is not all others', async () => {
    const server = new TestServer();
    const { people } = await friends(server, clock, 2);
    const [ann, bea] = people as [Person, Person];
    bea.leave();
    await server.time.advance(2 * HOUR);
    await ann.says(calls(1));
    await server.time.advance(2 * HOUR);
    await ann.says(calls(1));
    expect(ann.seen.info.seats[1]).toMatchObject({ standIn: false });
  });

  test('a bot that plays for somebody neither agrees nor is waited for', async () => {
    const server = new TestServer();
    const { people } = await friends(server, clock, 4);
    const [ann, bea, col, dov] = people as [Person, Person, Person, Person];
    await dov.does(calls(3));
    dov.leave();
    col.leave();
    await server.time.advance(60_000);
    expect(offer(ann, 2)).toMatchObject({ needs: [0, 1] });
    await ann.does(calls(2));
    expect(ann.seen.info.seats[2]).toMatchObject({ standIn: false });
    await bea.does(calls(2));
    expect(ann.seen.info.seats[2]).toMatchObject({ standIn: true });
  });

  test('somebody who is away and has no bot has to agree too', async () => {
    const server = new TestServer();
    const { people } = await friends(server, clock, 4);
    const [ann, bea, col, dov] = people as [Person, Person, Person, Person];
    col.leave();
    dov.leave();
    await server.time.advance(60_000);
    await ann.does(calls(2));
    await bea.does(calls(2));
    expect(ann.seen.info.seats[2]).toMatchObject({ standIn: false });
    expect(offer(ann, 2)).toMatchObject({ may: 'withdraw', needs: [3] });
  });
});

test('with days for each answer two people leave it to the clock', async () => {
  const server = new TestServer();
  const { people } = await friends(server, DAYS, 2);
  const [ann, bea] = people as [Person, Person];
  bea.leave();
  await server.time.advance(HOUR);
  const why = 'A bot plays for Bea when the time is up, and not before.';
  expect(await ann.refused(calls(1))).toBe(why);
  expect(offer(ann, 1)).toEqual({ may: null, why, agreed: [], needs: [] });
});

test('without a clock, who has waited for a day need not wait for ever', async () => {
  const server = new TestServer();
  const { people } = await friends(server, {}, 2);
  const [ann, bea] = people as [Person, Person];
  bea.leave();
  await server.time.advance(HOUR);
  await ann.does(calls(1));
  expect(offer(ann, 1)).toEqual({ may: 'withdraw', why: null, agreed: [0], needs: [] });
  await server.time.advance(23 * HOUR);
  await ann.does(calls(1));
  expect(ann.seen.info.seats[1]).toMatchObject({ standIn: false });
  // she looks in: the day begins anew
  bea.watch();
  await settle();
  bea.leave();
  await server.time.advance(HOUR);
  await ann.does(calls(1));
  await server.time.advance(24 * HOUR);
  ann.leave();
  ann.watch();
  expect(offer(ann, 1)).toMatchObject({ may: 'now' });
  await ann.does(calls(1));
  expect(ann.seen.info.seats[1]).toMatchObject({ standIn: true });
});

test('without a clock, two who are gone do not hold the others for ever', async () => {
  const server = new TestServer();
  const { people } = await friends(server, {}, 4);
  const [ann, bea, col, dov] = people as [Person, Person, Person, Person];
  col.leave();
  dov.leave();
  await server.time.advance(60_000);
  await ann.does(calls(2));
  await server.time.advance(24 * HOUR);
  // not without Bea, who is here
  await ann.does(calls(2));
  expect(ann.seen.info.seats[2]).toMatchObject({ standIn: false });
  await bea.does(calls(2));
  expect(ann.seen.info.seats[2]).toMatchObject({ standIn: true });
});
