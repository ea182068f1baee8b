import type { AnswersIn } from '@tablewright/kernel';
import { fastRound, place } from './fast.ts';
import { cleanup, debts, forced, income, liquidate, operating, transport } from './money.ts';
import { plan } from './plan.ts';
import { begin, demand, idle, round, rounds } from './round.ts';
import { sell, ship } from './selling.ts';

/** In the order of the rulebook. */
export const stages = {
  rounds,
  round,
  begin,
  plan,
  idle,
  demand,
  sell,
  ship,
  income,
  transport,
  debts,
  forced,
  operating,
  liquidate,
  cleanup,
  fastRound,
  place,
};

/** The answers, by question. */
export type Answers = AnswersIn<typeof stages>;
