import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { COMPRESSED_FROM, FrameWriter } from './frames.ts';

/** A connection that compresses what is long: our end of it, and what has come out at the other. */
async function connected(): Promise<{
  writer: FrameWriter;
  client: WebSocket;
  heard: string[];
  until: (count: number) => Promise<void>;
  /** our end has given it up */
  closed: () => boolean;
}> {
  const http: Server = createServer();
  const server = new WebSocketServer({ server: http, perMessageDeflate: { threshold: COMPRESSED_FROM } });
  let isClosed = false;
  const writer = new Promise<FrameWriter>((resolve) => {
    server.on('connection', (socket, request) => {
      socket.on('close', () => (isClosed = true));
      resolve(new FrameWriter(socket, request.socket));
    });
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  let told = (): void => {};
  client.on('message', (data: Buffer) => {
    heard.push(data.toString());
    told();
  });
  onTestFinished(() => {
    client.terminate();
    server.close();
    http.close();
  });
  const until = async (count: number): Promise<void> => {
    while (heard.length < count) await new Promise<void>((resolve) => (told = resolve));
  };
  return { writer: await writer, client, heard, until, closed: () => isClosed };
}

test('short messages arrive whole, whatever their length in bytes', async () => {
  const { writer, heard, until } = await connected();
  const texts = ['', 'a', 'x'.repeat(125), 'x'.repeat(126), 'é'.repeat(63), '🙂'.repeat(500), 'x'.repeat(1023)];
  for (const text of texts) writer.send(text);
  await until(texts.length);
  expect(heard).toEqual(texts);
});

test('plain letters arrive as they are, and so does what is said after them', async () => {
  const { writer, heard, until } = await connected();
  const texts = ['', 'a', 'x'.repeat(125), 'x'.repeat(126), 'x'.repeat(300), 'x'.repeat(1023)];
  for (const text of texts) writer.send(text);
  await until(texts.length);
  writer.send('ü');
  writer.flush();
  writer.send('after it');
  await until(texts.length + 2);
  expect(heard).toEqual([...texts, 'ü', 'after it']);
});

test('nothing overtakes what is still being compressed', async () => {
  const { writer, heard, until } = await connected();
  const sent: string[] = [];
  for (let i = 0; i < 60; i += 1) {
    // chance cannot be compressed, so that it takes a while
    const text = i % 3 === 0 ? `${i} ${randomBytes(40_000).toString('hex')}` : `${i}`;
    sent.push(text);
    writer.send(text);
    if (i % 4 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await until(sent.length);
  expect(heard).toEqual(sent);
});

test('whoever does not read is cut off before what waits for them fills our memory', async () => {
  const { writer, client, closed } = await connected();
  if (client.readyState === WebSocket.CONNECTING) await new Promise((resolve) => client.once('open', resolve));
  client.pause();
  const text = 'x'.repeat(1000);
  let sent = 0;
  while (!closed() && sent < 50_000_000) {
    for (let i = 0; i < 50; i += 1) writer.send(text);
    sent += 50 * text.length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(closed()).toBe(true);
  // what the system's own buffers take comes on top of what waits here
  expect(sent).toBeGreaterThan(4_000_000);
});
