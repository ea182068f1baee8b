import { TABLE_ID } from '@tablewright/protocol';
import { expect, test } from 'vitest';
import { newMeta, newTableId, personSeat } from './meta.ts';
import { lantern } from './testing/games.ts';

test('every table has a secret of 256 bits and words of its own, and none of them comes twice', () => {
  const seats = [personSeat('ann', 'Ann')];
  const made = Array.from({ length: 500 }, () =>
    newMeta(lantern.game, { options: {}, seats, host: 'ann', created: 0 }),
  );
  for (const { secret } of made) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  const words = made.flatMap(({ secret, invite, spectate }) => [secret, invite, spectate]);
  expect(new Set(words).size).toBe(words.length);
  // Every bit is drawn: one that were always the same would show among so many.
  for (let digit = 0; digit < 64; digit += 1) expect(new Set(made.map(({ secret }) => secret[digit])).size).toBe(16);
});

test('ids of tables are in the order in which the tables were made, to the second', () => {
  const ids = Array.from({ length: 200 }, (_, n) => newTableId(Date.UTC(2026, 10, 18) + n * 1000));
  for (const id of ids) expect(id).toMatch(TABLE_ID);
  expect(ids.toSorted()).toEqual(ids);
});

test('two tables of the same second have ids of their own', () => {
  const ids = Array.from({ length: 50 }, () => newTableId(1000));
  expect(new Set(ids).size).toBe(ids.length);
});
