import {
  type Answer,
  type Base,
  type Entry,
  type Event,
  includes,
  type Json,
  list,
  type Seat,
  type Seats,
  type Step,
} from '@tablewright/kernel';
import type { ChatLine, ClientMessage, TableInfo } from '@tablewright/protocol';
import type { Append, Phase, StoredTable, Summary } from '@tablewright/storage';
import type { Watcher } from './viewer-group.ts';
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
import { Viewers, NOBODY_TOLD, type WatchRequest } from './viewers.ts';
import type { GameEntry, Services } from './services.ts';
import { Inbox, type Item } from './inbox.ts';
import { peopleIn, seatName } from './info.ts';
import { type Loaded, Match, type ToldSince } from './match.ts';
import { isPlayedByBot, type Meta, rematchOf, seatingOf, seatsOf, seedFor, withSeat } from './meta.ts';
import { DONE, NO_TABLE, refuse, type Reply } from './reply.ts';
import { addSalt, seatBot, type Seated, sit, stand, whyNotStart } from './seating.ts';
import { BotScheduler, type BotTask } from './bot-scheduler.ts';
import { agreed, consentToUndo, type Undoing, requestUndo, withoutRequestOf } from './undoing.ts';

// One table in memory. Whatever changes it goes through one inbox: looked at, stored, and only then known to anybody.

export type Command = Extract<ClientMessage, { id: string }>;
type AnswerCommand = Extract<Command, { type: 'answer' }>;

/** Who says something. A name is looked up only where it is written down. */
export interface Caller {
  readonly id: string;
  name(): Promise<string>;
}

/** How many lines of chat somebody who comes is shown. */
const CHAT = 100;
/** A snapshot is kept when so many entries have come since the last one. */
const SNAPSHOT_AFTER = 200;

/** Milliseconds before something that could not be stored is tried again. */
const RETRY = 1000;

/** An answer that waits for its turn. */
interface Incoming extends Item {
  readonly seat: Seat;
  readonly by: 'person' | 'bot';
  /** sending it twice does it once */
  readonly command: string | null;
  /** looked at when its turn has come: what is said instead of taking it; null when it is taken. `waiting`: who is asked then */
  readonly whyNot: (waiting: Seats) => Reply | null;
  /** what is answered; undefined: what is answered for somebody who is away */
  readonly answer: Answer | undefined;
}

/** An answer that is allowed, and what comes of it. */
interface Taken {
  readonly step: Step<Base, Event>;
  readonly seat: Seat;
  /** a person's clock is pressed */
  readonly pressed: boolean;
}

/** What commands do to the table, before it is stored. */
interface Change {
  readonly commands?: readonly string[];
  readonly meta?: Meta;
  readonly taken?: readonly Taken[];
  /** the game with something taken back, or just begun */
  readonly match?: Match;
  readonly entries?: readonly Entry[];
  readonly clock?: Clock | null;
}

export class Table {
  readonly id: string;
  readonly #services: Services;
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

  readonly #viewers: Viewers;
  readonly #bots: BotScheduler;
  readonly #inbox: Inbox<Incoming>;
  readonly #loadedAt: number;
  #touched: number;
  #cancelAlarm: (() => void) | null = null;
  #snapshotAt = 0;
  #left = false;

