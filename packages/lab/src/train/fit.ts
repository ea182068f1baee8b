import { fastRng, type Rng } from '@tablewright/kernel';
import { type Learning, Network, numbersIn, type Weights } from '@tablewright/kernel/learned';
import type { Samples } from './samples.ts';

// Fits a network to samples: Adam in small batches, as long as games that it has not seen are judged better each time. The same
// samples and seed give the same weights.

export interface FitSettings {
  /** among rivals the sums of all seats are held against each other */
  readonly among: Learning['among'];
  /** 0: a sum over the inputs and nothing else */
  readonly hidden: number;
  readonly seed: number;
  /** how often all rows are gone through at most */
  readonly epochs?: number;
}

/** A network, with the numbers it is made of. */
export interface Fitted {
  readonly inputs: number;
  readonly hidden: number;
  readonly numbers: Float64Array;
}

/** tables, each with all its seats */
const BATCH = 32;
const RATE = 0.003;
const DECAY = 0.75;
const SHRINK = 1e-5;
/** It ends when so many times in a row nothing was gained. */
const PATIENCE = 3;
const MOMENT = { first: 0.9, second: 0.999, tiny: 1e-8 } as const;

/** Every fifth game is held out. */
const HELD_OUT = 5;

export function rowsOf(samples: Samples, part: 'training' | 'heldOut'): Int32Array {
  const rows: number[] = [];
  for (let row = 0; row < samples.rows; row += 1) {
    if ((samples.game[row]! % HELD_OUT === HELD_OUT - 1) === (part === 'heldOut')) rows.push(row);
  }
  return Int32Array.from(rows);
}

/** The tables of a part, by their first row. */
function tablesOf(samples: Samples, part: 'training' | 'heldOut'): Int32Array {
  return rowsOf(samples, part).filter((row) => samples.table[row] === row);
}

/** What is added to each input and what it is divided by, so that all are about as large. */
interface Scale {
  readonly mean: Float64Array;
  readonly deviation: Float64Array;
}

export function fit(samples: Samples, { among, hidden, seed, epochs = 24 }: FitSettings): Fitted {
  const rng = fastRng(seed);
  const training = tablesOf(samples, 'training');
  const heldOut = tablesOf(samples, 'heldOut');
  const scale = scaleOf(samples, rowsOf(samples, 'training'));
  const fitter = new Fitter({ ...samples, input: scaled(samples, scale) }, among, hidden, rng);
  let best = fitter.numbers.slice();
  let least = Number.POSITIVE_INFINITY;
  let rate = RATE;
  for (let epoch = 0, worse = 0; epoch < epochs && worse < PATIENCE; epoch += 1) {
    shuffle(training, rng);
    for (let from = 0; from < training.length; from += BATCH) fitter.step(training.subarray(from, from + BATCH), rate);
    rate *= DECAY;
    const loss = fitter.loss(heldOut);
    worse += 1;
    if (loss >= least) continue;
    least = loss;
    worse = 0;
    best = fitter.numbers.slice();
  }
  return { inputs: samples.inputs, hidden, numbers: unscaled(best, samples.inputs, hidden, scale) };
}

export function networkOf({ inputs, hidden, numbers }: Fitted): Network {
  return new Network({ inputs, hidden, numbers });
}

/** What a network says of every row. */
export function chancesOf(samples: Samples, among: Learning['among'], fitted: Fitted): Float64Array {
  const network = networkOf(fitted);
  const input = new Float64Array(samples.inputs);
  const sums = Float64Array.from({ length: samples.rows }, (_, row) => {
    input.set(samples.input.subarray(row * samples.inputs, (row + 1) * samples.inputs));
    return network.sum(input);
  });
  const chances = new Float64Array(samples.rows);
  for (let from = 0; from < samples.rows; ) {
    let seats = 1;
    while (samples.table[from + seats] === from) seats += 1;
    toChances(sums.subarray(from), seats, among, chances.subarray(from));
    from += seats;
  }
  return chances;
}

