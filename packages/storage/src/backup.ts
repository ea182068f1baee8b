import {
  closeSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DatabaseSync } from 'node:sqlite';
import { createGunzip, createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { checkFile, damageOr } from './damage.ts';
import { migrate as migratePostgres } from './postgres/schema.ts';
import { connect } from './postgres/write-line.ts';
import { migrate as migrateSqlite } from './schema.ts';

// All that is stored as lines of JSON, packed: read in one transaction, so that it is of one moment while the server goes on, and
// the same out of SQLite and PostgreSQL, so that one can be moved to the other. Snapshots stay behind: they are only a cache.

type Kind = 'text' | 'whole' | 'real' | 'yes';

/** What is kept of each table of the database, in this order. */
const TABLES: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  settings: { name: 'text', value: 'text' },
  people: { id: 'text', name: 'text', created: 'whole' },
  tables: {
    id: 'text',
    game: 'text',
    created: 'whole',
    updated: 'whole',
    version: 'whole',
    revision: 'whole',
    names: 'text',
    phase: 'text',
    open: 'yes',
    free: 'whole',
    waiting: 'whole',
    due: 'real',
    clock: 'text',
    closed: 'whole',
  },
  metas: { table_id: 'text', meta: 'text' },
  members: { person: 'text', table_id: 'text', seats: 'whole' },
  entries: { table_id: 'text', number: 'whole', entry: 'text' },
  commands: { table_id: 'text', id: 'text', version: 'whole' },
  chat: {
    table_id: 'text',
    number: 'whole',
    command: 'text',
    at: 'whole',
    person: 'text',
    seat: 'whole',
    name: 'text',
    text: 'text',
  },
  held: { table_id: 'text', seat: 'whole', version: 'whole', by: 'text', command: 'text', value: 'text' },
  records: { table_id: 'text', record: 'text' },
  passkeys: {
    id: 'text',
    person: 'text',
    public_key: 'text',
    counter: 'whole',
    transports: 'text',
    name: 'text',
    created: 'whole',
    used: 'whole',
  },
  standings: { person: 'text', generation: 'whole', banned: 'yes' },
  ended_sessions: { person: 'text', session: 'text', at: 'whole' },
  person_settings: { person: 'text', revision: 'whole', settings: 'text' },
  visits: { person: 'text', at: 'whole' },
  admins: { session: 'text', person: 'text', since: 'whole' },
};

type Cell = string | number | boolean | null;
type Row = readonly [table: string, ...cells: Cell[]];

/** A file, or the address of a database. */
export type Place = { readonly file: string } | { readonly url: string };

const HEAD = { tablewright: 'backup', form: 1 };
const AT_ONCE = 1000;

