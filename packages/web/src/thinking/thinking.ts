import type { Progress } from '@tablewright/bots';
import { toHandOn } from '../language/language.ts';
import type { Job, FromWorker, Thought, Wanted } from './thinking.worker.ts';

/** Somebody who thinks in a worker, about one thing after the other. Whoever breaks it off lets the whole worker go. */
export interface Thinking {
  readonly about: <J extends Job>(job: J, progress?: (progress: Progress) => void) => Promise<Thought<J>>;
  readonly close: () => void;
}

interface PendingThought {
  readonly resolve: (thought: never) => void;
  readonly reject: (error: Error) => void;
  readonly progress: ((progress: Progress) => void) | undefined;
}

export function thinkingOf(game: string): Thinking {
  let worker: Worker | null = null;
  const pending = new Map<number, PendingThought>();
  let asked = 0;
  const hear = ({ data }: MessageEvent<FromWorker>): void => {
    const one = pending.get(data.id);
    if (one === undefined) return;
    if ('progress' in data) return one.progress?.(data.progress);
    pending.delete(data.id);
    if ('broke' in data) one.reject(new Error(data.broke));
    else one.resolve(data.thought as never);
  };
  const hire = (): Worker => {
    const hired = new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module' });
    hired.addEventListener('message', hear);
    // Before anything else: what the rules say stands in constants, too.
    const language = toHandOn();
    if (language !== null) hired.postMessage(language);
    hired.addEventListener('error', () => {
      for (const one of pending.values()) one.reject(new Error('the worker broke'));
      pending.clear();
      worker = null;
    });
    return hired;
  };
  return {
    about: (job, progress) =>
      new Promise((resolve, reject) => {
        asked += 1;
        pending.set(asked, { resolve, reject, progress });
        worker ??= hire();
        const wanted: Wanted = { id: asked, game, job };
        worker.postMessage(wanted);
      }),
    close() {
      worker?.terminate();
      worker = null;
      pending.clear();
    },
  };
}
