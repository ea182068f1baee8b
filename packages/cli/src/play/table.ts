import {
  type Base,
  type Entry,
  type Event,
  type Fairness,
  type PublishedFairness,
  fastRng,
  type Game,
  type GameRecord,
  includes,
  type Json,
  list,
  type Rng,
  type Seat,
  seedFromText,
  seedOf,
  settle,
  type Step,
  type Told,
} from '@tablewright/kernel';
import { BadInput } from '@tablewright/catalogue';
import { askBot, type Bot, botNamed, Ears, fairnessFor, hearBot } from '@tablewright/lab';

/** What a table needs before anybody sits down. */
export interface Seating {
  readonly seats: number;
  readonly options: Record<string, Json>;
  /** the seats of the people in front of this screen; bots sit on the others */
  readonly people: readonly Seat[];
  readonly names: readonly string[];
  readonly bots: readonly string[];
  readonly seed: string;
}

/** Something that happened, with the state after it: what is told is told from there. */
export type Happened = Step<Base, Event>;

/** A game in progress: people and bots at one table, and everything that is needed to write it down. */
export class Table {
  readonly game: Game;
  readonly seating: Seating;
  #state: Base;
  readonly #log: Entry[];
  readonly #fairness: Fairness;
  readonly #chance: string;
  readonly #bots: readonly Bot[];
  #ears: Ears;

  private constructor(
    game: Game,
    seating: Seating,
    { fairness, state, log, told }: { fairness: PublishedFairness; state: Base; log: Entry[]; told: readonly Told[] },
  ) {
    this.game = game;
    this.seating = seating;
    this.#state = state;
    this.#log = log;
    this.#ears = new Ears(seating.seats, told);
    this.#fairness = fairness;
    this.#chance = seedOf(fairness.secret, fairness.added);
    this.#bots = Array.from({ length: seating.seats }, (_, seat) => {
      return botNamed(seating.bots[seat % seating.bots.length]!).sit(
        game,
        seat,
        rngFor(seating.seed, `bot ${seat} ${log.length}`),
      );
    });
  }

  static begin(game: Game, seating: Seating): { table: Table; happened: Happened } {
    const fairness = fairnessFor(seating.seed, seating.seats);
    const seed = seedOf(fairness.secret, fairness.added);
    const happened = game.start({ seats: seating.seats, options: seating.options, seed });
    return {
      table: new Table(game, seating, {
        fairness,
        state: happened.state,
        log: [...happened.entries],
        told: happened.told,
      }),
      happened,
    };
  }

  /** Goes on with a game that was saved; `watch` is told all that happened in it. */
  static resume(game: Game, seating: Seating, record: GameRecord, watch: (happened: Happened) => void): Table {
    const drawn = fairnessFor(seating.seed, seating.seats);
    const { fairness } = record;
    // A record of another origin may have no secret: then what chance has still to decide is drawn afresh.
    const known: PublishedFairness = fairness?.secret === undefined ? drawn : { ...drawn, ...fairness };
    const replayed = game.replay(seating, record.log, seedOf(known.secret, known.added), watch);
    if (!replayed.ok) throw new BadInput(`The saved game does not fit these rules: ${replayed.why.split('\n')[0]}`);
    return new Table(game, seating, {
      fairness: known,
      state: replayed.state,
      log: [...record.log],
      told: replayed.told,
    });
  }

  get state(): Base {
    return this.#state;
  }

  isPerson(seat: Seat): boolean {
    return this.seating.people.includes(seat);
  }

  answer(seat: Seat, value: Json): Happened {
    const next = this.game.after(this.#state, { seat, value });
    if (!next.ok) throw new Error(`An answer on offer is refused: ${next.why} (${next.rule})`);
    this.#state = next.state;
    this.#log.push(...next.entries);
    this.#ears.hearAll(next.told);
    return next;
  }

  /** What the bot on this seat says; on a person's seat: what it would say there. null: it would say nothing. */
  advice(seat: Seat): Json {
    const said = askBot(this.game, this.#state, seat, this.#bots[seat]!, this.#ears.of(seat));
    if (!includes(this.game.waiting(this.#state), seat)) return said;
    return settle(this.game.offer(this.#state, seat), said) ?? this.game.absent(this.#state, seat);
  }

  /** What a bot says that is not asked but may speak, the first that does; null when none does. */
  unasked(): { seat: Seat; value: Json } | null {
    for (const seat of list(this.game.mayAnswer(this.#state))) {
      if (this.isPerson(seat)) continue;
      const said = hearBot(this.game, this.#state, seat, this.#bots[seat]!, this.#ears.of(seat));
      const value = said === null ? undefined : settle(this.game.offer(this.#state, seat), said);
      if (value !== undefined) return { seat, value };
    }
    return null;
  }

  undo(seat: Seat): { ok: true } | { ok: false; why: string } {
    const back = this.game.undo(this.seating, this.#log, seat, this.#chance);
    if (!back.ok) return back;
    this.#state = back.state;
    this.#log.push(...back.entries);
    // what was told with what is taken back has not been told
    const again = this.game.replay(this.seating, this.#log, this.#chance);
    if (again.ok) this.#ears = new Ears(this.seating.seats, again.told);
    return { ok: true };
  }

  record(): GameRecord {
    const { game, seating } = this;
    return {
      format: 1,
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats: seating.seats,
      names: seating.names,
      options: seating.options,
      fairness: this.#fairness,
      log: this.#log,
      outcome: game.outcome(this.#state),
    };
  }
}

/** A generator of its own for each purpose, out of one seed. */
export function rngFor(seed: string, purpose: string): Rng {
  return fastRng(Number.parseInt(seedFromText(`${purpose}\n${seed}`).slice(0, 12), 16));
}
