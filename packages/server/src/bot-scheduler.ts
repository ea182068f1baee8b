import { type Level, LEVEL_SPECS, listens } from '@tablewright/bots/levels';
import type { Json, Seat } from '@tablewright/kernel';
import { botSeed } from './bots/bots.ts';
import type { GameEntry, Services } from './services.ts';
import type { Match } from './match.ts';

// The bots at one table. They are given a view, a question and what their seat was told, and think elsewhere; each about one thing at a time.

/** What a bot was asked at some moment. When something has been taken back since, its answer is of no use. */
export interface BotTask {
  readonly epoch: number;
  /** the table's version at which it may speak though nobody waits for it; null: it is asked */
  readonly optionalAt: number | null;
}

export interface SchedulerOptions {
  readonly table: string;
  readonly entry: GameEntry;
  readonly secret: () => string;
  readonly levelAt: (seat: Seat) => Level;
  /** `value`: what the bot says; undefined when it could not say anything, null when it has nothing to say unasked */
  readonly answers: (seat: Seat, task: BotTask, value: Json | undefined) => void;
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

  /** Asks a bot, unless it thinks already. */
  ask(seat: Seat, match: Match): void {
    if (this.#busy.has(seat)) return;
    this.#begin(seat, match, { epoch: this.#epoch, optionalAt: null });
  }

  /** Lets a bot speak that nobody waits for, if it wants to; once for as long as nothing has happened. */
  poll(seat: Seat, match: Match): void {
    const { version } = match;
    if (this.#busy.has(seat) || this.#polledAt.get(seat) === version) return;
    this.#polledAt.set(seat, version);
    this.#begin(seat, match, { epoch: this.#epoch, optionalAt: version });
  }

  /** What it was asked is no longer asked: what it thinks of is of no use. */
  drop(seat: Seat): void {
    this.#busy.delete(seat);
  }

  #begin(seat: Seat, match: Match, task: BotTask): void {
    this.#busy.set(seat, task);
    void this.#think(seat, match, task);
  }

  /** The bot is free again; whether what it thought of still stands. */
  done(seat: Seat, task: BotTask): boolean {
    if (this.#busy.get(seat) !== task) return false;
    this.#busy.delete(seat);
    return this.isCurrent(task);
  }

  /**
   * Milliseconds from the question until the answer is said. It depends on what everybody knows, the level and whether others
   * are asked too, and never on the question: a bot that answers sooner when there is nothing to choose would tell so.
   */
  #pace(level: Level, isAlone: boolean): number {
    const { botPause } = this.#services.timings;
    const { thinks } = LEVEL_SPECS[level];
    if (botPause === 0) return 0;
    return (isAlone ? botPause : 0) + (thinks?.milliseconds ?? 0);
  }

  async #think(seat: Seat, match: Match, task: BotTask): Promise<void> {
    const { bots, log, counters, time } = this.#services;
    const { table, entry, secret, levelAt, answers } = this.#what;
    const level = levelAt(seat);
    const isAlone = task.optionalAt === null && match.waiting === 1 << seat;
    const until = time.now() + (task.optionalAt === null ? this.#pace(level, isAlone) : 0);
    let value: Json | undefined;
    try {
      const { view, question } = match.question(seat);
      const told = listens(level) ? match.toldTo(seat).map(({ event }) => event) : [];
      const { epoch } = task;
      const seed = botSeed(secret(), seat);
      value = await bots.answer({
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
      const left = until - time.now();
      if (left > 0) await new Promise<void>((resolve) => void time.after(left, resolve));
    } catch (error) {
      if (this.#left) return;
      counters.botFailed();
      const [what] = error instanceof Error ? error.message.split('\n') : [''];
      log.warn({ table, seat, what }, 'a bot could not answer; the default is answered');
    }
    if (!this.#left) answers(seat, task, value);
  }
}
