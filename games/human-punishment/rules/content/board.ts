import type { AreaCode, Provenance } from './effects.ts';

// The map (ledger 4.1), the Spawn Locations and the paths (4.2). Everywhere else an Area, a Place and a location is its
// index here. Positions: x to the right, y down, both 0 to 100 over a board of ratio 3:2.

export const AREA_IDS = ['1', '2', '3', '4', '5', '6', 'J', 'M'] as const satisfies readonly AreaCode[];
export type AreaId = (typeof AREA_IDS)[number];
export const AREAS = AREA_IDS.length;

export const SECTORS = 0;
export const CITY = 1;
export const NEXUS = 2;
export const HQ = 3;
export const MONOLITH = 4;
export const NETWORK = 5;
export const JUNKYARD = 6;
export const MED = 7;

export const AREA_NAMES = ['Sectors', 'City', 'Nexus', 'HQ', 'Monolith', 'Network', 'Junkyard', 'Med Center'] as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const at = (x: number, y: number): Point => ({ x, y });

interface Spot extends Point {
  readonly name: string;
}

interface MapArea {
  /** its left upper corner */
  readonly from: Point;
  /** its right lower corner */
  readonly to: Point;
  readonly places: readonly Spot[];
  /** where markers lie that are no Place */
  readonly spots: readonly Spot[];
  readonly provenance: Provenance;
}

const spot = (name: string, x: number, y: number): Spot => ({ name, x, y });

function area(from: Point, to: Point, places: readonly Spot[], spots: readonly Spot[] = []): MapArea {
  return { from, to, places, spots, provenance: 'reconstructed' };
}

interface Arrow {
  readonly between: readonly [number, number];
  readonly from: Point;
  readonly to: Point;
  readonly provenance: Provenance;
}

function arrow(a: number, b: number, from: Point, to: Point, provenance: Provenance = 'reconstructed'): Arrow {
  return { between: [a, b], from, to, provenance };
}

interface PathSpace extends Point {
  readonly area: number;
  readonly provenance: Provenance;
}

function space(inArea: number, x: number, y: number, provenance: Provenance): PathSpace {
  return { area: inArea, x, y, provenance };
}

const LAST_SPACE = space(CITY, 70, 57, 'stated');

/** Where everything lies on the board. */
export const MAP = {
  areas: [
    area(at(2, 34), at(22, 76), [spot('Sector I', 12, 41), spot('Sector II', 12, 55), spot('Sector III', 12, 69)]),
    area(at(28, 44), at(74, 84), [spot('City', 38, 72), spot('Dark Net', 54, 76), spot('Factory', 64, 55)]),
    area(at(19, 3), at(39, 30), [spot('Nexus', 27, 18)], [spot('Scanner 1', 23, 26)]),
    area(at(41, 3), at(60, 30), [spot('HQ', 50, 17)], [spot('yellow zone', 50, 7), spot('weapons', 57, 20)]),
    area(at(62, 3), at(82, 30), [spot('Monolith', 74, 17)], [spot('Scanner 2', 79, 26)]),
    area(at(80, 34), at(98, 80), [spot('Network', 89, 48), spot('Isolation Cube', 89, 72)]),
    area(at(3, 84), at(30, 98), [spot('Junkyard', 16, 91)]),
    area(at(2, 3), at(16, 24), [spot('Med Center', 9, 14)]),
  ],
  /** HPB-201 */
  arrows: [
    arrow(SECTORS, CITY, at(22, 60), at(28, 60)),
    arrow(SECTORS, NEXUS, at(16, 34), at(23, 30)),
    arrow(CITY, HQ, at(48, 44), at(48, 30)),
    arrow(CITY, NETWORK, at(74, 64), at(80, 64), 'stated'),
    arrow(NEXUS, HQ, at(39, 16), at(41, 16)),
    arrow(HQ, MONOLITH, at(60, 16), at(62, 16)),
    arrow(MONOLITH, NETWORK, at(80, 30), at(86, 34)),
    arrow(SECTORS, JUNKYARD, at(12, 76), at(12, 84)),
    arrow(CITY, JUNKYARD, at(32, 84), at(28, 88)),
    arrow(SECTORS, MED, at(7, 34), at(7, 24), 'stated'),
    arrow(NEXUS, MED, at(19, 12), at(16, 12), 'stated'),
  ],
  /** HPB-206 between City and Network, with 5 or 6 players */
  blockade: at(77, 64),
  /** HPB-800 */
  red: [
    space(CITY, 58, 50, 'stated'),
    space(HQ, 55, 26, 'implied'),
    space(MONOLITH, 66, 26, 'reconstructed'),
    LAST_SPACE,
  ],
  blue: [space(NEXUS, 33, 17, 'stated'), space(HQ, 45, 26, 'reconstructed'), LAST_SPACE],
  /** behind Red 4: where Crawlers and Deus arrive */
  redEnd: space(NETWORK, 82, 48, 'stated'),
} as const satisfies {
  areas: readonly MapArea[];
  arrows: readonly Arrow[];
  blockade: Point;
  red: readonly PathSpace[];
  blue: readonly PathSpace[];
  redEnd: PathSpace;
};

