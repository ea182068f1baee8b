import { inEnglish, languageTag, say } from '@tablewright/kernel/words';
import { speaks } from '../language/language.ts';

// Whoever plays is 'You' to the game, a name like any other. A game that speaks English alone calls them so in every language.

/** 'You', at the beginning of a sentence of this game. */
export function ownName(game: string): string {
  return spokenBy(game, () => say`You`);
}

/** 'you', in the middle of it. */
export function ownNameInside(game: string): string {
  return spokenBy(game, () => say`you`);
}

/** For whoever reads the page aloud: what a game says that speaks English alone is marked as English. */
export function langOf(game: string): 'en' | undefined {
  return speaks(languageTag(), game) ? undefined : 'en';
}

/** Said in the language that this game speaks. */
export function spokenBy<T>(game: string, tell: () => T): T {
  return speaks(languageTag(), game) ? tell() : inEnglish(tell);
}
