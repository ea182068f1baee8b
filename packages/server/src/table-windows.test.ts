import { type Json, only, type Seats } from '@tablewright/kernel';
import type { NewTable } from '@tablewright/protocol';
import { openSqlite } from '@tablewright/storage';
import { describe, expect, test } from 'vitest';
import type { Bots } from './bots/bots.ts';
import { settle } from './testing/fake-time.ts';
import { FRIENDS, friends, type Person, SlowBots, TestServer, withoutHead } from './testing/test-server.ts';
import { whistlesHeldBy } from './testing/whistles.ts';

// Questions that close by themselves, and seats that may speak without being waited for: at a table, with time that a test moves.

/** Bots that walk, and say nothing else. */
const quiet: Bots = {
  answer: async ({ question }) => (question.optional ? null : question.window ? 'pass' : 'walk'),
  close: async () => {},
};

interface Set {
  readonly server: TestServer;
  readonly people: Person[];
  readonly watcher: Person;
}

/** Friends, the first `count` of five, with whistles in some hands; Ann has the first turn. */
async function sitDown(
  whistles: Seats,
  { count = 5, bots = quiet, ...settings }: Partial<NewTable> & { count?: number; bots?: Bots } = {},
): Promise<Set> {
  const server = new TestServer({ games: [whistlesHeldBy(whistles)], bots });
  const { table, people } = await friends(server, { game: 'whistle', ...settings }, count);
  const watcher = server.person(table, 'zoe');
  watcher.watch();
  return { server, people, watcher };
}

/** The same, and Ann has run: the window is open. */
async function running(whistles: Seats, settings: Parameters<typeof sitDown>[1] = {}): Promise<Set> {
  const set = await sitDown(whistles, settings);
  await set.people[0]!.answers('run');
  await settle();
  return set;
}

function says(person: Person, seat: number, value: Json, about = 'stop', id?: string): Promise<unknown> {
  return person.does({ type: 'answer', seat, about, value }, id);
}

const steps = (person: Person): readonly number[] => (person.seen.game!.view as { steps: number[] }).steps;
const turns = (person: Person): number => (person.seen.game!.view as { turns: number }).turns;
const isOpen = (person: Person): boolean => person.seen.game!.window !== undefined;

describe('a seat that may speak', () => {
  test('has its question, and nobody else sees any of it', async () => {
    const { people, watcher } = await sitDown(only(1));
    expect(people[1]!.question).toMatchObject({ optional: true });
    for (const person of [people[0]!, people[2]!, watcher]) {
      expect(person.seen.game!.waiting).toEqual([{ seat: 0, about: 'turn' }]);
      if (person !== people[0]) expect(person.question).toBeNull();
    }
    const blank = await sitDown(0);
    const shown = ({ people: [ann], watcher: zoe }: Set): unknown => [
      ann!.seen.game,
      zoe.seen.game,
      zoe.seen.info.seats,
    ];
    expect(shown({ server: blank.server, people, watcher })).toEqual(shown(blank));
  });

  test('is heard while another thinks; the other goes on', async () => {
    const { people } = await sitDown(only(1));
    await says(people[1]!, 1, 'blow', 'turn');
    expect(steps(people[0]!)).toEqual([0, 2, 0, 0, 0]);
    expect(people[1]!.question).toBeNull();
    await people[0]!.answers('walk');
    expect(steps(people[0]!)).toEqual([1, 2, 0, 0, 0]);
  });

  test('without anything to say is refused', async () => {
    const { people } = await sitDown(only(1));
    expect(await people[2]!.refused({ type: 'answer', seat: 2, about: 'turn', value: 'blow' })).toBe(
      'You are not asked now.',
    );
  });

  test('has no clock: none runs, and speaking brings no time', async () => {
    const { server, people } = await sitDown(only(1), { clock: { kind: 'live', bank: 60, increment: 5 } });
    await server.time.advance(10_000);
    await says(people[1]!, 1, 'blow', 'turn');
    const { seats } = people[0]!.seen.info;
    expect(seats.map(({ left }) => left)).toEqual([50_000, 60_000, 60_000, 60_000, 60_000]);
    expect(seats.map(({ running: is }) => is)).toEqual([true, false, false, false, false]);
  });

  test('can take it back, which costs no time either', async () => {
    const { server, people } = await sitDown(only(0), { clock: { kind: 'live', bank: 60, increment: 5 } });
    const left = (): unknown => people[0]!.seen.info.seats[0]!.left;
    await people[0]!.answers('walk');
    await server.time.advance(1000);
    await says(people[0]!, 0, 'blow', 'turn');
    expect(left()).toBe(65_000);
    await people[0]!.does({ type: 'undo', seat: 0 });
    expect(steps(people[0]!)).toEqual([1, 0, 0, 0, 0]);
    expect(left()).toBe(65_000);
    await people[0]!.does({ type: 'undo', seat: 0 });
    expect(steps(people[0]!)).toEqual([0, 0, 0, 0, 0]);
    // the turn was never over: the second that went by is this seat's own
    expect(left()).toBe(59_000);
  });

  test('is a bot: it is asked once whether it wants to speak, as long as nothing happens', async () => {
    const asked: number[] = [];
    const bots: Bots = {
      answer: async ({ seat, question }) => {
        if (question.optional) asked.push(seat);
        return question.optional ? (asked.length > 2 ? 'blow' : null) : question.window ? 'pass' : 'walk';
      },
      close: async () => {},
    };
    const { people } = await sitDown(only(3) | only(4), { count: 2, bots });
    const [ann, bea] = people as [Person, Person];
    await settle();
    expect(new Set(asked)).toEqual(new Set([3, 4]));
    await ann.does({ type: 'chat', text: 'hm' });
    await settle();
    expect(asked).toHaveLength(2);
    expect(steps(ann)).toEqual([0, 0, 0, 0, 0]);
    await ann.answers('walk');
    await settle();
    expect(steps(bea)).toEqual([1, 0, 0, 2, 2]);
    expect(bea.question).toMatchObject({ about: 'turn' });
  });

  test('is a bot that was too slow: what it says is dropped, and it is asked again', async () => {
    const slow = new SlowBots([whistlesHeldBy(only(3))]);
    const { people } = await sitDown(only(3), { count: 2, bots: slow });
    const [ann, bea] = people as [Person, Person];
    await ann.answers('walk');
    const { version } = ann.seen;
    await slow.speak();
    expect(ann.seen.version).toBe(version);
    expect(bea.question).toMatchObject({ about: 'turn' });
  });
});

