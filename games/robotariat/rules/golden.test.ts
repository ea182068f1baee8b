import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@tablewright/kernel';
import { checkGolden } from '@tablewright/testkit';
import { describeGolden } from '@tablewright/testkit/suite';
import { expect, test } from 'vitest';
import { OBJECTIVE_IDS, type ObjectiveId } from './content/objectives.ts';
import { robotariat, type State } from './index.ts';
import { REASONS } from './stages/ending.ts';

// One game for each way a game can end in each mode, and among them every objective that is fulfilled.

const COOP = { mode: 'cooperative' };

function winnersOf(outcome: State['outcome']): (string | undefined)[] {
  return outcome?.winners.map((seat) => outcome.roles[seat]) ?? [];
}

/** The holders of these objectives are among the winners. */
function won(...objectives: ObjectiveId[]): (told: readonly unknown[], s: State) => boolean {
  return (_told, { outcome }) => objectives.every((objective) => winnersOf(outcome).includes(objective));
}

const kept = describeGolden(robotariat, {
  folder: join(import.meta.dirname, 'golden'),
  reasons: REASONS,
  modes: () => ['secret', 'cooperative'],
  games: {
    'cooperative-success': { seats: 3, options: COOP, reason: 'success' },
    'cooperative-no-reputation': { seats: 5, options: COOP, reason: 'no-reputation' },
    'cooperative-out-of-time': { seats: 3, options: { ...COOP, crackdown: true }, reason: 'out-of-time' },
    'secret-bursar-dealer': { seats: 3, reason: 'success', shows: won('bursar', 'dealer') },
    'secret-scrapper': { seats: 3, options: { baseOnly: true }, reason: 'success', shows: won('scrapper') },
    'secret-saboteur': { seats: 5, reason: 'success', shows: won('saboteur') },
    'secret-spy': { seats: 4, reason: 'success', shows: won('spy') },
    'secret-gambler-traffic': { seats: 5, reason: 'success', shows: won('gambler', 'traffic-director') },
    'secret-no-reputation': { seats: 5, reason: 'no-reputation', shows: won('turncoat') },
    'secret-out-of-time': { seats: 4, players: 'random', reason: 'out-of-time' },
  },
});

test('every objective is fulfilled in some golden game', () => {
  const fulfilled = kept.records().flatMap(({ outcome }) => winnersOf(outcome));
  for (const objective of OBJECTIVE_IDS) expect(fulfilled).toContain(objective);
});

test.each(['secret-spy', 'cooperative-no-reputation'])(
  'a record from the days when answers were words like "3-P" plays as it did: %s',
  (name) => {
    const old = JSON.parse(
      readFileSync(join(import.meta.dirname, 'golden', 'old', `${name}.json`), 'utf8'),
    ) as GameRecord;
    const text = readFileSync(join(import.meta.dirname, 'golden', `${name}.txt`), 'utf8');
    expect(JSON.stringify(old.log)).toContain('"move-');
    expect(checkGolden(robotariat, old, text)).toEqual([]);
  },
);
