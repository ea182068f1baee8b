import type { Event, Json, Outcome, Question, Seat, SeatAsked } from '@tablewright/kernel';
import { z } from 'zod';
import type { Patch } from './patch.ts';
import { cleanText } from './people-text.ts';
import { BotLevel, PersonName, SeatNumber, TableId, type TableInfo, Word } from './table.ts';
import { Value } from './value.ts';
import { LIMITS } from './version.ts';

// What goes over the websocket. From a client everything is checked; what the server says is typed.
//
// A table's version counts what has happened: the start is 1, and every answer and every undo adds one. It does not count the
// entries of the log: how often chance was drawn could tell something that nobody may know.

/** Sending the same command twice does it once. */
const CommandId = z.string().min(1).max(LIMITS.commandId);
const ChatText = z.string().transform(cleanText).pipe(z.string().min(1).max(LIMITS.chat));

export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('watch'),
    table: TableId,
    /** one of my seats, for pass and play; otherwise my seat, or the spectator's eyes */
    as: z.union([SeatNumber, z.literal('spectator')]).optional(),
    /** the last version I have, with the same eyes: only what came since is sent (as a `change`), if that is still possible */
    since: z.int().min(0).optional(),
    /** out of the link: a private table shows itself to those who sit there, and to those who bring a word */
    word: Word.optional(),
  }),
  z.strictObject({ type: z.literal('leave'), table: TableId }),
  z.strictObject({
    type: z.literal('answer'),
    id: CommandId,
    table: TableId,
    seat: SeatNumber,
    about: z.string().max(LIMITS.about),
    value: Value,
    /** the version at which I saw the question: refused when I have answered since, or when something was taken back */
    version: z.int().min(0).optional(),
  }),
  /** may I, and if not, why not? Nothing happens. */
  z.strictObject({ type: z.literal('explain'), id: CommandId, table: TableId, seat: SeatNumber, value: Value }),
  z.strictObject({ type: z.literal('undo'), id: CommandId, table: TableId, seat: SeatNumber }),
  z.strictObject({
    type: z.literal('consent'),
    id: CommandId,
    table: TableId,
    seat: SeatNumber,
    /** the number of the request that was seen: a yes that comes late must not count for another one */
    request: z.int().min(1),
    /** false refuses it; from whoever asked it withdraws it */
    agree: z.boolean(),
  }),
  z.strictObject({ type: z.literal('chat'), id: CommandId, table: TableId, text: ChatText }),
  /** whether I pass in every window from now on, until the turn is over; nobody else learns of it */
  z.strictObject({ type: z.literal('alwaysPass'), id: CommandId, table: TableId, seat: SeatNumber, on: z.boolean() }),
  /** one of the game's ready-made statements: it comes to everybody as chat */
  z.strictObject({
    type: z.literal('statement'),
    id: CommandId,
    table: TableId,
    seat: SeatNumber,
    statement: z.string().max(40),
    /** by slot: a player's seat, or one of the game's choices */
    filled: z.record(z.string().regex(/^[a-z]\w{0,39}$/i), z.union([SeatNumber, z.string().max(40)])).default({}),
  }),
  /** the leader starts the countdown */
  z.strictObject({ type: z.literal('countDown'), id: CommandId, table: TableId, seat: SeatNumber }),
  z.strictObject({ type: z.literal('standIn'), id: CommandId, table: TableId, seat: SeatNumber, on: z.boolean() }),
  // before the game
  z.strictObject({
    type: z.literal('sit'),
    id: CommandId,
    table: TableId,
    seat: SeatNumber.optional(),
    name: PersonName.optional(),
    /** the word out of the invitation, for a private table */
    invite: Word.optional(),
  }),
  z.strictObject({ type: z.literal('stand'), id: CommandId, table: TableId, seat: SeatNumber }),
  /** `level` may be changed as long as the game has not begun; left out: the usual one, or as it is */
  z.strictObject({
    type: z.literal('bot'),
    id: CommandId,
    table: TableId,
    seat: SeatNumber,
    on: z.boolean(),
    level: BotLevel.optional(),
  }),
  /** the host sends somebody away before the game: they cannot come back, and the links are new ones */
  z.strictObject({ type: z.literal('putOut'), id: CommandId, table: TableId, seat: SeatNumber }),
  /** the host makes the old links lead nowhere; who sits or watches stays */
  z.strictObject({ type: z.literal('renewLinks'), id: CommandId, table: TableId }),
  /** the host lets those who only watch write nothing */
  z.strictObject({ type: z.literal('muteWatchers'), id: CommandId, table: TableId, on: z.boolean() }),
  z.strictObject({ type: z.literal('start'), id: CommandId, table: TableId }),
  z.strictObject({ type: z.literal('rematch'), id: CommandId, table: TableId }),
  /** SHA-256 of `tablewright salt 2`, a new line and my own bytes for the seed: before the start */
  z.strictObject({
    type: z.literal('saltHash'),
    id: CommandId,
    table: TableId,
    hash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  /** those bytes, once the host has started and everybody is bound */
  z.strictObject({ type: z.literal('salt'), id: CommandId, table: TableId, salt: z.string().max(LIMITS.salt) }),
  z.strictObject({ type: z.literal('ping'), at: z.number() }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** Something told to this viewer, with the version of the table at which it was told. */
export interface ToldLine {
  readonly version: number;
  readonly event: Event;
  /** told to this viewer alone */
  readonly secret: boolean;
}

export interface ChatLine {
  readonly number: number;
  readonly at: number;
  /** the seat that speaks, null for somebody who watches */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
}

/** A question that closes by itself, while its time runs: the same for everybody but for `said`. */
export interface WindowSeen {
  /** counts the windows since the table was loaded: another number is another window */
  readonly number: number;
  /** milliseconds from its opening to its end, and what was left of them when this was sent */
  readonly length: number;
  readonly left: number;
  /** what I have said; until it closes I may say something else */
  readonly said?: Json;
}

/** The game as one viewer sees it. */
export interface GameSeen {
  readonly me: Seat | 'spectator';
  readonly view: Json;
  /** what I may answer; an answer that a countdown has yet to open may be changed, and its seat is among the `answered` */
  readonly mine: Question | null;
  readonly waiting: readonly SeatAsked[];
  /** the seats whose answer to the present question lies sealed until all are in */
  readonly answered: readonly Seat[];
  readonly mayUndo: boolean;
  readonly window?: WindowSeen;
  /** I pass in every window until the turn is over */
  readonly alwaysPass?: true;
  readonly outcome: Outcome | null;
}

/** How the game's view stood in the middle of a change: after the first `told` lines of what was told with it. */
export interface MomentSeen {
  readonly told: number;
  /** from the view of the moment before; the first from the view before the change */
  readonly view: Patch;
}

/** A finished game through the eyes of one viewer, as they saw it: it needs no rules to be shown. */
export interface Replay {
  readonly rulesVersion: number;
  readonly outcome: Outcome;
  readonly as: Seat | 'spectator';
  readonly told: readonly ToldLine[];
  /** the view at the start, and what has changed in it with every answer that was not taken back */
  readonly first: Json;
  readonly changes: readonly (Patch | null)[];
}

export type ServerMessage =
  | { readonly type: 'hello'; readonly protocol: number; readonly build: string }
  /** everything about a table; takes the place of all that was known of it (also after an undo) */
  | {
      readonly type: 'table';
      readonly table: string;
      readonly version: number;
      readonly info: TableInfo;
      /** the last link of the log's chain: whoever keeps it can prove afterwards what the log was */
      readonly head?: string;
      /** null before the game */
      readonly game: GameSeen | null;
      /** the version that my last answer has brought, of those that stand: what taking it back would undo was told from then on */
      readonly answeredAt?: number;
      readonly told: readonly ToldLine[];
      readonly chat: readonly ChatLine[];
    }
  /** what has changed since version `from`; a client that stands elsewhere asks to watch again */
  | {
      readonly type: 'change';
      readonly table: string;
      readonly from: number;
      readonly version: number;
      readonly head?: string;
      readonly info?: Patch;
      /** where there are moments, from the game with the last moment's view */
      readonly game?: Patch;
      readonly told?: readonly ToldLine[];
      /** what a board shows one after the other, before it comes to the end */
      readonly moments?: readonly MomentSeen[];
      readonly chat?: readonly ChatLine[];
    }
  /** it is done and stored; what it changed has been sent before. `table`: the one that a rematch has made */
  | { readonly type: 'done'; readonly id: string; readonly table?: string }
  | { readonly type: 'refused'; readonly id: string | null; readonly rule: string | null; readonly why: string }
  | {
      readonly type: 'explained';
      readonly id: string;
      readonly ok: boolean;
      readonly rule: string | null;
      readonly why: string | null;
    }
  /** the table cannot be watched, or not any more: there is none, or it is not for you */
  | { readonly type: 'gone'; readonly table: string; readonly why: string }
  /** the server stops; the client connects again by itself */
  | { readonly type: 'closing'; readonly why: string }
  | { readonly type: 'pong'; readonly at: number };
