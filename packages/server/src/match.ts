import {
  type Answer,
  type After,
  type Base,
  canonicalJson,
  effective,
  type Entry,
  type Event,
  type Game,
  type Json,
  keptIn,
  mayUndo,
  type Outcome,
  type Seat,
  type Seats,
  type Setup,
  type Step,
  type Told,
  type UndoVerdict,
  type Verdict,
  type Viewer,
} from '@tablewright/kernel';
import type { GameSeen, ToldLine } from '@tablewright/protocol';
import { LogChain } from './log-chain.ts';
import type { Origin } from './sealing.ts';

// The game at a table: its log, and what follows from it. No disk, no clock and no network here.

/** Answers by seat that a countdown has yet to open; null where nothing is prepared. */
export type LaidDown = readonly (Json | null)[] | null;

export interface Line {
  readonly to: Seat | 'all';
  readonly line: ToldLine;
}

/** What a snapshot holds besides the log. A type alias, so that it counts as plain JSON. */
type Kept = { readonly form: number; readonly rulesVersion: number; readonly state: Json; readonly told: Json };

/**
 * Goes up when a game keeps its state in another form though no rule has changed. An older snapshot would be played on all the
 * same: a report that was sealed as a text would count for nothing where acts are compared. What was told lies there too.
 */
const SNAPSHOT_FORM = 3;

/** What a game is played again from. */
export interface Played {
  readonly setup: Setup;
  readonly seed: string;
  readonly log: Entry[];
}

export type Loaded = { readonly ok: true; readonly match: Match } | { readonly ok: false; readonly why: string };

export class Match {
  readonly game: Game;
  readonly setup: Setup;
  readonly #origin: Origin;
  readonly #chain: LogChain | null;
  readonly #log: Entry[];
  #state: Base;
  #told: Line[];
  /** counts what has happened: the start, every answer, every undo */
  #version: number;
  /** the version at which each seat has answered last */
  #answeredAt: number[];
  /** the version at which something was taken back last */
  #takenBackAt = 0;
  /** the end of the log from the last entry on behind which nobody gets: all that `mayUndo` looks at */
  #tail: Entry[] = [];

  private constructor(game: Game, setup: Setup, origin: Origin, log: Entry[], state: Base, told: Line[]) {
    this.game = game;
    this.setup = setup;
    this.#origin = origin;
    this.#chain = origin.chain === null ? null : new LogChain(origin.chain, log);
    this.#log = log;
    this.#state = state;
    this.#told = told;
    this.#version = 1;
    this.#answeredAt = new Array<number>(setup.seats).fill(0);
    for (const entry of log) {
      if (entry.type === 'chance') continue;
      this.#version += 1;
      if (entry.type === 'answer') this.#answeredAt[entry.seat] = this.#version;
      else this.#takenBackAt = this.#version;
    }
    for (const entry of effective(log)) this.#extendTail(entry);
  }

  static begin(game: Game, setup: Setup, origin: Origin): { match: Match; entries: readonly Entry[] } {
    const { state, entries, told } = game.start({ seats: setup.seats, options: setup.options, seed: origin.seed });
    return { match: new Match(game, setup, origin, [...entries], state, linesOf(told, 1)), entries };
  }

  /** Plays a log again, from a snapshot if there is one that fits. `look`: is shown every state on the way, without what was taken back */
  static load(
    game: Game,
    setup: Setup,
    origin: Origin,
    log: Entry[],
    snapshot: SnapshotOf | null = null,
    look: (state: Base) => void = () => {},
  ): Loaded {
    const resumed = snapshot === null ? null : resume(game, log, snapshot);
    if (resumed !== null) return { ok: true, match: new Match(game, setup, origin, log, resumed.state, resumed.told) };
    const kept = keptIn(log);
    if (!kept.ok) return { ok: false, why: kept.why };
    const versions = versionsIn(log);
    const told: Line[] = [];
    let played = 0;
    const replayed = game.replay(setup, log, origin.seed, (step) => {
      played += step.entries.length;
      const last = kept.kept[played - 1];
      told.push(...linesOf(step.told, last === undefined ? 1 : versions[last]!));
      look(step.state);
    });
    if (!replayed.ok) return { ok: false, why: replayed.why };
    return { ok: true, match: new Match(game, setup, origin, log, replayed.state, told) };
  }

  get version(): number {
    return this.#version;
  }

  get takenBackAt(): number {
    return this.#takenBackAt;
  }

