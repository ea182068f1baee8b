import type { TableResult } from '@tablewright/protocol';
import type { Game, Outcome } from '@tablewright/kernel';
import { type Meta } from './meta.ts';
import { seatName } from './info.ts';

/** How a game came out, for a list of games: one sentence, and whether this person won it. */
export function resultOf(meta: Meta, game: Game, outcome: Outcome, person: string | null): TableResult {
  const names = meta.seats.map((_, seat) => seatName(meta, seat));
  const own = meta.seats.flatMap((seat, number) => (person !== null && seat.person === person ? [number] : []));
  return {
    says: inWords(game, outcome, names),
    won: own.length === 0 ? null : own.some((seat) => outcome.winners.includes(seat)),
  };
}

/** The words of today may not know how a game with other rules could end. */
function inWords({ words }: Game, outcome: Outcome, names: readonly string[]): string {
  try {
    return words.outcome(outcome, names);
  } catch {
    return `Won by ${outcome.winners.map((seat) => names[seat] ?? `seat ${seat + 1}`).join(', ') || 'nobody'}.`;
  }
}
