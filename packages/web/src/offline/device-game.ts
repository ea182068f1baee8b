import type { Base, Entry, Game, Json, Question, Seat, Told } from '@tablewright/kernel';
import { LocalTable } from '../learn/local-table.ts';

// A whole game in this browser, without any server: the rules are here anyway. One person against bots, or several who pass the device
// around. It is kept as its log, so that a page that is closed goes on where it stood.

/** A game as it lies in this browser. */
export interface KeptGame {
  readonly game: string;
  readonly rulesVersion: number;
  readonly names: readonly string[];
  /** the seats of people; bots play the others */
  readonly people: readonly Seat[];
  readonly options: { readonly [name: string]: Json };
  readonly seed: string;
  readonly log: readonly Entry[];
}

export interface DeviceEnvironment {
  /** what a bot says to a question */
  advise(seat: Seat, view: Json, question: Question): Promise<Json>;
  keep(game: KeptGame): void;
  later(run: () => void, ms: number): () => void;
  /** a new seed, for playing once more */
  newSeed(): string;
}

/** As at the server: so quick that nobody waits, so slow that it is seen. */
const BOT_PAUSE_MS = 250;

export class DeviceGame {
  readonly table: LocalTable;
  readonly #game: Game;
  readonly #environment: DeviceEnvironment;
  #kept: KeptGame;
  #log: Entry[];
  /** counts the answers, so that a bot's does not come to a question that has passed */
  #turn = 0;
  #left = false;

  constructor(game: Game, kept: KeptGame, environment: DeviceEnvironment) {
    this.#game = game;
    this.#environment = environment;
    const { state, told, log } = stateOf(game, kept);
    this.#kept = kept;
    this.#log = log;
    const { names, people, options } = kept;
    const seating = { me: people.length > 1 ? ('spectator' as const) : people[0]!, names, options, people };
    this.table = new LocalTable(game, seating, state, {
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
    this.#turn += 1;
    this.table.lay(state, told);
    this.table.ask(true);
    this.#keep();
    this.#askBots();
  }

  #take(seat: Seat, value: Json): void {
    const next = this.#game.after(this.table.state, { seat, value });
    if (!next.ok) return;
    this.#turn += 1;
    this.#log.push(...next.entries);
    this.table.play(next, true);
    this.#keep();
    this.#askBots();
  }

  #keep(): void {
    this.#environment.keep({ ...this.#kept, log: this.#log });
  }

  /** One after the other; what they are asked together they answer together soon enough. */
  #askBots(): void {
    const question = this.#game.asks(this.table.state).find(({ seat }) => !this.#kept.people.includes(seat));
    if (question === undefined || this.#left) return;
    const turn = this.#turn;
    this.#environment.later(() => void this.#askBot(question, turn), BOT_PAUSE_MS);
  }

  async #askBot(question: Question, turn: number): Promise<void> {
    const { seat } = question;
    const isPast = (): boolean => this.#left || this.#turn !== turn;
    if (isPast()) return;
    const value = await this.#environment.advise(seat, this.#game.view(this.table.state, seat), question);
    if (!isPast()) this.#take(seat, value);
  }
}

/** Where a kept game stands. One that today's rules cannot play begins anew. */
function stateOf(game: Game, kept: KeptGame): { state: Base; told: Told[]; log: Entry[] } {
  const { names, options, seed, log } = kept;
  const setup = { seats: names.length, options: { ...options } };
  if (log.length > 0 && kept.rulesVersion === game.rulesVersion) {
    const told: Told[] = [];
    const replayed = game.replay(setup, log, seed, (step) => void told.push(...step.told));
    if (replayed.ok) return { state: replayed.state, told, log: [...log] };
  }
  const started = game.start({ ...setup, seed });
  return { state: started.state, told: [...started.told], log: [...started.entries] };
}
