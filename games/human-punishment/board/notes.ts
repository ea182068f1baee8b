import type { Json } from '@tablewright/board';
import { FACTION_IDS, type FactionId } from '@tablewright/human-punishment-rules/content';

// Private guesses about who belongs to which faction; the frame keeps them in this browser.

/** by seat */
export type Guesses = Readonly<Record<string, FactionId>>;

export function asFaction(value: unknown): FactionId | null {
  return FACTION_IDS.find((id) => id === value) ?? null;
}

/** Whatever lies there: it may be of another version. */
export function guessesIn(notes: Json): Guesses {
  if (typeof notes !== 'object' || notes === null) return {};
  const guesses: Record<string, FactionId> = {};
  for (const [seat, guess] of Object.entries(notes)) {
    const faction = asFaction(guess);
    if (faction !== null && /^\d$/.test(seat)) guesses[seat] = faction;
  }
  return guesses;
}

export function withGuess(guesses: Guesses, seat: number, guess: FactionId | null): Guesses {
  const { [seat]: _old, ...others } = guesses;
  return guess === null ? others : { ...others, [seat]: guess };
}