describe('a window', () => {
  test('is open for four seconds with no clock at all, then who has said nothing has passed', async () => {
    const { server, people, watcher } = await running(only(1));
    expect(watcher.seen.game!.window).toEqual({ number: 1, length: 4000, left: 4000 });
    await server.time.advance(3999);
    expect(turns(watcher)).toBe(0);
    await server.time.advance(1);
    await settle();
    expect(steps(people[0]!)).toEqual([3, 0, 0, 0, 0]);
    expect(isOpen(watcher)).toBe(false);
  });

  test('has the length that the host wants', async () => {
    const { server, watcher } = await running(only(1), { windowSeconds: 7 });
    expect(watcher.seen.info.windowSeconds).toBe(7);
    await server.time.advance(6900);
    expect(isOpen(watcher)).toBe(true);
    await server.time.advance(100);
    expect(isOpen(watcher)).toBe(false);
  });

  test('stops no bank: no clock runs in it, and no answer to it brings time', async () => {
    const { server, people } = await running(only(1), { clock: { kind: 'live', bank: 60, increment: 5 } });
    const left = (): unknown => people[1]!.seen.info.seats.map((seat) => seat.left);
    const before = left();
    await says(people[2]!, 2, 'pass');
    await server.time.advance(4000);
    expect(isOpen(people[1]!)).toBe(false);
    expect(left()).toEqual(before);
  });

  test('looks and lasts the same whatever anybody holds, says or has set', async () => {
    /** All that somebody is sent from the opening to the end, and when. */
    async function sent(whistles: Seats, does: (set: Set) => Promise<void>): Promise<string[]> {
      const set = await running(whistles, { count: 4 });
      const onlookers = [set.watcher, set.people[0]!];
      const before = onlookers.map(({ frames }) => frames.length);
      await server1000(set);
      await does(set);
      await server1000(set);
      await set.server.time.advance(1999);
      const meanwhile = onlookers.flatMap(({ frames }, i) => frames.slice(before[i]));
      await set.server.time.advance(1);
      const { id } = set.watcher.seen.info;
      return [...meanwhile, 'it closes', ...onlookers.flatMap(({ frames }, i) => frames.slice(before[i]))].map(
        (frame) => withoutHead(frame).replaceAll(id, 'table'),
      );
    }
    const server1000 = ({ server }: Set): Promise<void> => server.time.advance(1000);
    const nothing = await sent(0, async () => {});
    expect(nothing.indexOf('it closes')).toBe(0);
    expect(await sent(30, async () => {})).toEqual(nothing);
    expect(await sent(only(1) | only(4), ({ people }) => says(people[1]!, 1, 'pass') as Promise<void>)).toEqual(
      nothing,
    );
    const setting = ({ people }: Set): Promise<void> =>
      people[2]!.does({ type: 'alwaysPass', seat: 2, on: true }) as unknown as Promise<void>;
    expect(await sent(only(2), setting)).toEqual(nothing);
  });

  test('closes when everybody who plays in person has spoken; bots are not waited for', async () => {
    const slow = new SlowBots([whistlesHeldBy(0)]);
    const { server, people } = await running(0, { count: 2, bots: slow });
    await server.time.advance(1500);
    await says(people[0]!, 0, 'pass');
    await settle();
    expect(isOpen(people[0]!)).toBe(true);
    await says(people[1]!, 1, 'pass');
    await server.time.advance(0);
    expect(isOpen(people[0]!)).toBe(false);
    expect(turns(people[0]!)).toBe(1);
    // What the bots think of is of no use any more, and must not be taken for an answer to the next question.
    await slow.speak();
    expect(people[1]!.question).toMatchObject({ about: 'turn' });
  });

  test.each([
    ['a moment where one person plays among those who do not think ahead', 'steady', 1, 400],
    ['a second where they think ahead', 'strong', 1, 1000],
    ['a second where another person could have set "always pass"', 'steady', 2, 1000],
  ] as const)('gives bots %s, however fast the people are', async (_what, level, count, moment) => {
    const blows: Bots = {
      answer: async ({ question }) => (question.optional ? null : question.window ? 'blow' : 'walk'),
      close: async () => {},
    };
    const server = new TestServer({ games: [whistlesHeldBy(only(4))], bots: blows });
    const { people } = await friends(server, { game: 'whistle' }, count, level);
    await people[0]!.answers('run');
    await settle();
    for (const [seat, person] of people.entries()) await says(person, seat, 'pass');
    await server.time.advance(moment - 1);
    expect(people[0]!.seen.game!.window?.number).toBe(1);
    await server.time.advance(1);
    expect(people[0]!.seen.told.at(-1)!.event.type).toBe('stopped');
    expect(people[0]!.seen.game!.window?.number).toBe(2);
  });

  test('shows what I have said to me alone, and I may say something else until it closes', async () => {
    const { server, people, watcher } = await running(only(1));
    await says(people[1]!, 1, 'blow');
    expect(people[1]!.seen.game!.window).toMatchObject({ said: 'blow' });
    expect(people[0]!.seen.game!.window).not.toHaveProperty('said');
    await says(people[1]!, 1, 'pass', 'stop', 'second');
    await says(people[1]!, 1, 'blow', 'stop', 'third');
    // The second comes once more, because its acknowledgement was lost.
    await says(people[1]!, 1, 'pass', 'stop', 'second');
    await server.time.advance(4000);
    expect(watcher.seen.told.map(({ event }) => event.type)).toContain('stopped');
  });

  test('refuses what is not on offer, and what comes too late', async () => {
    const { server, people } = await running(only(1));
    expect(await people[2]!.refused({ type: 'answer', seat: 2, about: 'stop', value: 'blow' })).toBe(
      'That is not one of your choices now.',
    );
    expect(await people[2]!.refused({ type: 'answer', seat: 2, about: 'turn', value: 'walk' })).toContain(
      'now the question is',
    );
    expect(await people[2]!.refused({ type: 'answer', seat: 1, about: 'stop', value: 'blow' })).toContain('not yours');
    await server.time.advance(4000);
    expect(await people[1]!.refused({ type: 'answer', seat: 1, about: 'stop', value: 'blow' })).toContain(
      "You are answering 'stop'",
    );
  });

  test('opens again after a claim, for its whole time', async () => {
    const { server, people, watcher } = await running(only(1) | only(2));
    await says(people[1]!, 1, 'blow');
    await says(people[2]!, 2, 'blow');
    await server.time.advance(4000);
    expect(watcher.seen.told.filter(({ event }) => event.type === 'blew')).toHaveLength(1);
    expect(watcher.seen.game!.window).toEqual({ number: 2, length: 4000, left: 4000 });
    expect(people[2]!.seen.game!.window).not.toHaveProperty('said');
    await server.time.advance(4000);
    expect(turns(watcher)).toBe(1);
  });

  test('opens anew when the server was down, with what was said to it, and closes though nobody looks', async () => {
    const storage = openSqlite(':memory:');
    const games = [whistlesHeldBy(only(1))];
    const before = new TestServer({ storage, games, bots: quiet });
    const { table, people } = await friends(before, { game: 'whistle' });
    await people[0]!.answers('run');
    await says(people[1]!, 1, 'blow');

    // It dies: nothing is put away, and time stands still for it.
    const server = new TestServer({ storage, games, bots: quiet });
    await server.tables.wake();
    await server.time.advance(4000);
    const ann = server.person((await server.tables.get(table.id))!, 'ann');
    ann.watch();
    expect(ann.seen.told.map(({ event }) => event.type)).toContain('blew');
    // A claim opens it once more, for its whole time.
    expect(turns(ann)).toBe(0);
    await server.time.advance(4000);
    expect(turns(ann)).toBe(1);
  });

  test('that could not be stored is tried again, and what was said is not lost', async () => {
    const storage = openSqlite(':memory:');
    const { append } = storage;
    const server = new TestServer({ storage, games: [whistlesHeldBy(only(1))], bots: quiet });
    const { people } = await friends(server, { game: 'whistle' });
    await people[0]!.answers('run');
    await says(people[1]!, 1, 'blow');
    storage.append = () => Promise.reject(new Error('the disk is full'));
    await server.time.advance(4500);
    expect(people[0]!.seen.game!.window?.number).toBe(1);
    storage.append = append;
    await server.time.advance(1000);
    expect(people[0]!.seen.told.map(({ event }) => event.type)).toContain('blew');
  });

  test('takes no time among bots, also when people watch', async () => {
    const server = new TestServer({ games: [whistlesHeldBy(31)] });
    const table = await server.table({ game: 'whistle' });
    const ann = server.person(table, 'ann');
    ann.watch();
    await ann.does({ type: 'stand', seat: 0 });
    for (const seat of FRIENDS.keys()) await ann.does({ type: 'bot', seat, on: true });
    await ann.does({ type: 'start' });
    for (let n = 0; n < 40 && table.phase !== 'over'; n += 1) await settle();
    expect(table.phase).toBe('over');
  });

  test.each<[string, Partial<NewTable>]>([
    ['with days for each answer', { clock: { kind: 'days', days: 2 } }],
    ['on a shared device', { mode: 'pass', names: ['Ann', 'Bea', 'Col'] }],
  ])('waits for everybody %s', async (_what, settings) => {
    const server = new TestServer({ games: [whistlesHeldBy(only(1))], bots: quiet });
    const isShared = settings.mode === 'pass';
    const table = await server.table({ game: 'whistle', seats: 3, open: !isShared, ...settings });
    const people = FRIENDS.slice(0, 3).map((id) => server.person(table, isShared ? 'ann' : id));
    for (const [seat, person] of people.entries()) {
      person.watch();
      if (!isShared) await person.does({ type: 'sit', seat });
    }
    await people[0]!.does({ type: 'start' });
    await says(people[0]!, 0, 'run', 'turn');
    await server.time.advance(60_000);
    for (const [seat, person] of people.entries()) {
      expect(turns(person)).toBe(0);
      expect(isOpen(person)).toBe(false);
      await says(person, seat, 'pass');
    }
    expect(turns(people[0]!)).toBe(1);
  });
});

