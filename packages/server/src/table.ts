import { type Entry, includes, type Json, list, type Seat, type Seats } from '@tablewright/kernel';
import type { TableInfo } from '@tablewright/protocol';
import type { HeldAnswer, Kept, Phase, StoredTable } from '@tablewright/storage';
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
  type Taken,
} from './commit.ts';
import { countdownDue, laidSeats, delayed, started } from './countdown.ts';
import { isSeen, playedOn, same } from './catch-up.ts';
import { Inbox, type Work } from './inbox.ts';
import { type KeptGame, keptGame } from './kept-game.ts';
import { type Loaded, Match, type ToldSince } from './match.ts';
import { handedOver, isPlayedByBot, levelOf, type Meta, metaFrom, rematchOf, seatsOf } from './meta.ts';
import { type MomentsFor, momentsOf, NO_MOMENTS } from './moments.ts';
import { DONE, NO_TABLE, refuse, type Reply } from './reply.ts';
import { originOf, startCalledOff } from './sealing.ts';
import type { GameEntry, Services } from './services.ts';
import { held, type Incoming, layTogether, openedTogether, takeTogether, whyNotAnswer } from './table-play.ts';
import { standInDecision, withoutVotesOn } from './stand-ins.ts';
import { TableChat } from './table-chat.ts';
import { decideSeats, isAsked, NOT_BEGUN, NOT_YOURS, owns, type SeatsCommand } from './table-seats.ts';
import type { Watcher } from './viewer-group.ts';
import { NOBODY_TOLD, type TableNow, Viewers, type WatchRequest } from './viewers.ts';
import { isTimedWindow, Windows } from './windows.ts';

// One table in memory. Whatever changes it goes through one inbox. The way of an answer, from top to bottom:
//
//   perform       a message comes in and waits in the inbox
//   #answers      its turn has come: whose seat is it, is it allowed, what comes of it (table-play.ts)
//   planChange    what is stored, and what everybody is sent then (commit.ts)
//   #commit       it is stored; what cannot be stored has not happened
//   #carryOut     only now it is true: the game takes it, everybody is sent what they see, bots and clocks go on

type AnswerCommand = Extract<Command, { type: 'answer' }>;

/** A snapshot is kept when so many entries have come since the last one. */
const SNAPSHOT_AFTER = 200;
/** Milliseconds before something that could not be stored is tried again. */
const RETRY = 1000;
/** How often something is tried again because another process was first. */
const TRIES = 50;

/** What processes tell each other about a table. */
export type FleetNote = { readonly table: string } & (
  | { readonly kind: 'changed'; readonly revision: number; readonly due: boolean; readonly kept: Kept }
  | { readonly kind: 'chat'; readonly number: number }
  | { readonly kind: 'pass'; readonly seat: Seat; readonly turn: number; readonly on: boolean }
  /** who watches at that process; and the question who does */
  | { readonly kind: 'here'; readonly people: readonly string[] }
  | { readonly kind: 'who' }
);

type WhatHappens = Pick<PlannedChange, 'begins'> & {
  readonly taken: readonly Pick<Taken, 'step'>[];
  readonly next: Pick<TableState, 'match'>;
};

type Committed = 'stored' | 'duplicate' | 'conflict';

export class Table {
  readonly id: string;
  readonly #services: Services;
  readonly #entry: GameEntry;
  readonly #warnings: readonly string[];
  #state: TableState;
  readonly #chat: TableChat;

  readonly #viewers: Viewers;
  readonly #bots: BotScheduler;
  readonly #windows = new Windows();
  readonly #inbox: Inbox<Incoming>;
  #touched: number;
  #cancelAlarm: (() => void) | null = null;
  #snapshotAt = 0;
  /** whether bots and clocks are this process's business */
  #kept: Kept;
  #left = false;

