import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, spread } from './cpu.ts';
import { NO_POSTGRES, startPostgres } from '@tablewright/storage/local-postgres';
import { ServerChild, type Usage } from './server-child.ts';
import { ServerGroup } from './server-group.ts';
import { guests, newTable } from './server-guests.ts';
import { type BenchTable, type Measured, playLive, saturate, type Served, several, Stopwatch } from './server-load.ts';
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
  readonly measured: Measured[];
  tables: readonly BenchTable[];
  opened: number;
}

/** Lantern at five seats on both servers, over websockets on this machine; this process is all the clients. */
export async function benchServer(plan: ServerBenchSettings = {}): Promise<ServerBench> {
  const { tables = 500, seconds = 10, thinkSeconds = 5, busyTables = 200, rounds = 3, secondsPerRound = 3 } = plan;
  const { storage = 'sqlite', processes = 1 } = plan;
  const postgres = storage === 'postgres' ? await startPostgres() : null;
  if (storage === 'postgres' && postgres === null) throw new Error(NO_POSTGRES);
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-bench-'));
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
    const us = contender(ours, folders.tablewright, () => newTable(ours.urls, cookies));
    const peer = contender(theirs, folders.boardgameio, () => newMatch(theirs.url, SEATS));
    const rivals = [
      { one: us, other: peer },
      { one: peer, other: us },
    ];
    /** Of both, one after the other. */
    const busyRound = async (): Promise<void> => {
      for (const { one, other } of rivals) {
        settleDisk(other.folder);
        await alone(other, () => round(one, busyTables, secondsPerRound));
      }
    };

    // both reach their full speed only after more than a second
    await busyRound();
    const load = { seats: SEATS, seconds, thinkSeconds };
    const { measured: live, bytesPerTable } = await benchLive(us, tables, load);
    const { measured: liveThere } = await benchLive(peer, tables, load);
    // among people who think they have forgotten how it was
    await busyRound();
    for (const one of [us, peer]) one.measured.length = 0;
    const databaseBefore = postgres?.cpuMicros() ?? null;
    for (let i = 0; i < rounds; i += 1) await busyRound();
    const databaseMicros = databaseBefore === null ? null : postgres!.cpuMicros()! - databaseBefore;
    const answers = us.measured.reduce((sum, one) => sum + one.answers, 0);

    const storedBytesPerTable = {
      tablewright: (await storedBytes(us)) + ((await inDatabase()) - emptyDatabase) / us.opened,
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
      databaseCpuMicrosPerAnswer: databaseMicros === null ? null : databaseMicros / answers,
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
    rmSync(folder, { recursive: true, force: true });
  }
}

function contender(server: Contender['server'], folder: string, open: () => Promise<BenchTable>): Contender {
  return { server, folder, open, measured: [], tables: [], opened: 0 };
}

/** While one server is driven as fast as it goes the other stands still: what it does when nobody asks it anything is not the first one's. */
async function alone(other: Contender, measure: () => Promise<void>): Promise<void> {
  other.server.pause();
  try {
    await measure();
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

async function open(one: Contender, count: number): Promise<BenchTable[]> {
  one.opened += count;
  return several(count, one.open);
}

/** Of a round: what is left of it is too short to open tables for. */
const ALL_BUT = 0.95;

/** So often tables are opened in a round; games that are over before they have begun would take for ever. */
const MOST_OPENED = 20;

/** So many times as many tables are open as are played at once, so that another is there when one is over. */
const IN_RESERVE = 4;

/** Games go on from round to round; whoever plays faster comes to the end of more of them, and is given new ones until both have been watched for the same time. */
async function round(one: Contender, count: number, seconds: number): Promise<void> {
  const watch = new Stopwatch(one.server);
  for (let opened = 0; opened < MOST_OPENED && watch.seconds < seconds * ALL_BUT; opened += 1) {
    for (const table of one.tables) if (table.isOver) table.close();
    const left = one.tables.filter(({ isOver }) => !isOver);
    // a slow server needs no new ones for each round
    const more = left.length < count * 2 ? count * IN_RESERVE - left.length : 0;
    one.tables = [...left, ...(await open(one, more))];
    if (more > 0) await settled();
    await saturate(watch, one.tables, { atOnce: count, seats: SEATS, seconds: seconds - watch.seconds });
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
    for (const table of tables) table.close();
    tables = await open(one, count);
    await settled();
  }
  const measured = await playLive(one.server, tables, how);
  for (const table of tables) table.close();
  return { measured, bytesPerTable: (memoryBytes - before) / count };
}

async function storedBytes({ server, opened }: Contender): Promise<number> {
  return (await server.usage()).storedBytes / opened;
}

/** What sitting down has set off is not to be measured. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 200));
}
