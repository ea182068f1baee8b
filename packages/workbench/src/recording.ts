import {
  type Base,
  type Event,
  fastRng,
  type Game,
  type GameRecord,
  type Json,
  seedFromText,
  type Step,
  type Told,
} from '@tablewright/kernel';

// A game, moment by moment: moment 0 is the table as it was laid out, moment n what the n-th answer led to.

export type Moment = Step<Base, Event>;

export interface Setup {
  readonly seats: number;
  readonly names: readonly string[];
  readonly options: { readonly [name: string]: Json };
}

export class Recording {
  readonly setup: Setup;
  readonly #moments: Moment[] = [];
  readonly #rest: Iterator<Moment>;

  constructor(setup: Setup, moments: Iterable<Moment>) {
    this.setup = setup;
    this.#rest = moments[Symbol.iterator]();
  }

  /** Null behind the end. Bots play no further than somebody wants to look. */
  moment(number: number): Moment | null {
    while (this.#moments.length <= number) {
      const next = this.#rest.next();
      if (next.done === true) return null;
      this.#moments.push(next.value);
    }
    return this.#moments[number] ?? null;
  }

  /** The number of the last moment. */
  get last(): number {
    while (this.moment(this.#moments.length) !== null);
    return this.#moments.length - 1;
  }

  /** All that was told up to a moment, to whomever. */
  toldUpTo(number: number): Told[] {
    this.moment(number);
    return this.#moments.slice(0, number + 1).flatMap(({ told }) => told);
  }
}

/** A golden game, or any other that was written down. */
export function recorded(game: Game, { seats, names, options, log }: GameRecord): Recording {
  const moments: Moment[] = [];
  const replayed = game.replay({ seats, options }, log, 0, (step) => {
    moments.push({ ...step, state: game.copy(step.state), told: step.told.slice() });
  });
  if (!replayed.ok) throw new Error(`The record does not fit the rules any more: ${replayed.why}`);
  return new Recording({ seats, names, options }, moments);
}

/** Long ones and short ones: a name that is cut off is seen here first. */
const NAMES = ['Maximiliana-Alexandra', 'Bo', 'Konstantin von Hohenfels', 'Dagny', 'Aurelia Featherstonehaugh', 'Xi'];

interface BotGame {
  readonly seats: number;
  readonly options: { readonly [name: string]: Json };
  readonly seed: string;
}

/** A game in which every seat answers as its advisor says. */
export function playedByBots(game: Game, { seats, options, seed }: BotGame): Recording {
  const names = Array.from({ length: seats }, (_, seat) => NAMES[seat] ?? `Seat ${seat + 1}`);
  return new Recording({ seats, names, options }, botMoments(game, { seats, options, seed }));
}

function* botMoments(game: Game, { seats, options, seed }: BotGame): Generator<Moment> {
  let step: Moment = game.start({ seats, options, seed: seedFromText(seed) });
  const bots = botsFor(game, seats, seed);
  for (;;) {
    yield step;
    const next = bots(step.state, null);
    if (next === null) return;
    step = next;
  }
}

/** Somebody answers, but not `except`; null when nobody else is asked. */
export type Bots = (state: Base, except: number | null) => Moment | null;

export function botsFor(game: Game, seats: number, seed: string): Bots {
  const rng = fastRng(Number.parseInt(seedFromText(seed).slice(0, 6), 16));
  const advisors = Array.from({ length: seats }, (_, seat) => game.advisor(seat, rng));
  return (state, except) => {
    const question = game.asks(state).find(({ seat }) => seat !== except);
    if (question === undefined) return null;
    const { seat } = question;
    return answered(game, state, seat, advisors[seat]!.answer(game.view(state, seat), question));
  };
}

/** What an answer led to. */
export function answered(game: Game, state: Base, seat: number, value: Json): Moment {
  const next = game.after(state, { seat, value });
  if (!next.ok) throw new Error(`Seat ${seat} may not answer ${JSON.stringify(value)}: ${next.why} (${next.rule})`);
  return next;
}
