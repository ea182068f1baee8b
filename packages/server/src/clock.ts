import { includes, list, type Seat, type Seats } from '@tablewright/kernel';
import type { ClockSpec } from '@tablewright/protocol';

// Clocks, as arithmetic. A clock is what each seat has left at one moment, and which of them run from there on.

export type Clock = {
  /** milliseconds by seat, at the moment `at` */
  readonly left: readonly number[];
  /** what each seat had left when it answered last, or was answered for, for those who take that answer back */
  readonly before: readonly number[];
  readonly running: Seats;
  /** milliseconds by seat that have run for the question that it is asked: given back when an opponent takes that question away */
  readonly ranFor: readonly number[];
  /** the seats of people who are asked while a bot plays for them; their clocks stand still if the bot answers */
  readonly lent: Seats;
  /** milliseconds by seat since a bot has had this question: counted in when its person takes the seat back instead */
  readonly lentFor: readonly number[];
  /** the seats that have had their breath for the question that they are asked, or are asked next */
  readonly breathed: Seats;
  readonly at: number;
};

const DAY = 86_400_000;
/** Who comes back after the time was up gets this much to look around, or the increment if that is more. */
const GRACE = 15_000;

/** What is stored. The moment is left out: time during which the server was down does not count. */
export type StoredClock = Omit<Clock, 'at'> | null;
/** What older servers have stored knows less. */
export type AnyStoredClock = (Pick<Clock, 'left' | 'before' | 'running'> & Partial<Clock>) | null;

export function newClock(spec: ClockSpec, seats: number, now: number): Clock | null {
  if (spec.kind === 'none') return null;
  const left = new Array<number>(seats).fill(full(spec));
  const none = left.map(() => 0);
  return { left, before: left, running: 0, ranFor: none, lent: 0, lentFor: none, breathed: 0, at: now };
}

export function storedClock(clock: Clock | null): StoredClock {
  if (clock === null) return null;
  const { at: _at, ...stored } = clock;
  return stored;
}

/** `at`: when it was stored, if this server has been up all the time; now, if it was down. */
export function clockFrom(stored: AnyStoredClock, at: number): Clock | null {
  if (stored === null) return null;
  const none = stored.left.map(() => 0);
  return { ranFor: none, lent: 0, lentFor: none, breathed: 0, ...stored, at };
}

function full(spec: Exclude<ClockSpec, { kind: 'none' }>): number {
  return spec.kind === 'live' ? spec.bank * 1000 : spec.days * DAY;
}

/** The same clock, read at another moment. */
export function tick(clock: Clock, now: number): Clock {
  const gone = Math.max(0, now - clock.at);
  const left = clock.left.map((ms, seat) => (includes(clock.running, seat) ? Math.max(0, ms - gone) : ms));
  const ranFor = clock.ranFor.map((ms, seat) => ms + clock.left[seat]! - left[seat]!);
  const lentFor = clock.lentFor.map((ms, seat) => (includes(clock.lent, seat) ? ms + gone : ms));
  return { ...clock, left, ranFor, lentFor, at: now };
}

export interface Pressed {
  /** who has just answered in person */
  readonly answered: Seat | null;
  /** for whom something was just answered, by a bot or because the time was up */
  readonly playedFor?: Seat | null;
  /** who has just taken the last answer back: what it has brought on the clock goes with it, or time could be made of nothing */
  readonly tookBack?: Seat | null;
  /** the people who are waited for from now on */
  readonly waiting: Seats;
  /** the seats of people for whom bots are waited for from now on */
  readonly lent?: Seats;
}

