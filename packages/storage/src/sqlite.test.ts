import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeStorage } from './contract.ts';
import { GroupCommit } from './group-commit.ts';
import { openSqliteOnThread } from './on-thread.ts';
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
