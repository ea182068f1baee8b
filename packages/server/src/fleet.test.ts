import type { GameRecord, Json } from '@tablewright/kernel';
import type { BusSettings, Storage } from '@tablewright/storage';
import { NO_POSTGRES, startPostgres } from '@tablewright/storage/local-postgres';
import { openPostgres } from '@tablewright/storage/postgres';
import { startSmallNats } from '@tablewright/storage/testing/small-nats';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Bots } from './bots/bots.ts';
import { KEPT_FORM } from './kept-game.ts';
import { createServer, type ServerSettings } from './server.ts';
import { Client } from './testing/client.ts';
import { lantern } from './testing/games.ts';
import { NO_LIMITS } from './testing/limits.ts';
import { begin, play } from './testing/server.ts';
import { bots } from './testing/test-server.ts';
import { realTime, type Time } from './time.ts';
import { whistlesHeldBy } from './testing/whistles.ts';

// Several servers on one PostgreSQL, as processes would be: they share nothing but the database.

const postgres = await startPostgres({ durable: false });
afterAll(() => postgres?.stop());
const withPostgres = postgres === null ? test.skip : test;
if (postgres === null) test(NO_POSTGRES, () => {});

interface Server {
  readonly url: string;
  /** as at SIGTERM */
  stop(): Promise<void>;
}

/** `prepare`: what is done to the store of each of them beforehand */
async function servers(
  count: number,
  settings: Partial<ServerSettings> = {},
  prepare: (storage: Storage, n: number) => void = () => {},
  bus: BusSettings | null = null,
): Promise<Server[]> {
  const database = await postgres!.newDatabase();
  const all: Server[] = [];
  for (let n = 0; n < count; n += 1) {
    const storage = await openPostgres(database, bus);
    prepare(storage, n);
    const games = settings.games ?? [lantern];
    const server = await createServer({
      games,
      storage,
      port: 0,
      logLevel: 'silent',
      bots: bots(games),
      limits: NO_LIMITS,
      timings: { botPause: 0 },
      ...settings,
    });
    const url = await server.listen();
    const stop = async (): Promise<void> => {
      await server.close();
      await storage.close();
    };
    onTestFinished(stop);
    all.push({ url, stop });
  }
  return all;
}

async function enter(url: string, name?: string): Promise<Client> {
  const client = await Client.enter(url, name);
  onTestFinished(() => client.cut());
  return client;
}

/** The same person, connected to another process. */
async function moved(client: Client, url: string, table: string): Promise<Client> {
  const there = new Client(url);
  there.cookie = client.cookie;
  await there.connect();
  onTestFinished(() => there.cut());
  await there.watch(table);
  return there;
}

const NAMES = ['Ann', 'Bea', 'Col', 'Dov', 'Eve'];

withPostgres('friends at two processes play one game, and all of them see it', async () => {
  const [one, two] = (await servers(2)) as [Server, Server];
  const people = await Promise.all(NAMES.map((name, i) => enter(i % 2 === 0 ? one.url : two.url, name)));
  const table = await begin(people, { game: 'lantern' });
  const [ann, bea] = people as [Client, Client];
  await ann.until(() => ann.seen(table).info.seats.every(({ online }) => online));
  await play(people, table);
  const { version } = ann.seen(table);
  for (const person of people) {
    await person.until(() => person.seen(table).version === version);
    expect(person.seen(table).game!.outcome).toEqual(ann.seen(table).game!.outcome);
    expect(person.seen(table).told.length).toBeGreaterThan(0);
  }
  const records = await Promise.all([ann, bea].map((one) => one.get<GameRecord>(`/api/tables/${table}/record`)));
  expect(records[0]).toEqual(records[1]);
  const answers = records[0]!.log.filter(({ type }) => type === 'answer');
  expect(answers).toHaveLength(version - 1);
});

withPostgres('whoever is connected to a process that was taken for gone and was not is there again', async () => {
  const looks: ((gone: readonly string[], came: readonly string[]) => void)[] = [];
  const heardFrom = new Set<string>();
  const [one, two] = (await servers(2, {}, ({ fleet }, n) => {
    if (n > 0) return;
    const onDoubt = fleet!.onDoubt.bind(fleet);
    fleet!.onDoubt = (look) => {
      looks.push(look);
      onDoubt(look);
    };
    fleet!.onNote((_note, from) => heardFrom.add(from));
  })) as [Server, Server];
  const people = await Promise.all(NAMES.map((name, i) => enter(i % 2 === 0 ? one.url : two.url, name)));
  const table = await begin(people, { game: 'lantern' });
  const [ann] = people as [Client];
  const isBeaThere = (): boolean => ann.seen(table).info.seats.some(({ name, online }) => name === 'Bea' && online);
  await ann.until(isBeaThere);
  const [other] = heardFrom;
  for (const look of looks) look([other!], []);
  await ann.until(() => !isBeaThere());
  for (const look of looks) look([], [other!]);
  await ann.until(isBeaThere);
});

