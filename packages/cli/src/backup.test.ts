import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '@tablewright/storage';
import { overwritePageOf } from '@tablewright/storage/testing/overwrite';
import { expect, test } from 'vitest';
import { folder } from './testing/repository.ts';
import { shell } from './testing/shell.ts';

async function filled(): Promise<string> {
  const data = folder();
  const store = openSqlite(join(data, 'tablewright.sqlite'));
  await store.savePerson({ id: 'ann', name: 'Ann', created: 1 });
  await store.close();
  return data;
}

test('what is stored goes into a file and comes back elsewhere', async () => {
  const data = await filled();
  const file = join(data, 'games.backup');
  expect(await shell(['backup', file, '--data', data])).toMatchObject({
    code: 0,
    out: `${file} holds all of it: 1 rows.\n`,
  });
  const elsewhere = join(data, 'new');
  const back = await shell(['restore', file, '--data', elsewhere, '--json']);
  expect([back.code, JSON.parse(back.out)]).toEqual([0, { file, rows: 1 }]);
  const again = await shell(['restore', file, '--data', elsewhere]);
  expect([again.code, again.err]).toEqual([2, expect.stringContaining('there are games already')]);
});

test('what cannot be is said in one sentence', async () => {
  const data = folder();
  const nothing = await shell(['backup', join(data, 'x'), '--data', join(data, 'not')]);
  expect([nothing.code, nothing.err]).toEqual([2, expect.stringContaining('There is no')]);
  expect(existsSync(join(data, 'not'))).toBe(false);
  writeFileSync(join(data, 'no'), 'no backup');
  const bad = await shell(['restore', join(data, 'no'), '--data', join(data, 'new')]);
  expect([bad.code, bad.err]).toEqual([2, expect.stringContaining('is no backup, or it is damaged')]);
});

test('check-games goes through all that is stored', async () => {
  const data = await filled();
  const checked = await shell(['check-games', '--data', data, '--json']);
  expect([checked.code, JSON.parse(checked.out)]).toEqual([
    0,
    { lobbies: 0, playing: 0, over: 0, continued: [], problems: [] },
  ]);
});

test('a damaged file is named in one sentence, and what to do', async () => {
  const data = await filled();
  overwritePageOf(join(data, 'tablewright.sqlite'), 'metas');
  for (const command of [['check-games'], ['backup', join(data, 'x')], ['serve', '--port', '0']]) {
    const { code, out, err } = await shell([...command, '--data', data]);
    expect([code, out]).toEqual([2, '']);
    // serve may have said before that its page is not built
    const last = err.trimEnd().split('\n').at(-1);
    expect(last).toMatch(
      /^tablewright: .*tablewright\.sqlite is damaged \(.*in "metas".*\); put a backup in its place/,
    );
    expect(err).not.toContain('    at ');
  }
});

test('damage that is noticed only on the way is said by check-games in the same sentence', async () => {
  const data = await filled();
  const db = new DatabaseSync(join(data, 'tablewright.sqlite'));
  db.exec(`INSERT INTO tables (id, game, created, updated, version, revision, names, phase, open, free, waiting, due, clock)
      VALUES ('t1', 'lantern', 1, 2, 1, 1, '[]', 'playing', 0, 0, 1, NULL, 'null');
    INSERT INTO metas VALUES ('t1', '{"cut');`);
  db.close();
  const { code, out, err } = await shell(['check-games', '--data', data]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^tablewright: .*tablewright\.sqlite is damaged \(.*\); put a backup in its place.*\n$/);
});
