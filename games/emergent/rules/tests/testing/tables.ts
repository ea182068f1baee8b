import { type Json, type Seat, unanswered } from '@tablewright/kernel';
import { ofType, tableWords, told } from '@tablewright/testkit';
import { SETS, type SetName } from '../../content/demand.ts';
import { REGION_COUNT, regionOf } from '../../content/map.ts';
import { EMPTY_PLAN, type Plan, type Shipment } from '../../content/planning.ts';
import { CYLINDER, DC, PRODUCT, START_MONEY } from '../../content/prices.ts';
import type { Told } from '../../events.ts';
import { emergent, type State } from '../../index.ts';
import { COLUMNS, copy, zeros } from '../../state.ts';

// Tables for rule tests: a round about to be planned, with the cards known, so that a test names only what matters.

const words = tableWords(emergent, ['0', '1', '2', '3']);
export const { stageOf, asked, refusal, allowed, answer, step } = words;

export type ByRegion = Record<string, number>;

export interface Laid {
  readonly seats?: number;
  readonly round?: number;
  /** this round's demand set; rounds before it had A */
  readonly set?: SetName;
  readonly cash?: readonly number[];
  /** DCs that stand there, by seat */
  readonly small?: readonly ByRegion[];
  readonly large?: readonly ByRegion[];
  /** what each seat's regions shipped last round */
  readonly shipped?: readonly ByRegion[];
  readonly options?: Record<string, Json>;
}

/** A new game, unfrozen. */
export function begun(seats: number, options: Record<string, Json> = {}, seed: number | string = 1): State {
  return copy(emergent.start({ seats, options, seed }).state);
}

/** Everybody is about to plan. The market is open, so that the cards are those that were asked for. */
export function planning(laid: Laid = {}): State {
  const { seats = 2, round = 1, set = 'A', options = {} } = laid;
  const s = begun(seats, { market: 'open', rounds: round === 5 ? 5 : 4, ...options });
  s.round = round;
  s.sets = [...new Array<number>(round - 1).fill(0), SETS.indexOf(set)];
  s.executed = round - 1;
  s.book = zeros((round - 1) * seats * COLUMNS);
  put(s.small, laid.small);
  put(s.large, laid.large);
  put(s.shipped, laid.shipped);
  for (let seat = 0; seat < seats; seat += 1) {
    s.cash[seat] = laid.cash?.[seat] ?? START_MONEY;
    const standing = (list: readonly number[]): number =>
      list.slice(seat * REGION_COUNT, (seat + 1) * REGION_COUNT).reduce((a, b) => a + b, 0);
    s.pool.splice(
      seat * 4,
      4,
      PRODUCT.pool,
      CYLINDER.pool,
      DC.small.pool - standing(s.small),
      DC.large.pool - standing(s.large),
    );
  }
  s.bank = seats * START_MONEY - s.cash.reduce((a, b) => a + b, 0);
  s.stack = [{ stage: 'rounds' }, { stage: 'round', step: 2 }, { stage: 'plan', sealed: unanswered(seats) }];
  return s;
}

function put(list: number[], named: readonly ByRegion[] = []): void {
  for (const [seat, regions] of named.entries()) {
    for (const [code, n] of Object.entries(regions)) list[seat * REGION_COUNT + regionOf(code)] = n;
  }
}

export interface Played {
  readonly state: State;
  readonly told: Told[];
}

/** All plans, in the order of the seats; a plan that is missing is empty. */
export function reveal(s: State, plans: readonly (Partial<Plan> | undefined)[]): Played {
  return answers(
    s,
    Array.from({ length: s.seats }, (_, seat) => ({ ...EMPTY_PLAN, ...plans[seat] })),
  );
}

/** One answer from each seat that is waited for, by seat. */
export function answers(s: State, values: readonly (Json | undefined)[]): Played {
  let state = s;
  const heard: Told[] = [];
  const waiting = asked(s);
  for (const [seat, value] of values.entries()) {
    if (value === undefined || !waiting.includes(seat)) continue;
    const next = step(state, seat, value);
    heard.push(...told(next, 'spectator'));
    state = next.state;
  }
  return { state, told: heard };
}

export interface Stocked extends Omit<Laid, 'small' | 'large'> {
  /** products by seat and region, in small DCs that stand there */
  readonly stock: readonly ByRegion[];
  readonly market?: readonly ByRegion[];
  /** seats that want to be asked about shipping */
  readonly ask?: readonly Seat[];
}

/** The plans revealed, with these products and cylinders: on to the end of the round, or to the first question. */
export function stocked(laid: Stocked): Played {
  const small = laid.stock.map((regions) =>
    Object.fromEntries(Object.entries(regions).map(([code, n]) => [code, Math.ceil(n / DC.small.holds)])),
  );
  const s = planning({ ...laid, seats: laid.seats ?? laid.stock.length, small });
  return reveal(
    s,
    laid.stock.map((stock, seat) => ({
      stock,
      market: laid.market?.[seat] ?? {},
      shipping: laid.ask?.includes(seat) === true ? { ask: 1 } : {},
    })),
  );
}

/** How one city went: the tiers and the units sold, by seat (null for a player without products). */
export function cityIn(heard: readonly Told[], city: string): { tiers: (number | null)[]; sold: number[] } {
  const opened = ofType(heard, 'city').find((event) => event.city === city);
  if (opened === undefined) throw new Error(`${city} was not opened`);
  const shipped = ofType(heard, 'shipped').find((event) => event.city === city)!;
  const seats = opened.suppliers.length + opened.out.length;
  const list = Array.from({ length: seats }, (_, seat) => seat);
  return {
    tiers: list.map((seat) => opened.suppliers.find((one) => one.seat === seat)?.tier ?? null),
    sold: list.map((seat) => shipped.shipments.find((one) => one.seat === seat)?.units ?? 0),
  };
}

/** Who shipped what to a city, from where: 'blue NOE 5' by seat number. */
export function fromTo(heard: readonly Told[], city: string): string[] {
  const shipped = ofType(heard, 'shipped').find((event) => event.city === city)!;
  return shipped.shipments.flatMap(({ seat, from }) => from.map(({ region, units }) => `${seat} ${region} ${units}`));
}

export function shipping(ship: ByRegion, rest: ByRegion = {}): Shipment {
  return { ship, rest };
}

/** Two of three are asked, and the first has answered. */
export function oneShipped(): State {
  const { state } = stocked({ stock: [{ NOE: 5 }, { MAT: 5 }, { OHV: 5 }], ask: [0, 1] });
  return answers(state, [shipping({ NOE: 3 })]).state;
}
