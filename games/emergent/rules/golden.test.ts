import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord, Json, Seat } from '@tablewright/kernel';
import {
  checkGolden,
  type Played,
  type Player,
  playGame,
  randomPlayer,
  rngFor,
  transcript,
} from '@tablewright/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_PLAN, type Plan } from './content/planning.ts';
import type { Told } from './events.ts';
import { emergent, type State, type View } from './index.ts';
import { type Reason, REASONS } from './stages/ending.ts';

// Recorded games to be replayed (golden/*.json) and read (golden/*.txt): one for each way a game can end, ties included, and
// one for each mode and market. When a rule changes on purpose:
//
//   UPDATE_GOLDEN=1 npx vitest run games/emergent/rules/golden.test.ts
//   npx biome format --write games/emergent/rules/golden
//
// writes the texts anew; a record that the rules no longer accept is replaced by another game of the same kind.

interface Kept {
  readonly seats: number;
  readonly options?: Record<string, Json>;
  /** plans round by round for each seat; whoever has none left does nothing */
  readonly plans?: readonly (readonly Partial<Plan>[])[];
  readonly players?: 'advisors' | 'random';
  /** how it must end, if that matters */
  readonly reason?: Reason;
  /** what else must have happened in it */
  readonly shows?: (told: Told[], s: State) => boolean;
}

const ONE: Partial<Plan> = { buildSmall: { NOE: 1 }, stock: { NOE: 2 } };

const GAMES: Readonly<Record<string, Kept>> = {
  'most-money': { seats: 4, reason: 'most-money' },
  'more-sold': { seats: 2, players: 'random', reason: 'more-sold' },
  // both make the same money with the same sales; one has paid for transport what the other has thrown away
  'less-liquidated': {
    seats: 2,
    options: { market: 'classic' },
    plans: [[{ buildSmall: { NCA: 3 }, stock: { NCA: 13 } }], [{ buildSmall: { SOE: 3 }, stock: { SOE: 11 } }]],
    reason: 'less-liquidated',
  },
  'shared-money': { seats: 3, plans: [[ONE], [ONE], [ONE]], reason: 'shared-money', shows: tells('shipped') },
  'most-points': { seats: 4, options: { mode: 'fast' }, reason: 'most-points' },
  'more-green': { seats: 3, options: { mode: 'fast' }, players: 'random', reason: 'more-green' },
  'more-red': { seats: 3, options: { mode: 'fast' }, players: 'random', reason: 'more-red' },
  'more-regions': { seats: 4, options: { mode: 'fast' }, players: 'random', reason: 'more-regions' },
  'shared-points': { seats: 2, options: { mode: 'fast' }, players: 'random', reason: 'shared-points' },
  learning: { seats: 3, options: { mode: 'learning' } },
  'five-rounds-open': { seats: 2, options: { market: 'open', rounds: 5 } },
  'asked-and-forced': { seats: 3, players: 'random', shows: (told) => tells('forced')(told) && isAsked(told) },
  'fast-four-rounds': { seats: 2, options: { mode: 'fast', fastRounds: 4, secondScores: true } },
};

function tells(type: Told['type']): (told: Told[]) => boolean {
  return (told) => told.some((event) => event.type === type);
}

function isAsked(told: Told[]): boolean {
  return told.some((event) => event.type === 'shipped' && event.shipments.some(({ auto }) => !auto));
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
  const back = emergent.replay(record, record.log);
  return back.ok && back.state.outcome?.reason === record.outcome?.reason;
}

function scripted(plans: readonly Partial<Plan>[]): Player<View> {
  return { answer: ({ round }) => ({ ...EMPTY_PLAN, ...plans[round - 1] }) };
}

/** Plays game after game until one is of the wanted kind. */
function find({ seats, options = {}, plans, players = 'advisors', reason, shows }: Kept): GameRecord {
  for (let seed = 0; seed < 20_000; seed += 1) {
    const rng = rngFor(seed, 'players');
    const player = (seat: Seat): Player<View> => {
      if (plans !== undefined) return scripted(plans[seat]!);
      return players === 'random' ? randomPlayer(rng) : emergent.advisor(seat, rng);
    };
    const people = Array.from({ length: seats }, (_, seat) => player(seat));
    const played: Played<State, Told> = playGame(emergent, { seats, options, seed, players: people });
    if (reason !== undefined && played.state.outcome?.reason !== reason) continue;
    const told = played.told.map(({ event }) => event);
    if (shows?.(told, played.state) !== false) return played.record;
  }
  throw new Error('No game of this kind came up; try other seats.');
}

/** One entry of the log on each line, so that a difference can be read. */
function written({ log, ...head }: GameRecord): string {
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  return `{\n${lines.join('')}  "log": [\n${log.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]\n}\n`;
}

function update(name: string, kept: Kept): void {
  mkdirSync(FOLDER, { recursive: true });
  if (!replays(name)) writeFileSync(fileOf(name, 'json'), written(find(kept)));
  writeFileSync(fileOf(name, 'txt'), transcript(emergent, recordOf(name)));
}

describe.each(Object.entries(GAMES))('%s', (name, kept) => {
  if (updating) beforeAll(() => update(name, kept), PATIENCE);

  test('plays as it was recorded', () => {
    expect(checkGolden(emergent, recordOf(name), readFileSync(fileOf(name, 'txt'), 'utf8'))).toEqual([]);
  });

  test('is of the kind it is kept for', () => {
    const record = recordOf(name);
    const back = emergent.replay(record, record.log);
    if (!back.ok) throw new Error(back.why);
    if (kept.reason !== undefined) expect(back.state.outcome?.reason).toBe(kept.reason);
    const told = back.told.map(({ event }) => event);
    expect(kept.shows?.(told, back.state) ?? true).toBe(true);
    expect(record.seats).toBe(kept.seats);
  });
});

test('there is a golden game for every way a game can end', () => {
  const reasons = new Set(Object.keys(GAMES).map((name) => recordOf(name).outcome?.reason));
  expect(reasons).toEqual(new Set(Object.keys(REASONS)));
});
