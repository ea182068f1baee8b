import { randomBytes } from 'node:crypto';
import type { CountdownSetting, Fairness, Game, Json, Outcome, Seat, Seats } from '@tablewright/kernel';
import { USUAL_LEVEL } from '@tablewright/bots/levels';
import {
  type BotLevel,
  type ClockSpec,
  type NewTable,
  type SeatOrder,
  type TableMode,
  type WhenOut,
  WINDOW_SECONDS,
} from '@tablewright/protocol';
import type { Member, Seating } from '@tablewright/storage';
import { botName } from './bots/names.ts';
import type { Laid } from './countdown.ts';
import { looksLike } from './look-alikes.ts';

// What a table is besides its log: who sits where, how it is played, and its secret. Stored as it is; never sent as it is.

export type SeatMeta = {
  readonly kind: 'open' | 'person' | 'bot';
  /** whose seat it is; a seat belongs to a person and never to whoever knows an address */
  readonly person: string | null;
  readonly name: string;
  /** how well the bot plays that sits here; a stand-in plays at the usual level, whoever sits here */
  readonly level?: BotLevel;
  /** a bot plays for the person */
  readonly standIn: boolean;
  /** the hash of what it is going to add to the seed; null where nobody has promised anything */
  readonly saltHash: string | null;
  /** what it has added, once everybody is bound; '' until then */
  readonly salt: string;
};

/** A request to go back further than one may alone. */
export type UndoRequest = {
  /** counts the requests at this table: a consent names the one it is meant for */
  readonly number: number;
  readonly seat: Seat;
  /** how much of the log without what was taken back is kept */
  readonly to: number;
  /** the seats that have not agreed yet */
  readonly needs: readonly Seat[];
  /** the version at which the first answer was given that would go; left out in requests of an older server */
  readonly since?: number;
};

/** Others would let a bot play for somebody who is away. */
export type StandInVote = {
  readonly seat: Seat;
  /** the seats that have agreed */
  readonly agreed: readonly Seat[];
  /** when the first of them did */
  readonly since: number;
};

export type Meta = {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: { readonly [name: string]: Json };
  readonly seats: readonly SeatMeta[];
  readonly mode: TableMode;
  readonly open: boolean;
  readonly clock: ClockSpec;
  readonly whenOut: WhenOut;
  /** how long a question stays open that closes by itself; null where the game has none */
  readonly windowSeconds: number | null;
  readonly seatOrder: SeatOrder;
  /** once the seats were shuffled: where each player sat before, and how many lines of chat there were by then */
  readonly shuffled: { readonly satAt: readonly Seat[]; readonly chat: number } | null;
  /** seconds; null where sealed answers are opened as soon as the last one is in */
  readonly countdown: CountdownSetting | null;
  /** answers that the countdown has yet to open */
  readonly laid: Laid | null;
  readonly host: string;
  /** the words in the two links */
  readonly invite: string;
  readonly spectate: string;
  /** people whom the host has sent away */
  readonly putOut: readonly string[];
  readonly watchersMuted: boolean;
  /** 256 bits that nobody learns before the end */
  readonly secret: string;
  /** the hash over all that is fixed, once it is (in games from before: of the secret alone); null until then, and where nothing is proved */
  readonly commitment: string | null;
  /** who sat where when the table bound itself */
  readonly sealed: NonNullable<Fairness['sealed']> | null;
  /** the names of those who did not show what they had promised, if the last start was called off for it */
  readonly calledOff: readonly string[] | null;
  readonly created: number;
  /** nobody else has to come: the host's browser adds its salt and begins */
  readonly atOnce: boolean;
  readonly started: boolean;
  /** how it ended, written down with the last answer: with the log it is a record, whatever the rules are later */
  readonly outcome: Outcome | null;
  readonly undo: UndoRequest | null;
  /** how often somebody has asked to go back further than one may alone */
  readonly undoRequests: number;
  readonly standInVotes: readonly StandInVote[];
  readonly rematch: string | null;
  readonly forkOf: { readonly table: string; readonly at: number } | null;
  /** it was begun in somebody's browser: what chance brought until then is as they have told it */
  readonly brought?: true;
};

export const OPEN_SEAT: SeatMeta = { kind: 'open', person: null, name: '', standIn: false, saltHash: null, salt: '' };

export function personSeat(person: string, name: string): SeatMeta {
  return { kind: 'person', person, name, standIn: false, saltHash: null, salt: '' };
}

