import type { Seat } from '@tablewright/kernel';
import { learnedJudge } from '@tablewright/kernel/learned';
import type { State } from '../state.ts';
import { judgeByHand } from './evaluate.ts';
import { learning } from './features.ts';
import { weights } from './weights.ts';

const learned = learnedJudge(weights, learning);

/**
 * How likely a seat wins. Among rivals the mean of what was written by hand and what was learned: each of them finds answers good that
 * the other sees through (docs/bots.md). Nothing was learned of friends.
 */
export function evaluate(s: State, seat: Seat): number {
  const byHand = judgeByHand(s, seat);
  return s.mode === 'cooperative' ? byHand : (byHand + learned(s, seat)) / 2;
}
