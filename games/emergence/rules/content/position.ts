// Where the tiles of a city lie on the screen (ledger 4.4): x and y from 0 to 100, y downwards, pointy-top hexagons.

import type { City } from './city.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const ROW_STEP = Math.sqrt(3) / 2; // 0.8660: from row to row, when a hexagon is 1 wide
const HEX_HEIGHT = 2 / Math.sqrt(3); // 1.1547

function extent(values: readonly number[]): { readonly span: number; readonly middle: number } {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { span: max - min, middle: (min + max) / 2 };
}

function layout({ q, r }: Pick<City, 'q' | 'r'>) {
  const across = q.map((column, i) => column + (r[i] ?? 0) / 2);
  const down = r.map((row) => row * ROW_STEP);
  const [x, y] = [extent(across), extent(down)];
  const scale = 100 / Math.max(x.span + 1, y.span + HEX_HEIGHT);
  return { across, down, x, y, scale };
}

/** The middle of every tile. */
export function position(city: Pick<City, 'q' | 'r'>): Point[] {
  const { across, down, x, y, scale } = layout(city);
  return across.map((a, i) => ({ x: 50 + scale * (a - x.middle), y: 50 + scale * ((down[i] ?? 0) - y.middle) }));
}

/** The width of one hexagon from side to side. */
export function hexWidth(city: Pick<City, 'q' | 'r'>): number {
  return layout(city).scale;
}

/** The height of one hexagon from tip to tip. */
export function hexHeight(city: Pick<City, 'q' | 'r'>): number {
  return HEX_HEIGHT * hexWidth(city);
}
