import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, ROOMS } from './rooms.ts';
import { roomsTable, withTable } from './rooms-table.ts';

test('every room stands there in one line, with what it may import', () => {
  const table = roomsTable({
    kernel: { is: 'what a game is', uses: [] },
    rules: { is: 'one game', uses: ['kernel'], inTests: ['testkit'] },
    'game-board': { is: 'its screen', uses: ['board'], typesOf: ['rules'], partsOf: { rules: ['content', 'outlook'] } },
  });
  expect(table.split('\n').slice(2)).toEqual([
    '| `packages/kernel` | what a game is | nobody |',
    '| `games/<name>/rules` | one game | kernel (tests: testkit) |',
    '| `games/<name>/board` | its screen | board, types of its own rules, `/content` and `/outlook` of its own rules |',
  ]);
});

test('only what stands between the marks is written anew', () => {
  const text =
    'before\n<!-- rooms: npm run rooms writes this table out of scripts/rooms.ts -->\nold\n<!-- /rooms -->\nafter\n';
  expect(withTable(text, 'new')).toBe(text.replace('old', 'new'));
  expect(() => withTable('no marks', 'new')).toThrow('lost the marks');
});

test('there is no room without a folder', () => {
  const root = dirname(import.meta.dirname);
  for (const room of Object.keys(ROOMS)) {
    const folder = folderOf(room).replace('<name>', '*');
    expect(
      globSync(folder, { cwd: root }).some((found) => existsSync(join(root, found, 'package.json'))),
      folder,
    ).toBe(true);
  }
});
