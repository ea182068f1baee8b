import type { Seat } from '@tablewright/kernel';
import { learnedJudge } from '@tablewright/kernel/learned';
import type { State } from '../state.ts';
import { judgeByHand } from './by-hand.ts';
import { learning } from './features.ts';
import { weights } from './weights.ts';

const learned = learnedJudge(weights, learning);

/** How likely a seat wins: learned from games between steady players (docs/bots.md). Where all win or lose together nothing was learned. */
export function evaluate(s: State, seat: Seat): number {
  return s.mode === 'cooperative' ? judgeByHand(s, seat) : learned(s, seat);
}
