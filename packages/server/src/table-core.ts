import { say } from '@tablewright/kernel/words';
import type { Kept, Phase, StoredTable } from '@tablewright/storage';
import { BotScheduler, type SchedulerOptions } from './bot-scheduler.ts';
import { phaseOf, type TableState } from './commit.ts';
import { Inbox, type Work } from './inbox.ts';
import { levelOf, metaFrom } from './meta.ts';
import { refuse, type Reply } from './reply.ts';
import type { GameEntry, Services } from './services.ts';
import { TableChat } from './table-chat.ts';
import type { Incoming } from './table-play.ts';
import { type TableNow, Viewers } from './viewers.ts';
import { Windows } from './windows.ts';

// What the parts of a table in memory share: how it stands, and those who have to do with it. Nothing happens here.

/** Of two processes that change a table at the same moment one is first; this is what the other hears. */
export const CONFLICT = refuse(say`Somebody else was faster; look at the table again.`);

/** What takes answers when their turn has come. */
export interface TakesAnswers {
  take(group: readonly Incoming[]): Promise<void>;
  botAnswers: SchedulerOptions['answers'];
}

/** What a part of a table leaves to others. */
export interface GoesOn {
  /** Asks bots and sets the alarm, now that the table stands otherwise. */
  scheduleNext(): void;
  /** What came of something that happens by itself: if it could not be stored it is tried again. */
  orLater(reply: Reply): void;
  /** Takes what other processes have stored. */
  catchUp(): Promise<void>;
}

export class TableCore {
  readonly id: string;
  readonly services: Services;
  readonly entry: GameEntry;
  readonly viewers: Viewers;
  readonly chat: TableChat;
  readonly bots: BotScheduler;
  readonly windows = new Windows();
  readonly inbox: Inbox<Incoming>;
  state: TableState;
  /** it leaves memory, and does nothing any more */
  left = false;
  /** when something was last done here */
  touched: number;
  /** the log's length at the last snapshot */
  snapshotAt = 0;
  /** what is kept of it, once it was read again, is of an older form, and today's rules can say it anew */
  keptInOlderForm = false;
  readonly #warnings: readonly string[];
  #kept: Kept;

  constructor(services: Services, stored: StoredTable, entry: GameEntry, answers: TakesAnswers) {
    this.id = stored.id;
    this.services = services;
    this.entry = entry;
    this.state = stateFrom(stored);
    this.#kept = stored.kept;
    this.touched = services.time.now();
    const { meta } = this.state;
    this.#warnings = meta.started ? [] : (entry.game.warnings?.(meta.options, meta.seats.length) ?? []);
    const { time, timings, storage, batches } = services;
    this.viewers = new Viewers(
      this.id,
      time,
      timings.awayAfter,
      () => this.#now(),
      (people) => storage.fleet?.tell({ kind: 'here', table: this.id, people }),
    );
    this.chat = new TableChat(services, {
      table: this.id,
      game: entry.game,
      look: () => this.state,
      show: (chat) => this.viewers.sendChange({ chat }),
    });
    this.bots = new BotScheduler(services, {
      table: this.id,
      entry,
      secret: () => this.state.meta.secret,
      levelAt: (seat) => levelOf(this.state.meta.seats[seat]!),
      answers: (seat, task, value) => answers.botAnswers(seat, task, value),
    });
    const work: Work<Incoming> = {
      take: (group) => answers.take(group),
      // The second answer of one seat has to be held against what the first has led to.
      fits: (group, { seat }) => group.every((one) => one.seat !== seat),
      broke: (error) => this.#broke(error),
    };
    this.inbox = new Inbox(work, batches);
  }

  get version(): number {
    return this.state.match?.version ?? 0;
  }

  get phase(): Phase {
    return phaseOf(this.state);
  }

  /** Other processes may change this table too. */
  get isShared(): boolean {
    return this.services.storage.fleet !== null;
  }

  /** Bots and clocks are this process's business. */
  get isKeptHere(): boolean {
    return this.#kept === 'here';
  }

  /** What somebody else has begun to do is not done here too. */
  setKept(kept: Kept): void {
    if (kept === this.#kept) return;
    this.#kept = kept;
    this.bots.forget();
  }

  /** After the commit, and outside it: what is not heard is found by looking. `due`: it goes on by itself */
  tellOthers(due: boolean): void {
    const { revision } = this.state;
    this.services.storage.fleet?.tell({ kind: 'changed', table: this.id, revision, due, kept: this.#kept });
  }

  #now(): TableNow {
    const { meta, match, clock } = this.state;
    return {
      meta,
      match,
      phase: this.phase,
      clock,
      chat: this.chat.lines,
      warnings: this.#warnings,
      aside: (viewer, comes) =>
        this.windows.seenBy(viewer, match, comes === undefined ? null : this.services.time.now()),
    };
  }

  #broke(error: unknown): Reply {
    // The message only: what a broken rule shows is the whole state, and a log is no place for secrets.
    const [what] = error instanceof Error ? error.message.split('\n') : ['something was thrown'];
    this.services.log.error({ table: this.id, version: this.version, what }, 'a command broke');
    return refuse(say`Something went wrong here; nothing has changed. Please try again.`);
  }
}

/** As it is stored; its game is not loaded yet, and its clocks stand still. */
export function stateFrom({ meta, phase, version, revision }: StoredTable): TableState {
  const asRead = { meta: metaFrom(meta), entries: version, revision, wasOver: phase === 'over' };
  return { ...asRead, match: null, clock: null, trouble: null, ended: null };
}
