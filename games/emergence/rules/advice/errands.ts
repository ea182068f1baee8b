import { TYPES } from '../state.ts';
import { eventGain } from './event.ts';
import type { Outset } from './mind.ts';
import { stockWorth } from './stock.ts';
import { purse, tokensFor, typesIn } from './worth.ts';

// Where to go next. The best errand from every tile, for every set of types that I may come to hold: collect what is
// missing, compile it, bring the tokens to an event. Each step makes it worth less.

export interface Errands {
  /** the best errand of somebody who stands on this tile and holds these types beyond whole sets */
  readonly worth: (types: number, tile: number) => number;
  /** the sets of all four types that I hold: they only wait to be compiled */
  readonly whole: number;
  /** tokens[types]: what my blocks become in such an errand */
  readonly tokens: readonly number[];
  /** what an event would gain with the tokens as they are */
  readonly event: number;
}

/** After compiling the next errand begins: without this there would be no hurry to end the first. */
export const NEXT = 1.5;

/** Others walk as well: a block next to somebody else is perhaps gone before I get there. */
const CONTESTED = 0.85;

const ALL_TYPES = 0b1111;

/** What can be had by somebody who holds certain types, and on which tile. */
interface Goals {
  readonly tile: number[];
  readonly value: number[];
  /** by tile: the best of it for somebody who stands there; below 0 where nobody has asked */
  readonly best: number[];
}

/** Worked out as far as somebody asks: most of it nobody wants to know, and this is done for every answer. */
export function errandsOf(m: Outset): Errands {
  const { s, me, ways } = m;
  const { near, city } = ways;
  const from = me * TYPES;
  const whole = Math.min(s.held[from]!, s.held[from + 1]!, s.held[from + 2]!, s.held[from + 3]!);
  const mine = typesIn(s.held, from, whole);
  const tokens: number[] = [];
  const goals: (Goals | null)[] = [];
  for (let types = 0; types <= ALL_TYPES; types += 1) {
    tokens.push((types & mine) === mine ? tokensWith(m, types ^ mine) : 0);
    goals.push(null);
  }
  const data = dataTiles(m);
  const goalsOf = (types: number): Goals => {
    const its: Goals = { tile: [], value: [], best: new Array<number>(city.tiles).fill(-1) };
    addCompiling(m, tokens[types]!, its);
    if (m.human) addBlocks(m, its);
    for (const { tile, digital, biological, left } of data) {
      // EMG-212 E reads the digital types, B the biological ones
      const byE = digital & ~types;
      const byB = biological & ~types;
      if (byE !== 0) add(its, tile, left * worth(types | byE, tile));
      if (byB !== 0) add(its, tile, left * worth(types | byB, tile));
    }
    return its;
  };
  const worth = (types: number, at: number): number => {
    if ((types & mine) !== mine) return 0;
    const { tile, value, best } = (goals[types] ??= goalsOf(types));
    let most = best[at]!;
    if (most >= 0) return most;
    most = 0;
    const row = at * city.tiles;
    for (let i = 0; i < tile.length; i += 1) {
      const here = near[row + tile[i]!]! * value[i]!;
      if (here > most) most = here;
    }
    best[at] = most;
    return most;
  };
  return { worth, whole, tokens, event: eventGain(m, s.tokens) };
}

/** Of two on the same tile the better one is wanted. */
function add({ tile: at, value: worth }: Goals, tile: number, value: number): void {
  const last = at.length - 1;
  if (at[last] !== tile) {
    at.push(tile);
    worth.push(value);
  } else if (value > worth[last]!) worth[last] = value;
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
  const event = Math.max(0, eventGain(m, s.tokens, tokens));
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

interface DataTile {
  readonly tile: number;
  /** the types that lie there, as bits */
  readonly digital: number;
  readonly biological: number;
  /** how likely they still will when I come */
  readonly left: number;
}

function dataTiles({ s, me, ways }: Outset): DataTile[] {
  const { tiles, adjacent } = ways.city;
  const found: DataTile[] = [];
  for (let tile = 0; tile < tiles; tile += 1) {
    const types = typesIn(s.lying, tile * TYPES);
    if (types === 0) continue;
    let left = 1;
    for (let seat = 0; seat < s.seats; seat += 1) {
      if (seat !== me && adjacent[s.at[seat]!]![tile]!) left *= CONTESTED;
    }
    found.push({ tile, digital: types & 0b0011, biological: types & 0b1100, left });
  }
  return found;
}
