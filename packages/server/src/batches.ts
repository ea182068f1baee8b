// Answers of many tables in one go. Waking a thread, a transaction and a look around cold caches cost more than an answer
// itself; when many tables are played at once, answers wait for each other for a moment and share all that. When few are
// played nobody waits: there is nobody to wait for.

/** Answers within a window of time from which on it is worth to wait for others. */
const WINDOW = 100;
const MANY_IN_WINDOW = 8;
/** More at once would keep those behind them waiting for longer than they save. */
const MOST = 64;

export class Batches {
  readonly #wait: number;
  #waiting: (() => void)[] = [];
  #timer: NodeJS.Timeout | null = null;
  /** the window that runs, what has come in it, and what came in the one before */
  #window = 0;
  #came = 0;
  #cameBefore = 0;

  /** `wait`: the most milliseconds that something waits for others */
  constructor(wait: number) {
    this.#wait = wait;
  }

  /** Runs it soon, together with whatever else has come by then. */
  add(run: () => void): void {
    this.#waiting.push(run);
    this.#count();
    if (this.#waiting.length === 1) this.#begin();
    else if (this.#waiting.length === MOST && this.#timer !== null) this.#atOnce();
  }

  #begin(): void {
    if (this.#wait > 0 && this.#cameBefore >= MANY_IN_WINDOW) this.#timer = setTimeout(() => this.#run(), this.#wait);
    else setImmediate(() => this.#run()); // after everything that the network has brought in this turn
  }

  #atOnce(): void {
    clearTimeout(this.#timer!);
    setImmediate(() => this.#run());
  }

  #run(): void {
    this.#timer = null;
    const group = this.#waiting;
    this.#waiting = [];
    for (const run of group) run();
  }

  #count(): void {
    const window = Math.floor(performance.now() / WINDOW);
    if (window !== this.#window) {
      this.#cameBefore = window === this.#window + 1 ? this.#came : 0;
      this.#window = window;
      this.#came = 0;
    }
    this.#came += 1;
  }
}
