import { COLOURS } from '@tablewright/emergence-rules/content';

/** The tiles and operatives that a sentence speaks of: a preview is shown on the board without knowing a rule. */
export function namedIn(
  sentence: string,
  isTile: (name: string) => boolean,
): { readonly tiles: readonly string[]; readonly seats: readonly number[] } {
  const tiles = new Set((sentence.match(/\b[A-Z]\d{1,2}\b/g) ?? []).filter(isTile));
  const seats = COLOURS.flatMap((colour, seat) => {
    const word = colour.charAt(0).toUpperCase() + colour.slice(1);
    return new RegExp(`\\b${word}\\b`).test(sentence) ? [seat] : [];
  });
  return { tiles: [...tiles], seats };
}
