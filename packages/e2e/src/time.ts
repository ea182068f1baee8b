import type { Time } from '@tablewright/server';

interface Alarm {
  readonly due: number;
  readonly run: () => void;
  timer: NodeJS.Timeout;
}

/** The server's time, which a test can let pass: nobody should wait for five minutes on a clock. */
export class PassingTime implements Time {
  readonly #alarms = new Set<Alarm>();
  #passed = 0;

  now(): number {
    return Date.now() + this.#passed;
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
    return setTimeout(run, Math.min(Math.max(0, ms), LONGEST)).unref();
  }

  #ring(alarm: Alarm): void {
    if (this.#alarms.delete(alarm)) alarm.run();
  }

  #forget(alarm: Alarm): void {
    this.#alarms.delete(alarm);
    clearTimeout(alarm.timer);
  }
}
