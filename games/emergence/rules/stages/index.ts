import type { AnswersIn } from '@tablewright/kernel';
import { act, action } from './action.ts';
import { assimilate, insert } from './assimilate.ts';
import { compile } from './compile.ts';
import { spySeen, target } from './hostile.ts';
import { move, movement } from './movement.ts';
import { briefing, mission, passLeader, round, select, turn, turns } from './round.ts';
import { boost, replenish, teleport } from './tile-actions.ts';

/** In the order of the rulebook. */
export const stages = {
  briefing,
  mission,
  round,
  select,
  turns,
  turn,
  movement,
  move,
  act,
  action,
  boost,
  replenish,
  teleport,
  target,
  spySeen,
  compile,
  assimilate,
  insert,
  passLeader,
};

/** The answers, by question. */
export type Answers = AnswersIn<typeof stages>;
