import { LEVEL_SPECS, WINDOW_SHARE } from '@tablewright/bots/levels';
import { type Base, type Json, list, type Seat, type Seats, type Viewer } from '@tablewright/kernel';
import type { GameSeen } from '@tablewright/protocol';
import type { TableState } from './commit.ts';
import { peopleIn } from './info.ts';
import type { Match } from './match.ts';
import { isPlayedByBot, levelOf, type Meta } from './meta.ts';
import type { Incoming } from './table-play.ts';

// Questions that close by themselves. While one is open, everything that is said to it lies here and, for a server that dies
// meanwhile, beside the log in the store: nothing is sent, so that nobody learns who has spoken, how fast, or who could have. When
// it closes all of it is taken at once.

/** Nobody closes a window faster where bots or "always pass" have a say: how long they take would tell something. */
const SHORTEST = 1000;
/**
 * The same where one person plays among bots that do not think ahead: there is nobody from whom "always pass" could be hidden,
 * and such bots have answered long before.
 */
const SHORTEST_ALONE = 400;

/** Milliseconds beside their thinking: or whoever is quick to pass would close a window to bots that have something to say. */
const TO_BE_HEARD = 250;

/** Only public things count here: who plays, and at which level. */
function shortestAt({ seats }: Meta): number {
  const people = seats.filter(({ kind, standIn }) => kind === 'person' && !standIn);
  // one after the other
  const thinking = seats
    .map((seat) => (isPlayedByBot(seat) ? LEVEL_SPECS[levelOf(seat)].thinks : null))
    .reduce((sum, thinks) => sum + WINDOW_SHARE * (thinks?.milliseconds ?? 0), 0);
  if (thinking === 0) return people.length > 1 ? SHORTEST : SHORTEST_ALONE;
  return Math.max(SHORTEST, thinking + TO_BE_HEARD);
}

/**
 * Whether windows have a time of their own at this table. With days for each answer and on a shared device they wait for
 * everybody, as any sealed question does: nobody could come in time. Bots alone need none. Only public things count here.
 */
function hasTimedWindows({ clock, mode, seats }: Meta): boolean {
  if (clock.kind === 'days' || mode === 'pass') return false;
  const people = seats.filter(({ kind }) => kind === 'person');
  const oneSeatEach = new Set(people.map(({ person }) => person)).size === people.length;
  return oneSeatEach && people.some(({ standIn }) => !standIn);
}

/** Whether the question that is asked now, or in another state, closes by itself after a while. */
export function isTimedWindow(meta: Meta, match: Match, state?: Base): boolean {
  return match.isWindow(state) && hasTimedWindows(meta);
}

interface Open {
  readonly number: number;
  /** the table's version: as long as it is open nothing is counted */
  readonly version: number;
  readonly since: number;
  readonly length: number;
  /** what was said, the last of each seat */
  readonly held: Map<Seat, Incoming>;
  /** commands that have come: one that is sent again must not take the place of a later one */
  readonly heard: Set<string>;
}

type Now = Pick<TableState, 'meta' | 'match'>;

export class Windows {
  #open: Open | null = null;
  #number = 0;
  /** by seat: the turn in which it always passes. Not stored: after a restart people are asked again. */
  readonly #passing = new Map<Seat, number>();

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Something has happened at the table: is a window open, and is it still the same? */
  look({ meta, match }: Now, now: number): void {
    if (match === null || !isTimedWindow(meta, match)) this.#open = null;
    else if (this.#open?.version !== match.version) {
      this.#number += 1;
      this.#open = {
        number: this.#number,
        version: match.version,
        since: now,
        length: meta.windowSeconds! * 1000,
        held: new Map(),
        heard: new Set(),
      };
    }
  }

  // ------------------------------------------------------------------------------------------------------------- speaking

  /** Keeps what somebody says until it closes; it takes the place of what the seat has said before. */
  hold(one: Incoming): void {
    const { held, heard } = this.#open!;
    if (one.command !== null) {
      if (heard.has(one.command)) return;
      heard.add(one.command);
    }
    held.set(one.seat, one);
  }

  holds(seat: Seat): boolean {
    return this.#open?.held.has(seat) ?? false;
  }

  setAlwaysPass(seat: Seat, match: Match, on: boolean): void {
    if (on) this.#passing.set(seat, match.turn);
    else this.#passing.delete(seat);
  }

  #alwaysPasses(seat: Seat, match: Match): boolean {
    return this.#passing.get(seat) === match.turn;
  }

  // -------------------------------------------------------------------------------------------------------------- closing

  /**
   * Milliseconds until it closes; null when none is open. Before its time only when everybody who plays in person has spoken or
   * always passes; bots are not waited for, or their thinking would tell who has something to think about.
   */
  dueIn({ meta, match }: Now, now: number): number | null {
    const open = this.#open;
    if (open === null || match === null) return null;
    const { waiting } = match;
    const speaking = list(peopleIn(meta, waiting)).filter((seat) => !open.held.has(seat));
    const isComplete = speaking.every((seat) => this.#alwaysPasses(seat, match));
    const byHand = list(waiting).every((seat) => open.held.get(seat)?.by === 'person');
    const length = !isComplete ? open.length : byHand ? 0 : Math.min(shortestAt(meta), open.length);
    return Math.max(0, open.since + length - now);
  }

  /** Everything that is answered when it closes: what was said, and for whoever has said nothing a pass. */
  closing(waiting: Seats): Incoming[] {
    return list(waiting).map((seat) => {
      const said = this.#open?.held.get(seat);
      const { by, command, answer } = said ?? { by: 'bot' as const, command: null, answer: undefined };
      return { seat, by, command, answer, whyNot: () => null, settle: () => {} };
    });
  }

  // -------------------------------------------------------------------------------------------------------------- showing

  /**
   * What somebody sees of it: the same for everybody, but for what they have said and set themselves. `now`: for somebody who
   * comes; those who are here have seen it open, and a moment later nothing about it may have changed.
   */
  seenBy(viewer: Viewer, match: Match | null, now: number | null): Pick<GameSeen, 'window' | 'alwaysPass'> {
    if (match === null || !match.game.hasWindows || match.outcome !== null) return NOTHING;
    const open = this.#open;
    const isSeat = viewer !== 'spectator';
    const said = isSeat ? open?.held.get(viewer)?.answer?.value : undefined;
    return {
      ...(open !== null && {
        window: {
          number: open.number,
          length: open.length,
          left: now === null ? open.length : Math.max(0, open.since + open.length - now),
          ...(said !== undefined && { said: said as Json }),
        },
      }),
      ...(isSeat && this.#alwaysPasses(viewer, match) && { alwaysPass: true as const }),
    };
  }
}

const NOTHING = {};
