import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord, Json } from '@tablewright/kernel';
import { checkGolden, type Played, playGame, randomPlayer, rngFor, transcript } from '@tablewright/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Told } from './events.ts';
import { emigration, type State } from './index.ts';
import { type Reason, REASONS } from './stages/ending.ts';

// Recorded games to be replayed (golden/*.json) and read (golden/*.txt): one for each way a game can end, in each mode, and
// some in which rare things happen. When a rule changes on purpose:
//
//   UPDATE_GOLDEN=1 npx vitest run games/emigration/rules/golden.test.ts
//   npx biome format --write games/emigration/rules/golden
//
// writes the texts anew; a record that the rules no longer accept is replaced by another game of the same kind.

interface Kept {
  readonly seats: number;
  readonly options?: Record<string, Json>;
  readonly players?: 'advisors' | 'random';
  readonly reason: Reason;
  /** what else must have happened in it */
  readonly shows?: (told: Told[], s: State) => boolean;
}

const COOPERATIVE = { mode: 'cooperative' };

const GAMES: Readonly<Record<string, Kept>> = {
  'most-assurance': { seats: 4, reason: 'most-assurance' },
  'more-money': { seats: 3, reason: 'more-money' },
  tied: { seats: 3, reason: 'tied' },
  'nobody-in': { seats: 2, reason: 'nobody-in' },
  'all-together': { seats: 2, options: COOPERATIVE, reason: 'emigrated', shows: (_told, s) => s.emigrated === 3 },
  'some-together': { seats: 3, options: COOPERATIVE, reason: 'emigrated', shows: (_told, s) => s.emigrated !== 7 },
  'nobody-together': { seats: 2, options: COOPERATIVE, players: 'random', reason: 'nobody-in' },
  'six-with-random-packs': { seats: 6, options: { packs: 'random' }, reason: 'most-assurance', shows: tells('levied') },
  'fog-and-officer': { seats: 2, reason: 'most-assurance', shows: tells('fogged', 'looked', 'robbed') },
  'scalped-and-skipped-last': {
    seats: 3,
    options: { chosenPacks: 'ibn-khaldun,hypatia,confucius' },
    players: 'random',
    reason: 'nobody-in',
    shows: (told, s) => tells('scalped', 'struck')(told, s) && placedAtTheBorder(told),
  },
};

function tells(...types: Told['type'][]): (told: Told[], s: State) => boolean {
  return (told) => types.every((type) => told.some((event) => event.type === type));
}

/** EMI-405 */
function placedAtTheBorder(told: Told[]): boolean {
  const types = told.map(({ type }) => type);
  return types.lastIndexOf('placed') > types.indexOf('border');
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
  const back = emigration.replay(record, record.log);
  return back.ok && back.state.outcome?.reason === record.outcome?.reason;
}

function isOfKind({ reason, shows }: Kept, state: State, told: readonly { event: Told }[]): boolean {
  const events = told.map(({ event }) => event);
  return state.outcome?.reason === reason && (shows?.(events, state) ?? true);
}

/** Plays game after game until one is of the wanted kind; of the first few of them the shortest is taken. */
function find(kept: Kept): GameRecord {
  const { seats, options = {}, players = 'advisors' } = kept;
  const found: Played<State, Told>[] = [];
  for (let seed = 0; seed < 4000 && found.length < 3; seed += 1) {
    const rng = rngFor(seed, 'players');
    const people = Array.from({ length: seats }, (_, seat) =>
      players === 'random' ? randomPlayer(rng) : emigration.advisor(seat, rng),
    );
    const played = playGame(emigration, { seats, options, seed, players: people });
    if (isOfKind(kept, played.state, played.told)) found.push(played);
  }
  found.sort((a, b) => a.decisions - b.decisions);
  if (found[0] === undefined) throw new Error('No game of this kind came up; try other seats or other packs.');
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
  writeFileSync(fileOf(name, 'txt'), transcript(emigration, recordOf(name)));
}

describe.each(Object.entries(GAMES))('%s', (name, kept) => {
  if (updating) beforeAll(() => update(name, kept), PATIENCE);

  test('plays as it was recorded', () => {
    expect(checkGolden(emigration, recordOf(name), readFileSync(fileOf(name, 'txt'), 'utf8'))).toEqual([]);
  });

  test('is of the kind it is kept for', () => {
    const record = recordOf(name);
    const back = emigration.replay(record, record.log);
    if (!back.ok) throw new Error(back.why);
    expect(isOfKind(kept, back.state, back.told)).toBe(true);
    expect(record.seats).toBe(kept.seats);
  });
});

test('there is a golden game for every way a game can end, in each mode', () => {
  const ends = Object.keys(GAMES).map((name) => {
    const { outcome, options } = recordOf(name);
    return `${options['mode'] as string} ${outcome?.reason}`;
  });
  const possible = Object.keys(REASONS).flatMap((reason) => {
    if (reason === 'nobody-in') return ['competitive nobody-in', 'cooperative nobody-in'];
    return [`${reason === 'emigrated' ? 'cooperative' : 'competitive'} ${reason}`];
  });
  expect(new Set(ends)).toEqual(new Set(possible));
});
