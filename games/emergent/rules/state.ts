import { type Base, copyChance, copyStack, type SealedFrame, type Seat, type Seats } from '@tablewright/kernel';
import { CODES, REGION_COUNT } from './content/map.ts';
import type { Standing } from './content/market.ts';
import type { Lesson, Placement, Plan, Shipment } from './content/planning.ts';
import { DC, LEAST_MONEY, type Market, type Mode } from './content/prices.ts';

// The state of a game: numbers only. Whatever is printed (map, cards, prices) is looked up in content/. Arrays over seats
// and regions are flat: seat · 16 + region.

/** indexed by seat */
export type BySeat<T> = T[];

export type Frame =
  /** round follows round, then the end */
  | { stage: 'rounds' }
  | { stage: 'round'; step: number }
  | { stage: 'begin' }
  | ({ stage: 'plan' } & SealedFrame<Plan>)
  /** nobody can plan anything (EMT-252) */
  | { stage: 'idle' }
  | { stage: 'demand' }
  /** the next city to be looked at, by rank from 0 */
  | { stage: 'sell'; city: number }
  | ({ stage: 'ship'; city: number } & SealedFrame<Shipment>)
  | { stage: 'income' }
  | { stage: 'transport' }
  | { stage: 'debts' }
  /** the seats that still have to choose what they sell (EMT-611) */
  | { stage: 'forced'; left: Seats }
  | { stage: 'operating' }
  | { stage: 'liquidate' }
  | { stage: 'cleanup' }
  /** Fast Play */
  | { stage: 'fastRound'; step: number }
  | ({ stage: 'place' } & SealedFrame<Placement>);

/** What lies in a pool: seat · 4 + one of these. */
export const CUBES = 0;
export const CYLINDERS = 1;
export const SMALL = 2;
export const LARGE = 3;
export const POOLS = 4;

/** Where in the pools one seat's pieces of a kind are counted. */
export function inPool(seat: Seat, what: number): number {
  return seat * POOLS + what;
}

/** The columns of the book, one row for each round and seat. */
export const BOOK = {
  /** dollars for new DCs, and dollars for DCs sold in the plan */
  built: 0,
  resold: 1,
  /** products bought; they cost as many dollars */
  products: 2,
  cylinders: 3,
  sold: 4,
  transport: 5,
  operating: 6,
  /** dollars from DCs that had to be sold (EMT-611) */
  forced: 7,
  liquidated: 8,
  /** cities in which one was tied */
  ties: 9,
  /** after the round: cash, and cash with what the DCs would bring */
  cash: 10,
  worth: 11,
} as const;
export const COLUMNS = 12;

/** How a city went: the order of its suppliers, and what they shipped, once they have. Never changed in place. */
export type Delivery = {
  readonly city: number;
  readonly suppliers: readonly Standing[];
  readonly shipments: readonly Shipped[] | null;
  /** EMT-516 who is asked no more since then */
  readonly switched: readonly Seat[];
};

/** What one supplier brought to a city, from where, and what the transport will cost. */
export type Shipped = {
  readonly seat: Seat;
  readonly from: readonly { readonly region: string; readonly units: number; readonly distance: number }[];
  readonly units: number;
  readonly transport: number;
  /** "Ship for me" did it */
  readonly auto: boolean;
};

/** Numbers by region; what is 0 is left out. */
export type ByRegion = { readonly [region: string]: number };

/** EMT-611 What somebody had to sell, to pay which debt. */
export type ForcedSale = {
  readonly seat: Seat;
  readonly owes: number;
  readonly short: number;
  readonly small: ByRegion;
  readonly large: ByRegion;
  readonly proceeds: number;
};

/** EMT-701 The DCs of one seat that were sold at the end. */
export type Closed = Pick<ForcedSale, 'small' | 'large'>;

export interface State extends Base<Frame> {
  mode: Mode;
  market: Market;
  /** how many rounds are played (EMT-101, EMT-820, EMT-903) */
  rounds: number;
  /** EMT-914 with two players second places score too */
  second: boolean;
  round: number;
  /** the demand sets, by round; as long as the round's number once its cards lie on the board */
  sets: number[];
  cash: BySeat<number>;
  /** what the bank has taken in, less what it has given out */
  bank: number;
  /** seat · 4 + what */
  pool: number[];
  /** by seat and region */
  small: number[];
  large: number[];
  /** products in DCs; in Fast Play the cubes on the board */
  stock: number[];
  marketing: number[];
  /** cubes that lie on demand cards now */
  sold: BySeat<number>;
  /** who is asked about shipping (EMT-510) */
  asking: Seats;

