import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { BadInput, importLearning } from '@tablewright/catalogue';
import type { BotsReply, BotsTask } from './bots-worker.ts';
import {
  type Alike,
  type GamePart,
  isPairing,
  type Pairing,
  type PairingRate,
  type Part,
  PARTS,
  type PlayedDeal,
  rateOfDeals,
  triesOf,
  USUAL_PARTS,
} from './bots-parts.ts';
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
  /** the usual ones unless said otherwise */
  readonly parts?: readonly Part[];
  /** of the tries that each level has by itself; all of them, in the short form an eighth, unless said otherwise */
  readonly triesShare?: number;
  /** so many deals of each pairing instead of all */
  readonly deals?: number | null;
  /** deals that were played before by the same bots; they are not played again, and counted in */
  readonly before?: readonly PlayedDeal[];
  readonly workers?: number;
  onProgress?(done: number, of: number): void;
  /** as soon as a deal was played */
  onDeal?(deal: PlayedDeal): void;
}

export interface Blunders {
  readonly positions: number;
  /** how many of them it gets wrong with one seed, on average over some seeds, to one decimal */
  readonly steady: number;
  /** how many of them it gets wrong with any of the seeds */
  readonly strong: number;
}

export interface GameStrength extends Readonly<Record<Pairing, PairingRate>> {
  readonly blunders: Blunders;
  /** null where not everybody could win */
  readonly alike: Alike | null;
  /** how much better the belief about secret roles is than none, in log loss; null where there are none */
  readonly beliefGain: number | null;
}

/** What is found out by a part that is no pairing. */
export type Found = Blunders | Alike | number | null;

export interface SearchSpeed {
  readonly iterationsRatioToBoardgameio: number;
  readonly iterationsRatioToHandwritten: number;
  readonly iterationsPerSecond: Readonly<Record<keyof SearchRates, number>>;
}

/** Of what was left out nothing is said. */
export interface BotsBench extends Partial<SearchSpeed> {
  readonly games: Readonly<Record<string, Partial<GameStrength>>>;
  readonly short: boolean;
  readonly triesShare: number;
}

/** In the short form. */
const FEWER_TRIES = 1 / 8;

export async function benchBots(settings: BotsBenchSettings): Promise<BotsBench> {
  const { games, short, parts = USUAL_PARTS, triesShare = short ? FEWER_TRIES : 1 } = settings;
  if (parts.includes('withoutLearning')) await Promise.all(games.map(somethingLearned));
  // alone, before the workers begin: they would share the machine with it
  const speed = parts.includes('speed') ? await searchSpeed(short ? 3 : 7, short ? 1 : 2) : {};
  const asked = PARTS.filter((part): part is GamePart => part !== 'speed' && parts.includes(part));
  const tasks = games.flatMap((game) => asked.flatMap((part) => tasksFor(game, part, { ...settings, triesShare })));
  const found = await onWorkers(tasks, settings);
  const strengthOf = (id: string): Partial<GameStrength> =>
    Object.fromEntries(
      asked.map((part) => {
        if (!isPairing(part)) return [part, found.values.get(`${id} ${part}`)];
        const deals = [...(settings.before ?? []), ...found.deals];
        return [part, rateOfDeals(dealsOf(deals, id, part), triesOf(part, triesShare))];
      }),
    );
  return { ...speed, games: Object.fromEntries(games.map(({ id }) => [id, strengthOf(id)])), short, triesShare };
}

async function somethingLearned({ id, module }: BenchedBots): Promise<void> {
  if ((await importLearning(module)) !== null) return;
  throw new BadInput(`In ${id} nothing was learned that could be left out. Take another game, with --game.`);
}

function dealsOf(deals: readonly PlayedDeal[], id: string, part: Pairing): PlayedDeal[] {
  return deals.filter((deal) => deal.game === id && deal.part === part);
}

/** A pairing that is played bit by bit is shared by the workers, or all but one would have nothing to do in the end. */
function tasksFor(game: BenchedBots, part: GamePart, settings: BotsBenchSettings & { triesShare: number }): BotsTask[] {
  const { short, seed, triesShare, deals = null, before = [], workers = WORKERS } = settings;
  const of = isPairing(part) && !short ? workers : 1;
  const playedBefore = isPairing(part) ? dealsOf(before, game.id, part).map(({ deal }) => deal) : [];
  return Array.from({ length: of }, (_, nth) => ({
    ...game,
    part,
    short,
    seed,
    triesShare,
    deals,
    playedBefore,
    nth,
    of,
  }));
}

async function searchSpeed(rounds: number, secondsPerRound: number): Promise<SearchSpeed> {
  const worker = fileURLToPath(new URL('search-worker.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [worker, String(rounds), String(secondsPerRound)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const rates = JSON.parse(stdout) as SearchRates;
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
  };
}

const WORKERS = 2;

interface FoundByWorkers {
  readonly deals: PlayedDeal[];
  /** by game and part */
  readonly values: Map<string, Found>;
}

/** Each worker takes the next task when it is done with one. */
async function onWorkers(tasks: readonly BotsTask[], settings: BotsBenchSettings): Promise<FoundByWorkers> {
  const { workers = WORKERS } = settings;
  const waiting = tasks.slice();
  const found: FoundByWorkers = { deals: [], values: new Map() };
  let [done, of] = [0, tasks.length];
  const hear = (task: BotsTask, said: BotsReply): void => {
    if (said.says === 'plan') of += said.deals;
    else done += 1;
    if (said.says === 'deal') {
      found.deals.push(said.deal);
      settings.onDeal?.(said.deal);
    }
    if (said.says === 'done' && !isPairing(task.part)) found.values.set(`${task.id} ${task.part}`, said.value);
    settings.onProgress?.(done, of);
  };
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      const mine = task;
      await workOn(mine, (said) => hear(mine, said));
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return found;
}

function workOn(task: BotsTask, hear: (said: BotsReply) => void): Promise<void> {
  const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), { workerData: task });
  return new Promise((resolve, reject) => {
    const giveUp = (error: Error): void => {
      reject(error);
      void worker.terminate();
    };
    worker.on('message', (said: BotsReply) => {
      try {
        hear(said);
      } catch (error) {
        giveUp(error as Error); // what cannot be kept need not be played
      }
      if (said.says === 'done') resolve();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker ended with code ${code} before it had played`)));
  });
}
