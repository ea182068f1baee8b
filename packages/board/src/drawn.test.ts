import { expect, test } from 'vitest';
import { halfHexOutline, halfHexPath, hexCorners, hexPath, radiusOf } from './hex.ts';
import { scatter } from './random.ts';
import { labelPlaces } from './StepChart.tsx';

test('a pointy-top hexagon: tip above, sides left and right', () => {
  const corners = hexCorners(radiusOf(100));
  expect(corners[0]!.x).toBeCloseTo(0);
  expect(corners[0]!.y).toBeCloseTo(-57.735, 2);
  expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(50);
});

test('paths are closed, outlines of halves are open', () => {
  expect(hexPath(10)).toMatch(/^M0 -10L.*Z$/);
  expect(halfHexPath(10, 'left').endsWith('Z')).toBe(true);
  expect(halfHexOutline(10, 'left').endsWith('Z')).toBe(false);
});

test('decoration is the same for the same text, and lies between 0 and 1', () => {
  const [a, b, other] = [scatter('capital'), scatter('capital'), scatter('kernel')];
  const first = Array.from({ length: 50 }, a);
  expect(Array.from({ length: 50 }, b)).toEqual(first);
  expect(Array.from({ length: 50 }, other)).not.toEqual(first);
  for (const n of first) expect(n >= 0 && n < 1).toBe(true);
});

test('names at the ends of lines never cover each other', () => {
  expect(labelPlaces([50, 52, 10])).toEqual([50, 64, 10]);
});
