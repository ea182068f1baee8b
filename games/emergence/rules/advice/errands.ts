import { blocksOf, TYPES } from '../state.ts';
import { eventGain } from './event.ts';
import type { Outset } from './mind.ts';
import { stockWorth } from './stock.ts';
import { purse, tokensFor, typesIn } from './worth.ts';

// Where to go next. The best errand from every tile, for every set of types that I may come to hold: collect what is
// missing, compile it, bring the tokens to an event. Each step makes it worth less.

export interface Errands {
  /** worth[types · tiles + tile]: the best errand of somebody who stands there and holds these types beyond whole sets */
  readonly worth: Float64Array;
  /** the sets of all four types that I hold: they only wait to be compiled */
  readonly whole: number;
  /** tokens[types]: what my blocks become in such an errand */
  readonly tokens: Float64Array;
  /** what an event would gain with the tokens as they are */
  readonly event: number;
}

/** After compiling the next errand begins: without this there would be no hurry to end the first. */
export const NEXT = 1.5;

/** Others walk as well: a block next to somebody else is perhaps gone before I get there. */
const CONTESTED = 0.85;

const ALL_TYPES = 0b1111;

/** What can be had, and on which tile. */
interface Goals {
  readonly tile: Int32Array;
  readonly value: Float64Array;
  count: number;
}

export function errandsOf(m: Outset): Errands {
  const { s, me, ways } = m;
  const { tiles } = ways.city;
  const worth = new Float64Array((ALL_TYPES + 1) * tiles);
  const tokens = new Float64Array(ALL_TYPES + 1);
  const whole = Math.min(...blocksOf(s, me));
  const mine = typesIn(s.held, me * TYPES, whole);
  const there = lyingTypes(m);
  const left = contested(m);
  const most = 3 * tiles + ways.city.compile.length;
  const goals: Goals = { tile: new Int32Array(most), value: new Float64Array(most), count: 0 };
  // from all four types down: what comes after a collection is worked out before it
  for (let types = ALL_TYPES; types >= mine; types -= 1) {
    if ((types & mine) !== mine) continue;
    goals.count = 0;
    const compiled = tokensWith(m, types ^ mine);
    tokens[types] = compiled;
    addCompiling(m, compiled, goals);
    if (m.human) addBlocks(m, goals);
    for (let i = 0; i < there.length; i += 1) {
      const fresh = there[i]! & ~types;
      if (fresh !== 0) add(goals, i >> 1, left[i >> 1]! * worth[(types | fresh) * tiles + (i >> 1)]!);
    }
    spread(ways.near, goals, worth.subarray(types * tiles, types * tiles + tiles));
  }
  return { worth, whole, tokens, event: eventGain(m, s.tokens) };
}

function add(goals: Goals, tile: number, value: number): void {
  goals.tile[goals.count] = tile;
  goals.value[goals.count] = value;
  goals.count += 1;
}

/** Every tile gets the best of what can be reached from it. */
function spread(near: Float64Array, { tile: at, value, count }: Goals, worth: Float64Array): void {
  const tiles = worth.length;
  for (let tile = 0; tile < tiles; tile += 1) {
    const row = tile * tiles;
    let best = 0;
    for (let i = 0; i < count; i += 1) {
      const here = near[row + at[i]!]! * value[i]!;
      if (here > best) best = here;
    }
    worth[tile] = best;
  }
}

// -------------------------------------------------------------------------------------------------------------- compile

/** What my blocks can become together with one more of each of these types. */
function tokensWith({ s, me }: Outset, more: number): number {
  const from = me * TYPES;
  return tokensFor(
    s.held[from]! + (more & 1),
    s.held[from + 1]! + ((more >> 1) & 1),
    s.held[from + 2]! + ((more >> 2) & 1),
    s.held[from + 3]! + (more >> 3),
  );
}

/** What compiling so many tokens gains on each compile tile, with the event that they can be brought to. */
function addCompiling(m: Outset, tokens: number, goals: Goals): void {
  if (tokens === 0) return;
  const { s, me, ways } = m;
  const before = s.tokens[me]!;
  const event = Math.max(0, eventGain(m, s.tokens.with(me, before + tokens)));
  const gain = purse(before + tokens) - purse(before) + NEXT;
  for (const tile of ways.city.compile) {
    const value = gain + event * ways.nearEvent[tile]!;
    if (value > 0) add(goals, tile, value);
  }
}

// --------------------------------------------------------------------------------------------------------------- blocks

/** Blocks of any type: a Human takes them when the city runs low. */
function addBlocks(m: Outset, goals: Goals): void {
  const { s, ways, stock } = m;
  if (stock > 2 * s.seats) return;
  const now = stockWorth(m, stock);
  for (let tile = 0; tile < ways.city.tiles; tile += 1) {
    const from = tile * TYPES;
    const blocks = s.lying[from]! + s.lying[from + 1]! + s.lying[from + 2]! + s.lying[from + 3]!;
    if (blocks > 0) add(goals, tile, stockWorth(m, stock - blocks) - now);
  }
}

/** The types that lie on each tile for each augmentation, as bits: tile · 2 + augmentation. */
function lyingTypes({ s, ways }: Outset): Uint8Array {
  const { tiles } = ways.city;
  const there = new Uint8Array(tiles * 2);
  for (let tile = 0; tile < tiles; tile += 1) {
    const types = typesIn(s.lying, tile * TYPES);
    there[tile * 2] = types & 0b0011; // EMG-212 E reads the digital types,
    there[tile * 2 + 1] = types & 0b1100; // B the biological ones
  }
  return there;
}

function contested({ s, me, ways }: Outset): Float64Array {
  const { city } = ways;
  const left = new Float64Array(city.tiles).fill(1);
  for (let seat = 0; seat < s.seats; seat += 1) {
    if (seat === me) continue;
    for (const tile of city.neighbours[s.at[seat]!]!) left[tile]! *= CONTESTED;
  }
  return left;
}
