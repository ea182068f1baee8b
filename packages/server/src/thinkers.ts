import type { Json, Seat } from '@tablewright/kernel';
import { botSeed } from './bots/bots.ts';
import type { GameEntry, House } from './house.ts';
import type { Match } from './match.ts';

// The bots at one table. They are given a view and a question, and think elsewhere; each about one thing at a time.

/** What a bot was asked at some moment. When something has been taken back since, its answer is of no use. */
export interface Thought {
  readonly epoch: number;
}

export interface Thinking {
  readonly table: string;
  readonly entry: GameEntry;
  readonly secret: () => string;
  /** `value`: what the bot says; undefined when it could not say anything */
  readonly answers: (seat: Seat, thought: Thought, value: Json | undefined) => void;
}

export class Thinkers {
  readonly #house: House;
  readonly #what: Thinking;
  readonly #busy = new Map<Seat, Thought>();
  #epoch = 0;
  #left = false;

  constructor(house: House, what: Thinking) {
    this.#house = house;
    this.#what = what;
  }

  get isIdle(): boolean {
    return this.#busy.size === 0;
  }

  /** What they think of at this moment has not happened. */
  forget(): void {
    this.#epoch += 1;
  }

  /** Nobody waits for them any more. */
  leave(): void {
    this.#left = true;
  }

  /** Asks a bot, unless it thinks already. */
  ask(seat: Seat, match: Match): void {
    if (this.#busy.has(seat)) return;
    const thought: Thought = { epoch: this.#epoch };
    this.#busy.set(seat, thought);
    void this.#think(seat, match, thought);
  }

  /** The bot is free again; whether what it thought of still stands. */
  done(seat: Seat, thought: Thought): boolean {
    if (this.#busy.get(seat) === thought) this.#busy.delete(seat);
    return thought.epoch === this.#epoch;
  }

  async #think(seat: Seat, match: Match, thought: Thought): Promise<void> {
    const { bots, log, counters, manners, time } = this.#house;
    const { table, entry, secret, answers } = this.#what;
    const alone = match.waiting === 1 << seat;
    let value: Json | undefined;
    try {
      const { view, question } = match.question(seat);
      const { epoch } = thought;
      const seed = botSeed(secret(), seat);
      value = await bots.answer({ module: entry.module, table, seat, epoch, seed, view, question: question! });
      if (alone && manners.botPause > 0) {
        await new Promise<void>((resolve) => void time.after(manners.botPause, resolve));
      }
    } catch (error) {
      if (this.#left) return;
      counters.botFailed();
      const [what] = error instanceof Error ? error.message.split('\n') : [''];
      log.warn({ table, seat, what }, 'a bot could not answer; the default is answered');
    }
    if (!this.#left) answers(seat, thought, value);
  }
}
