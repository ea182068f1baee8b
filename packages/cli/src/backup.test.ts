import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '@tablewright/storage';
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
  expect([checked.code, JSON.parse(checked.out)]).toEqual([0, { lobbies: 0, playing: 0, over: 0, problems: [] }]);
});
