import { ARROWS, CIVILIAN, CIVILIANS, OPPRESSOR, OPPRESSORS, SIXTHS, SPACES, X } from '../content/board.ts';
import { NONE } from '../state.ts';

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

// -------------------------------------------------------------------------------------------------- all of a kind together

// Whoever thinks asks for these at every table that is tried, dozens of times an answer, and NPCs stand in few ways: each is added up once.

const SPOTS = SPACES.length + 1;
const PLACES = SPACES.length;

/** Where those of a kind stand, as one number. */
function standingAs(npcAt: readonly number[], npcs: readonly number[]): number {
  let key = 0;
  for (const npc of npcs) key = key * SPOTS + npcAt[npc]! + 1;
  return key;
}

/** By NPC turn · 6 + space. */
type ByTurn = readonly number[];

function byTurn(of: (turn: number, space: number) => number): ByTurn {
  return Array.from({ length: (HORIZON + 1) * PLACES }, (_, i) => of(Math.floor(i / PLACES), i % PLACES));
}

const ALL = { [CIVILIAN]: CIVILIANS, [OPPRESSOR]: OPPRESSORS } as const;
const arriving: Record<typeof CIVILIAN | typeof OPPRESSOR, ByTurn[]> = { [CIVILIAN]: [], [OPPRESSOR]: [] };

/** How many of a kind will arrive on a space in just that NPC turn. */
export function arrivalsOf(kind: typeof CIVILIAN | typeof OPPRESSOR, npcAt: readonly number[]): ByTurn {
  const npcs = ALL[kind];
  return (arriving[kind][standingAs(npcAt, npcs)] ??= byTurn((turn, space) => {
    let come = 0;
    for (const npc of npcs) {
      const at = npcAt[npc]!;
      if (at !== NONE) come += ARRIVES[kind]![turn]![at * PLACES + space]!;
    }
    return come;
  }));
}

const free: ByTurn[] = [];

/** How likely no Oppressor stands on a space after so many NPC turns in which they move. */
export function freeOf(npcAt: readonly number[]): ByTurn {
  return (free[standingAs(npcAt, OPPRESSORS)] ??= byTurn((turn, space) => {
    let odds = 1;
    for (const npc of OPPRESSORS) {
      const at = npcAt[npc]!;
      if (at !== NONE) odds *= 1 - STANDS[OPPRESSOR]![turn]![at * PLACES + space]!;
    }
    return odds;
  }));
}
