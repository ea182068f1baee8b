import { describe, expect, test } from 'vitest';
import { isArrow, nextByArrow } from './arrows.ts';

// Three rows of a hexagonal city:   0 1 2 / 3 4 5 6 / 7 8 9, and far to the right, behind a gap, 10.
const ROWS = [
  [50, 0],
  [150, 0],
  [250, 0],
  [0, 87],
  [100, 87],
  [200, 87],
  [300, 87],
  [50, 174],
  [150, 174],
  [250, 174],
  [700, 140],
].map(([x, y]) => ({ x: x!, y: y! }));

describe('arrow keys walk to the next space in their direction', () => {
  test.each([
    [4, 'ArrowLeft', 3],
    [4, 'ArrowRight', 5],
    [4, 'ArrowUp', 1],
    [4, 'ArrowDown', 7],
    [3, 'ArrowLeft', 3], // the edge: stay
    [1, 'ArrowUp', 1],
    [6, 'ArrowRight', 10], // over the gap, and a little down
  ] as const)('from %d, %s leads to %d', (from, arrow, to) => {
    expect(nextByArrow(ROWS, from, arrow)).toBe(to);
  });

  test.each([4, 5])('from %d up and down again leads back', (from) => {
    expect(nextByArrow(ROWS, nextByArrow(ROWS, from, 'ArrowUp'), 'ArrowDown')).toBe(from);
    expect(nextByArrow(ROWS, nextByArrow(ROWS, from, 'ArrowDown'), 'ArrowUp')).toBe(from);
  });

  test('every space can be reached', () => {
    const seen = new Set([0]);
    for (const here of seen) {
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        seen.add(nextByArrow(ROWS, here, arrow));
      }
    }
    expect(seen.size).toBe(ROWS.length);
  });
});

test('a space that is not there leads nowhere', () => {
  expect(nextByArrow([], 0, 'ArrowUp')).toBe(0);
});

test('only the four arrow keys are arrows', () => {
  expect(isArrow('ArrowUp')).toBe(true);
  expect(isArrow('Enter')).toBe(false);
  expect(isArrow('toString')).toBe(false);
});