/** As it is written to a file: four digits say all that was learned. */
export function weightsOf({ inputs, hidden, numbers }: Fitted, version: number): Weights {
  const text = Array.from(numbers, (number) => String(Number(number.toPrecision(4)))).join(' ');
  return { version, inputs, hidden, numbers: text };
}

function shuffle(rows: Int32Array, rng: Rng): void {
  for (let i = rows.length - 1; i > 0; i -= 1) {
    const other = rng.below(i + 1);
    const row = rows[i]!;
    rows[i] = rows[other]!;
    rows[other] = row;
  }
}

// --------------------------------------------------------------------------------------------------------------- scaling

function scaleOf({ inputs, input }: Samples, rows: Int32Array): Scale {
  const mean = new Float64Array(inputs);
  const deviation = new Float64Array(inputs);
  for (const row of rows) for (let i = 0; i < inputs; i += 1) mean[i]! += input[row * inputs + i]! / rows.length;
  for (const row of rows) {
    for (let i = 0; i < inputs; i += 1) deviation[i]! += (input[row * inputs + i]! - mean[i]!) ** 2 / rows.length;
  }
  // what is always the same says nothing: it stays small
  for (let i = 0; i < inputs; i += 1) deviation[i] = Math.max(0.05, Math.sqrt(deviation[i]!));
  return { mean, deviation };
}

function scaled({ inputs, rows, input }: Samples, { mean, deviation }: Scale): Float32Array {
  const out = new Float32Array(input.length);
  for (let row = 0, at = 0; row < rows; row += 1) {
    for (let i = 0; i < inputs; i += 1, at += 1) out[at] = (input[at]! - mean[i]!) / deviation[i]!;
  }
  return out;
}

/** The same network for inputs as the game gives them. */
function unscaled(numbers: Float64Array, inputs: number, hidden: number, { mean, deviation }: Scale): Float64Array {
  const out = numbers.slice();
  const fold = (constant: number, first: number): void => {
    for (let i = 0; i < inputs; i += 1) {
      out[first + i] = numbers[first + i]! / deviation[i]!;
      out[constant]! -= out[first + i]! * mean[i]!;
    }
  };
  fold(0, 1);
  for (let unit = 0, at = 1 + inputs; unit < hidden; unit += 1, at += inputs + 2) fold(at, at + 1);
  return out;
}

// --------------------------------------------------------------------------------------------------------------- fitting

const MOST_SEATS = 32;

class Fitter {
  readonly numbers: Float64Array;
  readonly #inputs: number;
  readonly #hidden: number;
  readonly #gradient: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #bent: Float64Array;
  readonly #sums = new Float64Array(MOST_SEATS);
  readonly #chance = new Float64Array(MOST_SEATS);
  readonly #samples: Samples;
  readonly #among: Learning['among'];
  #steps = 0;

  constructor(samples: Samples, among: Learning['among'], hidden: number, rng: Rng) {
    const { inputs } = samples;
    this.#samples = samples;
    this.#among = among;
    const count = numbersIn(inputs, hidden);
    this.#inputs = inputs;
    this.#hidden = hidden;
    this.numbers = new Float64Array(count);
    this.#gradient = new Float64Array(count);
    this.#first = new Float64Array(count);
    this.#second = new Float64Array(count);
    this.#bent = new Float64Array(hidden * MOST_SEATS);
    const width = 1 / Math.sqrt(inputs);
    for (let unit = 0, at = 1 + inputs; unit < hidden; unit += 1, at += inputs + 2) {
      for (let i = 1; i <= inputs; i += 1) this.numbers[at + i] = width * (rng.below(2001) / 1000 - 1);
      this.numbers[at + inputs + 1] = 0.1 * (rng.below(2001) / 1000 - 1);
    }
  }

