import { describeGame } from '@tablewright/testkit/suite';
import { emergent } from './index.ts';

describeGame(emergent, { seats: [2, 3, 4], games: 4, rare: ['place', 'placed', 'forced'] });
describeGame(emergent, {
  seats: [2, 4],
  options: [
    { mode: 'learning', market: 'open' },
    { market: 'classic', rounds: 5 },
  ],
  games: 2,
  rare: ['place', 'placed', 'forced', 'ship'],
});
describeGame(emergent, {
  seats: [2, 3, 4],
  options: [{ mode: 'fast' }, { mode: 'fast', fastRounds: 4, secondScores: true }],
  games: 3,
  rare: ['plan', 'ship', 'forced', 'revealed', 'demand', 'shipped'],
});
