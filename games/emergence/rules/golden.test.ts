import { join } from 'node:path';
import { describeGolden, tells } from '@tablewright/testkit/suite';
import { cityFromCode } from './content/city.ts';
import type { Told } from './events.ts';
import { emergence, type State } from './index.ts';
import { REASONS } from './stages/ending.ts';

// One game for each way a mission can end, and one in each city with special tiles.

function collectsFromDualTile(told: readonly Told[], s: State): boolean {
  const city = cityFromCode(s.city);
  return told.some((event) => event.type === 'collected' && city.types[city.tileNamed.get(event.at)!]!.length === 2);
}

describeGolden(emergence, {
  folder: join(import.meta.dirname, 'golden'),
  reasons: REASONS,
  games: {
    'ai-knowledge': { seats: 4, reason: 'ai-knowledge' },
    'human-knowledge': { seats: 3, reason: 'human-knowledge' },
    'ai-excess': { seats: 3, options: { length: 'extended' }, reason: 'ai-excess', shows: tells('hacked') },
    'human-excess': { seats: 5, reason: 'human-excess', shows: tells('terminated') },
    'equal-excess': { seats: 3, reason: 'equal-excess' },
    depletion: { seats: 6, options: { city: '02' }, reason: 'depletion' },
    'called-off': { seats: 3, players: 'random', reason: 'called-off' },
    'city-08-teleport': { seats: 3, options: { city: '08' }, shows: tells('teleported') },
    'city-09-dual': { seats: 4, options: { city: '09' }, shows: collectsFromDualTile },
  },
});
