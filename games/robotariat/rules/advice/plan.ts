import {
  allOptions,
  type AnyDomain,
  choicesIn,
  type Domain,
  type Json,
  type Seat,
  type Trials,
} from '@tablewright/kernel';
import { END, type TurnAct } from '../content/acts.ts';
import { type PlayerCount, type Space, SPACES } from '../content/board.ts';
import { SABOTAGE_IDS, SLIDING_SCALE, TRAFFIC_REPORTS, UPGRADE_IDS, type UpgradeId } from '../content/cards.ts';
import { DEALER, GAMBLER, SABOTEUR, TURNCOAT, TURNCOAT_CARDS } from '../content/objectives.ts';
import { conditionsOf } from '../progress.ts';
import type { Answers } from '../stages/index.ts';
import { copy, NONE, playedByAll, type State } from '../state.ts';
import type { View } from '../view.ts';
import { expectedDice } from './dice.ts';
import { turnsLeft, upgradeWorth, valueFor } from './value.ts';

// Trying answers on a table of one's own. What a question leads to is followed up with the best answer to the next one;
// nothing is rolled and no card is turned over there.

export interface Choice<A extends Json> {
  readonly value: A;
  readonly worth: number;
}

/** An answer that was tried, with the table after it: who goes on from there need not try it again. */
interface Tried<A extends Json> extends Choice<A> {
  readonly after: State | null;
}

/** Where answers are tried, and for whom. */
export interface Planner {
  readonly me: Seat;
  readonly trials: Trials<State, View>;
}

/** The best answer to the question on top, which is mine. */
function bestAnswer(planner: Planner, s: State): Tried<Json> {
  const domain = planner.trials.offer(s, planner.me);
  return bestOf(planner, s, sensibleOnes(domain, s) ?? optionsIn(domain));
}

/** All that is on offer; a list keeps the type of its answers. */
export function optionsIn<A extends Json>(domain: Domain<A>): readonly A[] {
  return allOptions(domain) as readonly A[];
}

/** The best of these answers to the question on top. */
export function bestOf<A extends Json>(planner: Planner, s: State, options: readonly A[]): Tried<A> {
  let best: Tried<A> | null = null;
  for (const value of options) {
    let after: State | null = null;
    let worth = untriedWorth(planner, s, value);
    if (worth === null) {
      after = planner.trials.try(s, planner.me, value).state;
      worth = settledWorth(planner, after);
    }
    if (best === null || worth > best.worth) best = { value, worth, after };
  }
  return best!;
}

/** What an answer is worth that has dice or cards behind it; null for one that is simply tried. */
function untriedWorth({ me, trials }: Planner, s: State, value: Json): number | null {
  const frame = s.stack.at(-1)!;
  if (frame.stage === 'sabotage' && value === SABOTAGE_IDS[TRAFFIC_REPORTS]) return trafficWorth(s, me);
  if (frame.stage === 'extra' && frame.card === TRAFFIC_REPORTS) return value === 'pay' ? extraRollWorth(s) : 0;
  if (frame.stage === 'stake') return average(SIDES, (side) => valueFor(trials.try(s, me, value, [side]).state, me));
  return null;
}

const SIDES = [0, 1, 2, 3, 4, 5];

function average<T>(items: readonly T[], worth: (item: T) => number): number {
  return items.reduce((sum, item) => sum + worth(item), 0) / items.length;
}

/** Follows up the questions that an answer leads to, until the turn goes on or somebody else is asked. */
function settledWorth(planner: Planner, s: State): number {
  if (!isAsked(s, planner.me) || s.stack.at(-1)!.stage === 'turn') return valueFor(s, planner.me);
  return bestAnswer(planner, s).worth;
}

function isAsked(s: State, me: Seat): boolean {
  const frame = s.stack.at(-1);
  return s.outcome === null && frame !== undefined && 'by' in frame && frame.by === me;
}

// ----------------------------------------------------------------------------------------------------------- the turn

/** What to do next in a turn, and after that, as far as it was thought through. */
export interface TurnPlan extends Choice<TurnAct> {
  /** the table on which it goes on; null where cards, dice or somebody else come first */
  readonly next: { readonly s: State; readonly plan: TurnPlan } | null;
}

/** Every order of walking and activating; the ability comes last, when it makes things better. */
export function bestOfTurn(planner: Planner, s: State): TurnPlan {
  const { me, trials } = planner;
  let best: TurnPlan = { value: END, worth: valueFor(s, me), next: null };
  for (const value of choicesIn<TurnAct>(trials.offer(s, me))) {
    if (value.act === 'end') continue;
    const plan = turnPlan(planner, s, value);
    if (plan.worth > best.worth + 0.01) best = plan;
  }
  return best;
}

function turnPlan(planner: Planner, s: State, value: TurnAct): TurnPlan {
  const { me, trials } = planner;
  if (value.act === 'stake') return { value, worth: stakeWorth(s, me), next: null };
  if (value.act === 'activate' && value.space === 'S')
    return { value, worth: cardWorth(planner, s, false), next: null };
  if (value.act === 'activate' && value.space === 'U') return { value, worth: cardWorth(planner, s, true), next: null };
  let next = trials.try(s, me, value).state;
  while (isAsked(next, me) && next.stack.at(-1)!.stage !== 'turn') {
    const { value: answer, after } = bestAnswer(planner, next);
    next = after ?? trials.try(next, me, answer).state;
  }
  // An ability is judged by itself: followed up like a step it would cost too much thought.
  if (next.outcome !== null || next.stack.at(-1)?.stage !== 'turn' || value.act === 'ability') {
    return { value, worth: valueFor(next, me), next: null };
  }
  const plan = bestOfTurn(planner, next);
  return { value, worth: plan.worth, next: { s: next, plan } };
}

