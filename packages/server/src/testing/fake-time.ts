import type { Time } from '../time.ts';

/** Lets everything happen that does not have to wait: promises, and what is stored in the next turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 24; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Time that stands still until a test moves it. */
export class FakeTime implements Time {
  #now = 1_900_000_000_000;
  #alarms: { at: number; run: () => void }[] = [];

  now = (): number => this.#now;

  after(ms: number, run: () => void): () => void {
    const alarm = { at: this.#now + Math.max(0, ms), run };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((one) => one !== alarm);
    };
  }

  /** Moves on, and rings on the way whatever is due. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (;;) {
      const next = this.#alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#alarms = this.#alarms.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settle();
    }
    this.#now = end;
  }
}
