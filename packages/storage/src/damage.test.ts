import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backup } from './backup.ts';
import { checkFile, damageOr, StoreDamaged } from './damage.ts';
import { openSqliteOnThread } from './on-thread.ts';
import type { NewTable } from './port.ts';
import { openSqlite } from './sqlite.ts';
import { overwritePageOf } from './testing/overwrite.ts';

const NOTHING = { meta: {}, entries: [], clock: null, seating: { names: [], members: [] } };
const SUMMARY = { phase: 'playing', open: false, free: 0, waiting: 0, due: null } as const;

/** A file with a hundred tables in it, closed. */
async function filled(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-damage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'store.sqlite');
  const store = openSqlite(path);
  for (let n = 0; n < 100; n += 1) {
    const entries = [{ type: 'chance', label: 'n', of: 6, came: n }] as const;
    const table: NewTable = { id: `t${n}`, game: 'lantern', at: 1, summary: SUMMARY, ...NOTHING, entries };
    await store.createTable(table);
  }
  await store.close();
  return path;
}

describe('a damaged file', () => {
  test.each(['metas', 'entries', 'tables', 'settings'])(
    'of which a page of %s is overwritten is not opened',
    async (table) => {
      const path = await filled();
      overwritePageOf(path, table);
      expect(() => openSqlite(path)).toThrow(StoreDamaged);
      expect(() => openSqlite(path)).toThrow(`in "${table}"`);
      await expect(openSqliteOnThread(path)).rejects.toThrow(StoreDamaged);
      await expect(backup({ file: path }, `${path}.backup`)).rejects.toThrow(StoreDamaged);
    },
  );

  test('that is long is looked through only where every table needs it', async () => {
    const path = await filled();
    overwritePageOf(path, 'entries');
    const db = new DatabaseSync(path);
    onTestFinished(() => db.close());
    expect(() => checkFile(db, 1)).toThrow('in "entries"');
    expect(() => checkFile(db, 2 ** 40)).not.toThrow();
    const other = await filled();
    overwritePageOf(other, 'metas');
    const second = new DatabaseSync(other);
    onTestFinished(() => second.close());
    expect(() => checkFile(second, 2 ** 40)).toThrow('in "metas"');
  });

  test('that is noticed only when something is read says so, and from then on to whoever asks whether all is well', async () => {
    const path = await filled();
    const db = new DatabaseSync(path);
    db.exec(`UPDATE metas SET meta = '{"cut' WHERE table_id = 't7'`);
    db.close();
    const store = await openSqliteOnThread(path);
    onTestFinished(() => store.close());
    await store.check();
    expect(await store.table('t6')).toMatchObject({ id: 't6' });
    await expect(store.table('t7')).rejects.toThrow(StoreDamaged);
    await expect(store.check()).rejects.toThrow(StoreDamaged);
    expect(await store.table('t6')).toMatchObject({ id: 't6' });
  });

  test.each([
    ['XX001', 'invalid page in block 3 of relation base/1/2', true],
    ['XX002', 'index "metas_pkey" contains unexpected zero page', true],
    ['22P02', 'malformed array literal: "x"', false],
    ['ERR_SQLITE_ERROR', 'database disk image is malformed', true],
    ['ERR_SQLITE_ERROR', 'database or disk is full', false],
  ])('is told by %s, %s: %s', (code, message, isDamage) => {
    expect(damageOr(Object.assign(new Error(message), { code })) instanceof StoreDamaged).toBe(isDamage);
  });

  test('is one thing, and what cannot be stored another', async () => {
    const store = await openSqliteOnThread(await filled());
    onTestFinished(() => store.close());
    const nobody = { id: 'ann', name: null as unknown as string, created: 1 };
    await expect(store.savePerson(nobody)).rejects.not.toThrow(StoreDamaged);
    await store.check();
  });
});
