import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { frameText } from './frame-text.ts';

// A websocket with nothing around it. The clients of a bench share the machine with the server that is measured: what they take is
// missing there, and a thousand of them with a whole library each take more than the server does. Binary frames are messages that the
// server has packed, as it does for whoever asks for it in the address.

const FINAL = 0x80;
const MASKED = 0x80;
const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const NO_MASK = '\0\0\0\0';

export interface WireEvents {
  text(text: string): void;
  /** it is over, whoever has ended it */
  closed(why: string): void;
}

/**
 * One for all connections: what has come is looked at before the next is read. A buffer for each read, and a stream around it, cost
 * more than what is in them.
 */
const INCOMING = Buffer.allocUnsafe(64 * 1024);
const END_OF_HEADERS = '\r\n\r\n';

export class Wire {
  readonly #socket: Socket;
  readonly #events: WireEvents;
  /** what has not come to its end: a frame, and at first the server's agreement to speak in frames */
  #rest: Buffer | null = null;
  #agreed: (() => void) | null;

  private constructor({ hostname, port }: URL, events: WireEvents, agreed: () => void) {
    this.#events = events;
    this.#agreed = agreed;
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: INCOMING,
        callback: (size, buffer) => {
          this.#read((buffer as Buffer).subarray(0, size));
          return true;
        },
      },
    });
    this.#socket.on('error', (error) => events.closed(error.message));
    this.#socket.on('close', () => events.closed('the connection is closed'));
  }

  static open(url: string, cookie: string, events: WireEvents): Promise<Wire> {
    const at = new URL(url);
    return new Promise((resolve, reject) => {
      let isOpen = false;
      const closed = (why: string): void => (isOpen ? events.closed(why) : reject(new Error(`no websocket: ${why}`)));
      const wire = new Wire(at, { text: (text) => events.text(text), closed }, () => {
        isOpen = true;
        resolve(wire);
      });
      const headers = [
        `GET ${at.pathname}${at.search} HTTP/1.1`,
        `Host: ${at.host}`,
        `Cookie: ${cookie}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ];
      wire.#socket.write(`${headers.join('\r\n')}${END_OF_HEADERS}`);
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
    let at = this.#agreed === null ? 0 : this.#agree(bytes);
    for (let end = frameEnd(bytes, at); end <= bytes.length; end = frameEnd(bytes, at)) {
      this.#hear(bytes, at, end);
      at = end;
    }
    // the buffer is read into again
    this.#rest = at === bytes.length ? null : Buffer.from(bytes.subarray(at));
  }

  /** Where the first frame begins: behind the answer to the request. 0 when that has not come to its end. */
  #agree(bytes: Buffer): number {
    const end = bytes.indexOf(END_OF_HEADERS);
    if (end === -1) return 0;
    const [status = ''] = bytes.toString('latin1', 0, end).split('\r\n');
    if (!status.includes(' 101 ')) {
      this.#events.closed(status);
      this.terminate();
      return bytes.length;
    }
    this.#agreed!();
    this.#agreed = null;
    return end + END_OF_HEADERS.length;
  }

  #hear(bytes: Buffer, at: number, end: number): void {
    const first = bytes[at]!;
    const start = at + headerLength(bytes[at + 1]!);
    const kind = first & 0x0f;
    if (kind === PING) this.#write(PONG, bytes.toString('latin1', start, end));
    if (kind === CLOSE) this.terminate();
    if (kind !== TEXT && kind !== BINARY) return;
    if ((first & FINAL) === 0) throw new Error('our server sends whole messages');
    this.#events.text(frameText(bytes.subarray(start, end), kind === BINARY));
  }

  terminate(): void {
    this.#socket.destroy();
  }
}

/** A server does not mask. `short`: the second byte, which says how long the frame is or where that stands */
function headerLength(short: number): number {
  return short < 126 ? 2 : short === 126 ? 4 : 10;
}

/** Where the frame that begins here ends; endless as long as that is not known. */
function frameEnd(bytes: Buffer, at: number): number {
  if (bytes.length < at + 2) return Infinity;
  const short = bytes[at + 1]!;
  const start = at + headerLength(short);
  if (bytes.length < start) return Infinity;
  if (short < 126) return start + short;
  return start + (short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6));
}
