import type { Json } from '@tablewright/board';
import type { ObjectiveId } from '@tablewright/robotariat-rules/content';
import { asObjective } from './look.ts';

// Private guesses about who holds which objective; the frame keeps them in this browser.

/** by seat */
export type Guesses = Readonly<Record<string, ObjectiveId>>;

/** Whatever lies there: it may be of another version. */
export function guessesIn(notes: Json): Guesses {
  if (typeof notes !== 'object' || notes === null) return {};
  const guesses: Record<string, ObjectiveId> = {};
  for (const [seat, guess] of Object.entries(notes)) {
    const objective = asObjective(guess);
    if (objective !== null && /^\d$/.test(seat)) guesses[seat] = objective;
  }
  return guesses;
}

export function withGuess(guesses: Guesses, seat: number, guess: ObjectiveId | null): Guesses {
  const { [seat]: _old, ...others } = guesses;
  return guess === null ? others : { ...others, [seat]: guess };
}
