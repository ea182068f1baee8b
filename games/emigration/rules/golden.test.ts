import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry, GameRecord } from '@tablewright/kernel';
import { describeGolden, tells } from '@tablewright/testkit/suite';
import { expect, test } from 'vitest';
import type { Told } from './events.ts';
import { emigration } from './index.ts';
import { REASONS } from './stages/ending.ts';

// One game for each way a game can end, in each mode, and some in which rare things happen.

const GOLDEN = join(import.meta.dirname, 'golden');
const COOPERATIVE = { mode: 'cooperative' };

/** EMI-405 */
function placedAtTheBorder(told: readonly Told[]): boolean {
  const types = told.map(({ type }) => type);
  return types.lastIndexOf('placed') > types.indexOf('border');
}

describeGolden(emigration, {
  folder: GOLDEN,
  reasons: REASONS,
  modes(reason) {
    if (reason === 'nobody-in') return ['competitive', 'cooperative'];
    return [reason === 'emigrated' ? 'cooperative' : 'competitive'];
  },
  games: {
    'most-assurance': { seats: 4, reason: 'most-assurance' },
    'more-money': { seats: 3, reason: 'more-money' },
    tied: { seats: 3, reason: 'tied' },
    'nobody-in': { seats: 2, reason: 'nobody-in' },
    'all-together': { seats: 2, options: COOPERATIVE, reason: 'emigrated', shows: (_told, s) => s.emigrated === 3 },
    'some-together': { seats: 3, options: COOPERATIVE, reason: 'emigrated', shows: (_told, s) => s.emigrated !== 7 },
    'nobody-together': { seats: 2, options: COOPERATIVE, players: 'random', reason: 'nobody-in' },
    'six-with-random-packs': {
      seats: 6,
      options: { packs: 'random' },
      reason: 'most-assurance',
      shows: tells('levied'),
    },
    'fog-and-officer': { seats: 2, reason: 'most-assurance', shows: tells('fogged', 'looked', 'robbed') },
    'scalped-and-skipped-last': {
      seats: 3,
      options: { chosenPacks: 'ibn-khaldun,hypatia,confucius' },
      players: 'random',
      reason: 'nobody-in',
      shows: (told) => tells<Told>('scalped', 'struck')(told) && placedAtTheBorder(told),
    },
  },
});

function kept(name: string): GameRecord {
  return JSON.parse(readFileSync(join(GOLDEN, `${name}.json`), 'utf8')) as GameRecord;
}

// In golden/old as they were written when a deed was a word, 'buy:1:D3'. Running games are stored in the same way.
test.each(['scalped-and-skipped-last', 'fog-and-officer'])('an old record of %s still plays as it did', (name) => {
  const old = kept(`old/${name}`);
  expect(old.log.some((entry) => entry.type === 'answer' && typeof entry.value === 'string')).toBe(true);
  const played: Entry[] = [];
  const back = emigration.replay(old, old.log, 0, ({ entries }) => played.push(...entries));
  expect(back.ok && back.state.outcome).toEqual(old.outcome);
  expect(played).toEqual(kept(name).log);
});
