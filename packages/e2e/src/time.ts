import type { Time } from '@tablewright/server';

interface Alarm {
  readonly due: number;
  readonly run: () => void;
  timer: NodeJS.Timeout;
}

/** A clock of fifteen seconds must not run out because a busy machine took so long to draw a page. */
const SLOWER = 10;

/** The server's time: slow by itself, and a test can let it pass, since nobody should wait for five minutes on a clock. */
export class PassingTime implements Time {
  readonly #alarms = new Set<Alarm>();
  readonly #began = Date.now();
  #passed = 0;

  now(): number {
    return this.#began + Math.floor((Date.now() - this.#began) / SLOWER) + this.#passed;
  }

  after(ms: number, run: () => void): () => void {
    const due = this.now() + ms;
    const alarm: Alarm = { due, run, timer: this.#wait(ms, () => this.#ring(alarm)) };
    this.#alarms.add(alarm);
    return () => this.#forget(alarm);
  }

  /** What is due by then rings at once. */
  pass(ms: number): void {
    this.#passed += ms;
    for (const alarm of [...this.#alarms].sort((a, b) => a.due - b.due)) {
      clearTimeout(alarm.timer);
      alarm.timer = this.#wait(alarm.due - this.now(), () => this.#ring(alarm));
    }
  }

  #wait(ms: number, run: () => void): NodeJS.Timeout {
    const LONGEST = 2 ** 31 - 1; // longer waits would fire at once
    return setTimeout(run, Math.min(Math.max(0, ms * SLOWER), LONGEST)).unref();
  }

  #ring(alarm: Alarm): void {
    if (this.#alarms.delete(alarm)) alarm.run();
  }

  #forget(alarm: Alarm): void {
    this.#alarms.delete(alarm);
    clearTimeout(alarm.timer);
  }
}
