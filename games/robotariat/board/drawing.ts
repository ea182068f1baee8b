import type { Point } from '@tablewright/board';
import { BOARD, PATHS, type Path, type Space, SPACES } from '@tablewright/robotariat-rules/content';

// The town as a drawing, in pixels of the room that it has: six spaces, nine lines, twelve arrows (ledger 4.1, 8).

/** A box by its middle. */
export interface Place extends Point {
  readonly w: number;
  readonly h: number;
}

export interface Town {
  readonly width: number;
  readonly height: number;
  /** short names and small pieces */
  readonly compact: boolean;
  readonly places: Readonly<Record<Space, Place>>;
}

/** Columns and rows: the ledger's layout, the inner two spaces moved apart until an arrow fits between them. */
const COLUMN: Readonly<Record<Space, -2 | -1 | 1 | 2>> = { M: -2, S: -2, P: -1, U: 1, Y: 2, R: 2 };
const ROW: Readonly<Record<Space, -1 | 0 | 1>> = { M: -1, Y: -1, P: 0, U: 0, S: 1, R: 1 };
const MARGIN = 8;
/**
 * The entry token stands on the roof of a space, like a flag: the upper row leaves that much room. On a small sheet the chips need
 * all the room between the spaces, and it stands inside.
 */
const FLAG = { compact: { w: 36, h: 17 }, roomy: { w: 96, h: 32 } };

/** On a small sheet: as much room as a chip commonly takes. */
export const CHIP = { w: 60, h: 17 };

export function townOf(width: number, height: number): Town {
  const compact = width < 560;
  const w = Math.round(Math.min(200, Math.max(84, width * 0.246)));
  const h = Math.round(Math.min(148, Math.max(74, height * (compact ? 0.276 : 0.258))));
  const gap = compact ? CHIP.w + 8 : Math.max(54, width * 0.1);
  const outer = Math.max(width / 2 - MARGIN - w / 2 - Math.max(0, (width - 620) * 0.02), 0);
  const inner = w / 2 + gap / 2;
  const top = compact ? MARGIN / 2 : FLAG.roomy.h + 2;
  const middle = Math.max((height - top - MARGIN - h) / 2, 0);
  const placeOf = (space: Space): Place => {
    const column = COLUMN[space];
    const aside = Math.abs(column) === 2 ? outer : inner;
    return { x: width / 2 + Math.sign(column) * aside, y: (height + top - MARGIN) / 2 + ROW[space] * middle, w, h };
  };
  const places = Object.fromEntries(SPACES.map((space) => [space, placeOf(space)])) as Record<Space, Place>;
  return { width, height, compact, places };
}

// ---------------------------------------------------------------------------------------------------------------- lines

export interface Stretch {
  readonly from: Point;
  readonly to: Point;
}

/** Where a ray from the middle of a box leaves it. */
export function edge(box: Place, toward: Point): Point {
  const dx = toward.x - box.x;
  const dy = toward.y - box.y;
  const part = Math.min(box.w / 2 / Math.max(Math.abs(dx), 1e-9), box.h / 2 / Math.max(Math.abs(dy), 1e-9));
  return { x: box.x + dx * part, y: box.y + dy * part };
}

/** The part of the way between two spaces that no space covers. */
export function stretchOf(town: Town, from: Space, to: Space): Stretch {
  const [a, b] = [town.places[from], town.places[to]];
  return { from: edge(a, b), to: edge(b, a) };
}

/** Each black line once. */
export const LINES: readonly (readonly [Space, Space])[] = SPACES.flatMap((from) =>
  BOARD[from].lines.flatMap((to) => (SPACES.indexOf(from) < SPACES.indexOf(to) ? [[from, to] as const] : [])),
);

export interface Arrow {
  readonly from: Space;
  readonly to: Space;
  readonly path: Path;
}

export const ARROWS_DRAWN: readonly Arrow[] = SPACES.flatMap((from) =>
  PATHS.map((path) => ({ from, path, to: BOARD[from][path] })),
);

const ASIDE = 11;
const APART = 17;
const MOST_CHEVRONS = 7;

export interface Chevron extends Point {
  /** degrees, 0 to the right */
  readonly turn: number;
}

/** Is there a yellow arrow on the same stretch, in the same direction? */
function besideYellow({ from, to, path }: Arrow): boolean {
  return path === 'blue' && BOARD[from].yellow === to;
}

