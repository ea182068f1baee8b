import { describeGame } from '@tablewright/testkit/suite';
import { emigration } from './index.ts';

const RANDOM = { packs: 'random' };
const TOGETHER = { mode: 'cooperative', packs: 'random' };

describeGame(emigration, { seats: [2, 3, 4, 5, 6], options: [RANDOM, TOGETHER], games: 1 });
// The packs in which most is asked.
describeGame(emigration, {
  seats: [3],
  options: [{ chosenPacks: 'augustine, socrates, diogenes' }, { mode: 'cooperative' }],
  games: 1,
});
