import type { Seat, Trials } from '@tablewright/kernel';
import { blocksInCity, cityOf, required, type State } from '../state.ts';
import type { View } from '../view.ts';
import { type Belief, beliefOf, type Conduct } from './belief.ts';
import type { Manner } from './manner.ts';
import { type Ways, waysOf } from './ways.ts';

/** What somebody needs to know to look ahead. */
export interface Outset {
  readonly me: Seat;
  readonly human: boolean;
  readonly belief: Belief;
  readonly ways: Ways;
  /**
   * The table to try things on, which itself stays as it is. What the view does not show is drawn at random in it, the
   * others' allegiances first of all: it is not to be read. What I think of the others stands in `belief`.
   */
  readonly s: State;
  /** blocks in the city */
  readonly stock: number;
  readonly need: { readonly ai: number; readonly human: number };
  /** how much I mind losing by an event that may also be won: 1, and less when the mission drags on */
  readonly caution: number;
}

/** All that a player has in mind while answering one question. */
export interface Mind extends Outset {
  readonly manner: Manner;
  readonly trials: Trials<State, View>;
}

export function mindOf(
  v: View,
  { me, manner, conduct, trials }: { me: Seat; manner: Manner; conduct: Conduct; trials: Trials<State, View> },
): Mind {
  const s = trials.world(v);
  const ways = waysOf(cityOf(s));
  const human = v.operatives[me]!.team === 'human';
  const stock = blocksInCity(s);
  return {
    me,
    human,
    manner,
    belief: beliefOf(v, conduct),
    ways,
    trials,
    s,
    stock,
    need: required(s),
    caution: human ? 1 : cautionOf(s),
  };
}

/** EMG-110 Does this one take the turn after me in this round? */
export function comesLater({ s, me }: Mind, seat: Seat): boolean {
  return (seat - s.leader + s.seats) % s.seats > (me - s.leader + s.seats) % s.seats;
}

/** Rounds after which most missions are over. */
const USUAL = { short: 12, extended: 24 } as const;

/**
 * Two A.I. operatives who take each other for Human would wait for ever, each for the other's mistake. But a mission that
 * never ends is lost as well (EMG-115).
 */
function cautionOf({ length, round }: State): number {
  return Math.max(0.3, 1 - 0.05 * Math.max(0, round - USUAL[length]));
}
