import { inflateRawSync } from 'node:zlib';
import type { ClientMessage, ServerMessage } from '@tablewright/protocol';
import { WebSocket } from 'ws';
import { type Mirror, mirror } from './mirror.ts';

// A browser's part, without a browser: a cookie, a websocket, and a table that grows out of patches. Every frame is kept.

type CommandBody =
  Extract<ClientMessage, { id: string }> extends infer C ? (C extends unknown ? Omit<C, 'id'> : never) : never;
export type ReplyMessage = Extract<ServerMessage, { type: 'done' | 'refused' | 'explained' }>;

let commands = 0;

export class Client {
  readonly url: string;
  cookie = '';
  readonly frames: string[] = [];
  /** those of them that came packed */
  readonly packed: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly tables = new Map<string, Mirror>();
  readonly #waiting = new Map<string, (reply: ReplyMessage) => void>();
  #socket: WebSocket | null = null;
  #listeners: (() => void)[] = [];

  constructor(url: string) {
    this.url = url;
  }

  /** A guest with a cookie and an open connection. */
  static async enter(url: string, name?: string): Promise<Client> {
    const client = new Client(url);
    if (name === undefined) await client.get('/api/me');
    else await client.post('/api/me', { name });
    await client.connect();
    return client;
  }

  async request(path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown; headers: Headers }> {
    const headers = new Headers(init.headers);
    if (this.cookie !== '') headers.set('cookie', this.cookie);
    const response = await fetch(`${this.url}${path}`, { ...init, headers });
    const [made] = response.headers.getSetCookie();
    if (made !== undefined) this.cookie = made.split(';')[0]!;
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text, headers: response.headers };
  }

  async get<T = unknown>(path: string): Promise<T> {
    const { status, body } = await this.request(path);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body as T;
  }

  async post<T = unknown>(path: string, request: unknown): Promise<T> {
    const init = { method: 'POST', body: JSON.stringify(request), headers: { 'content-type': 'application/json' } };
    const { status, body } = await this.request(path, init);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body as T;
  }

  connect({ path = '/ws', origin }: { path?: string; origin?: string } = {}): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}${path}`, {
      headers: { ...(this.cookie !== '' && { cookie: this.cookie }), ...(origin !== undefined && { origin }) },
    });
    this.#socket = socket;
    socket.on('message', (data: Buffer, isBinary) => {
      const text = (isBinary ? inflateRawSync(data) : data).toString();
      if (isBinary) this.packed.push(text);
      this.#hear(text);
    });
    socket.on('close', () => this.#tell());
    return new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
  }

  /** What of websockets the server has agreed to, besides the plain ones. */
  get extensions(): string {
    return this.#socket!.extensions;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Without a word, as when the network is gone. */
  cut(): void {
    this.#socket?.terminate();
  }

  raw(text: string | Buffer): void {
    this.#socket!.send(text);
  }

  send(message: ClientMessage): void {
    this.raw(JSON.stringify(message));
  }

  /** Sends a command and waits for its reply. With an id it is one that was sent before. */
  command(command: CommandBody, id = `c${(commands += 1)}`): Promise<ReplyMessage> {
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.send({ ...command, id });
    });
  }

  /** The same, and it must be done. */
  async does(command: CommandBody, id?: string): Promise<Extract<ReplyMessage, { type: 'done' }>> {
    const reply = await this.command(command, id);
    if (reply.type !== 'done') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(reply)}`);
    return reply;
  }

  /** The same, and it must be refused: the sentence. */
  async refused(command: CommandBody, id?: string): Promise<string> {
    const reply = await this.command(command, id);
    if (reply.type !== 'refused') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(reply)}`);
    return reply.why;
  }

  async watch(
    table: string,
    request: { as?: number | 'spectator'; since?: number; word?: string } = {},
  ): Promise<Mirror> {
    const from = this.messages.length;
    this.send({ type: 'watch', table, ...request });
    await this.until(() => this.messages.slice(from).some((message) => 'table' in message && message.table === table));
    const gone = this.messages.slice(from).find((message) => message.type === 'gone');
    if (gone !== undefined) throw new Error(gone.why);
    return this.tables.get(table)!;
  }

  seen(table: string): Mirror {
    return this.tables.get(table)!;
  }

  async until(holds: () => boolean, ms = 60_000): Promise<void> {
    const end = Date.now() + ms;
    while (!holds()) {
      if (Date.now() > end) {
        const last = this.frames.slice(-3).join('\n').slice(0, 1500);
        throw new Error(`it did not happen: ${holds.toString()}\n${last}`);
      }
      await this.#heard(50);
    }
  }

  /** Until the next message, but not for ever. */
  #heard(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => done(), ms);
      const done = (): void => {
        clearTimeout(timer);
        this.#listeners = this.#listeners.filter((one) => one !== done);
        resolve();
      };
      this.#listeners.push(done);
    });
  }

  async close(): Promise<void> {
    const socket = this.#socket;
    if (socket === null || socket.readyState === WebSocket.CLOSED) return;
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.close();
    });
  }

  #hear(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    mirror(this.tables, message);
    if (message.type === 'done' || message.type === 'refused' || message.type === 'explained') {
      if (message.id !== null) this.#waiting.get(message.id)?.(message);
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
