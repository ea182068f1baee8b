import { cpuSeconds } from './cpu.ts';

// The load: what people at tables do, whichever server they play on. Every seat has a connection of its own.

/** A game that is played over the network by random people. */
export interface BenchTable {
  readonly isOver: boolean;
  /** this seat is asked something now, and knows it */
  isAsked(seat: number): boolean;
  /** answers at random, and waits until this seat sees what came of it */
  answer(seat: number): Promise<void>;
  /** this seat knows that the game is over */
  isOverFor(seat: number): boolean;
  /** calls back after every message to this seat */
  onHeard(seat: number, heard: () => void): void;
  close(): void;
}

/** Whatever is measured: one process or several. */
export interface Served {
  /** used so far */
  cpuMicros(): Promise<number>;
}

/** What is measured beside it: a database with processes of its own. Microseconds of CPU so far; null where that cannot be known. */
export type Beside = () => number | null;

export interface Measured {
  readonly answers: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
  /** of the server */
  readonly cpuMicrosPerAnswer: number;
  /** from sending an answer until its sender sees what came of it */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
  /** of the database, where it has processes of its own */
  readonly databaseCpuMicrosPerAnswer: number | null;
  /** how much of one core the server had, and this process with all the clients */
  readonly serverBusy: number;
  readonly clientsBusy: number;
}

/**
 * As fast as it goes: at so many tables at once every seat answers as soon as it is asked and has seen what came of its last answer. Where
 * a game is over the next table takes its place, so that there are as many at the end as at the beginning. What is watched is a server with
 * its hands full: not how the first answers come in, nor how the last ones are waited for. Whoever plays faster comes through its tables
 * sooner, and would have that held against it more often. The tables at which somebody was asked.
 */
export async function saturate(
  watch: Stopwatch,
  tables: readonly BenchTable[],
  { atOnce, seats, seconds }: { atOnce: number; seats: number; seconds: number },
): Promise<BenchTable[]> {
  const waiting = tables.filter((table) => !table.isOver);
  const begun: BenchTable[] = [];
  let watched = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const played = new Promise<void>((resolve, reject) => {
    let runs = true;
    let inFlight = 0;
    let untilFull = atOnce * seats;
    const stop = (): void => {
      if (!runs) return;
      runs = false;
      clearTimeout(timer);
      watched = watch.stop();
      if (inFlight === 0) resolve();
    };
    const isFull = (): void => {
      watch.start().catch(reject);
      timer = setTimeout(stop, seconds * 1000);
    };
    const next = (): void => {
      const table = waiting.pop();
      if (table === undefined) return stop();
      begun.push(table);
      let playing = seats;
      const leave = (): void => {
        playing -= 1;
        if (playing === 0) next();
      };
      for (let seat = 0; seat < seats; seat += 1) sit(table, seat, leave);
    };
    const sit = (table: BenchTable, seat: number, leave: () => void): void => {
      let isBusy = false;
      let isOver = false;
      const consider = (): void => {
        if (isBusy || isOver || !runs) return;
        isOver = table.isOverFor(seat);
        if (isOver) return leave();
        if (!table.isAsked(seat)) return;
        isBusy = true;
        inFlight += 1;
        void answer().catch(reject);
      };
      const answer = async (): Promise<void> => {
        const sent = performance.now();
        await table.answer(seat);
        watch.answered(performance.now() - sent);
        untilFull -= 1;
        if (untilFull === 0) isFull();
        isBusy = false;
        inFlight -= 1;
        if (runs) consider();
        else if (inFlight === 0) resolve();
      };
      table.onHeard(seat, consider);
      consider();
    };
    for (let n = 0; n < atOnce; n += 1) next();
  });
  try {
    await within(seconds, played);
  } finally {
    clearTimeout(timer);
  }
  await watched;
  return begun;
}

