import { includes, type Json, list, sayAloud, type Seat, type Seats } from '@tablewright/kernel';
import type { ChatLine, TableInfo } from '@tablewright/protocol';
import type { Phase, StoredTable } from '@tablewright/storage';
import { BotScheduler, type BotTask } from './bot-scheduler.ts';
import { type AnyStoredClock, clockFrom, outOfTime, storedClock, tick, welcomeBack } from './clock.ts';
import { type Caller, type Command, commandKey } from './command.ts';
import {
  type Change,
  type Decision,
  nextDue,
  phaseOf,
  type PlannedChange,
  planChange,
  summaryOf,
  type TableState,
} from './commit.ts';
import { countdownDue, laidSeats, delayed, started } from './countdown.ts';
import { Inbox, type Work } from './inbox.ts';
import { seatName } from './info.ts';
import { type Loaded, Match, type ToldSince } from './match.ts';
import { isPlayedByBot, levelOf, type Meta, metaFrom, rematchOf, seatOfLine, seatsOf } from './meta.ts';
import { type MomentsFor, momentsOf, NO_MOMENTS } from './moments.ts';
import { DONE, NO_TABLE, refuse, type Reply } from './reply.ts';
import { originOf, startCalledOff } from './sealing.ts';
import type { GameEntry, Services } from './services.ts';
import { held, type Incoming, layTogether, openedTogether, takeTogether, whyNotAnswer } from './table-play.ts';
import { standInDecision, withoutVotesOn } from './stand-ins.ts';
import { decideSeats, isAsked, NOT_BEGUN, NOT_YOURS, owns, type SeatsCommand } from './table-seats.ts';
import type { Watcher } from './viewer-group.ts';
import { NOBODY_TOLD, Viewers, type WatchRequest } from './viewers.ts';
import { isTimedWindow, Windows } from './windows.ts';

// One table in memory. Whatever changes it goes through one inbox. The way of an answer, from top to bottom:
//
//   perform       a message comes in and waits in the inbox
//   #answers      its turn has come: whose seat is it, is it allowed, what comes of it (table-play.ts)
//   planChange    what is stored, and what everybody is sent then (commit.ts)
//   #commit       it is stored; what cannot be stored has not happened
//   #carryOut     only now it is true: the game takes it, everybody is sent what they see, bots and clocks go on

type AnswerCommand = Extract<Command, { type: 'answer' }>;

/** How many lines of chat somebody who comes is shown. */
const CHAT = 100;
/** A snapshot is kept when so many entries have come since the last one. */
const SNAPSHOT_AFTER = 200;
/** Milliseconds before something that could not be stored is tried again. */
const RETRY = 1000;

type Committed = 'stored' | 'duplicate' | 'conflict';

export class Table {
  readonly id: string;
  readonly #services: Services;
  readonly #entry: GameEntry;
  readonly #warnings: readonly string[];
  #state: TableState;
  #chat: ChatLine[] = [];

  readonly #viewers: Viewers;
  readonly #bots: BotScheduler;
  readonly #windows = new Windows();
  readonly #inbox: Inbox<Incoming>;
  #touched: number;
  #cancelAlarm: (() => void) | null = null;
  #snapshotAt = 0;
  #left = false;

