import type { Seat } from '@tablewright/kernel';
import { REGION_COUNT, regionOf } from '../content/map.ts';
import { EMPTY_PLAN, type Plan } from '../content/planning.ts';
import { CYLINDER, DC, PRODUCT, type Size } from '../content/prices.ts';
import type { K } from '../events.ts';
import { BOOK, COLUMNS, CUBES, CYLINDERS, inPool, LARGE, note, pay, SMALL, type State } from '../state.ts';

// EMT-301 All plans are revealed at once and carried out: money, sold DCs, new DCs, products, cylinders. EMT-302 Nothing can
// be changed any more.

export function reveal(s: State, plans: readonly (Plan | null)[], k: K): void {
  clearResults(s);
  s.plans = [...plans];
  const spent: number[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    const before = s.cash[seat]!;
    const plan = plans[seat];
    if (plan != null) carryOut(s, seat, plan);
    spent.push(before - s.cash[seat]!);
  }
  k.tell({
    type: 'revealed',
    round: s.round,
    plans: plans.map((plan) => plan ?? EMPTY_PLAN),
    spent,
    cash: s.cash.slice(),
  });
}

/** What the last execution phase has shown makes way for this round's. */
function clearResults(s: State): void {
  s.executed = s.round;
  s.asking = 0;
  s.deliveries = [];
  s.forced = [];
  s.shipped.fill(0);
  s.tiers.fill(-1);
  s.track.fill(0);
  for (let i = s.seats * COLUMNS; i > 0; i -= 1) s.book.push(0);
}

function carryOut(s: State, seat: Seat, plan: Plan): void {
  const from = seat * REGION_COUNT;
  for (const code in plan.sellSmall) sellDC(s, seat, 'small', from + regionOf(code), plan.sellSmall[code]!);
  for (const code in plan.sellLarge) sellDC(s, seat, 'large', from + regionOf(code), plan.sellLarge[code]!);
  for (const code in plan.buildSmall) buildDC(s, seat, 'small', from + regionOf(code), plan.buildSmall[code]!);
  for (const code in plan.buildLarge) buildDC(s, seat, 'large', from + regionOf(code), plan.buildLarge[code]!);
  for (const code in plan.stock) {
    const n = plan.stock[code]!;
    s.stock[from + regionOf(code)]! += n;
    s.pool[inPool(seat, CUBES)]! -= n;
    pay(s, seat, -n * PRODUCT.price);
    note(s, seat, BOOK.products, n);
  }
  for (const code in plan.market) {
    const n = plan.market[code]!;
    s.marketing[from + regionOf(code)]! += n;
    s.pool[inPool(seat, CYLINDERS)]! -= n;
    pay(s, seat, -n * CYLINDER.price);
    note(s, seat, BOOK.cylinders, n);
  }
  if (plan.shipping['ask'] === 1) s.asking |= 1 << seat; // EMT-510
}

/** EMT-211 It leaves the board: nothing is stocked in it, and it costs nothing this round. */
function sellDC(s: State, seat: Seat, size: Size, at: number, n: number): void {
  takeDown(s, seat, size, at, n);
  const proceeds = n * DC[size].resale;
  pay(s, seat, proceeds);
  note(s, seat, BOOK.resold, proceeds);
}

const IN_POOL = { small: SMALL, large: LARGE } as const;

/** From the board back to the pool. */
export function takeDown(s: State, seat: Seat, size: Size, at: number, n: number): void {
  s[size][at]! -= n;
  s.pool[inPool(seat, IN_POOL[size])]! += n;
}

function buildDC(s: State, seat: Seat, size: Size, at: number, n: number): void {
  s[size][at]! += n;
  s.pool[inPool(seat, IN_POOL[size])]! -= n;
  const price = n * DC[size].price;
  pay(s, seat, -price);
  note(s, seat, BOOK.built, price);
}
