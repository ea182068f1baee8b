import type { Outcome, Rng, Seat, Viewer } from '@tablewright/kernel';
import { WISHES } from './content.ts';
import type { State } from './state.ts';

export type View = {
  me: Viewer;
  sea: number;
  boats: number[];
  chests: number[];
  dives: number;
  /** null where I may not know it */
  wishes: (number | null)[];
  turn: Seat | null;
  outcome: Outcome | null;
};

/** Built up from nothing: what nobody thought of is sent to nobody. */
export function view(s: State, me: Viewer): View {
  return {
    me,
    sea: s.sea,
    boats: s.boats.slice(),
    chests: s.chests.slice(),
    dives: s.dives,
    wishes: s.wishes.map((wish, seat) => (seat === me || s.outcome !== null ? wish : null)), // PRL-002
    turn: s.stack[0]?.by ?? null,
    outcome: s.outcome,
  };
}

/** A complete table that fits a view: the wishes that nobody showed me are dealt anew. */
export function world(v: View, rng: Rng): State {
  const left = WISHES.filter((wish) => !v.wishes.includes(wish));
  const wishes = v.wishes.map((wish) => wish ?? left.splice(rng.below(left.length), 1)[0]!);
  return {
    seats: v.boats.length,
    stack: v.turn === null ? [] : [{ stage: 'turn', by: v.turn }],
    chance: { kind: 'fast', words: [1, 2, 3, 4] },
    outcome: v.outcome,
    sea: v.sea,
    boats: v.boats.slice(),
    chests: v.chests.slice(),
    wishes,
    dives: v.dives,
  };
}
