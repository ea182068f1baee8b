import { everybody, type Seat, type Seats } from '@tablewright/kernel';
import { cardsOf, TIERS } from '../content/demand.ts';
import { BANDS, bandOf, CITIES, CITY_COUNT, CODES, REGION_COUNT, regionOf, TO_CITY } from '../content/map.ts';
import { amountOf, autopilot, regionsHeld, rowsOf, tiersInto } from '../content/market.ts';
import { type Shipment, shipOffer } from '../content/planning.ts';
import { type K, stage } from '../events.ts';
import { BOOK, note, ofSeat, type Shipped, type State } from '../state.ts';

// The cities one after another (ledger 4xx, 5xx): market share, then shipping.

/** The present tiers of this city and of the later ones, city · seats + seat: what the autopilot counts on (EMT-512). */
const entitled = new Array<number>(CITY_COUNT * 4).fill(0);
const held = new Array<number>(4).fill(0);
const reserved = new Array<number>(REGION_COUNT).fill(0);

function cardsNow(s: State): readonly number[] {
  return cardsOf(s.round, s.sets[s.round - 1]!);
}

function hasCard(cards: readonly number[], city: number): boolean {
  return cards[city * TIERS]! > 0;
}

// EMT-402 In the order of ranks; a city without a card is passed over.
export const sell = stage.happens('sell', (s, f, k) => {
  const cards = cardsNow(s);
  while (f.city < CITY_COUNT && !hasCard(cards, f.city)) f.city += 1;
  if (f.city === CITY_COUNT) return k.done();
  const { city } = f;
  f.city += 1;
  openCity(s, cards, city, k);
  if (askedAt(s, city) !== 0) return k.push({ stage: 'ship', city, sealed: NOBODY_SHIPPED[s.seats]!.slice() });
  shipAll(s, city, NOBODY_SHIPPED[s.seats]!, k);
});

const NOBODY_SHIPPED: readonly (readonly null[])[] = [0, 1, 2, 3, 4].map((seats) => new Array<null>(seats).fill(null));

/** EMT-412 Order and tiers are fixed before anything is shipped. */
function openCity(s: State, cards: readonly number[], city: number, k: K): void {
  for (let seat = 0; seat < s.seats; seat += 1) held[seat] = regionsHeld(s.stock, seat);
  tiersInto(s, city, held, s.tiers, city * s.seats);
  const suppliers = rowsOf(s, cards, city, held, s.tiers, city * s.seats);
  const out: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) if (held[seat] === 0) out.push(seat);
  for (let i = 0; i < suppliers.length; i += 1) if (suppliers[i]!.tied) note(s, suppliers[i]!.seat, BOOK.ties, 1);
  s.deliveries.push({ city, suppliers, shipments: null, switched: [] });
  const { name, rank, region } = CITIES[city]!;
  k.tell({
    type: 'city',
    city: name,
    region: CODES[region]!,
    rank,
    card: cards.slice(city * TIERS, city * TIERS + TIERS),
    suppliers,
    out,
  });
}

/** What a seat may sell to a city that has been opened. */
function mayShip(s: State, city: number, seat: Seat): number {
  return amountOf(cardsNow(s), city, s.tiers[city * s.seats + seat]!);
}

/** EMT-513 Asked are those who want to be, have a tier, and have a choice: two regions, or a later card. */
function askedAt(s: State, city: number): Seats {
  let asked = s.asking & everybody(s.seats);
  if (asked === 0) return 0;
  const later = hasLaterCard(cardsNow(s), city);
  for (let seat = 0; seat < s.seats; seat += 1) {
    const regions = regionsHeld(s.stock, seat);
    const chooses = later || (regions & (regions - 1)) !== 0;
    if (!chooses || mayShip(s, city, seat) === 0) asked &= ~(1 << seat);
  }
  return asked;
}

function hasLaterCard(cards: readonly number[], city: number): boolean {
  for (let later = city + 1; later < CITY_COUNT; later += 1) if (hasCard(cards, later)) return true;
  return false;
}

