import { ARROWS, SIXTHS, SPACES, X } from '../content/board.ts';

// Where the dice will take an NPC: exact odds for the next few NPC turns, made once.

/** How many NPC turns one looks ahead. */
export const HORIZON = 3;

/** by kind, then by NPC turns from now (0: now), from space · 6 + to space: how likely it stands there */
export const STANDS: readonly (readonly (readonly number[])[])[] = SIXTHS.map(standing);

/** the same for turns 1 to HORIZON: how likely it arrives there in just that turn, for only arrivals encounter */
export const ARRIVES: readonly (readonly (readonly number[])[])[] = SIXTHS.map((sixths, kind) => [
  new Array<number>(36).fill(0),
  ...Array.from({ length: HORIZON }, (_, turn) => moved(STANDS[kind]![turn]!, sixths, 0)),
]);

function standing(sixths: readonly number[]): number[][] {
  const turns: number[][] = [SPACES.flatMap((_, from) => SPACES.map((_to, to) => (from === to ? 1 : 0)))];
  while (turns.length <= HORIZON) turns.push(moved(turns.at(-1)!, sixths, sixths[X]! / 6));
  return turns;
}

/** One roll later; `stays` is how likely an X leaves it where it is. */
function moved(before: readonly number[], sixths: readonly number[], stays: number): number[] {
  const after = before.map((odds) => odds * stays);
  for (let i = 0; i < before.length; i += 1) {
    const from = i - (i % 6);
    for (const path of [0, 1]) after[from + ARROWS[path]![i % 6]!]! += (before[i]! * sixths[path]!) / 6;
  }
  return after;
}
