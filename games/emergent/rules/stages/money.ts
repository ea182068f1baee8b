import { only, type Seat, without } from '@tablewright/kernel';
import { BANDS, CITY_COUNT, REGION_COUNT, regionOf } from '../content/map.ts';
import { PRODUCT } from '../content/prices.ts';
import { dcsOf, proceedsOf, type Sale, saleFault, saleOffer, salesFor, saleWrittenBefore } from '../content/sales.ts';
import { accountsOf } from '../accounts.ts';
import { type K, stage } from '../events.ts';
import {
  BOOK,
  CUBES,
  CYLINDERS,
  inPool,
  named,
  note,
  ofSeat,
  operatingOf,
  pay,
  resaleOf,
  roomAt,
  rowOf,
  type State,
  totalOf,
} from '../state.ts';
import { takeDown } from './placement.ts';

// Execution, steps 3 to 7 (ledger 6xx): income, transport, operating costs, aged inventory, clean-up.

// EMT-601 $5 for every product sold in this round, after the last city.
export const income = stage.happens('income', (s, _f, k) => {
  const incomes = s.sold.map((n) => n * PRODUCT.sale);
  for (let seat = 0; seat < s.seats; seat += 1) pay(s, seat, incomes[seat]!);
  k.tell({ type: 'income', sold: s.sold.slice(), income: incomes });
  k.done();
});

// EMT-602 $0, $1 or $2 for each product, by its space on the transport track; EMT-610 the income always covers it.
export const transport = stage.happens('transport', (s, _f, k) => {
  const paid: number[] = [];
  const bands: number[][] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    const inBands = [0, 0, 0];
    for (let city = 0; city < CITY_COUNT; city += 1) {
      for (let band = 0; band < BANDS.length; band += 1) {
        inBands[band]! += s.track[(city * s.seats + seat) * BANDS.length + band]!;
      }
    }
    const cost = inBands[1]! + 2 * inBands[2]!;
    pay(s, seat, -cost);
    paid.push(cost);
    bands.push(inBands);
  }
  k.tell({ type: 'transport', paid, bands });
  k.done();
});

/** How much a seat is short of its operating costs (EMT-611). */
function shortOf(s: State, seat: Seat): number {
  return Math.max(0, operatingOf(s, seat) - s.cash[seat]!);
}

// EMT-611 Whoever cannot pay the operating costs has to sell DCs first. EMT-603 What is owed is for all DCs that stood there:
// it is written down before anything is sold.
export const debts = stage.happens('debts', (s, _f, k) => {
  let left = 0;
  for (let seat = 0; seat < s.seats; seat += 1) {
    note(s, seat, BOOK.operating, operatingOf(s, seat));
    const short = shortOf(s, seat);
    if (short === 0) continue;
    const sales = salesOf(s, seat, short);
    if (sales.length === 1) sellOff(s, seat, sales[0]!, k);
    else left |= only(seat);
  }
  k.done();
  if (left !== 0) k.push({ stage: 'forced', left });
});

/** What a seat still has to raise: what it owes is in the book. */
function shortfall(s: State, seat: Seat): number {
  return Math.max(0, s.book[rowOf(s, s.round, seat) + BOOK.operating]! - s.cash[seat]!);
}

function salesOf(s: State, seat: Seat, amount: number): Sale[] {
  return salesFor({ small: named(ofSeat(s.small, seat)), large: named(ofSeat(s.large, seat)) }, amount);
}

function offerFor(s: State, seat: Seat): ReturnType<typeof saleOffer> {
  return saleOffer(ofSeat(s.small, seat), ofSeat(s.large, seat), shortfall(s, seat));
}

// D4, EMT-611 Which DCs go, as few as will do.
export const forced = stage.ask('forced', {
  rule: 'EMT-611',
  who: (_s, f) => f.left,
  offer: (s, _f, seat) => offerFor(s, seat),
  absent: (s, _f, seat) => cheapest(s, seat),
  why: (s, _f, seat, value) => ({ rule: 'EMT-611', why: saleFault(offerFor(s, seat), value)! }),
  formerly: (value) => (typeof value === 'string' ? saleWrittenBefore(value) : undefined),
  answer(s, f, { by, value }, k) {
    sellOff(s, by, value, k);
    f.left = without(f.left, by);
    if (f.left === 0) k.done();
  },
});