  /** the last link of the log's chain; null where the game has none */
  get head(): string | null {
    return this.#chain?.head ?? null;
  }

  get log(): readonly Entry[] {
    return this.#log;
  }

  get outcome(): Outcome | null {
    return this.#state.outcome;
  }

  get waiting(): Seats {
    return this.waitingIn();
  }

  /** Who is asked in a state that answers which are not taken yet would lead to. */
  waitingIn(state: Base = this.#state): Seats {
    return state.outcome === null ? this.game.waiting(state) : 0;
  }

  /** Who may speak without being asked. */
  get mayAnswer(): Seats {
    return this.#state.outcome === null ? this.game.mayAnswer(this.#state) : 0;
  }

  /** Whether the question closes by itself that is asked now, or in a state that answers would lead to. */
  isWindow(state: Base = this.#state): boolean {
    return this.game.hasWindows && this.game.isWindow(state);
  }

  get turn(): number {
    return this.game.turn(this.#state);
  }

  /** Whether this seat's last answer was one that nobody had waited for. */
  hasSpokenUp(seat: Seat): boolean {
    const last = effective(this.#log)[this.lastAnswerOf(seat)];
    return last?.type === 'answer' && last.optional === true;
  }

  /** The seat has answered since then, or something was taken back: whoever still answers has an old question before them. */
  isStale(seat: Seat, seenAt: number): boolean {
    return seenAt < this.#answeredAt[seat]! || seenAt < this.#takenBackAt;
  }

  /** Who starts the countdown of a game that has one. */
  leader(): Seat {
    return this.game.countdown!.leader(this.#state);
  }

  /** What is asked in a state, as above; null when the game is over. */
  aboutIn(state: Base = this.#state): string | null {
    return state.outcome === null ? (state.stack.at(-1)?.stage ?? null) : null;
  }

  /** What would come of an answer, now or after others that are not taken yet. Nothing has changed before `take`. */
  after(answer: Answer, state: Base = this.#state): After<Base, Event> {
    return this.game.after(state, answer);
  }

  take({ state, entries, told }: Step<Base, Event>): ToldSince {
    this.#state = state;
    this.#version += 1;
    this.#chain?.add(entries);
    for (const entry of entries) {
      this.#log.push(entry);
      this.#extendTail(entry);
      if (entry.type === 'answer') this.#answeredAt[entry.seat] = this.#version;
    }
    const lines = linesOf(told, this.#version);
    this.#told.push(...lines);
    return (viewer) => linesFor(lines, viewer);
  }

  explain(seat: Seat, value: Json): Verdict {
    return this.game.explain(this.#state, seat, value);
  }

  /** What is answered for a seat that is away. */
  absent(seat: Seat, state: Base = this.#state): Json {
    return this.game.absent(state, seat);
  }

  /** `laid`: answers that lie at the table and are not in the log yet; taken up again like any that is sealed */
  mayUndo(seat: Seat, laid: LaidDown = null): UndoVerdict {
    if (laid === null) return mayUndo(this.#tail, seat); // asked for every viewer of every change
    const sealed = laid.flatMap((value, by): Entry[] =>
      value === null ? [] : [{ type: 'answer', seat: by, about: '', value, sealed: true }],
    );
    return mayUndo([...this.#tail, ...sealed], seat);
  }

  /** Where in the log without what was taken back this seat's last answer stands; −1 when there is none. */
  lastAnswerOf(seat: Seat): number {
    return effective(this.#log).findLastIndex((entry) => entry.type === 'answer' && entry.seat === seat);
  }

  /** The version at which an entry of that log was written. */
  versionOf(to: number): number {
    const kept = keptIn(this.#log);
    return kept.ok ? (versionsIn(this.#log)[kept.kept[to]!] ?? this.#version) : this.#version;
  }

  /** The version that this seat's last answer has brought, of those that stand; null when there is none. */
  answeredAt(seat: Seat): number | null {
    const at = this.lastAnswerOf(seat);
    return at === -1 ? null : this.versionOf(at);
  }

  /** The game with one more undo or rewind in its log. */
  with(entry: Entry): Match {
    const loaded = Match.load(this.game, this.setup, this.#origin, [...this.#log, entry]);
    if (!loaded.ok) throw new Error(`a log that was played cannot be played again: ${loaded.why}`);
    return loaded.match;
  }

  question(seat: Seat): { view: Json; question: GameSeen['mine'] } {
    return { view: this.game.view(this.#state, seat), question: this.game.asksSeen(this.#state, seat).mine };
  }

  seen(viewer: Viewer, laid: LaidDown = null): GameSeen {
    return this.seenBy(laid)(viewer);
  }

  /**
   * Looks at the game once for several viewers: what all of them see is then the very same object. `laid`: answers that lie
   * at the table; they are seen as sealed ones are, but may be changed.
   */
  seenBy(laid: LaidDown = null): (viewer: Viewer) => GameSeen {
    const state = laid === null ? this.#state : this.game.laidDown(this.#state, laid);
    const view = this.game.views(state);
    const asksSeen = this.game.asksSeenBy(state);
    return (viewer) => {
      const { mine: asked, waiting, answered } = asksSeen(viewer);
      // what lies at the table may still be changed: it is asked as before
      const mine = laid === null ? asked : this.game.asksSeen(this.#state, viewer).mine;
      return {
        me: viewer,
        view: view(viewer),
        mine,
        waiting,
        answered,
        mayUndo: viewer !== 'spectator' && state.outcome === null && this.mayUndo(viewer, laid).ok,
        outcome: state.outcome,
      };
    };
  }

  /** What this viewer has been told since a version. */
  toldTo(viewer: Viewer, since = 0): ToldLine[] {
    return linesFor(this.#told, viewer).filter(({ version }) => version > since);
  }

  get told(): readonly Line[] {
    return this.#told;
  }

  /** All that is needed to play it again. */
  get played(): Played {
    return { setup: this.setup, seed: this.#origin.seed, log: this.#log };
  }

  /** Plays the log again without what was taken back, and shows every state on the way. */
  again(look: (state: Base) => void): void {
    const replayed = this.game.replay(this.setup, this.#log, this.#origin.seed, ({ state }) => look(state));
    if (!replayed.ok) throw new Error(`a log that was played cannot be played again: ${replayed.why}`);
  }

  snapshot(): SnapshotOf {
    const data: Kept = {
      form: SNAPSHOT_FORM,
      rulesVersion: this.game.rulesVersion,
      state: this.#state as unknown as Json,
      told: this.#told as unknown as Json,
    };
    return { version: this.#log.length, data };
  }

  #extendTail(entry: Entry): void {
    if (entry.type === 'chance' || (entry.type === 'answer' && entry.closes)) this.#tail = [entry];
    else this.#tail.push(entry);
  }
}

export type ToldSince = (viewer: Viewer) => ToldLine[];

interface SnapshotOf {
  readonly version: number;
  readonly data: Json;
}

function linesOf(told: readonly Told[], version: number): Line[] {
  return told.map(({ event, to }) => ({ to, line: { version, event, secret: to !== 'all' } }));
}

export function linesFor(lines: readonly Line[], viewer: Viewer): ToldLine[] {
  return lines.filter(({ to }) => to === 'all' || to === viewer).map(({ line }) => line);
}

/** For each entry of a log, the version at which it was written. */
function versionsIn(log: readonly Entry[]): number[] {
  let version = 1;
  return log.map((entry) => {
    if (entry.type !== 'chance') version += 1;
    return version;
  });
}

/**
 * Goes on from a snapshot. Chance is drawn again under its labels and held against the log: if a generator or a rule has
 * changed since, the snapshot is of no use, and the whole log is played.
 */
function resume(
  game: Game,
  log: readonly Entry[],
  { version, data }: SnapshotOf,
): { state: Base; told: Line[] } | null {
  const kept = data as Kept;
  const rest = log.slice(version);
  if (version > log.length || kept.form !== SNAPSHOT_FORM || kept.rulesVersion !== game.rulesVersion) return null;
  if (rest.some((entry) => entry.type === 'undo' || entry.type === 'rewind')) return null;
  const versions = versionsIn(log);
  const told = [...(kept.told as unknown as Line[])];
  let state = kept.state as unknown as Base;
  for (let at = 0; at < rest.length; ) {
    const entry = rest[at]!;
    if (entry.type !== 'answer') return null;
    const step = game.after(state, entry);
    if (!step.ok || canonicalJson(step.entries) !== canonicalJson(rest.slice(at, at + step.entries.length)))
      return null;
    told.push(...linesOf(step.told, versions[version + at]!));
    state = step.state;
    at += step.entries.length;
  }
  return { state, told };
}