/** The chevrons of an arrow, beside the line: to the right of whoever walks there, unless the yellow ones lie there. */
export function chevronsOf(town: Town, arrow: Arrow): Chevron[] {
  const { from, to } = arrow;
  const stretch = stretchOf(town, from, to);
  const dx = stretch.to.x - stretch.from.x;
  const dy = stretch.to.y - stretch.from.y;
  const length = Math.hypot(dx, dy);
  const side = besideYellow(arrow) ? -ASIDE : ASIDE;
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const count = Math.max(1, Math.min(MOST_CHEVRONS, Math.floor((length - 12) / APART)));
  return Array.from({ length: count }, (_, i) => {
    const along = length / 2 + (i - (count - 1) / 2) * APART;
    return {
      x: stretch.from.x + (dx * along - dy * side) / length,
      y: stretch.from.y + (dy * along + dx * side) / length,
      turn,
    };
  });
}

/** Does an arrow run the other way on the same line? */
function isTwoWay(from: Space, to: Space): boolean {
  return PATHS.some((path) => BOARD[to][path] === from);
}

/** Where a chip lies, and how: in the middle of that point, or with its left or right end there. */
export interface ChipSpot extends Point {
  readonly ends: 'middle' | 'left' | 'right';
  /** of two that go the same way the second lies beside the first, and not below it */
  readonly beside: boolean;
}

/** Where the chip lies that says what would walk from one space to the other; nearer to where it would arrive. */
export function chipSpot(town: Town, from: Space, to: Space): ChipSpot {
  const stretch = stretchOf(town, from, to);
  const part = isTwoWay(from, to) ? 0.74 : 0.5;
  const x = stretch.from.x + (stretch.to.x - stretch.from.x) * part;
  const y = stretch.from.y + (stretch.to.y - stretch.from.y) * part;
  if (!town.compact) return { x, y, ends: 'middle', beside: false };
  // Past the middle row it is narrow: there a chip begins or ends at the space that stands in its way.
  if (COLUMN[from] === COLUMN[to]) {
    const [P, U] = [town.places.P, town.places.U];
    return COLUMN[from] < 0
      ? { x: P.x - P.w / 2 - 3, y, ends: 'right', beside: false }
      : { x: U.x + U.w / 2 + 3, y, ends: 'left', beside: false };
  }
  return { x, y, ends: 'middle', beside: ROW[from] !== ROW[to] };
}

// --------------------------------------------------------------------------------------------------------------- pieces

/** Where the entry token stands: on the roof, at the outer corner; on a small sheet in the lower right corner. */
export function flagOf({ places, width, compact }: Town, space: Space): Place {
  const { x, y, w, h } = places[space];
  const flag = FLAG[compact ? 'compact' : 'roomy'];
  if (compact) return { x: x + (w - flag.w) / 2 - 2, y: y + (h - flag.h) / 2 - 2, ...flag };
  const side = x < width / 2 ? -1 : 1;
  return { x: x + side * ((w - flag.w) / 2), y: y - h / 2 - flag.h / 2 + 2, ...flag };
}

const HEAD = { compact: 21, roomy: 31 };
const POSTERS = { compact: 15, roomy: 25 };
/** On a small sheet what can be done there, and the entry token, stand below the pieces. */
const FOOT = { compact: FLAG.compact.h, roomy: 4 };
const LARGEST = { compact: 36, roomy: 56 };

/** Where pieces stand on a space: in rows under its name and its posters, as large as they can be. */
export function slotsOf(town: Town, space: Space, pieces: number): Place[] {
  if (pieces <= 0) return [];
  const { x, y, w, h } = town.places[space];
  const size = town.compact ? 'compact' : 'roomy';
  const room = { w: w - 10, h: h - HEAD[size] - POSTERS[size] - FOOT[size] - 4 };
  let columns = 1;
  let best = 0;
  for (let n = 1; n <= pieces; n += 1) {
    const fits = Math.min(room.w / n, room.h / Math.ceil(pieces / n), LARGEST[size]);
    if (fits > best) [columns, best] = [n, fits];
  }
  const rows = Math.ceil(pieces / columns);
  const top = y - h / 2 + HEAD[size] + POSTERS[size] + (room.h - rows * best) / 2 + 2;
  return Array.from({ length: pieces }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, pieces - row * columns);
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * best,
      y: top + (row + 0.5) * best,
      w: best - 2,
      h: best - 2,
    };
  });
}
