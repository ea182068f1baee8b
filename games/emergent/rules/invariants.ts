import type { Seat } from '@tablewright/kernel';
import { BANDS, CITY_COUNT, CITY_IN, REGION_COUNT, REGIONS } from './content/map.ts';
import { CYLINDER, DC, FAST, PRODUCT, START_MONEY } from './content/prices.ts';
import { BOOK, CUBES, CYLINDERS, LARGE, POOLS, roomAt, rowOf, SMALL, type State, sum, totalOf } from './state.ts';

type Must = (holds: boolean, says: string) => void;

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

/** What must be true after every step: money, cubes, cylinders and DCs are conserved, and nobody is below zero. */
export function invariants(s: State): string[] {
  const broken: string[] = [];
  const must: Must = (holds, says) => {
    if (!holds) broken.push(says);
  };
  for (const name of COUNTS) must(s[name].every(isCount), `${name} holds a number below zero`);
  must(s.round <= s.rounds, 'more rounds than there are');
  if (s.mode === 'fast') fastMust(s, must);
  else standardMust(s, must);
  return broken;
}

function isCount(n: number): boolean {
  return Number.isInteger(n) && n >= 0;
}

function standardMust(s: State, must: Must): void {
  // EMT-612 nobody is ever below zero, and the bank has what the players have not
  must(sum(s.cash) + s.bank === s.seats * START_MONEY, `money: ${sum(s.cash)} held, ${s.bank} in the bank`);
  for (let seat = 0; seat < s.seats; seat += 1) {
    const pool = (what: number): number => s.pool[seat * POOLS + what]!;
    const cubes = pool(CUBES) + totalOf(s.stock, seat) + s.sold[seat]!;
    must(cubes === PRODUCT.pool, `seat ${seat} has ${cubes} cubes`);
    must(pool(CYLINDERS) + totalOf(s.marketing, seat) === CYLINDER.pool, `seat ${seat} has lost or found cylinders`);
    must(pool(SMALL) + totalOf(s.small, seat) === DC.small.pool, `seat ${seat} has lost or found small DCs`);
    must(pool(LARGE) + totalOf(s.large, seat) === DC.large.pool, `seat ${seat} has lost or found large DCs`);
    regionsMust(s, seat, must);
    trackMust(s, seat, must);
  }
  must(s.sets.length <= s.round, 'cards lie there for a round to come');
  must(s.laid.length === 0, 'somebody placed DCs as in Fast Play');
}

/** EMT-231, EMT-240 Products lie in DCs, cylinders with cities. */
function regionsMust(s: State, seat: Seat, must: Must): void {
  for (let region = 0; region < REGION_COUNT; region += 1) {
    const at = seat * REGION_COUNT + region;
    must(s.stock[at]! <= roomAt(s, at), `seat ${seat} has more products in ${REGIONS[region]!.name} than fit`);
    must(CITY_IN[region]! >= 0 || s.marketing[at] === 0, `seat ${seat} advertises in ${REGIONS[region]!.name}`);
  }
}

/** What lies on the cards is what was shipped and what the book says was sold. */
function trackMust(s: State, seat: Seat, must: Must): void {
  let onTrack = 0;
  for (let city = 0; city < CITY_COUNT; city += 1) {
    const from = (city * s.seats + seat) * BANDS.length;
    onTrack += s.track[from]! + s.track[from + 1]! + s.track[from + 2]!;
  }
  const shipped = totalOf(s.shipped, seat);
  const booked = s.executed === 0 ? 0 : s.book[rowOf(s, s.executed, seat) + BOOK.sold]!;
  const delivered = sum(
    s.deliveries
      .flatMap(({ shipments }) => (shipments ?? []).filter((one) => one.seat === seat))
      .map(({ units }) => units),
  );
  must(delivered === shipped, `seat ${seat} shipped ${shipped}, ${delivered} were delivered`);
  must(onTrack === shipped && shipped === booked, `seat ${seat} shipped ${shipped}, ${onTrack} lie on the tracks`);
  must(s.sold[seat] === 0 || s.sold[seat] === onTrack, `seat ${seat} has cubes on cards that are not on the tracks`);
}

/** EMT-906 … EMT-909 Every cube on the board comes from a DC that was placed. */
function fastMust(s: State, must: Must): void {
  const due = s.stock.map(() => 0);
  for (const [i, laid] of s.laid.entries()) {
    const bonus = FAST.bonus[REGIONS[i % REGION_COUNT]!.colour];
    const small = laid % 4;
    const large = laid >> 2;
    due[i % due.length]! += small * (FAST.cubes.small + bonus) + large * (FAST.cubes.large + bonus);
  }
  must(
    due.every((n, i) => n === s.stock[i]),
    'the cubes on the board are not those that were awarded',
  );
  must(sum(s.cash) === 0 && s.bank === 0, 'there is money in Fast Play');
}
