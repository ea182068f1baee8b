import { emergent, type State, type View } from '@tablewright/emergent-rules';
import { EMPTY_PLAN, type Plan } from '@tablewright/emergent-rules/content';
import type { Event, Json } from '@tablewright/kernel';

/** A plan in short. */
export function plan(parts: Partial<Plan>): Plan {
  return { ...EMPTY_PLAN, ...parts };
}

/** Ledger 7.3: Blue, Red, Yellow and Green in round 1. */
export const GOLDEN: readonly Plan[] = [
  plan({ buildSmall: { NOE: 1 }, stock: { NOE: 5 }, market: { NOE: 1 } }),
  plan({ buildLarge: { SCA: 1 }, stock: { SCA: 9 } }),
  plan({ buildSmall: { SOE: 1, TEX: 1 }, stock: { SOE: 5, TEX: 4 } }),
  plan({ buildSmall: { SCA: 1, OHV: 1 }, stock: { SCA: 5, OHV: 4 }, market: { SCA: 2 } }),
];

export interface Change {
  readonly before: View;
  readonly view: View;
  readonly told: readonly Event[];
}

/** Everybody answers in turn; set A comes first of all (a classic market). What the first seat sees of the last answer. */
export function playRound(
  plans: readonly Json[],
  options: Record<string, Json> = {},
  state: State = emergent.start({ seats: plans.length, options: { market: 'classic', ...options }, seed: 1 }).state,
): Change & { readonly state: State } {
  let now = state;
  let change: Change | null = null;
  for (const [seat, value] of plans.entries()) {
    const before = emergent.view(now, 0);
    const after = emergent.after(now, { seat, value });
    if (!after.ok) throw new Error(after.why);
    now = after.state;
    change = { before, view: emergent.view(now, 0), told: after.told.map(({ event }) => event as unknown as Event) };
  }
  if (change === null) throw new Error('nobody plays');
  return { ...change, state: now };
}
