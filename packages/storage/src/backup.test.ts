import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { backup, restore } from './backup.ts';
import { NO_POSTGRES, startPostgres } from './local-postgres.ts';
import type { Storage } from './port.ts';
import { openPostgres } from './postgres/postgres.ts';
import { openSqlite } from './sqlite.ts';

const postgres = await startPostgres({ durable: false });
afterAll(() => postgres?.stop());

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tablewright-backup-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Something of everything. */
async function fill(store: Storage): Promise<void> {
  const summary = { phase: 'playing', open: true, free: 1, waiting: 3, due: 12.5 } as const;
  await store.setting('cookie secret', 'abc');
  await store.savePerson({ id: 'ann', name: 'Änn 🦊', created: 1_900_000_000_000 });
  const seating = { names: ['Ann', ''], members: [{ person: 'ann', seats: 1 }] };
  for (let n = 0; n < 3; n += 1) {
    const entries = [{ type: 'chance', label: 'n', of: 6, came: n }] as const;
    await store.createTable({
      id: `t${n}`,
      game: 'lantern',
      at: 5,
      meta: ['\0', '\ud800'],
      summary,
      seating,
      entries,
      clock: { left: [1.5] },
    });
    await store.append({
      table: `t${n}`,
      at: 6,
      from: 1,
      revision: 0,
      entries: [{ type: 'answer', seat: 0, about: 'talk', value: "'); --" }],
      commands: ['c'],
      summary: { ...summary, due: null },
      clock: null,
    });
  }
  const held = { seat: 1, version: 2, by: 'person', command: 'h', value: { say: '\0' } } as const;
  await store.hold('t1', 1, [held, { ...held, seat: 0, by: 'bot', command: null, value: undefined }]);
  await store.addChatLine({ table: 't1', command: 'c', at: 7, person: 'ann', seat: null, name: 'Ann', text: 'hi' });
  await store.keepRecord('t2', { told: ['\0'] });
  const key = { publicKey: 'pQEC', counter: 3, transports: ['usb'], name: 'a key', created: 8, used: null };
  await store.accounts.addPasskey({ id: 'k1', person: 'ann', ...key });
  await store.accounts.endSession('ann', 's1', 9);
  await store.accounts.ban('bea', true, 9);
  await store.accounts.keepSettings('ann', 0, '{"theme":"dark"}');
  await store.accounts.visited('ann', 10);
  await store.accounts.makeAdmin({ person: 'ann', session: 's2', since: 11 });
  await store.accounts.closeTable('t0', 12);
}

async function everythingIn(store: Storage): Promise<unknown> {
  const tables = await Promise.all(
    (await store.tableIds('', 99)).map(async (id) => [
      { ...(await store.table(id))!, kept: null, ranFor: null },
      await store.entries(id),
      await store.chat(id, 9),
      await store.record(id),
      await store.command(id, 'c'),
      await store.held(id, 2),
    ]),
  );
  return {
    tables,
    ann: await store.person('ann'),
    mine: await store.tablesOf('ann', 9),
    secret: await store.setting('cookie secret', 'x'),
    passkey: await store.accounts.passkey('k1'),
    standings: [
      await store.accounts.standing('ann', 's1'),
      await store.accounts.standing('ann', 's2'),
      await store.accounts.standing('bea', ''),
    ],
    settings: await store.accounts.settingsOf('ann'),
    people: await store.overview.listPeople('', 9),
    closed: await store.table('t0'),
  };
}