  // what the last execution phase has shown, until the next reveal
  /** the round it belongs to; 0 before the first */
  executed: number;
  /** the plans that were revealed, null for those who could not plan; never changed in place */
  plans: BySeat<Plan | null>;
  /** the cities that were opened, in their order */
  deliveries: Delivery[];
  /** what had to be sold, in its order */
  forced: ForcedSale[];
  /** by seat: the DCs that were sold at the end; empty before it */
  closed: Closed[];
  /** by seat and region: products shipped */
  shipped: number[];
  /** by city and seat: the tier, 4 for none, 0 for a player without products; -1 before the city is resolved */
  tiers: number[];
  /** by city, seat and band: products on the transport track */
  track: number[];

  /** (round − 1) · seats · 12 + seat · 12 + column; in Fast Play it stays empty */
  book: number[];
  /** Fast Play, for each round that is over, by seat and region: small DCs + 4 · large DCs */
  laid: number[];
}

export function copy(s: State): State {
  return {
    seats: s.seats,
    stack: copyStack(s.stack),
    chance: copyChance(s.chance),
    outcome: s.outcome,
    mode: s.mode,
    market: s.market,
    rounds: s.rounds,
    second: s.second,
    round: s.round,
    sets: s.sets.slice(),
    cash: s.cash.slice(),
    bank: s.bank,
    pool: s.pool.slice(),
    small: s.small.slice(),
    large: s.large.slice(),
    stock: s.stock.slice(),
    marketing: s.marketing.slice(),
    sold: s.sold.slice(),
    asking: s.asking,
    executed: s.executed,
    plans: s.plans.slice(),
    deliveries: s.deliveries.slice(),
    forced: s.forced.slice(),
    closed: s.closed.slice(),
    shipped: s.shipped.slice(),
    tiers: s.tiers.slice(),
    track: s.track.slice(),
    book: s.book.slice(),
    laid: s.laid.slice(),
  };
}

/** A seat's part of an array over seats and regions. */
export function ofSeat(bySeatAndRegion: readonly number[], seat: Seat): number[] {
  return bySeatAndRegion.slice(seat * REGION_COUNT, seat * REGION_COUNT + REGION_COUNT);
}

/** Numbers by region under the regions' codes; what is 0 is left out. */
export function named(byRegion: readonly number[]): ByRegion {
  const seen: { [region: string]: number } = {};
  for (let region = 0; region < REGION_COUNT; region += 1) {
    if (byRegion[region]! > 0) seen[CODES[region]!] = byRegion[region]!;
  }
  return seen;
}

export function totalOf(bySeatAndRegion: readonly number[], seat: Seat): number {
  let total = 0;
  const end = seat * REGION_COUNT + REGION_COUNT;
  for (let i = seat * REGION_COUNT; i < end; i += 1) total += bySeatAndRegion[i]!;
  return total;
}

/** EMT-231 How many products the DCs of a seat in a region hold. */
export function roomAt(s: Pick<State, 'small' | 'large'>, at: number): number {
  return s.small[at]! * DC.small.holds + s.large[at]! * DC.large.holds;
}

/** EMT-701 What a seat's DCs bring when they are sold. */
export function resaleOf(s: State, seat: Seat): number {
  return totalOf(s.small, seat) * DC.small.resale + totalOf(s.large, seat) * DC.large.resale;
}

/** EMT-603 */
export function operatingOf(s: State, seat: Seat): number {
  return totalOf(s.small, seat) * DC.small.operating + totalOf(s.large, seat) * DC.large.operating;
}

/** EMT-252 Out of business: no DC, and too little money for one with a product in it. */
export function isIdle(s: State, seat: Seat): boolean {
  return s.cash[seat]! < LEAST_MONEY && totalOf(s.small, seat) + totalOf(s.large, seat) === 0;
}

/** EMT-801 … EMT-804 Which lesson a seat is in: EMT-803 without a DC the first one is taken again. */
export function lessonOf(s: State, seat: Seat): Lesson {
  if (s.mode !== 'learning' || s.round > 2) return null;
  return s.round === 1 || totalOf(s.small, seat) + totalOf(s.large, seat) === 0 ? 'first' : 'second';
}

/** Whether this round's cards lie on the board. */
export function cardsLie(s: { readonly sets: readonly number[]; readonly round: number }): boolean {
  return s.round > 0 && s.sets.length === s.round;
}

/** Money goes from the bank to a seat, or the other way where it is less than nothing. */
export function pay(s: State, seat: Seat, amount: number): void {
  s.cash[seat]! += amount;
  s.bank -= amount;
}

/** The row of the book for this round and a seat begins here. */
export function rowOf(s: { readonly seats: number }, round: number, seat: Seat): number {
  return ((round - 1) * s.seats + seat) * COLUMNS;
}

export function note(s: State, seat: Seat, column: number, amount: number): void {
  s.book[rowOf(s, s.round, seat) + column]! += amount;
}

export function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}