withPostgres('whoever speaks at the same moment at two processes is heard in turn', async () => {
  const [one, two] = (await servers(2)) as [Server, Server];
  const people = await Promise.all(NAMES.map((name, i) => enter(i % 2 === 0 ? one.url : two.url, name)));
  const table = await begin(people, { game: 'lantern' });
  const said = people.flatMap((person, i) =>
    [1, 2].map((n) => person.does({ type: 'chat', table, text: `${NAMES[i]} ${n}` })),
  );
  await Promise.all(said);
  for (const person of people) {
    await person.until(() => person.seen(table).chat.length === 10);
    expect(person.seen(table).chat).toEqual(people[0]!.seen(table).chat);
    expect(person.seen(table).chat.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  }
});

withPostgres('a command that is sent at one process and again at another is done once', async () => {
  const [one, two] = (await servers(2)) as [Server, Server];
  const people = await Promise.all(NAMES.map((name) => enter(one.url, name)));
  const table = await begin(people, { game: 'lantern' });
  const asked = people.find((person) => person.seen(table).game!.mine !== null)!;
  const { seat, about, domain } = asked.seen(table).game!.mine!;
  const value = (domain as unknown as { of: Json[] }).of?.[0] ?? null;
  const { version } = asked.seen(table);
  const there = await moved(asked, two.url, table);
  const command = { type: 'answer', table, seat, about, value, version } as const;
  const replies = await Promise.all([asked.command(command, 'once'), there.command(command, 'once')]);
  expect(new Set(replies.map(({ type }) => type)).size).toBe(1);
  if (replies[0].type === 'done') await asked.until(() => asked.seen(table).version === version + 1);
  await there.until(() => there.seen(table).version === asked.seen(table).version);
});

withPostgres('who is refused for what was so a moment ago is held against what is so now', async () => {
  let open = (): void => {};
  let shut: Promise<void> | null = null;
  let reads = 0;
  // the second process reads a table, and gets to hear it only when the gate opens
  const [one, two] = (await servers(2, {}, (storage, n) => {
    if (n === 0) return;
    const read = storage.table.bind(storage);
    storage.table = async (id) => {
      const found = await read(id);
      reads += 1;
      await shut;
      return found;
    };
  })) as [Server, Server];
  const ann = await enter(two.url, 'Ann');
  const friends = await Promise.all(NAMES.slice(1).map((name) => enter(one.url, name)));
  const { table } = await ann.post<{ table: string }>('/api/tables', { game: 'lantern', seats: 5, open: true });
  await ann.watch(table);
  for (const [i, friend] of friends.slice(0, 2).entries()) await friend.does({ type: 'sit', table, seat: i + 1 });
  await ann.until(() => ann.seen(table).info.seats[2]!.name === 'Col');
  const before = reads;
  shut = new Promise((resolve) => (open = resolve));
  await friends[2]!.does({ type: 'sit', table, seat: 3 });
  await vi.waitUntil(() => reads > before);
  // Ann's word waits behind that look; that the last seat is taken is heard behind her word, and before she is refused
  const started = ann.command({ type: 'start', table });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await friends[3]!.does({ type: 'sit', table, seat: 4 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  open();
  expect(await started).toMatchObject({ type: 'done' });
});

/** Counts how often each question was thought about. */
function counting(inner: Bots): { bots: Bots; thought: Map<string, number> } {
  const thought = new Map<string, number>();
  return {
    thought,
    bots: {
      async answer(request) {
        const key = JSON.stringify([request.seat, request.question, request.view]);
        thought.set(key, (thought.get(key) ?? 0) + 1);
        await new Promise((resolve) => setTimeout(resolve, 3));
        return inner.answer(request);
      },
      close: async () => {},
    },
  };
}

withPostgres(
  'bots think once, at one process, while people answer at others; and one that stops hands them over',
  async () => {
    const counted = counting(bots([lantern]));
    const [one, two, three] = (await servers(3, { bots: counted.bots })) as [Server, Server, Server];
    const ann = await enter(one.url, 'Ann');
    const { table } = await ann.post<{ table: string }>('/api/tables', {
      game: 'lantern',
      seats: 5,
      atOnce: true,
      seatOrder: 'fixed',
    });
    await ann.watch(table);
    await ann.does({ type: 'start', table });
    await ann.until(() => ann.seen(table).game !== null);
    const there = await moved(ann, two.url, table);
    await play([there], table, { until: () => there.seen(table).version > 15 });
    for (const [question, times] of counted.thought) expect([times, question]).toEqual([1, question]);

    // the process that keeps the table stops in the middle: another goes on, nothing is lost
    await one.stop();
    const later = await moved(ann, three.url, table);
    await play([later], table);
    expect(later.seen(table).game!.outcome).not.toBeNull();
    const record = await later.get<GameRecord>(`/api/tables/${table}/record`);
    expect(record.log.filter(({ type }) => type === 'answer')).toHaveLength(later.seen(table).version - 1);
  },
);

withPostgres('what is taken back at one process is taken back for those at the other', async () => {
  const [one, two] = (await servers(2)) as [Server, Server];
  const people = await Promise.all(NAMES.map((name, i) => enter(i % 2 === 0 ? one.url : two.url, name)));
  const table = await begin(people, { game: 'lantern' });
  await people[0]!.until(() => people.some((person) => person.seen(table).game?.mine != null));
  const [leader] = people.filter((person) => person.seen(table).game?.mine != null);
  await play([leader!], table, { until: () => leader!.seen(table).game?.mine?.about === 'vote' });
  for (const person of people) await person.until(() => person.seen(table).game?.mine?.about === 'vote');
  const [ann, bea] = people as [Client, Client];
  const { version } = ann.seen(table);
  await ann.does({ type: 'answer', table, seat: 0, about: 'vote', value: 'aye', version });
  await bea.until(() => bea.seen(table).version === version + 1);
  await ann.does({ type: 'undo', table, seat: 0 });
  await bea.until(() => bea.seen(table).version === version + 2);
  expect(bea.seen(table).game!.waiting.map(({ seat }) => seat)).toContain(0);
});

withPostgres(
  'whoever loads the page anew at another process is never shown the lobby of a game that has begun',
  async () => {
    // the first one tells nothing of what it does, or only later than the page is loaded
    const [one, two] = (await servers(2, {}, (storage, n) => {
      if (n === 0) storage.fleet!.tell = () => {};
    })) as [Server, Server];
    const ann = await enter(one.url, 'Ann');
    const settings = { game: 'lantern', seats: 5, atOnce: true, seatOrder: 'fixed' };
    const { table } = await ann.post<{ table: string }>('/api/tables', settings);
    await ann.watch(table);
    const there = await moved(ann, two.url, table);
    expect(there.seen(table).info.phase).toBe('lobby');
    await ann.does({ type: 'start', table });
    const again = await moved(ann, two.url, table);
    expect(again.seen(table).info.phase).toBe('playing');
  },
);

withPostgres('a bot whose process was never told that it is asked is found all the same', async () => {
  const database = await postgres!.newDatabase();
  const storages = await Promise.all([1, 2].map(() => openPostgres(database)));
  // the second one never tells anything, as if it had died between the commit and the note
  storages[1]!.fleet!.tell = () => {};
  const urls: string[] = [];
  for (const storage of storages) {
    const server = await createServer({
      games: [lantern],
      storage,
      port: 0,
      logLevel: 'silent',
      bots: bots([lantern]),
      limits: NO_LIMITS,
      timings: { botPause: 0, idleAfter: 0 },
    });
    urls.push(await server.listen());
    onTestFinished(async () => {
      await server.close();
      await storage.close();
    });
  }
  const ann = await enter(urls[0]!, 'Ann');
  const settings = { game: 'lantern', seats: 5, atOnce: true, seatOrder: 'fixed' };
  const { table } = await ann.post<{ table: string }>('/api/tables', settings);
  const there = await moved(ann, urls[1]!, table);
  await there.does({ type: 'start', table });
  await play([there], table, { until: () => there.seen(table).version > 10 });
  expect(there.seen(table).version).toBeGreaterThan(10);
});

/** Ten seconds in one. */
const tenfold: Time = {
  now: () => Math.round(performance.timeOrigin + performance.now() * 10),
  after: (ms, run) => realTime.after(ms / 10, run),
};

withPostgres('a clock rings once, at whichever process; and again when its process has gone', async () => {
  const [one, two] = (await servers(2, { time: tenfold })) as [Server, Server];
  const people = await Promise.all(NAMES.slice(1).map((name) => enter(two.url, name)));
  const host = await enter(one.url, 'Host');
  const clock = { kind: 'live', bank: 10, increment: 0 };
  const { table } = await host.post<{ table: string }>('/api/tables', {
    game: 'lantern',
    seats: 5,
    open: true,
    seatOrder: 'fixed',
    clock,
    whenOut: 'bot',
  });
  await host.watch(table);
  for (const [seat, person] of people.entries()) {
    await person.watch(table);
    await person.does({ type: 'sit', table, seat: seat + 1 });
  }
  await host.does({ type: 'start', table });
  const isOut = (client: Client): number => client.seen(table).info.seats.filter(({ standIn }) => standIn).length;
  await host.until(() => isOut(host) > 0);
  const [ann] = people as [Client];
  await ann.until(() => isOut(ann) > 0);
  await one.stop();
  // all the others run out as well, and bots play on to the end
  await ann.until(() => ann.seen(table).game?.outcome != null);
  const record = await ann.get<GameRecord>(`/api/tables/${table}/record`);
  expect(record.log.filter(({ type }) => type === 'answer')).toHaveLength(ann.seen(table).version - 1);
});

withPostgres('a game whose end its process could not keep any more is kept by another', async () => {
  const stores: Storage[] = [];
  const [one] = (await servers(2, {}, (storage, n) => {
    stores.push(storage);
    if (n === 0) storage.keepRecord = () => Promise.reject(new Error('killed before it'));
  })) as [Server, Server];
  const people = await Promise.all(NAMES.map((name) => enter(one.url, name)));
  const table = await begin(people, { game: 'lantern' });
  await play(people, table);
  expect(await stores[1]!.record(table)).toBeNull();
  await one.stop();
  await vi.waitFor(async () => expect(await stores[1]!.record(table)).toMatchObject({ form: KEPT_FORM }), 20_000);
});

withPostgres(
  'a start that is held up at one process is called off by the one that keeps the table, or its heir',
  async () => {
    const [one, two] = (await servers(2, { timings: { botPause: 0, saltWithin: 300 } })) as [Server, Server];
    const host = await enter(one.url, 'Host');
    const settings = { game: 'lantern', seats: 5, open: true };
    const { table } = await host.post<{ table: string }>('/api/tables', settings);
    const there = await moved(host, two.url, table);
    const startsAnew = async (): Promise<void> => {
      await there.does({ type: 'saltHash', table, hash: 'a'.repeat(64) });
      await there.does({ type: 'start', table });
      await there.until(() => there.seen(table).info.calledOff !== null);
    };
    for (const seat of [1, 2, 3, 4]) await there.does({ type: 'bot', table, seat, on: true });
    await startsAnew();
    await one.stop();
    await startsAnew();
  },
);

withPostgres('on a bus they play one game as well, also while it is lost', async () => {
  const nats = await startSmallNats();
  onTestFinished(() => nats.stop());
  const said: string[] = [];
  const bus = { url: `nats://127.0.0.1:${nats.port}`, says: (sentence: string) => void said.push(sentence) };
  const [one, two] = (await servers(2, {}, () => {}, bus)) as [Server, Server];
  const people = await Promise.all(NAMES.map((name, i) => enter(i % 2 === 0 ? one.url : two.url, name)));
  const table = await begin(people, { game: 'lantern' });
  const [ann, bea] = people as [Client, Client];
  await ann.until(() => ann.seen(table).info.seats.every(({ online }) => online)); // stored nowhere: it was told
  await play(people, table, { until: () => ann.seen(table).version > 8 });
  await nats.stop();
  await vi.waitFor(() => expect(said).toHaveLength(2), 20_000);
  await play(people, table);
  for (const person of people) await person.until(() => person.seen(table).game!.outcome !== null);
  const records = await Promise.all([ann, bea].map((person) => person.get<GameRecord>(`/api/tables/${table}/record`)));
  expect(records[0]).toEqual(records[1]);
});

withPostgres('what is said to a window at one process is taken when another closes it', async () => {
  const whistle = whistlesHeldBy(0b00010);
  const [one, two] = (await servers(2, { games: [whistle], bots: bots([whistle]) })) as [Server, Server];
  const people = await Promise.all(NAMES.map((name, i) => enter(i === 1 ? two.url : one.url, name)));
  const table = await begin(people, { game: 'whistle', windowSeconds: 30 });
  const [ann, bea] = people as [Client, Client];
  const { version } = ann.seen(table);
  await ann.does({ type: 'answer', table, seat: 0, about: 'turn', value: 'run', version });
  for (const person of people) await person.until(() => person.seen(table).game?.window !== undefined);
  await bea.until(() => bea.seen(table).game?.mine?.about === 'stop');
  const before = people.map((person) => person.frames.length);
  await bea.does({ type: 'answer', table, seat: 1, about: 'stop', value: 'blow' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  // nobody else has been sent anything at all
  expect(people.map((person, i) => (i === 1 ? 0 : person.frames.length - before[i]!))).toEqual([0, 0, 0, 0, 0]);
  for (const [seat, person] of people.entries()) {
    if (seat === 1 || person.seen(table).game!.mine?.about !== 'stop') continue;
    await person.does({ type: 'answer', table, seat, about: 'stop', value: 'pass' });
  }
  await ann.until(() => JSON.stringify(ann.seen(table).told).includes('blew'));
  await bea.until(() => bea.seen(table).version === ann.seen(table).version);
  expect(bea.seen(table).told).toEqual(ann.seen(table).told);
});
