import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { Wire } from './server-wire.ts';

test('a wire asks at the whole address, and hears text and what is packed in the order in which it was said', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  await once(server, 'listening');
  // each length at which a frame begins otherwise
  const said = ['short', 'ü'.repeat(100), 'x'.repeat(5000), 'ü'.repeat(200_000), 'last'];
  const asked: (string | undefined)[] = [];
  server.on('connection', (socket, { url }) => {
    asked.push(url);
    for (const text of said) socket.send(text.length < 1024 ? text : deflateRawSync(text, { level: 3 }));
    for (const text of said) socket.send(text);
  });
  const heard: string[] = [];
  const { port } = server.address() as AddressInfo;
  const wire = await Wire.open(`http://127.0.0.1:${port}/here?packed=somehow`, 'cookie', {
    text: (text) => heard.push(text),
    closed: (why) => heard.push(why),
  });
  await vi.waitFor(() => expect(heard).toHaveLength(2 * said.length));
  wire.terminate();
  expect(asked).toEqual(['/here?packed=somehow']);
  expect(heard.slice(0, 2 * said.length)).toEqual([...said, ...said]);
});
