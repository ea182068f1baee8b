import type { Seat } from '@tablewright/board';
import type { ByRegion, View } from '@tablewright/emergent-rules';
import { CODES, DC, type Plan, type Standing } from '@tablewright/emergent-rules/content';
import type { Cue } from './motion.ts';

// What the map shows: the table as it stands, with the plan that is being made on it, or with the step of a round that is just
// being shown. Plain data.

export interface SeatScene {
  readonly cash: number;
  readonly small: ByRegion;
  readonly large: ByRegion;
  readonly stock: ByRegion;
  readonly marketing: ByRegion;
}

export interface CardScene {
  readonly city: string;
  readonly region: string;
  readonly rank: number;
  readonly tiers: readonly number[];
  /** by seat, then by band 0, 1, 2+ */
  readonly track: readonly (readonly number[])[];
  /** the order there, once the city has come up */
  readonly order: readonly Standing[] | null;
}

export interface Scene {
  readonly seats: readonly SeatScene[];
  readonly cards: readonly CardScene[];
  /** the city that is being served */
  readonly city: string | null;
}

function noTrack(seats: number): number[][] {
  return Array.from({ length: seats }, () => [0, 0, 0]);
}

/** The table as it stands. */
export function sceneOf(view: View): Scene {
  const ship = view.now.find((frame) => frame.stage === 'ship');
  const results = new Map(view.executed === view.round ? view.results.map((result) => [result.city, result]) : []);
  return {
    seats: view.players.map(({ cash, small, large, stock, marketing }) => ({ cash, small, large, stock, marketing })),
    cards: view.cards.map(({ city, region, rank, tiers }) => ({
      city,
      region,
      rank,
      tiers,
      track: results.get(city)?.track ?? noTrack(view.seats),
      order: results.get(city)?.order ?? null,
    })),
    city: ship === undefined ? null : (view.cards.find(({ rank }) => rank === ship.city + 1)?.city ?? null),
  };
}

/** The table while a step of a round is shown. A city's order is looked at before anything leaves for it. */
export function sceneAt(cue: Cue, { view, before }: { readonly view: View; readonly before: View | null }): Scene {
  if (cue.kind === 'shipped') return { ...sceneOf(view), city: cue.told.city };
  if (cue.kind !== 'city') return { ...sceneOf(view), city: null };
  const { city, suppliers } = cue.told;
  const scene = sceneOf(before ?? view);
  return {
    ...scene,
    city,
    cards: scene.cards.map((card) => (card.city === city ? { ...card, order: suppliers } : card)),
  };
}

export function sum(by: ByRegion): number {
  return Object.values(by).reduce((total, n) => total + n, 0);
}

/** Numbers by region added up; what comes to nothing is left out. */
export function added(by: ByRegion, more: ByRegion, times = 1): ByRegion {
  const result: Record<string, number> = {};
  for (const code of CODES) {
    const n = (by[code] ?? 0) + times * (more[code] ?? 0);
    if (n > 0) result[code] = n;
  }
  return result;
}

/** One seat after a plan: DCs sold and built, products and cylinders placed. */
function seatAfter(seat: SeatScene, plan: Partial<Plan>): SeatScene {
  const none: ByRegion = {};
  return {
    cash: seat.cash,
    small: added(added(seat.small, plan.sellSmall ?? none, -1), plan.buildSmall ?? none),
    large: added(added(seat.large, plan.sellLarge ?? none, -1), plan.buildLarge ?? none),
    stock: plan.stock ?? none,
    marketing: plan.market ?? none,
  };
}

/** The table with my plan on it: what only I may see. */
export function planned(scene: Scene, me: Seat, plan: Partial<Plan>, cash: number): Scene {
  const seats = scene.seats.map((seat, i) => (i === me ? { ...seatAfter(seat, plan), cash } : seat));
  return { ...scene, seats };
}

export function holds(seat: SeatScene, region: string): number {
  return (seat.small[region] ?? 0) * DC.small.holds + (seat.large[region] ?? 0) * DC.large.holds;
}
