import { type Invariants, isCount, type Seat, sum } from '@tablewright/kernel';
import { BANDS, CITY_COUNT, CITY_IN, REGION_COUNT, REGIONS } from './content/map.ts';
import { CYLINDER, DC, FAST, PRODUCT, START_MONEY } from './content/prices.ts';
import { BOOK, CUBES, CYLINDERS, LARGE, POOLS, roomAt, rowOf, SMALL, type State, totalOf } from './state.ts';

const COUNTS = [
  'sets',
  'cash',
  'pool',
  'small',
  'large',
  'stock',
  'marketing',
  'sold',
  'shipped',
  'track',
  'laid',
] as const;

type Wrong = (s: State) => string | null;

function inStandard(wrong: Wrong): Wrong {
  return (s) => (s.mode === 'fast' ? null : wrong(s));
}

function inFast(wrong: Wrong): Wrong {
  return (s) => (s.mode === 'fast' ? wrong(s) : null);
}

/** The first thing that is wrong at a seat. */
function atEverySeat(wrong: (s: State, seat: Seat) => string | null): Wrong {
  return inStandard((s) => {
    for (let seat = 0; seat < s.seats; seat += 1) {
      const says = wrong(s, seat);
      if (says !== null) return says;
    }
    return null;
  });
}

function inEveryRegion(wrong: (s: State, at: number, region: number, seat: Seat) => string | null): Wrong {
  return atEverySeat((s, seat) => {
    for (let region = 0; region < REGION_COUNT; region += 1) {
      const says = wrong(s, seat * REGION_COUNT + region, region, seat);
      if (says !== null) return says;
    }
    return null;
  });
}

function pool(s: State, seat: Seat, what: number): number {
  return s.pool[seat * POOLS + what]!;
}

function onTrack(s: State, seat: Seat): number {
  let cubes = 0;
  for (let city = 0; city < CITY_COUNT; city += 1) {
    const from = (city * s.seats + seat) * BANDS.length;
    cubes += s.track[from]! + s.track[from + 1]! + s.track[from + 2]!;
  }
  return cubes;
}

function delivered(s: State, seat: Seat): number {
  const shipments = s.deliveries.flatMap((delivery) => delivery.shipments ?? []);
  return sum(shipments.filter((one) => one.seat === seat).map(({ units }) => units));
}

/** The cities in which a seat was tied. */
function tiesOf(s: State, seat: Seat): number {
  return s.deliveries.filter(({ suppliers }) => suppliers.some((one) => one.seat === seat && one.tied)).length;
}

function booked(s: State, seat: Seat): number {
  return s.executed === 0 ? 0 : s.book[rowOf(s, s.executed, seat) + BOOK.sold]!;
}

/** Money, cubes, cylinders and DCs are conserved, and nobody is below zero. */
export const invariants: Invariants<State> = {
  'counts are whole numbers': (s) => {
    const wrong = COUNTS.find((name) => !s[name].every(isCount));
    return wrong === undefined ? null : `${wrong} holds a number below zero`;
  },

  'no more rounds than there are': (s) => (s.round <= s.rounds ? null : 'more rounds than there are'),

  // EMT-612 nobody is ever below zero, and the bank has what the players have not
  'money is conserved': inStandard((s) =>
    sum(s.cash) + s.bank === s.seats * START_MONEY ? null : `money: ${sum(s.cash)} held, ${s.bank} in the bank`,
  ),

  'cubes are conserved': atEverySeat((s, seat) => {
    const cubes = pool(s, seat, CUBES) + totalOf(s.stock, seat) + s.sold[seat]!;
    return cubes === PRODUCT.pool ? null : `seat ${seat} has ${cubes} cubes`;
  }),

  'cylinders are conserved': atEverySeat((s, seat) =>
    pool(s, seat, CYLINDERS) + totalOf(s.marketing, seat) === CYLINDER.pool
      ? null
      : `seat ${seat} has lost or found cylinders`,
  ),

  'small DCs are conserved': atEverySeat((s, seat) =>
    pool(s, seat, SMALL) + totalOf(s.small, seat) === DC.small.pool ? null : `seat ${seat} has lost or found small DCs`,
  ),

  'large DCs are conserved': atEverySeat((s, seat) =>
    pool(s, seat, LARGE) + totalOf(s.large, seat) === DC.large.pool ? null : `seat ${seat} has lost or found large DCs`,
  ),

  // EMT-231
  'products lie in DCs': inEveryRegion((s, at, region, seat) =>
    s.stock[at]! <= roomAt(s, at) ? null : `seat ${seat} has more products in ${REGIONS[region]!.name} than fit`,
  ),

  // EMT-240
  'cylinders stand with cities': inEveryRegion((s, at, region, seat) =>
    CITY_IN[region]! >= 0 || s.marketing[at] === 0 ? null : `seat ${seat} advertises in ${REGIONS[region]!.name}`,
  ),

  'what was shipped was delivered': atEverySeat((s, seat) => {
    const shipped = totalOf(s.shipped, seat);
    return delivered(s, seat) === shipped
      ? null
      : `seat ${seat} shipped ${shipped}, ${delivered(s, seat)} were delivered`;
  }),

  'what was shipped lies on the tracks': atEverySeat((s, seat) => {
    const shipped = totalOf(s.shipped, seat);
    return onTrack(s, seat) === shipped
      ? null
      : `seat ${seat} shipped ${shipped}, ${onTrack(s, seat)} lie on the tracks`;
  }),

  'what was shipped is in the book': atEverySeat((s, seat) => {
    const shipped = totalOf(s.shipped, seat);
    return booked(s, seat) === shipped ? null : `seat ${seat} shipped ${shipped}, ${booked(s, seat)} stand in the book`;
  }),

  'the ties in the book are those of the cities': atEverySeat((s, seat) => {
    if (s.executed === 0) return null;
    const noted = s.book[rowOf(s, s.executed, seat) + BOOK.ties]!;
    const ties = tiesOf(s, seat);
    return noted === ties ? null : `seat ${seat} was tied in ${ties} cities, ${noted} stand in the book`;
  }),

  'cubes on cards lie on the tracks': atEverySeat((s, seat) =>
    s.sold[seat] === 0 || s.sold[seat] === onTrack(s, seat)
      ? null
      : `seat ${seat} has cubes on cards that are not on the tracks`,
  ),

  'no cards for rounds to come': inStandard((s) =>
    s.sets.length <= s.round ? null : 'cards lie there for a round to come',
  ),

  'no placing outside Fast Play': inStandard((s) =>
    s.laid.length === 0 ? null : 'somebody placed DCs as in Fast Play',
  ),

  // EMT-906 … EMT-909 Every cube on the board comes from a DC that was placed.
  'cubes in Fast Play are those awarded': inFast((s) => {
    const due = s.stock.map(() => 0);
    for (const [i, laid] of s.laid.entries()) {
      const bonus = FAST.bonus[REGIONS[i % REGION_COUNT]!.colour];
      const small = laid % 4;
      const large = laid >> 2;
      due[i % due.length]! += small * (FAST.cubes.small + bonus) + large * (FAST.cubes.large + bonus);
    }
    return due.every((n, i) => n === s.stock[i]) ? null : 'the cubes on the board are not those that were awarded';
  }),

  'no money in Fast Play': inFast((s) => (sum(s.cash) === 0 && s.bank === 0 ? null : 'there is money in Fast Play')),
};
