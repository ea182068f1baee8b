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
  /** read when somebody asks for the numbers */
  watch(read: () => { tables: number; connections: number }): void;
}

export function newMetrics(): Metrics {
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
    answered: (who) => by[who].inc(),
    refused: () => refusals.inc(),
    stored: (seconds) => storing.observe(seconds),
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
