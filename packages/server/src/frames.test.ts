import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { FrameWriter } from './frames.ts';

/** A connection: our end of it, and what has come out at the other, which agrees to compression unless it is said otherwise. */
async function connected({ perMessageDeflate = true } = {}): Promise<{
  writer: FrameWriter;
  /** bytes that we have written */
  written: () => number;
  client: WebSocket;
  heard: string[];
  until: (count: number) => Promise<void>;
  /** our end has given it up */
  closed: () => boolean;
}> {
  const http: Server = createServer();
  const agreed = { serverNoContextTakeover: true, clientNoContextTakeover: true, serverMaxWindowBits: 15 };
  const server = new WebSocketServer({ server: http, perMessageDeflate: agreed });
  let isClosed = false;
  let wire: Socket | null = null;
  const writer = new Promise<FrameWriter>((resolve) => {
    server.on('connection', (socket, request) => {
      socket.on('close', () => (isClosed = true));
      wire = request.socket;
      resolve(new FrameWriter(socket, request.socket));
    });
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`, { perMessageDeflate });
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
  return { writer: await writer, written: () => wire!.bytesWritten, client, heard, until, closed: () => isClosed };
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

/** Of each length at which a frame begins otherwise, compressed or not; chance cannot be made shorter. */
function longTexts(): string[] {
  const chance = [512, 600, 32_767, 32_768, 40_000].map((length) => randomBytes(length).toString('hex'));
  return ['x'.repeat(1024), 'é'.repeat(1024), '🙂'.repeat(40_000), 'x'.repeat(200_000), ...chance];
}

test.for([true, false])('long messages arrive whole and in order, compressed: %s', async (perMessageDeflate) => {
  const { writer, heard, until } = await connected({ perMessageDeflate });
  const sent = longTexts().flatMap((text, i) => [text, `short ${i}`, text]);
  for (const [i, text] of sent.entries()) {
    writer.send(text);
    if (i % 4 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await until(sent.length);
  expect(heard).toEqual(sent);
});

test('what is long is compressed where the other end has agreed to it', async () => {
  const text = 'what is told again and again '.repeat(1000);
  const sizes: number[] = [];
  for (const perMessageDeflate of [true, false]) {
    const { writer, written, until } = await connected({ perMessageDeflate });
    const before = written();
    writer.send(text);
    await until(1);
    sizes.push(written() - before);
  }
  expect(sizes[0]).toBeLessThan(text.length / 20);
  expect(sizes[1]).toBeGreaterThan(text.length);
});

test('two who are sent different things of the same length each get their own', async () => {
  const [one, other] = [await connected(), await connected()];
  one.writer.send(`1${'x'.repeat(5000)}`);
  other.writer.send(`2${'x'.repeat(5000)}`);
  await Promise.all([one.until(1), other.until(1)]);
  expect([one.heard[0]![0], other.heard[0]![0]]).toEqual(['1', '2']);
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
