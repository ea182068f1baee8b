import { TIERS } from './demand.ts';
import { AT_DISTANCE, CITIES, CITY_COUNT, FURTHEST, REGION_COUNT } from './map.ts';

// Market share and shipping (ledger 4xx, 5xx), on bare numbers: the rules play with these functions, the screen asks them
// "what if", and the advice counts on them.

/** Who has what where: flat arrays, seat · 16 + region. */
export interface Supply {
  readonly seats: number;
  readonly stock: readonly number[];
  readonly marketing: readonly number[];
}

/** EMT-405 A player without products has no place in the order. */
export const NO_PRODUCTS = 0;
/** EMT-408 The fourth and whoever is pushed behind the third tier sells nothing. */
export const NO_TIER = 4;

/** The regions where a seat has products, as bits. */
export function regionsHeld(stock: readonly number[], seat: number): number {
  let held = 0;
  const from = seat * REGION_COUNT;
  for (let region = 0; region < REGION_COUNT; region += 1) if (stock[from + region]! > 0) held |= 1 << region;
  return held;
}

/** EMT-407 How far the nearest of these regions lies from a city; -1 where there is none. */
export function nearest(city: number, held: number): number {
  if (held === 0) return -1;
  const rings = AT_DISTANCE[city]!;
  let far = 0;
  while ((rings[far]! & held) === 0) far += 1;
  return far;
}

const MOST_SEATS = 4;
/** the place of each seat as one number: less is better, -1 for nobody; written anew for every city */
const places = new Array<number>(MOST_SEATS).fill(-1);

/** EMT-406, EMT-407 More cylinders first, then the nearer: one number in which the smaller comes first. */
export function placeWith(cylinders: number, distance: number): number {
  return (100 - cylinders) * (FURTHEST + 1) + distance;
}

function placeOf(supply: Supply, city: number, seat: number, held: number): number {
  if (held === 0) return -1;
  return placeWith(supply.marketing[seat * REGION_COUNT + CITIES[city]!.region]!, nearest(city, held));
}

/**
 * EMT-405 … EMT-409 The tier of every seat in a city, from `at` on: 1 to 3, or NO_TIER, or NO_PRODUCTS. `held`: the regions
 * where each seat has products.
 */
export function tiersInto(supply: Supply, city: number, held: readonly number[], into: number[], at: number): void {
  const { seats } = supply;
  for (let seat = 0; seat < seats; seat += 1) places[seat] = placeOf(supply, city, seat, held[seat]!);
  for (let seat = 0; seat < seats; seat += 1) {
    const mine = places[seat]!;
    into[at + seat] = mine < 0 ? NO_PRODUCTS : tierAmong(places, 0, seats, mine);
  }
}

/**
 * EMT-408 The group's number and the tied groups up to it; EMT-409 with two players the second tier is out of use. `among`:
 * everybody's place from `at` on, one's own among them.
 */
export function tierAmong(among: readonly number[], at: number, seats: number, mine: number): number {
  let tier = 1;
  for (let other = 0; other < seats; other += 1) {
    const place = among[at + other]!;
    if (place < 0 || place > mine) continue;
    let first = true;
    let size = 0;
    for (let third = 0; third < seats; third += 1) {
      if (among[at + third] !== place) continue;
      if (third < other) first = false;
      size += 1;
    }
    if (!first) continue; // a group counts once
    if (place < mine) tier += 1;
    if (size > 1) tier += 1;
  }
  if (tier > TIERS) return NO_TIER;
  return seats === 2 && tier === 2 ? 3 : tier;
}

/** EMT-410 What a tier may sell to a city. */
export function amountOf(cards: readonly number[], city: number, tier: number): number {
  return tier >= 1 && tier <= TIERS ? cards[city * TIERS + tier - 1]! : 0;
}

/** One supplier of a city, as the order shows it. */
export type Standing = {
  readonly seat: number;
  readonly cylinders: number;
  readonly distance: number;
  /** equal in both with somebody else */
  readonly tied: boolean;
  /** 1 to 3, or 4 for none */
  readonly tier: number;
  /** how many the city takes */
  readonly may: number;
};

/** EMT-406 … EMT-409 The suppliers of a city in their order. */
export function standings(supply: Supply, cards: readonly number[], city: number): Standing[] {
  const { seats } = supply;
  const held: number[] = [];
  for (let seat = 0; seat < seats; seat += 1) held.push(regionsHeld(supply.stock, seat));
  const tiers = new Array<number>(seats).fill(0);
  tiersInto(supply, city, held, tiers, 0);
  return rowsOf(supply, cards, city, held, tiers, 0);
}

