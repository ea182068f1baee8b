import { type Entry, effective, type GameRecord } from '@tablewright/kernel';
import type { Meta } from './meta.ts';

/** A finished game as it is written down, with its secret: what `tablewright replay` and `verify` read. */
export function recordOf(
  meta: Meta,
  { log, outcome, head }: Pick<GameRecord, 'log' | 'outcome'> & { readonly head: string | null },
): GameRecord {
  const { commitment, secret, seats, shuffled, sealed } = meta;
  const fairness = {
    commitment: commitment ?? '',
    added: seats.map(({ salt }) => salt),
    ...(shuffled !== null && { satAt: shuffled.satAt }),
    ...(sealed !== null && { sealed: { seatOrder: sealed.seatOrder, seats: sealed.seats } }),
    ...(head !== null && { head }),
    secret,
  };
  return {
    format: 1,
    game: meta.game,
    rulesVersion: meta.rulesVersion,
    seats: seats.length,
    names: seats.map(
      ({ name }, seat) => sealed?.seats[shuffled?.satAt[seat] ?? seat]?.name ?? (name || `Seat ${seat + 1}`),
    ),
    options: { ...meta.options },
    // A game that goes on from another one, or from a browser, begins with chance out of that one's secret: nothing can be proved here.
    ...(meta.forkOf === null && meta.brought !== true && { fairness }),
    log,
    outcome,
  };
}

/** The first `count` entries that still count, and the chance outcomes that belong to the last of them. */
export function logUpTo(log: readonly Entry[], count: number): Entry[] {
  const kept = effective(log);
  let end = count;
  while (kept[end]?.type === 'chance') end += 1;
  return kept.slice(0, end);
}
