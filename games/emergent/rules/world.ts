import { noChance, type Rng, sampleOption, type Seat } from '@tablewright/kernel';
import { SETS, type SetName } from './content/demand.ts';
import { BANDS, CITY_COUNT, CODES } from './content/map.ts';
import {
  type Means,
  PLACE_OFFER,
  type Placement,
  type Plan,
  planOffer,
  type Shipment,
  shipOffer,
} from './content/planning.ts';
import { type ByRegion, BOOK, COLUMNS, type Frame, lessonOf, ofSeat, rowOf, type State, zeros } from './state.ts';
import type { FrameView, View } from './view.ts';
import { amountOf } from './content/market.ts';
import { cardsOf } from './content/demand.ts';

// A complete state that its viewer cannot tell from the real one. Hidden are only the answers that still lie sealed: they
// are drawn afresh. Which demand set comes is not drawn before it is placed (EMT-006), so no world knows it.

export function world(v: View, rng: Rng): State {
  const s = openPart(v);
  s.stack = v.now.map((frame) => frameFrom(frame, s, v, rng));
  return s;
}

/** Everything that lies open. */
function openPart(v: View): State {
  const flat = (of: (player: View['players'][0]) => ByRegion): number[] =>
    v.players.flatMap((player) => CODES.map((code) => of(player)[code] ?? 0));
  return {
    seats: v.seats,
    stack: [],
    chance: noChance(),
    outcome: v.outcome,
    mode: v.mode,
    market: v.market,
    rounds: v.rounds,
    second: v.secondScores,
    round: v.round,
    sets: v.sets.map((name) => SETS.indexOf(name as SetName)),
    cash: v.players.map(({ cash }) => cash),
    bank: v.bank,
    pool: v.players.flatMap(({ pool }) => [pool.cubes, pool.cylinders, pool.small, pool.large]),
    small: flat(({ small }) => small),
    large: flat(({ large }) => large),
    stock: flat(({ stock }) => stock),
    marketing: flat(({ marketing }) => marketing),
    sold: v.players.map(({ sold }) => sold),
    asking: v.players.reduce((set, { asks }, seat) => (asks ? set | (1 << seat) : set), 0),
    executed: v.executed,
    plans: v.plans.slice(),
    deliveries: v.results.flatMap(({ rank, order: suppliers, shipments, switched }) =>
      suppliers === null ? [] : [{ city: rank - 1, suppliers, shipments, switched }],
    ),
    forced: v.forced.slice(),
    closed: v.closed.slice(),
    shipped: flat(({ shipped }) => shipped),
    ...resultsFrom(v),
    book: bookFrom(v),
    laid: v.laid.flatMap((round) =>
      round.flatMap(({ small, large }) => CODES.map((code) => (small[code] ?? 0) + 4 * (large[code] ?? 0))),
    ),
  };
}

function resultsFrom(v: View): Pick<State, 'tiers' | 'track'> {
  const tiers = new Array<number>(v.seats * CITY_COUNT).fill(-1);
  const track = zeros(v.seats * CITY_COUNT * BANDS.length);
  for (const result of v.results) {
    for (let seat = 0; seat < v.seats; seat += 1) {
      const at = (result.rank - 1) * v.seats + seat;
      tiers[at] = result.tiers[seat] ?? -1;
      for (let band = 0; band < BANDS.length; band += 1) track[at * BANDS.length + band] = result.track[seat]![band]!;
    }
  }
  return { tiers, track };
}

function bookFrom(v: View): number[] {
  const book = zeros(v.book.length * v.seats * COLUMNS);
  for (const [i, accounts] of v.book.entries()) {
    for (const account of accounts) {
      const row = rowOf(v, i + 1, account.seat);
      for (const [name, column] of Object.entries(BOOK)) book[row + column] = account[name as keyof typeof BOOK];
    }
  }
  return book;
}

function frameFrom(frame: FrameView, s: State, v: View, rng: Rng): Frame {
  switch (frame.stage) {
    case 'plan':
      return {
        stage: 'plan',
        sealed: redrawn(frame, v, (seat) => sampleOption(planOffer(meansOf(s, seat)), rng) as Plan),
      };
    case 'place':
      return { stage: 'place', sealed: redrawn(frame, v, () => sampleOption(PLACE_OFFER, rng) as Placement) };
    case 'ship': {
      const cards = cardsOf(s.round, s.sets[s.round - 1]!);
      const drawn = (seat: Seat): Shipment => {
        const amount = amountOf(cards, frame.city, s.tiers[frame.city * s.seats + seat]!);
        return sampleOption(shipOffer(ofSeat(s.stock, seat), amount), rng) as Shipment;
      };
      return { stage: 'ship', city: frame.city, sealed: redrawn(frame, v, drawn) };
    }
    default:
      return { ...frame };
  }
}

/** What a seat can plan with. */
function meansOf(s: State, seat: Seat): Means {
  const small = ofSeat(s.small, seat);
  return { cash: s.cash[seat]!, small, large: ofSeat(s.large, seat), lesson: lessonOf(s, seat), round: s.round };
}

function redrawn<A>(
  { ready, mine }: { readonly ready: readonly boolean[]; readonly mine: A | null },
  v: View,
  draw: (seat: Seat) => A,
): (A | null)[] {
  return ready.map((is, seat) => (is ? (seat === v.me ? mine : draw(seat)) : null));
}
