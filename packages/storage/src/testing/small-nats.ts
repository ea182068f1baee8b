import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { LocalNats } from './local-nats.ts';

// As much of NATS as is needed where there is no real one: who has subscribed to a subject gets what others publish on it.

const INFO = { server_id: 'small', version: '2.9.10', proto: 1, max_payload: 1_048_576, headers: true };

interface Subscription {
  readonly socket: Socket;
  readonly subject: string;
  readonly sid: string;
}

export async function startSmallNats(): Promise<LocalNats> {
  const sockets = new Set<Socket>();
  let subscriptions: Subscription[] = [];
  let server: Server | null = null;
  let port = 0;

  function publish(from: Socket, subject: string, payload: Buffer): void {
    for (const { socket, subject: wanted, sid } of subscriptions) {
      if (socket === from || wanted !== subject) continue;
      socket.write(`MSG ${subject} ${sid} ${payload.length}\r\n`);
      socket.write(payload);
      socket.write('\r\n');
    }
  }

  /** What is left when all that has come whole is done. */
  function take(socket: Socket, bytes: Buffer): Buffer {
    const end = bytes.indexOf('\r\n');
    if (end < 0) return bytes;
    const [verb = '', ...words] = bytes.subarray(0, end).toString().split(' ');
    let rest = bytes.subarray(end + 2);
    if (verb === 'PING') socket.write('PONG\r\n');
    else if (verb === 'SUB') subscriptions.push({ socket, subject: words[0]!, sid: words.at(-1)! });
    else if (verb === 'PUB') {
      const length = Number(words.at(-1));
      if (rest.length < length + 2) return bytes;
      publish(socket, words[0]!, rest.subarray(0, length));
      rest = rest.subarray(length + 2);
    }
    return take(socket, rest);
  }

  const nats = {
    get port() {
      return port;
    },
    async start() {
      server = createServer((socket) => {
        sockets.add(socket);
        let waiting = Buffer.alloc(0);
        socket.on('data', (chunk) => {
          waiting = Buffer.from(take(socket, Buffer.concat([waiting, chunk])));
        });
        socket.on('error', () => {});
        socket.on('close', () => {
          sockets.delete(socket);
          subscriptions = subscriptions.filter((one) => one.socket !== socket);
        });
        socket.write(`INFO ${JSON.stringify(INFO)}\r\n`);
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      ({ port } = server.address() as { port: number });
    },
    async stop() {
      if (server === null) return;
      const gone = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await gone;
      server = null;
    },
  };
  await nats.start();
  return nats;
}
