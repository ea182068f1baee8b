import { parentPort } from 'node:worker_threads';
import type { Game } from '@tablewright/kernel';
import type { Answered, Asked } from './job-thread.ts';

// The other end of a JobThread whose jobs are about a game.

/** `module`: where the game is imported from */
export function doJobs<Request extends { readonly module: string }>(
  work: (game: Game, request: Asked<Request>) => unknown,
): void {
  const port = parentPort!;
  const games = new Map<string, Promise<Game>>();
  const answer = async (asked: Asked<Request>): Promise<Answered<unknown>> => {
    const { job, module } = asked;
    try {
      let game = games.get(module);
      if (game === undefined) games.set(module, (game = importGame(module)));
      return { job, value: work(await game, asked) };
    } catch (error) {
      return { job, broke: error instanceof Error ? error.message.split('\n')[0]! : 'something was thrown' };
    }
  };
  port.on('message', (asked: Asked<Request>) => {
    void answer(asked).then((answered) => port.postMessage(answered));
  });
}

async function importGame(module: string): Promise<Game> {
  const { default: game } = (await import(module)) as { default?: Game };
  if (game === undefined) throw new Error(`there is no game in ${module}`);
  return game;
}
