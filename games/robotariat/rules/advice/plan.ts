import { type AnyDomain, type Json, type Seat, listOptions } from '@tablewright/kernel';
import { type PlayerCount, SABOTAGE, SPACES, UPGRADE } from '../content/board.ts';
import { SABOTAGE_IDS, SLIDING_SCALE, TRAFFIC_REPORTS, UPGRADE_IDS } from '../content/cards.ts';
import { DEALER, GAMBLER, SABOTEUR, TURNCOAT, TURNCOAT_CARDS } from '../content/objectives.ts';
import { conditionsOf } from '../progress.ts';
import { copy, NONE, playedByAll, type State } from '../state.ts';
import { expectedDice } from './dice.ts';
import { table } from './table.ts';
import { turnsLeft, upgradeWorth, valueFor } from './value.ts';

// Trying answers on a table of one's own. What a question leads to is followed up with the best answer to the next one;
// nothing is rolled and no card is turned over there.

export interface Choice {
  readonly value: Json;
  readonly worth: number;
}

/** The best answer to the question on top, if it is mine. */
export function bestAnswer(s: State, me: Seat): Choice {
  const frame = s.stack.at(-1)!;
  return frame.stage === 'turn' ? bestOfTurn(s, me) : bestOf(s, me, candidates(table.offer(s, me), s));
}

function bestOf(s: State, me: Seat, options: Iterable<Json>): Choice {
  let best: Choice | null = null;
  for (const value of options) {
    const worth = worthOf(s, me, value);
    if (best === null || worth > best.worth) best = { value, worth };
  }
  return best!;
}

/** What it is worth to answer so, and as well as possible after that, within this question. */
function worthOf(s: State, me: Seat, value: Json): number {
  const frame = s.stack.at(-1)!;
  if (frame.stage === 'sabotage' && value === SABOTAGE_IDS[TRAFFIC_REPORTS]) return trafficWorth(s, me);
  if (frame.stage === 'extra' && frame.card === TRAFFIC_REPORTS) return value === 'pay' ? extraRollWorth(s) : 0;
  const next = copy(s);
  table.play(next, me, value);
  return settledWorth(next, me);
}

/** Follows up the questions that an answer leads to, until the turn goes on or somebody else is asked. */
function settledWorth(s: State, me: Seat): number {
  const frame = s.stack.at(-1);
  const mine = s.outcome === null && frame !== undefined && 'by' in frame && frame.by === me;
  if (!mine || frame.stage === 'turn') return valueFor(s, me);
  return bestAnswer(s, me).worth;
}

// ----------------------------------------------------------------------------------------------------------- the turn

/** Every order of walking and activating; the ability comes last, when it makes things better. */
function bestOfTurn(s: State, me: Seat): Choice {
  const stay = valueFor(s, me);
  let best: Choice = { value: 'end', worth: stay };
  for (const value of listOptions(table.offer(s, me))) {
    if (value === 'end') continue;
    const worth = turnWorth(s, me, value as string);
    if (worth > best.worth + 0.01) best = { value, worth };
  }
  return best;
}

function turnWorth(s: State, me: Seat, value: string): number {
  if (value === 'stake') return stakeWorth(s, me);
  if (value === `activate-${SPACES[SABOTAGE]}`) return cardWorth(s, me, false);
  if (value === `activate-${SPACES[UPGRADE]}`) return cardWorth(s, me, true);
  const next = copy(s);
  table.play(next, me, value);
  let choice: Choice | null = null;
  for (let frame = next.stack.at(-1); isAsked(next, frame, me) && frame?.stage !== 'turn'; frame = next.stack.at(-1)) {
    choice = bestAnswer(next, me);
    table.play(next, me, choice.value);
  }
  if (next.outcome !== null || next.stack.at(-1)?.stage !== 'turn') return valueFor(next, me);
  // An ability is judged by itself: followed up like a step it would cost too much thought.
  return value === 'ability' ? valueFor(next, me) : bestOfTurn(next, me).worth;
}

function isAsked(s: State, frame: State['stack'][number] | undefined, me: Seat): boolean {
  return s.outcome === null && frame !== undefined && 'by' in frame && frame.by === me;
}

/** Drawing two cards: what a card is worth on the average, and what one more played card means to me. */
function cardWorth(s: State, me: Seat, isUpgrade: boolean): number {
  const own = turnsLeft(s) / s.seats;
  const plain = isUpgrade ? (own > 1 ? 0.42 * (own - 0.5) : 0) : s.reputation > 3 ? 1.9 : 1.4;
  const next = copy(s);
  const frame = next.stack.at(-1);
  if (frame?.stage === 'turn') frame.acted = 1;
  return bestOfTurn(next, me).worth + plain + cardBonus(s, me, isUpgrade);
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
export function bestUpgrade(s: State, me: Seat, drawn: readonly string[]): string {
  const worth = (id: string): number => {
    const card = (UPGRADE_IDS as readonly string[]).indexOf(id);
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

/** Lists are tried as they are; of splits and piles of posters only the sensible ones. */
function candidates(domain: AnyDomain, s: State): Iterable<Json> {
  if (domain.kind === 'split') return stacks(s);
  if (domain.kind === 'grouping') return fires(s);
  return listOptions(domain);
}

/** All posters of the Junk Pile on one space, or halved between two. */
function stacks(s: State): Json[] {
  const options: Json[] = [];
  for (let one = 0; one < SPACES.length; one += 1) {
    options.push(spread(s.junk, one, 0, one));
    if (s.junk < 2) continue;
    for (let two = one + 1; two < SPACES.length; two += 1) {
      options.push(spread(s.junk - (s.junk >> 1), one, s.junk >> 1, two));
    }
  }
  return options;
}

function spread(n: number, one: number, m: number, two: number): Json {
  const posters: Record<string, number> = { P: 0, S: 0, U: 0, Y: 0, R: 0, M: 0 };
  posters[SPACES[one]!]! += n;
  posters[SPACES[two]!]! += m;
  return posters;
}

/** S09 None, two, five or all, from the smallest stacks first. */
function fires(s: State): Json[] {
  const order = SPACES.map((_, space) => space).sort((a, b) => s.posters[a]! - s.posters[b]!);
  const all = order.flatMap((space) => new Array<number>(s.posters[space]!).fill(space));
  const sizes = [0, 2, 5, all.length].filter((size, i, list) => size <= all.length && list.indexOf(size) === i);
  return sizes.map((size) => {
    const burnt = all.slice(0, size).sort((a, b) => a - b);
    return burnt.map((space) => [SPACES[space]!]);
  });
}
