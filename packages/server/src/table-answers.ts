import { includes, type Json, list, type Seat, type Seats } from '@tablewright/kernel';
import type { HeldAnswer } from '@tablewright/storage';
import type { BotTask } from './bot-scheduler.ts';
import { type Caller, type Command, commandKey } from './command.ts';
import { isPlayedByBot } from './meta.ts';
import { DONE, type Reply } from './reply.ts';
import type { TableCommits } from './table-commit.ts';
import { CONFLICT, type GoesOn, type TableCore } from './table-core.ts';
import { held, type Incoming, layTogether, openedTogether, takeTogether, whyNotAnswer } from './table-play.ts';

// Answers at a table, from the inbox to their commit. What comes of them is worked out in table-play.ts.

export type AnswerCommand = Extract<Command, { type: 'answer' }>;

/** How often something is tried again because another process was first. */
export const TRIES = 50;

export class TableAnswers {
  readonly #table: TableCore;
  readonly #commits: TableCommits;
  readonly #next: GoesOn;

  constructor(table: TableCore, commits: TableCommits, next: GoesOn) {
    this.#table = table;
    this.#commits = commits;
    this.#next = next;
  }

  // ---------------------------------------------------------------------------------------------------------- coming in

  /** A person answers: it waits for its turn. `whyNotHere`: looked at then */
  hear(who: Caller, command: AnswerCommand, whyNotHere: () => Reply | null): Promise<Reply> {
    const { seat, about, value } = command;
    return new Promise((settle) => {
      this.#table.inbox.add({
        seat,
        by: 'person',
        command: commandKey(who, command),
        whyNot: () => whyNotHere() ?? whyNotAnswer(this.#table.state, who.id, command),
        answer: { seat, about, value },
        settle,
      });
    });
  }

  /**
   * A bot has answered. What nobody has asked for is tried again when it could not be stored; and whoever was asked something that is not
   * asked any more is asked anew.
   */
  botAnswers(seat: Seat, task: BotTask, value: Json | undefined): void {
    const { bots, inbox } = this.#table;
    let wasDone: boolean | null = null; // asked again where another process was first
    const whyNot = (waiting: Seats, about: string | null): Reply | null => {
      wasDone ??= bots.done(seat, task);
      const { state, left, isKeptHere, version } = this.#table;
      const stands = wasDone && bots.isCurrent(task) && isPlayedByBot(state.meta.seats[seat]!);
      if (left || !isKeptHere) return DONE;
      const isAsked = includes(waiting, seat);
      // Others who answer beside it may have led on to another question, and whose stand-in it is may have answered meanwhile.
      const isThatQuestion = isAsked && about === task.about && !state.match!.isStale(seat, task.version);
      // Nobody has waited for it: it speaks to what it saw, or not at all.
      const speaksUp = !isAsked && value !== undefined && value !== null && task.version === version;
      if (stands && (task.isOptional ? speaksUp : isThatQuestion)) return null;
      // Behind those that are taken with it: before that, one of them would be asked its old question again.
      void inbox.run(async () => {
        this.#next.scheduleNext();
        return DONE;
      });
      return DONE;
    };
    const answer = value === undefined ? undefined : { seat, value };
    inbox.add({ seat, by: 'bot', command: null, whyNot, answer, settle: (reply) => this.#next.orLater(reply) });
  }

  // ------------------------------------------------------------------------------------------------------------- taking

  /** Their turn has come. While a window is open they wait until it closes. `tries`: how often another process was first */
  async take(group: readonly Incoming[], tries = 0): Promise<void> {
    if (this.#table.windows.isOpen) await this.#hold(group);
    else await this.#takeAll(group, tries);
  }

  /** Takes answers that have come in together, all in one commit; where a countdown opens them, they are laid down. */
  async #takeAll(group: readonly Incoming[], tries = 0): Promise<void> {
    const { state, services, windows } = this.#table;
    const { counters, time } = services;
    const badBot = (seat: Seat, rule: string): void => this.#badBot(seat, rule);
    const { accepted, refused, change } =
      state.meta.laid === null ? takeTogether(state, group, badBot) : layTogether(state, group, badBot, time.now());
    for (const { one, reply } of refused) one.settle(reply);
    if (accepted.length === 0) return;
    const stored = await this.#commits.commit(change);
    if (stored === 'conflict' && tries < TRIES) {
      await this.take(accepted, tries + 1); // as if they had come later
      return this.#next.scheduleNext();
    }
    if (stored === 'duplicate' && accepted.length > 1) {
      // One of them was stored before: the others still have to be. A window closes as a whole or not at all.
      if (windows.isOpen) return this.#takeAll(accepted.map((one) => ({ ...one, command: null })));
      for (const one of accepted) await this.#takeAll([one]);
      return;
    }
    for (const one of accepted) {
      if (stored === 'stored') counters.answered(one.answer === undefined ? 'absent' : one.by);
      one.settle(stored === 'conflict' && one.by === 'person' ? CONFLICT : DONE);
    }
  }

  /** What is answered for somebody whose time is up. */
  async takeAbsent(seat: Seat): Promise<void> {
    await this.take([{ seat, by: 'bot', command: null, answer: undefined, whyNot: () => null, settle: () => {} }]);
  }

  /** The countdown is at zero: what lies on the table is taken at once. */
  async takeLaidDown(): Promise<Reply> {
    const { state, bots, services } = this.#table;
    bots.forget();
    const opened = openedTogether(state);
    const { change } = takeTogether(state, opened, (seat, rule) => this.#badBot(seat, rule));
    const stored = await this.#commits.commit(change);
    for (const { by, answer } of opened) {
      if (stored === 'stored') services.counters.answered(answer === undefined ? 'absent' : by);
    }
    return stored === 'conflict' ? CONFLICT : DONE;
  }

  #badBot(seat: Seat, rule: string): void {
    const { id, services } = this.#table;
    services.counters.botFailed();
    services.log.warn({ table: id, seat, rule }, 'a bot said something impossible');
  }

  // ------------------------------------------------------------------------------------------------------------ windows

  /** Keeps what is said to an open window. Only those who have said it see that anything has changed. */
  async #hold(group: readonly Incoming[]): Promise<void> {
    const { viewers, windows, state } = this.#table;
    const before = viewers.seen();
    const { kept, refused } = held(state, group, (seat, rule) => this.#badBot(seat, rule));
    // Whoever is told that it is held must not find the window closed without it, by whichever process.
    if (kept.length > 0 && !(await this.#shareHeld(kept))) return this.take(group);
    for (const one of kept) windows.hold(one);
    viewers.sendChange({ before });
    for (const one of kept) one.settle(DONE);
    for (const { one, reply } of refused) one.settle(reply);
    this.#next.scheduleNext();
  }

  /** False when another process has changed the table meanwhile. */
  async #shareHeld(kept: readonly Incoming[]): Promise<boolean> {
    const { id, state, version, services } = this.#table;
    const answers = kept.map(
      ({ seat, by, command, answer }): HeldAnswer => ({
        seat,
        version,
        by,
        command,
        value: answer?.value as Json | undefined,
      }),
    );
    const revision = await services.storage.hold(id, state.revision, answers);
    if (revision === null) {
      await this.#next.catchUp();
      return false;
    }
    this.#table.state = { ...this.#table.state, revision };
    this.#table.tellOthers(false);
    return true;
  }

  /** What was said to the window at other processes, or before this one was started. */
  async takeHeld(): Promise<void> {
    const { id, windows, version, services } = this.#table;
    if (!windows.isOpen) return;
    for (const { seat, by, command, value } of await services.storage.held(id, version)) {
      const answer = value === undefined ? undefined : { seat, value };
      windows.hold({ seat, by, command, answer, whyNot: () => null, settle: () => {} });
    }
  }

  /** Its time is up, or everybody has spoken: all of it is taken at once. */
  async closeWindow(): Promise<Reply> {
    const { windows, bots, state } = this.#table;
    const { waiting } = state.match!;
    for (const seat of list(waiting)) if (!windows.holds(seat)) bots.drop(seat);
    await this.#takeAll(windows.closing(waiting), TRIES);
    // Somebody has spoken at another process just then: it closes once more, with that.
    if (windows.isOpen && state.revision !== this.#table.state.revision) this.#next.scheduleNext();
    return DONE;
  }
}