  step(tables: Int32Array, rate: number): void {
    const gradient = this.#gradient.fill(0);
    let rows = 0;
    for (const table of tables) rows += this.#learn(table);
    this.#steps += 1;
    const first = 1 - MOMENT.first ** this.#steps;
    const second = 1 - MOMENT.second ** this.#steps;
    for (let i = 0; i < gradient.length; i += 1) {
      const slope = gradient[i]! / rows + SHRINK * this.numbers[i]!;
      this.#first[i] = MOMENT.first * this.#first[i]! + (1 - MOMENT.first) * slope;
      this.#second[i] = MOMENT.second * this.#second[i]! + (1 - MOMENT.second) * slope * slope;
      const along = this.#first[i]! / first;
      this.numbers[i]! -= (rate * along) / (Math.sqrt(this.#second[i]! / second) + MOMENT.tiny);
    }
  }

  loss(tables: Int32Array): number {
    let sum = 0;
    let rows = 0;
    for (const table of tables) {
      const seats = this.#judge(table);
      for (let seat = 0; seat < seats; seat += 1) sum += logLoss(this.#chance[seat]!, this.#samples.won[table + seat]!);
      rows += seats;
    }
    return sum / rows;
  }

  /** The chances of all seats of a table; how many there are. */
  #judge(table: number): number {
    const { rows, table: tables } = this.#samples;
    let seats = 0;
    for (; table + seats < rows && tables[table + seats] === table; seats += 1) {
      this.#sums[seats] = this.#sum(table + seats, seats);
    }
    toChances(this.#sums, seats, this.#among, this.#chance);
    return seats;
  }

  #sum(row: number, seat: number): number {
    const { numbers } = this;
    const { input } = this.#samples;
    const inputs = this.#inputs;
    const from = row * inputs;
    let sum = numbers[0]!;
    for (let i = 0; i < inputs; i += 1) sum += numbers[1 + i]! * input[from + i]!;
    let at = 1 + inputs;
    for (let unit = 0; unit < this.#hidden; unit += 1) {
      let inner = numbers[at]!;
      for (let i = 0; i < inputs; i += 1) inner += numbers[at + 1 + i]! * input[from + i]!;
      at += inputs + 2;
      const bent = Math.tanh(inner);
      this.#bent[seat * this.#hidden + unit] = bent;
      sum += numbers[at - 1]! * bent;
    }
    return sum;
  }

  #learn(table: number): number {
    const seats = this.#judge(table);
    for (let seat = 0; seat < seats; seat += 1) {
      this.#learnRow(table + seat, seat, this.#chance[seat]! - this.#samples.won[table + seat]!);
    }
    return seats;
  }

  #learnRow(row: number, seat: number, wrong: number): void {
    const gradient = this.#gradient;
    const { input } = this.#samples;
    const inputs = this.#inputs;
    const from = row * inputs;
    gradient[0]! += wrong;
    for (let i = 0; i < inputs; i += 1) gradient[1 + i]! += wrong * input[from + i]!;
    let at = 1 + inputs;
    for (let unit = 0; unit < this.#hidden; unit += 1) {
      const bent = this.#bent[seat * this.#hidden + unit]!;
      const last = at + inputs + 1;
      gradient[last]! += wrong * bent;
      const inner = wrong * this.numbers[last]! * (1 - bent * bent);
      gradient[at]! += inner;
      for (let i = 0; i < inputs; i += 1) gradient[at + 1 + i]! += inner * input[from + i]!;
      at = last + 1;
    }
  }
}

/** What the sums of a table's seats say: each for itself, or as shares of one win. */
function toChances(sums: Float64Array, seats: number, among: Learning['among'], into: Float64Array): void {
  if (among === 'teams') {
    for (let seat = 0; seat < seats; seat += 1) into[seat] = 1 / (1 + Math.exp(-sums[seat]!));
    return;
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat += 1) most = Math.max(most, sums[seat]!);
  let all = 0;
  for (let seat = 0; seat < seats; seat += 1) all += Math.exp(sums[seat]! - most);
  for (let seat = 0; seat < seats; seat += 1) into[seat] = Math.exp(sums[seat]! - most) / all;
}

const SURE = 1e-4;

/** How wrong a chance was; nobody is quite sure. */
export function logLoss(chance: number, won: number): number {
  const odds = Math.min(1 - SURE, Math.max(SURE, chance));
  return -(won * Math.log(odds) + (1 - won) * Math.log(1 - odds));
}
