import { type Level, LEVEL_SPECS, listens } from '@tablewright/bots/levels';
import type { Json, Seat } from '@tablewright/kernel';
import { botSeed } from './bots/bots.ts';
import type { GameEntry, Services } from './services.ts';
import type { Match } from './match.ts';

// The bots at one table. They are given a view, a question and what their seat was told, and think elsewhere; each about one thing at a time.

/** What a bot was asked at some moment. When something has been taken back since, its answer is of no use. */
export interface BotTask {
  readonly epoch: number;
  /** the table's version then, and what the question was about: what is said to it is no answer to a later one */
  readonly version: number;
  readonly about: string | null;
  /** it may speak though nobody waits for it */
  readonly isOptional: boolean;
}

export interface SchedulerOptions {
  readonly table: string;
  readonly entry: GameEntry;
  readonly secret: () => string;
  readonly levelAt: (seat: Seat) => Level;
  /** `value`: what the bot says; undefined when it could not say anything, null when it has nothing to say unasked */
  readonly answers: (seat: Seat, task: BotTask, value: Json | undefined) => void;
}

/** Bots that were asked in the same moment. What they say is said together: who was sooner would tell who had something to choose. */
interface AskedTogether {
  readonly until: number;
  readonly thinking: Promise<unknown>[];
}

export class BotScheduler {
  readonly #services: Services;
  readonly #what: SchedulerOptions;
  readonly #busy = new Map<Seat, BotTask>();
  /** by seat: the version at which it was last asked whether it wants to speak */
  readonly #polledAt = new Map<Seat, number>();
  #epoch = 0;
  #left = false;

  constructor(services: Services, what: SchedulerOptions) {
    this.#services = services;
    this.#what = what;
  }

  get isIdle(): boolean {
    return this.#busy.size === 0;
  }

  /** What they think of at this moment has not happened. */
  forget(): void {
    this.#epoch += 1;
  }

  /** Whether nothing was taken back since it was asked. */
  isCurrent({ epoch }: BotTask): boolean {
    return epoch === this.#epoch;
  }

  /** Nobody waits for them any more. */
  leave(): void {
    this.#left = true;
  }

  /**
   * Asks bots, but for those who think already; whoever only thinks whether to speak unasked is asked all the same, or it would answer
   * apart from the others. `unseen`: nobody sees when they speak, as in a window, which closes whether they have spoken or not
   */
  ask(seats: readonly Seat[], match: Match, { unseen = false }: { readonly unseen?: boolean } = {}): void {
    const free = seats.filter((seat) => this.#busy.get(seat)?.isOptional !== false);
    const until = this.#services.time.now() + this.#pace(seats);
    const together: AskedTogether | null = unseen ? null : { until, thinking: [] };
    for (const seat of free) this.#begin(seat, match, this.#task(match, false), together);
  }

  /** Lets a bot speak that nobody waits for, if it wants to; once for as long as nothing has happened. */
  poll(seat: Seat, match: Match): void {
    const { version } = match;
    if (this.#busy.has(seat) || this.#polledAt.get(seat) === version) return;
    this.#polledAt.set(seat, version);
    this.#begin(seat, match, this.#task(match, true), null);
  }

  #task(match: Match, isOptional: boolean): BotTask {
    return { epoch: this.#epoch, version: match.version, about: match.aboutIn(), isOptional };
  }

  /** What it was asked is no longer asked: what it thinks of is of no use. */
  drop(seat: Seat): void {
    this.#busy.delete(seat);
  }

  #begin(seat: Seat, match: Match, task: BotTask, together: AskedTogether | null): void {
    this.#busy.set(seat, task);
    void this.#think(seat, match, task, together);
  }

  /** The bot is free again; whether what it thought of still stands. */
  done(seat: Seat, task: BotTask): boolean {
    if (this.#busy.get(seat) !== task) return false;
    this.#busy.delete(seat);
    return this.isCurrent(task);
  }

  /**
   * Milliseconds from the question until the answers are said. It depends on what everybody knows, who is asked and their levels, and
   * never on the question: a bot that answers sooner when there is nothing to choose would tell so. A table's bots think on one
   * thread, one after the other; so long that all of them could have had something to choose.
   */
  #pace(asked: readonly Seat[]): number {
    const { botPause } = this.#services.timings;
    if (botPause === 0) return 0;
    return asked.reduce(
      (sum, seat) => sum + (LEVEL_SPECS[this.#what.levelAt(seat)].thinks?.milliseconds ?? 0),
      botPause,
    );
  }

  async #think(seat: Seat, match: Match, task: BotTask, together: AskedTogether | null): Promise<void> {
    const answer = this.#answer(seat, match, task);
    together?.thinking.push(answer);
    const value = await answer;
    if (together !== null) await this.#saidTogether(together);
    if (!this.#left) this.#what.answers(seat, task, value);
  }

  /** When nobody is left who thinks, and not before it is time. */
  async #saidTogether({ until, thinking }: AskedTogether): Promise<void> {
    const { time } = this.#services;
    await Promise.all(thinking);
    const left = until - time.now();
    if (left > 0) await new Promise<void>((resolve) => void time.after(left, resolve));
  }

  /** Undefined when it could not say anything. */
  async #answer(seat: Seat, match: Match, { epoch }: BotTask): Promise<Json | undefined> {
    const { bots, log, counters } = this.#services;
    const { table, entry, secret, levelAt } = this.#what;
    try {
      const level = levelAt(seat);
      const { view, question } = match.question(seat);
      const told = listens(level) ? match.toldTo(seat).map(({ event }) => event) : [];
      const seed = botSeed(secret(), seat);
      return await bots.answer({
        module: entry.module,
        table,
        seat,
        level,
        epoch,
        seed,
        view,
        question: question!,
        told,
      });
    } catch (error) {
      if (this.#left) return undefined;
      counters.botFailed();
      const [what] = error instanceof Error ? error.message.split('\n') : [''];
      log.warn({ table, seat, what }, 'a bot could not answer; the default is answered');
      return undefined;
    }
  }
}
