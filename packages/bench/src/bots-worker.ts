import { parentPort, workerData } from 'node:worker_threads';
import { LEVEL_SPECS, type Level } from '@tablewright/bots';
import { importGame } from '@tablewright/catalogue';
import type { Game } from '@tablewright/kernel';
import { type Contestant, measureBelief, playMatch, type Rate, rateOf, seatingOf } from '@tablewright/lab';
import { measureBlunders } from './blunders.ts';
import type { BenchedBots, Blunders } from './bots.ts';

// One part of the bench, on a thread of its own.

export type Part = 'steadyVsRandom' | 'strongVsSteady' | 'fierceVsStrong' | 'blunders' | 'beliefGain';

export interface BotsTask extends BenchedBots {
  readonly part: Part;
  readonly short: boolean;
  readonly seed: string;
}

export interface BotsReply {
  readonly id: string;
  readonly part: Part;
  readonly value: Rate | Blunders | number | null;
}

const PAIRINGS = {
  steadyVsRandom: ['steady', 'random'],
  strongVsSteady: ['strong', 'steady'],
  fierceVsStrong: ['fierce', 'strong'],
} as const satisfies Partial<Record<Part, readonly [Level, Level]>>;

/** Deals: each is played by both sides. Long games are fewer, and the short form stops when its time is up. */
const FULL = { deals: 200, longGames: 100, belief: 60 } as const;
const SHORT = { seconds: 40, least: 2, most: 40, belief: 4, tries: 8 } as const;

/** A game is long when a random one takes more answers than this. */
const LONG = 500;

function contestant(level: Level, short: boolean): Contestant {
  const { thinks } = LEVEL_SPECS[level];
  if (thinks === null) return { level };
  return { level, limits: { iterations: short ? Math.ceil(thinks.iterations / SHORT.tries) : thinks.iterations } };
}

function match(game: Game, { seats, short, seed }: BotsTask, [one, other]: readonly [Level, Level]): Rate {
  const seating = seatingOf(game, seats);
  const a = contestant(one, short);
  const b = contestant(other, short);
  const total = { wonByA: 0, wonByB: 0, games: 0 };
  const began = performance.now();
  const deals = short ? SHORT.most : lengthOf(game, seats) > LONG ? FULL.longGames : FULL.deals;
  for (let from = 0; from < deals; from += 1) {
    const tie = playMatch(game, { a, b, seats, deals: 1, from, seed }, seating);
    total.wonByA += tie.wonByA;
    total.wonByB += tie.wonByB;
    total.games += tie.games;
    if (short && from + 1 >= SHORT.least && performance.now() - began > SHORT.seconds * 1000) break;
  }
  return rateOf(total);
}

function lengthOf(game: Game, seats: number): number {
  const player = { level: 'random' } as const;
  return playMatch(game, { a: player, b: player, seats, deals: 1, seed: 'length' }, 'rivals').decisions / 2;
}

async function reply(task: BotsTask): Promise<BotsReply> {
  const { id, part, module, short, seed, seats, blunders } = task;
  const { game } = await importGame(module, id);
  switch (part) {
    case 'blunders':
      return { id, part, value: await measureBlunders(game, blunders, short ? SHORT.tries : 1) };
    case 'beliefGain': {
      const belief = measureBelief(game, { seats, games: short ? SHORT.belief : FULL.belief, seed, at: [0.5] });
      return { id, part, value: belief === null ? null : belief[0]!.gain };
    }
    default:
      return { id, part, value: match(game, task, PAIRINGS[part]) };
  }
}

parentPort!.postMessage(await reply(workerData as BotsTask));
