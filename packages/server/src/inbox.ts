import type { Batches } from './batches.ts';
import type { Reply } from './reply.ts';

// What waits at a table. One thing after the other; but answers that have come in together are taken together, so that they
// cost one commit and one look around the table.

/** Something that is taken together with its like. */
export interface Item {
  settle(reply: Reply): void;
}

export interface Work<T extends Item> {
  /** does them all, and settles each */
  take(group: readonly T[]): Promise<void>;
  /** whether it can be taken together with these */
  fits(group: readonly T[], next: T): boolean;
  /** something was thrown: what those are told who waited for it */
  broke(error: unknown): Reply;
}

type Queued<T> = { readonly item: T } | { readonly run: () => Promise<void> };

/** More at once would keep the other tables waiting. */
const MOST = 16;

export class Inbox<T extends Item> {
  readonly #work: Work<T>;
  readonly #batches: Batches;
  #waiting: Queued<T>[] = [];
  #runs = false;

  constructor(work: Work<T>, batches: Batches) {
    this.#work = work;
    this.#batches = batches;
  }

  get isEmpty(): boolean {
    return !this.#runs && this.#waiting.length === 0;
  }

  add(item: T): void {
    this.#put({ item });
  }

  /** Something that is done alone. Whatever breaks, breaks for that one alone. */
  run(job: () => Promise<Reply>): Promise<Reply> {
    return new Promise((resolve) => {
      this.#put({
        run: async () => {
          try {
            resolve(await job());
          } catch (error) {
            resolve(this.#work.broke(error));
          }
        },
      });
    });
  }

  #put(waiting: Queued<T>): void {
    this.#waiting.push(waiting);
    if (this.#runs) return;
    this.#runs = true;
    // Not at once: those who answer together are then here together, and so are other tables' answers.
    this.#batches.add(() => void this.#drain());
  }

  async #drain(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      if ('run' in next) await next.run();
      else await this.#takeWith(next.item);
    }
    this.#runs = false;
  }

  async #takeWith(first: T): Promise<void> {
    const group = [first];
    for (let next = this.#waiting[0]; next !== undefined && 'item' in next; next = this.#waiting[0]) {
      if (group.length >= MOST || !this.#work.fits(group, next.item)) break;
      group.push(next.item);
      this.#waiting.shift();
    }
    try {
      await this.#work.take(group);
    } catch (error) {
      const reply = this.#work.broke(error);
      for (const one of group) one.settle(reply);
    }
  }
}
