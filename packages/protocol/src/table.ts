import { SEATED_LEVELS } from '@tablewright/bots/levels';
import { z } from 'zod';
import { cleanText } from './people-text.ts';
import { Value } from './value.ts';
import { LIMITS, TABLE_ID } from './version.ts';

// A table as everybody around it may know it: who sits where, how it is played, whether it has begun. Nothing of the game.

export const TableId = z.string().regex(TABLE_ID);
export const SeatNumber = z.int().min(0).max(LIMITS.seat);
/** A word in a link that lets somebody sit down, or watch. */
export const Word = z.string().min(1).max(40);

export const ClockSpec = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** seconds for the whole game, and seconds that each answer adds */
  z.strictObject({ kind: z.literal('live'), bank: z.int().min(10).max(7200), increment: z.int().min(0).max(120) }),
  /** days for each answer */
  z.strictObject({ kind: z.literal('days'), days: z.number().min(0.01).max(30) }),
]);
export type ClockSpec = z.infer<typeof ClockSpec>;

/** What happens when a seat's time is up: a bot answers from then on, or the ledger's default answer is given. */
export const WhenOut = z.enum(['bot', 'default']);
export type WhenOut = z.infer<typeof WhenOut>;

/**
 * Seconds for which a question that closes by itself stays open, in games that have such questions. With days for each answer and
 * on a shared device such a question waits for everybody instead.
 */
export const WindowSeconds = z.int().min(2).max(60);

/** `pass`: all people share one device, and the screen closes between them. */
export const TableMode = z.enum(['online', 'pass']);
export type TableMode = z.infer<typeof TableMode>;

/** `shuffled`: who sits where is drawn when the game begins. `fixed`: as they sat down. */
export const SeatOrder = z.enum(['shuffled', 'fixed']);
export type SeatOrder = z.infer<typeof SeatOrder>;

/** Seconds of a countdown at whose end sealed answers are opened, and of the time to prepare before it. */
export const CountdownSetting = z.strictObject({ countdown: z.int(), preparation: z.int() });

/** A name as people may call themselves: something visible. */
export const PersonName = z.string().transform(cleanText).pipe(z.string().min(1).max(LIMITS.name));

/** How well a bot plays. */
export const BotLevel = z.enum(SEATED_LEVELS);
export type BotLevel = z.infer<typeof BotLevel>;

export const NewTable = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(1).max(30),
  options: z.record(z.string().regex(/^[a-z]\w{0,39}$/i, 'is no name of an option'), Value).default({}),
  mode: TableMode.default('online'),
  /** strangers may find it in the list of open tables */
  open: z.boolean().default(false),
  clock: ClockSpec.default({ kind: 'none' }),
  whenOut: WhenOut.default('bot'),
  windowSeconds: WindowSeconds.optional(),
  /** every seat but the host's is a bot's: nobody is waited for. The host's `saltHash`, `start` and `salt` begin the game */
  atOnce: z.boolean().default(false),
  /** of all bots that have a seat from the start; left out: the usual one */
  botLevel: BotLevel.optional(),
  /** the same by seat, where they are not all alike; what stands for people is ignored */
  botLevels: z.array(BotLevel).max(16).optional(),
  /** names of the people who share the device, for `pass`; the rest of the seats are bots */
  names: z.array(PersonName).max(30).default([]),
  /** left out: shuffled among people at several devices, fixed where one person plays with bots or all share a device */
  seatOrder: SeatOrder.optional(),
  /** for games that have one, with a live clock; left out: as the game presets it */
  countdown: z.union([CountdownSetting, z.literal('off')]).optional(),
});
export type NewTable = z.infer<typeof NewTable>;

/** What may be done about a seat whose person is gone. It is what the server would take, for the viewer who is sent it. */
export const StandInOffer = z.strictObject({
  /**
   * `standIn` lets a bot play there at once (`now`), or says that I agree (`agree`); with `on: false` I no longer agree
   * (`withdraw`). null: nothing of that
   */
  may: z.enum(['now', 'agree', 'withdraw']).nullable(),
  /** why not, in a sentence */
  why: z.string().nullable(),
  /** the seats that would let a bot play, and those that have not said so yet */
  agreed: z.array(SeatNumber),
  needs: z.array(SeatNumber),
});

