import { parentPort } from 'node:worker_threads';
import type { BotRequest } from '../bots/bots.ts';
import type { Asked } from '../job-thread.ts';

// A worker in which everything goes wrong that can: by the name of the table.

parentPort!.on('message', ({ job, table, seat }: Asked<BotRequest>) => {
  if (table === 'hangs') for (;;);
  if (table === 'exits') process.exit(3);
  if (table === 'throws') throw new Error('out of ideas');
  if (table === 'breaks') parentPort!.postMessage({ job, broke: 'no advice' });
  else parentPort!.postMessage({ job, value: seat });
});