// EMT-501, EMT-503 All who are asked choose at the same time what they ship to this city, and from where.
export const ship = stage.sealed('ship', {
  rule: 'EMT-501',
  who: (s, f) => askedAt(s, f.city),
  offer: (s, f, seat) => shipOffer(ofSeat(s.stock, seat), mayShip(s, f.city, seat)),
  absent: (s, f, seat) => proposed(s, f.city, seat),
  all(s, f, shipments, k) {
    k.done();
    shipAll(s, f.city, shipments, k);
  },
});

/** EMT-513 What the autopilot would ship: pre-filled, and used for somebody who is away. */
function proposed(s: State, city: number, seat: Seat): Shipment {
  lookAhead(s, city);
  autopilot(s, seat, city, cardsNow(s), entitled, reserved);
  const amounts: Record<string, number> = {};
  for (let region = 0; region < REGION_COUNT; region += 1) {
    if (reserved[region]! > 0) amounts[CODES[region]!] = reserved[region]!;
  }
  return { ship: amounts, rest: {} };
}

/** The tiers of this city and of all later cards, as they would be now. */
function lookAhead(s: State, city: number): void {
  const cards = cardsNow(s);
  for (let seat = 0; seat < s.seats; seat += 1) held[seat] = regionsHeld(s.stock, seat);
  for (let later = city; later < CITY_COUNT; later += 1) {
    if (hasCard(cards, later)) tiersInto(s, later, held, entitled, later * s.seats);
  }
}

/** EMT-411, EMT-413 Each supplier sells up to the own tier; what is not sold is lost to the city. */
function shipAll(s: State, city: number, shipments: readonly (Shipment | null)[], k: K): void {
  lookAhead(s, city);
  // Everybody's autopilot counts with the stocks before this city: what it reserves must be known before anybody ships.
  const plans: number[][] = [];
  const autos: boolean[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    const said = shipments[seat] ?? null;
    autos.push(said === null);
    if (mayShip(s, city, seat) === 0) plans.push([]);
    else if (said === null) {
      autopilot(s, seat, city, cardsNow(s), entitled, reserved);
      plans.push(reserved.slice());
    } else {
      const amounts = new Array<number>(REGION_COUNT).fill(0);
      for (const code in said.ship) amounts[regionOf(code)] = said.ship[code]!;
      plans.push(amounts);
    }
  }
  const told: Shipped[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    const shipped = shipOne(s, city, seat, plans[seat]!, autos[seat]!);
    if (shipped !== null) told.push(shipped);
  }
  s.deliveries.push({ ...s.deliveries.pop()!, shipments: told });
  const { name, region } = CITIES[city]!;
  k.tell({ type: 'shipped', city: name, region: CODES[region]!, shipments: told });
  switchOff(s, city, shipments, k);
}

/** EMT-516 From the next city on the rest of the round is shipped for those who say so; all see that they are asked no more. */
function switchOff(s: State, city: number, shipments: readonly (Shipment | null)[], k: K): void {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) if (shipments[seat]?.rest['auto'] === 1) seats.push(seat);
  if (seats.length === 0) return;
  for (const seat of seats) s.asking &= ~(1 << seat);
  s.deliveries.push({ ...s.deliveries.pop()!, switched: seats });
  const { name, region } = CITIES[city]!;
  k.tell({ type: 'switched', city: name, region: CODES[region]!, seats });
}

/** EMT-502 The cubes go from their DCs onto the card's transport track. */
function shipOne(s: State, city: number, seat: Seat, amounts: readonly number[], auto: boolean): Shipped | null {
  if (amounts.length === 0) return null;
  const from: Shipped['from'][number][] = [];
  let units = 0;
  let transport = 0;
  for (let region = 0; region < REGION_COUNT; region += 1) {
    const n = amounts[region]!;
    if (n === 0) continue;
    const distance = TO_CITY[city]![region]!;
    const band = bandOf(distance);
    s.stock[seat * REGION_COUNT + region]! -= n;
    s.shipped[seat * REGION_COUNT + region]! += n;
    s.track[(city * s.seats + seat) * BANDS.length + band]! += n;
    s.sold[seat]! += n;
    units += n;
    transport += n * band;
    from.push({ region: CODES[region]!, units: n, distance });
  }
  note(s, seat, BOOK.sold, units);
  note(s, seat, BOOK.transport, transport);
  return { seat, from, units, transport, auto };
}