export const SeatInfo = z.strictObject({
  seat: SeatNumber,
  /** `open`: nobody sits here yet */
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string(),
  /** how well the bot plays that sits here; left out for people, a stand-in among them: it plays at the usual level */
  level: BotLevel.optional(),
  /** this browser's own seat */
  mine: z.boolean(),
  online: z.boolean(),
  /** a bot plays for the person who sits here, until that person comes back */
  standIn: z.boolean(),
  /** null where the person is here, or a bot plays already */
  standInOffer: StandInOffer.nullable(),
  /** milliseconds left, null without a clock */
  left: z.number().nullable(),
  /** the clock runs now */
  running: z.boolean(),
  /** what it adds to the seed is promised by its hash */
  salted: z.boolean(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

export const UndoRequest = z.strictObject({
  /** counts the requests at this table; `consent` names it */
  number: z.int(),
  seat: SeatNumber,
  /** the seats that still have to agree: people, also those for whom a bot plays */
  needs: z.array(SeatNumber),
  /** the version at which the first answer was given that would be taken back: what was told since then goes with it */
  since: z.int().optional(),
});

/** All lay down an answer, and a countdown opens them. Milliseconds, when this was said. */
export const CountdownNow = z.strictObject({
  /** who may start it */
  leader: SeatNumber,
  counting: z.boolean(),
  /** until it starts by itself; once it counts, until the answers are opened */
  left: z.number(),
  /** until the leader may start it; 0 for now, and once it counts */
  leaderIn: z.number(),
});
export type CountdownNow = z.infer<typeof CountdownNow>;

export const TableInfo = z.strictObject({
  id: TableId,
  game: z.string(),
  rulesVersion: z.int(),
  seats: z.array(SeatInfo),
  options: z.record(z.string(), Value),
  mode: TableMode,
  open: z.boolean(),
  clock: ClockSpec,
  whenOut: WhenOut,
  /** left out where the game has no questions that close by themselves */
  windowSeconds: WindowSeconds.optional(),
  seatOrder: SeatOrder,
  /** for each seat, where its player sat before the seats were shuffled; null where they were not, or not yet */
  satAt: z.array(SeatNumber).nullable(),
  /** null where sealed answers are opened as soon as the last one is in */
  countdown: CountdownSetting.nullable(),
  countdownNow: CountdownNow.nullable(),
  phase: z.enum(['lobby', 'playing', 'over']),
  /** nobody else has to come: the host's browser adds its salt and begins */
  atOnce: z.boolean(),
  /** this browser made the table: it may start it and seat bots */
  host: z.boolean(),
  /** the word in the invitation link, for those who may invite */
  invite: z.string().nullable(),
  /** the word in the link for those who only watch */
  spectate: z.string(),
  /** those who only watch cannot write */
  watchersMuted: z.boolean(),
  /** SHA-256 of all that is fixed before the first answer; null until the host has started */
  commitment: z.string().nullable(),
  /** between the start and the deal: what the commitment covers besides game, rules and options, and whose salt is missing */
  sealing: z
    .strictObject({
      secretHash: z.string(),
      seats: z.array(z.strictObject({ name: z.string(), person: z.int().nullable(), saltHash: z.string().nullable() })),
      missing: z.array(SeatNumber),
    })
    .nullable(),
  /** the last start was called off, since these people did not show what they had promised to add to the seed */
  calledOff: z.array(z.string()).nullable(),
  created: z.number(),
  undoRequest: UndoRequest.nullable(),
  /** the table where the same people play again */
  rematch: TableId.nullable(),
  /** it goes on from a moment of another game; such a game carries no proof of fairness */
  forkOf: z.strictObject({ table: TableId, at: z.int() }).nullable(),
  warnings: z.array(z.string()),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** One line in a list of tables. */
export const TableLine = z.strictObject({
  id: TableId,
  game: z.string(),
  phase: z.enum(['lobby', 'playing', 'over']),
  names: z.array(z.string()),
  free: z.int(),
  /** one of my seats is asked something */
  waitsForMe: z.boolean(),
  updated: z.number(),
});
export type TableLine = z.infer<typeof TableLine>;

/** How a game came out: in words, and whether I won it; null for who did not play. */
export const TableResult = z.strictObject({ says: z.string(), won: z.boolean().nullable() });
export type TableResult = z.infer<typeof TableResult>;

const SecondsSpec = z.strictObject({ preset: z.int(), min: z.int(), max: z.int() });

export const GameInfo = z.strictObject({
  id: z.string(),
  name: z.string(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  /** it has questions that close by themselves */
  hasWindows: z.literal(true).optional(),
  /** what a host may set, where sealed answers are opened by a countdown at tables with a live clock */
  countdown: z.strictObject({ countdown: SecondsSpec, preparation: SecondsSpec }).optional(),
  options: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      explains: z.string(),
      preset: Value,
      choices: z.array(z.strictObject({ value: Value, label: z.string(), explains: z.string() })),
    }),
  ),
});
export type GameInfo = z.infer<typeof GameInfo>;

/** Under which addresses others reach the server: a configured one, and one for the same network; null where there is none. */
export const Addresses = z.strictObject({ public: z.string().nullable(), near: z.string().nullable() });
export type Addresses = z.infer<typeof Addresses>;

export const Me = z.strictObject({ name: z.string(), named: z.boolean() });
export type Me = z.infer<typeof Me>;
