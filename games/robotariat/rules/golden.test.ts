import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord, Json } from '@tablewright/kernel';
import { checkGolden, type Played, playGame, randomPlayer, rngFor, transcript } from '@tablewright/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { OBJECTIVE_IDS, type ObjectiveId } from './content/objectives.ts';
import type { Told } from './events.ts';
import { robotariat, type State } from './index.ts';
import { type Reason, REASONS } from './stages/ending.ts';

// Recorded games to be replayed (golden/*.json) and read (golden/*.txt): one for each way a game can end in each mode, and
// among them every objective that is fulfilled. When a rule changes on purpose:
//
//   UPDATE_GOLDEN=1 npx vitest run games/robotariat/rules/golden.test.ts
//   npx biome format --write games/robotariat/rules/golden
//
// writes the texts anew; a record that the rules no longer accept is replaced by another game of the same kind.

interface Kept {
  readonly seats: number;
  readonly options?: Record<string, Json>;
  readonly players?: 'advisors' | 'random';
  readonly reason: Reason;
  /** whose holders must win */
  readonly winners?: readonly ObjectiveId[];
}

const COOP = { mode: 'cooperative' };

const GAMES: Readonly<Record<string, Kept>> = {
  'cooperative-success': { seats: 3, options: COOP, reason: 'success' },
  'cooperative-no-reputation': { seats: 5, options: COOP, reason: 'no-reputation' },
  'cooperative-out-of-time': { seats: 3, options: { ...COOP, crackdown: true }, reason: 'out-of-time' },
  'secret-bursar-dealer': { seats: 3, reason: 'success', winners: ['bursar', 'dealer'] },
  'secret-scrapper': { seats: 3, options: { baseOnly: true }, reason: 'success', winners: ['scrapper'] },
  'secret-saboteur': { seats: 5, reason: 'success', winners: ['saboteur'] },
  'secret-spy': { seats: 4, reason: 'success', winners: ['spy'] },
  'secret-gambler-traffic': { seats: 5, reason: 'success', winners: ['gambler', 'traffic-director'] },
  'secret-no-reputation': { seats: 5, reason: 'no-reputation', winners: ['turncoat'] },
  'secret-out-of-time': { seats: 4, players: 'random', reason: 'out-of-time' },
};

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
  const back = robotariat.replay(record, record.log);
  return back.ok && back.state.outcome?.reason === record.outcome?.reason;
}

/** Is the game over in the way it is kept for? */
function fits({ outcome }: Pick<State, 'outcome'>, { reason, winners = [] }: Kept): boolean {
  const won = outcome?.winners.map((seat) => outcome.roles[seat]) ?? [];
  return outcome?.reason === reason && winners.every((objective) => won.includes(objective));
}

/** Plays game after game until one is of the wanted kind; of the first few of them the shortest is taken. */
function find(kept: Kept): GameRecord {
  const { seats, options = {}, players = 'advisors' } = kept;
  const found: Played<State, Told>[] = [];
  for (let seed = 0; seed < 4000 && found.length < 4; seed += 1) {
    const rng = rngFor(seed, 'players');
    const people = Array.from({ length: seats }, (_, seat) =>
      players === 'random' ? randomPlayer(rng) : robotariat.advisor(seat, rng),
    );
    const played = playGame(robotariat, { seats, options, seed, players: people });
    if (fits(played.state, kept)) found.push(played);
  }
  found.sort((a, b) => a.decisions - b.decisions);
  if (found[0] === undefined) throw new Error('No game of this kind came up; try other seats or another mode.');
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
  writeFileSync(fileOf(name, 'txt'), transcript(robotariat, recordOf(name)));
}

describe.each(Object.entries(GAMES))('%s', (name, kept) => {
  if (updating) beforeAll(() => update(name, kept), PATIENCE);

  test('plays as it was recorded', () => {
    expect(checkGolden(robotariat, recordOf(name), readFileSync(fileOf(name, 'txt'), 'utf8'))).toEqual([]);
  });

  test('is of the kind it is kept for', () => {
    const record = recordOf(name);
    const back = robotariat.replay(record, record.log);
    if (!back.ok) throw new Error(back.why);
    expect(fits(back.state, kept)).toBe(true);
    expect(record.seats).toBe(kept.seats);
  });
});

test('there is a golden game for every way a game can end, in each mode', () => {
  const kept = Object.keys(GAMES).map((name) => recordOf(name));
  const ways = kept.map(
    ({ options, outcome }) => `${options['mode'] === 'secret' ? 'secret' : 'cooperative'} ${outcome?.reason ?? ''}`,
  );
  expect(new Set(ways)).toEqual(
    new Set(Object.keys(REASONS).flatMap((reason) => [`secret ${reason}`, `cooperative ${reason}`])),
  );
});

test('every objective is fulfilled in some golden game', () => {
  const won = Object.keys(GAMES).flatMap((name) => {
    const { outcome } = recordOf(name);
    return outcome?.winners.map((seat) => outcome.roles[seat]) ?? [];
  });
  for (const objective of OBJECTIVE_IDS) expect(won).toContain(objective);
});
