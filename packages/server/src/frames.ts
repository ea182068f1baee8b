import type { Socket as TcpSocket } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { PACKED_FROM } from '@tablewright/protocol';
import type { WebSocket } from 'ws';

// What is sent to one connection. Whatever is said to somebody in one breath (the change, and that it is done) goes out in one
// piece: a write costs more than what is in it. All of it is written as finished frames. Long messages are packed here, for whoever
// can unpack them, and not by the compression of websockets: a browser that has agreed to that compresses each short answer as well,
// and to inflate one costs nearly as much as to answer it.

/** Bytes that wait for a reader who does not read; more would fill our memory. */
const MOST_UNREAD = 4_000_000;

const OPEN = 1;
/** the last part of a message: of letters, and of bytes */
const TEXT = 0x81;
const BINARY = 0x82;
/** how a frame begins, by the length of a short text in it */
const SHORT = Array.from({ length: 126 }, (_, length) => String.fromCharCode(TEXT, length));

/** Those who are sent something in this breath: one tick for all of them. */
let speaking: FrameWriter[] = [];

function flushAll(): void {
  const writers = speaking;
  speaking = [];
  for (const writer of writers) writer.flush();
}

export class FrameWriter {
  readonly #socket: WebSocket;
  readonly #wire: TcpSocket;
  readonly #packs: boolean;
  #texts: string[] = [];

  /** `packs`: the other end has said that it can unpack */
  constructor(socket: WebSocket, wire: TcpSocket, packs: boolean) {
    this.#socket = socket;
    this.#wire = wire;
    this.#packs = packs;
  }

  send(text: string): void {
    this.#texts.push(text);
    if (this.#texts.length > 1) return;
    speaking.push(this);
    if (speaking.length === 1) process.nextTick(flushAll);
  }

  flush(): void {
    const texts = this.#texts;
    if (texts.length === 0) return;
    this.#texts = [];
    if (this.#socket.readyState !== OPEN) return;
    const goesOut = this.#write(texts);
    if (!goesOut && this.#socket.bufferedAmount > MOST_UNREAD) this.#socket.terminate();
  }

  /** False when it has to wait for a reader who does not keep up. */
  #write(texts: readonly string[]): boolean {
    const plain = texts.every(isShort) ? plainFramesOf(texts) : null;
    if (plain !== null) return this.#wire.write(plain, 'latin1');
    return this.#wire.write(Buffer.concat(texts.flatMap((text) => frameOf(text, this.#packs))));
  }
}

function isShort({ length }: string): boolean {
  return length < PACKED_FROM;
}

/**
 * Nearly all of it is plain letters, one byte each: then frames can be put together as text, without a buffer. Null when some letter is
 * not. That is looked at in the finished frames: a text is a row of pieces that has to be copied into one before it can be looked at, and
 * so each would be copied twice.
 */
function plainFramesOf(texts: readonly string[]): string | null {
  let frames = '';
  let above = 0;
  for (const text of texts) {
    const { length } = text;
    if (length < 126) {
      frames += SHORT[length]! + text;
      above += 1;
    } else {
      frames += String.fromCharCode(TEXT, 126, length >> 8, length & 0xff) + text;
      above += (length & 0xff) < 0x80 ? 1 : 2;
    }
  }
  // in UTF-8 each letter of a header that is not plain takes a byte more
  return Buffer.byteLength(frames) === frames.length + above ? frames : null;
}

/** The head of a frame and what is in it. A server does not mask what it sends. */
function frameOf(text: string, packs: boolean): [Buffer, Buffer] {
  const isPacked = packs && !isShort(text);
  const payload = isPacked ? packed(text) : Buffer.from(text);
  return [headOf(isPacked ? BINARY : TEXT, payload.length), payload];
}

function headOf(kind: number, length: number): Buffer {
  if (length < 126) return Buffer.from([kind, length]);
  const head = Buffer.alloc(length < 0x10000 ? 4 : 10);
  head[0] = kind;
  head[1] = length < 0x10000 ? 126 : 127;
  head.writeUIntBE(length, head.length === 4 ? 2 : 4, head.length === 4 ? 2 : 6);
  return head;
}

/** Those who watch together are sent the very same, one after the other. */
let last = { text: '', payload: Buffer.alloc(0) };

function packed(text: string): Buffer {
  if (text !== last.text) last = { text, payload: deflateRawSync(text, { level: 3 }) };
  return last.payload;
}
