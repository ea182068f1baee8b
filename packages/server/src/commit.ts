import { type Base, type Entry, type Event, list, type Seat, type Seats, type Step } from '@tablewright/kernel';
import type { Append, Phase, Summary } from '@tablewright/storage';
import { type Clock, dueIn, press, type Pressed, storedClock } from './clock.ts';
import { countdownDueIn, isOnlyLaidAnew, laidSeats, withPreparation } from './countdown.ts';
import { peopleIn, standInsIn } from './info.ts';
import type { Ending } from './kept-game.ts';
import type { Match } from './match.ts';
import { isPlayedByBot, type Meta, seatingOf } from './meta.ts';
import type { Reply } from './reply.ts';
import { isTimedWindow } from './windows.ts';

// What a change does to a table, worked out before anything is stored: what is written to the disk, how the table stands once
// it is written, and what its viewers are sent then. Nothing here waits, sends or changes anything.

/** A table in memory, as it is stored. */
export interface TableState {
  readonly meta: Meta;
  readonly match: Match | null;
  readonly clock: Clock | null;
  /** the log's length and the number of changes */
  readonly entries: number;
  readonly revision: number;
  /** why it cannot be played here */
  readonly trouble: string | null;
  /** it was over when it was read: believed where the game cannot be played here, which then cannot tell */
  readonly wasOver: boolean;
  /** what is kept of it, once it is over and was read again */
  readonly ended: Ending | null;
}

/** An answer that is allowed, and what comes of it. */
export interface Taken {
  readonly step: Step<Base, Event>;
  readonly seat: Seat;
  /**
   * A person has pressed it, or somebody else answers for that person; or it has nothing to do with it: nobody waited for
   * this seat, and an increment would be time made of nothing.
   */
  readonly clock: 'pressed' | 'playedFor' | 'untouched';
}

/** What commands do to a table. What is left out stays as it is. */
export interface Change {
  readonly commands?: readonly string[];
  readonly meta?: Meta;
  readonly taken?: readonly Taken[];
  /** the game with something taken back, or just begun */
  readonly match?: Match;
  readonly entries?: readonly Entry[];
  readonly clock?: Clock | null;
}

/** What is decided about a command: a change that can be stored, or a reply. */
export type Decision = { readonly change: Change } | Reply;

/** What viewers are sent: what has changed, or everything (what they were told is no longer true). */
export type Sending = 'change' | 'everything';

export interface PlannedChange {
  readonly append: Append;
  readonly next: Pick<TableState, 'meta' | 'match' | 'clock'>;
  /** answers that the game takes, in this order */
  readonly taken: readonly Taken[];
  /** what is told with them is all that the game has told so far */
  readonly begins: boolean;
  /** the game has changed for its viewers */
  readonly gameChanges: boolean;
  /** something around the game has changed for them */
  readonly infoChanges: boolean;
  /** somebody sits elsewhere now, and sees something else */
  readonly reseats: boolean;
  readonly sends: Sending;
}

export function phaseOf({ meta, match, wasOver }: Pick<TableState, 'meta' | 'match' | 'wasOver'>): Phase {
  if (!meta.started) return 'lobby';
  const isOver = match === null ? wasOver : match.outcome !== null;
  return isOver ? 'over' : 'playing';
}

