import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeStorage } from './contract.ts';
import { GroupCommit } from './group-commit.ts';
import { openSqliteOnThread } from './on-thread.ts';
import { lockFolder } from './lock.ts';
import { STEPS } from './schema.ts';
import { openSqlite } from './sqlite.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tablewright-storage-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

describeStorage(
  'SQLite in a file',
  async () => {
    const made = mkdtempSync(join(tmpdir(), 'tablewright-storage-'));
    return {
      open: async () => openSqlite(join(made, 'deeper', 'store.sqlite')),
      cleanUp: async () => rmSync(made, { recursive: true, force: true }),
    };
  },
  { lasting: true },
);

describeStorage(
  'SQLite on a thread',
  async () => {
    const made = mkdtempSync(join(tmpdir(), 'tablewright-storage-'));
    return {
      open: () => openSqliteOnThread(join(made, 'store.sqlite')),
      cleanUp: async () => rmSync(made, { recursive: true, force: true }),
    };
  },
  { lasting: true },
);

describeStorage(
  'SQLite in memory',
  async () => ({ open: async () => openSqlite(':memory:'), cleanUp: async () => {} }),
  { lasting: false },
);

describe('group commit', () => {
  function recording() {
    const done: string[] = [];
    const group = new GroupCommit(
      {
        begin: () => done.push('begin'),
        commit: () => done.push('commit'),
        rollback: () => done.push('rollback'),
      },
      setImmediate,
    );
    return { done, group };
  }

  test('what waits in one turn is one transaction, acknowledged after its commit', async () => {
    const { done, group } = recording();
    await Promise.all(
      ['a', 'b', 'c'].map(async (name) => {
        await group.add(() => done.push(name));
        done.push(`${name} acknowledged`);
      }),
    );
    expect(done).toEqual(['begin', 'a', 'b', 'c', 'commit', 'a acknowledged', 'b acknowledged', 'c acknowledged']);
  });

  test('one that fails is alone in it', async () => {
    const { done, group } = recording();
    const results = await Promise.allSettled([
      group.add(() => done.push('a')),
      group.add(() => {
        throw new Error('full');
      }),
      group.add(() => done.push('c')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(done.join(' ')).toBe('begin a rollback begin a commit begin rollback begin c commit');
  });
});

test('a file from a newer Tablewright is left alone', async () => {
  const path = join(folder(), 'store.sqlite');
  const db = new DatabaseSync(path);
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => openSqlite(path)).toThrow('newer Tablewright');
  await expect(openSqliteOnThread(path)).rejects.toThrow('newer Tablewright');
});

/** Of each step that was ever released. A step that changes would leave two files of one form that are not alike. */
const RELEASED = ['75f9f3fe892ea49f', 'ca11bf2f4a10a0ee', '37f6875a60b52191', '8129366a0bfa32f7', '51b3e743797742b5'];

test('no step that was released has changed', () => {
  const hashes = STEPS.map((step) => createHash('sha256').update(step).digest('hex').slice(0, 16));
  expect(hashes).toEqual(RELEASED);
});

test.each(STEPS.slice(1).map((_, before) => before))(
  'a file of form %i is brought up to date with all that is in it',
  async (before) => {
    const path = join(folder(), 'store.sqlite');
    const db = new DatabaseSync(path);
    for (const step of STEPS.slice(0, before + 1)) db.exec(step);
    db.exec(`
    PRAGMA user_version = ${before + 1};
    INSERT INTO people VALUES ('ann', 'Ann', 1);
    INSERT INTO tables (id, game, created, updated, version, revision, names, phase, open, free, waiting, due, clock)
      VALUES ('t1', 'lantern', 1, 2, 1, 1, '["Ann"]', 'playing', 0, 0, 1, NULL, 'null');
    INSERT INTO metas VALUES ('t1', '{}');
    INSERT INTO members VALUES ('ann', 't1', 1);
    INSERT INTO entries VALUES ('t1', 0, '{"type":"chance","label":"n","of":6,"came":3}');`);
    // Before that form nobody was asked when they had been here last.
    if (before >= 2) db.exec("INSERT INTO visits VALUES ('ann', 2)");
    db.close();
    const store = openSqlite(path);
    onTestFinished(() => store.close());
    expect(await store.entries('t1')).toEqual([{ type: 'chance', label: 'n', of: 6, came: 3 }]);
    expect(await store.tablesOf('ann', 9)).toMatchObject([{ id: 't1', waits: true }]);
    expect(await store.accounts.keepSettings('ann', 0, '{}')).toBe(true);
    await store.keepRecord('t1', 'kept');
    expect(await store.record('t1')).toBe('kept');
    expect(await store.overview.listPeople('', 9)).toMatchObject([{ id: 'ann', name: 'Ann', seen: 2, games: 1 }]);
  },
);

test('folder and files are made for their owner alone', async () => {
  const inside = join(folder(), 'data');
  const store = openSqlite(join(inside, 'store.sqlite'));
  onTestFinished(() => store.close());
  await store.setting('a', 'b');
  expect(statSync(inside).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(inside))
    expect([name, statSync(join(inside, name)).mode & 0o777]).toEqual([name, 0o600]);
});

test('a folder is had by one at a time', () => {
  const path = folder();
  const release = lockFolder(path);
  expect(release).not.toBeNull();
  expect(lockFolder(path)).toBeNull();
  release!();
  const again = lockFolder(path);
  expect(again).not.toBeNull();
  again!();
});

test('on a thread, what cannot be stored says so to the one who asked', async () => {
  const store = await openSqliteOnThread(join(folder(), 'store.sqlite'));
  onTestFinished(() => store.close());
  const nobody = { id: 'ann', name: null as unknown as string, created: 1 };
  const [bad, good] = await Promise.allSettled([
    store.savePerson(nobody),
    store.savePerson({ id: 'bea', name: 'Bea', created: 1 }),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('NOT NULL') as string } });
  expect(good.status).toBe('fulfilled');
  expect(await store.person('bea')).toMatchObject({ name: 'Bea' });
});

test.each(['openSqlite', 'openSqliteOnThread'])('kill -9 loses nothing that was acknowledged (%s)', async (open) => {
  const path = join(folder(), 'store.sqlite');
  const script = `
    import { ${open} } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
    const store = await ${open}(${JSON.stringify(path)});
    const summary = { phase: 'playing', open: false, free: 0, waiting: 0, due: null };
    await store.createTable({ id: 't1', game: 'g', at: 1, meta: null, summary, seating: { names: [], members: [] }, entries: [], clock: null });
    for (let n = 0; ; n += 1) {
      await store.append({ table: 't1', at: 1, from: n, revision: n, entries: [{ type: 'chance', label: 'n', of: 1, came: n }], commands: [], summary, clock: null });
      process.stdout.write(n + '\\n');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.length > 200) child.kill('SIGKILL');
  });
  await once(child, 'close');
  const acknowledged = Number(said.trimEnd().split('\n').at(-1));
  const store = openSqlite(path);
  onTestFinished(() => store.close());
  const log = await store.entries('t1');
  expect(log.length).toBeGreaterThan(acknowledged);
  expect(log.map((entry) => entry.type === 'chance' && entry.came)).toEqual(log.map((_, n) => n));
});
