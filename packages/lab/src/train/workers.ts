import { Worker } from 'node:worker_threads';
import type { SampleRequest, Samples } from './samples.ts';

/** What a worker is given. */
export interface SampleTask {
  readonly id: string;
  readonly module: string;
  readonly request: SampleRequest;
}

/** What a worker says. */
export type SampleMessage = { readonly done: number } | { readonly samples: Samples };

/** Deals the games out to workers; what comes out does not depend on how many there are. */
export async function samplesOnWorkers(
  { workers, request, ...task }: SampleTask & { readonly workers: number },
  onProgress: (done: number) => void,
): Promise<Samples> {
  const done = new Array<number>(workers).fill(0);
  const parts = await Promise.all(
    done.map((_, which) => {
      const part = { ...request, first: request.first + which, step: workers };
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { ...task, request: part } });
      return samplesOf(worker, (played) => {
        done[which] = played;
        onProgress(done.reduce((sum, each) => sum + each, 0));
      });
    }),
  );
  return together(parts);
}

function samplesOf(worker: Worker, onProgress: (done: number) => void): Promise<Samples> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: SampleMessage) => {
      if ('samples' in message) resolve(message.samples);
      else onProgress(message.done);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker ended with code ${code} before its games were played`)));
  });
}

/** In the order of the games: the same rows in another order would be learned differently. */
export function together(parts: readonly Samples[]): Samples {
  const all = parts.flatMap((part) => Array.from(part.game, (game, row) => ({ game, row, part })));
  all.sort((a, b) => a.game - b.game || a.row - b.row);
  const inputs = parts[0]!.inputs;
  // the rows of a table stay side by side: the first of them is as far away as it was
  const table = Int32Array.from(all, ({ part, row }, i) => i - (row - part.table[row]!));
  const input = new Float32Array(all.length * inputs);
  for (const [i, { part, row }] of all.entries()) {
    input.set(part.input.subarray(row * inputs, (row + 1) * inputs), i * inputs);
  }
  return {
    inputs,
    rows: all.length,
    input,
    won: Float32Array.from(all, ({ part, row }) => part.won[row]!),
    judged: Float32Array.from(all, ({ part, row }) => part.judged[row]!),
    game: Int32Array.from(all, ({ game }) => game),
    table,
  };
}
