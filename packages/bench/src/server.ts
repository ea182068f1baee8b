import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { BadInput } from '@tablewright/catalogue';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, spread } from './cpu.ts';
import { NO_POSTGRES, startPostgres } from '@tablewright/storage/local-postgres';
import { ServerChild, type Usage } from './server-child.ts';
import { ServerGroup } from './server-group.ts';
import { guests, newTable } from './server-guests.ts';
import {
  type Beside,
  type BenchTable,
  type Measured,
  playLive,
  saturate,
  type Served,
  several,
  Stopwatch,
} from './server-load.ts';
import { newMatch } from './server-players.ts';

export interface ServerBenchSettings {
  /** tables of people who think, all at once */
  readonly tables?: number;
  /** how long they are watched */
  readonly seconds?: number;
  readonly thinkSeconds?: number;
  /** tables at which everybody answers at once, on our server and on boardgame.io's in turn */
  readonly busyTables?: number;
  readonly rounds?: number;
  readonly secondsPerRound?: number;
  /** where ours stores; several processes share PostgreSQL */
  readonly storage?: 'sqlite' | 'postgres';
  readonly processes?: number;
}

export type ServerName = 'tablewright' | 'boardgameio';

export interface ServerBench {
  /** people who think: so many tables, and from sending an answer until its sender sees what came of it */
  readonly tables: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** of the server's memory, for a table with a connection for each of its seats */
  readonly bytesPerTable: number;
  /** as fast as it goes; medians over the rounds */
  readonly answersPerSecond: number;
  readonly cpuMicrosPerAnswer: number;
  /** answers per second, by the clock on the wall */
  readonly ratioToBoardgameio: number;
  /** CPU per answer: how many times ours is in boardgame.io's */
  readonly cpuRatioToBoardgameio: number;
  /** (largest − smallest) / median over the rounds */
  readonly spread: { readonly ratioToBoardgameio: number };
  readonly storage: 'sqlite' | 'postgres';
  readonly processes: number;
  /** of PostgreSQL itself, as fast as it goes; null on SQLite, which is part of our own */
  readonly databaseCpuMicrosPerAnswer: number | null;
  readonly game: 'lantern';
  readonly seats: number;
  /** whether an answer is on the disk when its sender hears of it */
  readonly durable: Readonly<Record<ServerName, boolean>>;
  /** on the disk, for each table that was played on: ours with its log of every answer */
  readonly storedBytesPerTable: Readonly<Record<ServerName, number>>;
  readonly live: Measured & {
    readonly thinkSeconds: number;
    /** CPU per answer: how many times ours is in boardgame.io's under the same load */
    readonly cpuRatioToBoardgameio: number;
    readonly boardgameio: Measured;
  };
  readonly busy: { readonly tables: number; readonly rounds: Readonly<Record<ServerName, readonly Measured[]>> };
  readonly node: string;
  readonly cpus: number;
  /** of the last minute, at the end: where others work too, the wall's clock is theirs as well */
  readonly loadAverage: number;
}

const SEATS = 5;
const FILES: Readonly<Record<ServerName, URL>> = {
  tablewright: new URL('server-tablewright.ts', import.meta.url),
  boardgameio: new URL('server-boardgameio.ts', import.meta.url),
};

interface Contender {
  readonly server: Served & { usage(): Promise<Usage>; pause(): void; resume(): void };
  /** where it stores */
  readonly folder: string;
  readonly open: () => Promise<BenchTable>;
  /** of a database that is no part of the server */
  readonly database: Beside;
  readonly measured: Measured[];
  /** at which somebody was asked */
  readonly played: Set<BenchTable>;
  tables: readonly BenchTable[];
  /** tables that wait until another is over */
  reserve: number;
}

