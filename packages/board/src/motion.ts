// Motion is planned before anything moves: what happened becomes beats, beats become moments on one line of time. A game
// says what its events look like; nothing here touches a browser.

/** Things that move together. */
export interface Beat<M> {
  readonly ms: number;
  readonly motions: readonly M[];
}

export interface Timed<M> {
  readonly motion: M;
  /** milliseconds after the change arrived */
  readonly at: number;
  readonly ms: number;
}

/** The next beat begins before the last one has quite ended: a chain of events reads as one movement. */
const OVERLAP = 0.25;

/**
 * Lays beats one after the other. A long chain is compressed rather than cut: whoever answers at once must not wait for a
 * parade, and still sees everything happen.
 */
export function timeline<M>(beats: readonly Beat<M>[], { most }: { most: number }): Timed<M>[] {
  const timed: Timed<M>[] = [];
  let at = 0;
  let end = 0;
  for (const { ms, motions } of beats) {
    for (const motion of motions) timed.push({ motion, at, ms });
    end = at + ms;
    at += ms * (1 - OVERLAP);
  }
  if (end <= most) return timed;
  const squeeze = most / end;
  return timed.map(({ motion, at, ms }) => ({ motion, at: at * squeeze, ms: ms * squeeze }));
}
