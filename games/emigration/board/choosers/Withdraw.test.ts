import { expect, test } from 'vitest';
import { setsIn } from './Withdraw.tsx';

const MOST = { money: 2, documents: 1, connections: 3 };

test.each([
  [null, MOST],
  [
    { money: 1, documents: 0, connections: 3 },
    { money: 1, documents: 0, connections: 3 },
  ],
  [{ money: 9, documents: -1, connections: 'all' }, MOST], // kept from another day, or by another hand
  [[1], MOST],
  ['all', MOST],
])('a draft %j puts %j into the scales', (draft, sets) => {
  expect(setsIn(draft, MOST)).toEqual(sets);
});