/** As people play: whoever is asked thinks for a while, about as long as is said. */
export async function playLive(
  server: Served,
  tables: readonly BenchTable[],
  { seats, seconds, thinkSeconds }: { seats: number; seconds: number; thinkSeconds: number },
): Promise<Measured> {
  const watch = new Stopwatch(server);
  await watch.start();
  let runs = true;
  const timers = new Set<NodeJS.Timeout>();
  const inFlight = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for (const table of tables) {
    for (let seat = 0; seat < seats; seat += 1) {
      let busy = false;
      const answer = async (): Promise<void> => {
        const sent = performance.now();
        await table.answer(seat);
        watch.answered(performance.now() - sent);
        busy = false;
        consider(0.5, 1.5);
      };
      const consider = (least: number, most: number): void => {
        if (busy || !runs || !table.isAsked(seat)) return;
        busy = true;
        const timer = setTimeout(
          () => {
            timers.delete(timer);
            const answered = answer()
              .catch((error: unknown) => failures.push(error))
              .then(() => void inFlight.delete(answered));
            inFlight.add(answered);
          },
          thinkSeconds * 1000 * (least + Math.random() * (most - least)),
        );
        timers.add(timer);
      };
      table.onHeard(seat, () => consider(0.5, 1.5));
      // they have not all sat down in the same moment
      consider(0, 1.5);
    }
  }
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  // a machine that is busy with something else may need longer for the first few
  const few = Math.min(20, tables.length * seats);
  for (let waited = 0; watch.answers < few && waited < PATIENCE && failures.length === 0; waited += 0.1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  runs = false;
  for (const timer of timers) clearTimeout(timer);
  await within(0, Promise.all(inFlight));
  if (failures.length > 0) throw failures[0];
  await watch.stop();
  return watch.measured;
}

/** What was read when a watch was started. */
interface Readings {
  readonly seconds: number;
  readonly clients: number;
  readonly micros: Promise<number>;
  readonly database: number | null;
}

/** What a server does while it runs; it can be stopped and started again. */
export class Stopwatch {
  readonly #server: Served;
  readonly #database: Beside;
  readonly #latencies: number[] = [];
  #runs = false;
  #from: Readings = { seconds: 0, clients: 0, micros: Promise.resolve(0), database: null };
  #seconds = 0;
  #clients = 0;
  #micros = 0;
  #databaseMicros: number | null = 0;

  constructor(server: Served, database: Beside = () => null) {
    this.#server = server;
    this.#database = database;
  }

  /** how long it has run */
  get seconds(): number {
    return this.#seconds;
  }

  /** as many as came while it ran */
  get answers(): number {
    return this.#latencies.length;
  }

  answered(afterMs: number): void {
    if (this.#runs) this.#latencies.push(afterMs);
  }

  /** A server that has its hands full is some milliseconds late to say what it has used: at the start as at the stop. */
  async start(): Promise<void> {
    this.#runs = true;
    const micros = this.#server.cpuMicros();
    this.#from = { micros, database: this.#database(), clients: cpuSeconds(), seconds: performance.now() / 1000 };
    await micros;
  }

  async stop(): Promise<void> {
    if (!this.#runs) return;
    this.#runs = false;
    const { seconds, clients, micros, database } = this.#from;
    const databaseNow = this.#database();
    const isKnown = this.#databaseMicros !== null && database !== null && databaseNow !== null;
    this.#databaseMicros = isKnown ? this.#databaseMicros! + databaseNow - database : null;
    this.#seconds += performance.now() / 1000 - seconds;
    this.#clients += cpuSeconds() - clients;
    const before = await micros;
    this.#micros += (await this.#server.cpuMicros()) - before;
  }

  get measured(): Measured {
    const [seconds, micros] = [this.#seconds, this.#micros];
    const { answers } = this;
    if (answers === 0) throw new Error('nobody has answered anything; give it more time');
    const sorted = this.#latencies.toSorted((a, b) => a - b);
    const quantile = (part: number): number => sorted[Math.min(answers - 1, Math.floor(part * answers))]!;
    return {
      answers,
      seconds,
      answersPerSecond: answers / seconds,
      cpuMicrosPerAnswer: micros / answers,
      databaseCpuMicrosPerAnswer: this.#databaseMicros === null ? null : this.#databaseMicros / answers,
      p50Ms: quantile(0.5),
      p99Ms: quantile(0.99),
      slowestMs: sorted.at(-1)!,
      serverBusy: micros / 1e6 / seconds,
      clientsBusy: this.#clients / seconds,
    };
  }
}

/** Seconds after which an answer is not waited for any more. */
const PATIENCE = 20;

async function within(seconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error('a server has left somebody without an answer')),
      (seconds + PATIENCE) * 1000,
    );
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Makes many, a few at a time. */
export async function several<T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  let at = 0;
  const work = async (): Promise<void> => {
    for (let i = at++; i < count; i = at++) made.push(await make(i));
  };
  await within(count, Promise.all(Array.from({ length: 20 }, work)));
  return made;
}