  private constructor(services: Services, stored: StoredTable, entry: GameEntry) {
    this.id = stored.id;
    this.#services = services;
    this.#entry = entry;
    this.#meta = stored.meta as unknown as Meta;
    this.#entries = stored.version;
    this.#revision = stored.revision;
    this.#loadedAt = services.time.now();
    this.#touched = this.#loadedAt;
    this.#warnings = this.#meta.started
      ? []
      : (entry.game.warnings?.(this.#meta.options, this.#meta.seats.length) ?? []);
    this.#viewers = new Viewers(this.id, services.time, () => ({
      meta: this.#meta,
      match: this.#match,
      phase: this.phase,
      clock: this.#clock,
      chat: this.#chat,
      warnings: this.#warnings,
    }));
    this.#bots = new BotScheduler(services, {
      table: this.id,
      entry,
      secret: () => this.#meta.secret,
      answers: (seat, task, value) => this.#botAnswers(seat, task, value),
    });
    this.#inbox = new Inbox({
      take: (group) => this.#answers(group),
      // The second answer of one seat has to be held against what the first has led to.
      fits: (group, { seat }) => group.every((one) => one.seat !== seat),
      broke: (error) => this.#broke(error),
    });
  }

  /** `clockAt`: since when its clocks run on, if the server has not been down in between. */
  static async load(services: Services, id: string, clockAt: number | null): Promise<Table | null> {
    const stored = await services.storage.table(id);
    if (stored === null) return null;
    const entry = services.games.get(stored.game);
    // Nobody can say whether they may see a table of a game that is gone: to everybody it is gone.
    if (entry === undefined) return null;
    const table = new Table(services, stored, entry);
    await table.#restore(stored, clockAt);
    table.#scheduleNext();
    return table;
  }

  async #restore(stored: StoredTable, clockAt: number | null): Promise<void> {
    const { storage, time, log } = this.#services;
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
    return this.#viewers.maySee(person, word);
  }

  infoFor(person: string | null): TableInfo {
    return this.#viewers.infoFor(person);
  }

  /** For somebody who reads the game when it is over. */
  get finished(): { meta: Meta; match: Match } | null {
    const match = this.#match;
    return match !== null && match.outcome !== null ? { meta: this.#meta, match } : null;
  }

  /** Begins to watch, or looks as another viewer. Says why not. */
  watch(watcher: Watcher, request: WatchRequest): string | null {
    if (this.#trouble !== null && this.maySee(watcher.person, request.word)) return this.#trouble;
    return this.#viewers.watch(watcher, request);
  }

  leave(watcher: Watcher): void {
    this.#touched = this.#services.time.now();
    this.#viewers.leave(watcher);
  }

  /** May I, and if not, why not? */
  explain(person: string | null, seat: Seat, value: Json): Reply {
    if (!this.#owns(person, seat)) return NOT_YOURS;
    if (this.#match === null) return NOT_BEGUN;
    const verdict = this.#match.explain(seat, value);
    return verdict.ok ? DONE : refuse(verdict.why, verdict.rule);
  }

  #owns(person: string | null, seat: Seat): boolean {
    return person !== null && this.#meta.seats[seat]?.person === person;
  }

  // ---------------------------------------------------------------------------------------------------------- commanding

  /** Does what somebody says, after all that was said before. */
  async perform(who: Caller, command: Command, watching: boolean): Promise<Reply> {
    const reply =
      command.type === 'answer'
        ? await this.#hear(who, command, watching)
        : await this.#inbox.run(async () => this.#whyNotHere(who, command, watching) ?? this.#perform(who, command));
    this.#touched = this.#services.time.now();
    if (reply.ok || reply.why === NO_TABLE) return reply;
    // It may have been done before, and the acknowledgement was lost on the way.
    if ((await this.#services.storage.command(this.id, commandKey(who, command))) !== null) return DONE;
    this.#services.counters.refused();
    return reply;
  }

  #whyNotHere(who: Caller, command: Command, watching: boolean): Reply | null {
    const known = watching || this.maySee(who.id, command.type === 'sit' ? command.invite : undefined);
    if (!known) return refuse(NO_TABLE);
    if (this.#trouble !== null) return refuse(this.#trouble);
    return this.#left ? refuse('The server is about to stop; try again in a moment.') : null;
  }

  #perform(who: Caller, command: Exclude<Command, AnswerCommand>): Promise<Reply> | Reply {
    const key = commandKey(who, command);
    switch (command.type) {
      case 'explain':
        return this.explain(who.id, command.seat, command.value);
      case 'undo':
        if (!this.#owns(who.id, command.seat)) return NOT_YOURS;
        if (this.#match === null) return NOT_BEGUN;
        return this.#takeBack(requestUndo(this.#meta, this.#match, who.id, command.seat), key);
      case 'consent':
        if (!this.#owns(who.id, command.seat)) return NOT_YOURS;
        return this.#takeBack(consentToUndo(this.#meta, command.seat, command.agree), key);
      case 'chat':
        return this.#say(who, command);
      case 'standIn':
        return this.#standIn(who, command);
      case 'sit':
        return this.#sit(who, command);
      case 'stand':
        return this.#seat(stand(this.#meta, who.id, command.seat), key);
      case 'bot':
        return this.#seat(seatBot(this.#meta, who.id, command.seat, command.on), key);
      case 'salt':
        return this.#seat(addSalt(this.#meta, who.id, command.salt), key);
      case 'start':
        return this.#start(who, key);
      case 'rematch':
        return this.#rematch(who);
    }
  }

  #broke(error: unknown): Reply {
    // The message only: what a broken rule shows is the whole state, and a log is no place for secrets.
    const [what] = error instanceof Error ? error.message.split('\n') : ['something was thrown'];
    this.#services.log.error({ table: this.id, version: this.#match?.version ?? 0, what }, 'a command broke');
    return refuse('Something went wrong here; nothing has changed. Please try again.');
  }

  // ----------------------------------------------------------------------------------------------------------- answering

  #hear(who: Caller, command: AnswerCommand, watching: boolean): Promise<Reply> {
    const { seat, about, value, version } = command;
    const whyNot = (): Reply | null => {
      const notHere = this.#whyNotHere(who, command, watching);
      if (notHere !== null) return notHere;
      if (!this.#owns(who.id, seat)) return NOT_YOURS;
      if (this.#match === null) return NOT_BEGUN;
      if (this.#meta.seats[seat]!.standIn) return refuse('A bot plays for you; say first that you are back.');
      if (version === undefined || !this.#match.isStale(seat, version)) return null;
      return refuse('The table has moved on since you saw this question.');
    };
    return new Promise((settle) => {
      this.#inbox.add({
        seat,
        by: 'person',
        command: commandKey(who, command),
        whyNot,
        answer: { seat, about, value },
        settle,
      });
    });
  }

  /** Takes answers that have come in together: each on what the one before has led to, all in one commit. */
  async #answers(group: readonly Incoming[]): Promise<void> {
    const accepted: Incoming[] = [];
    const taken: Taken[] = [];
    const commands: string[] = [];
    let meta = this.#meta;
    for (const one of group) {
      const step = this.#stepOf(one, taken.at(-1)?.step.state);
      if (!('state' in step)) {
        one.settle(step);
        continue;
      }
      accepted.push(one);
      taken.push({ step, seat: one.seat, pressed: one.by === 'person' });
      if (one.command !== null) commands.push(one.command);
      meta = withoutRequestOf(meta, one.seat, step.state.outcome !== null);
    }
    if (taken.length === 0) return;
    const stored = await this.#commit({ commands, taken, meta });
    if (stored === 'duplicate' && accepted.length > 1) {
      // One of them was stored before: the others still have to be.
      for (const one of accepted) await this.#answers([one]);
      return;
    }
    for (const one of accepted) {
      if (stored === 'stored') this.#services.counters.answered(one.answer === undefined ? 'absent' : one.by);
      one.settle(stored === 'conflict' && one.by === 'person' ? CONFLICT : DONE);
    }
  }

  /** What comes of an answer, after those that have come in with it; or what is said instead. */
  #stepOf({ seat, by, answer, whyNot }: Incoming, after: Base | undefined): Step<Base, Event> | Reply {
    const no = whyNot(this.#match?.waitingIn(after) ?? 0);
    if (no !== null) return no;
    const match = this.#match!;
    if (answer !== undefined) {
      const step = match.after(answer, after);
      if (step.ok) return step;
      if (by === 'person') return refuse(step.why, step.rule);
      this.#services.counters.botFailed();
      this.#services.log.warn({ table: this.id, seat, rule: step.rule }, 'a bot said something impossible');
    }
    const absent = match.after({ seat, value: match.absent(seat, after) }, after);
    if (!absent.ok) throw new Error(`what is answered for the absent is refused: ${absent.why}`);
    return absent;
  }

  /** A bot has task. What nobody has asked for is tried again when it could not be stored. */
  #botAnswers(seat: Seat, task: BotTask, value: Json | undefined): void {
    const whyNot = (waiting: Seats): Reply | null => {
      const stands = this.#bots.done(seat, task);
      if (this.#left) return DONE;
      if (stands && includes(waiting, seat) && isPlayedByBot(this.#meta.seats[seat]!)) return null;
      this.#scheduleNext();
      return DONE;
    };
    const answer = value === undefined ? undefined : { seat, value };
    this.#inbox.add({ seat, by: 'bot', command: null, whyNot, answer, settle: (reply) => this.#orLater(reply) });
  }

  #orLater({ ok }: Reply): void {
    this.#touched = this.#services.time.now();
    if (!ok && !this.#left) this.#cancelAlarm = this.#services.time.after(RETRY, () => this.#scheduleNext());
  }

  // ------------------------------------------------------------------------------------------------------ around the game

  async #takeBack(undoing: Undoing, command: string | undefined): Promise<Reply> {
    if (!undoing.ok) return undoing;
    const commands = command === undefined ? [] : [command];
    if ('meta' in undoing) return replyTo(await this.#commit({ commands, meta: undoing.meta }));
    const { entry } = undoing;
    const match = this.#match!.with(entry);
    this.#bots.forget();
    return replyTo(await this.#commit({ commands, match, entries: [entry], meta: { ...this.#meta, undo: null } }));
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
    const now = this.#services.time.now();
    if (this.#clock !== null && outOfTime(this.#clock, now).includes(seat)) return null;
    if (person === null) return null;
    if (this.#viewers.isPresent(person)) return `${name} is here.`;
    const since = this.#viewers.awaySince(person) ?? this.#loadedAt;
    const rest = since + this.#services.timings.awayAfter - now;
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
    const commands = command === undefined ? [] : [command];
    const undoing = on ? agreed(meta, seats) : { ok: true as const, meta };
    if ('meta' in undoing) return replyTo(await this.#commit({ commands, meta: undoing.meta, clock }));
    const { entry } = undoing;
    const match = this.#match!.with(entry);
    this.#bots.forget();
    return replyTo(await this.#commit({ commands, match, entries: [entry], meta: { ...meta, undo: null }, clock }));
  }

  async #sit(who: Caller, command: Extract<Command, { type: 'sit' }>): Promise<Reply> {
    const { seat, invite } = command;
    const { open, host } = this.#meta;
    const invited = open || who.id === host || seatsOf(this.#meta, who.id) !== 0 || invite === this.#meta.invite;
    if (!invited) return refuse('You need an invitation to sit down here.');
    // On a shared device a name is one of those around it, not the host's own.
    const name = this.#meta.mode === 'pass' && command.name !== undefined ? command.name : await who.name();
    return this.#seat(sit(this.#meta, { id: who.id, name }, seat), commandKey(who, command));
  }

  async #start(who: Caller, command: string): Promise<Reply> {
    const why = whyNotStart(this.#meta, who.id);
    if (why !== null) return why;
    const { match, entries } = Match.begin(this.#entry.game, this.#setup, seedFor(this.#meta));
    const meta: Meta = { ...this.#meta, started: true };
    const clock = newClock(meta.clock, meta.seats.length, this.#services.time.now());
    return replyTo(await this.#commit({ commands: [command], meta, match, entries, clock }));
  }

  async #rematch(who: Caller): Promise<Reply> {
    if (this.phase !== 'over') return refuse('The game is not over yet.');
    if (seatsOf(this.#meta, who.id) === 0) return refuse('Only those who have played can ask for a rematch.');
    if (this.#meta.rematch !== null) return { ok: true, table: this.#meta.rematch };
    const { time } = this.#services;
    const rematch = await this.#services.addTable(rematchOf(this.#meta, this.#entry.game, who.id, time.now()));
    const stored = await this.#commit({ meta: { ...this.#meta, rematch } });
    return stored === 'conflict' ? CONFLICT : { ok: true, table: rematch };
  }

  async #say(who: Caller, command: Extract<Command, { type: 'chat' }>): Promise<Reply> {
    const own = list(seatsOf(this.#meta, who.id));
    const seat = own[0] ?? null;
    const line = await this.#services.storage.addChatLine({
      table: this.id,
      command: command.id,
      at: this.#services.time.now(),
      person: who.id,
      seat,
      name: seat === null ? await who.name() : seatName(this.#meta, seat),
      text: command.text,
    });
    if (line.number <= (this.#chat.at(-1)?.number ?? 0)) return DONE;
    this.#chat.push(line);
    if (this.#chat.length > 2 * CHAT) this.#chat = this.#chat.slice(-CHAT);
    this.#viewers.sendChange({ chat: [line] });
    return DONE;
  }

  /** A change of who sits where. */
  async #seat(seated: Seated, command: string): Promise<Reply> {
    if (!seated.ok) return seated;
    if (seated.meta === this.#meta) return DONE;
    return replyTo(await this.#commit({ commands: [command], meta: seated.meta }));
  }

  // ------------------------------------------------------------------------------------------------------------- storing

  /** Stores a change; only afterwards it is true, and everybody sees it. */
  async #commit(change: Change): Promise<'stored' | 'duplicate' | 'conflict'> {
    const { storage, time, counters } = this.#services;
    const now = time.now();
    const before = { meta: this.#meta, phase: this.phase };
    const { taken = [], commands = [] } = change;
    const meta = change.meta ?? this.#meta;
    const match = change.match ?? this.#match;
    const entries = change.entries ?? taken.flatMap(({ step }) => step.entries);
    const last = taken.at(-1)?.step.state;
    const over = (last ?? match)?.outcome != null;
    const waiting = match?.waitingIn(last) ?? 0;
    const clock = this.#pressed(change, meta, waiting, now);
    const phase = !meta.started ? 'lobby' : over ? 'over' : 'playing';
    const append: Append = {
      table: this.id,
      at: now,
      from: this.#entries,
      revision: this.#revision,
      entries,
      commands,
      summary: summaryOf(meta, phase, waiting, clock),
      clock: storedClock(clock),
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
    const turned = taken.length > 0 || (change.match !== undefined && !this.#meta.started);
    const seen = turned ? this.#viewers.seen() : null;
    this.#entries = stored.version;
    this.#revision = stored.revision;
    this.#meta = meta;
    this.#match = match;
    this.#clock = clock;
    const told = this.#turn(change, match);
    if (meta.seats !== before.meta.seats) this.#viewers.reseat();
    const info = meta !== before.meta || clock !== null || this.phase !== before.phase;
    if (change.match !== undefined && before.meta.started) this.#viewers.sendWhole();
    else this.#viewers.sendChange({ info, before: seen, told });
    this.#scheduleNext();
    return 'stored';
  }

  /** Takes the steps, and says what is told with them. */
  #turn({ taken = [], match: begun }: Change, match: Match | null): ToldSince {
    if (begun !== undefined) return (viewer) => begun.toldTo(viewer);
    if (taken.length === 0) return NOBODY_TOLD;
    const told = taken.map(({ step }) => match!.take(step));
    return told.length === 1 ? told[0]! : (viewer) => told.flatMap((since) => since(viewer));
  }

  #pressed({ clock: given, taken = [], entries = [] }: Change, meta: Meta, waiting: Seats, now: number): Clock | null {
    let clock = given === undefined ? this.#clock : given;
    if (clock === null) return null;
    // Those who have answered before the last one have pressed in their turn.
    for (const { step, seat, pressed } of taken.slice(0, -1)) {
      const asked = peopleIn(meta, this.#match!.waitingIn(step.state));
      clock = press(meta.clock, clock, now, { answered: pressed ? seat : null, tookBack: null, waiting: asked });
    }
    const last = taken.at(-1);
    const [first] = entries;
    return press(meta.clock, clock, now, {
      answered: last?.pressed === true ? last.seat : null,
      tookBack: first?.type === 'undo' ? first.seat : null,
      waiting: peopleIn(meta, waiting),
    });
  }

  /** Another process was first. What is stored is the truth: read it, and show it to everybody. */
  async #readAgain(): Promise<void> {
    const stored = await this.#services.storage.table(this.id);
    if (stored === null) return;
    this.#bots.forget();
    await this.#restore(stored, null);
    this.#viewers.reseat();
    this.#viewers.sendWhole();
    this.#scheduleNext();
  }

  // ----------------------------------------------------------------------------------------------- what happens by itself

  /** Asks the bots that are waited for, and sets the alarm for the clocks. */
  #scheduleNext(): void {
    this.#cancelAlarm?.();
    this.#cancelAlarm = null;
    const match = this.#match;
    if (this.#left || match === null || match.outcome !== null) return;
    const due = dueIn(this.#clock === null ? null : tick(this.#clock, this.#services.time.now()));
    if (due !== null) {
      const ring = (): void => void this.#inbox.run(() => this.#timeIsUp()).then((reply) => this.#orLater(reply));
      this.#cancelAlarm = this.#services.time.after(due, ring);
    }
    const { waiting } = match;
    for (const seat of list(waiting)) if (isPlayedByBot(this.#meta.seats[seat]!)) this.#bots.ask(seat, match);
  }

  /** Somebody's time is up. */
  async #timeIsUp(): Promise<Reply> {
    if (this.#left || this.#clock === null || this.phase !== 'playing') return DONE;
    const out = outOfTime(this.#clock, this.#services.time.now());
    if (out.length === 0) {
      this.#scheduleNext();
      return DONE;
    }
    if (this.#meta.whenOut === 'bot') return this.#putBot(out, true);
    for (const seat of out) {
      const match = this.#match!;
      if (match.outcome !== null || !includes(match.waiting, seat)) continue;
      // Whoever is here and was only slow must have a chance to answer the next question; nobody waits for who is gone.
      const { person } = this.#meta.seats[seat]!;
      if (person !== null && this.#viewers.isPresent(person)) {
        this.#clock = welcomeBack(this.#meta.clock, tick(this.#clock, this.#services.time.now()), seat);
      }
      await this.#answers([
        { seat, by: 'bot', command: null, answer: undefined, whyNot: () => null, settle: () => {} },
      ]);
    }
    return DONE;
  }

  // ------------------------------------------------------------------------------------------------------ leaving memory

  /** Nobody looks, nobody thinks, nothing waits to be done, and it has been so for a while. */
  isIdle(now: number): boolean {
    return (
      this.#viewers.size === 0 &&
      this.#inbox.isEmpty &&
      this.#bots.isIdle &&
      now - this.#touched >= this.#services.timings.idleAfter
    );
  }

  get isWatched(): boolean {
    return this.#viewers.size > 0;
  }

  /** Milliseconds until a clock runs out, when it leaves. */
  get due(): number | null {
    return this.phase === 'playing' ? dueIn(this.#clock) : null;
  }

  /** Finishes what was begun and stores what makes coming back quick. Afterwards it does nothing any more. */
  async unload(): Promise<void> {
    await this.#inbox.run(async () => {
      this.#left = true;
      this.#bots.leave();
      this.#cancelAlarm?.();
      const { storage, time } = this.#services;
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
          commands: [],
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

const NOT_YOURS = refuse('That seat is not yours.');
const NOT_BEGUN = refuse('The game has not begun.');
const CONFLICT = refuse('Somebody else was faster; look at the table again.');

function replyTo(stored: 'stored' | 'duplicate' | 'conflict'): Reply {
  return stored === 'conflict' ? CONFLICT : DONE;
}

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
