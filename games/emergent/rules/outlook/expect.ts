import { type Rng, type Seat, sum } from '@tablewright/kernel';
import type { View } from '../view.ts';
import { CARDS, cardsOf, SETS, TIERS } from '../content/demand.ts';
import { CITIES, CITY_COUNT, DISTANCES, REGION_COUNT, REGIONS } from '../content/map.ts';
import { amountOf, nearest, placeWith, shareOut, tierAmong } from '../content/market.ts';
import type { Plan } from '../content/planning.ts';
import { CYLINDER, DC, PRODUCT } from '../content/prices.ts';
import { possibleSets } from './seen.ts';
import { byNumber, lessonSeen, meansSeen } from './what-if.ts';

// What a plan may bring while nobody knows the plans of the others (ledger 9): some guesses are drawn, each a demand set and
// a plan for every rival, and the own plan is held against all of them.

/** One way the round may go: the cards, and where each rival would stand in each city (city · seats + seat, -1 for nowhere). */
export interface Guess {
  readonly cards: readonly number[];
  readonly places: readonly number[];
}

/** By round (from 0): how much a region draws those who look for a place to build (ledger 9), cubed. */
const ATTRACTION: readonly (readonly number[])[] = CARDS.map((sets) =>
  REGIONS.map((_, region) => {
    let draw = 0;
    for (let city = 0; city < CITY_COUNT; city += 1) {
      const far = DISTANCES[CITIES[city]!.region]![region]!;
      const first = sets.reduce((sum, cards) => sum + cards[city * TIERS]!, 0) / sets.length;
      draw += far === 0 ? first : far === 1 ? 0.45 * first : 0;
    }
    return draw ** 3;
  }),
);

/** By round: the sum of all tiers in use, for two players and for more. */
const IN_ALL: readonly (readonly [number, number])[] = CARDS.map((sets) => {
  const mean = (uses: (tier: number) => boolean): number =>
    sets.flat().reduce((sum, n, i) => (uses(i % TIERS) ? sum + n : sum), 0) / sets.length;
  return [mean((tier) => tier !== 1), mean(() => true)];
});

/** A region drawn by its attraction in this round. */
export function drawRegion(round: number, rng: Rng): number {
  const weights = ATTRACTION[round - 1]!;
  let sum = 0;
  for (let region = 0; region < REGION_COUNT; region += 1) sum += weights[region]!;
  let at = (rng.below(1 << 20) / (1 << 20)) * sum;
  for (let region = 0; region < REGION_COUNT; region += 1) {
    at -= weights[region]!;
    if (at < 0) return region;
  }
  return REGION_COUNT - 1;
}

/** What each player can sell in this round if all get the same. */
export function fairShare(view: View): number {
  const [two, more] = IN_ALL[view.round - 1]!;
  return (view.seats === 2 ? two : more) / view.seats;
}

/** How the round may go, drawn from what the viewer can know. */
export function guesses(view: View, seat: Seat, rng: Rng, count: number): Guess[] {
  const sets = possibleSets(view);
  const start = rng.below(SETS.length);
  return Array.from({ length: count }, (_, i): Guess => {
    const cards = cardsOf(view.round, sets[(start + i) % sets.length]!);
    return { cards, places: rivalPlaces(view, seat, cards, rng) };
  });
}

function rivalPlaces(view: View, seat: Seat, cards: readonly number[], rng: Rng): number[] {
  const { seats } = view;
  const places = new Array<number>(CITY_COUNT * seats).fill(-1);
  const rivals: { seat: Seat; held: number; marketing: number[]; left: number }[] = [];
  for (let other = 0; other < seats; other += 1) {
    if (other !== seat && !view.players[other]!.idle) rivals.push({ seat: other, ...rivalPlan(view, other, rng) });
  }
  for (let city = 0; city < CITY_COUNT; city += 1) {
    if (cards[city * TIERS] === 0) continue;
    const at = city * seats;
    for (const rival of rivals) {
      if (rival.left <= 0) continue; // sold out
      places[at + rival.seat] = placeWith(rival.marketing[CITIES[city]!.region]!, nearest(city, rival.held));
    }
    for (const rival of rivals) {
      const mine = places[at + rival.seat]!;
      if (mine < 0) continue;
      const amount = amountOf(cards, city, tierAmong(places, at, seats, mine));
      // what lies far away is kept for nearer cities, mostly
      rival.left -= nearest(city, rival.held) <= 1 ? amount : amount / 2;
    }
  }
  return places;
}

/**
 * A rival keeps its DCs and fills them, builds what is missing to its share where it seems good, and advertises in half of
 * the cases.
 */
