import type { Json, Question, Seat } from '@tablewright/kernel';
import type { Advice, AdviceWanted } from './bot.worker.ts';

export interface BotsHere {
  readonly advise: (seat: Seat, view: Json, question: Question) => Promise<Json>;
  readonly close: () => void;
}

/** The bots of one game, in a worker of their own. */
export function botsHere(game: string): BotsHere {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (value: Json) => void>();
  let asked = 0;
  worker.addEventListener('message', ({ data: { id, value } }: MessageEvent<Advice>) => {
    waiting.get(id)?.(value);
    waiting.delete(id);
  });
  return {
    advise: (seat, view, question) =>
      new Promise((resolve) => {
        asked += 1;
        waiting.set(asked, resolve);
        const wanted: AdviceWanted = { id: asked, game, seat, view, question };
        worker.postMessage(wanted);
      }),
    close: () => worker.terminate(),
  };
}
