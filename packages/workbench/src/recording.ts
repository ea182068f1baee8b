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

// A game, step by step: step 0 is the table as it was laid out, step n what the n-th answer led to.

export type RecordedStep = Step<Base, Event>;

export interface Setup {
  readonly seats: number;
  readonly names: readonly string[];
  readonly options: { readonly [name: string]: Json };
}

export class Recording {
  readonly setup: Setup;
  readonly #steps: RecordedStep[] = [];
  readonly #rest: Iterator<RecordedStep>;

  constructor(setup: Setup, steps: Iterable<RecordedStep>) {
    this.setup = setup;
    this.#rest = steps[Symbol.iterator]();
  }

  /** Null behind the end. Bots play no further than somebody wants to look. */
  step(number: number): RecordedStep | null {
    while (this.#steps.length <= number) {
      const next = this.#rest.next();
      if (next.done === true) return null;
      this.#steps.push(next.value);
    }
    return this.#steps[number] ?? null;
  }

  /** The number of the last step. */
  get last(): number {
    while (this.step(this.#steps.length) !== null);
    return this.#steps.length - 1;
  }

  /** All that was told up to a step, to whomever. */
  toldUpTo(number: number): Told[] {
    this.step(number);
    return this.#steps.slice(0, number + 1).flatMap(({ told }) => told);
  }
}

/** A golden game, or any other that was written down. */
export function recorded(game: Game, { seats, names, options, log }: GameRecord): Recording {
  const steps: RecordedStep[] = [];
  const replayed = game.replay({ seats, options }, log, 0, (step) => {
    steps.push({ ...step, state: game.copy(step.state), told: step.told.slice() });
  });
  if (!replayed.ok) throw new Error(`The record does not fit the rules any more: ${replayed.why}`);
  return new Recording({ seats, names, options }, steps);
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
  return new Recording({ seats, names, options }, botSteps(game, { seats, options, seed }));
}

function* botSteps(game: Game, { seats, options, seed }: BotGame): Generator<RecordedStep> {
  let step: RecordedStep = game.start({ seats, options, seed: seedFromText(seed) });
  const bots = botsFor(game, seats, seed);
  for (;;) {
    yield step;
    const next = bots(step.state, null);
    if (next === null) return;
    step = next;
  }
}

/** Somebody answers, but not `except`; null when nobody else is asked. */
export type Bots = (state: Base, except: number | null) => RecordedStep | null;

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
export function answered(game: Game, state: Base, seat: number, value: Json): RecordedStep {
  const next = game.after(state, { seat, value });
  if (!next.ok) throw new Error(`Seat ${seat} may not answer ${JSON.stringify(value)}: ${next.why} (${next.rule})`);
  return next;
}
