import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { FrameWriter } from './frames.ts';

/** A connection: our end of it, and what has come out at the other, which can unpack unless it is said otherwise. */
async function connected({ packs = true } = {}): Promise<{
  writer: FrameWriter;
  /** bytes that we have written */
  written: () => number;
  /** writes that they took */
  writes: () => number;
  client: WebSocket;
  heard: string[];
  /** of what was heard, in the same order */
  cameAs: ('text' | 'packed')[];
  until: (count: number) => Promise<void>;
  /** our end has given it up */
  closed: () => boolean;
}> {
  const http: Server = createServer();
  const server = new WebSocketServer({ server: http });
  let isClosed = false;
  let wire: Socket | null = null;
  let writes = 0;
  const writer = new Promise<FrameWriter>((resolve) => {
    server.on('connection', (socket, request) => {
      socket.on('close', () => (isClosed = true));
      wire = request.socket;
      const write = wire.write.bind(wire) as (...what: unknown[]) => boolean;
      wire.write = (...what: unknown[]) => {
        writes += 1;
        return write(...what);
      };
      resolve(new FrameWriter(socket, wire, packs));
    });
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  const cameAs: ('text' | 'packed')[] = [];
  let told = (): void => {};
  client.on('message', (data: Buffer, isBinary) => {
    heard.push((isBinary ? inflateRawSync(data) : data).toString());
    cameAs.push(isBinary ? 'packed' : 'text');
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
  return {
    writer: await writer,
    written: () => wire!.bytesWritten,
    writes: () => writes,
    client,
    heard,
    cameAs,
    until,
    closed: () => isClosed,
  };
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

/** Of each length at which a frame begins otherwise, packed or not; chance cannot be made shorter. */
function longTexts(): string[] {
  const chance = [512, 600, 32_767, 32_768, 40_000].map((length) => randomBytes(length).toString('hex'));
  return ['x'.repeat(1024), 'é'.repeat(1024), '🙂'.repeat(40_000), 'x'.repeat(200_000), ...chance];
}

test.for([true, false])('long messages arrive whole and in order, packed: %s', async (packs) => {
  const { writer, heard, cameAs, until } = await connected({ packs });
  const sent = longTexts().flatMap((text, i) => [text, `short ${i}`, text]);
  for (const [i, text] of sent.entries()) {
    writer.send(text);
    if (i % 4 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await until(sent.length);
  expect(heard).toEqual(sent);
  expect(cameAs).toEqual(sent.map(({ length }) => (packs && length >= 1024 ? 'packed' : 'text')));
});

test('what is long is shorter on its way to whoever can unpack it', async () => {
  const text = 'what is told again and again '.repeat(1000);
  const sizes: number[] = [];
  for (const packs of [true, false]) {
    const { writer, written, until } = await connected({ packs });
    const before = written();
    writer.send(text);
    await until(1);
    sizes.push(written() - before);
  }
  expect(sizes[0]).toBeLessThan(text.length / 20);
  expect(sizes[1]).toBeGreaterThan(text.length);
});

test('what is said in one breath is one write, whatever is packed of it', async () => {
  const { writer, writes, heard, cameAs, until } = await connected();
  const before = writes();
  const texts = ['short', 'x'.repeat(5000), 'short again', 'y'.repeat(5000)];
  for (const text of texts) writer.send(text);
  await until(texts.length);
  expect(heard).toEqual(texts);
  expect(cameAs).toEqual(['text', 'packed', 'text', 'packed']);
  expect(writes() - before).toBe(1);
});

test('two who are sent different things of the same length each get their own', async () => {
  const [one, other] = [await connected(), await connected()];
  one.writer.send(`1${'x'.repeat(5000)}`);
  other.writer.send(`2${'x'.repeat(5000)}`);
  await Promise.all([one.until(1), other.until(1)]);
  expect([one.heard[0]![0], other.heard[0]![0]]).toEqual(['1', '2']);
});

test('of those who are sent the same together, each gets it in the form that they can read', async () => {
  const all = [
    await connected(),
    await connected({ packs: false }),
    await connected(),
    await connected({ packs: false }),
  ];
  const text = `the same ${'ü'.repeat(5000)}`;
  for (const { writer } of all) writer.send(text);
  await Promise.all(all.map(({ until }) => until(1)));
  expect(all.map(({ heard }) => heard)).toEqual(all.map(() => [text]));
  expect(all.flatMap(({ cameAs }) => cameAs)).toEqual(['packed', 'text', 'packed', 'text']);
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