function rivalPlan(view: View, rival: Seat, rng: Rng): { held: number; marketing: number[]; left: number } {
  const means = meansSeen(view, rival);
  const lesson = lessonSeen(view, rival);
  let held = 0;
  let room = 0;
  for (let region = 0; region < REGION_COUNT; region += 1) {
    const holds = means.small[region]! * DC.small.holds + means.large[region]! * DC.large.holds;
    room += holds;
    if (holds > 0) held |= 1 << region;
  }
  const share = fairShare(view) * (0.6 + (0.6 * rng.below(100)) / 100);
  let money = means.cash;
  if (lesson === 'first') {
    held = 1 << drawRegion(view.round, rng);
    room = DC.large.holds;
  } else if (lesson === null) {
    while (room < share && money >= DC.small.price + DC.small.holds) {
      held |= 1 << drawRegion(view.round, rng);
      room += DC.small.holds;
      money -= DC.small.price + DC.small.holds;
    }
  }
  const marketing = new Array<number>(REGION_COUNT).fill(0);
  const most = lesson === 'first' ? 0 : lesson === 'second' ? 1 : 6;
  if (rng.below(2) === 0) {
    for (let n = rng.below(most + 1); n > 0 && money >= CYLINDER.price; n -= 1) {
      marketing[CITIES[rng.below(Math.min(CITY_COUNT, 4 + 2 * view.round))]!.region]! += 1;
      money -= CYLINDER.price;
    }
  }
  return { held, marketing, left: room };
}

// ---------------------------------------------------------------------------------------------------------- judging

/** What one has after the own plan, by region number. */
export interface Position {
  readonly small: readonly number[];
  readonly large: readonly number[];
  readonly stock: readonly number[];
  readonly market: readonly number[];
}

const wanted = new Array<number>(CITY_COUNT).fill(0);
const units = new Array<number>(CITY_COUNT).fill(0);
const freight = new Array<number>(CITY_COUNT).fill(0);
const among = new Array<number>(8).fill(-1);

/** Fills `units` and `freight` for one guess; gives income less transport. */
function earn({ stock, market }: Position, seat: Seat, seats: number, guess: Guess, held: number): number {
  for (let city = 0; city < CITY_COUNT; city += 1) {
    wanted[city] = 0;
    if (guess.cards[city * TIERS] === 0 || held === 0) continue;
    const mine = placeWith(market[CITIES[city]!.region]!, nearest(city, held));
    for (let other = 0; other < seats; other += 1) among[other] = guess.places[city * seats + other]!;
    among[seat] = mine;
    wanted[city] = amountOf(guess.cards, city, tierAmong(among, 0, seats, mine));
  }
  shareOut(stock, wanted, units, freight);
  let earned = 0;
  for (let city = 0; city < CITY_COUNT; city += 1) earned += units[city]! * PRODUCT.sale - freight[city]!;
  return earned;
}

function heldIn(stock: readonly number[]): number {
  let held = 0;
  for (let region = 0; region < REGION_COUNT; region += 1) if (stock[region]! > 0) held |= 1 << region;
  return held;
}

/** Income less transport, on average over the guesses. */
export function meanEarnings(position: Position, seat: Seat, seats: number, some: readonly Guess[]): number {
  const held = heldIn(position.stock);
  let sum = 0;
  for (let i = 0; i < some.length; i += 1) sum += earn(position, seat, seats, some[i]!, held);
  return sum / some.length;
}

/** What a plan is expected to bring in one city: products sold, and dollars after transport. */
export interface CityForecast {
  readonly city: string;
  readonly rank: number;
  readonly units: number;
  readonly income: number;
}

export interface Forecast {
  readonly cities: readonly CityForecast[];
  readonly sold: number;
  readonly revenue: number;
  readonly transport: number;
  readonly operating: number;
  /** revenue less transport, operating costs, products and marketing; DCs built and sold at what they lose */
  readonly profit: number;
}

/** What one has after a plan. */
export function positionAfter(view: View, seat: Seat, plan: Partial<Plan>): Position {
  const { small, large } = meansSeen(view, seat);
  const part = (name: keyof Plan): number[] => byNumber(plan[name] ?? {});
  const after = (now: readonly number[], built: number[], sold: number[]): number[] =>
    now.map((n, region) => n + built[region]! - sold[region]!);
  return {
    small: after(small, part('buildSmall'), part('sellSmall')),
    large: after(large, part('buildLarge'), part('sellLarge')),
    stock: part('stock'),
    market: part('market'),
  };
}

/** The evaluation of a plan: expected sales and income by city, over so many guesses at what the others do. */
export function forecastOf(view: View, seat: Seat, plan: Partial<Plan>, rng: Rng, count = 36): Forecast {
  const position = positionAfter(view, seat, plan);
  const some = guesses(view, seat, rng, count);
  const sold = new Array<number>(CITY_COUNT).fill(0);
  const income = new Array<number>(CITY_COUNT).fill(0);
  let transport = 0;
  for (const guess of some) {
    earn(position, seat, view.seats, guess, heldIn(position.stock));
    for (let city = 0; city < CITY_COUNT; city += 1) {
      sold[city]! += units[city]! / count;
      income[city]! += (units[city]! * PRODUCT.sale - freight[city]!) / count;
      transport += freight[city]! / count;
    }
  }
  const changed = (name: keyof Plan): number => sum(byNumber(plan[name] ?? {}));
  const operating = sum(position.small) * DC.small.operating + sum(position.large) * DC.large.operating;
  const lost = DC.small.price - DC.small.resale; // the same for both sizes
  const spent = sum(position.stock) * PRODUCT.price + sum(position.market) * CYLINDER.price;
  return {
    cities: CITIES.map(({ name, rank }, city) => ({ city: name, rank, units: sold[city]!, income: income[city]! })),
    sold: sum(sold),
    revenue: sum(sold) * PRODUCT.sale,
    transport,
    operating,
    profit: sum(income) - operating - spent - lost * (changed('buildSmall') + changed('buildLarge')),
  };
}
