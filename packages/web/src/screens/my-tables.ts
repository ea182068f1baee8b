import type { TableLine } from '@tablewright/protocol';

// My games in the order in which they want me: those that wait, those that go on, those that are over.

export interface MyTables {
  readonly waiting: readonly TableLine[];
  readonly goingOn: readonly TableLine[];
  readonly over: readonly TableLine[];
}

/** `removed`: what I have taken off my lists. */
export function inOrder(mine: readonly TableLine[], removed: readonly string[]): MyTables {
  const kept = mine.filter(({ id, waitsForMe }) => waitsForMe || !removed.includes(id));
  return {
    waiting: kept.filter(({ waitsForMe }) => waitsForMe),
    goingOn: kept.filter(({ waitsForMe, phase }) => !waitsForMe && phase !== 'over'),
    over: kept.filter(({ waitsForMe, phase }) => !waitsForMe && phase === 'over'),
  };
}

/** Which games have open tables, for the filter; a filter with one choice is none. */
export function gamesAmong(open: readonly TableLine[]): string[] {
  const games = [...new Set(open.map(({ game }) => game))];
  return games.length > 1 ? games : [];
}
