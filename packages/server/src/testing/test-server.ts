import { fastRng, type Json, type Rng, sampleOption, type Seat, type Viewer } from '@tablewright/kernel';
import type { BotLevel, NewTable, ServerMessage } from '@tablewright/protocol';
import { openSqlite, type Storage } from '@tablewright/storage';
import { pino } from 'pino';
import type { Watcher } from '../viewer-group.ts';
import { Players } from '@tablewright/bots';
import type { Bots } from '../bots/bots.ts';
import type { Keeper } from '../keeping/keeper.ts';
import { keptGame } from '../kept-game.ts';
import type { GameEntry, Timings } from '../services.ts';
import { newMetrics } from '../metrics.ts';
import type { Reply } from '../reply.ts';
import type { WatchRequest } from '../viewers.ts';
import type { Command } from '../command.ts';
import type { Table } from '../table.ts';
import { Tables } from '../tables.ts';
import { FakeTime, settle } from './fake-time.ts';
import { lantern } from './games.ts';
import { type Mirror, mirror } from './mirror.ts';

// Tables without a network: people who sit at them, and time that a test moves.

/** Bots that think here and at once. */
export function bots(entries: readonly GameEntry[]): Bots {
  const players = new Players(() => performance.now());
  return {
    answer: async ({ module, ...request }) =>
      players.answer(entries.find((one) => one.module === module)!.game, request),
    close: async () => {},
  };
}

/** Games are kept here and at once. */
const keeperHere: Keeper = { keep: (match) => keptGame(match), close: async () => {} };

export interface TestSettings {
  readonly games?: readonly GameEntry[];
  readonly storage?: Storage;
  readonly time?: FakeTime;
  readonly bots?: Bots;
  readonly keeper?: Keeper;
  readonly timings?: Partial<Timings>;
}

export class TestServer {
  readonly time: FakeTime;
  readonly storage: Storage;
  readonly tables: Tables;
  /** what was logged */
  readonly logged: string[] = [];
  #awake: Promise<void> | null = null;

  constructor({ games = [lantern], storage, time, bots: own, keeper = keeperHere, timings }: TestSettings = {}) {
    this.time = time ?? new FakeTime();
    this.storage = storage ?? openSqlite(':memory:');
    this.tables = new Tables({
      storage: this.storage,
      games: new Map(games.map((entry) => [entry.game.id, entry])),
      bots: own ?? bots(games),
      keeper,
      time: this.time,
      log: pino({ level: 'debug' }, { write: (line: string) => void this.logged.push(line) }),
      counters: newMetrics(),
      timings: { botPause: 0, gather: 0, awayAfter: 60_000, saltWithin: 10_000, idleAfter: 60_000, ...timings },
    });
  }

  /** A new table, with somebody called Ann as its host. */
  async table(settings: Partial<NewTable> = {}): Promise<Table> {
    this.#awake ??= this.tables.wake();
    await this.#awake;
    const made = await this.tables.create(
      { id: 'ann', name: 'Ann' },
      {
        game: 'lantern',
        seats: 5,
        options: {},
        mode: 'online',
        open: false,
        clock: { kind: 'none' },
        whenOut: 'bot',
        atOnce: false,
        names: [],
        seatOrder: 'fixed', // a test knows who sits where
        ...settings,
      },
    );
    if (!made.ok) throw new Error(made.why);
    const table = (await this.tables.get(made.table))!;
    if (settings.atOnce === true) await this.person(table, 'ann').does({ type: 'start' });
    return table;
  }

  /** A person at a table, who watches it. */
  person(table: Table, id: string): Person {
    return new Person(this, table, id);
  }
}

/**
 * A frame without the last link of the log's chain. The link differs between two games that differ in a secret, and tells nobody
 * anything: it is a hash over the table's own secret.
 */
export function withoutHead(frame: string): string {
  return frame.replace(/,"head":"[0-9a-f]{64}"/, '');
}

let commands = 0;

type CommandBody = Command extends infer C ? (C extends unknown ? Omit<C, 'id' | 'table'> : never) : never;

export class Person implements Watcher {
  readonly person: string | null;
  readonly frames: string[] = [];
  readonly #server: TestServer;
  readonly #tables = new Map<string, Mirror>();
  #table: Table;

  constructor(server: TestServer, table: Table, id: string | null) {
    this.#server = server;
    this.#table = table;
    this.person = id;
  }

