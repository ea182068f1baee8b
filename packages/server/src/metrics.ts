import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted while tables are played. */
export interface Counters {
  answered(by: 'person' | 'bot' | 'absent'): void;
  refused(): void;
  stored(seconds: number): void;
  loaded(seconds: number): void;
  botFailed(): void;
  message(): void;
}

export interface Metrics extends Counters {
  readonly registry: Registry;
  /** in plain figures */
  figures(): Figures;
  /** read when somebody asks for the numbers */
  watch(read: () => { tables: number; connections: number }): void;
}

export interface Figures {
  /** when it began to count */
  readonly since: number;
  readonly answers: number;
  /** of the last minute, or since it began */
  readonly answersPerSecond: number;
  /** milliseconds from an answer to its being stored; null where there was none yet */
  readonly p50: number | null;
  readonly p99: number | null;
}

/** Seconds that are counted, and answers whose time is remembered. */
const WINDOW = 60;
const REMEMBERED = 1000;

/** Answers by the second, for the last minute, and how long the last thousand took. */
class Recent {
  readonly #since = Date.now();
  readonly #start = performance.now();
  readonly #counts = new Array<number>(WINDOW).fill(0);
  readonly #times: number[] = [];
  #second = 0;
  #answers = 0;
  #next = 0;

  answered(): void {
    this.#turn();
    this.#answers += 1;
    this.#counts[this.#second % WINDOW]! += 1;
  }

  stored(seconds: number): void {
    this.#times[this.#next % REMEMBERED] = seconds * 1000;
    this.#next += 1;
  }

  figures(): Figures {
    this.#turn();
    const sorted = this.#times.toSorted((a, b) => a - b);
    const at = (part: number): number | null => sorted[Math.ceil(part * sorted.length) - 1] ?? null;
    const recent = this.#counts.reduce((sum, count) => sum + count, 0);
    const seconds = Math.max(1, Math.min(WINDOW, (performance.now() - this.#start) / 1000));
    const since = this.#since;
    return { since, answers: this.#answers, answersPerSecond: recent / seconds, p50: at(0.5), p99: at(0.99) };
  }

  /** Seconds in which nobody answered count too. */
  #turn(): void {
    const now = Math.floor((performance.now() - this.#start) / 1000);
    const passed = Math.min(WINDOW, now - this.#second);
    for (let i = 1; i <= passed; i += 1) this.#counts[(now - passed + i) % WINDOW] = 0;
    this.#second = now;
  }
}

export function newMetrics(): Metrics {
  const recent = new Recent();
  const registry = new Registry();
  const registers = [registry];
  // The delay of the event loop is measured by a timer; at its usual 10 ms it alone wakes an idle server a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  const answers = new Counter({
    name: 'tablewright_answers_total',
    help: 'answers that were stored, by who gave them',
    labelNames: ['by'],
    registers,
  });
  const refusals = new Counter({ name: 'tablewright_refusals_total', help: 'commands that were refused', registers });
  const messages = new Counter({ name: 'tablewright_messages_total', help: 'messages from clients', registers });
  const failures = new Counter({
    name: 'tablewright_bot_failures_total',
    help: 'times that a bot broke, was too slow or said something impossible',
    registers,
  });
  const storing = new Histogram({
    name: 'tablewright_store_seconds',
    help: 'from an answer to its being on disk',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
    registers,
  });
  const loading = new Histogram({
    name: 'tablewright_load_seconds',
    help: 'bringing a table back into memory',
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1],
    registers,
  });
  const by = {
    person: answers.labels('person'),
    bot: answers.labels('bot'),
    absent: answers.labels('absent'),
  };
  return {
    registry,
    figures: () => recent.figures(),
    answered(who) {
      by[who].inc();
      recent.answered();
    },
    refused: () => refusals.inc(),
    stored(seconds) {
      storing.observe(seconds);
      recent.stored(seconds);
    },
    loaded: (seconds) => loading.observe(seconds),
    botFailed: () => failures.inc(),
    message: () => messages.inc(),
    watch(read) {
      for (const what of ['tables', 'connections'] as const) {
        registry.registerMetric(
          new Gauge({
            name: `tablewright_${what}`,
            help: `${what} at this moment`,
            registers: [],
            collect() {
              this.set(read()[what]);
            },
          }),
        );
      }
    },
  };
}
