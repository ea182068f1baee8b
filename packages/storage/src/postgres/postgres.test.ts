import { createHash } from 'node:crypto';
import type { Json } from '@tablewright/kernel';
import { Client } from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { describeStorage } from '../contract.ts';
import { type LocalPostgres, NO_POSTGRES, startPostgres } from '../local-postgres.ts';
import type { Append, NewTable, Storage, Summary } from '../port.ts';
import { startSmallNats } from '../testing/small-nats.ts';
import { openPostgres } from './postgres.ts';
import { STEPS } from './schema.ts';

const postgres = await startPostgres({ durable: false });
afterAll(() => postgres?.stop());

if (postgres === null) test(NO_POSTGRES, () => {});
else describeAll(postgres);

function describeAll(server: LocalPostgres): void {
  let url: string | null = null; // one for the whole suite: making one takes longer than most tests
  describeStorage(
    'PostgreSQL',
    async () => {
      url ??= await server.newDatabase();
      const here = url;
      return { open: () => openPostgres(here), cleanUp: () => emptied(here) };
    },
    { lasting: true },
  );
  describe('several processes on one database', () => {
    describeFleet(server);
  });
  describe('what is wrong is said in one sentence', () => {
    describeTroubles(server);
  });
}

async function emptied(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`TRUNCATE settings, people, processes, tables, metas, members, entries, commands, snapshots, records,
    chat, held, passkeys, challenges, standings, ended_sessions, visits, admins, admin_links, notices,
    person_settings`);
  await client.end();
}

async function opened(url: string): Promise<Storage> {
  const store = await openPostgres(url);
  onTestFinished(() => store.close());
  return store;
}

const BOT_ASKED: Summary = { phase: 'playing', open: false, free: 0, waiting: 1, due: 0 };

function aTable(id: string): NewTable {
  const seating = { names: [], members: [] };
  return { id, game: 'lantern', at: 1, meta: null, summary: BOT_ASKED, seating, entries: [], clock: null };
}

function anAppend(table: string, parts: Partial<Append> = {}): Append {
  const nothing = { entries: [], commands: [], summary: BOT_ASKED, clock: null };
  return { table, at: 2, from: 0, revision: 0, ...nothing, ...parts };
}

