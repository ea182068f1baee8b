import type { Socket as TcpSocket } from 'node:net';
import type { WebSocket } from 'ws';

// What is sent to one connection. Whatever is said to somebody in one breath (the change, and that it is done) goes out in one
// piece: a write costs more than what is in it. Small messages are written as finished frames, past the queue in which `ws`
// holds what it compresses; as long as something is in that queue, everything goes through it, so that nothing overtakes.

/** Characters from which on a message is compressed, and so left to `ws`. It counts bytes, which are no fewer. */
export const COMPRESSED_FROM = 1024;

/** Bytes that wait for a reader who does not read; more would fill our memory. */
const MOST_UNREAD = 4_000_000;

const OPEN = 1;
/** the last part of a text message */
const TEXT = 0x81;
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
  /** messages that `ws` has not handed to the wire yet */
  #queued = 0;

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
    const isShort = this.#queued === 0 && texts.every(isBelowCompression);
    const goesOut = isShort ? this.#write(texts) : this.#enqueue(texts);
    if (!goesOut && this.#socket.bufferedAmount > MOST_UNREAD) this.#socket.terminate();
  }

  /** False when it has to wait for a reader who does not keep up. */
  #write(texts: readonly string[]): boolean {
    const plain = plainFramesOf(texts);
    return plain === null ? this.#wire.write(framesOf(texts)) : this.#wire.write(plain, 'latin1');
  }

  /** False: how much of it waits is to be looked at. */
  #enqueue(texts: readonly string[]): false {
    for (const text of texts) {
      this.#queued += 1;
      this.#socket.send(text, () => {
        this.#queued -= 1;
      });
    }
    return false;
  }
}

function isBelowCompression({ length }: string): boolean {
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

/** The frames of short texts, one behind the other. A server does not mask what it sends. */
function framesOf(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + size + (size < 126 ? 2 : 4), 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const size = sizes[i]!;
    frames[at++] = TEXT;
    if (size < 126) frames[at++] = size;
    else {
      frames[at++] = 126;
      frames[at++] = size >> 8;
      frames[at++] = size & 0xff;
    }
    at += frames.write(text, at, 'utf8');
  }
  return frames;
}
