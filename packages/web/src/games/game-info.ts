import { languageTag, sayAgain } from '@tablewright/kernel/words';
import type { GameInfo } from '@tablewright/protocol';
import { speaks } from '../language/language.ts';

/** What the server says about a game, in English, said again in the language of the page where the game speaks it. */
export function inMyLanguage(game: GameInfo): GameInfo {
  if (languageTag() === 'en' || !speaks(languageTag(), game.id)) return game;
  return {
    ...game,
    name: sayAgain(game.name),
    options: game.options.map((option) => ({
      ...option,
      label: sayAgain(option.label),
      explains: sayAgain(option.explains),
      choices: option.choices.map((choice) => ({
        ...choice,
        label: sayAgain(choice.label),
        explains: sayAgain(choice.explains),
      })),
    })),
  };
}