  private constructor(services: Services, stored: StoredTable, entry: GameEntry) {
    this.id = stored.id;
    this.#services = services;
    this.#entry = entry;
    this.#state = stateFrom(stored);
    this.#kept = stored.kept;
    this.#touched = services.time.now();
    const { meta } = this.#state;
    this.#warnings = meta.started ? [] : (entry.game.warnings?.(meta.options, meta.seats.length) ?? []);
    const look = (): TableNow => ({
      meta: this.#state.meta,
      match: this.#state.match,
      phase: this.phase,
      clock: this.#state.clock,
      chat: this.#chat.lines,
      warnings: this.#warnings,
      aside: (viewer, comes) =>
        this.#windows.seenBy(viewer, this.#state.match, comes === undefined ? null : services.time.now()),
    });
    const { fleet } = services.storage;
    this.#viewers = new Viewers(this.id, services.time, services.timings.awayAfter, look, (people) =>
      fleet?.tell({ kind: 'here', table: this.id, people }),
    );
    this.#chat = new TableChat(services, {
      table: this.id,
      game: entry.game,
      look: () => this.#state,
      show: (chat) => this.#viewers.sendChange({ chat }),
    });
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
    const { fleet } = services.storage;
    let stored = await services.storage.table(id);
    if (stored?.kept === 'nowhere') {
      await fleet?.takeOver(id);
      stored = await services.storage.table(id);
    }
    if (stored === null) return null;
    const entry = services.games.get(stored.game);
    // Nobody can say whether they may see a table of a game that is gone: to everybody it is gone.
    if (entry === undefined) return null;
    const table = new Table(services, stored, entry);
    await table.#restore(stored, clockAt);
    table.#windows.look(table.#state, services.time.now());
    await table.#takeHeld();
    table.#scheduleNext();
    fleet?.tell({ kind: 'who', table: id });
    return table;
  }

  async #restore(stored: StoredTable, clockAt: number | null): Promise<void> {
    const { storage, time, log } = this.#services;
    const goesOnAt = clockAt ?? time.now() - stored.ranFor;
    const clock = clockFrom(stored.clock as unknown as AnyStoredClock, goesOnAt);
    const asStored = stateFrom(stored);
    const meta = delayed(asStored.meta, goesOnAt - stored.updated);
    this.#state = { ...asStored, meta, clock };
    await this.#chat.load();
    if (!meta.started) return;
    const [found, snapshot] = await Promise.all([storage.entries(this.id), storage.snapshot(this.id)]);
    // Another process may have gone on meanwhile.
    const entries = found.slice(0, stored.version);
    const setup = { seats: meta.seats.length, options: meta.options };
    const loaded = loadMatch(this.#entry.game, setup, originOf(meta), entries, snapshot);
    const match = loaded.ok ? loaded.match : null;
    const isRunning = match !== null && match.outcome === null;
    const ended = isRunning ? null : ((await storage.record(this.id)) as KeptGame | null);
    if (match !== null && (ended === null || same(ended.outcome, match.outcome))) {
      this.#state = { ...this.#state, match, ended };
      this.#snapshotAt = snapshot?.version ?? 0;
      // An older server has kept nothing, or the last one was killed before it could.
      if (!isRunning && ended === null) await this.#keepEnd();
      return;
    }
    const { name, rulesVersion } = this.#entry.game;
    const trouble =
      ended === null
        ? `This game was begun under version ${meta.rulesVersion} of the rules of ${name} ` +
          `and cannot be continued under version ${rulesVersion}.`
        : `This game is over. It was played under version ${meta.rulesVersion} of the rules of ${name}, and the board here is for ` +
          `version ${rulesVersion}; what happened is kept in its record.`;
    this.#state = { ...this.#state, trouble, ended };
    if (ended !== null) return;
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

  /** For somebody who goes on from it when it is over. */
  get finished(): { meta: Meta; match: Match } | null {
    const { meta, match } = this.#state;
    return match !== null && match.outcome !== null ? { meta, match } : null;
  }

  /** For somebody who reads the game when it is over, whatever the rules are by then; or why that is not possible. */
  async ended(): Promise<{ meta: Meta; log: readonly Entry[]; kept: KeptGame } | { why: string }> {
    const { meta, match, ended, trouble, entries } = this.#state;
    const kept = ended ?? (match === null ? null : await keptGame(match));
    if (this.#state.match === match) this.#state = { ...this.#state, ended: kept };
    if (kept === null) return { why: trouble ?? 'The game is still being played; its record is open when it is over.' };
    const log = match?.log ?? (await this.#services.storage.entries(this.id)).slice(0, entries);
    return { meta, log, kept };
  }

  /** Beside the log: how it ended, what was told and what was seen, for times with other rules. */
  async #keepEnd(): Promise<void> {
    const { match, meta } = this.#state;
    if (match === null || meta.rulesVersion !== match.game.rulesVersion) return;
    const kept = await keptGame(match);
    if (kept === null) return;
    this.#state = { ...this.#state, ended: kept };
    try {
      await this.#services.storage.keepRecord(this.id, kept);
    } catch {
      this.#services.log.warn({ table: this.id }, 'the end of a game could not be kept yet'); // when it is read again
    }
  }

  #keepEndNext(): void {
    void this.#inbox.run(async () => {
      if (this.#state.ended === null) await this.#keepEnd();
      return DONE;
    });
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

  /** What was one person's is another's from now on: a guest has signed in, and is known by another id. */
  handOver(from: string, to: string): Promise<Reply> {
    return this.#inbox.run(async () => {
      const meta = handedOver(this.#state.meta, from, to);
      if (this.#left) return CONFLICT;
      return meta === this.#state.meta ? DONE : this.#settle({ change: { meta } });
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
    let reply = await this.#tryTo(who, command, watching);
    // What is refused because another process has gone on meanwhile is held against what it has led to.
    if (!reply.ok && this.#isShared && (await this.catchUp())) reply = await this.#tryTo(who, command, watching);
    this.#touched = this.#services.time.now();
    if (reply.ok || reply.why === NO_TABLE) return reply;
    // It may have been done before, and the acknowledgement was lost on the way.
    if ((await this.#services.storage.command(this.id, commandKey(who, command))) !== null) return DONE;
    this.#services.counters.refused();
    return reply;
  }

  #tryTo(who: Caller, command: Command, watching: boolean): Promise<Reply> {
    if (command.type === 'answer') return this.#hear(who, command, watching);
    return this.#inbox.run(async () => this.#whyNotHere(who, command, watching) ?? this.#perform(who, command));
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
        return this.#chat.say(who, command);
      case 'statement':
        return this.#chat.makeStatement(who, command);
      case 'rematch':
        return this.#rematch(who);
      case 'alwaysPass':
        return this.#alwaysPass(who, command);
      default:
        return this.#decideAndSettle(who, command);
    }
  }

  /** Of two processes that decide at the same moment one is first; the other decides again, on what that has led to. */
  async #decideAndSettle(who: Caller, command: SeatsCommand): Promise<Reply> {
    let reply: Reply = CONFLICT;
    for (let tries = 0; reply === CONFLICT && tries < TRIES; tries += 1) {
      reply = await this.#settle(await this.#decide(who, command), commandKey(who, command));
      if (reply === CONFLICT) this.#scheduleNext();
    }
    return reply;
  }

  async #decide(who: Caller, command: SeatsCommand): Promise<Decision> {
    const now = this.#services.time.now();
    const chat = this.#chat.last;
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
    this.#services.storage.fleet?.tell({ kind: 'pass', table: this.id, seat, turn: match.turn, on });
    this.#viewers.sendChange({ before });
    this.#scheduleNext();
    return DONE;
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
    let wasDone: boolean | null = null; // asked again where another process was first
    const whyNot = (waiting: Seats): Reply | null => {
      wasDone ??= this.#bots.done(seat, task);
      const stands = wasDone && this.#bots.isCurrent(task) && isPlayedByBot(this.#state.meta.seats[seat]!);
      if (this.#left || this.#kept !== 'here') return DONE;
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
    if (this.#windows.isOpen) await this.#hold(group);
    else await this.#takeAll(group);
  }

  /** Keeps what is said to an open window. Only those who have said it see that anything has changed. */
  async #hold(group: readonly Incoming[]): Promise<void> {
    const before = this.#viewers.seen();
    const { kept, refused } = held(this.#state, group, (seat, rule) => this.#badBot(seat, rule));
    // Whoever is told that it is held must not find the window closed without it, by whichever process.
    if (kept.length > 0 && !(await this.#shareHeld(kept))) return this.#answers(group);
    for (const one of kept) this.#windows.hold(one);
    this.#viewers.sendChange({ before });
    for (const one of kept) one.settle(DONE);
    for (const { one, reply } of refused) one.settle(reply);
    this.#scheduleNext();
  }

  /** False when another process has changed the table meanwhile. */
  async #shareHeld(kept: readonly Incoming[]): Promise<boolean> {
    const { fleet } = this.#services.storage;
    if (fleet === null) return true;
    const { revision } = this.#state;
    const version = this.#version;
    const answers = kept.map(
      ({ seat, by, command, answer }): HeldAnswer => ({
        seat,
        version,
        by,
        command,
        value: answer?.value as Json | undefined,
      }),
    );
    const stored = await fleet.hold(this.id, revision, answers);
    if (stored === null) {
      await this.#catchUpHere();
      return false;
    }
    this.#state = { ...this.#state, revision: stored };
    this.#tellOthers(false);
    return true;
  }

  /** What was said to the window at other processes, or before this one was started. */
  async #takeHeld(): Promise<void> {
    const { fleet } = this.#services.storage;
    if (fleet === null || !this.#windows.isOpen) return;
    for (const { seat, by, command, value } of await fleet.held(this.id, this.#version)) {
      const answer = value === undefined ? undefined : { seat, value };
      this.#windows.hold({ seat, by, command, answer, whyNot: () => null, settle: () => {} });
    }
  }

  /** Its time is up, or everybody has spoken: all of it is taken at once. */
  async #closeWindow(): Promise<Reply> {
    const { waiting } = this.#state.match!;
    for (const seat of list(waiting)) if (!this.#windows.holds(seat)) this.#bots.drop(seat);
    const { revision } = this.#state;
    await this.#takeAll(this.#windows.closing(waiting), TRIES);
    // Somebody has spoken at another process just then: it closes once more, with that.
    if (this.#windows.isOpen && revision !== this.#state.revision) this.#scheduleNext();
    return DONE;
  }

  #badBot(seat: Seat, rule: string): void {
    this.#services.counters.botFailed();
    this.#services.log.warn({ table: this.id, seat, rule }, 'a bot said something impossible');
  }

  /** Takes answers that have come in together, all in one commit; where a countdown opens them, they are laid down. */
  async #takeAll(group: readonly Incoming[], tries = 0): Promise<void> {
    const { counters, time } = this.#services;
    const badBot = (seat: Seat, rule: string): void => this.#badBot(seat, rule);
    const { accepted, refused, change } =
      this.#state.meta.laid === null
        ? takeTogether(this.#state, group, badBot)
        : layTogether(this.#state, group, badBot, time.now());
    for (const { one, reply } of refused) one.settle(reply);
    if (accepted.length === 0) return;
    const stored = await this.#commit(change);
    if (stored === 'conflict' && tries < TRIES) {
      await this.#takeAgain(accepted, tries + 1);
      return;
    }
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

  /** Another process was first: as if they had come later. */
  async #takeAgain(group: readonly Incoming[], tries: number): Promise<void> {
    if (this.#windows.isOpen) await this.#hold(group);
    else await this.#takeAll(group, tries);
    this.#scheduleNext();
  }

  // ------------------------------------------------------------------------------------------------------------- storing

  /** Stores a change; only afterwards it is true, and everybody sees it. */
  async #commit(change: Change): Promise<Committed> {
    const { storage, time, counters } = this.#services;
    const plan = planChange(this.id, this.#state, change, time.now());
    const began = performance.now();
    const stored = await storage.append(plan.append);
    counters.stored((performance.now() - began) / 1000);
    if (stored.kind === 'stored') {
      this.#setKept(stored.kept);
      this.#carryOut(plan, { entries: stored.version, revision: stored.revision });
      this.#tellOthers(plan.append.summary.due !== null);
      // Behind what is done now: who has given the last answer does not wait for that.
      if (plan.append.summary.phase === 'over' && this.#state.ended === null) this.#keepEndNext();
    } else if (stored.kind === 'conflict' || this.#isShared) await this.#catchUpHere();
    return stored.kind;
  }

  /** After the commit, and outside it: what is not heard is found by looking. `due`: it goes on by itself */
  #tellOthers(due: boolean): void {
    const { revision } = this.#state;
    this.#services.storage.fleet?.tell({ kind: 'changed', table: this.id, revision, due, kept: this.#kept });
  }

  /** What somebody else has begun to do is not done here too. */
  #setKept(kept: Kept): void {
    if (kept === this.#kept) return;
    this.#kept = kept;
    this.#bots.forget();
  }

  /** What follows from a change, now that it is stored. */
  #carryOut(plan: PlannedChange, counts: Pick<TableState, 'entries' | 'revision'>): void {
    const before = plan.gameChanges ? this.#viewers.seen() : null;
    this.#state = { ...this.#state, ...plan.next, ...counts };
    const { told, moments } = this.#take(plan);
    this.#windows.look(this.#state, this.#services.time.now());
    if (plan.begins) this.#chat.reseat();
    if (plan.next.meta.putOut.length > 0) this.#viewers.sendAway();
    if (plan.reseats) this.#viewers.reseat();
    if (plan.sends === 'everything') this.#viewers.sendWhole();
    else this.#viewers.sendChange({ info: plan.infoChanges, before, told, moments });
    this.#scheduleNext();
  }

  /** The game takes what was answered; what is told with it, and how the table stood in between. */
  #take({ taken, begins, next: { match } }: WhatHappens): { told: ToldSince; moments: MomentsFor } {
    if (begins) return { told: (viewer) => match!.toldTo(viewer), moments: NO_MOMENTS };
    if (taken.length === 0) return { told: NOBODY_TOLD, moments: NO_MOMENTS };
    const steps = taken.map(({ step }) => step);
    const told = steps.map((step) => match!.take(step));
    return {
      told: told.length === 1 ? told[0]! : (viewer) => told.flatMap((since) => since(viewer)),
      moments: momentsOf(steps, match!.game.moments ?? []),
    };
  }

  // ------------------------------------------------------------------------------------------------------ other processes

  get #isShared(): boolean {
    return this.#services.storage.fleet !== null;
  }

  get revision(): number {
    return this.#state.revision;
  }

  /** Looks at what is stored, after all that was said before; whether anything was new. */
  async catchUp(): Promise<boolean> {
    let isNew = false;
    await this.#inbox.run(async () => {
      if (this.#left) return DONE;
      isNew = await this.#catchUpHere();
      this.#scheduleNext();
      return DONE;
    });
    return isNew;
  }

  /** Whether somebody has seen more at another process. */
  isBehind(version: number | undefined): boolean {
    return version !== undefined && version > this.#version && this.#isShared;
  }

  /** Another process tells something that is not stored, or that lines were written. */
  hear(note: FleetNote, from: string): void {
    switch (note.kind) {
      case 'chat':
        void this.#inbox.run(async () => {
          await this.#chat.catchUp(note.number);
          return DONE;
        });
        return;
      case 'pass':
        if (this.#state.match?.turn !== note.turn) return;
        this.#windows.setAlwaysPass(note.seat, this.#state.match, note.on);
        this.#scheduleNext();
        return;
      case 'here':
        this.#viewers.watchedElsewhere(from, note.people);
        return;
      case 'who':
        this.#viewers.announce();
        return;
      case 'changed':
        if (note.revision > this.#state.revision) void this.catchUp();
    }
  }

  /** A process has gone, and everybody who watched there. */
  lost(process: string): void {
    this.#viewers.watchedElsewhere(process, []);
  }

  /** Another process was first. What is stored is the truth: take it, and show it to everybody. */
  async #catchUpHere(): Promise<boolean> {
    const stored = await this.#services.storage.table(this.id);
    if (stored === null) return false;
    this.#setKept(stored.kept);
    if (stored.revision === this.#state.revision) return false;
    if (!(await this.#playOn(stored))) await this.#readAnew(stored);
    return true;
  }

  async #readAnew(stored: StoredTable): Promise<void> {
    this.#bots.forget();
    await this.#restore(stored, null);
    this.#windows.look(this.#state, this.#services.time.now());
    await this.#takeHeld();
    this.#viewers.reseat();
    if (this.#state.meta.putOut.length > 0) this.#viewers.sendAway();
    this.#viewers.sendWhole();
  }

  /** As if it had been answered here. False when something was taken back, or has begun: then all is read anew. */
  async #playOn(stored: StoredTable): Promise<boolean> {
    const { storage, time } = this.#services;
    const { match, meta: before, clock: clockBefore, entries } = this.#state;
    const found = metaFrom(stored.meta);
    if (stored.version < entries || found.started !== before.started) return false;
    const more = (await storage.entries(this.id, entries)).slice(0, stored.version - entries);
    const steps = match === null ? [] : playedOn(match, more);
    if (steps === null) return false;
    const goesOnAt = time.now() - stored.ranFor;
    const clock = clockFrom(stored.clock as unknown as AnyStoredClock, goesOnAt);
    const meta = delayed(found, goesOnAt - stored.updated);
    const seen = match === null ? null : this.#viewers.seen();
    const info = steps.length > 0 || isSeen(before, meta) || !same(storedClock(clock), storedClock(clockBefore));
    this.#state = { ...this.#state, meta, clock, entries: stored.version, revision: stored.revision };
    const { told, moments } = this.#take({ taken: steps.map((step) => ({ step })), begins: false, next: { match } });
    this.#windows.look(this.#state, time.now());
    await this.#takeHeld();
    if (!same(before.seats, meta.seats)) this.#viewers.reseat();
    if (meta.putOut.length > 0) this.#viewers.sendAway();
    this.#viewers.sendChange({ info, before: seen, told, moments });
    return true;
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
    if (this.#left || match === null || match.outcome !== null || this.#kept !== 'here') return;
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

  #orLater(reply: Reply): void {
    this.#touched = this.#services.time.now();
    const { ok } = reply;
    if (reply === CONFLICT) this.#scheduleNext();
    else if (!ok && !this.#left) this.#cancelAlarm = this.#services.time.after(RETRY, () => this.#scheduleNext());
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
    return this.phase === 'playing' && match !== null && this.#kept === 'here'
      ? nextDue(meta, match, clock, this.#services.time.now())
      : null;
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
      if (this.#kept === 'here' && clock !== null && (clock.running !== 0 || meta.laid !== null)) {
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
  return { meta: metaFrom(meta), match: null, clock: null, entries: version, revision, trouble: null, ended: null };
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
