import { noChance, type Outcome, type Rng, type Seat, type Viewer } from '@tablewright/kernel';
import { WISHES } from './content.ts';
import type { Bay, State } from './state.ts';

export type View = Bay & {
  me: Viewer;
  /** null where I may not know it */
  wishes: (number | null)[];
  turn: Seat | null;
  outcome: Outcome | null;
};

/** Named one by one: what nobody thought of is sent to nobody. */
const open = (of: Bay): Bay => ({ sea: of.sea, boats: [...of.boats], chests: [...of.chests], dives: of.dives });

export function view(s: State, me: Viewer): View {
  const wishes = s.wishes.map((wish, seat) => (seat === me || s.outcome !== null ? wish : null)); // PRL-002
  return { ...open(s), me, wishes, turn: s.stack[0]?.by ?? null, outcome: s.outcome };
}

/** A complete table that fits a view: the wishes that nobody showed me are dealt anew. */
export function world(v: View, rng: Rng): State {
  const left = WISHES.filter((wish) => !v.wishes.includes(wish));
  const wishes = v.wishes.map((wish) => wish ?? left.splice(rng.below(left.length), 1)[0]!);
  const stack: State['stack'] = v.turn === null ? [] : [{ stage: 'turn', by: v.turn }];
  return { ...open(v), seats: wishes.length, stack, chance: noChance(), outcome: v.outcome, wishes };
}
