import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastRng, type GameRecord, type Rng } from '@tablewright/kernel';
import { openSqlite } from '@tablewright/storage';
import { type LocalPostgres, NO_POSTGRES, startPostgres } from '@tablewright/storage/local-postgres';
import { openPostgres } from '@tablewright/storage/postgres';
import type { Person } from './person.ts';
import { ServerProcess } from './processes.ts';
import { NO_SMALL_DISK, SmallDisk } from './small-disk.ts';
import { playOne } from './play-one.ts';
import { judge, type Played } from './verdict.ts';

// People, bots, undo and chat at several tables, while servers are killed at random moments, told to stop, their database is
// crashed, and the disk is filled. In the end everything that was acknowledged must be there, once.

export interface TortureSettings {
  readonly storage: 'sqlite' | 'postgres';
  readonly processes: number;
  readonly kills: number;
  /** how often the disk is filled for a while; more than 0 needs root on Linux */
  readonly fills?: number;
  readonly tables?: number;
  readonly seed?: number;
  readonly onProgress?: (done: number, of: number) => void;
}

export interface Tortured {
  readonly storage: 'sqlite' | 'postgres';
  readonly processes: number;
  readonly kills: number;
  /** answers, undos and lines of chat */
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly diverged: number;
  /** games that were played to the end */
  readonly games: number;
  /** how often a server was told to stop, and the database crashed */
  readonly stops: number;
  readonly databaseCrashes: number;
  readonly fills: number;
  readonly seconds: number;
  /** what went wrong, in words */
  readonly details: readonly string[];
}

/** Of so many kills one is followed by a server that is told to stop, or by a crash of the database. */
const STOP_EVERY = 6;
const CRASH_EVERY = 10;

/** Megabytes: enough for what is played, and soon filled. PostgreSQL has 40 of its own before anything is played. */
const DISK = { sqlite: 64, postgres: 384 };

export async function torture(settings: TortureSettings): Promise<Tortured | string> {
  if ((settings.fills ?? 0) === 0) return tortureOn(settings, tmpdir(), null);
  const disk = SmallDisk.mount(DISK[settings.storage]);
  if (disk === null) return NO_SMALL_DISK;
  try {
    return await tortureOn(settings, disk.folder, disk);
  } finally {
    disk.unmount();
  }
}

async function tortureOn(
  settings: TortureSettings,
  folder: string,
  disk: SmallDisk | null,
): Promise<Tortured | string> {
  if (settings.storage === 'sqlite') return tortureSqlite(settings, folder, disk);
  const postgres = await startPostgres({ folder });
  if (postgres === null) return NO_POSTGRES;
  try {
    const url = await postgres.newDatabase();
    return await run(settings, url, postgres, disk);
  } finally {
    await postgres.stop();
  }
}

