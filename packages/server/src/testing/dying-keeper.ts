import { doJobs } from '../job-worker.ts';
import type { KeepRequest, PackedGames } from '../keeping/keeper.ts';
import { BREAKS } from './breaks.ts';
import { keptWithMark } from './kept-with-mark.ts';

// A thread that keeps games as ours does, but leaves its mark on them, and dies over one.

doJobs<KeepRequest>(
  (game, { games }): PackedGames =>
    games.map((played) => {
      if (played.seed === BREAKS) process.exit(3);
      return keptWithMark(game, played);
    }),
);
