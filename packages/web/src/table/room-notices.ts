import type { StoreApi } from 'zustand/vanilla';
import type { Reply } from '../link/outbox.ts';
import type { Model, Notice } from './model.ts';

// The one sentence that lies over the table: why something is not possible.

export class RoomNotices {
  readonly #store: StoreApi<Model>;
  #count = 0;

  constructor(store: StoreApi<Model>) {
    this.#store = store;
  }

  notify(notice: Omit<Notice, 'number'>): void {
    this.#count += 1;
    this.#store.setState({ notice: { ...notice, number: this.#count } });
  }

  dismiss(): void {
    this.#store.setState({ notice: null });
  }

  /** What was refused is said; all else needs no words. */
  complain(reply: Reply): void {
    if (reply.type === 'refused') this.notify({ kind: 'refused', rule: reply.rule, why: reply.why, at: null });
  }
}
