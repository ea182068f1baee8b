import type { Rng, Seat } from '@tablewright/kernel';
import { type Selection, SELECTIONS } from '../content/selections.ts';
import { ACTIONS, COSTS, FIRST_HOSTILE } from '../content/types.ts';
import { HOSTILE, type Hostile } from '../stages/hostile.ts';
import { canActivate, canReplenish } from '../stages/tile-actions.ts';
import { blockCount, copy, type Frame, TYPES } from '../state.ts';
import { dangersGuessed, exposure } from './danger.ts';
import { activating, type Attack, attackWorth, replenishing } from './deeds.ts';
import { comesLater, type Mind } from './mind.ts';
import { at, groundsOf, type Outlook, tried } from './value.ts';
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

const ACTIVATE = ACTIONS.indexOf('activate');
const REPLENISH = ACTIONS.indexOf('replenish');

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
  const attacks = meetings(o);
  const grounds = groundsOf(o);
  let best: Selection = SELECTIONS[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let face = 0; face < 2; face += 1) {
    const same = face === 0 ? electric : electric.map((chance) => 1 - chance);
    const here: Outlook = { ...o, danger: dangersGuessed(o, (seat) => 1 - same[seat]!) };
    const there = at(here, copy(s));
    const others: Others = { same, attacks, worthOn: (tile) => grounds(tile) - exposure(here, here.danger, tile) };
    const prospects = o.ways.city.neighbours[from]!.map((tile) => prospect(here, there, { tile, face }, others));
    const stuck = others.worthOn(from);
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
  const order = bestFirst(prospects, action);
  let worth = 0;
  let blocked = 1;
  for (const { free, worth: byAction } of order) {
    worth += blocked * free * byAction[action]!;
    blocked *= 1 - free;
  }
  return worth + blocked * stuck;
}

/** By hand: there are six at most, and this is asked for up to twelve times a selection. Of equals the first stays first. */
function bestFirst(prospects: readonly Prospect[], action: number): Prospect[] {
  const order = prospects.slice();
  for (let i = 1; i < order.length; i += 1) {
    const one = order[i]!;
    let place = i;
    for (; place > 0 && order[place - 1]!.worth[action]! < one.worth[action]!; place -= 1)
      order[place] = order[place - 1]!;
    order[place] = one;
  }
  return order;
}

interface Stand {
  readonly tile: number;
  readonly face: number;
}

/** My turn as it would be there, on a table of its own: I have revealed this, have moved, and am asked what I do. */
function turnThere({ s, me }: Outlook, { tile, face }: Stand, frame: Frame, action: number): void {
  s.at[me] = tile;
  s.action[me] = action;
  s.augmentation[me] = face;
  s.stack[s.stack.length - 1] = frame; // in place of the selection
}

/** `there`: a table to imagine it on; what is tried on it is tried on a copy. */
function prospect(o: Outlook, there: Outlook, stand: Stand, others: Others): Prospect {
  const { tile } = stand;
  const { me } = o;
  const stay = others.worthOn(tile);
  const frame: Frame = { stage: 'action', by: me };
  turnThere(there, stand, frame, ACTIVATE);
  const activate = canActivate(there.s, me, 0) ? Math.max(0, activating(there) - stay) : 0;
  turnThere(there, stand, frame, REPLENISH);
  const worth = [
    stay + activate * stillThere(o, tile),
    Math.max(stay, bestOn(o.ways.city.neighbours[tile]!, others)),
    canReplenish(there.s, me) ? Math.max(stay, replenishing(there)) : stay,
  ];
  const instead = Math.max(stay, Math.max(...worth) - INSTEAD);
  for (let action = FIRST_HOSTILE; action < ACTIONS.length && o.s.tokens[me]! >= COSTS[action]!; action += 1) {
    worth.push(attempt(o, ACTIONS[action] as Hostile, { ...others, stand, instead }));
  }
  return { free: free(o, tile, others.same), worth };
}

/** Where a boost may lead: who stands in the way then, nobody knows yet. */
function bestOn(tiles: readonly number[], { worthOn }: Others): number {
  let worth = Number.NEGATIVE_INFINITY;
  for (const tile of tiles) worth = Math.max(worth, worthOn(tile));
  return worth;
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

/** What the others will probably show, what comes of meeting them, and what each tile is worth with them around. */
interface Others {
  readonly same: Same;
  readonly attacks: Meetings;
  readonly worthOn: (tile: number) => number;
}

interface Attempt extends Others {
  readonly stand: Stand;
  /** what the turn is worth with a tile action for a token */
  readonly instead: number;
}

/** A hostile action, as far as its target will stand and show as it must; otherwise a tile action for a token. */
function attempt(o: Outlook, act: Hostile, { stand, same, instead, attacks }: Attempt): number {
  let gain = 0;
  for (let on = 0; on < o.s.seats; on += 1) {
    const chance = on === o.me ? 0 : inReach(o, act, on, stand.tile) * (act === 'spy' ? same[on]! : 1 - same[on]!);
    if (chance === 0) continue;
    const attack = { act, on };
    gain = Math.max(gain, chance * (attackWorth(o, attacks(attack, stand), attack, stand.tile) - instead));
  }
  return instead + gain;
}

/** The table after an attack on somebody whom I meet; where we meet changes nothing else, so it is tried once. */
type Meetings = (attack: Attack, stand: Stand) => Outlook;

function meetings(o: Outlook): Meetings {
  const known = new Map<number, Outlook>();
  return ({ act, on }, stand) => {
    const key = HOSTILE[act] * o.s.seats + on;
    let then = known.get(key);
    if (then === undefined) {
      const met = at(o, copy(o.s));
      turnThere(met, stand, { stage: 'target', by: o.me, act }, HOSTILE[act]);
      const { city } = o.ways;
      const beside = city.neighbours[stand.tile]!.find((tile) => tile !== city.start) ?? stand.tile;
      met.s.at[on] = act === 'spy' ? stand.tile : beside;
      met.s.augmentation[on] = act === 'spy' ? stand.face : 1 - stand.face;
      then = tried(met, on);
      known.set(key, then);
    }
    return then;
  };
}

/** How likely somebody can be reached from a tile: those before me will have moved, nobody knows where to. */
function inReach(o: Outlook, act: Hostile, on: Seat, mine: number): number {
  const { start, adjacent, neighbours } = o.ways.city;
  const theirs = o.s.at[on]!;
  if (mine === start || (act === 'hack' && blockCount(o.s, on) === 0)) return 0;
  const within = (tile: number): boolean => tile !== start && (act === 'spy' ? tile === mine : adjacent[mine]![tile]!);
  if (comesLater(o, on)) return within(theirs) ? 1 : 0;
  let near = 0;
  for (const tile of neighbours[theirs]!) if (within(tile)) near += 1;
  return near / neighbours[theirs]!.length;
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
