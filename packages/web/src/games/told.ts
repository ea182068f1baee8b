import type { Event, Game } from '@tablewright/kernel';

/** What was told, in words. "You" is a name like any other to the game; in the middle of a sentence it is written small. */
export function toldInWords(game: Game, event: Event, names: readonly string[]): string {
  return game.words.event(event, names).replaceAll(/(?<=[^.:] )You\b/g, 'you');
}
