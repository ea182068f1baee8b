import { describeGame } from '@tablewright/testkit/suite';
import { emergent } from './index.ts';
import { oneShipped } from './tests/testing/tables.ts';

describeGame(emergent, {
  seats: [2, 3, 4],
  games: 2,
  // two who are asked what to ship hardly ever meet in random games
  tables: { 'one of two has said what to ship': oneShipped },
  rare: ['place', 'placed', 'forced', 'what others place'],
});
describeGame(emergent, {
  seats: [2, 4],
  options: [
    { mode: 'learning', market: 'open' },
    { market: 'classic', rounds: 5 },
  ],
  games: 2,
  // shipping is the same in every market: the table above stands for these too
  rare: [
    'place',
    'placed',
    'forced',
    'ship',
    'ship half answered',
    'what others place',
    'what others ship to this city',
  ],
});
describeGame(emergent, {
  seats: [2, 3, 4],
  options: [{ mode: 'fast' }, { mode: 'fast', fastRounds: 4, secondScores: true }],
  games: 1,
  rare: [
    'plan',
    'ship',
    'forced',
    'revealed',
    'demand',
    'shipped',
    'switched',
    'the plans of others',
    'what others ship to this city',
  ],
});
