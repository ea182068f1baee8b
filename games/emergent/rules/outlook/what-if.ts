import type { PlanProblem, Seat } from '@tablewright/kernel';
import type { View } from '../view.ts';
import { cardOf, cardsOf, SETS, type SetName, TIERS, type Tiers } from '../content/demand.ts';
import { CITIES, CITY_COUNT, CODES, REGION_COUNT } from '../content/map.ts';
import {
  autopilot,
  NO_TIER,
  regionsHeld,
  type Standing,
  standings,
  type Supply,
  tiersInto,
} from '../content/market.ts';
import { type Lesson, type Means, type Plan, planFaults, planOffer, type Shipment } from '../content/planning.ts';
import { CYLINDER, DC, PRODUCT } from '../content/prices.ts';
import { possibleSets } from '../outlook/seen.ts';

// What a planner wants to know while the plan is made, from the own view alone: the bill, what is wrong, and what it would
// bring in each city. Pure, for the screen and for the advice.

type ByRegion = { readonly [region: string]: number };

/** Numbers by region number. */
export function byNumber(named: ByRegion): number[] {
  return CODES.map((code) => named[code] ?? 0);
}

function total(named: ByRegion): number {
  let sum = 0;
  for (const code in named) sum += named[code]!;
  return sum;
}

/** EMT-801 … EMT-804 */
export function lessonSeen(view: View, seat: Seat): Lesson {
  if (view.mode !== 'learning' || view.round > 2) return null;
  const { small, large } = view.players[seat]!;
  return view.round === 1 || total(small) + total(large) === 0 ? 'first' : 'second';
}

export function meansSeen(view: View, seat: Seat): Means {
  const { cash, small, large } = view.players[seat]!;
  const lesson = lessonSeen(view, seat);
  return { cash, small: byNumber(small), large: byNumber(large), lesson, round: view.round };
}

// -------------------------------------------------------------------------------------------------------------- the bill

export interface RegionBill {
  readonly region: string;
  /** DCs after the plan, room for products, products placed */
  readonly small: number;
  readonly large: number;
  readonly holds: number;
  readonly placed: number;
}

/** What a plan costs and what remains, all in dollars unless said otherwise; it may be half-built or too dear. */
export interface Bill {
  readonly build: number;
  readonly products: number;
  readonly marketing: number;
  readonly proceeds: number;
  /** build + products + marketing */
  readonly cost: number;
  readonly cash: number;
  /** cash + proceeds − cost; below zero it is too dear */
  readonly left: number;
  /** what the DCs will cost at the end of the round, and how many sales at distance 0 would pay the rest of it (EMT-611) */
  readonly operating: number;
  readonly salesToPay: number;
  /** pieces still in the pool */
  readonly pool: { readonly cubes: number; readonly cylinders: number; readonly small: number; readonly large: number };
  /** the regions in which one will have a DC or has placed products */
  readonly regions: readonly RegionBill[];
}

/** The running bill of a plan, however far it has been made. Parts that are missing are empty. */
export function billOf(view: View, seat: Seat, plan: Partial<Plan>): Bill {
  const { cash, small, large, pool } = view.players[seat]!;
  const part = (name: keyof Plan): ByRegion => plan[name] ?? {};
  const built = { small: total(part('buildSmall')), large: total(part('buildLarge')) };
  const sold = { small: total(part('sellSmall')), large: total(part('sellLarge')) };
  const cubes = total(part('stock'));
  const cylinders = total(part('market'));
  const build = built.small * DC.small.price + built.large * DC.large.price;
  const products = cubes * PRODUCT.price;
  const marketing = cylinders * CYLINDER.price;
  const proceeds = sold.small * DC.small.resale + sold.large * DC.large.resale;
  const cost = build + products + marketing;
  const left = cash + proceeds - cost;
  const regions = CODES.flatMap((region): RegionBill[] => {
    const smalls = (small[region] ?? 0) + (part('buildSmall')[region] ?? 0) - (part('sellSmall')[region] ?? 0);
    const larges = (large[region] ?? 0) + (part('buildLarge')[region] ?? 0) - (part('sellLarge')[region] ?? 0);
    const placed = part('stock')[region] ?? 0;
    if (smalls === 0 && larges === 0 && placed === 0) return [];
    return [{ region, small: smalls, large: larges, holds: smalls * DC.small.holds + larges * DC.large.holds, placed }];
  });
  const operating = regions.reduce((sum, r) => sum + r.small * DC.small.operating + r.large * DC.large.operating, 0);
  return {
    build,
    products,
    marketing,
    proceeds,
    cost,
    cash,
    left,
    operating,
    salesToPay: Math.max(0, Math.ceil((operating - Math.max(0, left)) / PRODUCT.sale)),
    pool: {
      cubes: pool.cubes - cubes,
      cylinders: pool.cylinders - cylinders,
      small: pool.small - built.small,
      large: pool.large - built.large,
    },
    regions,
  };
}

/** Everything that is wrong with a plan as it stands, with its rule; nothing when it can be locked. */
export function problemsOf(view: View, seat: Seat, plan: Partial<Plan>): PlanProblem[] {
  return planFaults(planOffer(meansSeen(view, seat)), plan);
}

// ---------------------------------------------------------------------------------------------------------- the demand

