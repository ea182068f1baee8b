import { emergent, type State, type View } from '@tablewright/emergent-rules';
import { EMPTY_PLAN, type Plan } from '@tablewright/emergent-rules/content';
import type { Json } from '@tablewright/kernel';
import type { ScreenProps } from '../props.ts';
import type { RoundMoment } from '../show/round.ts';

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

/** What a seat is asked, as its board is given it. */
export function askedOf(state: State, seat: number): Pick<ScreenProps, 'view' | 'question' | 'option'> {
  const view = emergent.view(state, seat);
  const { mine } = emergent.asksSeen(state, seat);
  return {
    view,
    // the erased game knows no types of its questions; the page hands them on as they are
    question: mine as ScreenProps['question'],
    option: (value) => (mine === null ? { says: '', about: [] } : emergent.words.option(view, mine, value)),
  };
}

/** What a seat is shown of an answer, one moment after the other. */
export function momentsOf(state: State, seat: number, value: Json): { moments: RoundMoment[]; state: State } {
  const after = emergent.after(state, { seat, value });
  if (!after.ok) throw new Error(after.why);
  const views = [state, ...after.moments.map((moment) => moment.state), after.state].map((one) =>
    emergent.view(one, 0),
  );
  const ends = [...after.moments.map(({ told }) => told), after.told.length];
  const told = after.told.map(({ event }) => event);
  const moments = ends.map((end, i) => ({
    before: views[i]!,
    view: views[i + 1]!,
    told: told.slice(ends[i - 1] ?? 0, end),
  }));
  return { moments, state: after.state };
}

export interface Played {
  /** before the last answer, and after it, as the first seat sees it */
  readonly before: View;
  readonly view: View;
  readonly moments: readonly RoundMoment[];
  readonly state: State;
}

/** Everybody answers in turn; set A comes first of all (the Fixed market). What the first seat is shown of the last answer. */
export function playRound(
  plans: readonly Json[],
  options: Record<string, Json> = {},
  state: State = emergent.start({ seats: plans.length, options: { market: 'classic', ...options }, seed: 1 }).state,
): Played {
  let now = state;
  let played: Played | null = null;
  for (const [seat, value] of plans.entries()) {
    const before = emergent.view(now, 0);
    const next = momentsOf(now, seat, value);
    now = next.state;
    played = { ...next, before, view: emergent.view(now, 0) };
  }
  if (played === null) throw new Error('nobody plays');
  return played;
}
