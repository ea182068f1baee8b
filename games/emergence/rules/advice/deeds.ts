import type { Seat } from '@tablewright/kernel';
import { bestGrouping, keepPairs, valueOf } from '../content/grouping.ts';
import { ALLEGIANCES, COSTS, needs } from '../content/types.ts';
import { HOSTILE, type Hostile } from '../stages/hostile.ts';
import { blocksOf, TYPES } from '../state.ts';
import { reluctance } from './errands.ts';
import { eventGain } from './event.ts';
import { type Outlook, SOON, standing, standingAfresh, standingAnew } from './value.ts';
import { basket, purse } from './worth.ts';

// What each deed is worth where my agent stands on the mind's own table. What is tried there is taken back.

export type TileDeed = 'activate' | 'boost' | 'replenish';

export function tileDeed(o: Outlook, deed: TileDeed): number {
  switch (deed) {
    case 'activate':
      return activating(o);
    case 'boost':
      return bestStanding(o, o.ways.city.neighbours[o.s.at[o.me]!]!);
    case 'replenish':
      return replenishing(o);
  }
}

/** EMG-206 What is worth so much once the cost is paid. */
export function paying(o: Outlook, cost: number, worth: () => number): number {
  o.s.tokens[o.me]! -= cost;
  const left = worth();
  o.s.tokens[o.me]! += cost;
  return left;
}

function activating(o: Outlook): number {
  const tile = o.s.at[o.me]!;
  switch (o.ways.city.kind[tile]!) {
    case 'data':
      return collecting(o);
    case 'compile':
      return compiling(o, bestSets(o));
    case 'assimilate':
      // `standing` counts the event that may come soon; less than that, and nobody would ever call it.
      return standing(o, tile, o.stock, 0) + (1 + SOON) * eventGain(o, o.s.tokens);
    case 'teleport':
      return bestStanding(o, o.ways.city.teleports);
    case 'start':
      return standing(o, tile);
  }
}

function collecting(o: Outlook): number {
  const { s, me } = o;
  const { held } = s;
  const tile = s.at[me]!;
  s.held = held.slice();
  let taken = 0;
  for (let type = 0; type < TYPES; type += 1) {
    if (needs(type) !== s.augmentation[me]) continue;
    const count = s.lying[tile * TYPES + type]!;
    s.held[me * TYPES + type]! += count;
    taken += count;
  }
  const worth = standing(o, tile, o.stock - taken);
  s.held = held;
  return worth;
}

/** Beyond what it does for the stock: whoever has nothing better to do may as well replenish, but not all see it so. */
const WILLING = { careful: 0.1, hasty: -0.3, greedy: -2 } as const;

function replenishing(o: Outlook): number {
  return standing(o, o.s.at[o.me]!, o.stock + 1) + (o.human ? 0 : WILLING[o.manner.care]);
}

function bestStanding(o: Outlook, tiles: readonly number[]): number {
  const event = eventGain(o, o.s.tokens);
  let worth = Number.NEGATIVE_INFINITY;
  for (const tile of tiles) worth = Math.max(worth, standing(o, tile, o.stock, event));
  return worth;
}

// -------------------------------------------------------------------------------------------------------------- compile

type Sets = readonly (readonly number[])[];

/** What these sets bring; without any it is the same as doing nothing (EMG-305). */
function compiling(o: Outlook, sets: Sets): number {
  const { s, me } = o;
  const { held } = s;
  const before = s.tokens[me]!;
  if (sets.length === 0) return standing(o, s.at[me]!);
  s.held = held.slice();
  for (const set of sets) {
    s.tokens[me]! += valueOf(set);
    for (const type of set) s.held[me * TYPES + type]! -= 1;
  }
  const worth = standingAfresh(o) - reluctance(o, s.tokens[me]! - before);
  s.held = held;
  s.tokens[me] = before;
  return worth;
}

/** The sets to compile here: all that can be made, all but poor pairs, the richest alone, or none, to wait for more. */
export function bestSets(o: Outlook): Sets {
  const held = blocksOf(o.s, o.me);
  const all = bestGrouping(held);
  let best: Sets = all;
  let most = compiling(o, all);
  for (const sets of [keepPairs(held), all.slice(0, 1), []]) {
    if (sets.length === all.length) continue;
    const worth = compiling(o, sets);
    if (worth <= most) continue;
    best = sets;
    most = worth;
  }
  return best;
}

// -------------------------------------------------------------------------------------------------------------- hostile

/** What an act against somebody is worth. */
export function against(o: Outlook, act: Hostile, on: Seat): number {
  return paying(o, COSTS[HOSTILE[act]], () => (act === 'spy' ? spying(o, on) : robbing(o, act, on)));
}

/** To know somebody's card is worth something as long as I can be wrong, and as long as there is time to use it. */
function spying(o: Outlook, on: Seat): number {
  const doubt = o.belief.human[on]! * (1 - o.belief.human[on]!);
  const use = !o.human && o.s.length === 'extended' && o.s.seats > 3 ? 8 : 0;
  return standingAnew(o, o.s.at[o.me]!) + use * doubt;
}

function robbing(o: Outlook, act: 'hack' | 'terminate', on: Seat): number {
  const { s, me } = o;
  const { held } = s;
  const tokens = act === 'terminate' ? s.tokens[on]! : 0;
  const loss = purse(tokens) + 2 * basket(held, on * TYPES) + (act === 'terminate' ? 0.4 : 0);
  s.held = held.slice();
  for (let type = 0; type < TYPES; type += 1) {
    s.held[me * TYPES + type]! += s.held[on * TYPES + type]!;
    s.held[on * TYPES + type] = 0;
  }
  s.tokens[on]! -= tokens;
  s.tokens[me]! += tokens;
  const worth = standingAnew(o, s.at[me]!);
  s.held = held;
  s.tokens[me]! -= tokens;
  s.tokens[on]! += tokens;
  return worth + loss * enmity(o, on);
}

/** What somebody's loss is worth to me; below 0 I would rather not. */
function enmity({ human, belief, manner, s }: Outlook, on: Seat): number {
  const suspicion = belief.human[on]!;
  if (human) return manner.bold && suspicion < 0.5 ? 0.8 : -2;
  const unknown = ALLEGIANCES[s.seats as 3 | 4 | 5 | 6].human / (s.seats - 1);
  return suspicion < unknown + manner.patience * (1 - unknown) ? -2 : 1.5 * suspicion - 0.5;
}
