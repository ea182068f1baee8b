import { BrokenRule } from './broken.ts';
import { draw, drawOrder } from './chance.ts';
import { isWhole } from './json.ts';
import type { Came, ChanceEntry } from './log.ts';
import type { Seat } from './seats.ts';
import type { Base, Event, FrameOf, Outcome, Told } from './state.ts';

/** What a stage may do besides changing the state: move on, tell, draw, finish. */
export interface Flow<S extends Base, E extends Event> {
  readonly state: S;
  /** another frame on top of this one */
  push(frame: FrameOf<S>): void;
  /** this frame gives way to another */
  become(frame: FrameOf<S>): void;
  /** this frame is over */
  done(): void;
  /** the game is over */
  finish(outcome: Outcome): void;
  /** everybody learns of it, or one seat alone */
  tell(event: E, reader?: { only: Seat }): void;
  /**
   * A whole number from 0 to n − 1. The label says what is drawn and when ("dice", round, seat); no label may come twice
   * in a game, or the two draws would be the same.
   */
  chance(n: number, label: string, ...when: number[]): number;
  /** puts the items into random order, in place */
  shuffle<T>(items: T[], label: string, ...when: number[]): T[];
}

/** The table as it stood when something was told that a board shows by itself. */
export interface Moment<S> {
  /** how many events had been told by then, its own among them */
  readonly told: number;
  /** who was told: nobody else may learn that there was such a moment */
  readonly to: Told['to'];
  readonly state: S;
}

/** What one answer brought about, for the log and for the readers. */
export interface Noted<S, E extends Event> {
  readonly told: Told<E>[];
  readonly moments: Moment<S>[];
  readonly chance: ChanceEntry[];
  /** no way back behind this: chance was drawn, a secret was told, or a sealed question was opened */
  closes: boolean;
}

/** The one who runs the stages. Without a notebook nothing is noted: that is the way for search. */
export class Runner<S extends Base, E extends Event> implements Flow<S, E> {
  state!: S;
  /** where in the stack the frame stands whose stage is running */
  at = 0;
  /** how often chance was drawn since the beginning */
  drew = 0;
  #notes: Noted<S, E> | null = null;
  #recorded: ChanceEntry[] | null = null;
  #given: Came[] | null = null;
  /** search: chance is drawn as fast as it can be, without its label */
  #unlabelled!: boolean;
  readonly #revealing: ReadonlySet<string>;
  readonly #moments: ReadonlySet<string>;
  readonly #copy: (s: S) => S;

  constructor(revealing: Iterable<string>, moments: Iterable<string>, copy: (s: S) => S) {
    this.#revealing = new Set(revealing);
    this.#moments = new Set(moments);
    this.#copy = copy;
  }

  /** `recorded`: chance is read back from a log instead of drawn. `given`: how the first draws come out. */
  begin(state: S, notes: Noted<S, E> | null, recorded: ChanceEntry[] | null, given: Came[] | null): void {
    this.state = state;
    this.drew = 0;
    this.#notes = notes;
    this.#recorded = recorded;
    this.#given = given;
    this.#unlabelled = notes === null && given === null && state.chance.kind === 'fast';
  }

  push(frame: FrameOf<S>): void {
    this.state.stack.push(frame);
  }

  become(frame: FrameOf<S>): void {
    this.state.stack[this.at] = frame;
  }

  done(): void {
    const { stack } = this.state;
    if (this.at === stack.length - 1) stack.pop();
    else stack.splice(this.at, 1);
  }

  finish(outcome: Outcome): void {
    this.state.outcome = outcome;
    this.state.stack.length = 0;
    this.#close();
  }

  tell(event: E, reader?: { only: Seat }): void {
    const notes = this.#notes;
    if (notes === null) return;
    const to = reader === undefined ? 'all' : reader.only;
    notes.told.push({ event, to });
    if (this.#moments.has(event.type)) {
      notes.moments.push({ told: notes.told.length, to, state: this.#copy(this.state) });
    }
    if (reader !== undefined || this.#revealing.has(event.type)) notes.closes = true;
  }

  /** A sealed question has been opened: whoever answered last has seen the others' answers. */
  opened(): void {
    this.#close();
  }

  chance(n: number, label: string, ...when: number[]): number {
    if (this.#unlabelled) {
      this.drew += 1;
      return draw(this.state.chance, n, label);
    }
    const full = fullLabel(label, when);
    if (!(n >= 1)) throw new BrokenRule(`'${full}' is drawn out of nothing`);
    const came = this.#known(full, n, isBelow) ?? draw(this.state.chance, n, full);
    this.#note({ type: 'chance', label: full, of: n, came });
    return came;
  }

  shuffle<T>(items: T[], label: string, ...when: number[]): T[] {
    const full = fullLabel(label, when);
    const n = items.length;
    const order = this.#known(full, n, isOrder) ?? drawOrder(this.state.chance, n, full);
    const before = items.slice();
    for (let i = 0; i < order.length; i += 1) items[i] = before[order[i]!]!;
    this.#note({ type: 'chance', label: full, of: n, came: order });
    return items;
  }

  #close(): void {
    if (this.#notes !== null) this.#notes.closes = true;
  }

  #note(entry: ChanceEntry): void {
    this.drew += 1;
    if (this.#notes === null) return;
    this.#notes.chance.push(entry);
    this.#notes.closes = true;
  }

  /** How it comes out, where that is known beforehand; null where it is drawn. */
  #known<T>(label: string, of: number, fits: Fits<T>): T | null {
    if (this.#recorded !== null) return readFrom(this.#recorded, label, of, fits);
    const came: unknown = this.#given?.shift();
    if (came === undefined) return null;
    if (!fits(came, of)) throw new BrokenRule(`'${label}' out of ${of} cannot come out as it was given`, came);
    return came;
  }
}

type Fits<T> = (came: unknown, of: number) => came is T;

function readFrom<T>(recorded: ChanceEntry[], label: string, of: number, fits: Fits<T>): T {
  const entry = recorded.shift();
  if (entry === undefined || entry.label !== label || entry.of !== of) throw misfit(label, of, entry ?? null);
  const came: unknown = entry.came;
  if (!fits(came, of)) throw misfit(label, of, entry);
  return came;
}

function fullLabel(label: string, when: readonly number[]): string {
  return when.length === 0 ? label : `${label} ${when.join('.')}`;
}

function isBelow(came: unknown, n: number): came is number {
  return isWhole(came) && came >= 0 && came < n;
}

/** Every place once: an order out of a log must not double one card and lose another. */
function isOrder(came: unknown, n: number): came is readonly number[] {
  return Array.isArray(came) && came.length === n && came.every((at) => isBelow(at, n)) && new Set(came).size === n;
}

function misfit(label: string, of: number, found: unknown): BrokenRule {
  return new BrokenRule(`the log does not fit these rules: '${label}' out of ${of} is drawn here`, found);
}
