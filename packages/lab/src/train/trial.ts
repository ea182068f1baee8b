import type { Game, Json, Seat } from '@tablewright/kernel';
import { type Learning, learnedJudge, type Weights } from '@tablewright/kernel/learned';
import { playMatch, type Rate, rateOf, seatingOf } from '../match.ts';

// Whether what was learned plays better: good judgement of tables is not yet good choice of answers.

export interface TrialRequest {
  readonly game: Game;
  readonly learning: Learning;
  readonly weights: Weights;
  readonly seats: number;
  readonly options?: Record<string, Json>;
  readonly deals: number;
  /** for each answer */
  readonly tries: number;
  readonly seed: string;
}

/** How often strong beats steady on the same deals: with the judgement by hand, with what was learned, and with the mean of both. */
export interface Trial {
  readonly byHand: Rate;
  readonly learned: Rate;
  readonly both: Rate;
}

export function tryOut({ game, learning, weights, seats, options = {}, deals, tries, seed }: TrialRequest): Trial {
  const learned = learnedJudge(weights, learning);
  const byHand = (s: Parameters<typeof learned>[0], seat: Seat): number => learning.judge(s, seat);
  const seating = seatingOf(game, seats, options);
  const rateWith = (evaluate: typeof learned): Rate => {
    const a = { level: 'strong', limits: { iterations: tries } } as const;
    // other deals than those that were learned from
    const match = { a, b: { level: 'steady' }, seats, options, deals, seed: `${seed} trial` } as const;
    return rateOf(playMatch({ ...game, evaluate }, match, seating));
  };
  return {
    byHand: rateWith(byHand),
    learned: rateWith(learned),
    both: rateWith((s, seat) => (learned(s, seat) + byHand(s, seat)) / 2),
  };
}