  private constructor(services: Services, stored: StoredTable, entry: GameEntry) {
    this.id = stored.id;
    this.#services = services;
    this.#entry = entry;
    this.#state = stateFrom(stored);
    this.#touched = services.time.now();
    const { meta } = this.#state;
    this.#warnings = meta.started ? [] : (entry.game.warnings?.(meta.options, meta.seats.length) ?? []);
    this.#viewers = new Viewers(this.id, services.time, services.timings.awayAfter, () => ({
      meta: this.#state.meta,
      match: this.#state.match,
      phase: this.phase,
      clock: this.#state.clock,
      chat: this.#chat,
      warnings: this.#warnings,
      aside: (viewer) => this.#windows.seenBy(viewer, this.#state.match, services.time.now()),
    }));
    this.#bots = new BotScheduler(services, {
      table: this.id,
      entry,
      secret: () => this.#state.meta.secret,
      levelAt: (seat) => levelOf(this.#state.meta.seats[seat]!),
      answers: (seat, task, value) => this.#botAnswers(seat, task, value),
    });
    const work: Work<Incoming> = {
      take: (group) => this.#answers(group),
      // The second answer of one seat has to be held against what the first has led to.
      fits: (group, { seat }) => group.every((one) => one.seat !== seat),
      broke: (error) => this.#broke(error),
    };
    this.#inbox = new Inbox(work, services.batches);
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
    const goesOnAt = clockAt ?? time.now();
    const clock = clockFrom(stored.clock as unknown as AnyStoredClock, goesOnAt);
    const asStored = stateFrom(stored);
    const meta = delayed(asStored.meta, goesOnAt - stored.updated);
    this.#state = { ...asStored, meta, clock };
    this.#chat = await storage.chat(this.id, CHAT);
    this.#seatChat();
    if (!meta.started) return;
    const [entries, snapshot] = await Promise.all([storage.entries(this.id), storage.snapshot(this.id)]);
    const setup = { seats: meta.seats.length, options: meta.options };
    const loaded = loadMatch(this.#entry.game, setup, originOf(meta), entries, snapshot);
    if (loaded.ok) {
      this.#state = { ...this.#state, match: loaded.match };
      this.#snapshotAt = snapshot?.version ?? 0;
      return;
    }
    const { name, rulesVersion } = this.#entry.game;
    const trouble =
      `This game was begun under version ${meta.rulesVersion} of the rules of ${name} ` +
      `and cannot be continued under version ${rulesVersion}.`;
    this.#state = { ...this.#state, trouble };
    log.error({ table: this.id, rulesVersion: meta.rulesVersion }, 'a game cannot be played again');
  }

  get #version(): number {
    return this.#state.match?.version ?? 0;
  }

  get phase(): Phase {
    return phaseOf(this.#state);
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
    const { meta, match } = this.#state;
    return match !== null && match.outcome !== null ? { meta, match } : null;
  }

  /** Begins to watch, or looks as another viewer. Says why not. */
  watch(watcher: Watcher, request: WatchRequest): string | null {
    const { trouble } = this.#state;
    if (trouble !== null && this.maySee(watcher.person, request.word)) return trouble;
    const why = this.#viewers.watch(watcher, request);
    if (why === null && watcher.person !== null) this.#isBack(watcher.person);
    return why;
  }

  /** What the others have agreed about this person's seat meanwhile is no longer so. */
  #isBack(person: string): void {
    this.#viewers.heard(person);
    if (withoutVotesOn(this.#state.meta, person) === this.#state.meta) return;
    void this.#inbox.run(async () => {
      const meta = withoutVotesOn(this.#state.meta, person);
      return this.#left || meta === this.#state.meta ? DONE : this.#settle({ change: { meta } });
    });
  }

  leave(watcher: Watcher): void {
    this.#touched = this.#services.time.now();
    this.#viewers.leave(watcher);
  }

  /** May I, and if not, why not? */
  explain(person: string | null, seat: Seat, value: Json): Reply {
    const { meta, match } = this.#state;
    if (!owns(meta, person, seat)) return NOT_YOURS;
    if (match === null) return NOT_BEGUN;
    const verdict = match.explain(seat, value);
    return verdict.ok ? DONE : refuse(verdict.why, verdict.rule);
  }

  // ---------------------------------------------------------------------------------------------------------- commanding

  /** Does what somebody says, after all that was said before. */
  async perform(who: Caller, command: Command, watching: boolean): Promise<Reply> {
    this.#isBack(who.id);
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
    if (!known || this.#state.meta.putOut.includes(who.id)) return refuse(NO_TABLE);
    const { trouble } = this.#state;
    if (trouble !== null) return refuse(trouble);
    return this.#left ? refuse('The server is about to stop; try again in a moment.') : null;
  }

  async #perform(who: Caller, command: Exclude<Command, AnswerCommand>): Promise<Reply> {
    switch (command.type) {
      case 'explain':
        return this.explain(who.id, command.seat, command.value);
      case 'chat':
        return this.#say(who, command);
      case 'statement':
        return this.#makeStatement(who, command);
      case 'rematch':
        return this.#rematch(who);
      case 'alwaysPass':
        return this.#alwaysPass(who, command);
      default:
        return this.#settle(await this.#decide(who, command), commandKey(who, command));
    }
  }

  async #decide(who: Caller, command: SeatsCommand): Promise<Decision> {
    const now = this.#services.time.now();
    const chat = this.#chat.at(-1)?.number ?? 0;
    return decideSeats(this.#state, who, command, { game: this.#entry.game, now, presence: this.#viewers, chat });
  }

  /** Stores what was decided, if anything changes. `command`: none for what happens by itself */
  async #settle(decision: Decision, command?: string): Promise<Reply> {
    if (!('change' in decision)) return decision;
    const { change } = decision;
    // Something is taken back: what bots think of has not happened.
    if (change.match !== undefined && this.#state.meta.started) this.#bots.forget();
    return replyTo(await this.#commit({ ...change, commands: command === undefined ? [] : [command] }));
  }

  async #rematch(who: Caller): Promise<Reply> {
    const { meta } = this.#state;
    if (this.phase !== 'over') return refuse('The game is not over yet.');
    if (seatsOf(meta, who.id) === 0) return refuse('Only those who have played can ask for a rematch.');
    if (meta.rematch !== null) return { ok: true, table: meta.rematch };
    const now = this.#services.time.now();
    const rematch = await this.#services.addTable(rematchOf(meta, this.#entry.game, who.id, now));
    const stored = await this.#commit({ meta: { ...meta, rematch } });
    return stored === 'conflict' ? CONFLICT : { ok: true, table: rematch };
  }

  #alwaysPass(who: Caller, { seat, on }: Extract<Command, { type: 'alwaysPass' }>): Reply {
    const { meta, match } = this.#state;
    if (!owns(meta, who.id, seat)) return NOT_YOURS;
    if (match === null) return NOT_BEGUN;
    if (!match.game.hasWindows) return refuse('There is nothing to pass by yourself in this game.');
    const before = this.#viewers.seen();
    this.#windows.setAlwaysPass(seat, match, on);
    this.#viewers.sendChange({ before });
    this.#scheduleNext();
    return DONE;
  }

  async #say(who: Caller, { id, text }: Extract<Command, { type: 'chat' }>): Promise<Reply> {
    const seat = list(seatsOf(this.#state.meta, who.id))[0] ?? null;
    const { match, meta } = this.#state;
    if (seat === null && meta.watchersMuted && who.id !== meta.host)
      return refuse('The host lets only those write who play.');
    const { heard } = this.#entry.game;
    const said = match === null || heard === undefined ? text : heard(match.seen('spectator').view, text);
    return this.#addLine(who, { id, seat, text: said });
  }

  /** One of the game's ready-made statements: whatever is said here, everybody hears it. */
  async #makeStatement(who: Caller, command: Extract<Command, { type: 'statement' }>): Promise<Reply> {
    const { meta, match } = this.#state;
    const { id, seat, statement, filled } = command;
    const { talk } = this.#entry.game;
    if (talk === undefined) return refuse('This game has no statements.');
    if (!owns(meta, who.id, seat)) return NOT_YOURS;
    if (match === null) return NOT_BEGUN;
    const names = meta.seats.map((_, other) => seatName(meta, other));
    const { view } = match.seen('spectator');
    const said = sayAloud(talk, { statement, filled, by: seat }, { view, names });
    return said.ok ? this.#addLine(who, { id, seat, text: said.text }) : refuse(said.why, talk.rule);
  }

  async #addLine(who: Caller, { id, seat, text }: { id: string; seat: Seat | null; text: string }): Promise<Reply> {
    const line = await this.#services.storage.addChatLine({
      table: this.id,
      command: id,
      at: this.#services.time.now(),
      person: who.id,
      seat,
      name: seat === null ? await who.name() : seatName(this.#state.meta, seat),
      text,
    });
    if (line.number <= (this.#chat.at(-1)?.number ?? 0)) return DONE;
    this.#chat.push(line);
    if (this.#chat.length > 2 * CHAT) this.#chat = this.#chat.slice(-CHAT);
    this.#viewers.sendChange({ chat: [line] });
    return DONE;
  }

  /** Lines that were said before the seats were shuffled bear the number of the old seat. */
  #seatChat(): void {
    const { meta } = this.#state;
    if (meta.shuffled !== null) this.#chat = this.#chat.map((line) => ({ ...line, seat: seatOfLine(meta, line) }));
  }

  #broke(error: unknown): Reply {
    // The message only: what a broken rule shows is the whole state, and a log is no place for secrets.
    const [what] = error instanceof Error ? error.message.split('\n') : ['something was thrown'];
    this.#services.log.error({ table: this.id, version: this.#state.match?.version ?? 0, what }, 'a command broke');
    return refuse('Something went wrong here; nothing has changed. Please try again.');
  }

  // ----------------------------------------------------------------------------------------------------------- answering

  #hear(who: Caller, command: AnswerCommand, watching: boolean): Promise<Reply> {
    const { seat, about, value } = command;
    return new Promise((settle) => {
      this.#inbox.add({
        seat,
        by: 'person',
        command: commandKey(who, command),
        whyNot: () => this.#whyNotHere(who, command, watching) ?? whyNotAnswer(this.#state, who.id, command),
        answer: { seat, about, value },
        settle,
      });
    });
  }

  /** A bot has answered. What nobody has asked for is tried again when it could not be stored. */
  #botAnswers(seat: Seat, task: BotTask, value: Json | undefined): void {
    const whyNot = (waiting: Seats): Reply | null => {
      const stands = this.#bots.done(seat, task) && isPlayedByBot(this.#state.meta.seats[seat]!);
      if (this.#left) return DONE;
      const isAsked = includes(waiting, seat);
      // Nobody has waited for it: it speaks to what it saw, or not at all.
      const speaksUp = !isAsked && value !== undefined && value !== null && task.optionalAt === this.#version;
      if (stands && (task.optionalAt === null ? isAsked : speaksUp)) return null;
      this.#scheduleNext();
      return DONE;
    };
    const answer = value === undefined ? undefined : { seat, value };
    this.#inbox.add({ seat, by: 'bot', command: null, whyNot, answer, settle: (reply) => this.#orLater(reply) });
  }

  /** While a window is open they wait until it closes. */
  async #answers(group: readonly Incoming[]): Promise<void> {
    if (this.#windows.isOpen) this.#hold(group);
    else await this.#takeAll(group);
  }

  /** Keeps what is said to an open window. Only those who have said it see that anything has changed. */
  #hold(group: readonly Incoming[]): void {
    const before = this.#viewers.seen();
    const { kept, refused } = held(this.#state, group, (seat, rule) => this.#badBot(seat, rule));
    for (const one of kept) this.#windows.hold(one);
    this.#viewers.sendChange({ before });
    for (const one of kept) one.settle(DONE);
    for (const { one, reply } of refused) one.settle(reply);
    this.#scheduleNext();
  }

  /** Its time is up, or everybody has spoken: all of it is taken at once. */
  async #closeWindow(): Promise<Reply> {
    const { waiting } = this.#state.match!;
    for (const seat of list(waiting)) if (!this.#windows.holds(seat)) this.#bots.drop(seat);
    await this.#takeAll(this.#windows.closing(waiting));
    return DONE;
  }

  #badBot(seat: Seat, rule: string): void {
    this.#services.counters.botFailed();
    this.#services.log.warn({ table: this.id, seat, rule }, 'a bot said something impossible');
  }

  /** Takes answers that have come in together, all in one commit; where a countdown opens them, they are laid down. */
  async #takeAll(group: readonly Incoming[]): Promise<void> {
    const { counters, time } = this.#services;
    const badBot = (seat: Seat, rule: string): void => this.#badBot(seat, rule);
    const { accepted, refused, change } =
      this.#state.meta.laid === null
        ? takeTogether(this.#state, group, badBot)
        : layTogether(this.#state, group, badBot, time.now());
    for (const { one, reply } of refused) one.settle(reply);
    if (accepted.length === 0) return;
    const stored = await this.#commit(change);
    if (stored === 'duplicate' && accepted.length > 1) {
      // One of them was stored before: the others still have to be. A window closes as a whole or not at all.
      if (this.#windows.isOpen) return this.#takeAll(accepted.map((one) => ({ ...one, command: null })));
      for (const one of accepted) await this.#takeAll([one]);
      return;
    }
    for (const one of accepted) {
      if (stored === 'stored') counters.answered(one.answer === undefined ? 'absent' : one.by);
      one.settle(stored === 'conflict' && one.by === 'person' ? CONFLICT : DONE);
    }
  }

  // ------------------------------------------------------------------------------------------------------------- storing

  /** Stores a change; only afterwards it is true, and everybody sees it. */
  async #commit(change: Change): Promise<Committed> {
    const { storage, time, counters } = this.#services;
    const plan = planChange(this.id, this.#state, change, time.now());
    const began = performance.now();
    const stored = await storage.append(plan.append);
    counters.stored((performance.now() - began) / 1000);
    if (stored.kind === 'stored') this.#carryOut(plan, { entries: stored.version, revision: stored.revision });
    else if (stored.kind === 'conflict') await this.#readAgain();
    return stored.kind;
  }

  /** What follows from a change, now that it is stored. */
  #carryOut(plan: PlannedChange, counts: Pick<TableState, 'entries' | 'revision'>): void {
    const before = plan.gameChanges ? this.#viewers.seen() : null;
    this.#state = { ...this.#state, ...plan.next, ...counts };
    const { told, moments } = this.#take(plan);
    this.#windows.look(this.#state, this.#services.time.now());
    if (plan.begins) this.#seatChat();
    if (plan.next.meta.putOut.length > 0) this.#viewers.sendAway();
    if (plan.reseats) this.#viewers.reseat();
    if (plan.sends === 'everything') this.#viewers.sendWhole();
    else this.#viewers.sendChange({ info: plan.infoChanges, before, told, moments });
    this.#scheduleNext();
  }

  /** The game takes what was answered; what is told with it, and how the table stood in between. */
  #take({ taken, begins, next: { match } }: PlannedChange): { told: ToldSince; moments: MomentsFor } {
    if (begins) return { told: (viewer) => match!.toldTo(viewer), moments: NO_MOMENTS };
    if (taken.length === 0) return { told: NOBODY_TOLD, moments: NO_MOMENTS };
    const steps = taken.map(({ step }) => step);
    const told = steps.map((step) => match!.take(step));
    return {
      told: told.length === 1 ? told[0]! : (viewer) => told.flatMap((since) => since(viewer)),
      moments: momentsOf(steps, match!.game.moments ?? []),
    };
  }

  /** Another process was first. What is stored is the truth: read it, and show it to everybody. */
  async #readAgain(): Promise<void> {
    const stored = await this.#services.storage.table(this.id);
    if (stored === null) return;
    this.#bots.forget();
    await this.#restore(stored, null);
    this.#windows.look(this.#state, this.#services.time.now());
    this.#viewers.reseat();
    this.#viewers.sendWhole();
    this.#scheduleNext();
  }

  // ----------------------------------------------------------------------------------------------- what happens by itself

  /** Asks the bots that are waited for or may speak, and sets the alarm for the clocks, or for the window that is open. */
  #scheduleNext(): void {
    this.#cancelAlarm?.();
    this.#cancelAlarm = null;
    const { meta, match, clock } = this.#state;
    const now = this.#services.time.now();
    this.#windows.look(this.#state, now);
    if (!this.#left && meta.sealed !== null && !meta.started) this.#waitForSalts(meta.sealed.at);
    if (this.#left || match === null || match.outcome !== null) return;
    const due =
      this.#windows.dueIn(this.#state, now) ?? nextDue(meta, match, clock === null ? null : tick(clock, now), now);
    if (due !== null) {
      const alarm = (): void => void this.#inbox.run(async () => this.#ring()).then((reply) => this.#orLater(reply));
      this.#cancelAlarm = this.#services.time.after(due, alarm);
    }
    const isBot = (seat: Seat): boolean => isPlayedByBot(meta.seats[seat]!);
    for (const seat of list(match.waiting & ~laidSeats(meta)))
      if (isBot(seat) && !this.#windows.holds(seat)) this.#bots.ask(seat, match);
    for (const seat of list(match.mayAnswer)) if (isBot(seat)) this.#bots.poll(seat, match);
  }

  /** Whoever has promised a salt must show it, or nothing is dealt. */
  #waitForSalts(since: number): void {
    const { time, timings } = this.#services;
    const callOff = async (): Promise<Reply> => {
      const { meta } = this.#state;
      const waits = !this.#left && !meta.started && meta.sealed?.at === since;
      return waits ? this.#settle({ change: { meta: startCalledOff(meta) } }) : DONE;
    };
    const alarm = (): void => void this.#inbox.run(callOff).then((reply) => this.#orLater(reply));
    this.#cancelAlarm = time.after(Math.max(0, since + timings.saltWithin - time.now()), alarm);
  }

  #ring(): Promise<Reply> | Reply {
    if (this.#left || !this.#windows.isOpen) return this.#timeIsUp();
    if (this.#windows.dueIn(this.#state, this.#services.time.now()) === 0) return this.#closeWindow();
    this.#scheduleNext();
    return DONE;
  }

  #orLater({ ok }: Reply): void {
    this.#touched = this.#services.time.now();
    if (!ok && !this.#left) this.#cancelAlarm = this.#services.time.after(RETRY, () => this.#scheduleNext());
  }

  /** Somebody's time is up, or a countdown starts or is at zero. */
  async #timeIsUp(): Promise<Reply> {
    if (this.#left || this.phase !== 'playing') return DONE;
    const counted = await this.#countDown();
    if (counted !== null) return counted;
    const { clock, meta } = this.#state;
    if (clock === null) return DONE;
    const out = outOfTime(clock, this.#services.time.now());
    if (out.length === 0) {
      this.#scheduleNext();
      return DONE;
    }
    if (meta.whenOut === 'bot') return this.#settle(standInDecision(this.#state, out, true, this.#services.time.now()));
    for (const seat of out) {
      if (!isAsked(this.#state, seat)) continue;
      this.#giveGrace(seat);
      await this.#answers([
        { seat, by: 'bot', command: null, answer: undefined, whyNot: () => null, settle: () => {} },
      ]);
    }
    return DONE;
  }

  /** The countdown starts by itself, or what lies on the table is opened; null when it is not time for either. */
  async #countDown(): Promise<Reply | null> {
    const { meta, match } = this.#state;
    const now = this.#services.time.now();
    const due = countdownDue(meta, match, now);
    if (due === null || due.phase === 'preparing') return null;
    // Also when nobody was there to start it in time: it is seen to run before anything is opened.
    if (meta.laid!.startedAt === null) return this.#settle({ change: { meta: started(meta, now) } });
    if (due.phase === 'counting') return null;
    this.#bots.forget();
    const opened = openedTogether(this.#state);
    const { change } = takeTogether(this.#state, opened, (seat, rule) => this.#badBot(seat, rule));
    const stored = await this.#commit(change);
    for (const { by, answer } of opened) {
      if (stored === 'stored') this.#services.counters.answered(answer === undefined ? 'absent' : by);
    }
    return replyTo(stored);
  }

  /** Whoever is here and was only slow must have a chance to answer the next question; nobody waits for who is gone. */
  #giveGrace(seat: Seat): void {
    const { meta, clock } = this.#state;
    const { person } = meta.seats[seat]!;
    if (clock === null || person === null || !this.#viewers.isPresent(person)) return;
    const ticked = tick(clock, this.#services.time.now());
    this.#state = { ...this.#state, clock: welcomeBack(meta.clock, ticked, seat) };
  }

  // ------------------------------------------------------------------------------------------------------ leaving memory

  /** Nobody looks, nobody thinks, nothing waits to be done, and it has been so for a while. */
  isIdle(now: number): boolean {
    return (
      this.#viewers.size === 0 &&
      this.#inbox.isEmpty &&
      this.#bots.isIdle &&
      !this.#windows.isOpen &&
      now - this.#touched >= this.#services.timings.idleAfter
    );
  }

  get isWatched(): boolean {
    return this.#viewers.size > 0;
  }

  /** Milliseconds until a clock runs out, when it leaves. */
  get due(): number | null {
    const { meta, match, clock } = this.#state;
    return this.phase === 'playing' ? nextDue(meta, match, clock, this.#services.time.now()) : null;
  }

  /** Finishes what was begun and stores what makes coming back quick. Afterwards it does nothing any more. */
  async unload(): Promise<void> {
    await this.#inbox.run(async () => {
      this.#left = true;
      this.#bots.leave();
      this.#cancelAlarm?.();
      const { storage, time } = this.#services;
      const { match, meta, clock, entries, revision } = this.#state;
      if (match === null) return DONE;
      if (match.log.length - this.#snapshotAt >= SNAPSHOT_AFTER) await storage.keepSnapshot(this.id, match.snapshot());
      if (clock !== null && (clock.running !== 0 || meta.laid !== null)) {
        const ticked = tick(clock, time.now());
        this.#state = { ...this.#state, clock: ticked };
        const stored = await storage.append({
          table: this.id,
          at: time.now(),
          from: entries,
          revision,
          entries: [],
          commands: [],
          summary: summaryOf(
            meta,
            this.phase,
            match.waiting & ~laidSeats(meta),
            isTimedWindow(meta, match) ? 0 : this.due,
          ),
          clock: storedClock(ticked),
        });
        if (stored.kind === 'stored') this.#state = { ...this.#state, revision: stored.revision };
      }
      return DONE;
    });
  }
}

/** As it is stored; its game is not loaded yet, and its clocks stand still. */
function stateFrom({ meta, version, revision }: StoredTable): TableState {
  return { meta: metaFrom(meta), match: null, clock: null, entries: version, revision, trouble: null };
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

function replyTo(stored: Committed): Reply {
  return stored === 'conflict' ? CONFLICT : DONE;
}
