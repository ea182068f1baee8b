import type { Seat } from './seats.ts';
import type { Base } from './state.ts';

// A judgement that was learned from many games: a small network over numbers that a game reads off a table. A game whose `evaluate`
// asks one trains it with `tablewright lab train` and keeps the weights in a file beside its rules (docs/bots.md).

/**
 * What there is to learn from in a game: a table as numbers, and how it is judged without having learned anything. Among rivals one of
 * all wins: every seat has its own numbers, and their sums are held against each other. Otherwise a seat's numbers say it all.
 */
export interface Learning<S extends Base = Base> {
  readonly among: 'rivals' | 'teams';
  /** goes up when a number comes to mean something else: weights that were trained before are then refused */
  readonly version: number;
  /** what the numbers are called, in their order */
  readonly names: readonly string[];
  /** the numbers of a table as a seat has it, each about as large as 1; `into` is as long as `names` */
  read(s: S, seat: Seat, into: Float64Array): void;
  /**
   * One answer in so many is any, in the games that are learned from, before they become sensible. A game of a thousand answers does not
   * bear as many as one of fifty: what was learned would be about ruins.
   */
  readonly wild?: number;
  /** how likely the seat wins, as somebody has written it down by hand */
  judge(s: S, seat: Seat): number;
}

/** As it stands in a file. */
export interface Weights {
  readonly version: number;
  readonly inputs: number;
  readonly hidden: number;
  /** a constant and one number for each input; then for each hidden unit its constant, its inputs and what it counts */
  readonly numbers: string;
}

/** A sum over the inputs, and beside it one layer of units that bend. */
export class Network {
  readonly #inputs: number;
  readonly #hidden: number;
  readonly #numbers: Float64Array;

  constructor({ inputs, hidden, numbers }: Omit<Weights, 'version' | 'numbers'> & { numbers: Float64Array }) {
    this.#inputs = inputs;
    this.#hidden = hidden;
    this.#numbers = numbers;
  }

  /** The chance of a win where a seat's numbers say it all. */
  judge(input: Float64Array): number {
    return 1 / (1 + Math.exp(-this.sum(input)));
  }

  sum(input: Float64Array): number {
    const numbers = this.#numbers;
    const inputs = this.#inputs;
    let sum = numbers[0]!;
    for (let i = 0; i < inputs; i += 1) sum += numbers[1 + i]! * input[i]!;
    let at = 1 + inputs;
    for (let unit = 0; unit < this.#hidden; unit += 1) {
      let inner = numbers[at]!;
      for (let i = 0; i < inputs; i += 1) inner += numbers[at + 1 + i]! * input[i]!;
      at += inputs + 2;
      sum += numbers[at - 1]! * Math.tanh(inner);
    }
    return sum;
  }
}

/**
 * What each number of a table adds to the sum that it is judged by, for whoever asks why. What hidden units make of several of them
 * together is nobody's part and is left out.
 */
export function learnedParts<S extends Base>(
  weights: Weights,
  learning: Learning<S>,
): (s: S, seat: Seat) => Readonly<Float64Array> {
  const counts = Float64Array.from(weights.numbers.split(' ').slice(1, 1 + weights.inputs), Number);
  const input = new Float64Array(learning.names.length);
  return (s, seat) => {
    learning.read(s, seat, input);
    return input.map((number, i) => number * (counts[i] ?? 0));
  };
}

/** How many numbers a network of this size has. */
export function numbersIn(inputs: number, hidden: number): number {
  return 1 + inputs + hidden * (inputs + 2);
}

/** Reads weights from their file; those that were trained on other numbers would judge at random, so they are refused. */
export function networkFrom(
  { version, inputs, hidden, numbers }: Weights,
  learning: Pick<Learning, 'version' | 'names'>,
): Network {
  if (version !== learning.version || inputs !== learning.names.length) {
    throw new Error(
      `the weights were trained on version ${version} of the features (${inputs} numbers), but these are version ` +
        `${learning.version} (${learning.names.length} numbers): train them again with tablewright lab train --game <id> --write`,
    );
  }
  const read = Float64Array.from(numbers.split(' '), Number);
  if (read.length !== numbersIn(inputs, hidden) || read.some(Number.isNaN)) {
    throw new Error(
      `the weights have ${read.length} numbers where ${numbersIn(inputs, hidden)} belong: train them again with tablewright lab train --game <id> --write`,
    );
  }
  return new Network({ inputs, hidden, numbers: read });
}

/** A judgement as a game's `evaluate` needs it. The weights are read when somebody asks first: whoever trains them anew must be able to load the game. */
export function learnedJudge<S extends Base>(weights: Weights, learning: Learning<S>): (s: S, seat: Seat) => number {
  let network: Network | null = null;
  const input = new Float64Array(learning.names.length);
  return (s, seat) => {
    network ??= networkFrom(weights, learning);
    learning.read(s, seat, input);
    if (learning.among === 'teams') return network.judge(input);
    const mine = network.sum(input);
    let all = 1;
    for (let other = 0; other < s.seats; other += 1) {
      if (other === seat) continue;
      learning.read(s, other, input);
      all += Math.exp(network.sum(input) - mine);
    }
    return 1 / all;
  };
}
