import type { AnswersIn } from '@tablewright/kernel';
import { border, cross, withdraw } from './border.ts';
import { fog, offering, officer, pears } from './life.ts';
import { action, preparation, turn } from './preparation.ts';
import { reveal } from './take.ts';

/** In the order of the rulebook. */
export const stages = {
  preparation,
  turn,
  action,
  pears,
  offering,
  fog,
  officer,
  reveal,
  border,
  withdraw,
  cross,
};

/** The answers, by question. */
export type Answers = AnswersIn<typeof stages>;
