import type { Json, Seat } from '@tablewright/kernel';
import type { NewTable } from '@tablewright/protocol';
import { openSqlite } from '@tablewright/storage';
import { describe, expect, test } from 'vitest';
import { countdownDue } from './countdown.ts';
import { botSeat, personSeat } from './meta.ts';
import { FakeTime, settle } from './testing/fake-time.ts';
import { gameInRepo } from './testing/games.ts';
import { bots, on, type Person, TestServer } from './testing/test-server.ts';

const emergence = await gameInRepo('emergence');
const LIVE: Partial<NewTable> = { clock: { kind: 'live', bank: 900, increment: 5 } };
const PEOPLE = ['ann', 'bea', 'col'];

interface Setting {
  readonly server?: TestServer;
  readonly people?: number;
}

const emergenceServer = (more: object = {}): TestServer => new TestServer({ games: [emergence], ...more });

/** Three at a table of Emergence who are all asked to select; the first `people` of them are people. */
async function selecting(
  settings: Partial<NewTable> = LIVE,
  { server = emergenceServer(), people: count = 3 }: Setting = {},
): Promise<{ server: TestServer; people: Person[]; leader: Seat; id: string }> {
  const table = await server.table({ game: 'emergence', seats: 3, open: true, ...settings });
  const people = PEOPLE.slice(0, count).map((id) => server.person(table, id));
  for (const [seat, person] of people.entries()) {
    person.watch();
    await person.does({ type: 'sit', seat });
  }
  for (let seat = count; seat < 3; seat += 1) await people[0]!.does({ type: 'bot', seat, on: true });
  await people[0]!.does({ type: 'start' });
  await settle();
  for (const person of people) await person.answers('understood');
  await settle();
  const { leader } = people[0]!.seen.game!.view as unknown as { leader: Seat };
  return { server, people, leader, id: table.id };
}

const now = ({ seen }: Person) => seen.info.countdownNow;
const isRevealed = ({ seen }: Person): boolean => seen.told.some(({ event }) => event.type === 'revealed');
const revealed = ({ seen }: Person): Json =>
  (seen.told.find(({ event }) => event.type === 'revealed')!.event as unknown as { selections: Json }).selections;

