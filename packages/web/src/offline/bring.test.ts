import { expect, test } from 'vitest';
import { BringRequest, read } from '@tablewright/protocol/schemas';
import { toBring } from './bring.ts';
import type { KeptGame } from './device-game.ts';

const kept: KeptGame = {
  game: 'emigration',
  rulesVersion: 1,
  names: ['Ann', 'Ada'],
  people: [0],
  levels: ['steady', 'strong'],
  options: { mode: 'competitive' },
  seed: '0'.repeat(64),
  log: [
    { type: 'chance', label: 'first player', of: 2, came: 1 },
    { type: 'answer', seat: 1, about: 'action', value: { act: 'skip' } },
  ],
};

test('a game alone against bots goes to the server without its seed, as the server reads it', () => {
  const request = toBring(kept)!;
  expect(read(BringRequest, request)).toMatchObject({ ok: true });
  expect(request).toMatchObject({ seats: 2, seat: 0, botLevels: ['steady', 'strong'] });
  expect(JSON.stringify(request)).not.toContain(kept.seed);
});

test('several who pass the device around, and a table at which nothing has happened, stay here', () => {
  expect(toBring({ ...kept, people: [0, 1] })).toBeNull();
  expect(toBring({ ...kept, log: [] })).toBeNull();
});
