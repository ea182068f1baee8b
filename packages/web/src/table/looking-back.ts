import type { Json } from '@tablewright/kernel';

// What was shown at this table since the page was opened, so that a line of the log can be looked up on the board while the game
// goes on. Only what this person has seen anyway.

/** A moment that was shown: the lines of the log up to it, and the table as it stood. */
export interface PastMoment {
  readonly lines: number;
  readonly view: Json;
}

/** More than anybody looks back on; a view is a few kilobytes. */
const MOST = 400;

export function withMoment(past: readonly PastMoment[], moment: PastMoment): readonly PastMoment[] {
  const last = past.at(-1);
  // Where nothing was told, the later picture is the truer one.
  if (last !== undefined && last.lines === moment.lines) return [...past.slice(0, -1), moment];
  return [...past.slice(-MOST + 1), moment];
}

/** The table as it stood when a line was told; null where that was not seen here. */
export function momentOf(past: readonly PastMoment[], line: number): PastMoment | null {
  const at = past.findIndex(({ lines }) => lines > line);
  // the first of them holds all lines from before the page was opened
  return at < 0 || (at === 0 && past[0]!.lines > line + 1) ? null : past[at]!;
}

/** The first line that can be looked up. */
export function firstOf(past: readonly PastMoment[]): number {
  return past.length === 0 ? 0 : Math.max(0, past[0]!.lines - 1);
}
