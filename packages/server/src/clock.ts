import { includes, list, type Seat, type Seats } from '@tablewright/kernel';
import type { ClockSpec } from '@tablewright/protocol';

// Clocks, as arithmetic. A clock is what each seat has left at one moment, and which of them run from there on.

export type Clock = {
  /** milliseconds by seat, at the moment `at` */
  readonly left: readonly number[];
  /** what each seat had left when it answered last, for those who take that answer back */
  readonly before: readonly number[];
  readonly running: Seats;
  readonly at: number;
};

const DAY = 86_400_000;
/** Who comes back after the time was up gets at least this much to look around. */
const GRACE = 15_000;

/** What is stored. The moment is left out: time during which the server was down does not count. */
export type StoredClock = Omit<Clock, 'at'> | null;

export function newClock(spec: ClockSpec, seats: number, now: number): Clock | null {
  if (spec.kind === 'none') return null;
  const left = new Array<number>(seats).fill(full(spec));
  return { left, before: left, running: 0, at: now };
}

export function storedClock(clock: Clock | null): StoredClock {
  return clock === null ? null : { left: clock.left, before: clock.before, running: clock.running };
}

/** `at`: when it was stored, if this server has been up all the time; now, if it was down. */
export function clockFrom(stored: StoredClock, at: number): Clock | null {
  return stored === null ? null : { ...stored, at };
}

function full(spec: Exclude<ClockSpec, { kind: 'none' }>): number {
  return spec.kind === 'live' ? spec.bank * 1000 : spec.days * DAY;
}

/** The same clock, read at another moment. */
export function tick(clock: Clock, now: number): Clock {
  const gone = Math.max(0, now - clock.at);
  const left = clock.left.map((ms, seat) => (includes(clock.running, seat) ? Math.max(0, ms - gone) : ms));
  return { ...clock, left, at: now };
}

export interface Pressed {
  /** who has just answered in person */
  readonly answered: Seat | null;
  /** who has just taken the last answer back: what it has brought on the clock goes with it, or time could be made of nothing */
  readonly tookBack?: Seat | null;
  /** the people who are waited for from now on */
  readonly waiting: Seats;
}

/** The clock after something has happened at the table. */
export function press(
  spec: ClockSpec,
  clock: Clock,
  now: number,
  { answered, tookBack = null, waiting }: Pressed,
): Clock {
  const ticked = tick(clock, now);
  if (spec.kind === 'none') return ticked;
  const left = ticked.left.slice();
  const before = clock.before.slice();
  // Days are for each answer: whoever was not asked before, or has just answered, has all of them.
  if (spec.kind === 'days') {
    for (const seat of list(waiting)) if (seat === answered || !includes(clock.running, seat)) left[seat] = full(spec);
  }
  if (answered !== null) {
    before[answered] = ticked.left[answered]!;
    left[answered] = spec.kind === 'days' ? full(spec) : left[answered]! + spec.increment * 1000;
  }
  if (tookBack !== null) left[tookBack] = Math.min(ticked.left[tookBack]!, before[tookBack]!);
  return { left, before, running: waiting, at: now };
}

/** The clock of somebody who has come back to a seat that a bot has played. */
export function welcomeBack(spec: ClockSpec, clock: Clock, seat: Seat): Clock {
  if (spec.kind === 'none') return clock;
  const least = spec.kind === 'days' ? full(spec) : Math.max(GRACE, spec.increment * 1000);
  return { ...clock, left: clock.left.map((ms, i) => (i === seat ? Math.max(ms, least) : ms)) };
}

/** Milliseconds until the first of the running clocks is at zero. */
export function dueIn(clock: Clock | null): number | null {
  if (clock === null || clock.running === 0) return null;
  let due = Number.POSITIVE_INFINITY;
  for (const seat of list(clock.running)) due = Math.min(due, clock.left[seat]!);
  return due;
}

export function outOfTime(clock: Clock, now: number): Seat[] {
  const { left, running } = tick(clock, now);
  return list(running).filter((seat) => left[seat]! <= 0);
}
