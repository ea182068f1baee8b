import { say } from '@tablewright/kernel/words';
import { LIMITS, PROTOCOL, type ServerMessage } from '@tablewright/protocol';
import { type ClientMessage, readClientMessage } from '@tablewright/protocol/schemas';
import { StoreDamaged } from '@tablewright/storage';
import type { Watcher } from './viewer-group.ts';
import { Bucket } from './bucket.ts';
import type { People } from './identity.ts';
import type { Counters } from './metrics.ts';
import { STORE_DAMAGED } from './refused.ts';
import { NO_TABLE, type Reply } from './reply.ts';
import type { Caller, Command } from './command.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import type { Time } from './time.ts';

// One connection: what comes in is looked at before it is believed, and whatever it is, the tables go on.

/** As much of a websocket as is needed. */
export interface Socket {
  send(text: string): void;
  close(code: number, why: string): void;
}

export interface ConnectionContext {
  readonly tables: Tables;
  readonly people: People;
  readonly time: Time;
  readonly counters: Counters;
  readonly build: string;
}

/** Tables that one connection may watch at the same time. */
const MOST_TABLES = 20;
/** Lines of chat, for everybody's peace. */
const CHAT_RATE = { burst: 8, perSecond: 0.5 };
/** After so many messages too many the connection is closed. */
const MOST_TOO_FAST = 200;

export class Connection implements Watcher {
  readonly person: string | null;
  readonly #socket: Socket;
  readonly #context: ConnectionContext;
  readonly #buckets: readonly Bucket[];
  readonly #chat: Bucket;
  readonly #watched = new Map<string, Table>();
  #tooFast = 0;
  #closed = false;

  /** `buckets`: this connection's own, and the one that all connections of a person share */
  constructor(context: ConnectionContext, socket: Socket, person: string | null, buckets: readonly Bucket[]) {
    this.person = person;
    this.#context = context;
    this.#socket = socket;
    this.#buckets = buckets;
    this.#chat = new Bucket(CHAT_RATE, context.time.now());
    this.#say({ type: 'hello', protocol: PROTOCOL, build: context.build });
  }

