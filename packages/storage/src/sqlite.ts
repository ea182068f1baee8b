import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Entry, Json } from '@tablewright/kernel';
import { checkFile, damageOr, readStored } from './damage.ts';
import { GroupCommit, type Transactions } from './group-commit.ts';
import type {
  Append,
  Appended,
  DueTable,
  HeldAnswer,
  ListedTable,
  NewTable,
  Person,
  Phase,
  NewChatLine,
  Seating,
  Snapshot,
  Storage,
  StoredChatLine,
  StoredTable,
} from './port.ts';
import { migrate } from './schema.ts';
import { SqliteAccounts } from './sqlite-accounts.ts';
import { SqliteOverview } from './sqlite-overview.ts';

/** When what waits to be stored is stored. */
export type Soon = (flush: () => void) => void;

/** With all that is asked in one turn of the event loop. */
const afterThisTurn: Soon = (flush) => void setImmediate(flush);

/** A store in one file, or in memory (':memory:') for tests. */
export function openSqlite(path: string, soon: Soon = afterThisTurn): Storage {
  if (path !== ':memory:') makeFile(path);
  const db = new DatabaseSync(path, { timeout: 5000 });
  try {
    prepareFile(db, path);
  } catch (error) {
    db.close();
    throw damageOr(error);
  }
  return new SqliteStorage(db, soon);
}

function prepareFile(db: DatabaseSync, path: string): void {
  // FULL: the log is synced with every commit, or an acknowledged answer could be gone after a power cut.
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32000; PRAGMA wal_autocheckpoint = 4000;',
  );
  // Before it is brought up to date: what cannot be read must not be written either.
  if (path !== ':memory:') checkFile(db, statSync(path).size);
  migrate(db);
}

/** Readable by their owner alone: secrets of games that are still played are in it. What SQLite puts beside it is as readable. */
function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
}

const LISTED = `tables.id, tables.game, tables.phase, tables.names, tables.free, tables.updated`;

interface ListedRow {
  id: string;
  game: string;
  phase: Phase;
  names: string;
  free: number;
  updated: number;
  waits: number;
}

class SqliteStorage implements Storage {
  readonly fleet = null;
  readonly accounts: SqliteAccounts;
  readonly overview: SqliteOverview;
  readonly #db: DatabaseSync;
  readonly #writes: GroupCommit;
  readonly #sql: ReturnType<typeof prepare>;
  #closed = false;

  constructor(db: DatabaseSync, soon: Soon) {
    this.#db = db;
    this.#sql = prepare(db);
    const { begin, commit, rollback } = this.#sql;
    const transactions: Transactions = {
      begin: () => begin.run(),
      commit: () => commit.run(),
      rollback() {
        // SQLite has gone back by itself after some errors (a full disk), and says so by refusing.
        if (db.isTransaction) rollback.run();
      },
    };
    this.#writes = new GroupCommit(transactions, soon);
    this.accounts = new SqliteAccounts(db, this.#writes);
    this.overview = new SqliteOverview(db);
  }

  async person(id: string): Promise<Person | null> {
    return (this.#sql.person.get(id) as Person | undefined) ?? null;
  }

  async savePerson({ id, name, created }: Person): Promise<void> {
    await this.#writes.add(() => this.#sql.savePerson.run(id, name, created));
  }

  setting(name: string, preset: string): Promise<string> {
    return this.#writes.add(() => {
      this.#sql.presetSetting.run(name, preset);
      return (this.#sql.setting.get(name) as { value: string }).value;
    });
  }

  createTable(table: NewTable): Promise<boolean> {
    return this.#writes.add(() => {
      const { id, game, at, summary, entries, clock } = table;
      const { phase, open, free, waiting, due } = summary;
      const made = this.#sql.createTable.run(
        id,
        game,
        at,
        at,
        entries.length,
        '',
        phase,
        open ? 1 : 0,
        free,
        waiting,
        due,
        JSON.stringify(clock),
      );
      if (made.changes === 0) return false;
      this.#sql.setMeta.run(id, JSON.stringify(table.meta));
      this.#seat(id, table.seating);
      this.#write(id, 0, entries);
      return true;
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    const row = this.#sql.table.get(id) as
      | (Omit<StoredTable, 'meta' | 'clock' | 'kept' | 'ranFor'> & { meta: string; clock: string })
      | undefined;
    if (row === undefined) return null;
    const { meta, clock, ...rest } = row;
    return { ...rest, meta: readStored(meta), clock: readStored(clock), kept: 'here', ranFor: 0 };
  }

  append(append: Append): Promise<Appended> {
    return this.#writes.add(() => this.#append(append));
  }

