import { AREA_IDS, AREA_NAMES, LOCATIONS, MAP } from '@tablewright/human-punishment-rules/content';
import { expect, test } from 'vitest';
import {
  AREA_ROOMS,
  boxRoom,
  CELLS,
  CITY_ACTIONS,
  CUBE,
  DEED_ROOMS,
  DISPLAY,
  JUNK_ROOM,
  pointAt,
  type Room,
  roomOf,
  rows,
  scaled,
  SECTOR_POINTS,
  ZONE,
} from './drawing.ts';

function around({ x, y }: { readonly x: number; readonly y: number }, r: number): Room {
  return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
}

/** Everything that lies at a place of its own and is read or touched there. */
function fixed(): Readonly<Record<string, Room>> {
  const things: [string, Room][] = [
    ...Object.entries(DEED_ROOMS),
    ['City actions', CITY_ACTIONS],
    ['Cube', CUBE],
    ['yellow zone', ZONE],
    ['Network', CELLS],
    ['Junkyard chips', JUNK_ROOM],
    ['display', DISPLAY],
    ...LOCATIONS.map(({ id }): [string, Room] => [`location ${id}`, around(pointAt(id)!, 23)]),
    ...MAP.red.map((space, i): [string, Room] => [`red ${i + 1}`, around(scaled(space), 22)]),
    ...MAP.blue.map((space, i): [string, Room] => [`blue ${i + 1}`, around(scaled(space), 20)]),
    ...SECTOR_POINTS.map((point, i): [string, Room] => [`Sector ${i + 1}`, { ...around(point, 40), height: 56 }]),
    ...AREA_IDS.map((id): [string, Room] => [`those in ${id}`, roomOf(id, { caged: false, zone: false })]),
    ...AREA_ROOMS.map(({ x, y }, i): [string, Room] => [
      `name of ${AREA_NAMES[i]}`,
      { x: x + 12, y: y + 8, width: 10 * AREA_NAMES[i]!.length, height: 20 },
    ]),
  ];
  return Object.fromEntries(things);
}

function overlaps(a: Room, b: Room): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('a Supply Box lies over nothing that is read or touched, also where there are three', () => {
  for (const area of AREA_IDS) {
    for (const count of [1, 2, 3]) {
      for (const { x, y, size } of rows(count, boxRoom(area), 36)) {
        const box = around({ x, y }, (size / 36) * 16);
        const covered = Object.entries(fixed()).filter(([, room]) => overlaps(room, box));
        expect(covered.map(([name]) => `${area}: ${name}`)).toEqual([]);
      }
    }
  }
});

test('whoever stands in an Area hides nothing that is read or touched, however many they are', () => {
  for (const area of AREA_IDS) {
    for (const count of [1, 3, 7]) {
      for (const { x, y, size } of rows(count, roomOf(area, { caged: false, zone: false }), 62)) {
        const piece = around({ x, y }, Math.min(1, size / 56) * 20);
        const covered = Object.entries(fixed()).filter(
          ([name, room]) => !name.startsWith('those') && overlaps(room, piece),
        );
        expect(covered.map(([name]) => `${area}: ${name}`)).toEqual([]);
      }
    }
  }
});