  send(text: string): void {
    if (!this.#closed) this.#socket.send(text);
  }

  /** The server stops. */
  farewell(): void {
    this.#say({ type: 'closing', why: say`The server is about to start again; your game goes on in a moment.` });
    this.#socket.close(1001, 'closing');
  }

  /** Whoever this was may no longer be here. Nothing more is heard from them, also while the connection closes. */
  sendAway(why: string): void {
    this.#say({ type: 'closing', why });
    this.#socket.close(1008, 'signed out');
    this.closed();
  }

  /** An administrator has closed the table. */
  tableClosed(id: string): void {
    const table = this.#watched.get(id);
    if (table === undefined) return;
    table.leave(this);
    this.#watched.delete(id);
    this.#say({ type: 'gone', table: id, why: say`This table was closed by whoever runs this server.` });
  }

  closed(): void {
    this.#closed = true;
    for (const table of this.#watched.values()) table.leave(this);
    this.#watched.clear();
  }

  /** Whatever it is, it is answered with a sentence at least. What is thrown is ours to know. */
  async hear(text: string): Promise<void> {
    if (this.#closed) return;
    this.#context.counters.message();
    const now = this.#context.time.now();
    if (!this.#buckets.every((bucket) => bucket.take(now))) return this.#slowDown();
    if (text.length > LIMITS.message) {
      return this.#refuse(null, say`That message is too long; ${LIMITS.message} characters are the most.`);
    }
    let sent: unknown;
    try {
      sent = JSON.parse(text);
    } catch {
      return this.#refuse(null, say`That is not JSON.`);
    }
    const message = readClientMessage(sent);
    if (!message.ok) return this.#refuse(idIn(sent), message.why);
    try {
      await this.#handle(message.value);
    } catch (error) {
      const isDamaged = error instanceof StoreDamaged;
      this.#refuse(idIn(sent), isDamaged ? STORE_DAMAGED : say`Something went wrong here. Please try again.`);
      throw error;
    }
  }

  #slowDown(): void {
    this.#tooFast += 1;
    if (this.#tooFast > MOST_TOO_FAST) this.#socket.close(1008, 'too many messages');
    else this.#refuse(null, say`That was too fast; wait a moment.`);
  }

  /** Null when it is done. */
  #handle(message: ClientMessage): Promise<void> | null {
    switch (message.type) {
      case 'ping':
        this.#say({ type: 'pong', at: message.at });
        return null;
      case 'watch':
        return this.#watch(message);
      case 'leave':
        this.#watched.get(message.table)?.leave(this);
        this.#watched.delete(message.table);
        return null;
      case 'explain':
        return this.#explain(message);
      default:
        return this.#command(message);
    }
  }

  async #watch(message: Extract<ClientMessage, { type: 'watch' }>): Promise<void> {
    const gone = (why: string): void => this.#say({ type: 'gone', table: message.table, why });
    const table = await this.#context.tables.get(message.table);
    if (this.#closed) return;
    if (table === null) return gone(NO_TABLE);
    // Whoever may not see a table must not learn from another refusal that it is there.
    const isOneMore = !this.#watched.has(table.id) && table.maySee(this.person, message.word);
    if (isOneMore && this.#watched.size >= MOST_TABLES) {
      return gone(say`You watch ${MOST_TABLES} tables already; leave one first.`);
    }
    // Waited for only where it must be, or a command that was sent right after this could overtake it.
    if (table.isBehind(message.since)) await table.catchUp();
    if (this.#closed) return;
    const why = table.watch(this, message);
    if (why === null) this.#watched.set(table.id, table);
    else gone(why);
  }

  async #explain(message: Extract<Command, { type: 'explain' }>): Promise<void> {
    const { id, seat, value } = message;
    const table = await this.#context.tables.get(message.table);
    if (table === null || !(this.#watched.has(message.table) || table.maySee(this.person, undefined))) {
      return this.#refuse(id, NO_TABLE);
    }
    const reply = table.explain(this.person, seat, value);
    this.#say({
      type: 'explained',
      id,
      ok: reply.ok,
      rule: reply.ok ? null : reply.rule,
      why: reply.ok ? null : reply.why,
    });
  }

  async #command(command: Command): Promise<void> {
    const { id } = command;
    if (this.person === null) return this.#refuse(id, say`You have no name here yet: open the page first.`);
    if (command.type === 'chat' && !this.#chat.take(this.#context.time.now())) {
      return this.#refuse(id, say`You write faster than anybody reads; wait a moment.`);
    }
    const table = await this.#context.tables.get(command.table);
    if (table === null) return this.#refuse(id, NO_TABLE);
    // Nothing may be waited for between here and the table's queue, or a later command could overtake this one.
    const reply = await table.perform(this.#caller(command, this.person), command, this.#watched.has(command.table));
    this.#answer(id, reply);
  }

  #caller(command: Command, id: string): Caller {
    const { people } = this.#context;
    const name = command.type === 'sit' ? command.name : undefined;
    return { id, name: async () => (name === undefined ? await people.get(id) : await people.rename(id, name)).name };
  }

  #answer(id: string, reply: Reply): void {
    if (!reply.ok) this.#say({ type: 'refused', id, rule: reply.rule, why: reply.why });
    else this.#say({ type: 'done', id, ...(reply.table !== undefined && { table: reply.table }) });
  }

  #refuse(id: string | null, why: string): void {
    this.#context.counters.refused();
    this.#say({ type: 'refused', id, rule: null, why });
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
}

/** Even a message that is not understood may say which of them it was. */
function idIn(sent: unknown): string | null {
  if (sent === null || typeof sent !== 'object' || !Object.hasOwn(sent, 'id')) return null;
  const { id } = sent as { id: unknown };
  return typeof id === 'string' && id.length <= 40 ? id : null;
}
