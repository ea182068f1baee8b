import type { Json, Rng, Seat } from '@tablewright/kernel';
import { bestGrouping } from '../content/grouping.ts';
import { ACTIONS, DATA } from '../content/types.ts';
import { mayEnter } from '../stages/movement.ts';
import { canActivate } from '../stages/tile-actions.ts';
import { AI, blocksOf, cityOf, HUMAN, required, type State, TYPES } from '../state.ts';
import { waysOf } from './ways.ts';
import { tokensIn, typesIn } from './worth.ts';

// What an operative would do at first sight, for search, which knows all of a sampled world: collect what is missing, compile it,
// give it to the own team.

/** One selection in so many is anything. */
const SURPRISE = 12;

export function quick(s: State, seat: Seat, rng: Rng): Json | null {
  const frame = s.stack[s.stack.length - 1]!;
  switch (frame.stage) {
    case 'select':
      return rng.below(SURPRISE) === 0 ? null : `activate-${faceFor(s, seat)}`;
    case 'compile':
      return bestGrouping(blocksOf(s, seat)).map((set) => set.map((type) => DATA[type]!));
    case 'insert':
      return s.allegiance[seat] === HUMAN ? { ai: 0, human: s.tokens[seat]! } : { ai: s.tokens[seat]!, human: 0 };
    case 'move':
      return stepFor(s, seat);
    case 'action':
      return deedFor(s, seat);
    default:
      return null;
  }
}

/** The augmentation that reads what lies around and is missing; the first where there is no difference. */
function faceFor(s: State, seat: Seat): 'E' | 'B' {
  const holds = typesIn(s.held, seat * TYPES);
  let digital = 0;
  let biological = 0;
  for (const tile of cityOf(s).neighbours[s.at[seat]!]!) {
    const missing = typesIn(s.lying, tile * TYPES) & ~holds;
    if (missing & 0b0011) digital += 1;
    if (missing & 0b1100) biological += 1;
  }
  return biological > digital ? 'B' : 'E';
}

/** Towards what pays most: a compile tile with a set, the event with a purse, or a block that is missing and can be read. */
function stepFor(s: State, seat: Seat): Json | null {
  const { city, near, nearCompile, nearEvent } = waysOf(cityOf(s));
  const holds = typesIn(s.held, seat * TYPES);
  const set = tokensIn(s.held, seat * TYPES);
  const readable = s.augmentation[seat] === 0 ? 0b0011 : 0b1100;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const tile of city.neighbours[s.at[seat]!]!) {
    if (!mayEnter(s, seat, tile)) continue;
    let worth = set >= 4 ? set * here(city.kind[tile] === 'compile', nearCompile[tile]!) : 0;
    worth = Math.max(
      worth,
      s.tokens[seat]! >= 4 ? s.tokens[seat]! * here(city.kind[tile] === 'assimilate', nearEvent[tile]!) : 0,
    );
    const lying = typesIn(s.lying, tile * TYPES) & ~holds;
    if (lying & readable) worth = Math.max(worth, 3);
    else worth = Math.max(worth, 1.5 * reach(s, tile, holds, near, city.tiles));
    if (worth <= most) continue;
    most = worth;
    best = tile;
  }
  return best < 0 ? null : city.names[best]!;
}

function here(isThere: boolean, near: number): number {
  return isThere ? 1.2 : near;
}

function reach(s: State, from: number, holds: number, near: Float64Array, tiles: number): number {
  let most = 0;
  for (let tile = 0; tile < tiles; tile += 1) {
    if (near[from * tiles + tile]! <= most || (typesIn(s.lying, tile * TYPES) & ~holds) === 0) continue;
    most = near[from * tiles + tile]!;
  }
  return most;
}

/** EMG-210 What the tile offers; an event only when the own team is not the one that loses by it. */
function deedFor(s: State, seat: Seat): Json | null {
  if (ACTIONS[s.action[seat]!] !== 'activate' || !canActivate(s, seat, 0)) return null;
  const kind = cityOf(s).kind[s.at[seat]!]!;
  if (kind === 'assimilate') return wouldLose(s, seat) ? 'nothing' : 'activate';
  if (kind === 'compile') return tokensIn(s.held, seat * TYPES) >= 4 ? 'activate' : null;
  return kind === 'data' ? 'activate' : null;
}

function wouldLose(s: State, seat: Seat): boolean {
  const need = required(s);
  let ai = s.totals[AI]! - need.ai;
  let human = s.totals[HUMAN]! - need.human;
  for (let other = 0; other < s.seats; other += 1) {
    if (s.allegiance[other] === HUMAN) human += s.tokens[other]!;
    else ai += s.tokens[other]!;
  }
  if (ai < 0 && human < 0) return false;
  return s.allegiance[seat] === HUMAN ? ai > human || human < 0 : human >= 0 && human >= ai;
}
