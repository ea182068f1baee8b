import type { AnyDomain, Game, Json, OptionWords, Question } from '@tablewright/kernel';

/** Nobody knows anything about it. */
export const UNKNOWN: OptionWords = { says: '', about: [] };

export type Option = (value: Json) => OptionWords;

/** The options of a question in words. A board may ask about anything that it draws: what is no option is unknown. */
export function optionWords(game: Game, view: Json, question: Question | null, names: readonly string[] = []): Option {
  if (question === null) return () => UNKNOWN;
  // A board asks for the words of all options whenever it is drawn, and it is drawn whenever the mouse moves on.
  const known = new Map<Json, OptionWords>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const words = wordsOrUnknown(() => game.words.option(view, question, value, names));
    known.set(value, words);
    return words;
  };
}

/** To a value of another question a game may say anything: half a sentence, things that are none, or nothing at all. */
function wordsOrUnknown(say: () => OptionWords): OptionWords {
  try {
    const words: Partial<OptionWords> = say();
    return words.says === undefined || words.about === undefined
      ? UNKNOWN
      : { ...words, says: words.says, about: words.about };
  } catch {
    return UNKNOWN;
  }
}

/** What lights up while the mouse or the keyboard rests on an answer; of several things that are chosen together, each. */
export function litBy(option: Option, domain: AnyDomain, resting: Json | null): readonly string[] {
  if (resting === null) return UNKNOWN.about;
  const { about } = option(resting);
  if (about.length > 0 || domain.kind !== 'some' || !Array.isArray(resting)) return about;
  return [...new Set(resting.flatMap((item: Json) => option([item]).about))];
}
