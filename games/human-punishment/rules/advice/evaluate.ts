import { learnedJudge } from '@tablewright/kernel/learned';
import { learning } from './features.ts';
import { weights } from './weights.ts';

/** How likely a seat wins: learned from games between steady players (docs/bots.md). */
export const evaluate = learnedJudge(weights, learning);
