import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

// A server in a process of its own, so that its CPU time is its own: both ends of the line between it and the bench.

/** What a server has used so far. */
export interface Usage {
  readonly cpuMicros: number;
  /** of living objects and buffers, after a collection */
  readonly memoryBytes: number;
  /** in its folder */
  readonly storedBytes: number;
}

type Asked = 'cpu' | 'usage';
type Told = { readonly url: string } | { readonly usage: Usage };

/** In the child: says where it listens, and answers what is asked, until nobody is there any more. */
export function serveBench(url: string, folder: string): void {
  const tell = (told: Told): void => void process.send?.(told);
  const answer = async (asked: Asked): Promise<void> => {
    const memoryBytes = asked === 'usage' ? await memory() : 0;
    const storedBytes = asked === 'usage' ? bytesIn(folder) : 0;
    const { user, system } = process.cpuUsage();
    tell({ usage: { cpuMicros: user + system, memoryBytes, storedBytes } });
  };
  process.on('message', (asked: Asked) => void answer(asked));
  process.once('disconnect', () => process.exit());
  tell({ url });
}

/** What one collection had left for a later turn was a megabyte here; as it went, a few tables took less than nothing. */
async function memory(): Promise<number> {
  globalThis.gc?.();
  await sleep(100);
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

const running = new Set<ChildProcess>();
let isWatched = false;

/** A server that stands still does not notice that the bench has gone: whoever breaks it off would leave one behind. */
function endWithBench(): void {
  const endAll = (): void => {
    for (const child of running) child.kill('SIGKILL');
  };
  process.once('exit', endAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      endAll();
      process.exit(1);
    });
  }
}

/** In the bench: the server, from outside. */
export class ServerChild {
  readonly url: string;
  readonly #process: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#process = child;
  }

  /** `folder`: where it stores */
  static async start(file: URL, folder: string, more: readonly string[] = []): Promise<ServerChild> {
    const child = fork(fileURLToPath(file), [folder, ...more], {
      // boardgame.io and immer read it when they are loaded
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    if (!isWatched) endWithBench();
    isWatched = true;
    running.add(child);
    const told = await next(child);
    if (!('url' in told)) throw new Error('the server did not say where it listens');
    return new ServerChild(told.url, child);
  }

  async cpuMicros(): Promise<number> {
    return (await this.#ask('cpu')).cpuMicros;
  }

  usage(): Promise<Usage> {
    return this.#ask('usage');
  }

  async #ask(asked: Asked): Promise<Usage> {
    this.#process.send(asked);
    const told = await next(this.#process);
    if (!('usage' in told)) throw new Error('the server did not say what it has used');
    return told.usage;
  }

  /** It stands still, with all that it has open, until it is resumed. */
  pause(): void {
    this.#process.kill('SIGSTOP');
  }

  resume(): void {
    this.#process.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    running.delete(this.#process);
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await gone;
  }
}

const PATIENCE = 20_000;

function next(child: ChildProcess): Promise<Told> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer);
      child.off('message', heard);
      child.off('exit', gone);
    };
    const heard = (told: Told): void => {
      settle();
      resolve(told);
    };
    const gone = (): void => {
      settle();
      reject(new Error('a server of the bench has ended by itself'));
    };
    const timer = setTimeout(() => {
      settle();
      child.kill('SIGKILL');
      reject(new Error('a server of the bench does not answer'));
    }, PATIENCE);
    child.on('message', heard);
    child.on('exit', gone);
  });
}