export function botSeat(seats: readonly SeatMeta[], seat: Seat, level: BotLevel = USUAL_LEVEL): SeatMeta {
  return { kind: 'bot', person: null, name: botName(seats, seat), standIn: false, saltHash: null, salt: '', level };
}

/** How well the bot plays that answers on this seat. A table of an older server says nothing about it. */
export function levelOf({ kind, level }: SeatMeta): BotLevel {
  return kind === 'bot' ? (level ?? USUAL_LEVEL) : USUAL_LEVEL;
}

export interface Somebody {
  readonly id: string;
  readonly name: string;
}

type Given = Pick<Meta, 'options' | 'seats' | 'host' | 'created'> &
  Partial<Omit<Meta, 'commitment' | 'sealed' | 'outcome'>>;

/** A table with a secret and words of its own; what is not given is as in a private game without a clock. */
export function newMeta(game: Game, given: Given): Meta {
  const { secret = newSecret(), windowSeconds = WINDOW_SECONDS } = given;
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    mode: 'online',
    open: false,
    clock: { kind: 'none' },
    whenOut: 'bot',
    seatOrder: 'fixed',
    shuffled: null,
    countdown: null,
    laid: null,
    ...newLinks(),
    putOut: [],
    watchersMuted: false,
    atOnce: false,
    started: false,
    undo: null,
    undoRequests: 0,
    standInVotes: [],
    rematch: null,
    forkOf: null,
    ...given,
    windowSeconds: game.hasWindows ? windowSeconds : null,
    secret,
    commitment: null,
    sealed: null,
    calledOff: null,
    outcome: null,
  };
}

/** A table as it is stored; an older server has stored less. */
export function metaFrom(stored: Json): Meta {
  let meta = stored as unknown as Meta;
  if (meta.windowSeconds === undefined) meta = { ...meta, windowSeconds: null };
  // Its request has no number that a consent could name: whoever made it asks again.
  if (meta.undoRequests === undefined) meta = { ...meta, undo: null, undoRequests: 0, standInVotes: [] };
  if (meta.seatOrder === undefined) meta = { ...meta, seatOrder: 'fixed', shuffled: null, countdown: null, laid: null };
  if (meta.outcome === undefined) meta = { ...meta, outcome: null };
  if (meta.putOut === undefined) meta = { ...meta, putOut: [], watchersMuted: false };
  if (meta.sealed === undefined) {
    // Its commitment is of another kind: a game that runs keeps it, and one that has not begun is bound when it does.
    const seats = meta.seats.map((one) => ({ ...one, saltHash: null, ...(!meta.started && { salt: '' }) }));
    meta = { ...meta, seats, sealed: null, calledOff: null, commitment: meta.started ? meta.commitment : null };
  }
  return meta;
}

/** A table as the host wants it. */
export function metaFor(
  game: Game,
  request: NewTable,
  parts: { options: Meta['options']; countdown: Meta['countdown']; host: Somebody; now: number },
): Meta {
  const { mode, open, clock, whenOut, windowSeconds, atOnce } = request;
  // Who passes a device round sits as named already; and to bots it is all the same where they sit.
  const usual = mode === 'online' && !atOnce ? 'shuffled' : 'fixed';
  return newMeta(game, {
    options: parts.options,
    seats: seatsFor(request, parts.host),
    host: parts.host.id,
    created: parts.now,
    mode,
    open: open && mode === 'online',
    clock,
    whenOut,
    ...(windowSeconds !== undefined && { windowSeconds }),
    seatOrder: request.seatOrder ?? usual,
    countdown: parts.countdown,
    atOnce,
  });
}

/** The same people once more; on the same seats, unless those are shuffled again. */
export function rematchOf(before: Meta, game: Game, host: string, now: number): Meta {
  const { options, mode, open, clock, whenOut, windowSeconds, seatOrder, countdown } = before;
  const people = new Set(before.seats.flatMap(({ person }) => person ?? []));
  return newMeta(game, {
    options,
    seats: before.seats.map((seat) => ({ ...seat, standIn: false, saltHash: null, salt: '' })),
    host,
    created: now,
    mode,
    open,
    clock,
    whenOut,
    ...(windowSeconds !== null && { windowSeconds }),
    seatOrder,
    countdown,
    atOnce: people.size === 1,
  });
}

/** One person against bots. */
export function aloneAt(seat: Seat, seats: number, who: Somebody, levels: readonly BotLevel[] = []): SeatMeta[] {
  const made = Array.from({ length: seats }, () => OPEN_SEAT);
  made[seat] = personSeat(who.id, who.name);
  for (const i of made.keys()) if (i !== seat) made[i] = botSeat(made, i, levels[i]);
  return made;
}

