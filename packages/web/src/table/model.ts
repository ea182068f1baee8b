import type { Event, Json, Seat } from '@tablewright/kernel';
import type { GameSeen } from '@tablewright/protocol';
import { passTo } from './curtain.ts';
import { draftFor, type Drafts } from './drafts.ts';
import type { PastMoment } from './looking-back.ts';
import type { Notes } from './notes.ts';
import { mySeats, type TableState } from './state.ts';

// What a page knows of the table that it looks at, and what can be read off it. Everything that is seen or heard follows what
// is shown, not what is known: a log line, a title or a sound must not give away what the board has yet to show.

/** One moment of the table. */
export interface Shown {
  /** counts what was shown, to tell one moment from the next */
  readonly number: number;
  readonly version: number;
  readonly game: GameSeen;
  /** what was shown before; null after a jump */
  readonly before: GameSeen | null;
  /** what was told with it */
  readonly told: readonly Event[];
  /** the moments that were passed over to come to it */
  readonly missed: readonly { readonly view: Json; readonly told: readonly Event[] }[];
  /** how many lines of the log there are up to it */
  readonly lines: number;
  /** more is to come of the same change: who is asked next is not known yet */
  readonly between: boolean;
  /** how fast a board has to move to be done before the next one comes: 1 calm, 0 not at all */
  readonly speed: number;
}

export interface Notice {
  readonly kind: 'why' | 'refused';
  readonly rule: string | null;
  readonly why: string;
  /** where the finger was, when it is about something on the board */
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly number: number;
}

export interface Model {
  readonly table: TableState | null;
  readonly gone: string | null;
  readonly shown: Shown | null;
  /** moments that are still to be shown */
  readonly queued: number;
  /** my answer that is under way */
  readonly sent: {
    readonly about: string;
    readonly value: Json;
    readonly version: number;
    readonly done: boolean;
  } | null;
  /**
   * What the table stood at when a seat of mine answered last: what was told since then goes if that is taken back. Of the seat that
   * I look as the server says it to a page that was loaded since.
   */
  readonly lastAnswers: { readonly [seat: Seat]: number };
  /** an answer that waits for my word that I mean it */
  readonly toConfirm: Json | null;
  /** I have just answered, and the table still stands as it did: a quick server is not waited for with a picture of its own */
  readonly given: boolean;
  readonly notice: Notice | null;
  readonly resting: Json | null;
  readonly pointed: string | null;
  /** answers that are being put together */
  readonly drafts: Drafts;
  readonly notes: Notes;
  /** pass and play: who holds the screen; null while it lies on the table */
  readonly holder: Seat | null;
  /** the board still shows what was told with the last moment: it is not to be read before it is seen */
  readonly telling: boolean;
  /**
   * The game as far as seats, headline and title may speak of it: a board that begins to tell says so only once it is drawn, and until
   * it has told they stay as they were.
   */
  readonly settled: GameSeen | null;
  /** the last moment of the game is being shown: only then how it ended */
  readonly closing: boolean;
  /** how many lines of the log may be read: what still waits its turn, or is just being told, may not */
  readonly readable: number;
  /** the game is over, and the board is looked at once more instead of the result */
  readonly looking: boolean;
  /** what was shown since the page was opened */
  readonly past: readonly PastMoment[];
  /** an earlier moment that is looked at on the board, by a line of the log; the game goes on meanwhile */
  readonly lookedUp: { readonly line: number; readonly view: Json } | null;
}

export const EMPTY: Model = {
  table: null,
  gone: null,
  shown: null,
  queued: 0,
  sent: null,
  lastAnswers: {},
  toConfirm: null,
  given: false,
  notice: null,
  resting: null,
  pointed: null,
  drafts: {},
  notes: {},
  holder: null,
  telling: false,
  settled: null,
  closing: false,
  readable: 0,
  looking: false,
  past: [],
  lookedUp: null,
};

/** Something is still to be seen before anything else may be said. */
export function isMoving({ queued, telling, closing }: Model): boolean {
  return queued > 0 || telling || closing;
}

/** The game is over, and all of it has been shown. */
export function isOver(model: Model): boolean {
  return model.shown !== null && model.shown.game.outcome !== null && !isMoving(model);
}

export function isShared(mode: string, people: readonly Seat[]): boolean {
  return mode === 'pass' && people.length > 1;
}

/** Pass and play: who has to take the screen before anything is shown. `hidden` closes it even when nobody has to. */
export function curtainOf({ table, shown, holder }: Model): { to: Seat | null; hidden: boolean } {
  const open = { to: null, hidden: false };
  if (table === null || shown === null) return open;
  const people = mySeats(table.info);
  if (!isShared(table.info.mode, people) || shown.game.outcome !== null) return open;
  const to = passTo({ me: holder ?? 'spectator', people, waiting: shown.game.waiting, over: false });
  const stranger = shown.game.me !== (holder ?? 'spectator');
  return { to, hidden: to !== null || stranger };
}

/** It is on me, and what led to it has been told: what marks the tab and its title. */
export function isAsked(model: Model): boolean {
  return questionOf(model) !== null && !isLaidDown(model) && !model.telling && model.settled === model.shown?.game;
}

/** What I am asked, once everything before it has been shown; what stays the same while others answer stays on. */
export function questionOf(model: Model): GameSeen['mine'] {
  const question = newestOf(model);
  return question?.optional ? null : question;
}

/** What I may say though nobody waits for me: it marks no tab, lights nothing up and makes no sound. */
export function optionalOf(model: Model): GameSeen['mine'] {
  const question = newestOf(model);
  return question?.optional ? question : null;
}

function newestOf({ table, shown, queued, sent }: Model): GameSeen['mine'] {
  const newest = table?.game?.mine ?? null;
  if (newest === null || sent !== null || shown === null) return null;
  if (queued === 0) return newest;
  return isSameQuestion(newest, shown.game.mine) ? newest : null;
}

/** My answer lies there already: it may be changed until the countdown opens it, but nobody waits for it. */
export function isLaidDown({ table }: Model): boolean {
  const game = table?.game;
  return game?.mine != null && game.answered.includes(game.mine.seat);
}

export function isSameQuestion(a: GameSeen['mine'], b: GameSeen['mine']): boolean {
  if (a === null || b === null) return false;
  return a === b || (a.seat === b.seat && a.about === b.about && JSON.stringify(a) === JSON.stringify(b));
}

/** What I have noted for myself. On a shared screen it is there only for who holds it. */
export function notesOf(model: Model): Json | null {
  const me = model.shown?.game.me ?? 'spectator';
  return me === 'spectator' || curtainOf(model).hidden ? null : (model.notes[me] ?? null);
}

/** What I have put together so far for what I am asked. On a shared screen it is there only for who holds it. */
export function draftOf(model: Model): Json | null {
  const question = questionOf(model);
  if (question === null || curtainOf(model).hidden) return null;
  return draftFor(model.drafts, question);
}
