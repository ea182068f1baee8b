import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { queryObjects } from 'node:v8';
import { expect, onTestFinished, test } from 'vitest';
import { start } from './testing/server.ts';

/** A request for a websocket, letter by letter, and all that comes back. */
async function ask(
  url: string,
  path: string,
  headers: readonly string[] = [],
): Promise<{ socket: Socket; heard: () => string; isOver: () => boolean }> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let heard = '';
  let isOver = false;
  socket.on('data', (data) => (heard += data.toString('latin1')));
  socket.on('close', () => (isOver = true));
  socket.on('error', () => {});
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
    ...headers,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return { socket, heard: () => heard, isOver: () => isOver };
}

test('a websocket where there is none is answered like any other request there, and is over then', async () => {
  const { url } = await start();
  for (const [path, status] of [
    ['/nowhere', 404],
    ['/health', 200],
  ] as const) {
    const { heard, isOver } = await ask(url, path);
    await expect.poll(isOver).toBe(true);
    expect(heard()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  }
});

test('a plain request where websockets come in finds nothing', async () => {
  const { url } = await start();
  for (const path of ['/api/socket', '/ws']) expect((await fetch(`${url}${path}`)).status).toBe(404);
});

test('a request that is no good as a websocket is refused', async () => {
  const { url } = await start();
  const { heard, isOver } = await ask(url, '/api/socket', ['Sec-WebSocket-Version: 12']);
  await expect.poll(isOver).toBe(true);
  expect(heard()).toMatch(/^HTTP\/1.1 4\d\d /);
});

test('a frame that is none ends that connection and nothing else, for whoever was turned away as well', async () => {
  const { url, enter } = await start();
  const ann = await enter('Ann');
  for (const origin of [url, 'https://evil.example']) {
    const { socket, heard, isOver } = await ask(url, '/api/socket', [`Origin: ${origin}`]);
    await expect.poll(heard).toMatch(/^HTTP\/1.1 101 /);
    socket.write(Buffer.alloc(64, 0xff));
    await expect.poll(isOver).toBe(true);
  }
  expect(ann.isOpen).toBe(true);
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

test('what was said right behind the request is heard', async () => {
  const { url } = await start();
  const { socket, heard } = await ask(url, '/api/socket');
  const ping = JSON.stringify({ type: 'ping', at: 7 });
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | ping.length, 0, 0, 0, 0]), Buffer.from(ping)]));
  await expect.poll(heard).toContain('"type":"pong","at":7');
});

test('a request for a websocket behind one that is not answered yet ends that connection, not the server', async () => {
  const { url } = await start();
  const { hostname, port } = new URL(url);
  const broke: unknown[] = [];
  const hear = (error: unknown): void => void broke.push(error);
  process.on('uncaughtExceptionMonitor', hear);
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', hear));
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let isOver = false;
  socket.on('close', () => (isOver = true));
  socket.on('error', () => {});
  socket.resume();
  const upgrade = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
  socket.write(`GET /health HTTP/1.1\r\nHost: x\r\n\r\n${upgrade}`);
  await expect.poll(() => isOver).toBe(true);
  expect(broke).toEqual([]);
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

test.each(['/%ff', `/api/tables/${'a'.repeat(300)}`])(
  'what is refused before anybody has looked at it is over then, too: %s',
  async (path) => {
    const { url } = await start();
    const { heard, isOver } = await ask(url, path);
    await expect.poll(isOver).toBe(true);
    expect(heard()).toMatch(/^HTTP\/1.1 4\d\d /);
  },
);

test('a connection keeps nothing of the request that it came in with', async () => {
  const { url, enter } = await start();
  const kept = (): number[] => [IncomingMessage, ServerResponse].map((one) => queryObjects(one, { format: 'count' }));
  await enter('Ann');
  const before = kept();
  for (let n = 0; n < 20; n += 1) {
    const { heard } = await ask(url, '/api/socket');
    await expect.poll(heard).toContain('"type":"hello"');
  }
  for (const [i, count] of kept().entries()) expect(count - before[i]!).toBeLessThan(5);
});
