import { copiesSealed, guards } from '@tablewright/testkit/suite';
import { CITY_IN, REGION_COUNT } from './content/map.ts';
import { emergent, type State } from './index.ts';
import { BOOK, CUBES, CYLINDERS, LARGE, POOLS, rowOf, SMALL } from './state.ts';
import { answers, begun, oneShipped, shipping, stocked } from './tests/testing/tables.ts';

/** A city has been opened, and one of two is asked what to ship; nothing has been shipped yet. */
function asked(): State {
  return stocked({ stock: [{ NOE: 5, SCA: 3 }, { TEX: 5 }], market: [{ NOE: 1 }], ask: [0] }).state;
}

/** The first city is over: some cubes lie on its card and on the tracks. */
function shipped(): State {
  return answers(asked(), [shipping({ NOE: 2, SCA: 1 })]).state;
}

function inFastPlay(): State {
  const placed = { small: { NOE: 3 }, large: { SCA: 2 } };
  return answers(begun(2, { mode: 'fast' }), [placed, placed]).state;
}

function take(from: number[], at: number, to: number[], into: number): void {
  from[at]! -= 1;
  to[into]! += 1;
}

const FAST = { mode: 'fast' };
const NO_CITY = CITY_IN.findIndex((city) => city < 0);
const RED_POOL = POOLS;

guards(emergent, {
  table: asked,
  seats: 3,
  invariants: {
    'counts are whole numbers': [
      (s) => (s.cash[0] = -1),
      (s) => (s.pool[0] = -1),
      (s) => (s.small[0] = -1),
      (s) => (s.large[0] = -1),
      (s) => (s.stock[0] = -1),
      (s) => (s.marketing[0] = -1),
      (s) => (s.sold[0] = -1),
      (s) => (s.shipped[0] = -1),
      (s) => (s.track[0] = -1),
      (s) => (s.sets[0] = 0.5),
      { at: inFastPlay, breaks: (s) => (s.laid[0] = -1) },
    ],
    'no more rounds than there are': (s) => (s.round = s.rounds + 1),
    'money is conserved': [(s) => (s.cash[1]! += 1), (s) => (s.bank -= 1)],
    'cubes are conserved': [
      (s) => (s.pool[RED_POOL + CUBES]! -= 1),
      (s) => (s.stock[REGION_COUNT - 1]! -= 1),
      { at: shipped, breaks: (s) => (s.sold[0] = 0) },
    ],
    'cylinders are conserved': [(s) => (s.pool[RED_POOL + CYLINDERS]! += 1), (s) => (s.marketing[0]! += 1)],
    'small DCs are conserved': [(s) => (s.pool[RED_POOL + SMALL]! += 1), (s) => (s.small[0]! += 1)],
    'large DCs are conserved': [(s) => (s.pool[RED_POOL + LARGE]! -= 1), (s) => (s.large[0]! += 1)],
    'products lie in DCs': (s) => take(s.stock, REGION_COUNT - 1, s.stock, 0),
    'cylinders stand with cities': (s) => take(s.marketing, REGION_COUNT - 1, s.marketing, NO_CITY),
    'what was shipped was delivered': [
      (s) => (s.shipped[0]! += 1),
      { at: shipped, breaks: (s) => s.deliveries.shift() },
    ],
    'what was shipped lies on the tracks': { at: shipped, breaks: (s) => (s.track[0]! += 1) },
    'what was shipped is in the book': {
      at: shipped,
      breaks: (s) => (s.book[rowOf(s, s.executed, 0) + BOOK.sold]! += 1),
    },
    'the ties in the book are those of the cities': [
      (s) => (s.book[rowOf(s, s.executed, 0) + BOOK.ties]! += 1),
      (s) => (s.book[rowOf(s, s.executed, 1) + BOOK.ties]! += 1),
      {
        at: () => stocked({ stock: [{ NOE: 5, TEX: 1 }, { NOE: 5 }], ask: [0] }).state,
        breaks: (s) => (s.book[rowOf(s, s.executed, 1) + BOOK.ties] = 0),
      },
    ],
    'cubes on cards lie on the tracks': { at: shipped, breaks: (s) => take(s.pool, CUBES, s.sold, 0) },
    'no cards for rounds to come': (s) => s.sets.push(0),
    'no placing outside Fast Play': (s) => s.laid.push(0),
    'cubes in Fast Play are those awarded': [
      { at: inFastPlay, breaks: (s) => (s.stock[0]! += 1) },
      { at: inFastPlay, breaks: (s) => (s.laid[REGION_COUNT - 1]! += 1) },
      { at: inFastPlay, breaks: (s) => (s.laid[0]! += 4) },
    ],
    'no money in Fast Play': [
      { at: inFastPlay, breaks: (s) => (s.cash[0] = 1) },
      { at: inFastPlay, breaks: (s) => (s.bank = 1) },
    ],
  },
  secrets: {
    'the plans of others': { copies: copiesSealed('plan') },
    'what others place': { copies: copiesSealed('place'), options: FAST, games: 6 },
    'what others ship to this city': { copies: copiesSealed('ship'), at: oneShipped, rare: true },
  },
});
