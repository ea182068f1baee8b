import type { Entry } from '@tablewright/kernel';
import { doJobs } from '../job-worker.ts';
import { packedAgain } from '../kept-game.ts';
import type { KeepRequest, Packed } from '../keeping/keeper.ts';

// A thread that keeps games as ours does, but leaves its mark on them.

doJobs<KeepRequest>(
  (game, { setup, seed, log }): Packed => ({
    ...packedAgain(game, { setup, seed, log: JSON.parse(log) as Entry[] }),
    packed: 'by the thread',
  }),
);
