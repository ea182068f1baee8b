import type { Box, Point, Size } from '@tablewright/board';
import type { View } from '@tablewright/human-punishment-rules';
import { AREA_IDS, LOCATIONS, slotNamed } from '@tablewright/human-punishment-rules/content';
import {
  areaBox,
  boxOf,
  boxRoom,
  cellAt,
  CITY_ACTIONS,
  CUBE,
  DEED_ROOMS,
  DISPLAY,
  JUNK_ROOM,
  pointAt,
  roomOf,
  SECTOR_POINTS,
} from './drawing.ts';
import { frameOf } from './look.ts';

// What the camera brings into sight with a question: the things that it is about.

type Seen = Pick<View, 'pieces' | 'players' | 'seats' | 'now'>;

const AROUND = 34;
/** What a phone shows of the city where a piece is large enough for a thumb, clear of the small map. */
export const ON_A_PHONE: Size = { width: 440, height: 230 };

function around({ x, y }: Point): Box {
  return { left: x - AROUND, right: x + AROUND, top: y - AROUND, bottom: y + AROUND };
}

/** Where a thing lies on the map; null for what does not lie there. */
function boxOfThing(thing: string, view: Seen): Box | null {
  const [kind = '', id = ''] = thing.split(':');
  const area = AREA_IDS.find((one) => one === id);
  switch (kind) {
    case 'area':
      return area === undefined ? null : areaBox(area);
    case 'place': {
      const point = pointAt(id);
      return point === null ? null : around(point);
    }
    case 'piece':
      return standOf(Number(id), view);
    case 'sector': {
      const point = SECTOR_POINTS[Number(id) - 1];
      return point === undefined ? null : around(point);
    }
    case 'slot':
      return boxOf(cellAt(slotNamed(id)));
    case 'spot':
      return boxOf(JUNK_ROOM);
    case 'box':
      return area === undefined ? null : boxOf(boxRoom(area));
    case 'deed':
      return boxOf(
        id === 'chance'
          ? CITY_ACTIONS
          : (Object.entries(DEED_ROOMS).find(([name]) => name === id)?.[1] ?? CITY_ACTIONS),
      );
    case 'display':
    case 'darknet':
    case 'deck':
      return boxOf(DISPLAY);
    case 'cube':
      return boxOf(CUBE);
    default:
      return null;
  }
}

function standOf(piece: number, { pieces, players }: Seen): Box | null {
  const at = pieces[piece];
  if (at === undefined || at.area === null) return null;
  return boxOf(roomOf(at.area, { caged: players[piece]?.detained === true, zone: at.zone }));
}

/** Where the Enemy stands that is fought, or that attacks. */
export function fightAt(view: Pick<View, 'now'>): string | null {
  const place = frameOf(view, 'attack')?.target ?? frameOf(view, 'enemyAttack')?.place;
  return place === undefined ? null : (LOCATIONS[place]?.id ?? `red${place - LOCATIONS.length + 1}`);
}

function fightNow(view: Seen): readonly Box[] {
  const at = fightAt(view);
  const point = at === null ? null : pointAt(at);
  return point === null ? [] : [around(point)];
}

/**
 * What should be in sight, the first before the others: of what can be chosen the nearest, so that something of it always is; who
 * is fought; me; then the rest of what can be chosen, the small before the large.
 */
export function wantedBoxes(view: Seen, me: number | null, lit: readonly string[]): readonly Box[] {
  const mine = me === null ? null : standOf(me, view);
  const here = [...fightNow(view), ...(mine === null ? [] : [mine])];
  const size = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);
  const offered = [...new Set(lit)]
    .flatMap((thing) => boxOfThing(thing, view) ?? [])
    .toSorted((a, b) => size(a) - size(b));
  const [at] = here;
  const nearest =
    at === undefined ? offered.slice(0, 1) : offered.toSorted((a, b) => apart(at, a) - apart(at, b)).slice(0, 1);
  return [...nearest, ...here, ...offered];
}

/** From the middle of one to the middle of the other. */
function apart(one: Box, other: Box): number {
  const middle = ({ left, right, top, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const [a, b] = [middle(one), middle(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}
