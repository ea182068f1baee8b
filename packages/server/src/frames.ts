import type { Socket as TcpSocket } from 'node:net';
import { constants, deflateRawSync } from 'node:zlib';
import type { WebSocket } from 'ws';

// What is sent to one connection. Whatever is said to somebody in one breath (the change, and that it is done) goes out in one
// piece: a write costs more than what is in it. All of it is written as finished frames. `ws` would compress with a compressor for
// each connection, on another thread: it takes a quarter megabyte for as long as somebody is there, and several times as long.

/** Characters from which on a message is compressed, where the other end has agreed to that. */
const COMPRESSED_FROM = 1024;

/** Bytes that wait for a reader who does not read; more would fill our memory. */
const MOST_UNREAD = 4_000_000;

const OPEN = 1;
/** the last part of a text message, and one that is compressed */
const TEXT = 0x81;
const COMPRESSED_TEXT = 0xc1;
/** A message ends where the next byte begins; what marks that is not sent. */
const COMPRESSION = { level: 3, finishFlush: constants.Z_SYNC_FLUSH };
const END_MARK = 4;
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
  #texts: string[] = [];

  constructor(socket: WebSocket, wire: TcpSocket) {
    this.#socket = socket;
    this.#wire = wire;
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
    const compresses = this.#socket.extensions.includes('permessage-deflate');
    return this.#wire.write(Buffer.concat(texts.flatMap((text) => frameOf(text, compresses))));
  }
}

function isShort({ length }: string): boolean {
  return length < COMPRESSED_FROM;
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
function frameOf(text: string, compresses: boolean): [Buffer, Buffer] {
  if (isShort(text) || !compresses) {
    const payload = Buffer.from(text);
    return [headOf(TEXT, payload.length), payload];
  }
  const payload = compressed(text);
  return [headOf(COMPRESSED_TEXT, payload.length), payload];
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

function compressed(text: string): Buffer {
  if (text !== last.text) last = { text, payload: deflateRawSync(text, COMPRESSION).subarray(0, -END_MARK) };
  return last.payload;
}