/** The clock after something has happened at the table. */
export function press(
  spec: ClockSpec,
  clock: Clock,
  now: number,
  { answered, playedFor = null, tookBack = null, waiting, lent = 0 }: Pressed,
): Clock {
  const ticked = tick(clock, now);
  if (spec.kind === 'none') return ticked;
  const left = ticked.left.slice();
  const before = clock.before.slice();
  // Not by whose clock runs: calling a bot and coming back to the same question must not make it a new one.
  const isNew = (seat: Seat): boolean =>
    seat === answered || seat === playedFor || !includes(clock.running | clock.lent, seat);
  const lentFor = ticked.lentFor.map((ms, seat) => (includes(lent & clock.lent, seat) && !isNew(seat) ? ms : 0));
  const ranFor = ticked.ranFor.map((ms, seat) => (includes(waiting & clock.running, seat) && !isNew(seat) ? ms : 0));
  for (const seat of list(waiting | lent)) {
    // Days are for each answer: whoever is asked something new has all of them.
    if (spec.kind === 'days' && isNew(seat)) left[seat] = full(spec);
    else if (includes(waiting & clock.lent, seat) && !isNew(seat))
      left[seat] = Math.max(0, left[seat]! - ticked.lentFor[seat]!);
  }
  if (answered !== null) {
    before[answered] = ticked.left[answered]!;
    left[answered] = spec.kind === 'days' ? full(spec) : left[answered]! + spec.increment * 1000;
  }
  // Taken back, what was answered for somebody leads back to no more time than there was: none, if it was up, however long the
  // breath since; and the bot's thinking counts as one's own.
  if (playedFor !== null) before[playedFor] = Math.max(0, ticked.left[playedFor]! - ticked.lentFor[playedFor]!);
  if (tookBack !== null && spec.kind === 'live') {
    // The turn that is taken back was never over: what ran on the clocks of others meanwhile runs on this one.
    for (const seat of unasked(ticked, tookBack, waiting)) left[seat]! += ticked.ranFor[seat]!;
    const price = priceOfUndo(ticked, tookBack, waiting);
    left[tookBack] = Math.max(0, Math.min(ticked.left[tookBack]!, before[tookBack]! - price));
  } else if (tookBack !== null) left[tookBack] = Math.min(ticked.left[tookBack]!, before[tookBack]!);
  // The next question is another turn; the one that was taken back is the same.
  const breathed = (clock.breathed & ~only(answered) & ~only(playedFor)) | only(tookBack);
  return { left, before, running: waiting, ranFor, lent, lentFor, breathed, at: now };
}

/** Whose clocks run for a question that goes away when this seat takes its answer back, and these are asked again. */
function unasked(clock: Clock, seat: Seat, waiting: Seats): Seat[] {
  return list(clock.running & ~waiting & ~only(seat));
}

/**
 * What it costs a seat to take its last answer back, by the clock read now: the time that others have thought about what came of
 * it. Otherwise answering and taking back, again and again, would use up an opponent's clock.
 */
function priceOfUndo(clock: Clock, seat: Seat, waiting: Seats): number {
  return Math.max(0, ...unasked(clock, seat, waiting).map((other) => clock.ranFor[other]!));
}

/** Whether a seat has time enough left to take its answer back by itself. */
export function affordsUndo(spec: ClockSpec, clock: Clock, seat: Seat, waiting: Seats): boolean {
  const price = priceOfUndo(clock, seat, waiting);
  return spec.kind !== 'live' || price === 0 || price < clock.before[seat]!;
}

function only(seat: Seat | null): Seats {
  return seat === null ? 0 : 1 << seat;
}

/**
 * The clock, read now, of somebody who has come back to the seat. Only who ran out gets a breath, one a turn and never more
 * than the bank: otherwise going and coming would make time of nothing. Days are enough by themselves.
 */
export function welcomeBack(spec: ClockSpec, clock: Clock, seat: Seat): Clock {
  if (spec.kind !== 'live' || clock.left[seat]! > 0 || includes(clock.breathed, seat)) return clock;
  const breath = Math.min(full(spec), Math.max(GRACE, spec.increment * 1000));
  return {
    ...clock,
    left: clock.left.map((ms, i) => (i === seat ? breath : ms)),
    lentFor: clock.lentFor.map((ms, i) => (i === seat ? 0 : ms)),
    breathed: clock.breathed | only(seat),
  };
}

/** Whether this seat has nothing left for the question that a bot has for it. */
export function isUsedUp(clock: Clock, seat: Seat): boolean {
  return includes(clock.lent, seat) && clock.left[seat]! <= clock.lentFor[seat]!;
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
