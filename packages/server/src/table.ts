import {
  type Base,
  type Entry,
  type Event,
  includes,
  isSeat,
  type Json,
  list,
  type Seat,
  type Seats,
  type Step,
  type Viewer,
} from '@tablewright/kernel';
import type { ChatLine, ClientMessage, GameSeen, TableInfo } from '@tablewright/protocol';
import type { Append, Phase, StoredTable, Summary } from '@tablewright/storage';
import { Audience, type Eyes, eyesKey, type Scene, since, type Watcher, whole } from './audience.ts';
import { botSeed } from './bots/bots.ts';
import {
  type Clock,
  clockFrom,
  dueIn,
  newClock,
  outOfTime,
  press,
  type StoredClock,
  storedClock,
  tick,
  welcomeBack,
} from './clock.ts';
import type { GameEntry, House } from './house.ts';
import { infoFor, peopleIn, seatName } from './info.ts';
import { type Loaded, Match, type ToldSince } from './match.ts';
import { isPlayedByBot, type Meta, rematchOf, seatingOf, seatsOf, seedFor, withSeat } from './meta.ts';
import { DONE, NO_TABLE, refuse, type Reply } from './reply.ts';
import { addSalt, seatBot, type Seated, sit, stand, whyNotStart } from './seating.ts';

// One table in memory. Whatever changes it goes through one queue: looked at, stored, and only then known to anybody.

export type Command = Extract<ClientMessage, { id: string }>;

/** Who says something. A name is looked up only where it is written down. */
export interface Caller {
  readonly id: string;
  name(): Promise<string>;
}

export interface WatchWish {
  readonly as?: Viewer | undefined;
  readonly since?: number | undefined;
  readonly word?: string | undefined;
}

/** How many lines of chat somebody who comes is shown. */
const CHAT = 100;
/** A snapshot is kept when so many entries have come since the last one. */
const SNAPSHOT_AFTER = 200;

/** Milliseconds before something that could not be stored is tried again. */
const RETRY = 1000;

/** What a command does to the table, before it is stored. */
interface Change {
  readonly command?: string | undefined;
  readonly meta?: Meta;
  /** an answer and what came of it */
  readonly step?: Step<Base, Event>;
  /** the game with something taken back, or just begun */
  readonly match?: Match;
  readonly entries?: readonly Entry[];
  /** the person who has answered */
  readonly answered?: Seat;
  readonly clock?: Clock | null;
}

interface Thinking {
  readonly epoch: number;
}

const NOBODY_TOLD: ToldSince = () => [];

export class Table {
  readonly id: string;
  readonly #house: House;
  readonly #entry: GameEntry;
  readonly #warnings: readonly string[];
  #meta: Meta;
  #match: Match | null = null;
  #clock: Clock | null = null;
  /** the log's length and the number of changes, as stored */
  #entries: number;
  #revision: number;
  #chat: ChatLine[] = [];
  /** why it cannot be played here */
  #trouble: string | null = null;

  readonly #audiences = new Map<string, Audience>();
  readonly #places = new Map<Watcher, Audience>();
  /** how often each person watches; and since when somebody is away */
  readonly #present = new Map<string, number>();
  readonly #awaySince = new Map<string, number>();
  readonly #loadedAt: number;

  #queue: Promise<unknown> = Promise.resolve();
  #busy = 0;
  #touched: number;
  readonly #thinking = new Map<Seat, Thinking>();
  #epoch = 0;
  #cancelAlarm: (() => void) | null = null;
  #snapshotAt = 0;
  #left = false;

