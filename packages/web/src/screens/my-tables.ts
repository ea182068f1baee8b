import { many, say } from '@tablewright/kernel/words';
import type { TableLine } from '@tablewright/protocol';
import { ago } from '../table/clock.ts';

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

export function withWhom({ names, free }: TableLine, me: string | null): string {
  const people = names.filter((name) => name !== '' && name !== me);
  const seats = many(free, 'free seat');
  return [...(people.length > 0 ? [people.join(', ')] : []), ...(free > 0 ? [seats] : [])].join(' · ');
}

export function stateOf({ phase, waitsForMe, updated }: TableLine, now: number): string {
  if (waitsForMe) return say`Your turn`;
  const when = ago(updated, now);
  return phase === 'lobby' ? say`Not begun · ${when}` : when;
}

/** Which games have open tables, for the filter; a filter with one choice is none. */
export function gamesAmong(open: readonly TableLine[]): string[] {
  const games = [...new Set(open.map(({ game }) => game))];
  return games.length > 1 ? games : [];
}
