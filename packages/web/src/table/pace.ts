import type { PACE_NAMES } from '@tablewright/protocol';

// Bots answer faster than anybody can read. What came is shown step by step, at a pace that a person can follow; but
// nobody waits long for the own turn, and a key or a click shows the rest at once. A step is one moment of the table.

export interface Step {
  /** nothing of it can be seen (somebody has sealed an answer): it takes no time of its own */
  readonly silent: boolean;
  /** at the end of it the person here is asked something */
  readonly mine: boolean;
}

export interface Pace {
  /** one step, when there is time */
  readonly step: number;
  /** one step at least */
  readonly least: number;
  /** everything that waits, when nobody is asked; and when I am */
  readonly all: number;
  readonly allBeforeMine: number;
}

export const PACES = {
  calm: { step: 900, least: 250, all: 9000, allBeforeMine: 5000 },
  brisk: { step: 450, least: 150, all: 4000, allBeforeMine: 2200 },
  instant: { step: 0, least: 0, all: 0, allBeforeMine: 0 },
} as const satisfies Record<(typeof PACE_NAMES)[number], Pace>;
export type PaceName = keyof typeof PACES;

/** The pace of a game that needs longer for a moment than others do; who likes it brisk has it as much quicker as elsewhere. */
export function paceFor(pace: Pace, own: { readonly step: number; readonly all: number } | undefined): Pace {
  if (own === undefined || pace.step === 0) return pace;
  const part = pace.step / PACES.calm.step;
  return { step: own.step * part, least: pace.least, all: own.all * part, allBeforeMine: own.all * part };
}

/** How fast a board has to move so that a step that stays this long is seen to its end: 1 is calm, 0 without motion. */
export function speedOf(ms: number): number {
  return ms <= 0 ? 0 : PACES.calm.step / ms;
}

/** How long the step that is shown now stays, when so much time is left for all that waits behind it. */
export function stay(waiting: readonly Step[], pace: Pace, left: number): number {
  const seen = waiting.filter((step) => !step.silent).length;
  // A silent step takes no time of its own, but it may not take that of the step before it either.
  return Math.max(pace.least, Math.min(pace.step, left / Math.max(1, seen)));
}

/** How many of the waiting steps have to be passed over, so that even the quickest pace ends in time. */
export function tooMany(waiting: readonly Step[], pace: Pace, left: number): number {
  const room = pace.least === 0 ? 1 : Math.max(1, Math.ceil(left / pace.least));
  return Math.max(0, waiting.length - room);
}

export interface Showing<T> {
  /** steps before it were passed over, so there is nothing to move from */
  readonly jumped: boolean;
  /** those steps */
  readonly passed: readonly T[];
  /** how many still wait behind it */
  readonly queued: number;
  /** see speedOf */
  readonly speed: number;
}

export interface PacerEnvironment<T> {
  later(run: () => void, ms: number): () => void;
  now(): number;
  pace(): Pace;
  show(step: T, showing: Showing<T>): void;
  /** how many wait now, when that changes without anything being shown */
  queued(count: number): void;
}

export class Pacer<T extends Step> {
  readonly #environment: PacerEnvironment<T>;
  #waiting: T[] = [];
  #cancel: (() => void) | null = null;
  /** since when something waits, and since when my turn does */
  #since: number | null = null;
  #mineSince: number | null = null;
  /** the board has not come to the end of the step that is shown */
  #held = false;
  /** the time of that step is over, and only the board is waited for */
  #isDue = false;

  constructor(environment: PacerEnvironment<T>) {
    this.#environment = environment;
  }

  /** Steps that came together: at no time may it look as if the first of them were all. */
  push(...steps: readonly T[]): void {
    if (steps.length === 0) return;
    this.#waiting.push(...steps);
    this.#since ??= this.#environment.now();
    if (steps.some(({ mine }) => mine)) this.#mineSince ??= this.#environment.now();
    const isBusy = this.#cancel !== null;
    if (!isBusy) this.#due();
    if (isBusy || this.#isDue) this.#environment.queued(this.#waiting.length);
  }

  /** While the board says so, the next step waits for it; but not longer than everything may take. */
  hold(on: boolean): void {
    this.#held = on;
    if (on || !this.#isDue) return;
    this.#cancel?.();
    // Not at once: a board says so while it is being drawn, and what is shown from there would be drawn inside of that, step
    // within step, until React gives up.
    this.#cancel = this.#environment.later(() => this.#next(), 0);
  }

  /** Shows the last of what waits, at once. */
  skip(): void {
    const last = this.#waiting.at(-1);
    if (last === undefined) return this.clear();
    const passed = this.#waiting.slice(0, -1);
    const jumped = passed.length > 0;
    this.#forget();
    this.#environment.show(last, { jumped, passed, queued: 0, speed: speedOf(this.#environment.pace().step) });
  }

  /** Forgets what waits: the table was read anew. */
  clear(): void {
    this.#forget();
    this.#environment.queued(0);
  }

  #forget(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#isDue = false;
    this.#waiting = [];
    this.#since = null;
    this.#mineSince = null;
  }

  /** The next step's turn has come, unless the board still needs a moment for this one. */
  #due(): void {
    this.#cancel = null;
    const left = this.#held && this.#waiting.length > 0 ? this.#left(this.#environment.pace()) : 0;
    if (left <= 0) return this.#next();
    this.#isDue = true;
    this.#cancel = this.#environment.later(() => this.#next(), left);
  }

  #next(): void {
    this.#cancel = null;
    this.#isDue = false;
    const pace = this.#environment.pace();
    const passed = this.#waiting.splice(0, tooMany(this.#waiting, pace, this.#left(pace)));
    const step = this.#waiting.shift();
    const queued = this.#waiting.length;
    // Held even when nothing waits yet: what comes in the next moment must not push this one away unseen.
    const ms = queued === 0 ? pace.step : stay(this.#waiting, pace, this.#left(pace));
    if (queued === 0) {
      this.#since = null;
      this.#mineSince = null;
    }
    if (step === undefined) return;
    this.#environment.show(step, { jumped: passed.length > 0, passed, queued, speed: speedOf(ms) });
    if (step.silent || pace.step === 0) {
      if (this.#waiting.length > 0) this.#next();
      return;
    }
    this.#cancel = this.#environment.later(() => this.#due(), ms);
  }

  /** Time for what waits: not too long after it came, and less when I am asked at the end of it. */
  #left(pace: Pace): number {
    const now = this.#environment.now();
    const all = (this.#since ?? now) + pace.all - now;
    return this.#mineSince === null ? all : Math.min(all, this.#mineSince + pace.allBeforeMine - now);
  }
}
