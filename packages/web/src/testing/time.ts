/** Time that passes only when a test says so. */
export class Time {
  now = 1_000_000;
  #timers: { at: number; run: () => void }[] = [];

  later = (run: () => void, ms: number): (() => void) => {
    const timer = { at: this.now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = until;
  }

  get waiting(): number {
    return this.#timers.length;
  }
}
