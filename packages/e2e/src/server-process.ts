import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE } from './patience.ts';

/** How often a port is tried again: between two starts something else may have come by it for a moment. */
const STARTS = 5;

/** What serve.ts says. */
export interface ServeMessage {
  readonly what: 'listening' | 'passed';
  readonly port?: number;
}

/** The real server in a process of its own, with a folder of its own, on this machine alone. */
export class ServerProcess {
  /** 0: whichever is free; from the first start on always the same */
  #port = 0;
  readonly #data: string;
  #process: ChildProcess | null = null;
  /** what it has said, for when it does not start */
  #said = '';

  /** another build than the present one */
  readonly #webRoot: string | null;

  private constructor(data: string, webRoot: string | null) {
    this.#data = data;
    this.#webRoot = webRoot;
  }

  static async open(webRoot: string | null = null): Promise<ServerProcess> {
    const server = new ServerProcess(mkdtempSync(join(tmpdir(), 'tablewright-e2e-')), webRoot);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get isRunning(): boolean {
    return this.#process !== null;
  }

  /** Where everything is stored. */
  get file(): string {
    return join(this.#data, 'tablewright.sqlite');
  }

  /** On the same data and the same port, however often. */
  async start(): Promise<void> {
    for (let left = STARTS - 1; ; left -= 1) {
      try {
        return await this.#startOnce();
      } catch (error) {
        await this.kill();
        if (left === 0 || !this.#said.includes('EADDRINUSE')) throw error;
        this.#said = '';
      }
    }
  }

  async #startOnce(): Promise<void> {
    const pages = this.#webRoot === null ? [] : [this.#webRoot];
    const child = fork(new URL('serve.ts', import.meta.url), [String(this.#port), this.#data, ...pages], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => {
        this.#said += data.toString();
      });
    }
    this.#port = (await this.#hears('listening')).port!;
  }

  /** The server's clocks go on by so much, at once. */
  async letPass(minutes: number): Promise<void> {
    const passed = this.#hears('passed');
    this.#process?.send(minutes * 60_000);
    await passed;
  }

  /** Without a word, as when the power goes. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }

  #hears(word: ServeMessage['what']): Promise<ServeMessage> {
    const child = this.#process;
    if (child === null) throw new Error('there is no server');
    const { promise, resolve, reject } = Promise.withResolvers<ServeMessage>();
    const fail = (): void => reject(new Error(`the server does not say '${word}':\n${this.#said}`));
    const timer = setTimeout(fail, PATIENCE);
    const heard = (said: unknown): void => {
      if ((said as ServeMessage).what === word) resolve(said as ServeMessage);
    };
    child.on('message', heard);
    child.once('exit', fail);
    return promise.finally(() => {
      clearTimeout(timer);
      child.off('message', heard);
      child.off('exit', fail);
    });
  }
}
