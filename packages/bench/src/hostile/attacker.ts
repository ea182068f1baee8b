import { PACKED_SOCKET_PATH, SOCKET_PATH } from '@tablewright/protocol';
import { frameText } from '../frame-text.ts';
import { WebSocket } from 'ws';

// Somebody who sends rubbish over a websocket and over http.

/** Messages on their way before it is waited until the server has read them. */
const AT_ONCE = 100;
const PATIENCE = 60_000;

export class Attacker {
  readonly name: string;
  readonly #url: string;
  cookie: string;
  #socket: WebSocket | null = null;
  #pongs = new Map<number, () => void>();
  #onItsWay = 0;
  #pings = 0;
  #isPacked = false;
  /** the last thing that was said about a table */
  heard: Record<string, unknown> | null = null;
  /** the tables of which it was shown something, over websockets */
  readonly shown = new Set<string>();
  readonly #takesCookies: boolean;

  constructor(name: string, url: string, { cookie = '', takesCookies = true } = {}) {
    this.name = name;
    this.#url = url;
    this.cookie = cookie;
    this.#takesCookies = takesCookies;
  }

  async http(method: string, path: string, body?: string | Buffer, type = 'application/json'): Promise<number> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': type }),
        ...(this.cookie !== '' && { cookie: this.cookie }),
      },
      ...(body !== undefined && { body: body as string }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const [made] = response.headers.getSetCookie();
    if (made !== undefined && this.#takesCookies && this.cookie === '') this.cookie = made.split(';')[0]!;
    const text = await response.text();
    if (response.status === 200 && text.startsWith('{')) this.heard = JSON.parse(text) as Record<string, unknown>;
    return response.status;
  }

  async send(message: string | Buffer): Promise<void> {
    const socket = await this.#connected();
    socket.send(message);
    this.#onItsWay += 1;
    if (this.#onItsWay >= AT_ONCE) await this.settled();
  }

  /** All that was sent so far has been read. */
  async settled(): Promise<void> {
    this.#onItsWay = 0;
    const socket = await this.#connected();
    this.#pings += 1;
    const at = this.#pings;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${this.name} is not answered any more`)), PATIENCE);
      this.#pongs.set(at, () => {
        clearTimeout(timer);
        resolve();
      });
      socket.send(JSON.stringify({ type: 'ping', at }));
    });
  }

  close(): void {
    this.#socket?.terminate();
  }

  async #connected(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    // each time in the other way
    this.#isPacked = !this.#isPacked;
    const path = this.#isPacked ? PACKED_SOCKET_PATH : SOCKET_PATH;
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}${path}`, {
      headers: this.cookie === '' ? {} : { cookie: this.cookie },
    });
    socket.on('error', () => {});
    socket.on('message', (data: Buffer, isPacked) => {
      const text = frameText(data, isPacked);
      const table = /^\{"type":"(?:table|change)","table":"([^"]+)"/.exec(text)?.[1];
      if (table !== undefined) this.shown.add(table);
      if (!text.startsWith('{"type":"pong"')) return;
      const { at } = JSON.parse(text) as { at: number };
      this.#pongs.get(at)?.();
      this.#pongs.delete(at);
    });
    // What was too long has closed it: what was on its way is read or gone.
    socket.on('close', () => {
      for (const pong of this.#pongs.values()) pong();
      this.#pongs.clear();
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('close', () => reject(new Error(`${this.name} is not let in`)));
    });
    this.#socket = socket;
    return socket;
  }
}
