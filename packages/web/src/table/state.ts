import type { Json } from '@tablewright/kernel';
import {
  applyPatch,
  type ChatLine,
  type GameSeen,
  type Patch,
  type ServerMessage,
  type TableInfo,
  type ToldLine,
} from '@tablewright/protocol';
import { say } from '@tablewright/kernel/words';
import type { HeardAt } from './heard.ts';

// A table as this browser knows it. Messages go in, a new state comes out; what did not change is shared.

export interface TableState {
  readonly id: string;
  readonly version: number;
  /** the last link of the log's chain */
  readonly head: string | null;
  readonly info: TableInfo;
  readonly game: GameSeen | null;
  readonly told: readonly ToldLine[];
  readonly chat: readonly ChatLine[];
  readonly heard: HeardAt;
  /** when each seat's clock was last said, in this browser's time */
  readonly clockSaid: readonly number[];
  /** when it was last said how long the window is still open */
  readonly windowSaid: number;
  /** when the countdown was last said, in this browser's time */
  readonly countdownSaid: number;
}

/** How the view stood after the first `told` of the lines that came with a change. */
export interface Moment {
  readonly told: number;
  readonly view: Json;
}

/** What came of a message. */
export type Applied =
  | { readonly kind: 'whole'; readonly state: TableState }
  | {
      readonly kind: 'changed';
      readonly state: TableState;
      readonly fresh: readonly ToldLine[];
      /** on the way to the new state, one after the other */
      readonly moments: readonly Moment[];
    }
  /** something in between was missed: ask to watch again */
  | { readonly kind: 'gap' }
  /** already known */
  | { readonly kind: 'old' };

type Whole = Extract<ServerMessage, { type: 'table' }>;
type Change = Extract<ServerMessage, { type: 'change' }>;

export function apply(state: TableState | null, message: Whole | Change, now: number): Applied {
  if (message.type === 'table') return { kind: 'whole', state: whole(message, state?.heard ?? {}, now) };
  if (state === null || message.from > state.version) return { kind: 'gap' };
  if (message.from < state.version) return message.version > state.version ? { kind: 'gap' } : { kind: 'old' };
  const info = patched(state.info, message.info);
  const fresh = message.told ?? [];
  const moments = momentsIn(state.game, message);
  const game = gameAfter(state.game, message, moments);
  return {
    kind: 'changed',
    fresh,
    moments,
    state: {
      id: state.id,
      version: message.version,
      head: message.head ?? state.head,
      info,
      game,
      told: fresh.length === 0 ? state.told : [...state.told, ...fresh],
      chat: withChat(state.chat, message.chat ?? []),
      heard: fresh.length === 0 ? state.heard : withTimes(state.heard, fresh, now),
      clockSaid: info === state.info ? state.clockSaid : clockSaid(state, info, now),
      windowSaid: isSameWindow(state.game, game) ? state.windowSaid : now,
      countdownSaid: info.countdownNow === state.info.countdownNow ? state.countdownSaid : now,
    },
  };
}

function withTimes(heard: HeardAt, fresh: readonly ToldLine[], now: number): HeardAt {
  return { ...heard, ...Object.fromEntries(fresh.map(({ version }) => [version, now])) };
}

function whole(message: Whole, heard: HeardAt, now: number): TableState {
  const { table, version, head = null, info, game, told, chat } = message;
  const clockSaid = info.seats.map(() => now);
  return {
    id: table,
    version,
    head,
    info,
    game,
    told,
    chat,
    heard,
    clockSaid,
    windowSaid: now,
    countdownSaid: now,
  };
}

/** What I have said to it does not let it begin anew. */
function isSameWindow(before: GameSeen | null, after: GameSeen | null): boolean {
  return before?.window?.number === after?.window?.number && before?.window?.left === after?.window?.left;
}

function momentsIn(game: GameSeen | null, { moments = [] }: Change): Moment[] {
  if (game === null) return [];
  let { view } = game;
  return moments.map((moment) => {
    view = applyPatch(view, moment.view);
    return { told: moment.told, view };
  });
}

/** The game's change is said from its last moment on. */
function gameAfter(game: GameSeen | null, { game: patch }: Change, moments: readonly Moment[]): GameSeen | null {
  const last = moments.at(-1);
  const from = game === null || last === undefined ? game : { ...game, view: last.view };
  return patch === undefined ? from : patched(from ?? ({} as GameSeen), patch);
}

function patched<T>(before: T, patch: Patch | undefined): T {
  return patch === undefined ? before : (applyPatch(before as unknown as Json, patch) as unknown as T);
}

/** After a reconnection the server may say lines again that are already here. */
function withChat(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const last = known.at(-1)?.number ?? -1;
  const fresh = more.filter((line) => line.number > last);
  return fresh.length === 0 ? known : [...known, ...fresh];
}

/** Only a seat whose clock was said anew counts from now on. */
function clockSaid(state: TableState, info: TableInfo, now: number): number[] {
  return info.seats.map((seat, i) => {
    const before = state.info.seats[i];
    const same = before !== undefined && before.left === seat.left && before.running === seat.running;
    return same ? (state.clockSaid[i] ?? now) : now;
  });
}

// --------------------------------------------------------------------------------------------------------- looking at it

export function namesOf(info: TableInfo): string[] {
  return info.seats.map(({ name, seat }) => name || say`Seat ${seat + 1}`);
}

/** The seats of this browser. */
export function mySeats(info: TableInfo): number[] {
  return info.seats.filter(({ mine }) => mine).map(({ seat }) => seat);
}