  async command(table: string, id: string): Promise<number | null> {
    return (this.#sql.command.get(table, id) as { version: number } | undefined)?.version ?? null;
  }

  #append({ table, at, from, revision, entries, commands, summary, clock, meta, seating }: Append): Appended {
    const version = from + entries.length;
    for (const [i, command] of commands.entries()) {
      if (this.#sql.keepCommand.run(table, command, version).changes > 0) continue;
      const known = this.#sql.command.get(table, command) as { version: number };
      this.#dropCommands(table, commands.slice(0, i));
      return { kind: 'duplicate', version: known.version };
    }
    const { phase, open, free, waiting, due } = summary;
    const moved = this.#sql.updateTable.run(
      at,
      version,
      phase,
      open ? 1 : 0,
      free,
      waiting,
      due,
      JSON.stringify(clock),
      table,
      from,
      revision,
    );
    if (moved.changes === 0) {
      this.#dropCommands(table, commands);
      return { kind: 'conflict' };
    }
    this.#write(table, from, entries);
    if (meta !== undefined) this.#sql.setMeta.run(table, JSON.stringify(meta));
    if (seating !== undefined) this.#seat(table, seating);
    return { kind: 'stored', version, revision: revision + 1, kept: 'here' };
  }

  #dropCommands(table: string, commands: readonly string[]): void {
    for (const command of commands) this.#sql.dropCommand.run(table, command);
  }

  #write(table: string, from: number, entries: readonly Entry[]): void {
    for (const [i, entry] of entries.entries()) this.#sql.addEntry.run(table, from + i, JSON.stringify(entry));
  }

  #seat(table: string, { names, members }: Seating): void {
    this.#sql.setNames.run(JSON.stringify(names), table);
    this.#sql.clearMembers.run(table);
    for (const { person, seats } of members) this.#sql.addMember.run(person, table, seats);
  }

  async entries(table: string, from = 0): Promise<Entry[]> {
    const rows = this.#sql.entries.all(table, from) as { entry: string }[];
    return rows.map(({ entry }) => readStored(entry) as unknown as Entry);
  }

  hold(table: string, revision: number, answers: readonly HeldAnswer[]): Promise<number | null> {
    return this.#writes.add(() => {
      if (this.#sql.moveOn.run(table, revision).changes === 0) return null;
      for (const { seat, version, by, command, value } of answers) {
        this.#sql.hold.run(table, seat, version, by, command, value === undefined ? null : JSON.stringify(value));
      }
      return revision + 1;
    });
  }

  async held(table: string, version: number): Promise<HeldAnswer[]> {
    const rows = this.#sql.held.all(table, version) as (Omit<HeldAnswer, 'value'> & { value: string | null })[];
    return rows.map(({ value, ...answer }) => ({
      ...answer,
      value: value === null ? undefined : readStored(value),
    }));
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    const row = this.#sql.snapshot.get(table) as { version: number; data: string } | undefined;
    return row === undefined ? null : { version: row.version, data: readStored(row.data) };
  }

  async keepSnapshot(table: string, { version, data }: Snapshot): Promise<void> {
    const text = JSON.stringify(data);
    await this.#writes.add(() => this.#sql.keepSnapshot.run(table, version, text));
  }

  addChatLine(line: NewChatLine): Promise<StoredChatLine> {
    const { table, command, at, person, seat, name, text } = line;
    return this.#writes.add(() => {
      const known = this.#sql.saidBefore.get(table, person, command) as StoredChatLine | undefined;
      if (known !== undefined) return { ...known };
      const { number } = this.#sql.nextLine.get(table) as { number: number };
      this.#sql.addLine.run(table, number, command, at, person, seat, name, text);
      return { number, at, seat, name, text };
    });
  }

  async chat(table: string, last: number): Promise<StoredChatLine[]> {
    const rows = this.#sql.chat.all(table, last) as unknown as StoredChatLine[];
    return rows.map((row) => ({ ...row })).reverse();
  }

  async tablesOf(person: string, limit: number): Promise<ListedTable[]> {
    return listed(this.#sql.tablesOf.all(person, limit));
  }

  async openTables(limit: number): Promise<ListedTable[]> {
    return listed(this.#sql.openTables.all(limit));
  }

  async dueTables(): Promise<DueTable[]> {
    return (this.#sql.dueTables.all() as { id: string; due: number }[]).map(({ id, due }) => ({ id, due }));
  }

  async keepRecord(table: string, record: Json): Promise<void> {
    const text = JSON.stringify(record);
    await this.#writes.add(() => this.#sql.keepRecord.run(table, text));
  }

  async replaceRecord(table: string, record: Json): Promise<void> {
    const text = JSON.stringify(record);
    await this.#writes.add(() => this.#sql.replaceRecord.run(text, table));
  }

  async record(table: string): Promise<Json | null> {
    const row = this.#sql.record.get(table) as { record: string } | undefined;
    return row === undefined ? null : readStored(row.record);
  }

  async withoutRecord(after: string, limit: number): Promise<string[]> {
    return (this.#sql.withoutRecord.all(after, limit) as { id: string }[]).map(({ id }) => id);
  }

  async tableIds(after: string, limit: number): Promise<string[]> {
    return (this.#sql.tableIds.all(after, limit) as { id: string }[]).map(({ id }) => id);
  }

  async check(): Promise<void> {
    this.#sql.setting.get('');
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#writes.close();
    this.#db.close();
  }
}

function listed(rows: unknown): ListedTable[] {
  return (rows as ListedRow[]).map(({ id, game, phase, names, free, updated, waits }) => ({
    id,
    game,
    phase,
    names: readStored(names) as string[],
    free,
    waits: waits !== 0,
    updated,
  }));
}

function prepare(db: DatabaseSync) {
  const sql = (text: string): StatementSync => db.prepare(text);
  return {
    begin: sql('BEGIN IMMEDIATE'),
    commit: sql('COMMIT'),
    rollback: sql('ROLLBACK'),
    person: sql('SELECT id, name, created FROM people WHERE id = ?'),
    savePerson: sql(
      'INSERT INTO people (id, name, created) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
    ),
    setting: sql('SELECT value FROM settings WHERE name = ?'),
    presetSetting: sql('INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING'),
    createTable: sql(
      `INSERT INTO tables (id, game, created, updated, version, revision, names, phase, open, free, waiting, due, clock)
       VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
    ),
    table: sql(
      `SELECT id, game, phase, created, updated, version, revision, metas.meta, clock
       FROM tables JOIN metas ON metas.table_id = tables.id WHERE id = ? AND closed IS NULL`,
    ),
    updateTable: sql(
      `UPDATE tables SET updated = ?, version = ?, revision = revision + 1, phase = ?, open = ?, free = ?, waiting = ?,
         due = ?, clock = ?
       WHERE id = ? AND version = ? AND revision = ?`,
    ),
    setMeta: sql(
      'INSERT INTO metas (table_id, meta) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET meta = excluded.meta',
    ),
    setNames: sql('UPDATE tables SET names = ? WHERE id = ?'),
    clearMembers: sql('DELETE FROM members WHERE table_id = ?'),
    addMember: sql('INSERT INTO members (person, table_id, seats) VALUES (?, ?, ?)'),
    addEntry: sql('INSERT INTO entries (table_id, number, entry) VALUES (?, ?, ?)'),
    entries: sql('SELECT entry FROM entries WHERE table_id = ? AND number >= ? ORDER BY number'),
    command: sql('SELECT version FROM commands WHERE table_id = ? AND id = ?'),
    keepCommand: sql('INSERT INTO commands (table_id, id, version) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
    dropCommand: sql('DELETE FROM commands WHERE table_id = ? AND id = ?'),
    moveOn: sql('UPDATE tables SET revision = revision + 1 WHERE id = ? AND revision = ?'),
    hold: sql(
      `INSERT INTO held (table_id, seat, version, by, command, value) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (table_id, seat) DO UPDATE SET version = excluded.version, by = excluded.by,
         command = excluded.command, value = excluded.value`,
    ),
    held: sql('SELECT seat, version, by, command, value FROM held WHERE table_id = ? AND version = ? ORDER BY seat'),
    snapshot: sql('SELECT version, data FROM snapshots WHERE table_id = ?'),
    keepSnapshot: sql(
      `INSERT INTO snapshots (table_id, version, data) VALUES (?, ?, ?)
       ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, data = excluded.data
       WHERE excluded.version > snapshots.version`,
    ),
    saidBefore: sql('SELECT number, at, seat, name, text FROM chat WHERE table_id = ? AND person = ? AND command = ?'),
    nextLine: sql('SELECT coalesce(max(number), 0) + 1 AS number FROM chat WHERE table_id = ?'),
    addLine: sql(
      'INSERT INTO chat (table_id, number, command, at, person, seat, name, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    chat: sql('SELECT number, at, seat, name, text FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?'),
    tablesOf: sql(
      `SELECT ${LISTED}, (tables.waiting & members.seats) <> 0 AS waits
       FROM members JOIN tables ON tables.id = members.table_id
       WHERE members.person = ? AND tables.closed IS NULL ORDER BY tables.updated DESC, tables.id LIMIT ?`,
    ),
    openTables: sql(
      `SELECT ${LISTED}, 0 AS waits FROM tables
       WHERE tables.open = 1 AND tables.phase = 'lobby' AND tables.free > 0 AND tables.closed IS NULL
       ORDER BY tables.updated DESC LIMIT ?`,
    ),
    keepRecord: sql('INSERT INTO records (table_id, record) VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING'),
    replaceRecord: sql('UPDATE records SET record = ? WHERE table_id = ?'),
    record: sql('SELECT record FROM records WHERE table_id = ?'),
    withoutRecord: sql(
      `SELECT id FROM tables WHERE id > ? AND phase = 'over' AND closed IS NULL
         AND NOT EXISTS (SELECT 1 FROM records WHERE records.table_id = tables.id) ORDER BY id LIMIT ?`,
    ),
    tableIds: sql('SELECT id FROM tables WHERE id > ? AND closed IS NULL ORDER BY id LIMIT ?'),
    dueTables: sql("SELECT id, due FROM tables WHERE phase <> 'over' AND due IS NOT NULL ORDER BY due, id"),
  };
}