function describeFleet(server: LocalPostgres): void {
  test('of two that write at the same place one is first, many times over', async () => {
    const url = await server.newDatabase();
    const [one, two] = [await opened(url), await opened(url)];
    const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);
    for (const id of ids) await one.createTable(aTable(id));
    for (let revision = 0; revision < 10; revision += 1) {
      const entry = (by: string) => ({ type: 'answer', seat: 0, about: 'talk', value: by }) as const;
      const append = (store: Storage, by: string, id: string) =>
        store.append(anAppend(id, { from: revision, revision, entries: [entry(by)], commands: [`${by} ${revision}`] }));
      // each in another order: whoever locks in the order of arrival would wait for the other for ever
      const both = await Promise.all([
        Promise.all(ids.map((id) => append(one, 'one', id))),
        Promise.all(ids.toReversed().map((id) => append(two, 'two', id))),
      ]);
      const kinds = ids.map((_, i) => [both[0][i]!.kind, both[1][ids.length - 1 - i]!.kind].toSorted());
      expect(kinds).toEqual(ids.map(() => ['conflict', 'stored']));
    }
    for (const id of ids) expect(await two.entries(id)).toHaveLength(10);
  });

  test('they hear what the others say, and not themselves', async () => {
    const url = await server.newDatabase();
    const [one, two] = [await opened(url), await opened(url)];
    const heard: Json[] = [];
    one.fleet!.onNote((note) => heard.push(['one', note]));
    two.fleet!.onNote((note) => heard.push(['two', note]));
    await expect.poll(() => one.fleet!.hasOthers && two.fleet!.hasOthers).toBe(true);
    const long = 'ü'.repeat(2000);
    for (const n of [1, 2, 3, 4]) one.fleet!.tell({ kind: 'n', n, long });
    await expect.poll(() => heard.length).toBe(4);
    expect(heard).toEqual([1, 2, 3, 4].map((n) => ['two', { kind: 'n', n, long }]));
  });

  test('with a bus they speak there, and PostgreSQL notifies nobody', async () => {
    const url = await server.newDatabase();
    const nats = await startSmallNats();
    onTestFinished(() => nats.stop());
    const bus = { url: `nats://127.0.0.1:${nats.port}`, says: () => {} };
    const [one, two] = [await openPostgres(url, bus), await openPostgres(url, bus)];
    onTestFinished(() => one.close());
    const listener = new Client({ connectionString: url });
    await listener.connect();
    onTestFinished(() => listener.end());
    const notified: unknown[] = [];
    listener.on('notification', ({ payload }) => notified.push(payload));
    await listener.query('LISTEN tablewright');
    const heard: Json[] = [];
    const doubts: (readonly string[])[] = [];
    one.fleet!.onNote((note) => heard.push(note));
    one.fleet!.onDoubt((gone) => doubts.push(gone));
    await expect.poll(() => two.fleet!.hasOthers, { timeout: 20_000 }).toBe(true);
    two.fleet!.tell({ kind: 'n' });
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual([{ kind: 'n' }]);
    await two.close();
    await expect.poll(() => doubts.flat().length, { timeout: 20_000 }).toBe(1);
    await listener.query('SELECT 1');
    expect(notified).toEqual([]);
  });

  test('a process that was taken for gone and was not has come again', async () => {
    const url = await server.newDatabase();
    const admin = new Client({ connectionString: url });
    await admin.connect();
    onTestFinished(() => admin.end());
    // of processes on this database alone: others may play on the same server
    const THERE = `locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    const one = await opened(url);
    const { rows } = await admin.query(`SELECT pid FROM pg_locks WHERE ${THERE}`);
    const { pid } = rows[0] as { pid: number };
    const two = await opened(url);
    const seen: string[] = [];
    one.fleet!.onDoubt((gone, came) => {
      seen.push(...gone.map((process) => `gone ${process}`), ...came.map((process) => `came ${process}`));
    });
    // whoever was never known cannot be taken for gone
    await expect.poll(() => one.fleet!.hasOthers, { timeout: 20_000 }).toBe(true);
    // until the first looks just while the second has lost its connection
    const cut = (): Promise<unknown> =>
      admin.query(`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE ${THERE} AND pid <> $1`, [pid]);
    await expect
      .poll(async () => (await cut(), seen.some((what) => what.startsWith('gone'))), { timeout: 20_000, interval: 100 })
      .toBe(true);
    const gone = seen.find((what) => what.startsWith('gone'))!.slice(5);
    await expect.poll(() => seen, { timeout: 20_000 }).toContain(`came ${gone}`);
    expect(two.fleet!.hasOthers).toBe(true);
  });

  test('who makes a table keeps it, until it leaves; then one of the others has it', async () => {
    const url = await server.newDatabase();
    const [one, two, three] = [await opened(url), await opened(url), await opened(url)];
    await one.createTable(aTable('t1'));
    expect((await one.table('t1'))!.kept).toBe('here');
    expect((await two.table('t1'))!.kept).toBe('elsewhere');
    expect(await two.append(anAppend('t1'))).toMatchObject({ kind: 'stored', kept: 'elsewhere' });
    expect(await two.fleet!.takeOver()).toEqual([]);

    const doubts: string[] = [];
    two.fleet!.onDoubt((gone) => doubts.push(...gone));
    await one.close();
    await expect.poll(() => doubts.length).toBeGreaterThan(0);
    expect((await two.table('t1'))!.kept).toBe('nowhere');
    const taken = await Promise.all([two.fleet!.takeOver(), three.fleet!.takeOver()]);
    expect(taken.flat()).toEqual([{ id: 't1', due: 0 }]);
    const keeps = [(await two.table('t1'))!.kept, (await three.table('t1'))!.kept];
    expect(keeps.toSorted()).toEqual(['elsewhere', 'here']);
  });

  test('a start that is under way is taken over too', async () => {
    const url = await server.newDatabase();
    const [one, two] = [await opened(url), await opened(url)];
    await one.createTable({ ...aTable('starts'), summary: { ...BOT_ASKED, phase: 'lobby' } });
    await one.createTable({ ...aTable('waits'), summary: { ...BOT_ASKED, phase: 'lobby', due: null } });
    await one.createTable({ ...aTable('over'), summary: { ...BOT_ASKED, phase: 'over' } });
    await one.close();
    expect(await two.fleet!.takeOver()).toEqual([{ id: 'starts', due: 0 }]);
    expect((await two.table('starts'))!.kept).toBe('here');
    expect(await two.fleet!.takeOver('waits')).toEqual([{ id: 'waits', due: 0 }]);
    expect(await two.fleet!.takeOver('over')).toEqual([]);
  });

  test('clocks run while their keeper is there, and stand still afterwards', async () => {
    const url = await server.newDatabase();
    const [one, two] = [await opened(url), await opened(url)];
    await one.createTable({ ...aTable('t1'), summary: { ...BOT_ASKED, due: 60_000 } });
    const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
    await wait(300);
    await one.close();
    const { ranFor } = (await two.table('t1'))!;
    expect(ranFor).toBeGreaterThan(250);
    await wait(300);
    expect((await two.table('t1'))!.ranFor).toBeCloseTo(ranFor, -2);
    const [taken] = await two.fleet!.takeOver('t1');
    expect(taken!.due).toBeCloseTo(60_000 - ranFor, -2);
  });

  test('what is said to a window lies there for all of them', async () => {
    const url = await server.newDatabase();
    const [one, two] = [await opened(url), await opened(url)];
    const held = { seat: 1, version: 4, by: 'person', command: 'c', value: { text: '\0' } } as const;
    await one.createTable(aTable('t1'));
    expect(await one.hold('t1', 0, [held])).toBe(1);
    expect(await two.hold('t1', 0, [{ ...held, value: 'too late' }])).toBeNull();
    expect(await two.hold('t1', 1, [{ ...held, seat: 0, value: undefined, command: null }])).toBe(2);
    expect(await one.append(anAppend('t1'))).toEqual({ kind: 'conflict' });
    expect(await two.held('t1', 4)).toEqual([{ ...held, seat: 0, value: undefined, command: null }, held]);
    expect(await two.held('t1', 5)).toEqual([]);
  });

  test('while the database starts again what was asked waits, and is done once', async () => {
    const url = await server.newDatabase();
    const store = await opened(url);
    await store.createTable(aTable('t1'));
    const writing = (async () => {
      for (let n = 0; n < 60; n += 1) {
        const append = anAppend('t1', {
          from: n,
          revision: n,
          entries: [{ type: 'chance', label: 'n', of: 1, came: n }],
          commands: [`c${n}`],
        });
        const done = await store.append(append);
        // after a lost connection it may be that it was done the first time
        expect(done.kind === 'duplicate' ? done.version : done).toEqual(
          done.kind === 'duplicate' ? n + 1 : { kind: 'stored', version: n + 1, revision: n + 1, kept: 'here' },
        );
      }
    })();
    await server.crash();
    await writing;
    expect((await store.entries('t1')).map((entry) => entry.type === 'chance' && entry.came)).toEqual(
      Array.from({ length: 60 }, (_, n) => n),
    );
  });
}

function describeTroubles(server: LocalPostgres): void {
  test.each([
    ['nonsense', 'That is no address of a database.'],
    ['mysql://localhost/x', 'Only PostgreSQL can be used here.'],
    ['postgres:///x', 'That address names no host.'],
    ['postgres://u:secret@127.0.0.1:1/x', 'Nobody answers for the database x at 127.0.0.1:1'],
    ['postgres://u:secret@nowhere.invalid/x', 'There is no such host: the database x at nowhere.invalid:5432.'],
  ])('%s', async (url, why) => {
    const said = await openPostgres(url).then(
      () => '',
      ({ message }: Error) => message,
    );
    expect(said).toContain(why);
    expect(said).not.toContain('secret');
  });

  test('a wrong password, and a database that is not there', async () => {
    const url = await server.newDatabase();
    await expect(openPostgres(url.replace(/:[0-9a-f]{24}@/, ':wrong@'))).rejects.toThrow('user or password is wrong');
    await expect(openPostgres(`${url}-not`)).rejects.toThrow('There is no such database; create it first');
  });

  test('a database from a newer Tablewright is left alone', async () => {
    const url = await server.newDatabase();
    await (await openPostgres(url)).close();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('UPDATE schema_form SET form = 99');
    await client.end();
    await expect(openPostgres(url)).rejects.toThrow('newer Tablewright');
  });

  test('many that open a new database at once bring it up to date once', async () => {
    const url = await server.newDatabase();
    const stores = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
    for (const store of stores) await store.close();
  });

  test.each(STEPS.slice(1).map((_, before) => before + 1))(
    'a database of form %i is brought up to date with all that is in it',
    async (form) => {
      const url = await server.newDatabase();
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query('CREATE TABLE schema_form (form integer NOT NULL)');
      for (const step of STEPS.slice(0, form)) await client.query(step);
      await client.query(`INSERT INTO schema_form VALUES (${form});
        INSERT INTO people VALUES ('ann', 'Ann', 1), ('bea', 'Bea', 2);
        INSERT INTO tables (id, game, created, updated, changed, version, revision, names, phase, open, free, waiting, clock)
          VALUES ('t1', 'lantern', 1, 7, now(), 1, 1, '["Ann"]', 'playing', false, 0, 1, 'null');
        INSERT INTO metas VALUES ('t1', '{}');
        INSERT INTO members VALUES ('ann', 't1', 1);
        INSERT INTO entries VALUES ('t1', 0, '{"type":"chance","label":"n","of":6,"came":3}')`);
      // Before that form nobody was asked when they had been here last.
      if (form >= 2) await client.query("INSERT INTO visits VALUES ('ann', 7), ('bea', 2)");
      await client.end();
      const store = await opened(url);
      expect(await store.accounts.keepSettings('ann', 0, '{}')).toBe(true);
      expect(await store.entries('t1')).toEqual([{ type: 'chance', label: 'n', of: 6, came: 3 }]);
      expect(await store.tablesOf('ann', 9)).toMatchObject([{ id: 't1', waits: true }]);
      expect(await store.overview.listPeople('', 9)).toMatchObject([
        { id: 'ann', name: 'Ann', seen: 7, games: 1 },
        { id: 'bea', name: 'Bea', seen: 2, games: 0 },
      ]);
    },
  );

  test('no step that was released has changed', () => {
    const hashes = STEPS.map((step) => createHash('sha256').update(step).digest('hex').slice(0, 16));
    expect(hashes).toEqual(RELEASED);
  });
}

/** Of each step that was ever released. A step that changes would leave two databases of one form that are not alike. */
const RELEASED: readonly string[] = ['f01ebc94dcca5687', 'e66ee535bc5e11d7', '5fe998f13cc7cd68', '481664f9fb4598d9'];