describe('a backup', () => {
  test('of a store that is in use comes back as it was, in a place that is empty', async () => {
    const here = folder();
    const store = openSqlite(join(here, 'a.sqlite'));
    onTestFinished(() => store.close());
    await fill(store);
    const file = join(here, 'games.backup');
    const rows = await backup({ file: join(here, 'a.sqlite') }, file);
    expect(rows).toBeGreaterThan(15);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await restore(file, { file: join(here, 'new', 'b.sqlite') })).toBe(rows);
    const again = openSqlite(join(here, 'new', 'b.sqlite'));
    onTestFinished(() => again.close());
    expect(await everythingIn(again)).toEqual(await everythingIn(store));
    await expect(restore(file, { file: join(here, 'a.sqlite') })).rejects.toThrow('there are games already');
  });

  test.skipIf(postgres === null)('goes from SQLite to PostgreSQL and back', async () => {
    const here = folder();
    const store = openSqlite(join(here, 'a.sqlite'));
    onTestFinished(() => store.close());
    await fill(store);
    await backup({ file: join(here, 'a.sqlite') }, join(here, '1'));
    const url = await postgres!.newDatabase();
    await restore(join(here, '1'), { url });
    const moved = await openPostgres(url);
    onTestFinished(() => moved.close());
    expect(await everythingIn(moved)).toEqual(await everythingIn(store));
    await expect(restore(join(here, '1'), { url })).rejects.toThrow('there are games already');
    await backup({ url }, join(here, '2'));
    await restore(join(here, '2'), { file: join(here, 'b.sqlite') });
    const back = openSqlite(join(here, 'b.sqlite'));
    onTestFinished(() => back.close());
    expect(await everythingIn(back)).toEqual(await everythingIn(store));
  });

  test('that was cut off, or is none, changes nothing', async () => {
    const here = folder();
    const store = openSqlite(join(here, 'a.sqlite'));
    await fill(store);
    await store.close();
    await backup({ file: join(here, 'a.sqlite') }, join(here, 'whole'));
    const whole = readFileSync(join(here, 'whole'));
    writeFileSync(join(here, 'cut'), whole.subarray(0, whole.length - 30));
    writeFileSync(join(here, 'plain'), gunzipSync(whole));
    for (const name of ['cut', 'plain', 'missing']) {
      await expect(restore(join(here, name), { file: join(here, 'b.sqlite') })).rejects.toThrow();
    }
    const empty = openSqlite(join(here, 'b.sqlite'));
    onTestFinished(() => empty.close());
    expect(await empty.tableIds('', 9)).toEqual([]);
  });
});

/** What a backup leaves out, and why nobody misses it. */
const LEFT_OUT = {
  snapshots: 'a cache',
  challenges: 'of a passkey that somebody is just about to use',
  admin_links: 'good for a day',
  notices: 'what processes tell each other',
  sqlite_sequence: "SQLite's own",
  processes: 'those of another place',
  schema_form: 'written by whoever restores',
};

/** The names of all tables, and of their columns. */
function tablesIn(db: DatabaseSync): Map<string, string[]> {
  const rows = db
    .prepare(
      `SELECT m.name AS name, c.name AS "column" FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'`,
    )
    .all() as { name: string; column: string }[];
  const tables = new Map<string, string[]>();
  for (const { name, column } of rows) tables.set(name, [...(tables.get(name) ?? []), column]);
  return tables;
}

test('a table or a column of the schema is in a backup, or named among what is left out', async () => {
  const file = join(folder(), 'a.sqlite');
  await openSqlite(file).close();
  const db = new DatabaseSync(file);
  const tables = tablesIn(db);
  for (const [name, columns] of tables) {
    if (!name.startsWith('sqlite_')) db.exec(`INSERT INTO ${name} VALUES (${columns.map((_, i) => i + 1).join(', ')})`);
  }
  db.close();
  await backup({ file }, `${file}.backup`);
  const lines = gunzipSync(readFileSync(`${file}.backup`))
    .toString()
    .trimEnd()
    .split('\n')
    .slice(1, -1);
  const written = lines.map((line) => JSON.parse(line) as [string, ...unknown[]]);
  const found = new Map(written.map(([name, ...cells]) => [name, cells.length]));
  const wanted = [...tables].filter(([name]) => !(name in LEFT_OUT)).map(([name, { length }]) => [name, length]);
  expect(new Map(wanted as [string, number][])).toEqual(found);
});

test.skipIf(postgres === null)('PostgreSQL has no table that SQLite does not know', async () => {
  const file = join(folder(), 'a.sqlite');
  await openSqlite(file).close();
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  const url = await postgres!.newDatabase();
  await (await openPostgres(url)).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  await client.end();
  const known = new Set([...tablesIn(db).keys(), ...Object.keys(LEFT_OUT)]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

if (postgres === null) test(NO_POSTGRES, () => {});
