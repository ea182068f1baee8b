import { Worker } from 'node:worker_threads';
import type { Json } from '@tablewright/kernel';
import type { BotRequest, Bots } from './bots.ts';
import type { Answered, Asked } from './worker.ts';

// Bots think on threads of their own, so that no table waits for another table's bot. A thread that breaks or thinks too
// long is replaced; the table hears of it and helps itself.

export interface PoolSettings {
  readonly threads: number;
  /** milliseconds that a bot may think */
  readonly patience: number;
  /** another worker than ours, for tests of what goes wrong */
  readonly worker?: URL;
}

interface Job {
  readonly request: BotRequest;
  readonly resolve: (value: Json) => void;
  readonly reject: (error: Error) => void;
}

export function botPool({ threads, patience, worker = new URL('./worker.ts', import.meta.url) }: PoolSettings): Bots {
  const pool = Array.from({ length: threads }, () => new BotThread(worker, patience));
  return {
    // One table's bots always think on the same thread: there they are remembered.
    answer: (request) => pool[threadOf(request.table, threads)]!.add(request),
    async close() {
      await Promise.all(pool.map((thread) => thread.close()));
    },
  };
}

function threadOf(table: string, threads: number): number {
  let sum = 0;
  for (let i = 0; i < table.length; i += 1) sum = (sum * 31 + table.charCodeAt(i)) >>> 0;
  return sum % threads;
}

/** A thread, and those who wait for it. It thinks about one thing at a time, so that patience is for each of them. */
class BotThread {
  readonly #url: URL;
  readonly #patience: number;
  #waiting: Job[] = [];
  #now: { job: Job; number: number; alarm: NodeJS.Timeout } | null = null;
  #worker: Worker | null = null;
  #jobs = 0;
  #closed = false;

  constructor(url: URL, patience: number) {
    this.#url = url;
    this.#patience = patience;
  }

  add(request: BotRequest): Promise<Json> {
    if (this.#closed) return Promise.reject(new Error('the bots have gone home'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const error = new Error('the bots have gone home');
    for (const job of this.#waiting.splice(0)) job.reject(error);
    await this.#replace(error);
  }

  #next(): void {
    if (this.#now !== null) return;
    const job = this.#waiting.shift();
    if (job === undefined) return;
    this.#jobs += 1;
    const alarm = setTimeout(() => {
      void this.#replace(new Error(`a bot has thought for more than ${this.#patience} ms`));
    }, this.#patience);
    this.#now = { job, number: this.#jobs, alarm };
    const asked: Asked = { ...job.request, job: this.#jobs };
    this.#worker ??= this.#hire();
    this.#worker.postMessage(asked);
  }

  #hire(): Worker {
    const worker = new Worker(this.#url);
    worker.unref();
    worker.on('message', (answered: Answered) => {
      if (this.#worker === worker) this.#done(answered);
    });
    worker.on('error', (error) => {
      if (this.#worker === worker) void this.#replace(error instanceof Error ? error : new Error('a bot broke'));
    });
    worker.on('exit', (code) => {
      if (this.#worker === worker) void this.#replace(new Error(`the bots' thread ended with code ${code}`));
    });
    return worker;
  }

  #done(answered: Answered): void {
    if (this.#now === null || this.#now.number !== answered.job) return;
    const { job, alarm } = this.#now;
    clearTimeout(alarm);
    this.#now = null;
    if ('broke' in answered) job.reject(new Error(answered.broke));
    else job.resolve(answered.value);
    this.#next();
  }

  /** Lets the thread go, with what it was thinking about; the next job gets a new one. */
  async #replace(error: Error): Promise<void> {
    const worker = this.#worker;
    const now = this.#now;
    this.#worker = null;
    this.#now = null;
    if (now !== null) {
      clearTimeout(now.alarm);
      now.job.reject(error);
    }
    if (!this.#closed) this.#next();
    await worker?.terminate();
  }
}
