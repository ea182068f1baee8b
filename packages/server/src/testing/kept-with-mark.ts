import type { Entry, Game } from '@tablewright/kernel';
import { packedAgain } from '../kept-game.ts';
import type { Packed, PlayedText } from '../keeping/keeper.ts';

/** As our thread keeps a game, so that it can be seen that a thread has done it. */
export function keptWithMark(game: Game, { setup, seed, log }: PlayedText): Packed {
  return { ...packedAgain(game, { setup, seed, log: JSON.parse(log) as Entry[] }), packed: 'by the thread' };
}
