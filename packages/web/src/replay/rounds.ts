import type { GameScreen } from '@tablewright/board';
import { headingsIn } from '../table/log.ts';
import type { Line } from './steps.ts';

// Where rounds and turns begin in a recorded game, for the slider.

export interface Mark {
  readonly step: number;
  /** null where only somebody's turn begins */
  readonly title: string | null;
}

/** In order; a round that begins with the turn of somebody is one mark. `lines`: what everybody was told. */
export function marksIn(lines: readonly Line[], chapter: GameScreen['chapter']): Mark[] {
  const marks = new Map<number, Mark>();
  for (const [i, heading] of headingsIn(lines, chapter).entries()) {
    if (heading === null) continue;
    const { step } = lines[i]!;
    if (heading.kind === 'part') marks.set(step, { step, title: heading.title });
    else if (!marks.has(step)) marks.set(step, { step, title: null });
  }
  return [...marks.values()].toSorted((a, b) => a.step - b.step);
}

/** The part that a step belongs to; null before the first. */
export function partAt(marks: readonly Mark[], step: number): Mark | null {
  return marks.findLast((mark) => mark.title !== null && mark.step <= step) ?? null;
}

/** Where the next or the last round begins, or turn where a game has no rounds; from the middle of one back to its beginning. */
export function nextMark(marks: readonly Mark[], step: number, way: 1 | -1, last: number): number {
  const parts = marks.filter(({ title }) => title !== null);
  const stops = (parts.length > 1 ? parts : marks).map((mark) => mark.step);
  if (way === 1) return stops.find((stop) => stop > step) ?? last;
  return stops.findLast((stop) => stop < step) ?? 0;
}
