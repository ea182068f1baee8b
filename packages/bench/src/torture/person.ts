import { setTimeout as sleep } from 'node:timers/promises';
import { canonicalJson, type Json, type Rng, sampleOption } from '@tablewright/kernel';
import {
  applyPatch,
  type ClientMessage,
  type GameSeen,
  PACKED_SOCKET_PATH,
  type ServerMessage,
  SOCKET_PATH,
} from '@tablewright/protocol';
import { frameText } from '../frame-text.ts';
import { WebSocket } from 'ws';

// Somebody who plays on whatever happens: connects again, to any process, sends again what was not acknowledged, and remembers what was.
// What is sent is cut, delayed, sent twice and overtaken on the way.

type Command = Extract<ClientMessage, { id: string }>;
type CommandBody = Command extends infer C ? (C extends unknown ? Omit<C, 'id' | 'table'> : never) : never;

interface Seen {
  version: number;
  game: GameSeen | null;
}

/** A command that was replied to. One that was refused may be done all the same, if it comes twice and things have changed. */
export interface Sent {
  readonly command: Command;
  readonly isDone: boolean;
}

/** Milliseconds after which a connection that says nothing is given up. */
const PATIENCE = 10_000;

export class Person {
  readonly name: string;
  readonly rng: Rng;
  readonly sent: Sent[] = [];
  /** what should not be */
  readonly troubles: string[] = [];
  seen: Seen | null = null;
  readonly #urls: readonly string[];
  readonly #pending = new Map<string, { command: Command; reply: (message: ServerMessage | null) => void }>();
  #cookie = '';
  #table = '';
  #socket: WebSocket | null = null;
  #heard: (() => void)[] = [];
  #count = 0;

  constructor(name: string, urls: readonly string[], rng: Rng) {
    this.name = name;
    this.#urls = urls;
    this.rng = rng;
  }

  /** who this is to the server */
  get id(): string {
    return this.#cookie.split('=')[1]!.split('.')[0]!;
  }

  get cookie(): string {
    return this.#cookie;
  }

  // -------------------------------------------------------------------------------------------------------------- talking

