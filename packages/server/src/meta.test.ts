import { expect, test } from 'vitest';
import { newMeta, personSeat } from './meta.ts';
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
