import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, spread } from './cpu.ts';
import type { FormName } from './forms.ts';
import { type BenchedGame, benchGames, type GameBench } from './kernel-games.ts';
import type { Rates } from './kernel-worker.ts';

export interface KernelBenchSettings {
  readonly games?: readonly BenchedGame[];
  readonly rounds?: number;
  /** CPU seconds for each form in each round */
  readonly secondsPerRound?: number;
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

export async function benchKernel(plan: KernelBenchSettings = {}): Promise<KernelBench> {
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
    games: Object.fromEntries(benchGames(games, rounds, secondsPerRound).map((bench, i) => [games[i]!.game.id, bench])),
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
