import type { Event, Game, Outcome } from '@tablewright/kernel';
import { ownName, ownNameInside } from './spoken.ts';

/** What was told, in words. "You" is a name like any other to the game; in the middle of a sentence it is written small. */
export function toldInWords(game: Game, event: Event, names: readonly string[]): string {
  return withSmallYou(game, game.words.event(event, names));
}

/** How it ended, in words; 'You' as above. */
export function outcomeInWords(game: Game, outcome: Outcome, names: readonly string[]): string {
  return withSmallYou(game, game.words.outcome(outcome, names));
}

function withSmallYou({ id }: Game, says: string): string {
  const inside = new RegExp(`(?<=[^.:] )${ownName(id)}\\b`, 'g');
  return says.replaceAll(inside, ownNameInside(id));
}

/** The last lines that anybody may read, the newest first. The log veils secrets; what stands open does not say them at all. */
export function newsIn<L extends { readonly secret: boolean }>(told: readonly L[], most: number): L[] {
  return told
    .filter(({ secret }) => !secret)
    .slice(-most)
    .reverse();
}
