import { type Box, boxAround, openPath, type Point, radiusOf, scatter } from '@tablewright/board';
import { type City, cityFromCode, hexWidth, position } from '@tablewright/emergence-rules/content';

// A city as a drawing: a hexagon is 100 wide. Worked out once for each city.

export const HEX = 100;
/** A gap stays between tiles: that is where the traces show. */
export const TILE_RADIUS = radiusOf(HEX) - 4.6;

export interface CityDrawing {
  readonly city: City;
  readonly middles: readonly Point[];
  readonly box: Box;
  /** connections between neighbours, in one path */
  readonly bridges: string;
  /** traces that run from the rim into the night, and the pads at their ends */
  readonly traces: readonly string[];
  readonly pads: readonly Point[];
  /** lit windows of the town around */
  readonly windows: readonly (Point & { readonly size: number; readonly warm: boolean })[];
}

const MARGIN = 76;

/** Neighbours round a tile: the angle of each direction of the grid. */
const ANGLES = [0, -60, -120, 180, 120, 60] as const;
const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

const heading = (degrees: number, length: number): Point => ({
  x: length * Math.cos((degrees * Math.PI) / 180),
  y: length * Math.sin((degrees * Math.PI) / 180),
});
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

function draw(code: string): CityDrawing {
  const city = cityFromCode(code);
  const scale = HEX / hexWidth(city);
  const middles = position(city).map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const box = boxAround(middles, MARGIN);
  const random = scatter(code);
  return { city, middles, box, bridges: bridges(city, middles), ...surroundings(city, middles, box, random) };
}

function bridges(city: City, middles: readonly Point[]): string {
  const lines: string[] = [];
  for (const [a, near] of city.neighbours.entries()) {
    for (const b of near) {
      if (b < a) continue;
      const [from, to] = [middles[a]!, middles[b]!];
      const along = { x: (to.x - from.x) / HEX, y: (to.y - from.y) / HEX };
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      for (const aside of [-15, 0, 15]) {
        const at = plus(middle, { x: -along.y * aside, y: along.x * aside });
        const reach = aside === 0 ? 7 : 5.5;
        lines.push(
          openPath([
            plus(at, { x: -along.x * reach, y: -along.y * reach }),
            plus(at, { x: along.x * reach, y: along.y * reach }),
          ]),
        );
      }
    }
  }
  return lines.join('');
}

function surroundings(
  city: City,
  middles: readonly Point[],
  box: Box,
  random: () => number,
): Pick<CityDrawing, 'traces' | 'pads' | 'windows'> {
  const taken = new Set(city.q.map((q, i) => `${q},${city.r[i]}`));
  const traces: string[] = [];
  const pads: Point[] = [];
  for (const [tile, middle] of middles.entries()) {
    for (const [i, [dq, dr]] of STEPS.entries()) {
      if (taken.has(`${city.q[tile]! + dq},${city.r[tile]! + dr}`)) continue;
      const angle = ANGLES[i]!;
      for (const aside of random() < 0.6 ? [-13, 0, 13] : [0]) {
        const start = plus(plus(middle, heading(angle, 47)), heading(angle + 90, aside));
        const bend = plus(start, heading(angle, 16 + random() * 22));
        const turn = random() < 0.5 ? 60 : -60;
        const end = plus(bend, heading(angle + (random() < 0.75 ? turn : 0), 14 + random() * 46));
        if (near(end, middles, 66) || near(bend, middles, 58)) continue;
        traces.push(openPath([start, bend, end]));
        pads.push(end);
      }
    }
  }
  const windows = Array.from({ length: Math.round(((box.right - box.left) * (box.bottom - box.top)) / 5200) }, () => ({
    x: box.left + random() * (box.right - box.left),
    y: box.top + random() * (box.bottom - box.top),
    size: 1.6 + random() * 2.2,
    warm: random() < 0.35,
  })).filter((point) => !near(point, middles, 66));
  return { traces, pads, windows };
}

function near(point: Point, middles: readonly Point[], distance: number): boolean {
  return middles.some(({ x, y }) => Math.hypot(point.x - x, point.y - y) < distance);
}

let last: { readonly code: string; readonly drawing: CityDrawing } | null = null;

export function drawingOf(code: string): CityDrawing {
  if (last?.code !== code) last = { code, drawing: draw(code) };
  return last.drawing;
}

/** A part of the city with its tiles whole. */
export function boxOfTiles(drawing: CityDrawing, names: readonly string[]): Box | null {
  const points = names.flatMap((name) => {
    const tile = drawing.city.tileNamed.get(name);
    return tile === undefined ? [] : [drawing.middles[tile]!];
  });
  return points.length === 0 ? null : boxAround(points, radiusOf(HEX) + 6);
}

/** Ledger 8: wide cities use the full width, and the other operatives go below. */
export function isWide(code: string): boolean {
  const { left, right, top, bottom } = drawingOf(code).box;
  return right - left > 1.55 * (bottom - top);
}
