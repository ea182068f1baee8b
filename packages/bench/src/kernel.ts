import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Base, fastRng, type Game, type Json } from '@tablewright/kernel';
import { cpuSeconds, median, ratePerCpuSecond, spread } from './cpu.ts';
import type { FormName } from './forms.ts';
import type { Rates } from './kernel-worker.ts';

/** A game whose random play is measured by itself: there is nobody to compare it with. */
export interface BenchedGame {
  readonly game: Game;
  readonly seats: number;
  readonly options?: Record<string, Json>;
}

export interface KernelBenchPlan {
  readonly games?: readonly BenchedGame[];
  readonly rounds?: number;
  /** CPU seconds for each form in each round */
  readonly secondsPerRound?: number;
}

export interface GameBench {
  readonly seats: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** one copy of a state in the middle of a game */
  readonly copyMicros: number;
  /** the same states as JSON */
  readonly stateBytes: number;
}

/** Every second here is a CPU second; every figure is a median over the rounds. */
export interface KernelBench {
  /** Lantern on the kernel against Lantern on boardgame.io and by hand: decisions per second, each enumerating its moves */
  readonly ratioToBoardgameio: number;
  readonly ratioToHandwritten: number;
  /** (largest − smallest) / median of each ratio over the rounds */
  readonly spread: { readonly ratioToBoardgameio: number; readonly ratioToHandwritten: number };
  /** decisions per second */
  readonly forms: Readonly<Record<FormName, number>>;
  readonly games: Readonly<Record<string, GameBench>>;
  readonly node: string;
  readonly rounds: number;
}

export async function benchKernel(plan: KernelBenchPlan = {}): Promise<KernelBench> {
  const { games = [], rounds = 7, secondsPerRound = 0.5 } = plan;
  const rates = await ratesOfForms(rounds, secondsPerRound);
  const toBoardgameio = rates.kernel.map((rate, round) => rate / rates.boardgameio[round]!);
  const toHandwritten = rates.kernel.map((rate, round) => rate / rates.handwritten[round]!);
  return {
    ratioToBoardgameio: median(toBoardgameio),
    ratioToHandwritten: median(toHandwritten),
    spread: { ratioToBoardgameio: spread(toBoardgameio), ratioToHandwritten: spread(toHandwritten) },
    forms: {
      kernel: median(rates.kernel),
      boardgameio: median(rates.boardgameio),
      handwritten: median(rates.handwritten),
    },
    games: Object.fromEntries(games.map((one) => [one.game.id, benchGame(one, rounds, secondsPerRound)])),
    node: process.version,
    rounds,
  };
}

async function ratesOfForms(rounds: number, secondsPerRound: number): Promise<Rates> {
  const worker = fileURLToPath(new URL('kernel-worker.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [worker, String(rounds), String(secondsPerRound)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout) as Rates;
}

function benchGame(one: BenchedGame, rounds: number, secondsPerRound: number): GameBench {
  const rng = fastRng(1);
  let seed = 0;
  let games = 0;
  const playOne = (): number => {
    seed += 1;
    games += 1;
    return playToEnd(one, seed, rng);
  };
  ratePerCpuSecond(4 * secondsPerRound, playOne);
  const decisionRates: number[] = [];
  const gameRates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = cpuSeconds();
    games = 0;
    decisionRates.push(ratePerCpuSecond(secondsPerRound, playOne));
    gameRates.push(games / (cpuSeconds() - from));
  }
  const states = Array.from({ length: 40 }, (_, i) => midGame(one, i));
  return {
    seats: one.seats,
    decisionsPerSecond: median(decisionRates),
    gamesPerSecond: median(gameRates),
    copyMicros: copyMicros(one.game, states),
    stateBytes: median(states.map((state) => Buffer.byteLength(JSON.stringify(state)))),
  };
}

function startOf({ game, seats, options = {} }: BenchedGame, seed: number): Base {
  return game.start({ seats, options, seed }).state;
}

function playToEnd(one: BenchedGame, seed: number, rng: ReturnType<typeof fastRng>): number {
  const state = startOf(one, seed);
  let decisions = 0;
  while (one.game.playRandom(state, rng)) decisions += 1;
  return decisions;
}

/** A random game, half-way through. */
function midGame(one: BenchedGame, seed: number): Base {
  const half = playToEnd(one, seed, fastRng(seed)) >> 1;
  const state = startOf(one, seed);
  const rng = fastRng(seed);
  for (let decisions = 0; decisions < half; decisions += 1) one.game.playRandom(state, rng);
  return state;
}

/** The median over the states; each is copied for some milliseconds, after all have been copied once to warm up. */
function copyMicros(game: Game, states: readonly Base[]): number {
  const once = (state: Base): number => {
    // the copies are kept and looked at, or V8 would see that nobody wants them and make none
    const kept: Base[] = [];
    const perSecond = ratePerCpuSecond(0.005, () => {
      for (let i = 0; i < 100; i += 1) kept[i & 15] = game.copy(state);
      return 100;
    });
    if (kept.some((copy) => copy.seats !== state.seats)) throw new Error('a copy differs from its original');
    return 1e6 / perSecond;
  };
  for (const state of states) once(state);
  return median(states.map(once));
}
