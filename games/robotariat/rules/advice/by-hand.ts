import type { Seat } from '@tablewright/kernel';
import { NONE, type State } from '../state.ts';
import { turnsLeft, valueFor } from './value.ts';

/** How much the SPARK of a table may still change, by what is left of the game. */
const SPREAD = { last: 2, perTurn: 0.5 } as const;

/** How likely a seat wins: what the table is worth to it, beside what is needed, as far as that is settled. */
export function judgeByHand(s: State, seat: Seat): number {
  if (s.at.includes(NONE) || s.at.length < s.seats) return 0.5; // nobody knows yet who plays what
  const ahead = valueFor(s, seat) - s.target - 6;
  return 1 / (1 + Math.exp(-ahead / (SPREAD.last + SPREAD.perTurn * turnsLeft(s))));
}