describe('always pass', () => {
  test('closes windows after a second when all have set it or passed, and is nobody else’s business', async () => {
    const { server, people, watcher } = await running(31);
    for (const seat of [0, 1, 2, 3]) await people[seat]!.does({ type: 'alwaysPass', seat, on: true });
    expect(people[1]!.seen.game!.alwaysPass).toBe(true);
    expect(watcher.seen.game).not.toHaveProperty('alwaysPass');
    expect(people[4]!.seen.game).not.toHaveProperty('alwaysPass');
    await server.time.advance(500);
    await says(people[4]!, 4, 'pass');
    expect(isOpen(watcher)).toBe(true);
    await server.time.advance(500);
    expect(isOpen(watcher)).toBe(false);
  });

  test('ends with the turn', async () => {
    const { server, people } = await running(31);
    await people[1]!.does({ type: 'alwaysPass', seat: 1, on: true });
    await says(people[2]!, 2, 'blow');
    await server.time.advance(4000);
    expect(people[1]!.seen.game!.window!.number).toBe(2);
    expect(people[1]!.seen.game!.alwaysPass).toBe(true);
    await server.time.advance(4000);
    expect(turns(people[1]!)).toBe(1);
    expect(people[1]!.seen.game).not.toHaveProperty('alwaysPass');
  });

  test('can be switched off, and does not keep anybody from speaking', async () => {
    const { server, people } = await running(only(1));
    const [, bea] = people as [Person, Person];
    for (const seat of FRIENDS.keys()) await people[seat]!.does({ type: 'alwaysPass', seat, on: true });
    await bea.does({ type: 'alwaysPass', seat: 1, on: false });
    await server.time.advance(2000);
    expect(isOpen(bea)).toBe(true);
    await bea.does({ type: 'alwaysPass', seat: 1, on: true });
    await says(bea, 1, 'blow');
    await server.time.advance(0);
    expect(bea.seen.told.map(({ event }) => event.type)).toContain('blew');
  });

  test('is for the own seat, and for games with windows', async () => {
    const { people } = await running(0);
    expect(await people[1]!.refused({ type: 'alwaysPass', seat: 2, on: true })).toContain('not yours');
    const server = new TestServer();
    const { people: others } = await friends(server);
    expect(await others[0]!.refused({ type: 'alwaysPass', seat: 0, on: true })).toContain('in this game');
  });
});
