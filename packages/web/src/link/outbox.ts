import type { ClientMessage, ServerMessage } from '@tablewright/protocol';

// Commands that the server has not yet acknowledged. After a lost connection they are sent again under the same id, so
// that an answer given in a tunnel is neither lost nor given twice.

export type CommandWithId = Extract<ClientMessage, { id: string }>;
type WithoutId<T> = T extends CommandWithId ? Omit<T, 'id'> : never;
/** A command before it has an id. */
export type Command = WithoutId<CommandWithId>;

export type Reply = Extract<ServerMessage, { type: 'done' | 'refused' | 'explained' }>;

interface Pending {
  readonly command: CommandWithId;
  /** null: the page was loaded anew since, and who asked is gone */
  readonly settle: ((reply: Reply) => void) | null;
}

/** Where answers lie until the server has them, in case the page is loaded anew meanwhile. */
export interface SavedOutbox {
  load(): readonly CommandWithId[];
  save(answers: readonly CommandWithId[]): void;
}

const NOT_SAVED: SavedOutbox = { load: () => [], save: () => {} };

export class Outbox {
  readonly #pending = new Map<string, Pending>();
  readonly #saved: SavedOutbox;

  constructor(saved: SavedOutbox = NOT_SAVED) {
    this.#saved = saved;
    for (const command of saved.load()) this.#pending.set(command.id, { command, settle: null });
  }

  add(command: CommandWithId, settle: (reply: Reply) => void): void {
    this.#pending.set(command.id, { command, settle });
    if (command.type === 'answer') this.#keep();
  }

  /** True when somebody was waiting for this reply. */
  settle(reply: Reply): boolean {
    const pending = reply.id === null ? undefined : this.#pending.get(reply.id);
    if (pending === undefined) return false;
    this.#pending.delete(pending.command.id);
    if (pending.command.type === 'answer') this.#keep();
    pending.settle?.(reply);
    return pending.settle !== null;
  }

  #keep(): void {
    this.#saved.save(this.pending().filter(({ type }) => type === 'answer'));
  }

  /** In the order in which they were given. */
  pending(): CommandWithId[] {
    return [...this.#pending.values()].map(({ command }) => command);
  }

  /** Nobody wants these any more: a question that was asked about a board that is no longer shown. */
  drop(gone: (command: CommandWithId) => boolean): void {
    for (const [id, { command }] of this.#pending) if (gone(command)) this.#pending.delete(id);
  }
}

/** 120 random bits. Not crypto.randomUUID: a table in the living room is served over plain http, where that is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