/** The same where the tiers are known, from `at` on. */
export function rowsOf(
  supply: Supply,
  cards: readonly number[],
  city: number,
  held: readonly number[],
  tiers: readonly number[],
  at: number,
): Standing[] {
  const { seats } = supply;
  const { region } = CITIES[city]!;
  const rows: Standing[] = [];
  const order: number[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    if (held[seat] === 0) continue;
    let i = order.length;
    while (
      i > 0 &&
      placeOf(supply, city, order[i - 1]!, held[order[i - 1]!]!) > placeOf(supply, city, seat, held[seat]!)
    ) {
      i -= 1;
    }
    order.splice(i, 0, seat);
  }
  for (const seat of order) {
    const place = placeOf(supply, city, seat, held[seat]!);
    let tied = false;
    for (const other of order) {
      if (other !== seat && placeOf(supply, city, other, held[other]!) === place) tied = true;
    }
    const tier = tiers[at + seat]!;
    rows.push({
      seat,
      cylinders: supply.marketing[seat * REGION_COUNT + region]!,
      distance: nearest(city, held[seat]!),
      tied,
      tier,
      may: amountOf(cards, city, tier),
    });
  }
  return rows;
}

// ------------------------------------------------------------------------------------------------------------ shipping

const unreserved = new Array<number>(REGION_COUNT).fill(0);
const needs = new Array<number>(CITY_COUNT).fill(0);

/**
 * EMT-512 What the autopilot ships to a city, by region. `tiers`: for this city and the later ones, the tiers as they would
 * be now (city · seats + seat).
 */
export function autopilot(
  supply: Supply,
  seat: number,
  city: number,
  cards: readonly number[],
  tiers: readonly number[],
  into: number[],
): void {
  const { seats, stock } = supply;
  let free = 0;
  for (let region = 0; region < REGION_COUNT; region += 1) {
    const products = stock[seat * REGION_COUNT + region]!;
    unreserved[region] = products;
    into[region] = 0;
    if (products > 0) free |= 1 << region;
  }
  for (let other = city; other < CITY_COUNT; other += 1) {
    needs[other] = amountOf(cards, other, tiers[other * seats + seat]!);
  }
  for (let band = 0; band <= 2; band += 1) {
    for (let other = city; other < CITY_COUNT; other += 1) {
      if (needs[other] === 0) continue;
      free = reserve(other, band, free, other === city ? into : null);
      if (free === 0 || needs[city] === 0) return; // nothing more can come to this city
    }
  }
}

/** Reserves for one city in one band: the nearest first, then the fullest region, then the lower number. */
function reserve(city: number, band: number, from: number, into: number[] | null): number {
  let free = from;
  const rings = AT_DISTANCE[city]!;
  const furthest = band < 2 ? band : FURTHEST;
  for (let far = band; far <= furthest; far += 1) {
    while (needs[city]! > 0) {
      const region = fullest(free & rings[far]!);
      if (region < 0) break;
      const n = Math.min(unreserved[region]!, needs[city]!);
      needs[city]! -= n;
      unreserved[region]! -= n;
      if (unreserved[region] === 0) free &= ~(1 << region);
      if (into !== null) into[region]! += n;
    }
  }
  return free;
}

function fullest(set: number): number {
  let best = -1;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const region = 31 - Math.clz32(rest & -rest);
    if (best < 0 || unreserved[region]! > unreserved[best]!) best = region;
  }
  return best;
}

/**
 * The same for all cities at once, as the autopilot would see it before the first of them: what each is sent, and what the
 * transport costs. Good enough to judge a plan by.
 */
export function shareOut(
  stock: readonly number[],
  wanted: readonly number[],
  units: number[],
  transport: number[],
): void {
  let free = 0;
  for (let region = 0; region < REGION_COUNT; region += 1) {
    unreserved[region] = stock[region]!;
    if (stock[region]! > 0) free |= 1 << region;
  }
  for (let city = 0; city < CITY_COUNT; city += 1) {
    needs[city] = wanted[city]!;
    units[city] = 0;
    transport[city] = 0;
  }
  for (let band = 0; band <= 2 && free !== 0; band += 1) {
    for (let city = 0; city < CITY_COUNT && free !== 0; city += 1) {
      const before = needs[city]!;
      if (before === 0) continue;
      free = reserve(city, band, free, null);
      units[city]! += before - needs[city]!;
      transport[city]! += (before - needs[city]!) * band;
    }
  }
}
