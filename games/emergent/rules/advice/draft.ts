import type { Rng, Seat } from '@tablewright/kernel';
import { drawRegion, type Guess, guesses, meanEarnings } from '../outlook/expect.ts';
import { CITIES, CODES, REGION_COUNT } from '../content/map.ts';
import { EMPTY_PLAN, type Means, type Plan } from '../content/planning.ts';
import { CYLINDER, DC, PRODUCT } from '../content/prices.ts';
import { meansSeen } from '../outlook/what-if.ts';
import type { View } from '../view.ts';

// Making a plan (ledger 9): begin with what stands, then try small changes and keep those that pay, judged by what they
// bring on average over some guesses at what the others do.

/** A plan in the making, by region number. */
interface Draft {
  /** DCs after the plan; those that stand there now are in `means` */
  readonly small: number[];
  readonly large: number[];
  readonly stock: number[];
  readonly market: number[];
}

interface Table {
  readonly seat: Seat;
  readonly seats: number;
  readonly round: number;
  readonly means: Means;
  readonly guesses: readonly Guess[];
  /** what a DC is worth beyond its resale while rounds remain */
  readonly future: number;
  readonly rng: Rng;
}

const GUESSES = 6;
const CHANGES = 46;
const FUTURE = 3;

export function planFor(view: View, seat: Seat, rng: Rng): Plan {
  const means = meansSeen(view, seat);
  const table: Table = {
    seat,
    seats: view.seats,
    round: view.round,
    means,
    guesses: guesses(view, seat, rng, GUESSES),
    future: view.round < view.rounds ? FUTURE : 0,
    rng,
  };
  const draft = beginning(means, rng, view.round);
  let best = worth(table, draft);
  for (let i = 0; i < CHANGES; i += 1) {
    const undo = change(table, draft);
    if (undo === null) continue;
    const now = isPossible(means, draft) ? worth(table, draft) : Number.NEGATIVE_INFINITY;
    if (now >= best) best = now;
    else revert(undo);
  }
  return written(means, draft);
}

function room(draft: Draft, region: number): number {
  return draft.small[region]! * DC.small.holds + draft.large[region]! * DC.large.holds;
}

/** What stands, filled as far as the money goes; in a first lesson one DC somewhere. */
function beginning(means: Means, rng: Rng, round: number): Draft {
  const draft: Draft = {
    small: means.small.slice(),
    large: means.large.slice(),
    stock: new Array<number>(REGION_COUNT).fill(0),
    market: new Array<number>(REGION_COUNT).fill(0),
  };
  let money = means.cash;
  if (means.lesson === 'first') {
    draft.small[drawRegion(round, rng)]! += 1;
    money -= DC.small.price;
  }
  let cubes = Math.min(money, PRODUCT.pool);
  for (let region = 0; region < REGION_COUNT; region += 1) {
    draft.stock[region] = Math.min(room(draft, region), cubes);
    cubes -= draft.stock[region]!;
  }
  return draft;
}

/** The change in net worth that a draft promises, and a little for what its DCs are good for later. */
function worth(table: Table, draft: Draft): number {
  const { means, seat, seats, guesses: some, future } = table;
  let value = meanEarnings(draft, seat, seats, some);
  for (let region = 0; region < REGION_COUNT; region += 1) {
    const small = draft.small[region]!;
    const large = draft.large[region]!;
    value += small * (future - DC.small.operating) + large * (future - DC.large.operating);
    value -= draft.stock[region]! * PRODUCT.price + draft.market[region]! * CYLINDER.price;
    value -= Math.max(0, small - means.small[region]!) * (DC.small.price - DC.small.resale);
    value -= Math.max(0, large - means.large[region]!) * (DC.large.price - DC.large.resale);
  }
  return value;
}

/** Within money, pools and room (EMT-202, EMT-212, EMT-231, EMT-232, EMT-241) and the lesson (EMT-801, EMT-802). */
function isPossible(means: Means, draft: Draft): boolean {
  const spent = { money: 0, small: 0, large: 0, products: 0, cylinders: 0, standing: { small: 0, large: 0 }, sold: 0 };
  for (let region = 0; region < REGION_COUNT; region += 1) {
    const small = draft.small[region]! - means.small[region]!;
    const large = draft.large[region]! - means.large[region]!;
    if (draft.small[region]! < 0 || draft.large[region]! < 0 || draft.stock[region]! > room(draft, region))
      return false;
    spent.money += small * (small > 0 ? DC.small.price : DC.small.resale);
    spent.money += large * (large > 0 ? DC.large.price : DC.large.resale);
    spent.small += Math.max(0, small);
    spent.large += Math.max(0, large);
    spent.sold += Math.max(0, -small) + Math.max(0, -large);
    spent.standing.small += means.small[region]!;
    spent.standing.large += means.large[region]!;
    spent.products += draft.stock[region]!;
    spent.cylinders += draft.market[region]!;
  }
  const { lesson } = means;
  if (lesson === 'first' && (spent.small + spent.large !== 1 || spent.cylinders > 0)) return false;
  if (lesson === 'second' && (spent.small + spent.large + spent.sold > 0 || spent.cylinders > 1)) return false;
  return (
    spent.money + spent.products * PRODUCT.price + spent.cylinders * CYLINDER.price <= means.cash &&
    spent.small <= DC.small.pool - spent.standing.small &&
    spent.large <= DC.large.pool - spent.standing.large &&
    spent.products <= PRODUCT.pool &&
    spent.cylinders <= CYLINDER.pool
  );
}

