import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord, Json } from '@tablewright/kernel';
import { checkGolden, type Played, playGame, randomPlayer, rngFor, transcript } from '@tablewright/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { cityFromCode } from './content/city.ts';
import type { Told } from './events.ts';
import { emergence, type State } from './index.ts';
import { type Reason, REASONS } from './stages/ending.ts';

// Recorded games to be replayed (golden/*.json) and read (golden/*.txt): one for each way a mission can end, and one in
// each city with special tiles. When a rule changes on purpose:
//
//   UPDATE_GOLDEN=1 npx vitest run games/emergence/rules/golden.test.ts
//   npx biome format --write games/emergence/rules/golden
//
// writes the texts anew; a record that the rules no longer accept is replaced by another game of the same kind.

interface Kept {
  readonly seats: number;
  readonly options?: Record<string, Json>;
  readonly players?: 'advisors' | 'random';
  /** how it must end, if that matters */
  readonly reason?: Reason;
  /** what else must have happened in it */
  readonly shows?: (told: Told[], s: State) => boolean;
}

const GAMES: Readonly<Record<string, Kept>> = {
  'ai-knowledge': { seats: 4, reason: 'ai-knowledge' },
  'human-knowledge': { seats: 3, reason: 'human-knowledge' },
  'ai-excess': { seats: 3, options: { length: 'extended' }, reason: 'ai-excess', shows: tells('hacked') },
  'human-excess': { seats: 5, reason: 'human-excess', shows: tells('terminated') },
  'equal-excess': { seats: 3, reason: 'equal-excess' },
  depletion: { seats: 6, options: { city: '02' }, reason: 'depletion' },
  'called-off': { seats: 3, players: 'random', reason: 'called-off' },
  'city-08-teleport': { seats: 3, options: { city: '08' }, shows: tells('teleported') },
  'city-09-dual': { seats: 4, options: { city: '09' }, shows: collectsFromDualTile },
};

function tells(type: Told['type']): (told: Told[]) => boolean {
  return (told) => told.some((event) => event.type === type);
}

function collectsFromDualTile(told: Told[], s: State): boolean {
  const city = cityFromCode(s.city);
  return told.some((event) => event.type === 'collected' && city.types[city.tileNamed.get(event.at)!]!.length === 2);
}

const FOLDER = join(import.meta.dirname, 'golden');
const updating = process.env['UPDATE_GOLDEN'] === '1';
/** Rare endings are searched for among thousands of games. */
const PATIENCE = 600_000;

function fileOf(name: string, ending: 'json' | 'txt'): string {
  return join(FOLDER, `${name}.${ending}`);
}

function recordOf(name: string): GameRecord {
  return JSON.parse(readFileSync(fileOf(name, 'json'), 'utf8')) as GameRecord;
}

function replays(name: string): boolean {
  if (!existsSync(fileOf(name, 'json'))) return false;
  const record = recordOf(name);
  const back = emergence.replay(record, record.log);
  return back.ok && back.state.outcome?.reason === record.outcome?.reason;
}

/** Plays game after game until one is of the wanted kind; of the first few of them the shortest is taken. */
function find({ seats, options = {}, players = 'advisors', reason, shows }: Kept): GameRecord {
  const found: Played<State, Told>[] = [];
  for (let seed = 0; seed < 4000 && found.length < 5; seed += 1) {
    const rng = rngFor(seed, 'players');
    const people = Array.from({ length: seats }, (_, seat) =>
      players === 'random' ? randomPlayer(rng) : emergence.advisor(seat, rng),
    );
    const played = playGame(emergence, { seats, options, seed, players: people });
    if (reason !== undefined && played.state.outcome?.reason !== reason) continue;
    if (
      shows?.(
        played.told.map(({ event }) => event),
        played.state,
      ) === false
    )
      continue;
    found.push(played);
  }
  found.sort((a, b) => a.decisions - b.decisions);
  if (found[0] === undefined) throw new Error('No game of this kind came up; try other seats or another city.');
  return found[0].record;
}

/** One entry of the log on each line, so that a difference can be read. */
function written({ log, ...head }: GameRecord): string {
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  return `{\n${lines.join('')}  "log": [\n${log.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]\n}\n`;
}

function update(name: string, kept: Kept): void {
  mkdirSync(FOLDER, { recursive: true });
  if (!replays(name)) writeFileSync(fileOf(name, 'json'), written(find(kept)));
  writeFileSync(fileOf(name, 'txt'), transcript(emergence, recordOf(name)));
}

describe.each(Object.entries(GAMES))('%s', (name, kept) => {
  if (updating) beforeAll(() => update(name, kept), PATIENCE);

  test('plays as it was recorded', () => {
    expect(checkGolden(emergence, recordOf(name), readFileSync(fileOf(name, 'txt'), 'utf8'))).toEqual([]);
  });

  test('is of the kind it is kept for', () => {
    const record = recordOf(name);
    const back = emergence.replay(record, record.log);
    if (!back.ok) throw new Error(back.why);
    if (kept.reason !== undefined) expect(back.state.outcome?.reason).toBe(kept.reason);
    expect(
      kept.shows?.(
        back.told.map(({ event }) => event),
        back.state,
      ) ?? true,
    ).toBe(true);
    expect(record.seats).toBe(kept.seats);
  });
});

test('there is a golden game for every way a mission can end', () => {
  expect(new Set(Object.keys(GAMES).map((name) => recordOf(name).outcome?.reason))).toEqual(
    new Set(Object.keys(REASONS)),
  );
});