/** Lantern at five seats on both servers, over websockets on this machine; this process is all the clients. */
export async function benchServer(plan: ServerBenchSettings = {}): Promise<ServerBench> {
  const { tables = 500, seconds = 10, thinkSeconds = 5, busyTables = 200, rounds = 3, secondsPerRound = 3 } = plan;
  const { storage = 'sqlite', processes = 1 } = plan;
  checkDescriptors(tables, busyTables);
  const postgres = storage === 'postgres' ? await startPostgres() : null;
  if (storage === 'postgres' && postgres === null) throw new Error(NO_POSTGRES);
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-bench-'));
  const sweepUp = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', sweepUp); // when it is broken off
  const running: { stop(): Promise<void> }[] = [];
  const place = (name: ServerName): string => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  try {
    const database = (await postgres?.newDatabase()) ?? null;
    const inDatabase = async (): Promise<number> => (database === null ? 0 : postgres!.bytesOf(database));
    const emptyDatabase = await inDatabase();
    const folders = { tablewright: place('tablewright'), boardgameio: place('boardgameio') };
    const ours = await ServerGroup.start(FILES.tablewright, folders.tablewright, processes, database);
    running.push(ours);
    const theirs = await ServerChild.start(FILES.boardgameio, folders.boardgameio);
    running.push(theirs);
    const cookies = await guests(ours.urls[0]!, SEATS);
    const reserve = Math.min(busyTables, MOST_IN_RESERVE);
    const us: Contender = {
      ...contender(ours, folders.tablewright, () => newTable(ours.urls, cookies), reserve),
      database: () => postgres?.cpuMicros() ?? null,
    };
    const peer = contender(theirs, folders.boardgameio, () => newMatch(theirs.url, SEATS), reserve);
    const rivals = [
      { one: us, other: peer },
      { one: peer, other: us },
    ];
    /** Of both, one after the other. */
    const busyRound = async (): Promise<void> => {
      for (const { one, other } of rivals) await round(one, other, busyTables, secondsPerRound);
    };

    // both reach their full speed only after more than a second
    await busyRound();
    const load = { seats: SEATS, seconds, thinkSeconds };
    const { measured: live, bytesPerTable } = await benchLive(us, tables, load);
    const { measured: liveThere } = await benchLive(peer, tables, load);
    // among people who think they have forgotten how it was
    await busyRound();
    for (const one of [us, peer]) one.measured.length = 0;
    for (let i = 0; i < rounds; i += 1) await busyRound();
    const ofDatabase = us.measured.flatMap((one) => one.databaseCpuMicrosPerAnswer ?? []);

    const storedBytesPerTable = {
      tablewright: (await storedBytes(us)) + ((await inDatabase()) - emptyDatabase) / us.played.size,
      boardgameio: await storedBytes(peer),
    };
    const ratios = us.measured.map((mine, i) => mine.answersPerSecond / peer.measured[i]!.answersPerSecond);
    const cpuRatios = us.measured.map((mine, i) => peer.measured[i]!.cpuMicrosPerAnswer / mine.cpuMicrosPerAnswer);
    return {
      tables,
      p50Ms: live.p50Ms,
      p99Ms: live.p99Ms,
      bytesPerTable,
      answersPerSecond: median(us.measured.map((one) => one.answersPerSecond)),
      cpuMicrosPerAnswer: median(us.measured.map((one) => one.cpuMicrosPerAnswer)),
      ratioToBoardgameio: median(ratios),
      cpuRatioToBoardgameio: median(cpuRatios),
      spread: { ratioToBoardgameio: spread(ratios) },
      storage,
      processes,
      databaseCpuMicrosPerAnswer: ofDatabase.length === 0 ? null : median(ofDatabase),
      game: 'lantern',
      seats: SEATS,
      // node-persist writes its files without a sync, and boardgame.io tells the players before it writes
      durable: { tablewright: true, boardgameio: false },
      storedBytesPerTable,
      live: {
        ...live,
        thinkSeconds,
        cpuRatioToBoardgameio: liveThere.cpuMicrosPerAnswer / live.cpuMicrosPerAnswer,
        boardgameio: liveThere,
      },
      busy: { tables: busyTables, rounds: { tablewright: us.measured, boardgameio: peer.measured } },
      node: process.version,
      cpus: cpus().length,
      loadAverage: loadavg()[0]!,
    };
  } finally {
    for (const one of running) await one.stop();
    await postgres?.stop();
    sweepUp();
    process.off('exit', sweepUp);
  }
}

function contender(
  server: Contender['server'],
  folder: string,
  open: () => Promise<BenchTable>,
  reserve: number,
): Contender {
  return { server, folder, open, database: () => null, measured: [], played: new Set(), tables: [], reserve };
}

/** While one server is driven as fast as it goes the other stands still: what it does when nobody asks it anything is not the first one's. */
async function alone<T>(other: Contender, measure: () => Promise<T>): Promise<T> {
  other.server.pause();
  try {
    return await measure();
  } finally {
    other.server.resume();
  }
}

