import type { Seat } from '@tablewright/kernel';
import type { Learning } from '@tablewright/kernel/learned';
import { AI, blockCount, blocksInCity, cityOf, HUMAN, required, type State, TYPES } from '../state.ts';
import { drynessOf, evaluate } from './evaluate.ts';
import { type Ways, waysOf } from './ways.ts';
import { tokensIn, typesIn } from './worth.ts';

// A mission in numbers, as a seat has it that knows all allegiances: how far both teams are, what their operatives carry, and how near
// they are to where it counts. Whole errands are not thought through here: that takes a hundred times as long (docs/bots.md).

const TABLE = [
  'is human',
  'few seats',
  'share of the own team',
  'blocks in the city',
  'blocks in the city, for a human',
  'emptying, for a human',
  'round',
  'events',
  'ahead',
  'ahead, late',
  'ahead with purses',
  'ahead with purses, late',
  'ahead with sets',
  'enough with purses',
  'they have enough with purses',
] as const;

/** Twice: of my team, and of the other one. Shares of what the team needs. */
const TEAM = [
  'assimilated',
  'tokens',
  'largest purse',
  'tokens near an event',
  'sets',
  'largest set',
  'sets near a compile tile',
  'blocks',
  'types',
  'missing blocks near',
] as const;

const MINE = ['tokens', 'tokens near an event', 'sets', 'sets near a compile tile', 'missing blocks near'] as const;

const NAMES: readonly string[] = [
  ...TABLE,
  ...TEAM.map((name) => `we: ${name}`),
  ...TEAM.map((name) => `they: ${name}`),
  ...MINE.map((name) => `I: ${name}`),
];

/** Where the teams' numbers stand among the others. */
const WE = TABLE.length;
const THEY = WE + TEAM.length;
const I = THEY + TEAM.length;

function read(s: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  const isHuman = s.allegiance[seat] === HUMAN;
  const need = required(s);
  const stock = blocksInCity(s);
  const we = isHuman ? need.human : need.ai;
  const they = isHuman ? need.ai : need.human;
  const ways = waysOf(cityOf(s));
  let size = 0;
  const ourTotal = s.totals[isHuman ? HUMAN : AI]! / we;
  const theirTotal = s.totals[isHuman ? AI : HUMAN]! / they;
  into[WE] = ourTotal;
  into[THEY] = theirTotal;
  for (let other = 0; other < s.seats; other += 1) {
    const isOurs = s.allegiance[other] === s.allegiance[seat];
    if (isOurs) size += 1;
    addTo(into, isOurs ? WE : THEY, isOurs ? we : they, carriedBy(s, other, ways));
    if (other === seat) putMine(into, we, carried);
  }
  const ahead = ourTotal - theirTotal;
  const ours = ourTotal + into[WE + 1]!;
  const theirs = theirTotal + into[THEY + 1]!;
  const late = Math.max(ourTotal, theirTotal);
  const side = isHuman ? 1 : -1;
  into[0] = isHuman ? 1 : 0;
  into[1] = 3 / s.seats;
  into[2] = size / s.seats;
  into[3] = stock / s.seats / 8;
  into[4] = (side * stock) / s.seats / 8;
  into[5] = side * drynessOf(s, stock);
  into[6] = s.round / 12;
  into[7] = s.opened / 3;
  into[8] = ahead;
  into[9] = ahead * late;
  into[10] = ours - theirs;
  into[11] = (ours - theirs) * late;
  into[12] = ours + into[WE + 4]! - theirs - into[THEY + 4]!;
  into[13] = ours >= 1 ? 1 : 0;
  into[14] = theirs >= 1 ? 1 : 0;
}

/** What an operative carries; the same object each time, since it is asked thousands of times. */
const carried = { tokens: 0, nearEvent: 0, set: 0, nearCompile: 0, blocks: 0, types: 0, reach: 0 };

function carriedBy(s: State, seat: Seat, { city, near, nearCompile, nearEvent }: Ways): typeof carried {
  const at = s.at[seat]!;
  const holds = typesIn(s.held, seat * TYPES);
  carried.tokens = s.tokens[seat]!;
  carried.nearEvent = carried.tokens * nearEvent[at]!;
  carried.set = tokensIn(s.held, seat * TYPES);
  carried.nearCompile = carried.set * (city.kind[at] === 'compile' ? 1.2 : nearCompile[at]!);
  carried.blocks = blockCount(s, seat);
  carried.types = (holds & 1) + ((holds >> 1) & 1) + ((holds >> 2) & 1) + (holds >> 3);
  let reach = 0;
  const row = at * city.tiles;
  for (let tile = 0; tile < city.tiles; tile += 1) {
    const there = near[row + tile]!;
    if (there > reach && (typesIn(s.lying, tile * TYPES) & ~holds) !== 0) reach = there;
  }
  carried.reach = reach;
  return carried;
}

function addTo(into: Float64Array, at: number, need: number, one: typeof carried): void {
  into[at + 1]! += one.tokens / need;
  into[at + 2] = Math.max(into[at + 2]!, one.tokens / need);
  into[at + 3]! += one.nearEvent / need;
  into[at + 4]! += one.set / need;
  into[at + 5] = Math.max(into[at + 5]!, one.set / need);
  into[at + 6]! += one.nearCompile / need;
  into[at + 7]! += one.blocks / need;
  into[at + 8]! += one.types / need;
  into[at + 9]! += one.reach / need;
}

function putMine(into: Float64Array, need: number, one: typeof carried): void {
  into[I] = one.tokens / need;
  into[I + 1] = one.nearEvent / need;
  into[I + 2] = one.set / need;
  into[I + 3] = one.nearCompile / need;
  into[I + 4] = one.reach / need;
}

export const learning: Learning<State> = { version: 1, among: 'teams', names: NAMES, read, judge: evaluate };
