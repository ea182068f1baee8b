import { parentPort, workerData } from 'node:worker_threads';
import { importGame } from '@tablewright/catalogue';
import { playShard } from './shard.ts';
import type { WorkerMessage, WorkerTask } from './workers.ts';

const { id, module, setup, shard } = workerData as WorkerTask;
const say = (message: WorkerMessage): void => parentPort!.postMessage(message);
const { game } = await importGame(module, id);
say({ tally: playShard(game, setup, shard, (done) => say({ done })) });
