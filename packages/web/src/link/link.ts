import { sayAgain } from '@tablewright/kernel/words';
import type { ClientMessage, ServerMessage } from '@tablewright/protocol';
import { backoff } from './backoff.ts';
import { newId, Outbox, type Reply, type SavedOutbox, type Command } from './outbox.ts';

// One websocket for the page. It comes back by itself, watches again what was watched, from the version that is already
// here, and sends again what was not acknowledged.

/** As much of a WebSocket as is needed, so that tests can hand in their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface LinkEnvironment {
  open(on: WireEvents): Wire;
  later(run: () => void, ms: number): () => void;
  now(): number;
  random(): number;
  /** where answers outlive a page that is loaded anew */
  readonly savedOutbox?: SavedOutbox;
}

export type LinkState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** `retryAt`: when it is tried again, null while it is being tried */
  | { readonly kind: 'lost'; readonly since: number; readonly retryAt: number | null; readonly why: string | null };

/** Somebody on this page who looks at a table. */
export interface Watcher {
  readonly table: string;
  /** how to ask: as whom, and from which version on */
  asks(): { as?: number | 'spectator'; since?: number; word?: string };
  hears(message: ServerMessage): void;
}

const PING_EVERY = 20_000;
const DEAF_AFTER = 45_000;

export class Link {
  readonly #environment: LinkEnvironment;
  readonly #outbox: Outbox;
  readonly #watchers = new Set<Watcher>();
  readonly #listeners = new Set<() => void>();
  #wire: Wire | null = null;
  #state: LinkState = { kind: 'connecting' };
  #tries = 0;
  #cancelRetry: (() => void) | null = null;
  #cancelPing: (() => void) | null = null;
  #heardAt = 0;
  #why: string | null = null;
  #hello: { protocol: number; build: string } | null = null;
  #renewed = false;

  constructor(environment: LinkEnvironment) {
    this.#environment = environment;
    this.#outbox = new Outbox(environment.savedOutbox);
  }

  get state(): LinkState {
    return this.#state;
  }

  get hello(): { protocol: number; build: string } | null {
    return this.#hello;
  }

  /** The server has been renewed since this page was loaded. */
  get renewed(): boolean {
    return this.#renewed;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    if (this.#state.kind === 'open') this.#askToWatch(watcher);
    else if (this.#wire === null && this.#cancelRetry === null) this.connect();
    return () => {
      this.#watchers.delete(watcher);
      this.#outbox.drop((command) => command.type === 'explain' && command.table === watcher.table);
      if (this.#state.kind === 'open' && !this.#isWatched(watcher.table)) {
        this.#send({ type: 'leave', table: watcher.table });
      }
      if (this.#watchers.size === 0 && this.#outbox.pending().length === 0) this.#rest();
    };
  }

  /** Something was missed, or somebody else looks at it now: ask again. */
  again(watcher: Watcher): void {
    if (this.#state.kind === 'open') this.#askToWatch(watcher);
  }

  command(said: Command): Promise<Reply> {
    const command = { ...said, id: newId() };
    return new Promise((settle) => {
      this.#outbox.add(command, settle);
      if (this.#state.kind === 'open') this.#send(command);
    });
  }

  /** How many commands wait for the server. */
  get unsent(): number {
    return this.#outbox.pending().length;
  }

  /** Now, and not when the wait is over: the person says so, or the machine has woken up. */
  connect(): void {
    if (this.#wire !== null) return;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    if (this.#state.kind === 'lost') this.#become({ ...this.#state, retryAt: null });
    const wire = this.#environment.open({
      opened: () => this.#opened(wire),
      heard: (text) => {
        if (this.#wire === wire) this.#heard(inMyLanguage(JSON.parse(text) as ServerMessage));
      },
      closed: () => this.#closed(wire),
    });
    this.#wire = wire;
  }

  /** The machine says that its network is gone; the websocket itself would notice that only after a while. */
  drop(): void {
    const wire = this.#wire;
    if (wire === null) return;
    wire.close();
    this.#closed(wire);
  }

  /** The machine was asleep or without a network: look whether somebody is still there. */
  check(): void {
    if (this.#wire === null) {
      if (this.#watchers.size > 0) this.connect();
    } else if (this.#state.kind === 'open') this.#ping();
  }

  #opened(wire: Wire): void {
    if (this.#wire !== wire) return;
    this.#tries = 0;
    this.#why = null;
    this.#heardAt = this.#environment.now();
    this.#become({ kind: 'open' });
    for (const watcher of this.#watchers) this.#askToWatch(watcher);
    for (const command of this.#outbox.pending()) this.#send(command);
    this.#pingLater();
  }

  #closed(wire: Wire): void {
    if (this.#wire !== wire) return;
    this.#wire = null;
    this.#cancelPing?.();
    if (this.#watchers.size === 0 && this.#outbox.pending().length === 0) return;
    const wait = backoff(this.#tries, () => this.#environment.random());
    this.#tries += 1;
    const now = this.#environment.now();
    const since = this.#state.kind === 'lost' ? this.#state.since : now;
    this.#become({ kind: 'lost', since, retryAt: now + wait, why: this.#why });
    this.#cancelRetry = this.#environment.later(() => this.connect(), wait);
  }

  #heard(message: ServerMessage): void {
    this.#heardAt = this.#environment.now();
    switch (message.type) {
      case 'hello':
        this.#renewed ||= this.#hello !== null && this.#hello.build !== message.build;
        this.#hello = { protocol: message.protocol, build: message.build };
        this.#tell();
        return;
      case 'done':
      case 'refused':
      case 'explained':
        if (!this.#outbox.settle(message)) for (const watcher of this.#watchers) watcher.hears(message);
        return;
      case 'closing':
        this.#why = message.why;
        return;
      case 'pong':
        return;
      case 'table':
      case 'change':
      case 'gone':
        for (const watcher of this.#watchers) if (watcher.table === message.table) watcher.hears(message);
        return;
      default:
        return; // a newer server may say more than this page understands
    }
  }

  #isWatched(table: string): boolean {
    return [...this.#watchers].some((other) => other.table === table);
  }

  #askToWatch(watcher: Watcher): void {
    this.#send({ type: 'watch', table: watcher.table, ...watcher.asks() });
  }

  #send(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #pingLater(): void {
    this.#cancelPing?.();
    this.#cancelPing = this.#environment.later(() => this.#ping(), PING_EVERY);
  }

  /** A laptop that was asleep believes in its old connection for minutes; silence is the only sign. */
  #ping(): void {
    const wire = this.#wire;
    if (wire === null) return;
    if (this.#environment.now() - this.#heardAt > DEAF_AFTER) return this.drop();
    this.#send({ type: 'ping', at: this.#environment.now() });
    this.#pingLater();
  }

  /** Nobody looks at a table any more. */
  #rest(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#cancelPing?.();
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
    this.#state = { kind: 'connecting' };
    this.#tries = 0;
  }

  #become(state: LinkState): void {
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The server speaks English: why something is refused is said again in the language of the page. */
function inMyLanguage(message: ServerMessage): ServerMessage {
  return 'why' in message && typeof message.why === 'string' ? { ...message, why: sayAgain(message.why) } : message;
}
