import { doJobs } from '../job-worker.ts';
import type { KeepRequest, PackedGames } from '../keeping/keeper.ts';
import { BREAKS } from './breaks.ts';
import { keptWithMark } from './kept-with-mark.ts';

// A thread that keeps games as ours does, but leaves its mark on them, and breaks over one.

doJobs<KeepRequest>(
  (game, { games }): PackedGames => games.map((played) => (played.seed === BREAKS ? null : keptWithMark(game, played))),
);
