import { parentPort, workerData } from 'node:worker_threads';
import { importGame } from './games.ts';
import { playShard } from './shard.ts';
import type { WorkerMessage, WorkerTask } from './workers.ts';

const { id, module, plan, shard } = workerData as WorkerTask;
const say = (message: WorkerMessage): void => parentPort!.postMessage(message);
const { game } = await importGame(module, id);
say({ tally: playShard(game, plan, shard, (done) => say({ done })) });
