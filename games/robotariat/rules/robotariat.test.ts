import { describeGame } from '@tablewright/testkit/suite';
import { robotariat } from './index.ts';
import { reported } from './tests/testing/tables.ts';

describeGame(robotariat, {
  seats: [3, 4, 5],
  options: [{}, { mode: 'cooperative' }, { crackdown: true, baseOnly: true, first: 2 }],
  games: 1,
  tables: { 'the Spy has reported': reported },
});
