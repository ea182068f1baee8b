import type { Seat } from '@tablewright/kernel';
import { learnedJudge } from '@tablewright/kernel/learned';
import { NONE, type State } from '../state.ts';
import { learning } from './features.ts';
import { weights } from './weights.ts';
import { weights as cooperative } from './weights-cooperative.ts';

const withObjective = learnedJudge(weights, learning);
/** What the cooperative mode was never played by would be judged by what others hold: there the common cause is all there is. */
const withNone = learnedJudge(cooperative, learning);

/** How likely a seat wins: learned from games between steady players (docs/bots.md). */
export function evaluate(s: State, seat: Seat): number {
  return (s.objective[seat] === NONE ? withNone : withObjective)(s, seat);
}
