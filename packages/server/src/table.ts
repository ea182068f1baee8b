import type { Entry, Json, Seat } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { TableInfo } from '@tablewright/protocol';
import type { Kept, Phase, StoredTable } from '@tablewright/storage';
import { storedClock, tick } from './clock.ts';
import { type Caller, type Command, commandKey } from './command.ts';
import { nextDue, summaryOf } from './commit.ts';
import { laidSeats } from './countdown.ts';
import { mayKeep } from './keep-ends.ts';
import type { Ending } from './kept-game.ts';
import type { Match } from './match.ts';
import { handedOver, type Meta } from './meta.ts';
import { DONE, NO_TABLE, refuse, type Reply } from './reply.ts';
import type { GameEntry, Services } from './services.ts';
import { withoutVotesOn } from './stand-ins.ts';
import { TableAlarms } from './table-alarms.ts';
import { TableAnswers } from './table-answers.ts';
import { TableCommands } from './table-commands.ts';
import { TableCommits } from './table-commit.ts';
import { CONFLICT, type GoesOn, TableCore } from './table-core.ts';
import { TableReading } from './table-reading.ts';
import type { Watcher } from './viewer-group.ts';
import type { WatchRequest } from './viewers.ts';
import { isTimedWindow } from './windows.ts';

// One table in memory, as the rest of the server sees it. Whatever changes it goes through one inbox. The way of an answer stands in
// docs/architecture.md, function by function.

/** A snapshot is kept when so many entries have come since the last one. */
const SNAPSHOT_AFTER = 200;

/** What processes tell each other about a table. */
export type FleetNote = { readonly table: string } & (
  | { readonly kind: 'changed'; readonly revision: number; readonly due: boolean; readonly kept: Kept }
  | { readonly kind: 'chat'; readonly number: number }
  | { readonly kind: 'pass'; readonly seat: Seat; readonly turn: number; readonly on: boolean }
  /** who watches at that process; and the question who does */
  | { readonly kind: 'here'; readonly people: readonly string[] }
  | { readonly kind: 'who' }
);

export class Table {
  readonly id: string;
  readonly #services: Services;
  readonly #core: TableCore;
  readonly #commits: TableCommits;
  readonly #answers: TableAnswers;
  readonly #alarms: TableAlarms;
  readonly #reading: TableReading;
  readonly #commands: TableCommands;