/** Drawing two cards: what a card is worth on the average, and what one more played card means to me. */
function cardWorth(planner: Planner, s: State, isUpgrade: boolean): number {
  const { me } = planner;
  const own = turnsLeft(s) / s.seats;
  const plain = isUpgrade ? (own > 1 ? 0.42 * (own - 0.5) : 0) : s.reputation > 3 ? 1.9 : 1.4;
  const next = copy(s);
  const frame = next.stack.at(-1);
  if (frame?.stage === 'turn') frame.acted = 1;
  return bestOfTurn(planner, next).worth + plain + cardBonus(s, me, isUpgrade);
}

function cardBonus(s: State, me: Seat, isUpgrade: boolean): number {
  switch (s.objective[me]) {
    case DEALER: {
      const { have, need } = conditionsOf(s, me, DEALER)[0]!;
      return have <= need ? 4 : 0.8;
    }
    case GAMBLER: {
      if (conditionsOf(s, me, GAMBLER)[0]!.met) return 0;
      const isIn = isUpgrade ? s.upgradeOf[SLIDING_SCALE] === NONE : s.sabotageOf[TRAFFIC_REPORTS] === NONE;
      const deck = isUpgrade ? s.upgradeDeck : s.sabotageDeck;
      return isIn ? 28 / deck.length : 0;
    }
    case SABOTEUR:
      return !isUpgrade && s.reputation > 2 ? 2.5 : 0; // extras cost Reputation
    case TURNCOAT:
      return playedByAll(s) < TURNCOAT_CARDS[s.seats as PlayerCount] ? 2.5 : 0;
    default:
      return 0;
  }
}

/** U02 Three sides win, two lose: a sixth of the stake, which is worth more when it decides the game. */
function stakeWorth(s: State, me: Seat): number {
  const stake = Math.min(3, s.funds);
  const wins = copy(s);
  wins.funds += stake;
  const loses = copy(s);
  loses.funds -= stake;
  return (3 * valueFor(wins, me) + 2 * valueFor(loses, me) + valueFor(s, me)) / 6;
}

// --------------------------------------------------------------------------------------------------------------- cards

/** The Upgrade that helps most; a Gambler waits for one of them. */
export function bestUpgrade(s: State, me: Seat, drawn: readonly UpgradeId[]): UpgradeId {
  const worth = (id: UpgradeId): number => {
    const card = UPGRADE_IDS.indexOf(id);
    const wanted = card === SLIDING_SCALE && s.objective[me] === GAMBLER && !conditionsOf(s, me, GAMBLER)[0]!.met;
    return upgradeWorth(s, card) + (wanted ? 20 : 0);
  };
  return drawn.reduce((best, id) => (worth(id) > worth(best) ? id : best));
}

/** S02 One more roll: what the dice bring on the average. */
function trafficWorth(s: State, me: Seat): number {
  const played = copy(s);
  played.sabotageOf[TRAFFIC_REPORTS] = me;
  played.sabotageDeck = played.sabotageDeck.filter((card) => card !== TRAFFIC_REPORTS);
  return expectedDice(played, me, { led: NONE, jammed: false });
}

function extraRollWorth(s: State): number {
  return s.reputation >= 4 ? 1 : -1;
}

// ---------------------------------------------------------------------------------------------------------- candidates

/** Lists are tried as they are (null); of splits and piles of posters only the sensible ones. */
function sensibleOnes(domain: AnyDomain, s: State): readonly Json[] | null {
  if (domain.kind === 'split') return stacks(s);
  return domain.kind === 'grouping' ? fires(s) : null;
}

/** All posters of the Junk Pile on one space, or halved between two. */
export function stacks(s: State): Answers['rebuild'][] {
  const options: Answers['rebuild'][] = [];
  for (let one = 0; one < SPACES.length; one += 1) {
    options.push(spread(s.junk, one, 0, one));
    if (s.junk < 2) continue;
    for (let two = one + 1; two < SPACES.length; two += 1) {
      options.push(spread(s.junk - (s.junk >> 1), one, s.junk >> 1, two));
    }
  }
  return options;
}

function spread(n: number, one: number, m: number, two: number): Answers['rebuild'] {
  const posters = { P: 0, S: 0, U: 0, Y: 0, R: 0, M: 0 };
  posters[SPACES[one]!] += n;
  posters[SPACES[two]!] += m;
  return posters;
}

/** S09 None, two, five or all, from the smallest stacks first. */
export function fires(s: State): Answers['burn'][] {
  const order = SPACES.map((_, space) => space).sort((a, b) => s.posters[a]! - s.posters[b]!);
  const all = order.flatMap((space) => new Array<number>(s.posters[space]!).fill(space));
  const sizes = [0, 2, 5, all.length].filter((size, i, list) => size <= all.length && list.indexOf(size) === i);
  return sizes.map((size) => {
    const burnt = all.slice(0, size).sort((a, b) => a - b);
    return burnt.map((space): readonly Space[] => [SPACES[space]!]);
  });
}
