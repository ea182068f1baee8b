import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PATIENCE = 30_000;

/** The real server in a process of its own, with a folder of its own, on this machine alone. */
export class House {
  readonly port: number;
  readonly #data: string;
  #process: ChildProcess | null = null;
  /** what it has said, for when it does not start */
  #said = '';

  private constructor(port: number, data: string) {
    this.port = port;
    this.#data = data;
  }

  static async open(): Promise<House> {
    const house = new House(await freePort(), mkdtempSync(join(tmpdir(), 'tablewright-e2e-')));
    await house.start();
    return house;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** On the same data and the same port, however often. */
  async start(): Promise<void> {
    const args = ['serve', '--host', '127.0.0.1', '--port', String(this.port), '--data', this.#data];
    const child = spawn(process.execPath, ['packages/cli/src/main.ts', ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        this.#said += data.toString();
      });
    }
    const until = Date.now() + PATIENCE;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`the server does not start:\n${this.#said}`);
      await after(50);
    }
  }

  /** Without a word, as when the power goes. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#end('SIGKILL');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill(signal);
    await gone;
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/health`)).ok;
    } catch {
      return false;
    }
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
