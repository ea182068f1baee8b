import type { Outcome, Seat, Viewer } from '@tablewright/kernel';
import { FORECAST, SETS } from './content/demand.ts';
import { BANDS, REGION_COUNT } from './content/map.ts';
import type { Standing } from './content/market.ts';
import type { Placement, Plan, Shipment } from './content/planning.ts';
import { type Market, type Mode, SEAT_COLOURS } from './content/prices.ts';
import { accountsOf } from './accounts.ts';
import { cardsOn } from './cards.ts';
import type { Account, Card, Scored } from './events.ts';
import { scoreRegions } from './scoring.ts';
import {
  type ByRegion,
  type Closed,
  CUBES,
  CYLINDERS,
  cardsLie,
  type ForcedSale,
  type Frame,
  isIdle,
  LARGE,
  named,
  ofSeat,
  POOLS,
  type Shipped,
  SMALL,
  type State,
} from './state.ts';

// What one seat, or somebody who watches, sees (ledger 5). Built up from nothing: what is not written here is told to
// nobody. Only plans, placements and shipments that are still sealed are hidden; everything else lies open.

export type PlayerView = {
  colour: string;
  cash: number;
  pool: { cubes: number; cylinders: number; small: number; large: number };
  /** DCs on the board */
  small: ByRegion;
  large: ByRegion;
  /** products in them; in Fast Play the cubes on the board */
  stock: ByRegion;
  marketing: ByRegion;
  /** cubes on this round's demand cards */
  sold: number;
  /** what each region shipped in the last execution phase */
  shipped: ByRegion;
  /** EMT-510 asked about shipping in this round; public from the reveal on */
  asks: boolean;
  /** EMT-252 out of business: locked with an empty plan */
  idle: boolean;
};

/** How a city went in the last execution phase: by seat the tier and what lies in the bands of its track. */
export type ResultView = {
  city: string;
  region: string;
  rank: number;
  card: number[];
  /** 1 to 3; 4 for no tier, 0 for a player without products; null while it is not resolved */
  tiers: (number | null)[];
  /** by seat, then by band 0, 1, 2+ */
  track: number[][];
  /** the suppliers in their order; null while it is not resolved */
  order: readonly Standing[] | null;
  /** what was shipped; null while that is not decided */
  shipments: readonly Shipped[] | null;
  /** EMT-516 who said with a shipment to this city that the rest is shipped for them */
  switched: readonly Seat[];
};

export type FrameView =
  /** EMT-251 who has locked is public; of the plans only one's own is seen */
  | { stage: 'plan'; ready: boolean[]; mine: Plan | null }
  | { stage: 'ship'; city: number; ready: boolean[]; mine: Shipment | null }
  | { stage: 'place'; ready: boolean[]; mine: Placement | null }
  | { stage: 'round' | 'fastRound'; step: number }
  | { stage: 'sell'; city: number }
  | { stage: 'forced'; left: number }
  | { stage: Exclude<Frame['stage'], 'plan' | 'ship' | 'place' | 'round' | 'fastRound' | 'sell' | 'forced'> };

export type View = {
  me: Viewer;
  seats: number;
  mode: Mode;
  market: Market;
  rounds: number;
  secondScores: boolean;
  round: number;
  /** EMT-104 for every round of this game; empty in Fast Play */
  forecast: number[];
  players: PlayerView[];
  bank: number;
  /** the sets that were placed so far, by round */
  sets: string[];
  /** the demand cards that lie on the board now, by rank */
  cards: Card[];
  /** the round of the results, 0 before the first execution phase */
  executed: number;
  /** the plans that were revealed in that round, null for those who could not plan */
  plans: (Plan | null)[];
  results: ResultView[];
  /** EMT-611 what had to be sold in that round, in its order */
  forced: ForcedSale[];
  /** EMT-701 by seat: the DCs that were sold at the end; empty before it */
  closed: Closed[];
  /** the accounts of every round that was revealed; of the running one as far as it has gone */
  book: Account[][];
  /** Fast Play: for each round that is over, by seat, small and large DCs by region */
  laid: { small: ByRegion; large: ByRegion }[][];
  /** Fast Play: how the regions would score now */
  regions: Scored[];
  now: FrameView[];
  outcome: Outcome | null;
};

