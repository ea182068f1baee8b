import type { Entry } from '@tablewright/kernel';
import { doJobs } from '../job-worker.ts';
import { packedAgain } from '../kept-game.ts';
import type { KeepRequest, PackedGames } from '../keeping/keeper.ts';
import { BREAKS } from './breaks.ts';

// A thread that keeps games as ours does, but leaves its mark on them, and breaks over one.

doJobs<KeepRequest>(
  (game, { games }): PackedGames =>
    games.map(({ setup, seed, log }) =>
      seed === BREAKS
        ? null
        : { ...packedAgain(game, { setup, seed, log: JSON.parse(log) as Entry[] }), packed: 'by the thread' },
    ),
);
