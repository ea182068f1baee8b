import { describe, expect, test } from 'vitest';
import { spread } from './spread.ts';

const SIZE = 54;
const ROOM = 45;

test('nobody stands on an empty space', () => {
  expect(spread(0, { size: SIZE, room: ROOM })).toEqual([]);
});

test('one piece stands in the middle, as large as it is', () => {
  expect(spread(1, { size: SIZE, room: ROOM })).toEqual([{ x: 0, y: 0, scale: 1 }]);
});

test('two stand side by side', () => {
  const [left, right] = spread(2, { size: SIZE, room: ROOM });
  expect(left!.x).toBeLessThan(0);
  expect(right!.x).toBeCloseTo(-left!.x);
  expect(left!.y).toBeCloseTo(right!.y);
});

describe.each([2, 3, 4, 5, 6])('%d pieces', (n) => {
  const places = spread(n, { size: SIZE, room: ROOM });

  test('none covers another', () => {
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(SIZE * a.scale - 1e-9);
      }
    }
  });

  test('all stay on the space', () => {
    for (const { x, y, scale } of places) {
      expect(Math.hypot(x, y) + (SIZE * scale) / 2).toBeLessThanOrEqual(ROOM + 1e-9);
    }
  });
});

test('where there is room nobody shrinks', () => {
  for (const { scale } of spread(6, { size: 10, room: 100 })) expect(scale).toBe(1);
});
