import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@tablewright/storage/local-program';

// Servers in processes of their own, each always at the same address, which are killed and started again.

const MAIN = fileURLToPath(new URL('server.ts', import.meta.url));

/** Node says the first of every worker thread that runs sources as they are; the others are what a server says whose disk was filled. */
const EXPECTED = /ExperimentalWarning|disk is full|No space left on device/;

export class ServerProcess {
  readonly port: number;
  readonly #place: string;
  readonly #heartbeat: number;
  #child: ChildProcess | null = null;
  /** the next one: loading takes longer than anything else, and nobody is to wait for it */
  #next: ChildProcess;
  /** what nobody had asked it to do */
  readonly troubles: string[] = [];

  private constructor(place: string, port: number, heartbeat: number) {
    this.#place = place;
    this.#heartbeat = heartbeat;
    this.port = port;
    this.#next = this.#load();
  }

  /** `place`: a file, or the address of a database; `heartbeat`: milliseconds */
  static async start(place: string, heartbeat = 30_000): Promise<ServerProcess> {
    const one = new ServerProcess(place, await freePort(), heartbeat);
    await one.start();
    return one;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  #load(): ChildProcess {
    const child = fork(MAIN, [this.#place, String(this.port), String(this.#heartbeat)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { NODE_COMPILE_CACHE: join(tmpdir(), 'tablewright-compiled'), ...process.env },
    });
    child.stderr!.on('data', (chunk: Buffer) => this.#said(chunk.toString()));
    return child;
  }

  async start(): Promise<void> {
    const child = this.#next;
    this.#child = child;
    child.send('begin');
    const told = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => null)]);
    if (told === null) throw new Error(`a server did not start: ${this.troubles.at(-1) ?? ''}`);
    this.#next = this.#load();
  }

  /** For good. */
  async close(): Promise<void> {
    for (const child of [this.#child, this.#next]) {
      if (child === null || child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child!;
    if (child.exitCode !== null || child.signalCode !== null) {
      this.troubles.push(`a server ended by itself (${child.exitCode ?? child.signalCode})`);
      return;
    }
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = (await gone) as [number | null];
    if (signal === 'SIGTERM' && code !== 0) this.troubles.push(`a server that was told to stop left with ${code}`);
  }

  #said(text: string): void {
    const lines = text.split('\n').filter((line) => line !== '' && !EXPECTED.test(line));
    this.troubles.push(...lines);
  }
}