describe('[EMG-104] the leader’s countdown at a live table', () => {
  test('is due at the very millisecond for which the alarm is set, whatever fractions of seconds come to', () => {
    const { game } = emergence;
    const match = { game, leader: () => 0 };
    const seats = [personSeat('ann', 'Ann'), botSeat([], 1)];
    for (let ready = 0; ready < 1000; ready += 1) {
      const laid = { answers: [null, null], since: 0, allReadySince: ready, startedAt: null };
      const meta = { countdown: { countdown: 5, preparation: 60 }, laid, seats };
      const first = countdownDue(meta, match, ready)!;
      for (const [now, phase] of [
        [ready + first.startsIn - 1, 'preparing'],
        [ready + first.startsIn, 'counting'],
        [ready + first.opensIn, 'open'],
      ] as const)
        expect([now, countdownDue(meta, match, now)!.phase]).toEqual([now, phase]);
    }
  });

  test('is preset, set by the host within its limits, or switched off', async () => {
    const server = emergenceServer();
    const host = { id: 'ann', name: 'Ann' };
    const make = (more: object) =>
      server.tables.create(host, {
        game: 'emergence',
        seats: 3,
        options: {},
        mode: 'online',
        open: false,
        clock: { kind: 'live', bank: 900, increment: 5 },
        whenOut: 'bot',
        atOnce: false,
        names: [],
        ...more,
      });
    const setting = async (more: object) => {
      const made = await make(more);
      return made.ok ? (await server.tables.get(made.table))!.infoFor('ann').countdown : made.why;
    };
    expect(await setting({})).toEqual({ countdown: 5, preparation: 60 });
    expect(await setting({ countdown: { countdown: 15, preparation: 20 } })).toEqual({
      countdown: 15,
      preparation: 20,
    });
    expect(await setting({ countdown: 'off' })).toBeNull();
    expect(await setting({ clock: { kind: 'none' } })).toBeNull();
    expect(await setting({ clock: { kind: 'days', days: 1 } })).toBeNull();
    expect(await setting({ countdown: { countdown: 2, preparation: 60 } })).toMatch(/from 3 to 15/);
    expect(await setting({ countdown: { countdown: 5, preparation: 5 } })).toMatch(/from 20 to 300/);
    expect(await setting({ clock: { kind: 'none' }, countdown: { countdown: 5, preparation: 60 } })).toMatch(
      /live clock/,
    );
  });

  test('is started by the leader and nobody else, and opens all selections at zero', async () => {
    const { server, people, leader } = await selecting();
    expect(people.map(now)).toEqual(people.map(() => ({ leader, counting: false, left: 60_000, leaderIn: 10_000 })));
    for (const person of people) await person.answers('boost-E');
    expect(now(people[0]!)).toEqual({ leader, counting: false, left: 5000, leaderIn: 0 });
    for (const seat of [0, 1, 2].filter((one) => one !== leader)) {
      expect(await on(people, seat).refused({ type: 'countDown', seat })).toBe('Only the leader starts the countdown.');
      expect(await on(people, seat).refused({ type: 'countDown', seat: leader })).toMatch(/not yours/);
    }
    await on(people, leader).does({ type: 'countDown', seat: leader });
    expect(people.map(now)).toEqual(people.map(() => ({ leader, counting: true, left: 5000, leaderIn: 0 })));
    expect(await on(people, leader).refused({ type: 'countDown', seat: leader })).toMatch(/runs already/);
    await server.time.advance(4900);
    expect(people.some(isRevealed)).toBe(false);
    await server.time.advance(200);
    expect(people.every(isRevealed)).toBe(true);
    expect(people.map(now)).toEqual([null, null, null]);
    expect(revealed(people[0]!)).toEqual(['boost-E', 'boost-E', 'boost-E']);
    expect(await people[0]!.refused({ type: 'countDown', seat: 0 })).toBe('Nothing is counted down now.');
  });

  test('lets everybody change the selection until zero; who has laid none down gets the plainest one (EMG-106)', async () => {
    const { server, people, leader } = await selecting();
    const [ann, bea] = people as [Person, Person];
    await ann.answers('hack-E');
    await bea.answers('spy-B');
    await server.time.advance(10_000);
    await on(people, leader).does({ type: 'countDown', seat: leader });
    await server.time.advance(3000);
    await ann.answers('terminate-B');
    await bea.does({ type: 'undo', seat: 1 });
    expect(bea.seen.game!.answered).toEqual([0]);
    await server.time.advance(3000);
    expect(revealed(ann)).toEqual(['terminate-B', 'activate-E', 'activate-E']);
  });

  test('[EMG-107] others see that somebody is ready, and not with what', async () => {
    const { people } = await selecting();
    const [ann, bea] = people as [Person, Person];
    const heard = bea.frames.length;
    await ann.answers('terminate-B');
    const ready = bea.frames.length;
    await ann.answers('hack-B');
    expect(bea.frames.length).toBe(ready);
    expect(ann.seen.game!.mine).toMatchObject({ about: 'select', seat: 0 });
    expect(ann.seen.game).toMatchObject({ answered: [0], mayUndo: true });
    expect((ann.seen.game!.view as { now: Json[] }).now.at(-1)).toMatchObject({ mine: 'hack-B' });
    expect(bea.seen.game!.answered).toEqual([0]);
    expect(bea.seen.game!.waiting.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(bea.frames.slice(heard).join()).not.toMatch(/hack|terminate/);
  });

  test('what is laid down is checked like any answer', async () => {
    const { people } = await selecting();
    const [ann] = people as [Person];
    const { version } = ann.seen;
    const answer = { type: 'answer', seat: 0, version } as const;
    expect(await ann.refused({ ...answer, about: 'select', value: 'win' })).toMatch(/^Select one of the six actions/);
    expect(await ann.refused({ ...answer, about: 'move', value: 'C3' })).toMatch(/now the question is 'select'/);
    expect(await ann.refused({ ...answer, seat: 1, about: 'select', value: 'hack-E' })).toMatch(/not yours/);
    expect(ann.seen.game!.answered).toEqual([]);
  });
});

describe('[EMG-105] the countdown', () => {
  test('may be started after 10 s, or as soon as all are ready', async () => {
    const { server, people, leader } = await selecting();
    const led = on(people, leader);
    await server.time.advance(7000);
    expect(await led.refused({ type: 'countDown', seat: leader })).toBe(
      'Give everybody time: you can start the countdown in 3 seconds, or as soon as all are ready.',
    );
    await server.time.advance(3000);
    await led.does({ type: 'countDown', seat: leader });
    expect(now(led)!.counting).toBe(true);
  });

  test('starts by itself 5 s after all are ready, and not while one of them thinks again', async () => {
    const { server, people } = await selecting();
    for (const person of people) await person.answers('boost-E');
    await server.time.advance(3000);
    await people[1]!.does({ type: 'undo', seat: 1 });
    await server.time.advance(5000);
    expect(now(people[0]!)).toMatchObject({ counting: false, left: 57_000 });
    await people[1]!.answers('boost-B');
    await server.time.advance(4900);
    expect(now(people[0]!)!.counting).toBe(false);
    await server.time.advance(200);
    expect(now(people[0]!)!.counting).toBe(true);
    await server.time.advance(5000);
    expect(revealed(people[0]!)).toEqual(['boost-E', 'boost-B', 'boost-E']);
  });

  test('starts by itself when the time to prepare is over', async () => {
    const { server, people } = await selecting({ ...LIVE, countdown: { countdown: 3, preparation: 30 } });
    await server.time.advance(30_000);
    expect(now(people[0]!)).toMatchObject({ counting: true, left: 3000 });
    await server.time.advance(3000);
    expect(revealed(people[0]!)).toEqual(['activate-E', 'activate-E', 'activate-E']);
  });

  test('is started by a bot that leads as soon as all are ready', async () => {
    const { server, people, leader } = await selecting();
    const led = on(people, leader);
    await led.does({ type: 'standIn', seat: leader, on: true });
    await settle();
    for (const person of people) if (person !== led) await person.answers('boost-E');
    await server.time.advance(0);
    expect(now(led)!.counting).toBe(true);
    expect(await led.refused({ type: 'countDown', seat: leader })).toMatch(/runs already/);
  });

  test.each<[string, Partial<NewTable>]>([
    ['without a clock', {}],
    ['with days for each answer', { clock: { kind: 'days', days: 1 } }],
    ['where the host has switched it off', { ...LIVE, countdown: 'off' }],
  ])('%s the reveal comes with the last selection', async (_, settings) => {
    const { people } = await selecting(settings);
    expect(now(people[0]!)).toBeNull();
    for (const person of people) await person.answers('boost-E');
    expect(people.every(isRevealed)).toBe(true);
  });
});

describe('answers that lie at the table', () => {
  test('stop the clock of their seat; the increment comes once, when they are opened', async () => {
    const { server, people } = await selecting();
    const left = (): (number | null)[] => people[2]!.seen.info.seats.map((seat) => seat.left);
    const before = left();
    await server.time.advance(2000);
    await people[0]!.answers('boost-E');
    await people[0]!.answers('boost-B');
    await server.time.advance(2000);
    await people[1]!.answers('boost-B');
    await people[2]!.answers('boost-B');
    expect(left()).toEqual([before[0]! - 2000, before[1]! - 4000, before[2]! - 4000]);
    await server.time.advance(10_000);
    expect(people.every(isRevealed)).toBe(true);
    expect(left()).toEqual([before[0]! + 3000, before[1]! + 1000, before[2]! + 1000]);
  });

  test('outlive a restart of the server; time while it was down does not count', async () => {
    const [storage, time] = [openSqlite(':memory:'), new FakeTime()];
    const server = emergenceServer({ storage, time });
    const { people, id } = await selecting(LIVE, { server });
    await time.advance(20_000);
    await people[0]!.answers('hack-E');
    await server.tables.close();
    await time.advance(600_000);
    const again = emergenceServer({ storage, time });
    await again.tables.wake();
    const ann = again.person((await again.tables.get(id))!, 'ann');
    ann.watch();
    expect(ann.seen.game!.answered).toEqual([0]);
    expect(now(ann)).toMatchObject({ counting: false, left: 40_000 });
    await time.advance(45_000);
    expect(revealed(ann)).toEqual(['hack-E', 'activate-E', 'activate-E']);
  });

  test('are opened when nobody has the table open', async () => {
    const { server, people } = await selecting();
    const [ann] = people as [Person];
    await ann.answers('hack-E');
    for (const person of people) person.leave();
    await server.time.advance(120_000);
    await ann.returns();
    expect(revealed(ann)).toEqual(['hack-E', 'activate-E', 'activate-E']);
  });

  test('are written down as any others are: the record is that of a game without a countdown', async () => {
    const { server, people, id } = await selecting();
    for (const person of people) await person.answers('boost-E');
    await server.time.advance(10_000);
    const log = await server.storage.entries(id);
    expect(log.slice(-3).map((entry) => entry.type === 'answer' && [entry.seat, entry.value])).toEqual([
      [0, 'boost-E'],
      [1, 'boost-E'],
      [2, 'boost-E'],
    ]);
    expect(log.some(({ type }) => type === 'undo')).toBe(false);
  });

  test('a game with bots goes on by itself', async () => {
    const server = emergenceServer({ bots: bots([emergence]) });
    const { people } = await selecting(LIVE, { server, people: 1 });
    await people[0]!.does({ type: 'standIn', seat: 0, on: true });
    for (let n = 0; n < 30; n += 1) await server.time.advance(5000);
    expect((people[0]!.seen.game!.view as unknown as { round: number }).round).toBeGreaterThan(3);
  });
});
