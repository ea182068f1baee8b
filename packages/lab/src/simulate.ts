import { availableParallelism } from 'node:os';
import type { Game, Json } from '@tablewright/kernel';
import { setUpTable, type TableSetup, type TableRequest } from './setup.ts';
import { playShard, type Shard } from './shard.ts';
import { merge, type Tally } from './tally.ts';
import { onWorkers } from './workers.ts';

// Many games at once. Game i draws from (seed, i) alone, so a report is the same whoever plays which of them.

export interface SimulateRequest extends TableRequest {
  readonly games: number;
  readonly seed: string;
  /** where workers import the game from; without it all is played on this thread */
  readonly module?: string;
  /** how many threads; two at most unless told otherwise, and none for what is soon done */
  readonly workers?: number;
  /** after how many answers a game is given up */
  readonly longest?: number;
  onProgress?(done: number, of: number): void;
}

export interface Simulation extends Tally {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly options: Record<string, Json>;
  readonly bots: readonly string[];
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** cards that came into play in none of the games */
  readonly neverUsed: readonly string[];
}

const USUAL_WORKERS = 2;
/** How long this thread plays before it looks whether others are worth their start, which costs about half a second. */
const TRIAL_MS = 200;
const WORTH_THREADS_MS = 1500;

export async function simulate(game: Game, request: SimulateRequest): Promise<Simulation> {
  const setup = setUpTable(game, request);
  const began = performance.now();
  const tally = merge(await playAll(game, setup, request), setup.seats);
  const seconds = (performance.now() - began) / 1000;
  return {
    game: game.id,
    ...setup,
    seed: request.seed,
    ...tally,
    seconds,
    decisionsPerSecond: tally.decisions / seconds,
    gamesPerSecond: tally.games / seconds,
    neverUsed: (game.uses?.all ?? []).filter((card) => tally.gamesByCard[card] === undefined),
  };
}

async function playAll(game: Game, setup: TableSetup, request: SimulateRequest): Promise<Tally[]> {
  const { seed, games, longest, module } = request;
  const whole: Shard = { seed, games, first: 0, step: 1, ...(longest !== undefined && { longest }) };
  const here = (shard: Shard, before: number): Tally =>
    playShard(game, setup, shard, (done) => request.onProgress?.(before + done, games));
  const there = (from: number, workers: number): Promise<Tally[]> =>
    onWorkers({ id: game.id, module: module!, setup, shard: { ...whole, first: from }, workers }, (done) =>
      request.onProgress?.(from + done, games),
    );

  const workers = Math.min(request.workers ?? Math.min(USUAL_WORKERS, availableParallelism()), games);
  if (module === undefined || workers <= 1) return [here(whole, 0)];
  if (request.workers !== undefined) return there(0, workers);

  const trial = here({ ...whole, milliseconds: TRIAL_MS }, 0);
  const left = games - trial.games;
  if (left === 0) return [trial];
  const worthThreads = (left / trial.games) * TRIAL_MS > WORTH_THREADS_MS;
  const rest = worthThreads ? await there(trial.games, workers) : [here({ ...whole, first: trial.games }, trial.games)];
  return [trial, ...rest];
}