  async post<T>(path: string, body: unknown): Promise<T> {
    for (;;) {
      try {
        const response = await fetch(`${this.#anyUrl()}${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...(this.#cookie !== '' && { cookie: this.#cookie }) },
          signal: AbortSignal.timeout(PATIENCE),
        });
        const [made] = response.headers.getSetCookie();
        if (made !== undefined) this.#cookie = made.split(';')[0]!;
        if (response.ok) return (await response.json()) as T;
        if (response.status < 500) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      } catch (error) {
        if (error instanceof Error && error.message.startsWith(path)) throw error;
      }
      await sleep(50);
    }
  }

  async enter(): Promise<void> {
    await this.post('/api/me', { name: this.name });
  }

  /** Sends a command until somebody says what came of it. */
  async says(body: CommandBody): Promise<ServerMessage> {
    this.#count += 1;
    const command: Command = { ...body, id: `${this.name}-${this.#count}`, table: this.#table };
    for (;;) {
      await this.#connected();
      const reply = await this.#once(command);
      if (reply !== null) {
        this.sent.push({ command, isDone: reply.type === 'done' });
        return reply;
      }
    }
  }

  #once(command: Command): Promise<ServerMessage | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.cut(), PATIENCE);
      this.#pending.set(command.id, {
        command,
        reply: (message) => {
          clearTimeout(timer);
          this.#pending.delete(command.id);
          resolve(message);
        },
      });
      this.#send(JSON.stringify(command));
    });
  }

  /** As a bad network does it. */
  #send(text: string): void {
    const luck = this.rng.below(100);
    const socket = this.#socket!;
    const late = (ms: number): void => {
      setTimeout(() => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      }, ms);
    };
    if (luck < 3)
      this.cut(); // it never leaves
    else if (luck < 8)
      late(this.rng.below(40)); // what is sent after it may come before it
    else {
      socket.send(text);
      if (luck < 12)
        late(this.rng.below(30)); // twice
      else if (luck < 15)
        setTimeout(() => this.cut(), this.rng.below(4)); // its reply is lost
      else if (luck < 18 && this.sent.length > 0) {
        socket.send(JSON.stringify(this.sent[this.rng.below(this.sent.length)]!.command)); // an old one once more
      }
    }
  }

  async #connected(): Promise<void> {
    while (this.#socket?.readyState !== WebSocket.OPEN) {
      try {
        await this.#connect(this.#anyUrl());
      } catch {
        await sleep(20 + this.rng.below(60));
      }
    }
  }

  async #connect(url: string): Promise<void> {
    // each time as a page that can unpack, or as one that cannot
    const path = this.rng.below(2) === 0 ? PACKED_SOCKET_PATH : SOCKET_PATH;
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, {
      headers: { cookie: this.#cookie },
      handshakeTimeout: PATIENCE,
    });
    socket.on('error', () => {});
    socket.on('message', (data: Buffer, isPacked) => {
      if (socket === this.#socket) this.#hear(JSON.parse(frameText(data, isPacked)) as ServerMessage);
    });
    socket.on('close', () => {
      if (socket === this.#socket) this.#lost();
    });
    this.#socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('close', () => reject(new Error('nobody is there')));
    });
    if (this.#table === '') return;
    const since = this.seen !== null && this.rng.below(2) === 0 ? { since: this.seen.version } : {};
    socket.send(JSON.stringify({ type: 'watch', table: this.#table, ...since }));
  }

  /** Without a word, as when a train enters a tunnel. */
  cut(): void {
    this.#socket?.terminate();
  }

  #lost(): void {
    for (const { reply } of this.#pending.values()) reply(null);
    this.#wake();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'done' || message.type === 'refused') {
      if (message.id !== null) this.#pending.get(message.id)?.reply(message);
    } else if (message.type === 'table') this.seen = { version: message.version, game: message.game };
    else if (message.type === 'change') this.#change(message);
    else if (message.type === 'gone') this.troubles.push(`${this.name}: ${message.why}`);
    this.#wake();
  }

  #change({ from, version, game, moments }: Extract<ServerMessage, { type: 'change' }>): void {
    const { seen } = this;
    if (seen === null || seen.version !== from) {
      this.troubles.push(`${this.name}: a gap, ${seen?.version} is known, this is from ${from}`);
      return;
    }
    for (const { view } of moments ?? []) seen.game = { ...seen.game!, view: applyPatch(seen.game!.view, view) };
    if (game !== undefined) {
      seen.game = applyPatch((seen.game ?? {}) as unknown as Json, game) as unknown as GameSeen;
    }
    seen.version = version;
  }

  #wake(): void {
    const waiting = this.#heard;
    this.#heard = [];
    for (const wake of waiting) wake();
  }

  /** Until the next message, but not for ever. */
  #next(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#heard.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #anyUrl(): string {
    return this.#urls[this.rng.below(this.#urls.length)]!;
  }

  // -------------------------------------------------------------------------------------------------------------- playing

  async sit(table: string, seat: number): Promise<void> {
    this.#table = table;
    await this.#must({ type: 'sit', seat });
  }

  async #must(body: CommandBody): Promise<void> {
    let reply = await this.says(body);
    // what cannot be stored has not happened
    for (; reply.type === 'refused' && reply.why.endsWith('Please try again.'); reply = await this.says(body))
      await sleep(50);
    if (reply.type === 'refused') throw new Error(`${this.name}: ${body.type} was refused: ${reply.why}`);
  }

  /** As the host: bots on the other seats, and off it goes. */
  async begin(bots: readonly number[]): Promise<void> {
    for (const seat of bots) await this.#must({ type: 'bot', seat, on: true });
    await this.#must({ type: 'start' });
  }

  /** Plays until the game is over. */
  async play(): Promise<void> {
    for (;;) {
      await this.#connected();
      const game = this.seen?.game;
      if (game?.outcome != null) break;
      await this.#doSomething(game ?? null);
    }
    this.cut();
  }

  async #doSomething(game: GameSeen | null): Promise<void> {
    const luck = this.rng.below(100);
    if (luck < 4) return this.cut(); // and on to another process
    if (luck < 8) return this.#chat();
    if (luck < 16 && game?.mayUndo === true && typeof game.me === 'number') return this.#undo(game.me);
    if (game?.mine == null) return this.#next(200);
    const { seat, about, domain } = game.mine;
    const value = sampleOption(domain, this.rng);
    const reply = await this.says({ type: 'answer', seat, about, value, version: this.seen!.version });
    if (reply.type === 'refused' && canonicalJson(this.seen?.game?.mine ?? null) === canonicalJson(game.mine)) {
      await this.#next(100); // what came meanwhile is on its way
    }
  }

  async #chat(): Promise<void> {
    await this.says({ type: 'chat', text: `${this.name} says ${this.#count}` });
  }

  async #undo(seat: number): Promise<void> {
    await this.says({ type: 'undo', seat });
  }
}
