import { describe, expect, test } from 'vitest';
import {
  ARROWS,
  BOARD,
  CIVILIANS,
  DISTANCE,
  ENTRY,
  NEIGHBOURS,
  OPPRESSORS,
  POSTERS,
  SIXTHS,
  SPACES,
  DICE,
} from './board.ts';

// Ledger 4.1, 4.2, 4.8: what the example forces, and what the reconstruction promises.

describe('the board', () => {
  test('nine lines, each seen from both ends; three at every space; two steps at most', () => {
    const lines = SPACES.flatMap((_, from) =>
      NEIGHBOURS[from]!.map((to) => [Math.min(from, to), Math.max(from, to)].join()),
    );
    expect(new Set(lines).size).toBe(9);
    expect(lines).toHaveLength(18);
    expect(NEIGHBOURS.every((near) => near.length === 3)).toBe(true);
    expect(Math.max(...DISTANCE.flat())).toBe(2);
    expect(BOARD.P.lines).not.toContain('R');
  });

  test.each([0, 1])('path %i is one tour through all six spaces, along lines', (path) => {
    const tour = [0];
    while (tour.length < 6) tour.push(ARROWS[path]![tour.at(-1)!]!);
    expect(new Set(tour).size).toBe(6);
    expect(ARROWS[path]![tour.at(-1)!]).toBe(0);
    for (const [from, to] of ARROWS[path]!.entries()) expect(NEIGHBOURS[from]).toContain(to);
  });

  test('exchanging the colours together with M and Y, S and U, P and R leaves it as it is', () => {
    const mirror = { M: 'Y', Y: 'M', S: 'U', U: 'S', P: 'R', R: 'P' } as const;
    for (const space of SPACES) {
      expect(BOARD[mirror[space]].blue).toBe(mirror[BOARD[space].yellow]);
      expect(new Set(BOARD[mirror[space]].lines)).toEqual(new Set(BOARD[space].lines.map((near) => mirror[near])));
    }
  });

  test('what the turn example forces', () => {
    expect(BOARD.U.lines).toContain('P');
    expect(BOARD.S.lines).toContain('P');
    expect(BOARD.P.lines).toContain('M');
    expect(BOARD.R.lines).toContain('U');
    expect([BOARD.M.yellow, BOARD.M.blue, BOARD.Y.yellow]).toEqual(['Y', 'S', 'U']);
    expect([BOARD.U.yellow, BOARD.U.blue, BOARD.S.yellow, BOARD.S.blue]).toEqual(['R', 'R', 'P', 'P']);
  });
});

test('three of each kind, eight posters, and dice that say what their odds are', () => {
  expect([CIVILIANS.length, OPPRESSORS.length, ENTRY.length, POSTERS]).toEqual([3, 3, 6, 8]);
  expect(CIVILIANS.every((npc) => ENTRY[npc] === 0) && OPPRESSORS.every((npc) => ENTRY[npc] === 1)).toBe(true);
  for (const { kind, faces } of [DICE.black, DICE.red]) {
    expect([0, 1, 2].map((face) => faces.filter((one) => one === face).length)).toEqual([...SIXTHS[kind]!]);
  }
});
