// A city in numbers, as one seat has it: how near each end is, whose colours lead in the Network, and how far the own Objectives
// are. The same city means something else to each faction, so each has numbers of its own, which are zero for the others.

import { includes, type Seat } from '@tablewright/kernel';
import type { Learning } from '@tablewright/kernel/learned';
import { NETWORK } from '../content/board.ts';
import { colourOf } from '../content/chips.ts';
import { OUTLAWS } from '../content/endings.ts';
import { isBlue, worth } from '../content/faces.ts';
import { FACTION_IDS, FALLEN, LEGION } from '../content/loyalty.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { byColumns } from '../ends.ts';
import { progressOf } from '../objectives.ts';
import { ENEMY_PLACES } from '../content/enemy-places.ts';
import { enemyAt, maxHealth, playerOf, programsOf } from '../pieces.ts';
import { COLUMNS, GONE, NONE, SLOTS, type State, TIERS } from '../state.ts';
import { boostsOf } from '../tasks.ts';
import { judgeByHand } from './by-hand.ts';
import { steps } from './errands.ts';

/** What is good or bad for anybody. */
const SEAT = [
  'cards',
  'blue cards',
  'red cards',
  'health',
  'wounds',
  'item',
  'detained',
  'leader',
  'general',
  'programs',
  'boosts',
  'chips carried',
  'chips near the network',
  'their turn',
] as const;

/** For each Objective: whether it is held and met, held and not met, and how much of it is missing. */
const OBJECTIVE = ['met', 'not met', 'missing'] as const;

/** What each faction sees in its own light. */
const CITY = [
  'is it',
  'morale',
  'morale gone',
  'resource',
  'resource gone',
  'security',
  'security gone',
  'threat',
  'threat full',
  'riot',
  'riot is red',
  'deus',
  'deus is there',
  'deus destroyed',
  'apex destroyed',
  'enemies',
  'network missing',
  'network nearly full',
  'human chips',
  'machine chips',
  'fallen chips',
  'human columns',
  'machine columns',
  'fallen columns',
  'human chips carried',
  'machine chips carried',
  'fallen chips carried',
  'network to humans',
  'network to machines',
  'network to fallen',
  'network to outlaws',
  'fallen chips in the junk',
  'fallen victory',
  'fallen there',
  'legion there',
  'phase',
  'turns',
  'met',
  'met, late',
  'met, and the network is ours',
  'my colour carried',
  'my colour near the network',
] as const;

const OBJECTIVES_AT = SEAT.length;
const CITY_AT = OBJECTIVES_AT + OBJECTIVES.length * OBJECTIVE.length;

const NAMES: readonly string[] = [
  ...SEAT,
  ...OBJECTIVES.flatMap(({ name }) => OBJECTIVE.map((how) => `${name}: ${how}`)),
  ...FACTION_IDS.flatMap((faction) => CITY.map((name) => `${faction}: ${name}`)),
];

const COLOURS = 3;
/** With the last chip of these Tiers the game ends (HPB-902). */
const LAST_TIER = 3;
const CHIPS_WANTED = COLUMNS * LAST_TIER;

// Filled anew for every table: a search judges thousands of them.
const city = new Float64Array(CITY.length);
const counts = new Float64Array(COLOURS);
const leads = new Float64Array(COLOURS);
const here = new Float64Array(COLOURS);
const carried = new Float64Array(COLOURS);

function read(s: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  const faction = s.faction[seat]!;
  if (faction === undefined || faction === NONE || s.character[seat] === NONE) return; // nobody knows yet who plays what
  readSeat(s, seat, into);
  const met = readObjectives(s, seat, into);
  readCity(s);
  readCarried(s, seat, faction, into);
  city[37] = met;
  city[38] = met * (1 - city[16]!);
  city[39] = met * (faction < COLOURS ? city[27 + faction]! : 0);
  into.set(city, CITY_AT + faction * CITY.length);
}

function readSeat(s: State, seat: Seat, into: Float64Array): void {
  for (const face of s.hands[seat]!) into[isBlue(face) ? 1 : 2]! += worth(face) / 10;
  into[0] = s.hands[seat]!.length / 5;
  into[3] = s.health[seat]! / maxHealth(s, seat);
  into[4] = s.wounds[seat]!.length / 2;
  into[5] = s.item[seat] === NONE ? 0 : 1;
  into[6] = includes(s.detained, seat) ? 1 : 0;
  into[7] = s.leader === seat ? 1 : 0;
  into[8] = s.general === seat ? 1 : 0;
  into[9] = programsOf(s, seat) / 2;
  into[10] = boostsOf(s, seat) / 4;
  into[13] = s.active === seat ? 1 : 0;
}

