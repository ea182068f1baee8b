import { choicesIn, type Seat } from '@tablewright/kernel';
import { bestGrouping, keepPairs } from '../content/grouping.ts';
import { ALLEGIANCES, type Data, DATA } from '../content/types.ts';
import type { Hostile } from '../stages/hostile.ts';
import type { Answers } from '../stages/index.ts';
import { blocksOf, TYPES } from '../state.ts';
import { eventGain } from './event.ts';
import { type Outlook, SOON, standing, standingAfresh, standingAnew, tried } from './value.ts';
import { basket, purse } from './worth.ts';

// What each deed is worth where my agent stands. It is tried, and what comes of it is looked at.

/** EMG-210 What the tile under my agent offers; where that asks on, the best answer. */
export function activating(o: Outlook): number {
  const tile = o.s.at[o.me]!;
  const then = tried(o, 'activate');
  switch (o.ways.city.kind[tile]!) {
    case 'compile':
      return bestSets(then).worth;
    case 'assimilate':
      // `standing` counts the event that may come soon; less than that, and nobody would ever call it.
      return standing(then, tile, 0) + (1 + SOON) * eventGain(then, then.s.tokens);
    case 'teleport':
      return jumping(then);
    case 'data':
    case 'start':
      return standing(then, tile);
  }
}

/** Beyond what it does for the stock: whoever has nothing better to do may as well replenish. */
const WILLING = 0.1;

/** An A.I. operative raises a hand against somebody who is suspected this much more than a stranger: 0 at once, 1 never. */
const PATIENCE = 0.1;

export function replenishing(o: Outlook): number {
  let then = tried(o, 'replenish');
  // EMG-623 Which of two types matters little here.
  if (then.s.stack.at(-1)?.stage === 'replenish') then = tried(then, choicesIn(then.trials.offer(then.s, o.me))[0]!);
  return standing(then, o.s.at[o.me]) + (o.human ? 0 : WILLING);
}

/** The best of the tiles to which a boost or a teleport may lead. One of them is tried: on the others only the place is another. */
export function jumping(o: Outlook): number {
  let worth = Number.NEGATIVE_INFINITY;
  let then: Outlook | null = null;
  let event = 0;
  for (const name of choicesIn<Answers['boost']>(o.trials.offer(o.s, o.me))) {
    if (name === 'nothing') continue;
    if (then === null) {
      then = tried(o, name);
      event = eventGain(then, then.s.tokens);
    }
    worth = Math.max(worth, standing(then, o.ways.city.tileNamed.get(name), event));
  }
  return worth;
}

// -------------------------------------------------------------------------------------------------------------- compile

type Sets = readonly (readonly number[])[];

interface Compiling {
  readonly sets: Data[][];
  readonly worth: number;
}

/** What these sets bring; without any it is the same as doing nothing (EMG-305). */
function compiling(o: Outlook, types: Sets): Compiling {
  const sets = types.map((set) => set.map((type) => DATA[type]!));
  if (sets.length === 0) return { sets, worth: standing(o) };
  return { sets, worth: standingAfresh(tried(o, sets)) };
}

/** The sets to compile here: all that can be made, all but poor pairs, the richest alone, or none, to wait for more. */
export function bestSets(o: Outlook): Compiling {
  const held = blocksOf(o.s, o.me);
  const all = bestGrouping(held);
  let best = compiling(o, all);
  for (const sets of [keepPairs(held), all.slice(0, 1), []]) {
    if (sets.length === all.length) continue;
    const other = compiling(o, sets);
    if (other.worth > best.worth) best = other;
  }
  return best;
}

// -------------------------------------------------------------------------------------------------------------- hostile

export interface Attack {
  readonly act: Hostile;
  readonly on: Seat;
}

/** What an act against somebody is worth that has led to this table, to whoever ends the turn on this tile. */
export function attackWorth(o: Outlook, then: Outlook, { act, on }: Attack, tile: number): number {
  const worth = standingAnew(then, tile);
  return act === 'spy' ? worth + knowing(o, on) : worth + lossOf(o, act, on) * enmity(o, on);
}

/** To know somebody's card is worth something as long as I can be wrong, and as long as there is time to use it. */
function knowing({ belief, human, s }: Outlook, on: Seat): number {
  const doubt = belief.human[on]! * (1 - belief.human[on]!);
  return !human && s.length === 'extended' && s.seats > 3 ? 8 * doubt : 0;
}

/** What somebody would lose. */
function lossOf({ s }: Outlook, act: 'hack' | 'terminate', on: Seat): number {
  const blocks = 2 * basket(s.held, on * TYPES);
  return act === 'hack' ? blocks : blocks + purse(s.tokens[on]!) + 0.4;
}

/** What somebody's loss is worth to me; below 0 I would rather not. */
function enmity({ human, belief, manner, s }: Outlook, on: Seat): number {
  const suspicion = belief.human[on]!;
  if (human) return manner.bold && suspicion < 0.5 ? 0.8 : -2;
  const unknown = ALLEGIANCES[s.seats as 3 | 4 | 5 | 6].human / (s.seats - 1);
  return suspicion < unknown + PATIENCE * (1 - unknown) ? -2 : 1.5 * suspicion - 0.5;
}
