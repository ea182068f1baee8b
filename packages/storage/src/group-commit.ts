// The disk's sync is what a durable write waits for, and it costs as much for a hundred writes as for one. So all that
// is waiting in one turn of the event loop goes into one transaction, and is acknowledged after its commit.

export interface Transactions {
  begin(): void;
  commit(): void;
  rollback(): void;
}

interface PendingWrite {
  run(): void;
  /** after the commit */
  keep(): void;
  fail(error: unknown): void;
}

export class GroupCommit {
  readonly #transactions: Transactions;
  readonly #soon: (flush: () => void) => void;
  #waiting: PendingWrite[] = [];
  #closed = false;

  /** `soon`: when what waits is stored; until then more can join it */
  constructor(transactions: Transactions, soon: (flush: () => void) => void) {
    this.#transactions = transactions;
    this.#soon = soon;
  }

  /** Does `work` inside the next transaction; its result is given after the commit. */
  add<T>(work: () => T): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    return new Promise<T>((resolve, reject) => {
      let result: T;
      this.#waiting.push({
        run() {
          result = work();
        },
        keep: () => resolve(result),
        fail: reject,
      });
      if (this.#waiting.length === 1) this.#soon(() => this.flush());
    });
  }

  flush(): void {
    const group = this.#waiting;
    if (group.length === 0) return;
    this.#waiting = [];
    try {
      this.#together(group);
    } catch (error) {
      // One that cannot be stored must not take its neighbours with it.
      if (group.length === 1) group[0]!.fail(error);
      else for (const one of group) this.#alone(one);
    }
  }

  close(): void {
    this.flush();
    this.#closed = true;
  }

  #alone(one: PendingWrite): void {
    try {
      this.#together([one]);
    } catch (error) {
      one.fail(error);
    }
  }

  #together(group: readonly PendingWrite[]): void {
    this.#transactions.begin();
    try {
      for (const one of group) one.run();
      this.#transactions.commit();
    } catch (error) {
      this.#transactions.rollback();
      throw error;
    }
    for (const one of group) one.keep();
  }
}
