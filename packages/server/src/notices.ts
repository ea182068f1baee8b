import type { Notice, Storage } from '@tablewright/storage';
import type { BaseLogger } from 'pino';

// What every process has to heed: sessions that have ended, people who are banned, tables that are closed. It is stored with what it is
// about; whoever has done it tells the others, and each of them also looks by itself, so that nothing depends on being told.

const NOTE = { kind: 'notice' };
/** Of two processes that write at once, the one with the higher number may be done first. */
const LATE = 100;

export class Notices {
  readonly #storage: Storage;
  readonly #log: BaseLogger;
  readonly #act: (notice: Notice) => void;
  /** the numbers that were acted upon, as far back as one may still come */
  readonly #heeded = new Set<number>();
  #last = 0;
  #looking: Promise<void> | null = null;
  #again = false;

  constructor(storage: Storage, log: BaseLogger, act: (notice: Notice) => void) {
    this.#storage = storage;
    this.#log = log;
    this.#act = act;
  }

  /** From now on; what was there before has been heeded by every cookie that is looked at. */
  async listen(): Promise<void> {
    const { accounts } = this.#storage;
    this.#last = await accounts.lastNotice();
    for (const { number } of await accounts.notices(this.#last - LATE)) this.#heeded.add(number);
    const { fleet } = this.#storage;
    fleet?.onNote((note) => {
      if ((note as { kind?: unknown }).kind === NOTE.kind) void this.look();
    });
    fleet?.onDoubt(() => void this.look());
  }

  /** Something was stored here that all have to heed: we at once, the others as soon as they hear of it. */
  heed(): void {
    this.#storage.fleet?.tell(NOTE);
    void this.look();
  }

  /** One look at a time; whoever asks meanwhile gets one more. */
  look(): Promise<void> {
    if (this.#looking === null) {
      this.#looking = this.#look().finally(() => {
        this.#looking = null;
        if (this.#again) void this.look();
        this.#again = false;
      });
    } else this.#again = true;
    return this.#looking;
  }

  async #look(): Promise<void> {
    try {
      for (const notice of await this.#storage.accounts.notices(this.#last - LATE)) {
        const { number } = notice;
        if (this.#heeded.has(number)) continue;
        this.#heeded.add(number);
        this.#last = Math.max(this.#last, number);
        this.#act(notice);
      }
      for (const number of this.#heeded) if (number <= this.#last - LATE) this.#heeded.delete(number);
    } catch (error) {
      const [what] = error instanceof Error ? error.message.split('\n') : ['something was thrown'];
      this.#log.warn({ what }, 'it could not be seen who is no longer welcome'); // with the next look
    }
  }
}
