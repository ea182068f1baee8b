import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, Pool, type QueryResultRow } from 'pg';
import type { Entry, Json } from '@tablewright/kernel';
import type { Bus, BusSettings } from '../bus.ts';
import { damageOr, readStored, StoreDamaged } from '../damage.ts';
import type {
  Append,
  Appended,
  DueTable,
  HeldAnswer,
  ListedTable,
  NewChatLine,
  NewTable,
  Person,
  Phase,
  Seating,
  Snapshot,
  Storage,
  StoredChatLine,
  StoredTable,
} from '../port.ts';
import { PostgresAccounts } from './accounts.ts';
import { PostgresFleet } from './fleet.ts';
import { PostgresOverview } from './overview.ts';
import { migrate } from './schema.ts';
import { isPassing, whyNotOpened, whyNotUrl } from './trouble.ts';
import { connect, CONNECTING, type Operation, WriteLine } from './write-line.ts';

/** Connections that read. One more writes, and one listens. */
const READERS = 4;
/** Milliseconds for which what could not be read is tried again. */
const TRYING = 10_000;

/**
 * A store in PostgreSQL, which several processes may share. What is wrong with the address is said in one sentence. `bus`: where they tell
 * each other what has changed, in place of PostgreSQL's notifications
 */
export async function openPostgres(url: string, bus: BusSettings | null = null): Promise<Storage> {
  // Loaded only where it is wanted.
  const nats = bus === null ? null : await import('../nats.ts');
  const why = whyNotUrl(url) ?? nats?.whyNotBus(bus!.url) ?? null;
  if (why !== null) throw new Error(why);
  let opened: Bus | null = null;
  try {
    const client = await connect(url);
    try {
      await migrate(client);
      if (nats !== null) opened = await nats.openNats(bus!, await busSecret(client));
    } finally {
      await client.end();
    }
    const storage = new PostgresStorage(url, opened);
    await storage.fleet.join();
    return storage;
  } catch (error) {
    await opened?.close();
    throw new Error(whyNotOpened(url, error), { cause: error });
  }
}

