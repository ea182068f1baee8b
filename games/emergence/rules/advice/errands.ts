import type { City } from '../content/city.ts';
import { TYPES } from '../state.ts';
import { eventGain } from './event.ts';
import type { Outset } from './mind.ts';
import { stockWorth } from './stock.ts';
import { purse, tokensFor, typesIn } from './worth.ts';

// Where to go next. The best errand from every tile, for every set of types that I may come to hold: collect what is
// missing, compile it, bring the tokens to an event. Each step makes it worth less.

/** After compiling the next errand begins: without this there would be no hurry to end the first. */
export const NEXT = 1.5;

/** Others walk as well: a block next to somebody else is perhaps gone before I get there. */
const CONTESTED = 0.85;

const ALL_TYPES = 0b1111;

/**
 * Room to work errands out in. They are asked for at every answer, and no two at once: to make tables of their own for each would take
 * longer than to fill them. Whoever needs them next takes them over, and whoever has lost them begins anew.
 */
class Room {
  owner: Errands | null = null;
  /** the types for which goals have been worked out, as bits */
  known = 0;
  /** by types: what can be had by somebody who holds them, on which tile, from `types · most` on */
  readonly most: number;
  readonly goals = new Int32Array(ALL_TYPES + 1);
  readonly tile: Int32Array;
  readonly value: Float64Array;
  /** by types and tile: the best of it for somebody who stands there; below 0 where nobody has asked */
  readonly best: Float64Array;
  /** tiles on which something lies: where, the types as bits, and how likely they still will lie there when I come */
  readonly data: { count: number; readonly tile: Int32Array; readonly types: Int32Array; readonly left: Float64Array };

  constructor({ tiles, compile }: City) {
    // blocks of any type and by either face on every tile, beside compiling
    this.most = compile.length + 3 * tiles;
    this.tile = new Int32Array((ALL_TYPES + 1) * this.most);
    this.value = new Float64Array((ALL_TYPES + 1) * this.most);
    this.best = new Float64Array((ALL_TYPES + 1) * tiles);
    this.data = { count: 0, tile: new Int32Array(tiles), types: new Int32Array(tiles), left: new Float64Array(tiles) };
  }

  /** Something that can be had by somebody who holds these types. */
  add(types: number, tile: number, value: number): void {
    const place = types * this.most + this.goals[types]!;
    this.tile[place] = tile;
    this.value[place] = value;
    this.goals[types]! += 1;
  }
}

const rooms = new WeakMap<City, Room>();

function roomIn(city: City): Room {
  let room = rooms.get(city);
  if (room === undefined) rooms.set(city, (room = new Room(city)));
  return room;
}

/** Worked out as far as somebody asks: most of it nobody wants to know. */
export class Errands {
  /** the sets of all four types that I hold: they only wait to be compiled */
  readonly whole: number;
  /** tokens[types]: what my blocks become in such an errand */
  readonly tokens: readonly number[];
  /** what an event would gain with the tokens as they are */
  readonly event: number;
  readonly #m: Outset;
  readonly #mine: number;
  readonly #room: Room;

  constructor(m: Outset) {
    const { s, me } = m;
    const from = me * TYPES;
    this.#m = m;
    this.whole = Math.min(s.held[from]!, s.held[from + 1]!, s.held[from + 2]!, s.held[from + 3]!);
    this.#mine = typesIn(s.held, from, this.whole);
    this.tokens = tokensByTypes(m, this.#mine);
    this.event = eventGain(m, s.tokens);
    this.#room = roomIn(m.ways.city);
  }

  /** the best errand of somebody who stands on this tile and holds these types beyond whole sets */
  worth(types: number, at: number): number {
    if ((types & this.#mine) !== this.#mine) return 0;
    const room = this.#room;
    if (room.owner !== this) this.#takeOver();
    return this.#best(room, types, at);
  }

  #takeOver(): void {
    const room = this.#room;
    room.owner = this;
    room.known = 0;
    findData(this.#m, room);
  }

  #best(room: Room, types: number, at: number): number {
    if ((room.known & (1 << types)) === 0) this.#workOut(room, types);
    const { near, city } = this.#m.ways;
    const row = at * city.tiles;
    let most = room.best[types * city.tiles + at]!;
    if (most >= 0) return most;
    most = 0;
    const from = types * room.most;
    const to = from + room.goals[types]!;
    for (let i = from; i < to; i += 1) {
      const here = near[row + room.tile[i]!]! * room.value[i]!;
      if (here > most) most = here;
    }
    room.best[types * city.tiles + at] = most;
    return most;
  }

  #workOut(room: Room, types: number): void {
    const m = this.#m;
    const { tiles } = m.ways.city;
    room.known |= 1 << types;
    room.goals[types] = 0;
    room.best.fill(-1, types * tiles, (types + 1) * tiles);
    addCompiling(m, room, types, this.tokens[types]!);
    if (m.human) addBlocks(m, room, types);
    const { count, tile, types: lying, left } = room.data;
    for (let i = 0; i < count; i += 1) {
      // EMG-212 E reads the digital types, B the biological ones
      const byE = lying[i]! & 0b0011 & ~types;
      const byB = lying[i]! & 0b1100 & ~types;
      if (byE !== 0) room.add(types, tile[i]!, left[i]! * this.#best(room, types | byE, tile[i]!));
      if (byB !== 0) room.add(types, tile[i]!, left[i]! * this.#best(room, types | byB, tile[i]!));
    }
  }
}

// -------------------------------------------------------------------------------------------------------------- compile

function tokensByTypes(m: Outset, mine: number): number[] {
  const tokens: number[] = [];
  for (let types = 0; types <= ALL_TYPES; types += 1) {
    tokens.push((types & mine) === mine ? tokensWith(m, types ^ mine) : 0);
  }
  return tokens;
}

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
function addCompiling(m: Outset, room: Room, types: number, tokens: number): void {
  if (tokens === 0) return;
  const { s, me, ways } = m;
  const before = s.tokens[me]!;
  const event = Math.max(0, eventGain(m, s.tokens, tokens));
  const gain = purse(before + tokens) - purse(before) + NEXT;
  for (const tile of ways.city.compile) {
    const value = gain + event * ways.nearEvent[tile]!;
    if (value > 0) room.add(types, tile, value);
  }
}

// --------------------------------------------------------------------------------------------------------------- blocks

/** Blocks of any type: a Human takes them when the city runs low. */
function addBlocks(m: Outset, room: Room, types: number): void {
  const { s, ways, stock } = m;
  if (stock > 2 * s.seats) return;
  const now = stockWorth(m, stock);
  for (let tile = 0; tile < ways.city.tiles; tile += 1) {
    const from = tile * TYPES;
    const blocks = s.lying[from]! + s.lying[from + 1]! + s.lying[from + 2]! + s.lying[from + 3]!;
    if (blocks > 0) room.add(types, tile, stockWorth(m, stock - blocks) - now);
  }
}

/** The tiles on which something lies. */
function findData({ s, me, ways }: Outset, { data }: Room): void {
  const { tiles, adjacent } = ways.city;
  let count = 0;
  for (let tile = 0; tile < tiles; tile += 1) {
    const types = typesIn(s.lying, tile * TYPES);
    if (types === 0) continue;
    let left = 1;
    for (let seat = 0; seat < s.seats; seat += 1) {
      if (seat !== me && adjacent[s.at[seat]!]![tile]!) left *= CONTESTED;
    }
    data.tile[count] = tile;
    data.types[count] = types;
    data.left[count] = left;
    count += 1;
  }
  data.count = count;
}
