import { list, type Seat } from '@tablewright/kernel';
import { outOfTime, tick, welcomeBack } from './clock.ts';
import { nextDue } from './commit.ts';
import { countdownDue, laidSeats, started } from './countdown.ts';
import { isPlayedByBot } from './meta.ts';
import { DONE, type Reply } from './reply.ts';
import { startCalledOff } from './sealing.ts';
import { standInDecision } from './stand-ins.ts';
import type { TableAnswers } from './table-answers.ts';
import type { TableCommits } from './table-commit.ts';
import { CONFLICT, type TableCore } from './table-core.ts';
import { isAsked } from './table-seats.ts';

// What happens at a table by itself: bots think, clocks run out, windows close, countdowns reach zero. One alarm a table.

/** Milliseconds before something that could not be stored is tried again. */
const RETRY = 1000;

/** What the table has bound itself to, and since when this process knows it. */
interface Sealed {
  readonly commitment: string;
  readonly since: number;
}

export class TableAlarms {
  readonly #table: TableCore;
  readonly #commits: TableCommits;
  readonly #answers: TableAnswers;
  #cancel: (() => void) | null = null;
  #sealed: Sealed | null = null;

  constructor(table: TableCore, commits: TableCommits, answers: TableAnswers) {
    this.#table = table;
    this.#commits = commits;
    this.#answers = answers;
  }

  cancel(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** Asks the bots that are waited for or may speak, and sets the alarm for the clocks, or for the window that is open. */
  scheduleNext(): void {
    this.cancel();
    const { state, services, windows, bots, left, isKeptHere } = this.#table;
    const { meta, match, clock } = state;
    const now = services.time.now();
    windows.look(state, now);
    const bound = meta.sealed !== null && !meta.started ? meta.commitment : null;
    // By this process's own time: another machine's clock, or the one before a restart, says nothing here.
    if (this.#sealed?.commitment !== bound) this.#sealed = bound === null ? null : { commitment: bound, since: now };
    if (left || !isKeptHere) return;
    if (this.#sealed !== null) this.#waitForSalts(this.#sealed);
    if (match === null || match.outcome !== null) return;
    const due = windows.dueIn(state, now) ?? nextDue(meta, match, clock === null ? null : tick(clock, now), now);
    if (due !== null) this.#set(due, async () => this.#ring());
    const isBot = (seat: Seat): boolean => isPlayedByBot(meta.seats[seat]!);
    const asked = list(match.waiting & ~laidSeats(meta));
    bots.ask(
      asked.filter((seat) => isBot(seat) && !windows.holds(seat)),
      match,
      { unseen: windows.isOpen },
    );
    for (const seat of list(match.mayAnswer)) if (isBot(seat)) bots.poll(seat, match);
  }

  #set(due: number, ring: () => Promise<Reply>): void {
    const { inbox, services } = this.#table;
    const alarm = (): void => void inbox.run(ring).then((reply) => this.orLater(reply));
    this.#cancel = services.time.after(due, alarm);
  }

  /** What came of it: if it could not be stored it is tried again. */
  orLater(reply: Reply): void {
    const { services, left } = this.#table;
    this.#table.touched = services.time.now();
    if (reply === CONFLICT) this.scheduleNext();
    else if (!reply.ok && !left) this.#cancel = services.time.after(RETRY, () => this.scheduleNext());
  }

  /** Whoever has promised a salt must show it, or nothing is dealt. */
  #waitForSalts({ commitment, since }: Sealed): void {
    const { time, timings } = this.#table.services;
    this.#set(Math.max(0, since + timings.saltWithin - time.now()), async () => {
      const { state, left } = this.#table;
      const { meta } = state;
      const waits = !left && !meta.started && meta.sealed !== null && meta.commitment === commitment;
      return waits ? this.#commits.settle({ change: { meta: startCalledOff(meta) } }) : DONE;
    });
  }

  #ring(): Promise<Reply> | Reply {
    const { state, left, windows, services } = this.#table;
    if (left || !windows.isOpen) return this.#timeIsUp();
    if (windows.dueIn(state, services.time.now()) === 0) return this.#answers.closeWindow();
    this.scheduleNext();
    return DONE;
  }

  /** Somebody's time is up, or a countdown starts or is at zero. */
  async #timeIsUp(): Promise<Reply> {
    if (this.#table.left || this.#table.phase !== 'playing') return DONE;
    const counted = await this.#countDown();
    if (counted !== null) return counted;
    const { state, services } = this.#table;
    const { clock, meta } = state;
    if (clock === null) return DONE;
    const now = services.time.now();
    const out = outOfTime(clock, now);
    if (out.length === 0) {
      this.scheduleNext();
      return DONE;
    }
    if (meta.whenOut === 'bot') return this.#commits.settle(standInDecision(state, out, true, now));
    for (const seat of out) {
      if (!isAsked(this.#table.state, seat)) continue;
      this.#giveGrace(seat);
      await this.#answers.takeAbsent(seat);
    }
    return DONE;
  }

  /** The countdown starts by itself, or what lies on the table is opened; null when it is not time for either. */
  async #countDown(): Promise<Reply | null> {
    const { state, services } = this.#table;
    const { meta, match } = state;
    const now = services.time.now();
    const due = countdownDue(meta, match, now);
    if (due === null || due.phase === 'preparing') return null;
    // Also when nobody was there to start it in time: it is seen to run before anything is opened.
    if (meta.laid!.startedAt === null) return this.#commits.settle({ change: { meta: started(meta, now) } });
    return due.phase === 'counting' ? null : this.#answers.takeLaidDown();
  }

  /** Whoever is here and was only slow must have a chance to answer the next question; nobody waits for who is gone. */
  #giveGrace(seat: Seat): void {
    const { state, viewers, services } = this.#table;
    const { meta, clock } = state;
    const { person } = meta.seats[seat]!;
    if (clock === null || person === null || !viewers.isPresent(person)) return;
    const ticked = tick(clock, services.time.now());
    this.#table.state = { ...state, clock: welcomeBack(meta.clock, ticked, seat) };
  }
}
