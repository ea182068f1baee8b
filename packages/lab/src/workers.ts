import { Worker } from 'node:worker_threads';
import type { TableSetup } from './setup.ts';
import type { Shard } from './shard.ts';
import type { Tally } from './tally.ts';

/** What a worker is given. */
export interface WorkerTask {
  readonly id: string;
  readonly module: string;
  readonly setup: TableSetup;
  readonly shard: Shard;
}

/** What a worker says. */
export type WorkerMessage = { readonly done: number } | { readonly tally: Tally };

/** Deals a shard out to workers, game by game, and waits for all of them. */
export async function onWorkers(
  { workers, ...work }: WorkerTask & { readonly workers: number },
  onProgress: (done: number) => void,
): Promise<Tally[]> {
  const done = new Array<number>(workers).fill(0);
  const running: Worker[] = [];
  try {
    return await Promise.all(
      done.map((_, which) => {
        const { first, step } = work.shard;
        const shard = { ...work.shard, first: first + which * step, step: step * workers };
        const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { ...work, shard } });
        running.push(worker);
        return tallyOf(worker, (played) => {
          done[which] = played;
          onProgress(done.reduce((sum, each) => sum + each, 0));
        });
      }),
    );
  } finally {
    await Promise.all(running.map((worker) => worker.terminate()));
  }
}

function tallyOf(worker: Worker, onProgress: (done: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if ('tally' in message) resolve(message.tally);
      else onProgress(message.done);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker ended with code ${code} before its games were played`)));
  });
}
