import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

// A real NATS for tests: on loopback, gone when it is stopped. It comes with no package; it is the machine's own, where it has one.

/** Said where there is no NATS to start. */
export const NO_NATS = 'No NATS: there is no nats-server on the PATH; what needs a real one is passed over.';

export interface LocalNats {
  readonly port: number;
  /** starts it again at the same address */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** null where there is none to start. `args`: more for its command line */
export async function startNats(args: readonly string[] = []): Promise<LocalNats | null> {
  const places = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const program = places.map((place) => join(place, 'nats-server')).find((path) => existsSync(path));
  if (program === undefined) {
    process.stderr.write(`${NO_NATS}\n`);
    return null;
  }
  const port = await freePort();
  let child: ChildProcess | null = null;
  process.once('exit', () => child?.kill('SIGKILL'));
  const nats: LocalNats = {
    port,
    async start() {
      child = spawn(program, ['-a', '127.0.0.1', '-p', String(port), ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
      await isReady(child);
    },
    async stop() {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      child = null;
    },
  };
  await nats.start();
  return nats;
}

/** It is listened to as long as it lives: one that cannot write to its log any more is ended by the system. */
function isReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stderr!.on('data', (chunk) => String(chunk).includes('Server is ready') && resolve());
    child.once('exit', () => reject(new Error('NATS did not start')));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