/** Whether all are met: 1 or 0. */
function readObjectives(s: State, seat: Seat, into: Float64Array): number {
  let met = 1;
  for (let i = 0; i < 2; i += 1) {
    const objective = s.objectives[seat * 2 + i]!;
    if (objective === NONE) continue;
    const { done, wanted } = progressOf(s, seat, objective);
    const at = OBJECTIVES_AT + objective * OBJECTIVE.length;
    if (done >= wanted) into[at] = 1;
    else {
      met = 0;
      into[at + 1] = 1;
      into[at + 2] = 1 - done / wanted;
    }
  }
  return met;
}

function readCity(s: State): void {
  city[0] = 1;
  city[1] = (s.morale + 10) / 16;
  city[2] = Math.exp(-0.45 * (s.morale + 10));
  city[3] = s.resource / 12;
  city[4] = Math.exp(-0.45 * s.resource);
  city[5] = s.security / 5;
  city[6] = Math.exp(-0.7 * s.security);
  city[7] = s.threat / 4;
  city[8] = s.threat >= 3 ? 1 : 0;
  const riot = Math.abs(s.riot);
  city[9] = riot / 6;
  city[10] = riot >= 3 ? 1 : 0;
  city[11] = s.deus / 9;
  city[12] = s.deusAt >= 0 ? (1 + s.deusAt) / 2 : 0;
  city[13] = s.deusAt === GONE ? 1 : 0;
  city[14] = s.apexAt === GONE ? 1 : 0;
  let enemies = 0;
  for (let place = 0; place < ENEMY_PLACES; place += 1) if (enemyAt(s, place) !== NONE) enemies += 1;
  city[15] = enemies / 8;
  readNetwork(s);
  let scrapped = 0;
  for (const chip of s.junk) if (chip !== NONE && colourOf(chip) === FALLEN) scrapped += 1;
  city[31] = scrapped / 3;
  city[32] = scrapped >= 3 || (scrapped >= 2 && counts[FALLEN]! >= 2) ? 1 : 0;
  city[33] = s.faction.includes(FALLEN) ? 1 : 0;
  city[34] = s.faction.includes(LEGION) ? 1 : 0;
  city[35] = s.phase / 2;
  city[36] = s.turns / (10 * s.seats);
}

/**
 * How many chips are missing, how many each colour has in it, in how many columns it is ahead (shared ones count half), and whose it
 * would be as it is: the more, the fuller it is.
 */
function readNetwork(s: State): void {
  counts.fill(0);
  leads.fill(0);
  let missing = CHIPS_WANTED;
  for (let column = 0; column < COLUMNS; column += 1) {
    here.fill(0);
    for (let tier = 0; tier < TIERS; tier += 1) {
      const chip = s.network[column * TIERS + tier]!;
      if (chip === NONE) continue;
      if (tier < LAST_TIER) missing -= 1;
      here[colourOf(chip)]! += 1;
    }
    const most = Math.max(here[0]!, here[1]!, here[2]!);
    if (most === 0) continue;
    let level = 0;
    for (let colour = 0; colour < COLOURS; colour += 1) if (here[colour] === most) level += 1;
    for (let colour = 0; colour < COLOURS; colour += 1) {
      counts[colour]! += here[colour]!;
      if (here[colour] === most) leads[colour]! += level === 1 ? 1 : 0.5;
    }
  }
  city[16] = missing / CHIPS_WANTED;
  city[17] = Math.exp(-0.7 * missing);
  for (let colour = 0; colour < COLOURS; colour += 1) {
    city[18 + colour] = counts[colour]! / 5;
    city[21 + colour] = leads[colour]! / COLUMNS;
  }
  city.fill(0, 27, 31);
  const victor = byColumns(s);
  city[victor === OUTLAWS ? 30 : 27 + victor] = 1 - missing / CHIPS_WANTED;
}

/** Chips on the way: by colour, and the own ones by how near they are. */
function readCarried(s: State, seat: Seat, faction: number, into: Float64Array): void {
  carried.fill(0);
  city.fill(0, 40, 42);
  for (let piece = 0; piece < s.at.length; piece += 1) {
    const area = s.at[piece]!;
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const chip = s.chips[piece * SLOTS + slot]!;
      if (chip === NONE || area === NONE) continue;
      carried[colourOf(chip)]! += 1;
      if (playerOf(s, piece) !== seat) continue;
      const near = 1 - steps(area, NETWORK) / 4;
      into[11]! += 0.5;
      into[12]! += near;
      if (colourOf(chip) !== faction) continue;
      city[40]! += 0.5;
      city[41]! += near;
    }
  }
  for (let colour = 0; colour < COLOURS; colour += 1) city[24 + colour] = carried[colour]! / 2;
}

export const learning: Learning<State> = {
  version: 2,
  among: 'teams',
  names: NAMES,
  read,
  wild: 40,
  judge: judgeByHand,
};
