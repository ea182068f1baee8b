import type { ClientMessage, ServerMessage } from '@tablewright/protocol';

// Commands that the server has not yet acknowledged. After a lost connection they are sent again under the same id, so
// that an answer given in a tunnel is neither lost nor given twice.

export type Command = Extract<ClientMessage, { id: string }>;
type WithoutId<T> = T extends Command ? Omit<T, 'id'> : never;
/** A command before it has an id. */
export type Wish = WithoutId<Command>;

export type Reply = Extract<ServerMessage, { type: 'done' | 'refused' | 'explained' }>;

interface Waiting {
  readonly command: Command;
  /** null: the page was loaded anew since, and who asked is gone */
  readonly settle: ((reply: Reply) => void) | null;
}

/** Where answers lie until the server has them, in case the page is loaded anew meanwhile. */
export interface Shelter {
  load(): readonly Command[];
  save(answers: readonly Command[]): void;
}

const NO_SHELTER: Shelter = { load: () => [], save: () => {} };

export class Outbox {
  readonly #waiting = new Map<string, Waiting>();
  readonly #shelter: Shelter;

  constructor(shelter: Shelter = NO_SHELTER) {
    this.#shelter = shelter;
    for (const command of shelter.load()) this.#waiting.set(command.id, { command, settle: null });
  }

  add(command: Command, settle: (reply: Reply) => void): void {
    this.#waiting.set(command.id, { command, settle });
    if (command.type === 'answer') this.#keep();
  }

  /** True when somebody was waiting for this reply. */
  settle(reply: Reply): boolean {
    const waiting = reply.id === null ? undefined : this.#waiting.get(reply.id);
    if (waiting === undefined) return false;
    this.#waiting.delete(waiting.command.id);
    if (waiting.command.type === 'answer') this.#keep();
    waiting.settle?.(reply);
    return waiting.settle !== null;
  }

  #keep(): void {
    this.#shelter.save(this.pending().filter(({ type }) => type === 'answer'));
  }

  /** In the order in which they were given. */
  pending(): Command[] {
    return [...this.#waiting.values()].map(({ command }) => command);
  }

  /** Nobody wants these any more: a question that was asked about a board that is no longer shown. */
  drop(gone: (command: Command) => boolean): void {
    for (const [id, { command }] of this.#waiting) if (gone(command)) this.#waiting.delete(id);
  }
}

/** 120 random bits. Not crypto.randomUUID: a table in the living room is served over plain http, where that is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