/** What all processes on this database know, and nobody else. */
async function busSecret(client: Client): Promise<string> {
  const [name, preset] = ['bus secret', randomBytes(32).toString('hex')];
  await client.query('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, preset]);
  const { rows } = await client.query<{ value: string }>('SELECT value FROM settings WHERE name = $1', [name]);
  return rows[0]!.value;
}

const LISTED = 'tables.id, tables.game, tables.phase, tables.names, tables.free, tables.updated::float8';

interface ListedRow {
  id: string;
  game: string;
  phase: Phase;
  names: string;
  free: number;
  updated: number;
  waits: boolean;
}

class PostgresStorage implements Storage {
  readonly fleet: PostgresFleet;
  readonly accounts: PostgresAccounts;
  readonly overview: PostgresOverview;
  readonly #pool: Pool;
  readonly #me = randomBytes(9).toString('base64url');
  readonly #writes: WriteLine;
  #closing: Promise<void> | null = null;
  /** once something was found damaged: whoever asks whether all is well is told from then on */
  #damage: StoreDamaged | null = null;

  constructor(url: string, bus: Bus | null) {
    this.#pool = new Pool({
      connectionString: url,
      application_name: 'tablewright',
      max: READERS,
      connectionTimeoutMillis: CONNECTING,
      keepAlive: true,
      allowExitOnIdle: true,
    });
    this.#pool.on('error', () => {}); // an idle connection was lost; the next one who asks gets a new one
    this.#writes = new WriteLine(url, this.#me);
    this.fleet = new PostgresFleet(url, this.#me, this.#pool, bus);
    this.accounts = new PostgresAccounts((sql, values) => this.#read(sql, values));
    this.overview = new PostgresOverview((sql, values) => this.#read(sql, values));
  }

  async #read<R extends QueryResultRow>(sql: string, values: readonly unknown[]): Promise<R[]> {
    const plainValues = values.map((value) => (typeof value === 'string' ? plain(value) : value));
    const end = performance.now() + TRYING;
    for (;;) {
      try {
        return (await this.#pool.query<R>(sql, plainValues)).rows;
      } catch (error) {
        if (this.#closing !== null || !isPassing(error) || performance.now() > end) throw this.#noted(error);
        await sleep(100);
      }
    }
  }

  async #write(key: string, op: Operation['op']): Promise<Json> {
    try {
      return await this.#writes.write({ key, op });
    } catch (error) {
      throw this.#noted(error);
    }
  }

  #stored(text: string): Json {
    try {
      return readStored(text);
    } catch (error) {
      throw this.#noted(error);
    }
  }

  #noted(error: unknown): Error {
    const known = damageOr(error);
    if (known instanceof StoreDamaged) this.#damage ??= known;
    return known;
  }

  async person(id: string): Promise<Person | null> {
    const [row] = await this.#read<Person>('SELECT id, name, created::float8 FROM people WHERE id = $1', [id]);
    return row ?? null;
  }

  async savePerson({ id, name, created }: Person): Promise<void> {
    await this.#write(`person ${id}`, { do: 'person', id: plain(id), name: plain(name), created: Math.round(created) });
  }

  async setting(name: string, preset: string): Promise<string> {
    return (await this.#write(`setting ${name}`, { do: 'setting', name, preset: plain(preset) })) as string;
  }

  async createTable({ id, game, at, meta, summary, seating, entries, clock }: NewTable): Promise<boolean> {
    return (await this.#write(`table ${id}`, {
      do: 'table',
      id: plain(id),
      game,
      at: Math.round(at),
      ...summary,
      meta: JSON.stringify(meta),
      seating: seatingRow(seating),
      entries: entries.map((entry) => JSON.stringify(entry)),
      clock: JSON.stringify(clock),
    })) as boolean;
  }

  async table(id: string): Promise<StoredTable | null> {
    type Row = Omit<StoredTable, 'meta' | 'clock'> & { meta: string; clock: string };
    const [row] = await this.#read<Row>(
      `SELECT tables.id, game, phase, created::float8, updated::float8, version, revision, metas.meta, clock,
         CASE WHEN keeper = $2 THEN 'here' WHEN is_there(keeper) THEN 'elsewhere' ELSE 'nowhere' END AS kept,
         ran_for(keeper, changed) * 1000 AS "ranFor"
       FROM tables JOIN metas ON metas.table_id = tables.id WHERE tables.id = $1 AND closed IS NULL`,
      [id, this.#me],
    );
    if (row === undefined) return null;
    return { ...row, meta: this.#stored(row.meta), clock: this.#stored(row.clock) };
  }

  async append({
    table,
    at,
    entries,
    commands,
    summary,
    clock,
    meta,
    seating,
    from,
    revision,
  }: Append): Promise<Appended> {
    const stored = await this.#write(`table ${table}`, {
      do: 'append',
      table: plain(table),
      at: Math.round(at),
      from,
      revision,
      ...summary,
      entries: entries.map((entry) => JSON.stringify(entry)),
      commands: commands.map(plain),
      clock: JSON.stringify(clock),
      ...(meta !== undefined && { meta: JSON.stringify(meta) }),
      ...(seating !== undefined && { seating: seatingRow(seating) }),
    });
    return stored as unknown as Appended;
  }

  async command(table: string, id: string): Promise<number | null> {
    const sql = 'SELECT version FROM commands WHERE table_id = $1 AND id = $2';
    const [row] = await this.#read<{ version: number }>(sql, [table, id]);
    return row?.version ?? null;
  }

  async entries(table: string, from = 0): Promise<Entry[]> {
    const sql = 'SELECT entry FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number';
    const rows = await this.#read<{ entry: string }>(sql, [table, from]);
    return rows.map(({ entry }) => this.#stored(entry) as unknown as Entry);
  }

  async hold(table: string, revision: number, answers: readonly HeldAnswer[]): Promise<number | null> {
    const held = answers.map(({ value, ...answer }) => ({
      ...answer,
      value: value === undefined ? null : JSON.stringify(value),
    }));
    const op = { do: 'hold', table, revision, held };
    return (await this.#write(`table ${table}`, op)) as number | null;
  }

  async held(table: string, version: number): Promise<HeldAnswer[]> {
    const sql = 'SELECT seat, version, by, command, value FROM held WHERE table_id = $1 AND version = $2 ORDER BY seat';
    const rows = await this.#read<Omit<HeldAnswer, 'value'> & { value: string | null }>(sql, [table, version]);
    return rows.map(({ value, ...answer }) => ({
      ...answer,
      value: value === null ? undefined : this.#stored(value),
    }));
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    const sql = 'SELECT version, data FROM snapshots WHERE table_id = $1';
    const [row] = await this.#read<{ version: number; data: string }>(sql, [table]);
    return row === undefined ? null : { version: row.version, data: this.#stored(row.data) };
  }

  async keepSnapshot(table: string, { version, data }: Snapshot): Promise<void> {
    await this.#write(`table ${table}`, { do: 'snapshot', table, version, data: JSON.stringify(data) });
  }

  async addChatLine({ table, command, at, person, seat, name, text }: NewChatLine): Promise<StoredChatLine> {
    const said = { command: plain(command), at: Math.round(at), person: plain(person), seat };
    const op = { do: 'line', table: plain(table), ...said, name: plain(name), text: plain(text) };
    return (await this.#write(`table ${table}`, op)) as unknown as StoredChatLine;
  }

  async chat(table: string, last: number): Promise<StoredChatLine[]> {
    const rows = await this.#read<QueryResultRow & StoredChatLine>(
      'SELECT number, at::float8, seat, name, text FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2',
      [table, last],
    );
    return rows.reverse();
  }

  async tablesOf(person: string, limit: number): Promise<ListedTable[]> {
    const rows = await this.#read<ListedRow>(
      `SELECT ${LISTED}, (tables.waiting & members.seats) <> 0 AS waits
       FROM members JOIN tables ON tables.id = members.table_id
       WHERE members.person = $1 AND tables.closed IS NULL ORDER BY tables.updated DESC, tables.id LIMIT $2`,
      [person, limit],
    );
    return rows.map(listed);
  }

  async openTables(limit: number): Promise<ListedTable[]> {
    const rows = await this.#read<ListedRow>(
      `SELECT ${LISTED}, false AS waits FROM tables
       WHERE tables.open AND tables.phase = 'lobby' AND tables.free > 0 AND tables.closed IS NULL
       ORDER BY tables.updated DESC LIMIT $1`,
      [limit],
    );
    return rows.map(listed);
  }

  async dueTables(): Promise<DueTable[]> {
    const sql = `SELECT id, due FROM tables WHERE phase <> 'over' AND due IS NOT NULL AND keeper = $1 ORDER BY due, id`;
    return this.#read<DueTable & QueryResultRow>(sql, [this.#me]);
  }

  async keepRecord(table: string, record: Json): Promise<void> {
    await this.#write(`table ${table}`, { do: 'record', table, record: JSON.stringify(record) });
  }

  async replaceRecord(table: string, record: Json): Promise<void> {
    await this.#read('UPDATE records SET record = $1 WHERE table_id = $2', [JSON.stringify(record), table]);
  }

  async record(table: string): Promise<Json | null> {
    const [row] = await this.#read<{ record: string }>('SELECT record FROM records WHERE table_id = $1', [table]);
    return row === undefined ? null : this.#stored(row.record);
  }

  async withoutRecord(after: string, limit: number): Promise<string[]> {
    const sql = `SELECT id FROM tables WHERE id > $1 AND phase = 'over' AND closed IS NULL
      AND NOT EXISTS (SELECT 1 FROM records WHERE records.table_id = tables.id) ORDER BY id LIMIT $2`;
    return (await this.#read<{ id: string }>(sql, [after, limit])).map(({ id }) => id);
  }

  async tableIds(after: string, limit: number): Promise<string[]> {
    const sql = 'SELECT id FROM tables WHERE id > $1 AND closed IS NULL ORDER BY id LIMIT $2';
    return (await this.#read<{ id: string }>(sql, [after, limit])).map(({ id }) => id);
  }

  async check(): Promise<void> {
    if (this.#damage !== null) throw this.#damage;
    await this.#pool.query('SELECT 1');
  }

  close(): Promise<void> {
    this.#closing ??= (async () => {
      await this.#writes.close();
      await this.fleet.leave();
      await this.#pool.end();
    })();
    return this.#closing;
  }
}

/** PostgreSQL's text holds every character but one, and no half of a pair. */
function plain(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
}

function seatingRow({ names, members }: Seating): Json {
  return {
    names: JSON.stringify(names),
    members: members.map(({ person, seats }) => ({ person: plain(person), seats })),
  };
}

function listed({ names, ...row }: ListedRow): ListedTable {
  return { ...row, names: readStored(names) as string[] };
}