// ------------------------------------------------------------------------------------------------------------- changing

/** What was changed: a list, a place in it, and how it stood before. */
type Undo = { readonly list: number[]; readonly at: number; readonly was: number }[];

function put(undo: Undo, list: number[], at: number, n: number): void {
  undo.push({ list, at, was: list[at]! });
  list[at] = n;
}

function revert(undo: Undo): void {
  for (let i = undo.length - 1; i >= 0; i -= 1) undo[i]!.list[undo[i]!.at] = undo[i]!.was;
}

/** One random change; null where it cannot be made. */
function change(table: Table, draft: Draft): Undo | null {
  const { rng, means, round } = table;
  const undo: Undo = [];
  const kind = rng.below(means.lesson === null ? 10 : 6) + (means.lesson === null ? 0 : 4);
  if (kind < 3) return open(table, draft, undo);
  const from = someHeld(draft, rng);
  if (kind === 3) return from < 0 ? null : close(draft, from, undo);
  if (kind === 4) {
    if (from < 0) return null;
    close(draft, from, undo);
    const to = drawRegion(round, rng);
    const size = undo[0]!.list;
    put(undo, size, to, size[to]! + 1);
    put(undo, draft.stock, to, Math.min(room(draft, to), draft.stock[to]! + (size === draft.large ? 8 : 5)));
    return undo;
  }
  if (kind < 7) {
    if (from < 0) return null;
    const by = (1 + rng.below(3)) * (rng.below(2) === 0 ? 1 : -1);
    put(undo, draft.stock, from, Math.max(0, Math.min(room(draft, from), draft.stock[from]! + by)));
    return undo;
  }
  const { region } = CITIES[rng.below(CITIES.length)]!;
  const by = rng.below(3) === 0 ? -1 : 1;
  if (draft.market[region]! + by < 0) return null;
  put(undo, draft.market, region, draft.market[region]! + by);
  return undo;
}

/** A new DC with products, small ones rather than large ones. */
function open({ rng, round }: Table, draft: Draft, undo: Undo): Undo {
  const region = drawRegion(round, rng);
  const large = rng.below(6) === 0;
  const list = large ? draft.large : draft.small;
  put(undo, list, region, list[region]! + 1);
  put(undo, draft.stock, region, draft.stock[region]! + (large ? 8 : 5));
  return undo;
}

/** A DC goes, a new one or one that stands, and with it the products that no longer fit. */
function close(draft: Draft, region: number, undo: Undo): Undo {
  const list = draft.small[region]! > 0 ? draft.small : draft.large;
  put(undo, list, region, list[region]! - 1);
  put(undo, draft.stock, region, Math.min(draft.stock[region]!, room(draft, region)));
  return undo;
}

/** A region with a DC, -1 where there is none. */
function someHeld(draft: Draft, rng: Rng): number {
  let count = 0;
  let found = -1;
  for (let region = 0; region < REGION_COUNT; region += 1) {
    if (room(draft, region) === 0) continue;
    count += 1;
    if (rng.below(count) === 0) found = region;
  }
  return found;
}

function written(means: Means, draft: Draft): Plan {
  const numbers = (of: (region: number) => number): Record<string, number> => {
    const some: Record<string, number> = {};
    for (let region = 0; region < REGION_COUNT; region += 1) if (of(region) > 0) some[CODES[region]!] = of(region);
    return some;
  };
  return {
    ...EMPTY_PLAN,
    sellSmall: numbers((region) => means.small[region]! - draft.small[region]!),
    sellLarge: numbers((region) => means.large[region]! - draft.large[region]!),
    buildSmall: numbers((region) => draft.small[region]! - means.small[region]!),
    buildLarge: numbers((region) => draft.large[region]! - means.large[region]!),
    stock: numbers((region) => draft.stock[region]!),
    market: numbers((region) => draft.market[region]!),
  };
}