export interface Expected {
  /** the chance that the city has a card in this round; null where nobody may look it up (EMT-811) */
  readonly chance: number | null;
  /** the tiers: of the card that lies there, or their means */
  readonly tiers: Tiers | null;
}

/** What can be known about this round's demand in each city, by rank. */
export function demandSeen(view: View): Expected[] {
  const sets = possibleSets(view);
  return CITIES.map((_, city): Expected => {
    if (sets.length > 1 && view.market === 'classic') return { chance: null, tiers: null };
    const cards = sets.map((set) => cardOf(view.round, set, city)).filter((card) => card !== null);
    const mean = (tier: number): number => cards.reduce((sum, card) => sum + card[tier]!, 0) / cards.length;
    const tiers: Tiers | null = cards.length === 0 ? null : [mean(0), mean(1), mean(2)];
    return { chance: cards.length / sets.length, tiers };
  });
}

// ------------------------------------------------------------------------------------------------------------- what if

/** Everybody's products and cylinders after a plan: one's own as planned, those of the others as guessed. */
export function supplyWith(
  view: View,
  seat: Seat,
  plan: Partial<Plan>,
  rivals: Supply = rivalsAsTheyStand(view, seat),
): Supply {
  const stock = rivals.stock.slice();
  const marketing = rivals.marketing.slice();
  for (const [region, code] of CODES.entries()) {
    stock[seat * REGION_COUNT + region] = plan.stock?.[code] ?? 0;
    marketing[seat * REGION_COUNT + region] = plan.market?.[code] ?? 0;
  }
  return { seats: view.seats, stock, marketing };
}

/** The plainest guess: they fill the DCs that stand there, build none and advertise nowhere. */
export function rivalsAsTheyStand(view: View, seat: Seat): Supply {
  const stock = view.players.flatMap(({ small, large }, other) =>
    CODES.map((code) =>
      other === seat ? 0 : (small[code] ?? 0) * DC.small.holds + (large[code] ?? 0) * DC.large.holds,
    ),
  );
  return { seats: view.seats, stock, marketing: stock.map(() => 0) };
}

export interface CityWhatIf extends Expected {
  readonly city: string;
  readonly region: string;
  readonly rank: number;
  /** the order there, with one's own line in it; `may` counts in means while the card is not known */
  readonly order: readonly Standing[];
  /** one's own line; null without any product */
  readonly mine: Standing | null;
  /** "With this you would be second: sell up to 3." */
  readonly says: string;
}

/** City by city: where one would stand with this plan, if the others do as guessed. */
export function whatIf(view: View, seat: Seat, plan: Partial<Plan>, rivals?: Supply): CityWhatIf[] {
  const supply = supplyWith(view, seat, plan, rivals);
  const demand = demandSeen(view);
  const cards = demand.flatMap(({ tiers }) => tiers ?? [0, 0, 0]);
  return CITIES.map(({ name, region, rank }, city): CityWhatIf => {
    const order = standings(supply, cards, city);
    const mine = order.find((standing) => standing.seat === seat) ?? null;
    const known = demand[city]!;
    return { ...known, city: name, region: CODES[region]!, rank, order, mine, says: saysOf(mine, order, known) };
  });
}

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

function saysOf(mine: Standing | null, order: readonly Standing[], { chance, tiers }: Expected): string {
  if (chance === 0) return 'There is no demand in this round.';
  if (mine === null) return 'Without products you sell nothing here.';
  const would = mine.tied
    ? `With this you would be tied for ${placeIn(order, mine)}`
    : `With this you would be ${placeIn(order, mine)}`;
  if (mine.tier === NO_TIER) return `${would}: sell nothing.`;
  if (tiers === null) return `${would}.`;
  const amount = Number.isInteger(mine.may) ? `${mine.may}` : `about ${mine.may.toFixed(1)}`;
  return `${would}: sell up to ${amount}.`;
}

/** By how many stand before one, each of a tied group counted; those who are tied share the place of the first of them. */
function placeIn(order: readonly Standing[], mine: Standing): string {
  return PLACES[order.findIndex((other) => other.cylinders === mine.cylinders && other.distance === mine.distance)]!;
}

// ------------------------------------------------------------------------------------------------------------ shipping

/** EMT-513 What the autopilot would ship to the city that is open now: the answer to begin with. */
export function proposedShipment(view: View, seat: Seat, city: number): Shipment {
  const placed = view.sets[view.round - 1];
  const ship: Record<string, number> = {};
  if (placed === undefined) return { ship, rest: {} };
  const cards = cardsOf(view.round, SETS.indexOf(placed as SetName));
  const supply: Supply = {
    seats: view.seats,
    stock: view.players.flatMap(({ stock }) => byNumber(stock)),
    marketing: view.players.flatMap(({ marketing }) => byNumber(marketing)),
  };
  const held = view.players.map((_, other) => regionsHeld(supply.stock, other));
  const tiers = new Array<number>(CITY_COUNT * view.seats).fill(0);
  for (let later = city; later < CITY_COUNT; later += 1) {
    if (cards[later * TIERS]! > 0) tiersInto(supply, later, held, tiers, later * view.seats);
  }
  const amounts = new Array<number>(REGION_COUNT).fill(0);
  autopilot(supply, seat, city, cards, tiers, amounts);
  for (const [region, code] of CODES.entries()) if (amounts[region]! > 0) ship[code] = amounts[region]!;
  return { ship, rest: {} };
}
