import { Worker } from 'node:worker_threads';

// A thread, and those who wait for it. It does one thing at a time, so that patience is for each of them. One that breaks or
// takes too long is replaced; whoever has waited for it hears of it and helps itself.

/** What a thread is asked, and what it says: with the number of the job, so that nobody takes another one's answer. */
export type Asked<Request> = Request & { readonly job: number };
export type Answered<Value> =
  | { readonly job: number; readonly value: Value }
  /** it broke; the sentence is for the log */
  | { readonly job: number; readonly broke: string };

interface Job<Request, Value> {
  readonly request: Request;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: Error) => void;
}

export class JobThread<Request extends object, Value> {
  readonly #url: URL;
  readonly #patience: number;
  #waiting: Job<Request, Value>[] = [];
  #now: { job: Job<Request, Value>; number: number; alarm: NodeJS.Timeout } | null = null;
  #worker: Worker | null = null;
  #jobs = 0;
  #closed = false;

  /** `patience`: milliseconds that one job may take */
  constructor(url: URL, patience: number) {
    this.#url = url;
    this.#patience = patience;
  }

  add(request: Request): Promise<Value> {
    if (this.#closed) return Promise.reject(new Error(CLOSED));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const error = new Error(CLOSED);
    for (const job of this.#waiting.splice(0)) job.reject(error);
    await this.#replace(error);
  }

  #next(): void {
    if (this.#now !== null) return;
    const job = this.#waiting.shift();
    if (job === undefined) return;
    this.#jobs += 1;
    const alarm = setTimeout(() => {
      void this.#replace(new Error(`a thread has worked on one thing for more than ${this.#patience} ms`));
    }, this.#patience);
    this.#now = { job, number: this.#jobs, alarm };
    const asked: Asked<Request> = { ...job.request, job: this.#jobs };
    this.#worker ??= this.#hire();
    this.#worker.postMessage(asked);
  }

  #hire(): Worker {
    const worker = new Worker(this.#url);
    worker.unref();
    worker.on('message', (answered: Answered<Value>) => {
      if (this.#worker === worker) this.#done(answered);
    });
    worker.on('error', (error) => {
      if (this.#worker === worker) void this.#replace(error instanceof Error ? error : new Error('a thread broke'));
    });
    worker.on('exit', (code) => {
      if (this.#worker === worker) void this.#replace(new Error(`a thread ended with code ${code}`));
    });
    return worker;
  }

  #done(answered: Answered<Value>): void {
    if (this.#now === null || this.#now.number !== answered.job) return;
    const { job, alarm } = this.#now;
    clearTimeout(alarm);
    this.#now = null;
    if ('broke' in answered) job.reject(new Error(answered.broke));
    else job.resolve(answered.value);
    this.#next();
  }

  /** Lets the thread go, with what it was doing; the next job gets a new one. */
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

const CLOSED = 'the threads are closed';
