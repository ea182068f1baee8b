import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort, LocalProgram } from '../local-program.ts';

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
  const address = ['-a', '127.0.0.1', '-p', String(port)];
  const launch = () => spawn(program, [...address, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const server = new LocalProgram(launch, 'SIGKILL');
  const nats: LocalNats = {
    port,
    start: () => isReady(server.start()),
    stop: () => server.end('SIGKILL'),
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
