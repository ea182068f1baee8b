import type { Event, Game } from '@tablewright/kernel';
import { ownName, ownNameInside } from './spoken.ts';

/** What was told, in words. "You" is a name like any other to the game; in the middle of a sentence it is written small. */
export function toldInWords(game: Game, event: Event, names: readonly string[]): string {
  const inside = new RegExp(`(?<=[^.:] )${ownName(game.id)}\\b`, 'g');
  return game.words.event(event, names).replaceAll(inside, ownNameInside(game.id));
}

/** The last lines that anybody may read, the newest first. The log veils secrets; what stands open does not say them at all. */
export function newsIn<L extends { readonly secret: boolean }>(told: readonly L[], most: number): L[] {
  return told
    .filter(({ secret }) => !secret)
    .slice(-most)
    .reverse();
}
