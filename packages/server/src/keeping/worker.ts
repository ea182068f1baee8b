import type { Entry, Game } from '@tablewright/kernel';
import { doJobs } from '../job-worker.ts';
import { packedAgain } from '../kept-game.ts';
import type { KeepRequest, Packed, PackedGames, PlayedText } from './keeper.ts';

doJobs<KeepRequest>((game, { games }): PackedGames => games.map((played) => packedOrNull(game, played)));

/** One that breaks must not take with it those that happened to end beside it. */
function packedOrNull(game: Game, { setup, seed, log }: PlayedText): Packed | null {
  try {
    return packedAgain(game, { setup, seed, log: JSON.parse(log) as Entry[] });
  } catch {
    return null;
  }
}
