import type { AnswersIn } from '@tablewright/kernel';
import { post, push, stake } from './abilities.ts';
import { contribute, masses, poster, rebuild } from './activations.ts';
import { extra, sabotage, upgrade } from './cards.ts';
import { choose } from './choose.ts';
import { alarm, burn, cook, paste, repaste, strike } from './effects.ts';
import { report } from './ending.ts';
import { adjust, encounters, forecast, lead, march, npcTurn, reroll, roll, salvage, steer } from './npc.ts';
import { rounds, turns } from './rounds.ts';
import { turn } from './turn.ts';

/** In the order of the rulebook. */
export const stages = {
  choose,
  rounds,
  turns,
  turn,
  poster,
  sabotage,
  extra,
  upgrade,
  rebuild,
  contribute,
  masses,
  push,
  post,
  stake,
  alarm,
  paste,
  repaste,
  strike,
  burn,
  cook,
  npcTurn,
  lead,
  steer,
  roll,
  reroll,
  forecast,
  adjust,
  march,
  encounters,
  salvage,
  report,
};

/** What may be answered, by question. */
export type Answers = AnswersIn<typeof stages>;
