import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Rate } from '@tablewright/lab';
import type { BotsReply, BotsTask, Part } from './bots-worker.ts';
import { median } from './cpu.ts';
import type { SearchRates } from './search-worker.ts';

// How strong the levels are, game by game, and how fast they search beside others.

export interface BenchedBots {
  readonly id: string;
  readonly module: string;
  readonly seats: number;
  /** the file of positions with a stupid answer; null where there is none */
  readonly blunders: string | null;
}

export interface BotsBenchSettings {
  readonly games: readonly BenchedBots[];
  /** fewer games of everything, with fewer tries for each answer, in a few minutes */
  readonly short: boolean;
  readonly seed: string;
  readonly workers?: number;
  onProgress?(done: number, of: number): void;
}

export interface Blunders {
  readonly positions: number;
  /** how many of them each level got wrong */
  readonly steady: number;
  readonly strong: number;
}

export interface GameStrength {
  readonly steadyVsRandom: Rate;
  readonly strongVsSteady: Rate;
  readonly fierceVsStrong: Rate;
  readonly blunders: Blunders;
  /** how much better the belief about secret roles is than none, in log loss; null where there are none */
  readonly beliefGain: number | null;
}

export interface BotsBench {
  readonly iterationsRatioToBoardgameio: number;
  readonly iterationsRatioToHandwritten: number;
  readonly iterationsPerSecond: Readonly<Record<keyof SearchRates, number>>;
  readonly games: Readonly<Record<string, GameStrength>>;
  readonly short: boolean;
}

/** What is measured in a game; each part is one task of a worker. */
const PARTS: readonly Part[] = ['steadyVsRandom', 'strongVsSteady', 'fierceVsStrong', 'blunders', 'beliefGain'];

export async function benchBots(settings: BotsBenchSettings): Promise<BotsBench> {
  const { games, short, seed } = settings;
  // alone, before the workers begin: they would share the machine with it
  const rates = await searchRates(short ? 3 : 7, short ? 1 : 2);
  const tasks = games.flatMap((game) => PARTS.map((part): BotsTask => ({ ...game, part, short, seed })));
  const replies = await onWorkers(tasks, settings);
  const ratio = (to: 'boardgameio' | 'handwritten'): number =>
    median(rates.kernel.map((rate, round) => rate / rates[to][round]!));
  return {
    iterationsRatioToBoardgameio: ratio('boardgameio'),
    iterationsRatioToHandwritten: ratio('handwritten'),
    iterationsPerSecond: {
      kernel: median(rates.kernel),
      boardgameio: median(rates.boardgameio),
      handwritten: median(rates.handwritten),
    },
    games: Object.fromEntries(
      games.map(({ id }) => {
        const parts = replies.filter((reply) => reply.id === id).map(({ part, value }) => [part, value]);
        return [id, Object.fromEntries(parts)];
      }),
    ),
    short,
  };
}

async function searchRates(rounds: number, secondsPerRound: number): Promise<SearchRates> {
  const worker = fileURLToPath(new URL('search-worker.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [worker, String(rounds), String(secondsPerRound)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout) as SearchRates;
}

/** Each worker takes the next task when it is done with one. */
async function onWorkers(tasks: readonly BotsTask[], settings: BotsBenchSettings): Promise<BotsReply[]> {
  const { workers = 2 } = settings;
  const waiting = tasks.slice();
  const replies: BotsReply[] = [];
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      replies.push(await replyOf(task));
      settings.onProgress?.(replies.length, tasks.length);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return replies;
}

function replyOf(task: BotsTask): Promise<BotsReply> {
  const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), { workerData: task });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker ended with code ${code} before it had played`)));
  });
}
