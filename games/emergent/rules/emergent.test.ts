import { describeGame } from '@tablewright/testkit/suite';
import { emergent } from './index.ts';

// Two who are asked what to ship hardly ever meet in random games; guards.test.ts looks at such a table. It cannot stand here as long
// as the switch-off inside a shipment (EMT-516) shows in the view without being told.
describeGame(emergent, {
  seats: [2, 3, 4],
  games: 4,
  rare: ['place', 'placed', 'forced', 'what others place', 'what others ship to this city'],
});
describeGame(emergent, {
  seats: [2, 4],
  options: [
    { mode: 'learning', market: 'open' },
    { market: 'classic', rounds: 5 },
  ],
  games: 2,
  rare: ['place', 'placed', 'forced', 'ship', 'what others place', 'what others ship to this city'],
});
describeGame(emergent, {
  seats: [2, 3, 4],
  options: [{ mode: 'fast' }, { mode: 'fast', fastRounds: 4, secondScores: true }],
  games: 3,
  rare: [
    'plan',
    'ship',
    'forced',
    'revealed',
    'demand',
    'shipped',
    'the plans of others',
    'what others ship to this city',
  ],
});
