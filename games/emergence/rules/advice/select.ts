import type { Rng, Seat } from '@tablewright/kernel';
import { ACTIONS, COSTS, FIRST_HOSTILE } from '../content/types.ts';
import type { Hostile } from '../stages/hostile.ts';
import { canActivate, canReplenish } from '../stages/tile-actions.ts';
import { blockCount, SELECTIONS, type Selection, TYPES } from '../state.ts';
import { dangersGuessed } from './danger.ts';
import { against, tileDeed } from './deeds.ts';
import { comesLater, type Mind } from './mind.ts';
import { type Outlook, standing } from './value.ts';
import { typesIn } from './worth.ts';

// The selection: each of the twelve combinations is tried on every tile next to the agent, against the faces that the
// others will probably show.

/** Who will show the same face as I, how likely, by seat. */
type Same = readonly number[];

/** A tile to go to: how likely it can be entered, and what the turn is worth there with each action that I can pay. */
interface Prospect {
  readonly free: number;
  readonly worth: readonly number[];
}

/** What is given for a tile action in place of a hostile one. */
const INSTEAD = 0.7;

/** Somebody whose turn comes before mine may take the block that I want. */
const STILL_THERE = 0.8;

/** Equally good selections should not always fall the same way: the others would know my face beforehand. */
const WHIM = 0.15;

/** How much a guess about somebody's face may be off for no reason. */
const FEELING = 0.5;

export function selection(o: Outlook, rng: Rng): Selection {
  const { s, me } = o;
  const from = s.at[me]!;
  const electric = guessFaces(o, rng);
  let best: Selection = SELECTIONS[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let face = 0; face < 2; face += 1) {
    const same = face === 0 ? electric : electric.map((chance) => 1 - chance);
    const here: Outlook = { ...o, danger: dangersGuessed(o, (seat) => 1 - same[seat]!) };
    s.augmentation[me] = face;
    const prospects = o.ways.city.neighbours[from]!.map((tile) => prospect(here, tile, same));
    s.at[me] = from;
    const stuck = standing(here, from);
    for (let action = 0; action < ACTIONS.length && s.tokens[me]! >= COSTS[action]!; action += 1) {
      const worth = expected(prospects, action, stuck) + (WHIM * rng.below(1000)) / 1000;
      if (worth <= most) continue;
      best = SELECTIONS[action * 2 + face]!;
      most = worth;
    }
  }
  return best;
}

/** What an action is worth before I know which of the tiles will be free: the best one that is, or else staying. */
function expected(prospects: readonly Prospect[], action: number, stuck: number): number {
  const order = prospects.toSorted((a, b) => b.worth[action]! - a.worth[action]!);
  let worth = 0;
  let blocked = 1;
  for (const { free, worth: byAction } of order) {
    worth += blocked * free * byAction[action]!;
    blocked *= 1 - free;
  }
  return worth + blocked * stuck;
}

function prospect(o: Outlook, tile: number, same: Same): Prospect {
  const { s, me } = o;
  s.at[me] = tile;
  const stay = standing(o, tile);
  const activate = canActivate(s, me, 0) ? Math.max(0, tileDeed(o, 'activate') - stay) : 0;
  const worth = [
    stay + activate * stillThere(o, tile),
    Math.max(stay, tileDeed(o, 'boost')),
    canReplenish(s, me) ? Math.max(stay, tileDeed(o, 'replenish')) : stay,
  ];
  const instead = Math.max(stay, Math.max(...worth) - INSTEAD);
  for (let action = FIRST_HOSTILE; action < ACTIONS.length && s.tokens[me]! >= COSTS[action]!; action += 1) {
    worth.push(attempt(o, ACTIONS[action] as Hostile, same, instead));
  }
  return { free: free(o, tile, same), worth };
}

/** EMG-124 Whoever moves after me may stand in my way with the other face; those before me will have left. */
function free(o: Outlook, tile: number, same: Same): number {
  if (tile === o.ways.city.start) return 1;
  let chance = 1;
  for (let seat = 0; seat < o.s.seats; seat += 1) {
    if (seat !== o.me && o.s.at[seat] === tile && comesLater(o, seat)) chance *= same[seat]!;
  }
  return chance;
}

function stillThere(o: Outlook, tile: number): number {
  if (o.ways.city.kind[tile] !== 'data') return 1;
  let chance = 1;
  for (let seat = 0; seat < o.s.seats; seat += 1) {
    const near = o.ways.city.adjacent[o.s.at[seat]!]![tile]!;
    if (near && seat !== o.me && !comesLater(o, seat)) chance *= STILL_THERE;
  }
  return chance;
}

// -------------------------------------------------------------------------------------------------------------- hostile

/** A hostile action, as far as its target will stand and show as it must; otherwise a tile action for a token. */
function attempt(o: Outlook, act: Hostile, same: Same, instead: number): number {
  let gain = 0;
  for (let on = 0; on < o.s.seats; on += 1) {
    const chance = on === o.me ? 0 : inReach(o, act, on) * (act === 'spy' ? same[on]! : 1 - same[on]!);
    if (chance > 0) gain = Math.max(gain, chance * (against(o, act, on) - instead));
  }
  return instead + gain;
}

/** How likely somebody can be reached from where I stand: those before me will have moved, nobody knows where to. */
function inReach(o: Outlook, act: Hostile, on: Seat): number {
  const { start, adjacent, neighbours } = o.ways.city;
  const mine = o.s.at[o.me]!;
  const theirs = o.s.at[on]!;
  if (mine === start || (act === 'hack' && blockCount(o.s, on) === 0)) return 0;
  const within = (tile: number): boolean => tile !== start && (act === 'spy' ? tile === mine : adjacent[mine]![tile]!);
  if (comesLater(o, on)) return within(theirs) ? 1 : 0;
  return neighbours[theirs]!.filter(within).length / neighbours[theirs]!.length;
}

/**
 * How likely each seat will show E: most choose the face for the data that lies around them and that they lack. The rest
 * is a feeling: two who hunt each other and both reckon coldly would show each other the same face for ever.
 */
function guessFaces({ s, ways }: Mind, rng: Rng): number[] {
  return s.at.map((tile, seat) => {
    const holds = typesIn(s.held, seat * TYPES);
    const pull = (lying: number): number => (lying === 0 ? 0 : lying & ~holds ? 1 : 0.25);
    let digital = 1;
    let biological = 1;
    for (const near of ways.city.neighbours[tile]!) {
      const lying = typesIn(s.lying, near * TYPES);
      digital += pull(lying & 0b0011);
      biological += pull(lying & 0b1100);
    }
    const feeling = FEELING * (rng.below(1000) / 1000 - 0.5);
    return Math.min(1, Math.max(0, digital / (digital + biological) + feeling));
  });
}
