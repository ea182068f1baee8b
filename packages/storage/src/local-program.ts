import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Somebody else's program on loopback, for tests, torture and benches: started, ended and started again at the same address.

export class LocalProgram {
  readonly #launch: () => ChildProcess;
  #child: ChildProcess | null = null;

  /** `atExit`: what ends it with the process that has started it, whether that is told to stop or breaks: it must not stay behind */
  constructor(launch: () => ChildProcess, atExit: NodeJS.Signals) {
    this.#launch = launch;
    process.once('exit', () => this.#child?.kill(atExit));
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  start(): ChildProcess {
    this.#child = this.#launch();
    return this.#child;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null || !this.isRunning) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    this.#child = null;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
