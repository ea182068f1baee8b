import { cdp } from 'vitest/browser';
import type { Point } from '../zoom.ts';

// Real fingers: the browser itself is told of the touches, so that captures, cancels and clicks come as on a phone.

/** A test runs in a frame of its own; fingers touch the window around it. */
function inWindow(points: readonly Point[]): { x: number; y: number; id: number }[] {
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return points.map(({ x, y }, id) => ({ x: left + x, y: top + y, id }));
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

async function touch(type: TouchType, points: readonly Point[]): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: inWindow(points) });
}

/** Fingers go down together, along their ways step by step, and up together. All ways have the same number of points. */
export async function fingers(...ways: readonly (readonly Point[])[]): Promise<void> {
  const at = (step: number): Point[] => ways.map((way) => way[step]!);
  await touch('touchStart', at(0));
  for (let step = 1; step < ways[0]!.length; step += 1) await touch('touchMove', at(step));
  await touch('touchEnd', []);
}

/** One finger, step by step; it goes up in the end. */
export const finger = {
  down: (at: Point) => touch('touchStart', [at]),
  async along(way: readonly Point[]): Promise<void> {
    for (const point of way) await touch('touchMove', [point]);
  },
  up: () => touch('touchEnd', []),
};

/**
 * One finger that goes along without resting: on the way nothing is waited for, or on a busy machine it would seem to rest. Afterwards what
 * it scrolls has come to rest: the next touch would only stop something that still glides.
 */
export async function swipe(scrolled: Element, way: readonly Point[]): Promise<void> {
  const rests = new Promise((resolve) => scrolled.addEventListener('scrollend', resolve, { once: true }));
  await Promise.all([finger.down(way[0]!), ...way.slice(1).map((point) => finger.along([point])), finger.up()]);
  await rests;
}

/** Points on a straight way, both ends among them. */
export function way(from: Point, to: Point, steps = 5): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / steps,
    y: from.y + ((to.y - from.y) * i) / steps,
  }));
}

/** One finger that stays where it is. */
export async function hold(at: Point, ms: number): Promise<void> {
  await finger.down(at);
  await new Promise((resolve) => setTimeout(resolve, ms));
  await finger.up();
}