  send(text: string): void {
    this.frames.push(text);
    mirror(this.#tables, JSON.parse(text) as ServerMessage);
  }

  /** null, or why not */
  watch(request: WatchRequest = {}): string | null {
    return this.#table.watch(this, request);
  }

  leave(): void {
    this.#table.leave(this);
  }

  get seen(): Mirror {
    return this.#tables.get(this.#table.id)!;
  }

  get question(): NonNullable<Mirror['game']>['mine'] {
    return this.seen.game?.mine ?? null;
  }

  says(body: CommandBody, id = `c${(commands += 1)}`): Promise<Reply> {
    const command = { ...body, id, table: this.#table.id };
    const name = this.person!.replace(/^./, (letter) => letter.toUpperCase());
    const caller = {
      id: this.person!,
      name: async () => ('name' in body && body.name !== undefined ? body.name : name),
    };
    return this.#table.perform(caller, command, this.#tables.has(this.#table.id));
  }

  /** It must be done. */
  async does(body: CommandBody, id?: string): Promise<Extract<Reply, { ok: true }>> {
    const reply = await this.says(body, id);
    if (!reply.ok) throw new Error(`${JSON.stringify(body)}: ${reply.why}`);
    return reply;
  }

  /** It must be refused: the sentence. */
  async refused(body: CommandBody, id?: string): Promise<string> {
    const reply = await this.says(body, id);
    if (reply.ok) throw new Error(`${JSON.stringify(body)} was done`);
    return reply.why;
  }

  /** Answers the own question. */
  async answers(value: Json): Promise<void> {
    const { seat, about } = this.question!;
    await this.does({ type: 'answer', seat, about, value, version: this.seen.version });
  }

  /** After the table has left memory and come back. */
  async returns(as?: Viewer): Promise<void> {
    this.#table = (await this.#server.tables.get(this.#table.id))!;
    this.watch(as === undefined ? {} : { as });
  }
}

export const FRIENDS = ['ann', 'bea', 'col', 'dov', 'eve'] as const;

/** Five friends around a table of Lantern, or the first few of them with bots beside them; the game has begun. */
export async function friends(
  server: TestServer,
  settings: Partial<NewTable> = {},
  count: number = FRIENDS.length,
  level?: BotLevel,
): Promise<{ table: Table; people: Person[] }> {
  const table = await server.table({ seats: FRIENDS.length, open: true, ...settings });
  const people = FRIENDS.slice(0, count).map((id) => server.person(table, id));
  for (const [seat, person] of people.entries()) {
    person.watch();
    await person.does({ type: 'sit', seat });
  }
  for (let seat = count; seat < FRIENDS.length; seat += 1)
    await people[0]!.does({ type: 'bot', seat, on: true, ...(level !== undefined && { level }) });
  await people[0]!.does({ type: 'start' });
  await settle();
  return { table, people };
}

/** Bots that think until a test lets them speak. */
export class SlowBots implements Bots {
  #thinking: (() => void)[] = [];
  readonly #bots: Bots;

  constructor(entries: readonly GameEntry[] = [lantern]) {
    this.#bots = bots(entries);
  }

  async answer(request: Parameters<Bots['answer']>[0]): Promise<Json> {
    await new Promise<void>((resolve) => void this.#thinking.push(resolve));
    return this.#bots.answer(request);
  }

  async close(): Promise<void> {}

  /** All that think say what they have thought of. */
  async speak(): Promise<void> {
    const speaking = this.#thinking;
    this.#thinking = [];
    for (const speak of speaking) speak();
    await settle();
  }
}

/** Everybody who is asked answers something, until nobody is or `until` holds. */
export async function playOn(
  people: readonly Person[],
  until: () => boolean = () => false,
  rng: Rng = fastRng(7),
): Promise<void> {
  for (let n = 0; n < 2000 && !until(); n += 1) {
    const asked = people.find((person) => person.question !== null);
    if (asked === undefined) {
      await settle();
      if (people.every((person) => person.question === null)) return;
    } else await asked.answers(sampleOption(asked.question!.domain, rng));
  }
}

/** Until all are asked to vote at once. */
export async function untilVote(people: readonly Person[]): Promise<void> {
  await playOn(people, () => people.every((person) => person.question?.about === 'vote'));
}

/** The person on a seat. */
export function on(people: readonly Person[], seat: Seat): Person {
  return people.find((person) => person.seen.info.seats[seat]!.mine)!;
}