/** EMT-611 At resale value, at once; the products that have no room without them are lost. */
function sellOff(s: State, seat: Seat, sale: Sale, k: K): void {
  const short = shortfall(s, seat);
  const proceeds = proceedsOf(sale);
  for (const { region, size } of dcsOf(sale)) {
    const at = seat * REGION_COUNT + regionOf(region);
    takeDown(s, seat, size, at, 1);
    throwAway(s, seat, at, Math.max(0, s.stock[at]! - roomAt(s, at)));
  }
  pay(s, seat, proceeds);
  note(s, seat, BOOK.forced, proceeds);
  const owes = s.book[rowOf(s, s.round, seat) + BOOK.operating]!;
  const sold = { seat, owes, short, small: sale.small, large: sale.large, proceeds };
  s.forced.push(sold);
  k.tell({ type: 'forced', ...sold });
}

/** D4 For somebody who is away: the least value, then where least was shipped from, then the higher region numbers. */
function cheapest(s: State, seat: Seat): Sale {
  const short = shortfall(s, seat);
  const key = (sale: Sale): number[] => {
    const regions = dcsOf(sale).map(({ region }) => regionOf(region));
    const shipped = [...new Set(regions)].reduce((sum, region) => sum + s.shipped[seat * REGION_COUNT + region]!, 0);
    return [proceedsOf(sale), shipped, ...regions.map((region) => -region).reverse()];
  };
  const sales = salesOf(s, seat, short).map((sale) => ({ sale, key: key(sale) }));
  sales.sort((a, b) => compare(a.key, b.key));
  return sales[0]!.sale;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const differs = (a[i] ?? 0) - (b[i] ?? 0);
    if (differs !== 0) return differs;
  }
  return 0;
}

// EMT-603, EMT-604 $5 for each small and $10 for each large DC that was on the board while demand was fulfilled.
export const operating = stage.happens('operating', (s, _f, k) => {
  const paid: number[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    const owed = s.book[rowOf(s, s.round, seat) + BOOK.operating]!;
    pay(s, seat, -owed);
    paid.push(owed);
  }
  k.tell({ type: 'operating', paid });
  k.done();
});

/** Back to the pool, for nothing. */
function throwAway(s: State, seat: Seat, at: number, n: number): void {
  s.stock[at]! -= n;
  s.pool[inPool(seat, CUBES)]! += n;
  note(s, seat, BOOK.liquidated, n);
}

// EMT-640 What was not sold is gone, and brings nothing; what went with a DC that had to be sold is counted with it.
export const liquidate = stage.happens('liquidate', (s, _f, k) => {
  const lost: number[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    for (let region = 0; region < REGION_COUNT; region += 1) {
      const at = seat * REGION_COUNT + region;
      throwAway(s, seat, at, s.stock[at]!);
    }
    lost.push(s.book[rowOf(s, s.round, seat) + BOOK.liquidated]!);
  }
  k.tell({ type: 'liquidated', lost });
  k.done();
});

// EMT-641 Sold cubes and cylinders come home; the cards leave the game, the DCs stay.
export const cleanup = stage.happens('cleanup', (s, _f, k) => {
  for (let seat = 0; seat < s.seats; seat += 1) {
    s.pool[inPool(seat, CUBES)]! += s.sold[seat]!;
    s.pool[inPool(seat, CYLINDERS)]! += totalOf(s.marketing, seat);
    s.sold[seat] = 0;
    note(s, seat, BOOK.cash, s.cash[seat]!);
    note(s, seat, BOOK.worth, s.cash[seat]! + resaleOf(s, seat));
  }
  s.marketing.fill(0);
  s.asking = 0;
  k.tell({ type: 'accounts', round: s.round, accounts: accountsOf(s, s.round) });
  k.done();
});
