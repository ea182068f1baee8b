import { describeGame } from '@tablewright/testkit/suite';
import { encodeCity } from './content/city.ts';
import { changed, cityFile } from './content/testing/cities.ts';
import { emergence } from './index.ts';
import { spiedOnOne, splitUnderWay } from './tests/testing/tables.ts';

/** City 01 with both modules, and with tiles of two digital and of two biological types: there replenish asks. */
const everything = encodeCity({
  ...changed(cityFile('01'), { '-1,0': 'P', '1,0': 'P', '0,-1': 'T+O', '0,1': 'H+M' }),
  id: 'everything',
  name: 'Everything',
});

describeGame(emergence, {
  seats: [3, 4, 5, 6],
  games: 1,
  tables: { 'an A.I. has spied on one of two Humans': spiedOnOne, 'a split is under way': splitUnderWay },
  rare: ['teleport', 'replenish'],
});
describeGame(emergence, {
  seats: [3, 5],
  options: [{ city: '08' }, { city: '09' }, { city: everything, length: 'extended' }],
  games: 1,
  rare: ['the last split of somebody else', 'the other Human, for an A.I. who has spied on one'],
});
