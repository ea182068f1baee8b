import type { AnswersIn } from '@tablewright/kernel';
import { action } from './action.ts';
import { deadZone, relocate, supplyDrop } from './area-dice.ts';
import { characters, loyalty, prepare, returnObjective, startPlace } from './beginning.ts';
import { colourCards, looks, network, partnerKeep, placed, reward, sectorKeep } from './chips.ts';
import { blueCards, blueFives, nova, pink, riotCard } from './city.ts';
import { escape, escapeCards, escapeHelp, interrogation, released } from './cube.ts';
import { effects } from './effects.ts';
import { activate, activation } from './enemies.ts';
import { arrival, raid, spawn } from './enemy-arrivals.ts';
import { defend, enemyAttack, target } from './enemy-attacks.ts';
import { box, entering, sniff } from './entering.ts';
import { check, contribute, decide, event, eventPhase } from './events.ts';
import { attack, strike } from './fight.ts';
import { hurt, treat, wounds } from './health.ts';
import { factionSheet, humanPhase, machinePhase, machineStep } from './phases.ts';
import { pay, recon, transfer } from './purchases.ts';
import {
  area,
  boost,
  branch,
  cards,
  chipSeen,
  die,
  displayed,
  drawPrograms,
  enemy,
  hiddenChip,
  hiddenObjective,
  keepProgram,
  location,
  markersBack,
  maybe,
  ownChip,
  programAway,
  revealedCard,
  sector,
  slot,
  spot,
  whom,
  wound,
} from './questions.ts';
import { discardStep, draw, pass, rounds, turn, wake } from './turn.ts';
import { appoint, censure, censureVote, discussion, leaderTie, vote, voteCard, voteFor } from './votes.ts';
import { claims, sacrifice, window } from './windows.ts';

/** In the order of the rulebook. */
export const stages = {
  characters,
  prepare,
  startPlace,
  loyalty,
  returnObjective,
  rounds,
  turn,
  wake,
  draw,
  action,
  discardStep,
  activation,
  eventPhase,
  pass,
  effects,
  whom,
  enemy,
  area,
  location,
  sector,
  chipSeen,
  spot,
  slot,
  ownChip,
  hiddenChip,
  hiddenObjective,
  wound,
  programAway,
  displayed,
  branch,
  maybe,
  revealedCard,
  boost,
  keepProgram,
  markersBack,
  drawPrograms,
  cards,
  die,
  pay,
  riotCard,
  blueCards,
  colourCards,
  pink,
  sectorKeep,
  partnerKeep,
  network,
  placed,
  reward,
  looks,
  recon,
  box,
  sniff,
  entering,
  transfer,
  nova,
  blueFives,
  treat,
  attack,
  strike,
  activate,
  enemyAttack,
  target,
  defend,
  spawn,
  deadZone,
  relocate,
  supplyDrop,
  arrival,
  raid,
  hurt,
  wounds,
  window,
  claims,
  sacrifice,
  event,
  check,
  contribute,
  decide,
  vote,
  voteFor,
  voteCard,
  leaderTie,
  appoint,
  censure,
  discussion,
  censureVote,
  escape,
  escapeCards,
  escapeHelp,
  interrogation,
  released,
  humanPhase,
  machinePhase,
  machineStep,
  factionSheet,
};

/** What may be answered, by question. */
export type Answers = AnswersIn<typeof stages>;
