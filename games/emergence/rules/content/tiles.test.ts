import { describe, expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { readRow, startingBlocks, typesOn, writeRow } from './tiles.ts';

describe('[EMG-007] one block on each data tile, by its sign', () => {
  test.each([
    ['T', [1, 0, 0, 0]],
    ['O', [0, 1, 0, 0]],
    ['H', [0, 0, 1, 0]],
    ['M', [0, 0, 0, 1]],
    ['S', [0, 0, 0, 0]],
    ['C', [0, 0, 0, 0]],
    ['A', [0, 0, 0, 0]],
    ['P', [0, 0, 0, 0]],
  ])('%s starts with %j', (code, blocks) => {
    const [tile] = readRow(0, 0, code) ?? [];
    expect(tile).toBeDefined();
    expect(tile && startingBlocks([typesOn(tile)])).toEqual(blocks);
  });

  test('City 01 starts with 8 blocks of each type', () => {
    expect(startingBlocks((CITIES[0]?.tiles ?? []).map(typesOn))).toEqual([8, 8, 8, 8]);
  });
});

describe('[EMG-620] a dual-resource tile', () => {
  const [dual] = readRow(-2, 2, 'O+M') ?? [];

  test('is a data tile that bears two types', () => {
    expect(dual).toEqual({ q: 2, r: -2, kind: 'data', types: ['circle', 'molecule'] });
  });

  test('[EMG-621] starts with one block of each of them', () => {
    expect(dual && startingBlocks([typesOn(dual)])).toEqual([0, 1, 0, 1]);
  });
});

describe('a row of the ledger', () => {
  test('starts at its first q and skips gaps', () => {
    expect(readRow(1, -3, 'A . T')).toEqual([
      { q: -3, r: 1, kind: 'assimilate' },
      { q: -1, r: 1, kind: 'data', types: ['triangle'] },
    ]);
  });

  test.each(['C O . . M C', 'P', 'O+M T . S'])('%s is written as it was read', (text) => {
    expect(writeRow(readRow(0, -4, text) ?? [])).toBe(text);
  });

  test.each(['', 'X', 'C  O', 'O+', 'S+T', 'c', 'T+M+'])('"%s" is not understood', (text) => {
    expect(readRow(0, 0, text)).toBeUndefined();
  });
});
