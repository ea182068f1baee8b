import { parentPort } from 'node:worker_threads';
import { Players } from '@tablewright/bots';
import type { Game, Json } from '@tablewright/kernel';
import type { BotRequest } from './bots.ts';

/** What a worker is asked, and what it says. */
export interface Asked extends BotRequest {
  readonly job: number;
}
export type Answered =
  | { readonly job: number; readonly value: Json }
  /** the advice broke; the sentence is for the log */
  | { readonly job: number; readonly broke: string };

const port = parentPort!;
const games = new Map<string, Promise<Game>>();
const players = new Players(() => performance.now());

async function importGame(module: string): Promise<Game> {
  const { default: game } = (await import(module)) as { default: Game };
  return game;
}

async function answer({ job, module, ...request }: Asked): Promise<Answered> {
  try {
    let game = games.get(module);
    if (game === undefined) games.set(module, (game = importGame(module)));
    return { job, value: players.answer(await game, request) };
  } catch (error) {
    return { job, broke: error instanceof Error ? error.message.split('\n')[0]! : 'something was thrown' };
  }
}

port.on('message', (asked: Asked) => {
  void answer(asked).then((answered) => port.postMessage(answered));
});