  private constructor(services: Services, stored: StoredTable, entry: GameEntry) {
    this.id = stored.id;
    this.#services = services;
    const next: GoesOn = {
      scheduleNext: () => this.#alarms.scheduleNext(),
      orLater: (reply) => this.#alarms.orLater(reply),
      catchUp: () => this.#reading.catchUp(),
    };
    this.#core = new TableCore(services, stored, entry, {
      take: (group) => this.#answers.take(group),
      botAnswers: (seat, task, value) => this.#answers.botAnswers(seat, task, value),
    });
    this.#commits = new TableCommits(this.#core, next);
    this.#answers = new TableAnswers(this.#core, this.#commits, next);
    this.#alarms = new TableAlarms(this.#core, this.#commits, this.#answers);
    this.#reading = new TableReading(this.#core, this.#commits, this.#answers);
    this.#commands = new TableCommands(this.#core, this.#commits, next);
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
    await table.#reading.readAll(stored, clockAt);
    table.#alarms.scheduleNext();
    fleet?.tell({ kind: 'who', table: id });
    return table;
  }

  get phase(): Phase {
    return this.#core.phase;
  }

  get revision(): number {
    return this.#core.state.revision;
  }

  // ------------------------------------------------------------------------------------------------------------ looking

  maySee(person: string | null, word: string | undefined): boolean {
    return this.#core.viewers.maySee(person, word);
  }

  infoFor(person: string | null): TableInfo {
    return this.#core.viewers.infoFor(person);
  }

  /** For somebody who goes on from it when it is over. */
  get finished(): { meta: Meta; match: Match } | null {
    const { meta, match } = this.#core.state;
    return match !== null && match.outcome !== null ? { meta, match } : null;
  }

  /** For somebody who reads the game when it is over, whatever the rules are by then; or why that is not possible. */
  async ended(): Promise<{ meta: Meta; log: readonly Entry[]; kept: Ending } | { why: string }> {
    const { match, ended, meta: played } = this.#core.state;
    // Made for this reader alone it would never be stored: nobody comes back to what is in memory.
    if (ended === null && match !== null && match.outcome !== null) {
      await this.#commits.keepEndInTurn({ stores: mayKeep(this.#core.entry.game, played) });
    }
    const { meta, trouble, entries, ended: kept } = this.#core.state;
    if (kept === null)
      return { why: trouble ?? say`The game is still being played; its record is open when it is over.` };
    const log = match?.log ?? (await this.#services.storage.entries(this.id)).slice(0, entries);
    return { meta, log, kept };
  }

  /** Begins to watch, or looks as another viewer. Says why not. */
  watch(watcher: Watcher, request: WatchRequest): string | null {
    const { state, viewers } = this.#core;
    if (state.trouble !== null && this.maySee(watcher.person, request.word)) return state.trouble;
    const why = viewers.watch(watcher, request);
    if (why === null && watcher.person !== null) this.#isBack(watcher.person);
    return why;
  }

  leave(watcher: Watcher): void {
    this.#core.touched = this.#services.time.now();
    this.#core.viewers.leave(watcher);
  }

  /** What the others have agreed about this person's seat meanwhile is no longer so. */
  #isBack(person: string): void {
    const { state, viewers, inbox } = this.#core;
    viewers.heard(person);
    if (withoutVotesOn(state.meta, person) === state.meta) return;
    void inbox.run(async () => {
      const { state: now, left } = this.#core;
      const meta = withoutVotesOn(now.meta, person);
      return left || meta === now.meta ? DONE : this.#commits.settle({ change: { meta } });
    });
  }

  /** What was one person's is another's from now on: a guest has signed in, and is known by another id. */
  handOver(from: string, to: string): Promise<Reply> {
    return this.#core.inbox.run(async () => {
      const { state, left } = this.#core;
      const meta = handedOver(state.meta, from, to);
      if (left) return CONFLICT;
      return meta === state.meta ? DONE : this.#commits.settle({ change: { meta } });
    });
  }

  /** May I, and if not, why not? */
  explain(person: string | null, seat: Seat, value: Json): Reply {
    return this.#commands.explain(person, seat, value);
  }

  // ---------------------------------------------------------------------------------------------------------- commanding

  /** Does what somebody says, after all that was said before. */
  async perform(who: Caller, command: Command, watching: boolean): Promise<Reply> {
    this.#isBack(who.id);
    const { revision } = this.#core.state;
    let reply = await this.#tryTo(who, command, watching);
    // What is refused because another process has gone on meanwhile is held against what it has led to; that may have been
    // read in between for another reason, and then nothing is new now.
    if (!reply.ok && this.#core.isShared) {
      await this.catchUp();
      if (this.#core.state.revision !== revision) reply = await this.#tryTo(who, command, watching);
    }
    this.#core.touched = this.#services.time.now();
    if (reply.ok || reply.why === NO_TABLE) return reply;
    // It may have been done before, and the acknowledgement was lost on the way.
    if ((await this.#services.storage.command(this.id, commandKey(who, command))) !== null) return DONE;
    this.#services.counters.refused();
    return reply;
  }

  #tryTo(who: Caller, command: Command, watching: boolean): Promise<Reply> {
    const whyNotHere = (): Reply | null => this.#whyNotHere(who, command, watching);
    if (command.type === 'answer') return this.#answers.hear(who, command, whyNotHere);
    return this.#core.inbox.run(async () => whyNotHere() ?? this.#commands.perform(who, command));
  }

  #whyNotHere(who: Caller, command: Command, watching: boolean): Reply | null {
    const { meta, trouble } = this.#core.state;
    const known = watching || this.maySee(who.id, command.type === 'sit' ? command.invite : undefined);
    if (!known || meta.putOut.includes(who.id)) return refuse(NO_TABLE);
    if (trouble !== null) return refuse(trouble);
    return this.#core.left ? refuse(say`The server is about to stop; try again in a moment.`) : null;
  }

  // ------------------------------------------------------------------------------------------------------ other processes

  /** Looks at what is stored, after all that was said before. */
  async catchUp(): Promise<void> {
    await this.#core.inbox.run(async () => {
      if (this.#core.left) return DONE;
      await this.#reading.catchUp();
      this.#alarms.scheduleNext();
      return DONE;
    });
  }

  /**
   * Whether somebody has seen more at another process, or may have: a page that is loaded anew does not say what it has seen, and
   * to be shown the lobby of a game that has begun would look to it like a second deal.
   */
  isBehind(version: number | undefined): boolean {
    const mayBe = version === undefined ? this.#core.phase === 'lobby' : version > this.#core.version;
    return mayBe && this.#core.isShared;
  }

  /** Another process tells something that is not stored, or that lines were written. */
  hear(note: FleetNote, from: string): void {
    const { state, chat, windows, viewers, inbox } = this.#core;
    switch (note.kind) {
      case 'chat':
        void inbox.run(async () => {
          await chat.catchUp(note.number);
          return DONE;
        });
        return;
      case 'pass':
        if (state.match?.turn !== note.turn) return;
        windows.setAlwaysPass(note.seat, state.match, note.on);
        this.#alarms.scheduleNext();
        return;
      case 'here':
        viewers.watchedElsewhere(from, note.people);
        return;
      case 'who':
        viewers.announce();
        return;
      case 'changed':
        if (note.revision > state.revision) void this.catchUp();
    }
  }

  /** A process has gone, and everybody who watched there. */
  lost(process: string): void {
    this.#core.viewers.watchedElsewhere(process, []);
  }

  // ------------------------------------------------------------------------------------------------------ leaving memory

  /** Nobody looks, nobody thinks, nothing waits to be done, and it has been so for a while. */
  isIdle(now: number): boolean {
    const { viewers, inbox, bots, windows, touched } = this.#core;
    const nothingWaits = viewers.size === 0 && inbox.isEmpty && bots.isIdle && !windows.isOpen;
    return nothingWaits && now - touched >= this.#services.timings.idleAfter;
  }

  get isWatched(): boolean {
    return this.#core.viewers.size > 0;
  }

  /** Milliseconds until a clock runs out, when it leaves. */
  get due(): number | null {
    const { state, isKeptHere } = this.#core;
    const { meta, match, clock } = state;
    return this.phase === 'playing' && match !== null && isKeptHere
      ? nextDue(meta, match, clock, this.#services.time.now())
      : null;
  }

  /** Finishes what was begun and stores what makes coming back quick. Afterwards it does nothing any more. */
  async unload(): Promise<void> {
    await this.#core.inbox.run(async () => {
      this.#core.left = true;
      this.#core.bots.leave();
      this.#alarms.cancel();
      const { match } = this.#core.state;
      if (match === null) return DONE;
      if (match.log.length - this.#core.snapshotAt >= SNAPSHOT_AFTER) {
        await this.#services.storage.keepSnapshot(this.id, match.snapshot());
      }
      await this.#keepClock(match);
      return DONE;
    });
  }

  /** Clocks go on from where they stand now. */
  async #keepClock(match: Match): Promise<void> {
    const { storage, time } = this.#services;
    const { meta, clock, entries, revision } = this.#core.state;
    if (!this.#core.isKeptHere || clock === null || (clock.running === 0 && meta.laid === null)) return;
    const ticked = tick(clock, time.now());
    this.#core.state = { ...this.#core.state, clock: ticked };
    const due = isTimedWindow(meta, match) ? 0 : this.due;
    const stored = await storage.append({
      table: this.id,
      at: time.now(),
      from: entries,
      revision,
      entries: [],
      commands: [],
      summary: summaryOf(meta, this.phase, match.waiting & ~laidSeats(meta), due),
      clock: storedClock(ticked),
    });
    if (stored.kind === 'stored') this.#core.state = { ...this.#core.state, revision: stored.revision };
  }
}
