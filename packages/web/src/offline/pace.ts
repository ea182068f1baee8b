import { type Level, LEVEL_SPECS } from '@tablewright/bots/levels';
import type { Seat } from '@tablewright/kernel';

// When a bot's answer is given. It depends on what everybody knows: the levels, who is asked, and how many think at the same time; never
// on the question, or a bot that answers sooner when there is nothing to choose would tell so.

/** As at the server: so quick that nobody waits, so slow that it is seen. */
const BOT_PAUSE_MS = 250;

export interface Asking {
  readonly seat: Seat;
  readonly level: Level;
}

/** Milliseconds from the question until each of these answers, in their order. Bots that share a worker think one after the other. */
export function paceOf(asked: readonly Asking[], workers: number): number[] {
  const busy = new Array<number>(workers).fill(0);
  return asked.map(({ seat, level }) => {
    const at = seat % workers;
    busy[at]! += LEVEL_SPECS[level].thinks?.milliseconds ?? 0;
    return BOT_PAUSE_MS + busy[at]!;
  });
}