/** The host sits on the first seat; on a shared device everybody who was named has a seat, and bots have the rest. */
function seatsFor({ seats: count, mode, names, atOnce, botLevel, botLevels }: NewTable, host: Somebody): SeatMeta[] {
  const people = mode === 'pass' && names.length > 0 ? names.slice(0, count) : [host.name];
  const seats: SeatMeta[] = [];
  for (let seat = 0; seat < count; seat += 1) {
    const name = people[seat];
    if (name !== undefined) seats.push(personSeat(host.id, freeName(seats, name)));
    else seats.push(atOnce || mode === 'pass' ? botSeat(seats, seat, botLevels?.[seat] ?? botLevel) : OPEN_SEAT);
  }
  return seats;
}

/** Two of the same name at one table would be taken for each other; so would two that only look the same. */
export function freeName(seats: readonly SeatMeta[], wanted: string, except: Seat = -1): string {
  const others = seats.filter(({ name }, seat) => seat !== except && name !== '');
  let name = wanted;
  for (let n = 2; others.some((other) => looksLike(other.name, name)); n += 1) name = `${wanted} ${n}`;
  return name;
}

export function withSeat(meta: Meta, seat: Seat, change: Partial<SeatMeta>): Meta {
  return { ...meta, seats: meta.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)) };
}

export function seatsOf(meta: Meta, person: string | null): Seats {
  let mine = 0;
  if (person === null) return mine;
  for (const [seat, one] of meta.seats.entries()) if (one.person === person) mine |= 1 << seat;
  return mine;
}

/** The same table, at which one person takes the place of another: on every seat, as the host, and as one who was sent away. */
export function handedOver(meta: Meta, from: string, to: string): Meta {
  const { seats, host, putOut } = meta;
  const mine = seatsOf(meta, from) !== 0;
  if (!mine && host !== from && !putOut.includes(from)) return meta;
  return {
    ...meta,
    host: host === from ? to : host,
    putOut: putOut.map((one) => (one === from ? to : one)),
    ...(mine && { seats: seats.map((seat) => (seat.person === from ? { ...seat, person: to } : seat)) }),
  };
}

/** Somebody other than a person answers here. */
export function isPlayedByBot({ kind, standIn }: SeatMeta): boolean {
  return kind === 'bot' || standIn;
}

export function seatingOf(meta: Meta): Seating {
  const members = new Map<string, Member>();
  for (const { person } of meta.seats) {
    if (person !== null) members.set(person, { person, seats: seatsOf(meta, person) });
  }
  // A host who does not sit still finds the table again.
  if (!members.has(meta.host)) members.set(meta.host, { person: meta.host, seats: 0 });
  return { names: meta.seats.map(({ name }) => name), members: [...members.values()] };
}

/** Where somebody sits who has spoken from a seat: lines from before the seats were shuffled name the old one. */
export function seatOfLine({ shuffled }: Meta, { number, seat }: { number: number; seat: Seat | null }): Seat | null {
  return seat === null || shuffled === null || number > shuffled.chat ? seat : shuffled.satAt.indexOf(seat);
}

/** The words in the two links. */
export function newLinks(): Pick<Meta, 'invite' | 'spectate'> {
  return { invite: randomWord(16), spectate: randomWord(16) };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** `length` letters and figures by chance; bytes beyond the last full turn of the alphabet are thrown away. */
function randomWord(length: number): string {
  let word = '';
  while (word.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 252 && word.length < length) word += LETTERS[byte % 36]!;
    }
  }
  return word;
}

/** Bytes that nobody can guess. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** Letters of an id that say the second in which the table was made; they come round again after 69 years. */
const SECOND_LETTERS = 6;
/** And those by chance: nobody who knows the second of a table can try them all. */
const CHANCE_LETTERS = 8;

/**
 * Begins with the second in which the table is made, so that ids lie in a store as tables were opened: those that are played at the
 * same time are neighbours there. With ids by chance each of them lies among old ones, on pages of its own, and every answer writes
 * all of these. No secret stands on an id: who may see a table is looked at, and its words are not to be guessed.
 */
export function newTableId(now: number): string {
  const second = Math.floor(now / 1000).toString(36);
  return second.padStart(SECOND_LETTERS, '0').slice(-SECOND_LETTERS) + randomWord(CHANCE_LETTERS);
}