/** Gives how many rows were written. */
export async function backup(from: Place, to: string): Promise<number> {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify(HEAD)}\n`;
    for await (const row of 'file' in from ? sqliteRows(from.file) : postgresRows(from.url)) {
      rows += 1;
      yield `${JSON.stringify(row)}\n`;
    }
    // Without this line it was cut off.
    yield `${JSON.stringify({ rows })}\n`;
  }
  const part = `${to}.part`;
  try {
    // Secrets of games that are still played are in it.
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, { mode: 0o600 }));
    renameSync(part, to);
  } catch (error) {
    rmSync(part, { force: true });
    throw damageOr(error);
  }
  return rows;
}

/** Only into something that is empty. Gives how many rows were read. */
export async function restore(from: string, to: Place): Promise<number> {
  const rows = backupRows(from);
  // The head first: a file that is no backup must not leave an empty store behind.
  const first = await rows.next();
  const all = (async function* () {
    if (first.done !== true) yield first.value;
    yield* rows;
  })();
  return 'file' in to ? toSqlite(all, to.file) : toPostgres(all, to.url);
}

async function* backupRows(file: string): AsyncGenerator<Row, void> {
  const unpacked = createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(createGunzip());
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  let count = -1;
  let isWhole = false;
  try {
    for await (const line of lines) {
      const read = JSON.parse(line) as Row | typeof HEAD | { rows: number };
      if (count < 0) {
        if (!('tablewright' in read) || read.form !== HEAD.form) throw new Error('another form');
        count = 0;
      } else if (Array.isArray(read)) {
        if (!Object.hasOwn(TABLES, read[0] as string)) throw new Error(`an unknown table`);
        count += 1;
        yield read as unknown as Row;
      } else isWhole = 'rows' in read && read.rows === count;
    }
  } catch (error) {
    throw new Error(`${file} is no backup, or it is damaged: ${(error as Error).message}`, { cause: error });
  }
  if (!isWhole) throw new Error(`${file} is no whole backup: its end is missing.`);
}

// --------------------------------------------------------------------------------------------------------------------- SQLite

function* sqliteRows(file: string): Generator<Row> {
  const db = new DatabaseSync(file, { timeout: 5000 });
  try {
    checkFile(db, statSync(file).size);
    migrateSqlite(db);
    db.exec('BEGIN');
    for (const [table, columns] of Object.entries(TABLES)) {
      const names = Object.keys(columns);
      const query = db.prepare(`SELECT ${names.join(', ')} FROM ${table}`);
      for (const row of query.iterate()) {
        const cells = row as Record<string, Cell>;
        yield [table, ...names.map((name) => (columns[name] === 'yes' ? cells[name] !== 0 : cells[name]!))];
      }
    }
  } finally {
    db.close();
  }
}

async function toSqlite(rows: AsyncIterable<Row>, file: string): Promise<number> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, { timeout: 5000 });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    migrateSqlite(db);
    const { used } = db
      .prepare('SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM people) AS used')
      .get() as {
      used: number;
    };
    if (used !== 0) throw new Error(NOT_EMPTY);
    db.exec('BEGIN IMMEDIATE; DELETE FROM settings');
    const inserts = new Map(
      Object.entries(TABLES).map(([table, columns]) => {
        const names = Object.keys(columns);
        return [
          table,
          db.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`),
        ];
      }),
    );
    let count = 0;
    for await (const [table, ...cells] of rows) {
      // An older Tablewright has written fewer columns.
      const missing = Object.keys(TABLES[table]!).length - cells.length;
      const all = [...cells, ...Array.from({ length: missing }, () => null)];
      inserts.get(table)!.run(...all.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell)));
      count += 1;
    }
    db.exec('COMMIT');
    return count;
  } finally {
    db.close();
  }
}

const NOT_EMPTY = 'there are games already; a backup is restored into an empty place';

// ----------------------------------------------------------------------------------------------------------------- PostgreSQL

const TYPES: Readonly<Record<Kind, string>> = { text: 'text', whole: 'float8', real: 'float8', yes: 'boolean' };

async function* postgresRows(url: string): AsyncGenerator<Row> {
  const db = await connect(url);
  try {
    await migratePostgres(db);
    await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (const [table, columns] of Object.entries(TABLES)) {
      const names = Object.entries(columns).map(([name, kind]) => `${name}::${TYPES[kind]}`);
      await db.query(`DECLARE all_rows CURSOR FOR SELECT ${names.join(', ')} FROM ${table}`);
      for (;;) {
        const { rows } = await db.query<Cell[]>({ text: `FETCH ${AT_ONCE} FROM all_rows`, rowMode: 'array' });
        for (const row of rows) yield [table, ...row];
        if (rows.length < AT_ONCE) break;
      }
      await db.query('CLOSE all_rows');
    }
  } finally {
    await db.end();
  }
}

async function toPostgres(rows: AsyncIterable<Row>, url: string): Promise<number> {
  const db = await connect(url);
  try {
    await migratePostgres(db);
    await db.query('BEGIN');
    const { rows: found } = await db.query<{ used: boolean }>(
      'SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM people) AS used',
    );
    if (found[0]!.used) throw new Error(NOT_EMPTY);
    await db.query('DELETE FROM settings');
    let count = 0;
    let some: Row[] = [];
    for await (const row of rows) {
      if (some.length === AT_ONCE || (some.length > 0 && some[0]![0] !== row[0])) {
        await insert(db, some);
        some = [];
      }
      some.push(row);
      count += 1;
    }
    await insert(db, some);
    await db.query('COMMIT');
    return count;
  } finally {
    await db.end(); // what was not committed is gone
  }
}

async function insert(db: Client, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const [table] = first;
  const columns = Object.entries(TABLES[table]!);
  const given = columns.map(([, kind], i) => `$${i + 1}::${TYPES[kind]}[]`);
  const names = columns.map(([name]) => name);
  // Its clocks stand still until somebody keeps it again.
  const [more, moreValues] = table === 'tables' ? [', changed', ', clock_timestamp()'] : ['', ''];
  await db.query(
    `INSERT INTO ${table} (${names.join(', ')}${more}) SELECT ${names.join(', ')}${moreValues} FROM unnest(${given.join(', ')})
     AS given (${names.join(', ')})`,
    columns.map((_, i) => rows.map((row) => row[i + 1] ?? null)),
  );
}
