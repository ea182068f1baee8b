import type { Point } from './zoom.ts';

// Pointy-top hexagons, y downwards.

/** From the middle to a corner, when a hexagon is `width` wide from side to side. */
export function radiusOf(width: number): number {
  return width / Math.sqrt(3);
}

/** The six corners, clockwise from the top. */
export function hexCorners(radius: number, middle: Point = { x: 0, y: 0 }): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
}

const short = (n: number): string => String(Math.round(n * 100) / 100);

/** Corners as an SVG path. */
export function closedPath(corners: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** Points as an open SVG path. */
export function openPath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}`;
}

export function hexPath(radius: number): string {
  return closedPath(hexCorners(radius));
}

/** One half of a hexagon, cut from its top corner to its bottom corner. */
export function halfHexPath(radius: number, side: 'left' | 'right'): string {
  const [top, upperRight, lowerRight, bottom, lowerLeft, upperLeft] = hexCorners(radius) as [
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
  ];
  return closedPath(side === 'right' ? [top, upperRight, lowerRight, bottom] : [bottom, lowerLeft, upperLeft, top]);
}

/** The same half as a line round its outer side, open along the cut. */
export function halfHexOutline(radius: number, side: 'left' | 'right'): string {
  return halfHexPath(radius, side).slice(0, -1);
}
