import { listens, type SeatedLevel, USUAL_LEVEL } from '@tablewright/bots/levels';
import {
  type Base,
  type Entry,
  type Game,
  type Json,
  list,
  mayContinue,
  type Question,
  sameAnswer,
  type Seat,
  type Told,
} from '@tablewright/kernel';
import { LocalTable } from '../learn/local-table.ts';
import type { BotAsking } from './bots.ts';
import { paceOf } from './pace.ts';

// A whole game in this browser, without any server: the rules are here anyway. One person against bots, or several who pass the device
// around. It is kept as its log, so that a page that is closed goes on where it stood.

/** A game as it lies in this browser. */
export interface KeptGame {
  readonly game: string;
  readonly rulesVersion: number;
  readonly names: readonly string[];
  /** the seats of people; bots play the others */
  readonly people: readonly Seat[];
  /** by seat, how well a bot there plays; left out in games that were kept before there was a choice */
  readonly levels?: readonly SeatedLevel[];
  readonly options: { readonly [name: string]: Json };
  readonly seed: string;
  readonly log: readonly Entry[];
}

export interface DeviceEnvironment {
  /** how many bots think at the same time */
  readonly workers: number;
  /** what a bot says to a question */
  advise(asking: BotAsking): Promise<Json>;
  keep(game: KeptGame): void;
  /** the game is over; whoever wants to look at it again finds it */
  keepEnded?(game: KeptGame): void;
  later(run: () => void, ms: number): () => void;
  now(): number;
  /** a new seed, for playing once more */
  newSeed(): string;
}

export class DeviceGame {
  readonly table: LocalTable;
  readonly #game: Game;
  readonly #environment: DeviceEnvironment;
  #kept: KeptGame;
  #log: Entry[];
  /** the bots that think at this moment, each about its question */
  readonly #thinking = new Map<Seat, Question>();
  /** by seat, the log's length when it was last asked whether it wants to say something that nobody waits for */
  readonly #offeredAt = new Map<Seat, number>();
  /** counts the games that are played here */
  #epoch = 1;
  #left = false;

  constructor(game: Game, kept: KeptGame, environment: DeviceEnvironment) {
    this.#game = game;
    this.#environment = environment;
    const { state, told, log } = stateOf(game, kept);
    this.#kept = kept;
    this.#log = log;
    const { names, people, options, levels } = kept;
    const me = people.length === 1 ? people[0]! : ('spectator' as const);
    this.table = new LocalTable(game, { me, names, options, people, levels }, state, {
      answered: (value, seat) => this.#take(seat, value),
      tried: () => undefined,
      again: () => this.#begin(),
    });
    this.table.lay(state, told);
    this.table.ask(true);
    this.#keep();
    this.#askBots();
  }

  leave(): void {
    this.#left = true;
  }

  #begin(): void {
    this.#kept = { ...this.#kept, seed: this.#environment.newSeed(), log: [] };
    const { state, told, log } = stateOf(this.#game, this.#kept);
    this.#log = log;
    this.#epoch += 1;
    this.#thinking.clear();
    this.#offeredAt.clear();
    this.table.lay(state, told);
    this.table.ask(true);
    this.#keep();
    this.#askBots();
  }

  #take(seat: Seat, value: Json): void {
    const next = this.#game.after(this.table.state, { seat, value });
    if (!next.ok) return;
    this.#log.push(...next.entries);
    this.table.play(next, true);
    this.#keep();
    this.#askBots();
  }

  #keep(): void {
    const kept = { ...this.#kept, log: this.#log };
    this.#environment.keep(kept);
    if (this.table.state.outcome !== null) this.#environment.keepEnded?.(kept);
  }

  /** All who are asked and do not think about it already. What is asked of several at once they think about together. */
  #askBots(): void {
    if (this.#left) return;
    const { people } = this.#kept;
    const questions = this.#game.asks(this.table.state).filter(({ seat }) => !people.includes(seat));
    const fresh = questions.filter((question) => !isSame(this.#thinking.get(question.seat), question));
    const asked = fresh.map(({ seat }) => ({ seat, level: this.#levelOf(seat) }));
    const paces = paceOf(asked, this.#environment.workers);
    for (const [at, question] of fresh.entries()) {
      this.#thinking.set(question.seat, question);
      void this.#askBot(question, this.#environment.now() + paces[at]!);
    }
    for (const seat of list(this.#game.mayAnswer(this.table.state))) if (!people.includes(seat)) void this.#offer(seat);
  }

  /** A bot may say something though nobody waits for it: it is offered once for as long as nothing has happened. */
  async #offer(seat: Seat): Promise<void> {
    const epoch = this.#epoch;
    const { length } = this.#log;
    if (this.#thinking.has(seat) || this.#offeredAt.get(seat) === length) return;
    this.#offeredAt.set(seat, length);
    const question = this.#game.asksSeen(this.table.state, seat).mine!;
    // One that broke says nothing.
    const value = await this.#environment.advise(this.#asking(question)).catch(() => null);
    const stands = !this.#left && epoch === this.#epoch && length === this.#log.length;
    if (stands && value !== null) this.#take(seat, value);
  }

  async #askBot(question: Question, due: number): Promise<void> {
    const { seat } = question;
    const epoch = this.#epoch;
    const value = await this.#environment
      .advise(this.#asking(question))
      // A bot that broke must not hold up the game: the plainest answer is given.
      .catch(() => (this.#thinking.get(seat) === question ? this.#game.absent(this.table.state, seat) : null));
    const left = Math.max(0, due - this.#environment.now());
    this.#environment.later(() => {
      if (this.#left || epoch !== this.#epoch || this.#thinking.get(seat) !== question) return;
      this.#thinking.delete(seat);
      this.#take(seat, value);
    }, left);
  }

  #asking(question: Question): BotAsking {
    const { seat } = question;
    const level = this.#levelOf(seat);
    const view = this.#game.view(this.table.state, seat);
    return { seat, level, question, view, told: listens(level) ? this.table.toldTo(seat) : [], epoch: this.#epoch };
  }

  #levelOf(seat: Seat): SeatedLevel {
    return this.#kept.levels?.[seat] ?? USUAL_LEVEL;
  }
}

function isSame(one: Question | undefined, other: Question): boolean {
  if (one === undefined || one.about !== other.about) return false;
  return sameAnswer(one.domain as unknown as Json, other.domain as unknown as Json);
}

/** Where a kept game stands. One that today's rules cannot play begins anew. */
function stateOf(game: Game, kept: KeptGame): { state: Base; told: Told[]; log: Entry[] } {
  const { names, options, seed, log } = kept;
  const setup = { seats: names.length, options: { ...options } };
  if (log.length > 0 && mayContinue(game, kept.rulesVersion)) {
    const told: Told[] = [];
    const replayed = game.replay(setup, log, seed, (step) => void told.push(...step.told));
    if (replayed.ok) return { state: replayed.state, told, log: [...log] };
  }
  const started = game.start({ ...setup, seed });
  return { state: started.state, told: [...started.told], log: [...started.entries] };
}