async function tortureSqlite(settings: TortureSettings, parent: string, disk: SmallDisk | null): Promise<Tortured> {
  const folder = mkdtempSync(join(parent, 'tablewright-torture-'));
  try {
    return await run(settings, join(folder, 'tablewright.sqlite'), null, disk);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(
  settings: TortureSettings,
  place: string,
  postgres: LocalPostgres | null,
  disk: SmallDisk | null,
): Promise<Tortured> {
  const { storage: kind, processes: count, kills, fills = 0, tables = 4, seed = 1, onProgress = () => {} } = settings;
  const began = performance.now();
  const rng = fastRng(seed);
  const servers: ServerProcess[] = [];
  try {
    for (let n = 0; n < count; n += 1) servers.push(await ServerProcess.start(place));
    const urls = servers.map(({ url }) => url);
    const killer = new Killer(servers, postgres, disk, rng);
    const played: Played[] = [];
    const players = Array.from({ length: tables }, async (_, lane) => {
      for (let game = 0; game === 0 || !killer.isDone; game += 1) {
        played.push(await playOne(urls, `${lane}.${game}`, fastRng(seed * 1000 + lane * 100_003 + game)));
      }
    });
    await Promise.all([killer.kill(kills, fills, onProgress), ...players]);
    return await counted();

    async function counted(): Promise<Tortured> {
      const records = await Promise.all(
        played.map(({ table, people }) => Promise.all(urls.map((url) => recordAt(url, table, people[0]!)))),
      );
      for (const server of servers) await server.end('SIGTERM');
      const storage = kind === 'postgres' ? await openPostgres(place) : openSqlite(place);
      const sum = { lost: 0, doubled: 0, diverged: 0, details: [] as string[] };
      for (const [i, one] of played.entries()) {
        const { lost, doubled, diverged, details } = await judge(storage, one, records[i]!);
        sum.lost += lost;
        sum.doubled += doubled;
        sum.diverged += diverged;
        sum.details.push(...details.map((what) => `table ${one.table}: ${what}`));
      }
      await storage.close();
      const troubles = servers.flatMap((one) => one.troubles);
      const people = played.flatMap((one) => one.people);
      return {
        storage: kind,
        processes: count,
        kills,
        acknowledged: people.flatMap(({ sent }) => sent.filter(({ isDone }) => isDone)).length,
        lost: sum.lost,
        doubled: sum.doubled,
        diverged: sum.diverged,
        games: played.length,
        stops: killer.stops,
        databaseCrashes: killer.crashes,
        fills: killer.fills,
        seconds: Math.round((performance.now() - began) / 100) / 10,
        details: [...sum.details, ...troubles.slice(0, 20)],
      };
    }
  } finally {
    for (const server of servers) await server.close();
  }
}

class Killer {
  readonly #servers: readonly ServerProcess[];
  readonly #postgres: LocalPostgres | null;
  readonly #disk: SmallDisk | null;
  readonly #rng: Rng;
  isDone = false;
  stops = 0;
  crashes = 0;
  fills = 0;

  constructor(servers: readonly ServerProcess[], postgres: LocalPostgres | null, disk: SmallDisk | null, rng: Rng) {
    this.#servers = servers;
    this.#postgres = postgres;
    this.#disk = disk;
    this.#rng = rng;
  }

  async kill(kills: number, fills: number, onProgress: (done: number, of: number) => void): Promise<void> {
    for (; this.fills < fills; this.fills += 1) {
      await sleep(this.#rng.below(1500));
      await this.#fillDisk(this.#disk!);
      onProgress(this.fills + 1, fills + kills);
    }
    for (let n = 1; n <= kills; n += 1) {
      await sleep(this.#rng.below(500));
      await this.#end('SIGKILL');
      if (n % STOP_EVERY === 0) {
        await sleep(this.#rng.below(300));
        await this.#end('SIGTERM');
        this.stops += 1;
      }
      if (n % CRASH_EVERY === 0 && this.#postgres !== null) {
        await sleep(this.#rng.below(300));
        await this.#postgres.crash();
        this.crashes += 1;
      }
      onProgress(fills + n, fills + kills);
    }
    this.isDone = true;
  }

  /** Nothing can be stored for a while; half of the time a server is killed in it. */
  async #fillDisk(disk: SmallDisk): Promise<void> {
    disk.fill();
    await sleep(300 + this.#rng.below(1200));
    const killed = this.#rng.below(2) === 0 ? this.#servers[this.#rng.below(this.#servers.length)]! : null;
    await killed?.end('SIGKILL');
    disk.free();
    await this.#postgres?.revive();
    await killed?.start();
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const one = this.#servers[this.#rng.below(this.#servers.length)]!;
    await one.end(signal);
    await one.start();
  }
}

async function recordAt(url: string, table: string, person: Person): Promise<GameRecord> {
  const response = await fetch(`${url}/api/tables/${table}/record`, { headers: { cookie: person.cookie } });
  return (await response.json()) as GameRecord;
}
