import type { Seat } from '@tablewright/kernel';
import { CARDS, cardsOf, TIERS } from '../content/demand.ts';
import { CITY_COUNT, REGION_COUNT } from '../content/map.ts';
import { amountOf, nearest, placeWith, shareOut, tierAmong } from '../content/market.ts';
import { cardsLie, roomAt, type State } from '../state.ts';

// What the DCs that stand are good for: what a seat would sell in a round if everybody filled theirs, and nobody built, closed or
// advertised. So it counts where a DC stands, and how near those of the others are.

/** By round (from 0), as `CARDS`: the mean of the six sets, a city without a card counted as nothing. */
const MEANS: readonly (readonly number[])[] = CARDS.map((sets) =>
  sets[0]!.map((_, i) => sets.reduce((sum, cards) => sum + cards[i]!, 0) / sets.length),
);

/** The cards of a round, or what is to be expected of them before they lie there. */
function demandIn(s: State, round: number): readonly number[] {
  return round === s.round && cardsLie(s) ? cardsOf(round, s.sets[round - 1]!) : MEANS[round - 1]!;
}

const MOST_SEATS = 4;
const held = new Array<number>(MOST_SEATS).fill(0);
const places = new Array<number>(MOST_SEATS).fill(-1);
const room = new Array<number>(REGION_COUNT).fill(0);
const wanted = new Array<number>(CITY_COUNT).fill(0);
const units = new Array<number>(CITY_COUNT).fill(0);
const freight = new Array<number>(CITY_COUNT).fill(0);

/** The same object each time: it is asked thousands of times. */
const sales = { units: 0, transport: 0 };

export function salesFromDcs(s: State, seat: Seat, round: number): Readonly<typeof sales> {
  const cards = demandIn(s, round);
  for (let other = 0; other < s.seats; other += 1) held[other] = regionsOf(s, other);
  sales.units = 0;
  sales.transport = 0;
  if (held[seat] === 0) return sales;
  for (let region = 0; region < REGION_COUNT; region += 1) room[region] = roomAt(s, seat * REGION_COUNT + region);
  for (let city = 0; city < CITY_COUNT; city += 1) {
    wanted[city] = 0;
    if (cards[city * TIERS] === 0) continue;
    for (let other = 0; other < s.seats; other += 1) {
      places[other] = held[other] === 0 ? -1 : placeWith(0, nearest(city, held[other]!));
    }
    wanted[city] = amountOf(cards, city, tierAmong(places, 0, s.seats, places[seat]!));
  }
  shareOut(room, wanted, units, freight);
  for (let city = 0; city < CITY_COUNT; city += 1) {
    sales.units += units[city]!;
    sales.transport += freight[city]!;
  }
  return sales;
}

/** The regions in which a seat has a DC, as bits. */
export function regionsOf(s: State, seat: Seat): number {
  let regions = 0;
  for (let region = 0; region < REGION_COUNT; region += 1) {
    if (roomAt(s, seat * REGION_COUNT + region) > 0) regions |= 1 << region;
  }
  return regions;
}
