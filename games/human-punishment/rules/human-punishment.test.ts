import { describeGame } from '@tablewright/testkit/suite';
import { humanPunishment } from './index.ts';
import { rareTables } from './tests/testing/leaks.ts';

describeGame(humanPunishment, {
  seats: [3, 4, 5, 6],
  options: [{}],
  games: 2,
  tables: rareTables,
  rare: [],
});
describeGame(humanPunishment, {
  seats: [4],
  options: [
    {
      characters: 'random',
      firstGame: true,
      blindSectorOne: true,
      sharedEarly: true,
      twoColumns: true,
      campaign: true,
    },
  ],
  games: 1,
  rare: [],
});