export function planChange(table: string, state: TableState, change: Change, now: number): PlannedChange {
  const { taken = [], commands = [] } = change;
  const match = change.match ?? state.match;
  const last = taken.at(-1)?.step.state;
  const moved = taken.length > 0 || change.match !== undefined;
  // A window closes by itself.
  const about = match === null || match.isWindow(last) ? null : match.aboutIn(last);
  const prepared = withPreparation(change.meta ?? state.meta, match, about, moved, now);
  const outcome = (last ?? match)?.outcome ?? null;
  const meta = outcome === null || prepared.outcome !== null ? prepared : { ...prepared, outcome };
  // One that was played with other rules is not in memory, and over all the same.
  const over = outcome !== null || (match === null && state.wasOver);
  const waiting = (match?.waitingIn(last) ?? 0) & ~laidSeats(meta);
  const isTimed = match !== null && isTimedWindow(meta, match, last);
  const clock = clockAfter(state, change, meta, isTimed ? 0 : waiting, now);
  const due = isTimed ? 0 : nextDue(meta, match, clock, now);
  const phase = !meta.started ? 'lobby' : over ? 'over' : 'playing';
  const reseats = meta.seats !== state.meta.seats || meta.host !== state.meta.host;
  const begins = change.match !== undefined && !state.meta.started;
  return {
    append: {
      table,
      at: now,
      from: state.entries,
      revision: state.revision,
      entries: change.entries ?? taken.flatMap(({ step }) => step.entries),
      commands,
      summary: summaryOf(meta, phase, waiting, due),
      clock: storedClock(clock),
      // What lies there bears moments of this server's time, and is stored with the moment that it is told by.
      ...((meta !== state.meta || meta.laid !== null) && { meta }),
      ...(reseats && { seating: seatingOf(meta) }),
    },
    next: { meta, match, clock },
    taken,
    begins,
    gameChanges: taken.length > 0 || begins || meta.laid?.answers !== state.meta.laid?.answers,
    // That somebody has thought again is nobody's business, not even by a frame that says nothing.
    infoChanges:
      !isOnlyLaidAnew(state.meta, meta) && (meta !== state.meta || clock !== null || phase !== phaseOf(state)),
    reseats,
    sends: change.match !== undefined && (!begins || meta.shuffled !== null) ? 'everything' : 'change',
  };
}

function clockAfter(state: TableState, change: Change, meta: Meta, waiting: Seats, now: number): Clock | null {
  const { clock: given, taken = [], entries = [] } = change;
  let clock = given === undefined ? state.clock : given;
  if (clock === null) return null;
  // Those who have answered before the last one have pressed in their turn.
  for (const one of taken.slice(0, -1)) {
    clock = press(meta.clock, clock, now, {
      ...pressedBy(one),
      ...askedIn(meta, clocked(meta, state.match!, one.step.state)),
    });
  }
  const [first] = entries;
  return press(meta.clock, clock, now, {
    ...pressedBy(taken.at(-1)),
    tookBack: first?.type === 'undo' && !state.match!.hasSpokenUp(first.seat) ? first.seat : null,
    ...askedIn(meta, waiting),
  });
}

function pressedBy(taken: Taken | undefined): Pick<Pressed, 'answered' | 'playedFor'> {
  if (taken === undefined || taken.clock === 'untouched') return { answered: null };
  return taken.clock === 'pressed' ? { answered: taken.seat } : { answered: null, playedFor: taken.seat };
}

function askedIn(meta: Meta, waiting: Seats): Pick<Pressed, 'waiting' | 'lent'> {
  return { waiting: peopleIn(meta, waiting), lent: standInsIn(meta, waiting) };
}

/** Whose clocks may run in a state: a window has a time of its own. */
function clocked(meta: Meta, match: Match, state: Base): Seats {
  return isTimedWindow(meta, match, state) ? 0 : match.waitingIn(state);
}

/** Milliseconds until something happens by itself: a clock is at zero, or a countdown. */
export function nextDue(meta: Meta, match: Match | null, clock: Clock | null, now: number): number | null {
  const dues = [dueIn(clock), countdownDueIn(meta, match, now)].filter((due) => due !== null);
  return dues.length === 0 ? null : Math.min(...dues);
}

/**
 * `due`: when something happens by itself, after a restart too; 0 while a window is open, and while those who have promised a salt are
 * waited for
 */
export function summaryOf(meta: Meta, phase: Phase, waiting: Seats, due: number | null): Summary {
  const isSealed = phase === 'lobby' && meta.sealed !== null;
  const forBot = list(waiting).some((seat) => isPlayedByBot(meta.seats[seat]!));
  return {
    phase,
    open: meta.open,
    free: meta.seats.filter(({ kind }) => kind === 'open').length,
    waiting,
    due: isSealed ? 0 : phase !== 'playing' ? null : forBot ? 0 : due,
  };
}