/** What one has written without waiting for the disk would be written while the other waits for it. */
function settleDisk(folder: string): void {
  for (const one of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!one.isFile()) continue;
    const file = openSync(join(one.parentPath, one.name), 'r');
    fsyncSync(file);
    closeSync(file);
  }
}

/** Said before anything is begun: which of the many connections is one too many comes up somewhere else each time. */
function checkDescriptors(tables: number, busyTables: number): void {
  const reserve = Math.min(busyTables, MOST_IN_RESERVE);
  const needed = SEATS * (2 * busyTables + reserve + MOST_IN_RESERVE + tables) + OTHER_DESCRIPTORS;
  const allowed = descriptors();
  if (allowed >= needed) return;
  throw new BadInput(
    `So many tables need ${needed} open files and connections at once, and ${allowed} are allowed here: take fewer with --tables and --busy, or allow more with 'ulimit -n'.`,
  );
}

const OTHER_DESCRIPTORS = 200;

/** Endless where nobody says. */
function descriptors(): number {
  try {
    return Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))![1]);
  } catch {
    return Infinity;
  }
}

async function open(one: Contender, count: number): Promise<BenchTable[]> {
  return several(count, one.open);
}

/** Of a round: what is left of it is too short to open tables for. */
const ALL_BUT = 0.95;

/** So often tables are opened in a round; games that are over before they have begun would take for ever. */
const MOST_OPENED = 20;

/** Tables at most that wait until another is over: each has a connection for every seat. */
const MOST_IN_RESERVE = 600;

/** Tables at which nobody has played for as long as others are not over, beside those that are played. */
async function refill(one: Contender, count: number): Promise<void> {
  for (const table of one.tables) if (table.isOver) table.close();
  const left = one.tables.filter(({ isOver }) => !isOver);
  one.tables = left;
  if (left.length >= count + one.reserve / 4) return;
  one.tables = [...left, ...(await open(one, count + one.reserve - left.length))];
  await settled();
}

/**
 * Games go on from round to round. Whoever plays faster comes to the end of more of them, and is given new ones until both have been
 * watched for the same time. Only then the other stands still: for as long as it takes to open hundreds of tables its players would be
 * taken for gone.
 */
async function round(one: Contender, other: Contender, count: number, seconds: number): Promise<void> {
  const watch = new Stopwatch(one.server, one.database);
  for (let opened = 0; opened < MOST_OPENED && watch.seconds < seconds * ALL_BUT; opened += 1) {
    await refill(one, count);
    settleDisk(other.folder);
    const left = seconds - watch.seconds;
    const load = { atOnce: count, seats: SEATS, seconds: left };
    const begun = await alone(other, () => saturate(watch, one.tables, load));
    for (const table of begun) one.played.add(table);
    const ranOut = watch.seconds < seconds * ALL_BUT;
    if (ranOut) one.reserve = Math.min(2 * one.reserve, MOST_IN_RESERVE);
  }
  one.measured.push(watch.measured);
}

async function benchLive(
  one: Contender,
  count: number,
  how: { seats: number; seconds: number; thinkSeconds: number },
): Promise<{ measured: Measured; bytesPerTable: number }> {
  const before = (await one.server.usage()).memoryBytes;
  let tables = await open(one, count);
  await settled();
  const { memoryBytes } = await one.server.usage();
  // A server that has run for an hour has compiled what it does all the time. So first they think less, in the same way.
  const { seats, seconds, thinkSeconds } = how;
  await playLive(one.server, tables, { seats, seconds: Math.min(seconds, 5), thinkSeconds: thinkSeconds / 10 });
  // a short game may be over by now, and then nobody would be left to measure
  if (tables.some(({ isOver }) => isOver)) {
    for (const table of tables) {
      one.played.add(table);
      table.close();
    }
    tables = await open(one, count);
    await settled();
  }
  const measured = await playLive(one.server, tables, how);
  for (const table of tables) {
    one.played.add(table);
    table.close();
  }
  return { measured, bytesPerTable: (memoryBytes - before) / count };
}

async function storedBytes({ server, played }: Contender): Promise<number> {
  return (await server.usage()).storedBytes / played.size;
}

/** What sitting down has set off is not to be measured. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 200));
}