  private constructor(house: House, stored: StoredTable, entry: GameEntry) {
    this.id = stored.id;
    this.#house = house;
    this.#entry = entry;
    this.#meta = stored.meta as unknown as Meta;
    this.#entries = stored.version;
    this.#revision = stored.revision;
    this.#loadedAt = house.time.now();
    this.#touched = this.#loadedAt;
    this.#warnings = this.#meta.started
      ? []
      : (entry.game.warnings?.(this.#meta.options, this.#meta.seats.length) ?? []);
  }

  /** `clockAt`: since when its clocks run on, if the server has not been down in between. */
  static async load(house: House, id: string, clockAt: number | null): Promise<Table | null> {
    const stored = await house.storage.table(id);
    if (stored === null) return null;
    const entry = house.games.get(stored.game);
    // Nobody can say whether they may see a table of a game that is gone: to everybody it is gone.
    if (entry === undefined) return null;
    const table = new Table(house, stored, entry);
    await table.#restore(stored, clockAt);
    table.#stir();
    return table;
  }

  async #restore(stored: StoredTable, clockAt: number | null): Promise<void> {
    const { storage, time, log } = this.#house;
    this.#meta = stored.meta as unknown as Meta;
    this.#entries = stored.version;
    this.#revision = stored.revision;
    this.#clock = clockFrom(stored.clock as unknown as StoredClock, clockAt ?? time.now());
    this.#chat = await storage.chat(this.id, CHAT);
    this.#match = null;
    this.#trouble = null;
    if (!this.#meta.started) return;
    const [entries, snapshot] = await Promise.all([storage.entries(this.id), storage.snapshot(this.id)]);
    const loaded = loadMatch(this.#entry.game, this.#setup, seedFor(this.#meta), entries, snapshot);
    if (loaded.ok) {
      this.#match = loaded.match;
      this.#snapshotAt = snapshot?.version ?? 0;
      return;
    }
    const { name, rulesVersion } = this.#entry.game;
    this.#trouble =
      `This game was begun under version ${this.#meta.rulesVersion} of the rules of ${name} ` +
      `and cannot be continued under version ${rulesVersion}.`;
    log.error({ table: this.id, rulesVersion: this.#meta.rulesVersion }, 'a game cannot be played again');
  }

  get #setup(): { seats: number; options: Record<string, Json> } {
    return { seats: this.#meta.seats.length, options: this.#meta.options };
  }

  get phase(): Phase {
    if (!this.#meta.started) return 'lobby';
    return this.#match?.outcome == null && this.#trouble === null ? 'playing' : 'over';
  }

  // ------------------------------------------------------------------------------------------------------------ looking

  maySee(person: string | null, word: string | undefined): boolean {
    const { open, invite, spectate, host } = this.#meta;
    if (open || (person !== null && (person === host || seatsOf(this.#meta, person) !== 0))) return true;
    return word !== undefined && (word === invite || word === spectate);
  }

  infoFor(person: string | null): TableInfo {
    return this.#info({ own: seatsOf(this.#meta, person), host: person === this.#meta.host });
  }

  /** For somebody who reads the game when it is over. */
  get finished(): { meta: Meta; match: Match } | null {
    const match = this.#match;
    return match !== null && match.outcome !== null ? { meta: this.#meta, match } : null;
  }

  /** Begins to watch, or looks with other eyes. Says why not. */
  watch(watcher: Watcher, { as, since: from, word }: WatchWish): string | null {
    if (!this.#places.has(watcher) && !this.maySee(watcher.person, word)) return NO_TABLE;
    if (this.#trouble !== null) return this.#trouble;
    const own = seatsOf(this.#meta, watcher.person);
    if (typeof as === 'number' && !(isSeat(as, this.#meta.seats.length) && includes(own, as))) {
      return 'That seat is not yours; you can watch as a spectator.';
    }
    const again = this.#takeOff(watcher);
    if (!again && watcher.person !== null) this.#come(watcher.person);
    const audience = this.#join(watcher, as ?? this.#eyesOf(own));
    const { viewer } = audience.eyes;
    const match = this.#match;
    const scene = this.#scene(audience);
    const known =
      from !== undefined && from >= 1 && match !== null && from <= match.version && from >= match.takenBackAt;
    const message = known
      ? since(this.id, from, scene, match.toldTo(viewer, from), this.#chat)
      : whole(this.id, scene, match?.toldTo(viewer) ?? [], this.#chat);
    watcher.send(JSON.stringify(message));
    return null;
  }

  leave(watcher: Watcher): void {
    if (!this.#takeOff(watcher) || watcher.person === null) return;
    this.#touched = this.#house.time.now();
    const { person } = watcher;
    const left = this.#present.get(person)! - 1;
    if (left > 0) {
      this.#present.set(person, left);
      return;
    }
    this.#present.delete(person);
    this.#awaySince.set(person, this.#house.time.now());
    if (seatsOf(this.#meta, person) !== 0) this.#show({ info: true });
  }

  /** On a shared device nobody's secrets are shown before somebody has taken the screen. */
  #eyesOf(own: Seats): Viewer {
    if (own === 0 || this.#meta.mode === 'pass') return 'spectator';
    return list(own)[0]!;
  }

  #come(person: string): void {
    const before = this.#present.get(person) ?? 0;
    this.#present.set(person, before + 1);
    this.#awaySince.delete(person);
    if (before === 0 && seatsOf(this.#meta, person) !== 0) this.#show({ info: true });
  }

  #join(watcher: Watcher, viewer: Viewer): Audience {
    const own = seatsOf(this.#meta, watcher.person);
    const eyes: Eyes = { viewer, own, host: watcher.person === this.#meta.host };
    const key = eyesKey(eyes);
    let audience = this.#audiences.get(key);
    if (audience === undefined) {
      audience = new Audience(this.id, eyes, { version: this.#version, info: this.#info(eyes) });
      this.#audiences.set(key, audience);
    } else if (this.#clock !== null) {
      // clocks have run on since they were last shown
      audience.show({ version: this.#version, info: this.#info(eyes), game: null, told: [], chat: [] });
    }
    audience.members.add(watcher);
    this.#places.set(watcher, audience);
    return audience;
  }

  /** Out of the audience; whether the person is still there is counted elsewhere. */
  #takeOff(watcher: Watcher): boolean {
    const audience = this.#places.get(watcher);
    if (audience === undefined) return false;
    this.#places.delete(watcher);
    audience.members.delete(watcher);
    if (audience.members.size === 0) this.#audiences.delete(eyesKey(audience.eyes));
    return true;
  }

  #scene({ eyes, info }: Audience): Scene {
    return { version: this.#version, info, game: this.#match?.seen(eyes.viewer) ?? null };
  }

  get #version(): number {
    return this.#match?.version ?? 0;
  }

  #info(eyes: Pick<Eyes, 'own' | 'host'>): TableInfo {
    const clock = this.#clock === null ? null : tick(this.#clock, this.#house.time.now());
    const isOnline = (person: string): boolean => this.#present.has(person);
    return infoFor(this.#meta, { id: this.id, phase: this.phase, isOnline, clock, warnings: this.#warnings }, eyes);
  }

  /** The game as everybody sees it who looks. */
  #seen(): Map<Viewer, GameSeen> {
    const seen = new Map<Viewer, GameSeen>();
    const match = this.#match;
    if (match === null) return seen;
    for (const { eyes } of this.#audiences.values()) {
      if (!seen.has(eyes.viewer)) seen.set(eyes.viewer, match.seen(eyes.viewer));
    }
    return seen;
  }

  /** Shows everybody what is new. `before`: the game as they have seen it, if it has changed. */
  #show({
    info = false,
    before = null,
    told = NOBODY_TOLD,
    chat = [],
  }: {
    info?: boolean;
    before?: ReadonlyMap<Viewer, GameSeen> | null;
    told?: ToldSince;
    chat?: readonly ChatLine[];
  }): void {
    const after = before === null ? null : this.#seen();
    const version = this.#version;
    for (const audience of this.#audiences.values()) {
      const { eyes } = audience;
      const { viewer } = eyes;
      audience.show({
        version,
        info: info ? this.#info(eyes) : null,
        game: before === null ? null : { before: before.get(viewer) ?? null, after: after!.get(viewer)! },
        told: told(viewer),
        chat,
      });
    }
  }

  /** Shows everybody everything: something was taken back, and they have to forget what they were told. */
  #showAnew(): void {
    for (const audience of this.#audiences.values()) {
      const { eyes } = audience;
      const scene: Scene = { ...this.#scene(audience), info: this.#info(eyes) };
      audience.showAll(scene, this.#match?.toldTo(eyes.viewer) ?? [], this.#chat);
    }
  }

  /** Whoever has sat down or stood up has other eyes now. */
  #reseat(): void {
    const watchers = [...this.#places]; // those who are placed anew would come round again and again
    for (const [watcher, { eyes }] of watchers) {
      const own = seatsOf(this.#meta, watcher.person);
      const host = watcher.person === this.#meta.host;
      if (own === eyes.own && host === eyes.host) continue;
      this.#takeOff(watcher);
      const audience = this.#join(watcher, this.#eyesOf(own));
      const told = this.#match?.toldTo(audience.eyes.viewer) ?? [];
      watcher.send(JSON.stringify(whole(this.id, this.#scene(audience), told, this.#chat)));
    }
  }

  // ------------------------------------------------------------------------------------------------------------- asking

  /** May I, and if not, why not? */
  explain(person: string | null, seat: Seat, value: Json): Reply {
    if (!this.#owns(person, seat)) return refuse('That seat is not yours.');
    if (this.#match === null) return refuse('The game has not begun.');
    const verdict = this.#match.explain(seat, value);
    return verdict.ok ? DONE : refuse(verdict.why, verdict.rule);
  }

  #owns(person: string | null, seat: Seat): boolean {
    return person !== null && this.#meta.seats[seat]?.person === person;
  }

  // ---------------------------------------------------------------------------------------------------------- commanding

  /** Does what somebody says, after all that was said before. */
  perform(who: Caller, command: Command, watching: boolean): Promise<Reply> {
    return this.#next(async () => {
      const known = watching || this.maySee(who.id, command.type === 'sit' ? command.invite : undefined);
      if (!known) return refuse(NO_TABLE);
      if (this.#trouble !== null) return refuse(this.#trouble);
      if (this.#left) return refuse('The server is about to stop; try again in a moment.');
      const reply = await this.#perform(who, command);
      if (reply.ok) return reply;
      // It may have been done before, and the acknowledgement was lost on the way.
      const before = await this.#house.storage.command(this.id, commandKey(who, command));
      if (before !== null) return DONE;
      this.#house.counters.refused();
      return reply;
    });
  }

  #perform(who: Caller, command: Command): Promise<Reply> | Reply {
    switch (command.type) {
      case 'answer':
        return this.#answer(who, command);
      case 'explain':
        return this.explain(who.id, command.seat, command.value);
      case 'undo':
        return this.#undo(who, command);
      case 'consent':
        return this.#consent(who, command);
      case 'chat':
        return this.#say(who, command);
      case 'standIn':
        return this.#standIn(who, command);
      case 'sit':
        return this.#sit(who, command);
      case 'stand':
        return this.#seat(stand(this.#meta, who.id, command.seat), commandKey(who, command));
      case 'bot':
        return this.#seat(seatBot(this.#meta, who.id, command.seat, command.on), commandKey(who, command));
      case 'salt':
        return this.#seat(addSalt(this.#meta, who.id, command.salt), commandKey(who, command));
      case 'start':
        return this.#start(who, command);
      case 'rematch':
        return this.#rematch(who);
    }
  }

  /** One after the other. Whatever breaks, breaks for that one command alone. */
  #next(job: () => Promise<Reply>): Promise<Reply> {
    this.#busy += 1;
    const run = this.#queue.then(job).catch((error: unknown) => {
      // The message only: what a broken rule shows is the whole state, and a log is no place for secrets.
      const [what] = error instanceof Error ? error.message.split('\n') : ['something was thrown'];
      this.#house.log.error({ table: this.id, version: this.#version, what }, 'a command broke');
      return refuse('Something went wrong here; nothing has changed. Please try again.');
    });
    this.#queue = run.finally(() => {
      this.#busy -= 1;
      this.#touched = this.#house.time.now();
    });
    return run;
  }

  // ----------------------------------------------------------------------------------------------------------- the game

  async #answer(who: Caller, command: Extract<Command, { type: 'answer' }>): Promise<Reply> {
    const { seat, about, value, version } = command;
    if (!this.#owns(who.id, seat)) return refuse('That seat is not yours.');
    const match = this.#match;
    if (match === null) return refuse('The game has not begun.');
    if (this.#meta.seats[seat]!.standIn) return refuse('A bot plays for you; say first that you are back.');
    if (version !== undefined && match.isStale(seat, version)) {
      return refuse('The table has moved on since you saw this question.');
    }
    const step = match.after({ seat, value, about });
    if (!step.ok) return refuse(step.why, step.rule);
    const meta = this.#withoutOwnWish(seat, step.state.outcome !== null);
    const change: Change = { command: commandKey(who, command), step, answered: seat, ...(meta !== null && { meta }) };
    const stored = await this.#commit(change);
    if (stored === 'stored') this.#house.counters.answered('person');
    return stored === 'conflict' ? CONFLICT : DONE;
  }

  /** A wish to go back is forgotten when the one who had it plays on, or when there is nothing left to go back in. */
  #withoutOwnWish(seat: Seat, over: boolean): Meta | null {
    const { undo } = this.#meta;
    return undo !== null && (over || undo.seat === seat) ? { ...this.#meta, undo: null } : null;
  }

  async #undo(who: Caller, command: Extract<Command, { type: 'undo' }>): Promise<Reply> {
    const { seat } = command;
    if (!this.#owns(who.id, seat)) return refuse('That seat is not yours.');
    const match = this.#match;
    if (match === null) return refuse('The game has not begun.');
    if (match.outcome !== null) return refuse('The game is over.');
    const key = commandKey(who, command);
    const verdict = match.mayUndo(seat);
    if (verdict.ok) return this.#takeBack({ type: 'undo', seat }, key);
    const to = match.lastAnswerOf(seat);
    if (to < 0) return refuse(verdict.why);
    const needs = list(peopleIn(this.#meta, (1 << this.#meta.seats.length) - 1)).filter(
      (other) => this.#meta.seats[other]!.person !== who.id,
    );
    if (needs.length === 0) return this.#takeBack({ type: 'rewind', to }, key);
    return this.#seat({ ok: true, meta: { ...this.#meta, undo: { seat, to, needs } } }, key);
  }

  async #consent(who: Caller, command: Extract<Command, { type: 'consent' }>): Promise<Reply> {
    const { seat, agree } = command;
    const { undo } = this.#meta;
    const key = commandKey(who, command);
    if (!this.#owns(who.id, seat)) return refuse('That seat is not yours.');
    if (undo === null) return refuse('Nobody asks to take anything back.');
    const without: Meta = { ...this.#meta, undo: null };
    if (undo.seat === seat) {
      return agree ? refuse('The others have to agree.') : this.#seat({ ok: true, meta: without }, key);
    }
    if (!undo.needs.includes(seat)) return refuse('You have agreed already.');
    if (!agree) return this.#seat({ ok: true, meta: without }, key);
    const needs = undo.needs.filter((other) => other !== seat);
    if (needs.length === 0) return this.#takeBack({ type: 'rewind', to: undo.to }, key);
    return this.#seat({ ok: true, meta: { ...this.#meta, undo: { ...undo, needs } } }, key);
  }

  async #takeBack(entry: Entry, command: string | undefined, base: Meta = this.#meta): Promise<Reply> {
    const match = this.#match!.with(entry);
    this.#epoch += 1; // what bots think of at this moment has not happened
    const stored = await this.#commit({ command, match, entries: [entry], meta: { ...base, undo: null } });
    return stored === 'conflict' ? CONFLICT : DONE;
  }

  async #standIn(who: Caller, command: Extract<Command, { type: 'standIn' }>): Promise<Reply> {
    const { seat, on } = command;
    const there = this.#meta.seats[seat];
    if (there === undefined || there.kind !== 'person') return refuse('No person sits there.');
    if (this.phase !== 'playing') return refuse('A bot can only play for somebody while the game is on.');
    const own = there.person === who.id;
    if (!own && !on) return refuse(`Only ${there.name} can take the seat back.`);
    if (!own && seatsOf(this.#meta, who.id) === 0 && who.id !== this.#meta.host) return refuse('You do not sit here.');
    if (!own) {
      const why = this.#whyNotAway(seat);
      if (why !== null) return refuse(why);
    }
    if (there.standIn === on) return DONE;
    return this.#putBot([seat], on, commandKey(who, command));
  }

  /** Somebody whose train is in a tunnel is not gone yet. */
  #whyNotAway(seat: Seat): string | null {
    const { person, name } = this.#meta.seats[seat]!;
    const now = this.#house.time.now();
    if (this.#clock !== null && outOfTime(this.#clock, now).includes(seat)) return null;
    if (person === null) return null;
    if (this.#present.has(person)) return `${name} is here.`;
    const since = this.#awaySince.get(person) ?? this.#loadedAt;
    const rest = since + this.#house.manners.awayAfter - now;
    return rest > 0 ? `${name} was here a moment ago; wait ${Math.ceil(rest / 1000)} seconds.` : null;
  }

  /** Bots take over for people, or people come back. Bots agree to every undo, so one that waits may now be done. */
  async #putBot(seats: readonly Seat[], on: boolean, command?: string): Promise<Reply> {
    let meta = this.#meta;
    let clock = this.#clock;
    for (const seat of seats) {
      meta = withSeat(meta, seat, { standIn: on });
      if (!on && clock !== null) clock = welcomeBack(meta.clock, clock, seat);
    }
    const { undo } = meta;
    if (on && undo !== null) {
      const needs = undo.needs.filter((other) => !seats.includes(other));
      if (needs.length === 0) return this.#takeBack({ type: 'rewind', to: undo.to }, command, meta);
      meta = { ...meta, undo: { ...undo, needs } };
    }
    const stored = await this.#commit({ command, meta, clock });
    return stored === 'conflict' ? CONFLICT : DONE;
  }

  // ----------------------------------------------------------------------------------------------------- around the game

  async #sit(who: Caller, command: Extract<Command, { type: 'sit' }>): Promise<Reply> {
    const { seat, invite } = command;
    const { open, host } = this.#meta;
    const invited = open || who.id === host || seatsOf(this.#meta, who.id) !== 0 || invite === this.#meta.invite;
    if (!invited) return refuse('You need an invitation to sit down here.');
    // On a shared device a name is one of those around it, not the host's own.
    const name = this.#meta.mode === 'pass' && command.name !== undefined ? command.name : await who.name();
    return this.#seat(sit(this.#meta, { id: who.id, name }, seat), commandKey(who, command));
  }

  async #start(who: Caller, command: Command): Promise<Reply> {
    const why = whyNotStart(this.#meta, who.id);
    if (why !== null) return why;
    const { match, entries } = Match.begin(this.#entry.game, this.#setup, seedFor(this.#meta));
    const meta: Meta = { ...this.#meta, started: true };
    const clock = newClock(meta.clock, meta.seats.length, this.#house.time.now());
    const stored = await this.#commit({ command: commandKey(who, command), meta, match, entries, clock });
    return stored === 'conflict' ? CONFLICT : DONE;
  }

  async #rematch(who: Caller): Promise<Reply> {
    if (this.phase !== 'over') return refuse('The game is not over yet.');
    if (seatsOf(this.#meta, who.id) === 0) return refuse('Only those who have played can ask for a rematch.');
    if (this.#meta.rematch !== null) return { ok: true, table: this.#meta.rematch };
    const { time } = this.#house;
    const rematch = await this.#house.found(rematchOf(this.#meta, this.#entry.game, who.id, time.now()));
    const stored = await this.#commit({ meta: { ...this.#meta, rematch } });
    return stored === 'conflict' ? CONFLICT : { ok: true, table: rematch };
  }

  async #say(who: Caller, command: Extract<Command, { type: 'chat' }>): Promise<Reply> {
    const own = list(seatsOf(this.#meta, who.id));
    const seat = own[0] ?? null;
    const line = await this.#house.storage.say({
      table: this.id,
      command: command.id,
      at: this.#house.time.now(),
      person: who.id,
      seat,
      name: seat === null ? await who.name() : seatName(this.#meta, seat),
      text: command.text,
    });
    if (line.number <= (this.#chat.at(-1)?.number ?? 0)) return DONE;
    this.#chat.push(line);
    if (this.#chat.length > 2 * CHAT) this.#chat = this.#chat.slice(-CHAT);
    this.#show({ chat: [line] });
    return DONE;
  }

  /** A change of who sits where, or of what is asked around the table. */
  async #seat(seated: Seated, command: string): Promise<Reply> {
    if (!seated.ok) return seated;
    if (seated.meta === this.#meta) return DONE;
    const stored = await this.#commit({ command, meta: seated.meta });
    return stored === 'conflict' ? CONFLICT : DONE;
  }

  // ------------------------------------------------------------------------------------------------------------- storing

  /** Stores a change; only afterwards it is true, and everybody sees it. */
  async #commit(change: Change): Promise<'stored' | 'duplicate' | 'conflict'> {
    const { storage, time, counters } = this.#house;
    const now = time.now();
    const before = { meta: this.#meta, phase: this.phase };
    const meta = change.meta ?? this.#meta;
    const match = change.match ?? this.#match;
    const entries = change.step?.entries ?? change.entries ?? [];
    const over = (change.step?.state ?? match)?.outcome != null;
    const waiting = over || match === null ? 0 : change.step ? match.game.waiting(change.step.state) : match.waiting;
    const clock = this.#pressed(change, meta, waiting, now);
    const phase = !meta.started ? 'lobby' : over ? 'over' : 'playing';
    const append: Append = {
      table: this.id,
      at: now,
      from: this.#entries,
      revision: this.#revision,
      entries,
      summary: summaryOf(meta, phase, waiting, clock),
      clock: storedClock(clock),
      ...(change.command !== undefined && { command: change.command }),
      ...(meta !== this.#meta && { meta }),
      ...(meta.seats !== this.#meta.seats && { seating: seatingOf(meta) }),
    };
    const began = performance.now();
    const stored = await storage.append(append);
    counters.stored((performance.now() - began) / 1000);
    if (stored.kind === 'duplicate') return 'duplicate';
    if (stored.kind === 'conflict') {
      await this.#readAgain();
      return 'conflict';
    }
    const turned = change.step !== undefined || (change.match !== undefined && !this.#meta.started);
    const seen = turned ? this.#seen() : null;
    this.#entries = stored.version;
    this.#revision = stored.revision;
    this.#meta = meta;
    this.#match = match;
    this.#clock = clock;
    const told = this.#turn(change, match);
    if (meta.seats !== before.meta.seats) this.#reseat();
    const info = meta !== before.meta || clock !== null || this.phase !== before.phase;
    if (change.match !== undefined && before.meta.started) this.#showAnew();
    else this.#show({ info, before: seen, told });
    this.#stir();
    return 'stored';
  }

  /** Takes the step, and says what is told with it. */
  #turn({ step, match: begun }: Change, match: Match | null): ToldSince {
    if (step !== undefined) return match!.take(step);
    return begun === undefined ? NOBODY_TOLD : (viewer) => begun.toldTo(viewer);
  }

  #pressed(change: Change, meta: Meta, waiting: Seats, now: number): Clock | null {
    const clock = change.clock === undefined ? this.#clock : change.clock;
    if (clock === null) return null;
    const [first] = change.entries ?? [];
    return press(meta.clock, clock, now, {
      answered: change.answered ?? null,
      tookBack: first?.type === 'undo' ? first.seat : null,
      waiting: peopleIn(meta, waiting),
    });
  }

  /** Another process was first. What is stored is the truth: read it, and show it to everybody. */
  async #readAgain(): Promise<void> {
    const stored = await this.#house.storage.table(this.id);
    if (stored === null) return;
    this.#epoch += 1;
    await this.#restore(stored, null);
    this.#reseat();
    this.#showAnew();
    this.#stir();
  }

  // ----------------------------------------------------------------------------------------------- what happens by itself

  /** Asks the bots that are waited for, and sets the alarm for the clocks. */
  #stir(): void {
    this.#cancelAlarm?.();
    this.#cancelAlarm = null;
    const match = this.#match;
    if (this.#left || match === null || match.outcome !== null) return;
    const due = dueIn(this.#clock === null ? null : tick(this.#clock, this.#house.time.now()));
    if (due !== null) this.#cancelAlarm = this.#house.time.after(due, () => void this.#byItself(() => this.#ring()));
    const { waiting } = match;
    for (const seat of list(waiting)) {
      if (isPlayedByBot(this.#meta.seats[seat]!) && !this.#thinking.has(seat)) void this.#think(seat, match);
    }
  }

  /** What nobody has asked for is tried again when it could not be stored: there is nobody who would do it. */
  async #byItself(job: () => Promise<Reply>): Promise<void> {
    const { ok } = await this.#next(job);
    if (!ok && !this.#left) this.#cancelAlarm = this.#house.time.after(RETRY, () => this.#stir());
  }

  /** Somebody's time is up. */
  async #ring(): Promise<Reply> {
    if (this.#left || this.#clock === null || this.phase !== 'playing') return DONE;
    const out = outOfTime(this.#clock, this.#house.time.now());
    if (out.length === 0) {
      this.#stir();
      return DONE;
    }
    if (this.#meta.whenOut === 'bot') return this.#putBot(out, true);
    for (const seat of out) {
      const match = this.#match!;
      if (match.outcome === null && includes(match.waiting, seat)) await this.#answerForAbsent(seat);
    }
    return DONE;
  }

  async #answerForAbsent(seat: Seat): Promise<void> {
    const match = this.#match!;
    const step = match.after({ seat, value: match.absent(seat) });
    if (!step.ok) throw new Error(`what is answered for the absent is refused: ${step.why}`);
    const meta = this.#withoutOwnWish(seat, step.state.outcome !== null);
    const stored = await this.#commit({ step, ...(meta !== null && { meta }) });
    if (stored === 'stored') this.#house.counters.answered('absent');
  }

  async #think(seat: Seat, match: Match): Promise<void> {
    const { bots, log, counters, manners, time } = this.#house;
    const thinking: Thinking = { epoch: this.#epoch };
    this.#thinking.set(seat, thinking);
    const alone = match.waiting === 1 << seat;
    let value: Json | undefined;
    try {
      const { view, question } = match.question(seat);
      value = await bots.answer({
        module: this.#entry.module,
        table: this.id,
        seat,
        epoch: this.#epoch,
        seed: botSeed(this.#meta.secret, seat),
        view,
        question: question!,
      });
      if (alone && manners.botPause > 0) {
        await new Promise<void>((resolve) => void time.after(manners.botPause, resolve));
      }
    } catch (error) {
      if (this.#left) return;
      counters.botFailed();
      const [what] = error instanceof Error ? error.message.split('\n') : [''];
      log.warn({ table: this.id, seat, what }, 'a bot could not answer; the default is answered');
    }
    if (this.#left) return;
    await this.#byItself(() => this.#botAnswers(seat, thinking, value));
  }

  async #botAnswers(seat: Seat, thinking: Thinking, value: Json | undefined): Promise<Reply> {
    if (this.#thinking.get(seat) === thinking) this.#thinking.delete(seat);
    const match = this.#match;
    if (this.#left || match === null) return DONE;
    const isAsked = match.outcome === null && includes(match.waiting, seat) && isPlayedByBot(this.#meta.seats[seat]!);
    if (!isAsked || thinking.epoch !== this.#epoch) {
      this.#stir();
      return DONE;
    }
    const step = value === undefined ? null : match.after({ seat, value });
    if (step === null || !step.ok) {
      if (step !== null) {
        this.#house.counters.botFailed();
        this.#house.log.warn({ table: this.id, seat, rule: step.rule }, 'a bot said something impossible');
      }
      await this.#answerForAbsent(seat);
      return DONE;
    }
    const meta = this.#withoutOwnWish(seat, step.state.outcome !== null);
    const stored = await this.#commit({ step, ...(meta !== null && { meta }) });
    if (stored === 'stored') this.#house.counters.answered('bot');
    return DONE;
  }

  // ------------------------------------------------------------------------------------------------------ leaving memory

  /** Nobody looks, nobody thinks, nothing waits to be done, and it has been so for a while. */
  isIdle(now: number): boolean {
    return (
      this.#places.size === 0 &&
      this.#busy === 0 &&
      this.#thinking.size === 0 &&
      now - this.#touched >= this.#house.manners.idleAfter
    );
  }

  get isWatched(): boolean {
    return this.#places.size > 0;
  }

  /** Milliseconds until a clock runs out, when it leaves. */
  get due(): number | null {
    return this.phase === 'playing' ? dueIn(this.#clock) : null;
  }

  /** Finishes what was begun and stores what makes coming back quick. Afterwards it does nothing any more. */
  async putAway(): Promise<void> {
    await this.#next(async () => {
      this.#left = true;
      this.#cancelAlarm?.();
      const { storage, time } = this.#house;
      const match = this.#match;
      if (match === null) return DONE;
      if (match.log.length - this.#snapshotAt >= SNAPSHOT_AFTER) await storage.keepSnapshot(this.id, match.snapshot());
      if (this.#clock !== null && this.#clock.running !== 0) {
        this.#clock = tick(this.#clock, time.now());
        const stored = await storage.append({
          table: this.id,
          at: time.now(),
          from: this.#entries,
          revision: this.#revision,
          entries: [],
          summary: summaryOf(this.#meta, this.phase, match.waiting, this.#clock),
          clock: storedClock(this.#clock),
        });
        if (stored.kind === 'stored') this.#revision = stored.revision;
      }
      return DONE;
    });
  }
}

/** Rules that have changed may break in any way on an old log. */
function loadMatch(...parts: Parameters<typeof Match.load>): Loaded {
  try {
    return Match.load(...parts);
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : 'it broke' };
  }
}

const CONFLICT = refuse('Somebody else was faster; look at the table again.');

/** Two people may well count their commands alike. */
function commandKey(who: Caller, { id }: { readonly id: string }): string {
  return `${who.id}/${id}`;
}

export function summaryOf(meta: Meta, phase: Phase, waiting: Seats, clock: Clock | null): Summary {
  const forBot = list(waiting).some((seat) => isPlayedByBot(meta.seats[seat]!));
  return {
    phase,
    open: meta.open,
    free: meta.seats.filter(({ kind }) => kind === 'open').length,
    waiting,
    due: phase !== 'playing' ? null : forBot ? 0 : dueIn(clock),
  };
}
