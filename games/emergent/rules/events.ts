import { type Flow, type Seat, stagesOf } from '@tablewright/kernel';
import type { Standing } from './content/market.ts';
import type { Placement, Plan } from './content/planning.ts';
import type { ByRegion, ForcedSale, Shipped, State } from './state.ts';

/** A demand card on its city. */
export type Card = { city: string; region: string; rank: number; tiers: number[] };

/** One seat's line in a round's accounts, in dollars where it says so. */
export type Account = {
  seat: Seat;
  /** products sold, and $5 for each */
  sold: number;
  revenue: number;
  transport: number;
  operating: number;
  /** products bought ($1 each), cylinders placed ($3 each), dollars for DCs built and from DCs sold */
  products: number;
  cylinders: number;
  built: number;
  resold: number;
  forced: number;
  liquidated: number;
  ties: number;
  profit: number;
  cash: number;
  worth: number;
};

/** A region at the end of Fast Play: cubes and points by seat, and who won it (EMT-917), or null. */
export type Scored = { region: string; colour: string; cubes: number[]; points: number[]; won: Seat | null };

/** Everything that is told in a game; all of it to everybody. */
export type Told =
  | { type: 'round'; round: number; of: number; forecast: number }
  | { type: 'demand'; round: number; set: string; cards: Card[] }
  | { type: 'revealed'; round: number; plans: Plan[]; spent: number[]; cash: number[] }
  | {
      type: 'city';
      city: string;
      region: string;
      rank: number;
      card: number[];
      /** in their order */
      suppliers: Standing[];
      /** those without a product anywhere */
      out: Seat[];
    }
  | { type: 'shipped'; city: string; region: string; shipments: Shipped[] }
  /** EMT-516 these seats are asked no more in this round: the rest is shipped for them */
  | { type: 'switched'; city: string; region: string; seats: Seat[] }
  | { type: 'income'; sold: number[]; income: number[] }
  | { type: 'transport'; paid: number[]; bands: number[][] }
  | ({ type: 'forced' } & ForcedSale)
  | { type: 'operating'; paid: number[] }
  | { type: 'liquidated'; lost: number[] }
  | { type: 'accounts'; round: number; accounts: Account[] }
  | { type: 'closed'; proceeds: number[]; money: number[] }
  | { type: 'placed'; round: number; placements: Placement[]; cubes: ByRegion[] }
  | { type: 'scored'; regions: Scored[]; points: number[] }
  | { type: 'over'; reason: string; winners: Seat[]; ranking: Seat[][] };

export type K = Flow<State, Told>;

export const stage = stagesOf<State, Told>();