/** One look at the table for all who watch it: what everybody sees is made once and stands in every view. */
export function views(s: State): (me: Viewer) => View {
  const fast = s.mode === 'fast';
  const forecast = fast ? [] : FORECAST.slice(0, s.rounds);
  const players = s.cash.map((_, seat) => playerSeen(s, seat));
  const sets = s.sets.map((set) => SETS[set]!);
  const cards = s.outcome === null && cardsLie(s) ? cardsOn(s.round, s.sets[s.round - 1]!) : [];
  const plans = s.plans.slice();
  const results = resultsSeen(s);
  const forced = s.forced.slice();
  const closed = s.closed.slice();
  const book = Array.from({ length: fast ? 0 : s.executed }, (_, round) => accountsOf(s, round + 1));
  const laid = laidSeen(s);
  const regions = fast ? scoreRegions(s) : [];
  const now = s.stack.map((frame) => frameSeen(frame));
  return (me) => ({
    me,
    seats: s.seats,
    mode: s.mode,
    market: s.market,
    rounds: s.rounds,
    secondScores: s.second,
    round: s.round,
    forecast,
    players,
    bank: s.bank,
    sets,
    cards,
    executed: s.executed,
    plans,
    results,
    forced,
    closed,
    book,
    laid,
    regions,
    now: me === 'spectator' ? now : withOwnAnswer(s, now, me),
    outcome: s.outcome,
  });
}

function playerSeen(s: State, seat: Seat): PlayerView {
  const pool = (what: number): number => s.pool[seat * POOLS + what]!;
  return {
    colour: SEAT_COLOURS[seat]!,
    cash: s.cash[seat]!,
    pool: { cubes: pool(CUBES), cylinders: pool(CYLINDERS), small: pool(SMALL), large: pool(LARGE) },
    small: named(ofSeat(s.small, seat)),
    large: named(ofSeat(s.large, seat)),
    stock: named(ofSeat(s.stock, seat)),
    marketing: named(ofSeat(s.marketing, seat)),
    sold: s.sold[seat]!,
    shipped: named(ofSeat(s.shipped, seat)),
    asks: (s.asking & (1 << seat)) !== 0,
    idle: s.mode !== 'fast' && isIdle(s, seat),
  };
}

function resultsSeen(s: State): ResultView[] {
  const set = s.sets[s.executed - 1];
  if (set === undefined) return []; // nothing is revealed yet, or it is and the cards are not yet placed
  return cardsOn(s.executed, set).map(({ city, region, rank, tiers: card }) => {
    const from = (rank - 1) * s.seats;
    const tiers = s.tiers.slice(from, from + s.seats).map((tier) => (tier < 0 ? null : tier));
    const track = tiers.map((_, seat) => s.track.slice((from + seat) * BANDS.length, (from + seat + 1) * BANDS.length));
    const delivery = s.deliveries.find((one) => one.city === rank - 1);
    const { suppliers: order = null, shipments = null, switched = [] } = delivery ?? {};
    return { city, region, rank, card, tiers, track, order, shipments, switched };
  });
}

function laidSeen(s: State): View['laid'] {
  const size = s.seats * REGION_COUNT;
  return Array.from({ length: s.laid.length / size }, (_, round) =>
    s.cash.map((_cash, seat) => {
      const laid = ofSeat(s.laid.slice(round * size, (round + 1) * size), seat);
      return { small: named(laid.map((n) => n % 4)), large: named(laid.map((n) => n >> 2)) };
    }),
  );
}

/** A frame as everybody sees it. */
function frameSeen(frame: Frame): FrameView {
  switch (frame.stage) {
    case 'plan':
    case 'place':
      return { stage: frame.stage, ready: readyIn(frame), mine: null };
    case 'ship':
      return { stage: frame.stage, city: frame.city, ready: readyIn(frame), mine: null };
    case 'round':
    case 'fastRound':
      return { stage: frame.stage, step: frame.step };
    case 'sell':
      return { stage: frame.stage, city: frame.city };
    case 'forced':
      return { stage: frame.stage, left: frame.left };
    default:
      return { stage: frame.stage };
  }
}

function readyIn({ sealed }: { readonly sealed: readonly unknown[] }): boolean[] {
  return sealed.map((answer) => answer !== null);
}

/** EMT-251 One's own answer to a sealed question; the other frames are everybody's. */
function withOwnAnswer(s: State, now: FrameView[], me: Seat): FrameView[] {
  return now.map((seen, i) => {
    const frame = s.stack[i]!;
    return 'sealed' in frame ? ({ ...seen, mine: frame.sealed[me] } as FrameView) : seen;
  });
}
