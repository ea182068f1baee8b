import type { Seat } from '@tablewright/kernel';
import type { View } from '../view.ts';
import { cardsOf, SETS, type SetName } from '../content/demand.ts';
import { amountOf, NO_TIER } from '../content/market.ts';
import { EMPTY_PLAN, type Plan } from '../content/planning.ts';

/**
 * EMT-006 Which sets this round's cards can be, by number: the one that lies there, or all of them; EMT-820 a fifth round
 * cannot bring the set of the fourth again.
 */
export function possibleSets(view: Pick<View, 'round' | 'sets'>): number[] {
  const placed = view.sets[view.round - 1];
  if (placed !== undefined) return [SETS.indexOf(placed as SetName)];
  const used = view.round === 5 ? view.sets[3] : undefined;
  return SETS.flatMap((name, set) => (name === used ? [] : [set]));
}

/** EMT-510 The plan to begin with: nothing in it, but "Ask me" as the seat had it in its last plan. */
export function emptyPlan({ plans }: Pick<View, 'plans'>, seat: Seat): Plan {
  return { ...EMPTY_PLAN, shipping: plans[seat]?.shipping ?? {} };
}

/** The city for which it is asked what to ship, by number. */
export function cityAsked({ now }: Pick<View, 'now'>): number {
  const frame = now.at(-1);
  return frame?.stage === 'ship' ? frame.city : 0;
}

/** A seat's tier in a city that has been opened in this round, and what the city takes from it. */
export function amountSeen(view: View, seat: Seat, city: number): { tier: number; amount: number } {
  const tier = view.results.find(({ rank }) => rank === city + 1)?.tiers[seat] ?? NO_TIER;
  const set = SETS.indexOf(view.sets[view.round - 1] as SetName);
  return { tier, amount: set < 0 ? 0 : amountOf(cardsOf(view.round, set), city, tier) };
}
