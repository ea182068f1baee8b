import type { Box, Point } from '@tablewright/board';
import {
  AREA_IDS,
  type AreaId,
  LOCATIONS,
  MAP,
  NETWORK_COLUMNS,
  placeNamed,
  redSpaceNamed,
  TIERS,
} from '@tablewright/human-punishment-rules/content';

// The map as it is drawn. The content says where everything lies, from 0 to 100 over a board of ratio 3:2; here are the units
// of the drawing, and the room that each Area has for its pieces.

const X = 12;
const Y = 8;
export const WIDTH = 100 * X;
export const HEIGHT = 100 * Y;

export const WHOLE: Box = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function scaled({ x, y }: Point): Point {
  return { x: x * X, y: y * Y };
}

function room(left: number, top: number, right: number, bottom: number): Room {
  return { x: left * X, y: top * Y, width: (right - left) * X, height: (bottom - top) * Y };
}

/** By Area: the whole of it. */
export const AREA_ROOMS: readonly Room[] = MAP.areas.map(({ from, to }) => room(from.x, from.y, to.x, to.y));

export function boxOf({ x, y, width, height }: Room): Box {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

export function areaBox(id: AreaId): Box {
  return boxOf(AREA_ROOMS[AREA_IDS.indexOf(id)]!);
}

/** By Area: where its pieces stand. */
const STANDS: readonly Room[] = [
  room(15.8, 37.5, 21.8, 58),
  room(29, 67, 48, 83),
  room(24.2, 19.8, 33.8, 29),
  room(46.4, 13, 54.4, 23),
  room(68.6, 10, 77, 23),
  room(82.4, 62.4, 94.6, 69.4),
  room(3.6, 88, 11.4, 97.4),
  room(2.8, 13.4, 15.2, 23.2),
];
export const ZONE = room(46.6, 4, 54, 11);
export const CUBE = room(85.4, 70.4, 97, 79);

/** By Area: where its boxes lie. */
const BOXES: readonly Room[] = [
  room(16, 66, 21.6, 75.4),
  room(30, 61, 40, 67),
  room(19.8, 15, 24, 22),
  room(47, 23.4, 52.8, 29.2),
  room(68, 25, 77, 29.4),
  room(80.4, 69.5, 85, 73.6),
  room(17, 84.6, 29.6, 88.4),
  room(11.4, 4, 15.6, 9),
];

export const JUNK_ROOM = room(12, 88.6, 29.6, 97.6);
export const CELLS = room(82.2, 41.2, 94, 61.6);
export const DISPLAY = room(32, 86, 98, 99);

/** Places for so many things in a room, in rows, as large as they can be. */
export function rows(
  count: number,
  { x, y, width, height }: Room,
  most: number,
): (Point & { readonly size: number })[] {
  if (count <= 0) return [];
  let best = { size: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns += 1) {
    const size = Math.min(most, width / columns, height / Math.ceil(count / columns));
    if (size >= best.size) best = { size, columns };
  }
  const { size, columns } = best;
  const lines = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const inLine = line === lines - 1 ? count - line * columns : columns;
    return {
      x: x + width / 2 + ((i % columns) - (inLine - 1) / 2) * size,
      y: y + height / 2 + (line - (lines - 1) / 2) * size,
      size,
    };
  });
}

/** Where a piece stands: in the Cube, on the yellow zone, or with the others of its Area. */
export function roomOf(area: AreaId, { caged, zone }: { readonly caged: boolean; readonly zone: boolean }): Room {
  if (caged) return { ...CUBE, y: CUBE.y + 22, height: CUBE.height - 22 };
  return zone ? ZONE : STANDS[AREA_IDS.indexOf(area)]!;
}

export function boxRoom(area: AreaId): Room {
  return BOXES[AREA_IDS.indexOf(area)]!;
}

/** A Spawn Location, a Watchtower, or a red space. */
export function pointAt(id: string): Point | null {
  const space = MAP.red[redSpaceNamed(id)];
  if (space !== undefined) return scaled(space);
  const location = LOCATIONS[placeNamed(id)];
  if (location === undefined) return null;
  // the name of an Area stands in its upper edge
  return scaled({ x: location.x, y: location.y < 10 ? 11 : location.y });
}

/** By Sector: the middle of its stack. */
export const SECTOR_POINTS: readonly Point[] = [43, 55, 67.5].map((y) => scaled({ x: 11, y }));

/** The four City actions. */
export const CITY_ACTIONS = room(49.5, 68, 73, 82);

/** What can be done elsewhere. */
export const DEED_ROOMS = {
  nexus: { x: 296, y: 52, width: 76, height: 72 },
  leader: { x: 496, y: 114, width: 60, height: 68 },
  weapon: { x: 656, y: 114, width: 60, height: 68 },
  recon: { x: 924, y: 112, width: 58, height: 72 },
  treat: { x: 30, y: 50, width: 84, height: 54 },
} as const satisfies Readonly<Record<string, Room>>;

/** By slot of the Network. */
export function cellAt(slot: number): Room {
  const [column, tier] = [Math.floor(slot / TIERS), slot % TIERS];
  const [width, height] = [CELLS.width / NETWORK_COLUMNS.length, CELLS.height / TIERS];
  return { x: CELLS.x + column * width, y: CELLS.y + (TIERS - 1 - tier) * height, width, height };
}
