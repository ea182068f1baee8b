import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { constants, inflateRawSync } from 'node:zlib';

// A websocket with nothing around it. The clients of a bench share the machine with the server that is measured: what they take is
// missing there, and a thousand of them with a whole library each take more than the server does. Compression is offered as a browser
// offers it, so that the server has the same to do.

const FINAL = 0x80;
const COMPRESSED = 0x40;
const MASKED = 0x80;
const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const NO_MASK = '\0\0\0\0';
/** the end of every compressed message, which is not sent */
const TAIL = Buffer.from([0x00, 0x00, 0xff, 0xff]);

export interface WireEvents {
  text(text: string): void;
  /** it is over, whoever has ended it */
  closed(why: string): void;
}

export class Wire {
  readonly #socket: Socket;
  readonly #events: WireEvents;
  /** a frame that has not come to its end */
  #rest: Buffer | null = null;

  private constructor(socket: Socket, events: WireEvents) {
    this.#socket = socket;
    this.#events = events;
    socket.setNoDelay(true);
    socket.on('data', (data: Buffer) => this.#read(data));
    socket.on('error', (error) => events.closed(error.message));
    socket.on('close', () => events.closed('the connection is closed'));
  }

  static open(url: string, cookie: string, events: WireEvents): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const headers = {
        cookie,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
        'sec-websocket-extensions': 'permessage-deflate',
      };
      const asked = request(url, { headers, agent: false });
      asked.on('upgrade', (_response, socket, head) => {
        const wire = new Wire(socket, events);
        resolve(wire);
        if (head.length > 0) wire.#read(head);
      });
      asked.on('response', ({ statusCode }) => reject(new Error(`no websocket: ${statusCode}`)));
      asked.on('error', reject);
      asked.end();
    });
  }

  /** Plain letters alone: they are one byte each, and a frame of them is one text. */
  send(text: string): void {
    this.#write(TEXT, text);
  }

  /** Clients mask what they send. With a mask of zeros nothing has to be changed for it. */
  #write(kind: number, payload: string): void {
    const { length } = payload;
    if (length > 0xffff) throw new Error('nobody in a bench has so much to say');
    const start =
      length < 126
        ? String.fromCharCode(FINAL | kind, MASKED | length)
        : String.fromCharCode(FINAL | kind, MASKED | 126, length >> 8, length & 0xff);
    this.#socket.write(`${start}${NO_MASK}${payload}`, 'latin1');
  }

  #read(data: Buffer): void {
    const bytes = this.#rest === null ? data : Buffer.concat([this.#rest, data]);
    let at = 0;
    for (;;) {
      const frame = frameAt(bytes, at);
      if (frame === null) break;
      at = frame.end;
      this.#hear(bytes[frame.at]!, bytes.subarray(frame.start, frame.end));
    }
    this.#rest = at === bytes.length ? null : bytes.subarray(at);
  }

  #hear(first: number, payload: Buffer): void {
    const kind = first & 0x0f;
    if (kind === PING) this.#write(PONG, payload.toString('latin1'));
    if (kind === CLOSE) this.terminate();
    if (kind !== TEXT) return;
    if ((first & FINAL) === 0) throw new Error('our server sends whole messages');
    this.#events.text((first & COMPRESSED) === 0 ? payload.toString('utf8') : inflated(payload));
  }

  terminate(): void {
    this.#socket.destroy();
  }
}

/** Where a frame begins, its payload, and its end; null when it has not come to its end. A server does not mask. */
function frameAt(bytes: Buffer, at: number): { at: number; start: number; end: number } | null {
  const here = bytes.length - at;
  if (here < 2) return null;
  const short = bytes[at + 1]!;
  const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
  if (bytes.length < start) return null;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6);
  const end = start + length;
  return bytes.length < end ? null : { at, start, end };
}

function inflated(payload: Buffer): string {
  return inflateRawSync(Buffer.concat([payload, TAIL]), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
}
