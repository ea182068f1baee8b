import type { Seat } from '@tablewright/kernel';
import { learnedJudge } from '@tablewright/kernel/learned';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { learning } from './features.ts';
import { weights } from './weights.ts';

const learned = learnedJudge(weights, learning);

/**
 * The mean of what somebody has written down by hand and of what was learned from games between steady players (docs/bots.md). What was
 * learned judges tables better, and alone it plays worse: it has seen no table that only a search comes to, and what is by hand holds it.
 */
export function evaluateClosely(s: State, seat: Seat): number {
  return (evaluate(s, seat) + learned(s, seat)) / 2;
}
