import { parentPort, workerData } from 'node:worker_threads';
import { importGame, importLearning } from '@tablewright/catalogue';
import { sampleGames } from './samples.ts';
import type { SampleMessage, SampleTask } from './workers.ts';

const { id, module, request } = workerData as SampleTask;
const say = (message: SampleMessage): void => parentPort!.postMessage(message);
const { game } = await importGame(module, id);
const learning = await importLearning(module);
say({ samples: sampleGames(game, learning!, request, (done) => say({ done })) });
