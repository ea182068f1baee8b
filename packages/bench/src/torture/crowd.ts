import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastRng } from '@tablewright/kernel';
import { SOCKET_PATH } from '@tablewright/protocol';
import { playOne } from './play-one.ts';
import { ServerProcess } from './processes.ts';

// Very many connections that say nothing: browsers left open, which answer when they are asked whether somebody is there, and
// half-open ones, whose other end has gone without a word. Games go on beside them; those who have gone are cut off, the others stay.

export interface CrowdSettings {
  readonly idle: number;
  readonly halfOpen: number;
  /** milliseconds between two questions of the server whether somebody is there */
  readonly heartbeat?: number;
  readonly onProgress?: (done: number, of: number) => void;
}

export interface Crowd {
  readonly idle: number;
  readonly halfOpen: number;
  /** of the idle ones at the end; all of them should be */
  readonly idleStillThere: number;
  /** of the half-open ones at the end; none of them should be */
  readonly halfOpenStillThere: number;
  /** played to the end meanwhile, by people and bots */
  readonly games: number;
  /** of the server's memory, for each connection; null where it cannot be known */
  readonly bytesPerConnection: number | null;
  readonly seconds: number;
  readonly details: readonly string[];
}

/** Connections that are opened at once: more would not fit into the queue in which the system keeps those who knock. */
const AT_ONCE = 100;

export async function crowd(settings: CrowdSettings): Promise<Crowd> {
  const { idle, halfOpen, heartbeat = 30_000, onProgress = () => {} } = settings;
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-crowd-'));
  const server = await ServerProcess.start(join(folder, 'tablewright.sqlite'), heartbeat);
  const visitors: Visitor[] = [];
  try {
    const before = memoryOf(server.pid);
    while (visitors.length < idle + halfOpen) {
      const next = Array.from({ length: Math.min(AT_ONCE, idle + halfOpen - visitors.length) }, (_, i) =>
        Visitor.come(server.port, visitors.length + i < idle),
      );
      visitors.push(...(await Promise.all(next)));
      onProgress(visitors.length, idle + halfOpen);
    }
    const after = memoryOf(server.pid);
    const asked = performance.now() + 2.5 * heartbeat;
    let games = 0;
    do {
      await playOne([server.url], `crowd.${games}`, fastRng(games));
      games += 1;
      await sleep(100);
    } while (performance.now() < asked);
    const there = (answers: boolean): number => visitors.filter((one) => one.answers === answers && one.isThere).length;
    return {
      idle,
      halfOpen,
      idleStillThere: there(true),
      halfOpenStillThere: there(false),
      games,
      bytesPerConnection: before === null || after === null ? null : Math.round((after - before) / (idle + halfOpen)),
      seconds: Math.round((performance.now() - began) / 100) / 10,
      details: server.troubles.slice(0, 20),
    };
  } finally {
    for (const one of visitors) one.go();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A websocket with as little as there can be: ten thousand of them have to live beside the server that is tried. */
class Visitor {
  readonly answers: boolean;
  readonly #socket: Socket;
  isThere = true;

  private constructor(socket: Socket, answers: boolean) {
    this.#socket = socket;
    this.answers = answers;
    socket.on('error', () => {});
    socket.on('close', () => (this.isThere = false));
    socket.on('data', (data) => {
      if (answers && data.includes(PING)) socket.write(PONG);
    });
  }

  static async come(port: number, answers: boolean): Promise<Visitor> {
    const socket = connect(port, '127.0.0.1');
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('data', (data) => {
        if (data.includes(' 101 ')) resolve();
        else reject(new Error(`a connection was refused: ${data.toString().split('\r\n')[0]}`));
      });
      socket.write(
        `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGFibGV3cmlnaHQtdHJ5cw==\r\n\r\n',
      );
    });
    return new Visitor(socket, answers);
  }

  go(): void {
    this.#socket.destroy();
  }
}

/** The frames of a ping and of a pong without content; what a client sends has a mask. */
const PING = Buffer.from([0x89, 0x00]);
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** Of a process, as Linux tells it. */
function memoryOf(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}
