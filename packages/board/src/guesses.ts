import type { Json, Seat } from '@tablewright/kernel';

// Private guesses about who is what; the frame keeps them with the notes of this browser.

/** by seat */
export type Guesses<G extends string> = Readonly<Record<string, G>>;

/** Something that can be guessed; null for anything else. */
export function asGuess<G extends string>(known: readonly G[], value: unknown): G | null {
  return known.find((one) => one === value) ?? null;
}

/** Whatever lies there: it may be of another version. */
export function guessesIn<G extends string>(known: readonly G[], notes: Json): Guesses<G> {
  if (typeof notes !== 'object' || notes === null) return {};
  const guesses: Record<string, G> = {};
  for (const [seat, noted] of Object.entries(notes)) {
    const guess = asGuess(known, noted);
    if (guess !== null && /^\d$/.test(seat)) guesses[seat] = guess;
  }
  return guesses;
}

export function withGuess<G extends string>(guesses: Guesses<G>, seat: Seat, guess: G | null): Guesses<G> {
  const { [seat]: _old, ...others } = guesses;
  return guess === null ? others : { ...others, [seat]: guess };
}
