import type { TableResult } from '@tablewright/protocol';
import type { Match } from './match.ts';
import { type Meta } from './meta.ts';
import { seatName } from './info.ts';

/** How a game came out, for a list of games: one sentence, and whether this person won it. */
export function resultOf(meta: Meta, match: Match, person: string | null): TableResult | null {
  const { outcome } = match;
  if (outcome === null) return null;
  const names = meta.seats.map((_, seat) => seatName(meta, seat));
  const own = meta.seats.flatMap((seat, number) => (person !== null && seat.person === person ? [number] : []));
  return {
    says: match.game.words.outcome(outcome, names),
    won: own.length === 0 ? null : own.some((seat) => outcome.winners.includes(seat)),
  };
}