/** HPB-200 The Places of each Area. */
export const PLACES: readonly (readonly string[])[] = MAP.areas.map(({ places }) => places.map(({ name }) => name));

/** HPB-213 The Areas of the red and of the blue path, space by space. */
export const RED_AREAS: readonly number[] = MAP.red.map((it) => it.area);
export const BLUE_AREAS: readonly number[] = MAP.blue.map((it) => it.area);

/** HPB-201, HPB-202 Where the arrows out of an Area lead. */
export const ADJACENT: readonly (readonly number[])[] = AREA_IDS.map((_, from) =>
  MAP.arrows
    .filter(({ between }) => between.includes(from))
    .map(({ between: [a, b] }) => (a === from ? b : a))
    .sort((a, b) => a - b),
);

const NEAR: readonly (readonly boolean[])[] = AREA_IDS.map((_, a) => AREA_IDS.map((_, b) => ADJACENT[a]!.includes(b)));

/** HPB-212 Two Areas joined by an arrow; an Area is not near itself. */
export function isNear(a: number, b: number): boolean {
  return NEAR[a]![b]!;
}

interface Location extends Point {
  readonly id: string;
  /** the sum of the white dice; of 6/8 the lower one */
  readonly number: number;
  /** three for a Watchtower */
  readonly areas: readonly number[];
  /** HPB-523 the overflow of 6 and 8 */
  readonly shared: boolean;
  readonly provenance: Provenance;
}

function location(
  id: string,
  number: number,
  areas: readonly number[],
  x: number,
  y: number,
  provenance: Provenance = 'reconstructed',
): Location {
  return { id, number, areas, x, y, shared: id === '6/8', provenance };
}

/** HPB-540 In the order in which Enemies on them act. */
export const LOCATIONS: readonly Location[] = [
  location('2', 2, [NETWORK], 96, 39),
  location('3a', 3, [NEXUS], 22, 8),
  location('3b', 3, [NETWORK], 96, 58),
  location('4', 4, [SECTORS, CITY, NEXUS], 25, 37),
  location('5a', 5, [SECTORS], 5, 47),
  location('5b', 5, [HQ], 44, 8),
  location('6', 6, [CITY], 33, 52, 'stated'),
  location('7a', 7, [NEXUS], 36, 25),
  location('7b', 7, [MONOLITH], 66, 8),
  location('8', 8, [CITY], 50, 51, 'stated'),
  location('6/8', 6, [CITY], 43, 60, 'stated'),
  location('9a', 9, [SECTORS], 19, 62),
  location('9b', 9, [HQ], 57, 8),
  location('10', 10, [CITY, MONOLITH, NETWORK], 77, 37),
  location('11a', 11, [MONOLITH], 79, 8),
  location('11b', 11, [SECTORS], 5, 72),
  location('12', 12, [NETWORK], 83, 77),
];

const located = (id: string): number => LOCATIONS.findIndex((it) => it.id === id);

export const AT_6 = located('6');
export const AT_8 = located('8');
export const AT_SHARED = located('6/8');
export const TOWER_4 = located('4');
export const TOWER_10 = located('10');

/** By the sum of the white dice; the shared one is under neither of its numbers (HPB-523). */
export const LOCATIONS_BY_NUMBER: readonly (readonly number[])[] = Array.from({ length: 13 }, (_, sum) =>
  LOCATIONS.flatMap(({ number, shared }, index) => (number === sum && !shared ? [index] : [])),
);

/** HPB-208, HPB-540 The locations of an Area and the Watchtowers that touch it, in the order in which they act. */
export const LOCATIONS_IN: readonly (readonly number[])[] = AREA_IDS.map((_, inArea) =>
  LOCATIONS.flatMap(({ areas }, index) => (areas.includes(inArea) ? [index] : [])),
);
