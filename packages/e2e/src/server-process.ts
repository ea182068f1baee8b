import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** On a busy machine it takes its time. */
const PATIENCE = 120_000;

/** The real server in a process of its own, with a folder of its own, on this machine alone. */
export class ServerProcess {
  readonly port: number;
  readonly #data: string;
  #process: ChildProcess | null = null;
  /** what it has said, for when it does not start */
  #said = '';

  private constructor(port: number, data: string) {
    this.port = port;
    this.#data = data;
  }

  static async open(): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), mkdtempSync(join(tmpdir(), 'tablewright-e2e-')));
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** On the same data and the same port, however often. */
  async start(): Promise<void> {
    const child = fork(new URL('serve.ts', import.meta.url), [String(this.port), this.#data], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => {
        this.#said += data.toString();
      });
    }
    await this.#hears('listening');
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

  #hears(word: string): Promise<void> {
    const child = this.#process;
    if (child === null) throw new Error('there is no server');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const fail = (): void => reject(new Error(`the server does not say '${word}':\n${this.#said}`));
    const timer = setTimeout(fail, PATIENCE);
    const heard = (said: unknown): void => {
      if (said === word) resolve();
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
