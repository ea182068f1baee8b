import { deflateRawSync } from 'node:zlib';
import { PACKED_SOCKET_PATH, SOCKET_PATH } from '@tablewright/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireEvents } from './link.ts';
import { openSocket } from './socket.ts';

/** A browser's websocket, of which the test is the other end. */
class FakeSocket extends EventTarget {
  static last: FakeSocket;
  readonly url: string;
  binaryType = 'blob';

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.last = this;
  }

  says(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** What the page has heard and what broke, in order. */
let heard: string[];

beforeEach(() => {
  heard = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'games.example' });
  vi.stubGlobal('reportError', (error: Error) => heard.push(`broken: ${error.name}`));
});
afterEach(() => vi.unstubAllGlobals());

function opened(on: Partial<WireEvents> = {}): FakeSocket {
  openSocket({
    opened: () => heard.push('opened'),
    heard: (text) => heard.push(text),
    closed: () => heard.push('closed'),
    ...on,
  });
  return FakeSocket.last;
}

/** As the server packs it, and as a browser hands it on. */
function packed(text: string): ArrayBuffer {
  return Uint8Array.from(deflateRawSync(text, { level: 3 })).buffer;
}

async function untilHeard(count: number): Promise<void> {
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(count));
}

const LONG = JSON.stringify({ type: 'table', says: 'Über den Dächern 🙂 '.repeat(5000) });

test('the end of a connection is heard, whatever the last messages break', () => {
  vi.stubGlobal('setTimeout', () => 0);
  const socket = opened({
    heard: (text) => {
      heard.push(text);
      if (text === '11') throw new Error('broken');
    },
  });
  for (let n = 1; n <= 12; n += 1) socket.says(String(n));
  socket.dispatchEvent(new Event('close'));
  expect(heard.slice(-3)).toEqual(['11', 'broken: Error', 'closed']);
});

describe('a page that can unpack', () => {
  test('asks for long messages packed, as bytes', () => {
    const socket = opened();
    expect(socket.url).toBe(`wss://games.example${PACKED_SOCKET_PATH}`);
    expect(socket.binaryType).toBe('arraybuffer');
  });

  test('hears what was packed as it was said', async () => {
    const socket = opened();
    socket.says(packed(LONG));
    await untilHeard(1);
    expect(heard).toEqual([LONG]);
  });

  test('hears at once what is not packed', () => {
    const socket = opened();
    socket.says('one');
    socket.says('two');
    expect(heard).toEqual(['one', 'two']);
  });

  test('hears everything in the order in which it was said, however long it takes to unpack', async () => {
    const socket = opened();
    const said = ['before', LONG, 'behind it', `${LONG} `, 'x', 'y', 'last'];
    for (const text of said) socket.says(text.length > 1024 ? packed(text) : text);
    expect(heard).toEqual(['before']);
    await untilHeard(said.length);
    expect(heard).toEqual(said);
    // and then at once again
    socket.says('later');
    expect(heard.at(-1)).toBe('later');
  });

  test('hears of the end behind all that was said', async () => {
    const socket = opened();
    for (let n = 0; n < 20; n += 1) socket.says(n === 3 ? packed(LONG) : String(n));
    socket.dispatchEvent(new Event('close'));
    expect(heard).toEqual(['0', '1', '2']);
    await untilHeard(21);
    expect(heard).toEqual([...Array.from({ length: 20 }, (_, n) => (n === 3 ? LONG : String(n))), 'closed']);
  });

  test('hears of the end at once when nothing waits', () => {
    const socket = opened();
    socket.says('one');
    socket.dispatchEvent(new Event('close'));
    expect(heard).toEqual(['one', 'closed']);
  });

  test.each([
    ['is not packed at all', () => Uint8Array.from([255, 254, 253]).buffer],
    ['ends too early', () => packed(LONG).slice(0, -5)],
    ['goes on behind its end', () => Uint8Array.from([...new Uint8Array(packed(LONG)), 1, 2, 3]).buffer],
    ['is nothing', () => new ArrayBuffer(0)],
  ])('reports a message that %s, and hears what comes behind it', async (_what, broken) => {
    const socket = opened();
    socket.says(broken());
    socket.says('behind it');
    socket.says(packed(LONG));
    socket.dispatchEvent(new Event('close'));
    await untilHeard(4);
    expect(heard).toEqual(['broken: TypeError', 'behind it', LONG, 'closed']);
  });

  test('reports one that is packed well and no JSON, and hears what comes behind it', async () => {
    const socket = opened({ heard: (text) => heard.push(JSON.parse(text) as string) });
    socket.says(packed('"one'));
    socket.says('"two');
    socket.says('"three"');
    await untilHeard(3);
    expect(heard).toEqual(['broken: SyntaxError', 'broken: SyntaxError', 'three']);
  });
});

test.each([
  ['nothing', undefined],
  [
    'other forms alone',
    function DecompressionStream(form: string): void {
      if (form === 'deflate-raw') throw new TypeError(`Unsupported compression format: '${form}'`);
    },
  ],
])('a browser that can unpack %s does not ask for it, and hears text', (_what, stream) => {
  vi.stubGlobal('DecompressionStream', stream);
  const socket = opened();
  expect(socket.url).toBe(`wss://games.example${SOCKET_PATH}`);
  socket.dispatchEvent(new Event('open'));
  socket.says(LONG);
  socket.says('short');
  socket.dispatchEvent(new Event('close'));
  expect(heard).toEqual(['opened', LONG, 'short', 'closed']);
});
