// A city in numbers, as one seat has it: how near each end is, whose colours lead in the Network, and how far the own Objectives
// are. The same city means something else to each faction, so each has numbers of its own, which are zero for the others.

import { includes, type Seat } from '@tablewright/kernel';
import type { Learning } from '@tablewright/kernel/learned';
import { colourOf } from '../content/chips.ts';
import { FACTION_IDS, FALLEN, LEGION } from '../content/loyalty.ts';
import { areMet, progressOf } from '../objectives.ts';
import { maxHealth } from '../pieces.ts';
import { COLUMNS, GONE, NONE, SLOTS, type State, TIERS } from '../state.ts';
import { evaluate } from './evaluate.ts';

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
  'deus',
  'deus is there',
  'deus destroyed',
  'apex destroyed',
  'network',
  'human chips',
  'machine chips',
  'fallen chips',
  'human columns',
  'machine columns',
  'fallen columns',
  'fallen chips in the junk',
  'fallen victory',
  'fallen there',
  'legion there',
  'turns',
  'met',
  'met, late',
  'progress',
  'my colour carried',
] as const;

const SEAT = ['cards', 'health', 'item', 'detained', 'an office', 'chips carried'] as const;

const NAMES: readonly string[] = [
  ...SEAT,
  ...FACTION_IDS.flatMap((faction) => CITY.map((name) => `${faction}: ${name}`)),
];

const COLOURS = 3;
const city = new Float64Array(CITY.length);
const counts = new Float64Array(COLOURS);
const leads = new Float64Array(COLOURS);
const here = new Float64Array(COLOURS);

function read(s: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  const faction = s.faction[seat]!;
  if (faction === undefined || faction === NONE || s.character[seat] === NONE) return; // nobody knows yet who plays what
  let carried = 0;
  let own = 0;
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const chip = s.chips[seat * SLOTS + slot]!;
    if (chip === NONE) continue;
    carried += 1;
    if (colourOf(chip) === faction) own += 1;
  }
  into[0] = s.hands[seat]!.length / 5;
  into[1] = s.health[seat]! / maxHealth(s, seat);
  into[2] = s.item[seat] === NONE ? 0 : 1;
  into[3] = includes(s.detained, seat) ? 1 : 0;
  into[4] = s.leader === seat || s.general === seat ? 1 : 0;
  into[5] = carried / 2;
  readCity(s);
  const met = areMet(s, seat) ? 1 : 0;
  city[26] = met;
  city[27] = met * city[14]!;
  city[28] = progressFor(s, seat);
  city[29] = own / 2;
  into.set(city, SEAT.length + faction * CITY.length);
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
  city[9] = Math.abs(s.riot) / 6;
  city[10] = s.deus / 9;
  city[11] = s.deusAt >= 0 ? 1 : 0;
  city[12] = s.deusAt === GONE ? 1 : 0;
  city[13] = s.apexAt === GONE ? 1 : 0;
  readNetwork(s);
  for (let colour = 0; colour < COLOURS; colour += 1) {
    city[15 + colour] = counts[colour]! / 5;
    city[18 + colour] = leads[colour]! / COLUMNS;
  }
  let scrapped = 0;
  for (const chip of s.junk) if (chip !== NONE && colourOf(chip) === FALLEN) scrapped += 1;
  city[21] = scrapped / 3;
  city[22] = scrapped >= 3 || (scrapped >= 2 && counts[FALLEN]! >= 2) ? 1 : 0;
  city[23] = s.faction.includes(FALLEN) ? 1 : 0;
  city[24] = s.faction.includes(LEGION) ? 1 : 0;
  city[25] = s.turns / 40;
}

/** How full it is, how many chips each colour has in it, and in how many columns it is ahead; shared ones count half. */
function readNetwork(s: State): void {
  counts.fill(0);
  leads.fill(0);
  let full = 0;
  for (let column = 0; column < COLUMNS; column += 1) {
    here.fill(0);
    for (let tier = 0; tier < TIERS; tier += 1) {
      const chip = s.network[column * TIERS + tier]!;
      if (chip === NONE) continue;
      full += 1;
      here[colourOf(chip)]! += 1;
    }
    const most = Math.max(...here);
    if (most === 0) continue;
    const level = here.filter((count) => count === most).length;
    for (let colour = 0; colour < COLOURS; colour += 1) {
      counts[colour]! += here[colour]!;
      if (here[colour] === most) leads[colour]! += level === 1 ? 1 : 0.5;
    }
  }
  city[14] = full / (COLUMNS * TIERS);
}

/** How far the Objectives are that are not met yet, the one that is furthest behind. */
function progressFor(s: State, seat: Seat): number {
  let least = 1;
  for (let i = 0; i < 2; i += 1) {
    const objective = s.objectives[seat * 2 + i]!;
    if (objective === NONE) continue;
    const { done, wanted } = progressOf(s, seat, objective);
    least = Math.min(least, done / wanted);
  }
  return least;
}

export const learning: Learning<State> = { version: 1, among: 'teams', names: NAMES, read, judge: evaluate };
