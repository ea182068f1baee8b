import { type Json, seedFromText } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { Match } from './match.ts';
import { lantern } from './testing/games.ts';

const { game } = lantern;
const setup = { seats: 5, options: {} };
const seed = seedFromText('match');

/** A snapshot that says something else than the log: whoever uses it is found out. */
function begun(): { entries: Match['log']; snapshot: { version: number; data: Record<string, Json> } } {
  const { match, entries } = Match.begin(game, setup, { seed, chain: null });
  const { version, data } = match.snapshot();
  return { entries, snapshot: { version, data: { ...(data as Record<string, Json>), told: [] } } };
}

function linesFrom(snapshot: { version: number; data: Json }): number {
  const loaded = Match.load(game, setup, { seed, chain: null }, [...begun().entries], snapshot);
  if (!loaded.ok) throw new Error(loaded.why);
  return loaded.match.toldTo(0).length;
}

test('a game goes on from a snapshot', () => {
  expect(linesFrom(begun().snapshot)).toBe(0);
});

test.each([
  ['of other rules', { rulesVersion: 99 }],
  ['of days when states were kept in another form', { form: 1 }],
  ['of days when nobody wrote down in which form', { form: null }],
])('a snapshot %s is not used: the log is played', (_which, other) => {
  const { version, data } = begun().snapshot;
  expect(linesFrom({ version, data: { ...data, ...other } })).toBeGreaterThan(0);
});
