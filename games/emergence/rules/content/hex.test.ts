import { describe, expect, test } from 'vitest';
import { linked, neighboursOf, partsOf, stepsFrom } from './hex.ts';

const around = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

describe('[EMG-121] tiles are hexagons and touch across edges', () => {
  test('a tile in the middle has six neighbours', () => {
    expect(neighboursOf(around)[0]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('each tile round it touches the middle and the two beside it', () => {
    expect(neighboursOf(around).slice(1)).toEqual([
      [0, 2, 6],
      [0, 1, 3],
      [0, 2, 4],
      [0, 3, 5],
      [0, 4, 6],
      [0, 1, 5],
    ]);
  });

  test.each([
    [1, 1],
    [-1, -1],
    [2, -1],
    [1, -2],
    [2, 0],
    [0, 0],
  ])('(0,0) does not touch (%i,%i)', (q, r) => {
    expect(
      neighboursOf([
        { q: 0, r: 0 },
        { q, r },
      ])[0],
    ).toEqual([]);
  });
});

describe('walking', () => {
  const line = [[1], [0, 2], [1], [4], [3]];

  test('counts steps, and has no way to another part', () => {
    expect(stepsFrom(line, 0)).toEqual([0, 1, 2, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });

  test('finds the parts, also with a tile left out', () => {
    expect(partsOf(line)).toEqual([
      [0, 1, 2],
      [3, 4],
    ]);
    expect(partsOf(line, 1)).toEqual([[0], [2], [3, 4]]);
  });

  test('linked tiles join their parts, and stay together when any one of them is left out', () => {
    expect(partsOf(linked(line, [0, 3]))).toHaveLength(1);
    const islands = linked([[], [], [], []], [0, 1, 2, 3]);
    for (const gone of [0, 1, 2, 3]) expect(partsOf(islands, gone)).toHaveLength(1);
  });
});
