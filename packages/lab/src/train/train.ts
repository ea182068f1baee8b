import type { Game, Json } from '@tablewright/kernel';
import type { Learning, Weights } from '@tablewright/kernel/learned';
import { chancesOf, fit, type Fitted, networkOf, weightsOf } from './fit.ts';
import { type Judged, judged } from './report.ts';
import { type SampleRequest, type Samples, sampleGames } from './samples.ts';
import { samplesOnWorkers, together } from './workers.ts';

// From self-play to weights: games, two networks, and how well each judges games that nothing was learned from.

export interface TrainRequest {
  readonly game: Game;
  readonly learning: Learning;
  /** how many people sit at the tables; they are dealt round */
  readonly seats: readonly number[];
  readonly options?: Record<string, Json>;
  /** in each round */
  readonly games: number;
  /** the games of the first begin with some answers that are any; those of the others as somebody begins them who searches with what was learned before */
  readonly rounds?: number;
  readonly seed: string;
  readonly hidden: number;
  /** one answer in so many is any before a game becomes sensible, if not as the game says */
  readonly wild?: number | undefined;
  /** where workers import the game from; without it all is played on this thread */
  readonly module?: string;
  readonly workers?: number;
  onProgress?(done: number, of: number): void;
}

export interface Trained {
  readonly weights: Weights;
  readonly rows: number;
  readonly games: number;
  /** what is known without looking, what somebody wrote by hand, a sum over the inputs, and what was learned */
  readonly prior: Judged;
  readonly byHand: Judged;
  readonly linear: Judged;
  readonly learned: Judged;
  /** how long it takes to read a table and judge it, in µs of CPU */
  readonly micros: { readonly network: number };
}

/** For each answer of whoever begins a game: enough to come to the tables that a search comes to. */
const OPENING_TRIES = 32;

export async function train(request: TrainRequest): Promise<Trained> {
  const { game, learning, seats, options = {}, games, rounds = 1, seed, hidden, module, workers = 1 } = request;
  const { wild = learning.wild } = request;
  const parts: Samples[] = [];
  let trained: Trained | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const searcher = trained === null ? {} : { searcher: { weights: trained.weights, tries: OPENING_TRIES } };
    const part = { first: round * games, games: (round + 1) * games, step: 1 };
    const asked = { seats, options, seed, ...part, ...(wild && { wild }), ...searcher };
    parts.push(await played(asked, (done) => request.onProgress?.(round * games + done, rounds * games)));
    trained = learnFrom(together(parts), learning, hidden);
  }
  return trained!;

  function played(asked: SampleRequest, onProgress: (done: number) => void): Samples | Promise<Samples> {
    return module === undefined || workers <= 1
      ? sampleGames(game, learning, asked, onProgress)
      : samplesOnWorkers({ id: game.id, module, request: asked, workers }, onProgress);
  }
}

/** Always the same for the same samples. */
export function learnFrom(
  samples: Samples,
  { version, among }: Pick<Learning, 'version' | 'among'>,
  hidden: number,
): Trained {
  const learned = fit(samples, { among, hidden, seed: 1 });
  let won = 0;
  for (const each of samples.won) won += each / samples.rows;
  return {
    weights: weightsOf(learned, version),
    rows: samples.rows,
    games: new Set(samples.game).size,
    prior: judged(samples, () => won),
    byHand: judged(samples, (row) => samples.judged[row]!),
    linear: judgedBy(samples, among, fit(samples, { among, hidden: 0, seed: 1 })),
    learned: judgedBy(samples, among, learned),
    micros: { network: microsOf(samples, learned) },
  };
}

function judgedBy(samples: Samples, among: Learning['among'], fitted: Fitted): Judged {
  const chances = chancesOf(samples, among, fitted);
  return judged(samples, (row) => chances[row]!);
}

const TIMED = 20_000;

function microsOf(samples: Samples, fitted: Fitted): number {
  const network = networkOf(fitted);
  const input = new Float64Array(samples.inputs);
  let began = process.cpuUsage().user;
  // once to warm up, once for the clock
  for (let round = 0; round < 2; round += 1) {
    began = process.cpuUsage().user;
    for (let i = 0; i < TIMED; i += 1) {
      input[0] = i / TIMED;
      network.judge(input);
    }
  }
  return (process.cpuUsage().user - began) / TIMED;
}
