import { parentPort, workerData } from 'node:worker_threads';
import { importGame, importLearning } from '@tablewright/catalogue';
import type { Game } from '@tablewright/kernel';
import type { Learning } from '@tablewright/kernel/learned';
import { measureBelief, playMatch, seatingOf, winnersAlike } from '@tablewright/lab';
import { measureBlunders } from './blunders.ts';
import type { BenchedBots, Found } from './bots.ts';
import {
  type Alike,
  contestantsOf,
  type GamePart,
  type Pairing,
  type PlayedDeal,
  triesOf,
  triesOfLevel,
} from './bots-parts.ts';

// One part of the bench, or of a pairing some of its deals, on a thread of its own.

export interface BotsTask extends BenchedBots {
  readonly part: GamePart;
  readonly short: boolean;
  readonly seed: string;
  /** of the tries that a level has by itself */
  readonly triesShare: number;
  /** how many deals are played by all threads together; null: as many as the whole measurement has */
  readonly deals: number | null;
  /** deals that were played before */
  readonly playedBefore: readonly number[];
  /** of those that are left every `of`-th, from the `nth` on, is this thread's */
  readonly nth: number;
  readonly of: number;
}

/** What a thread says: first how much there is to do, then each deal, and in the end the rest. */
export type BotsReply =
  | { readonly says: 'plan'; readonly deals: number }
  | { readonly says: 'deal'; readonly deal: PlayedDeal }
  | { readonly says: 'done'; readonly value: Found };

/** Deals: each is played by both sides. Long games are fewer, and the short form stops when its time is up. */
const FULL = { deals: 200, longGames: 100, belief: 60, alike: 400 } as const;
const SHORT = { seconds: 40, least: 2, most: 40, belief: 4, alike: 40 } as const;

/** A game is long when a random one takes more answers than this. */
const LONG = 500;

function reply(said: BotsReply): void {
  parentPort!.postMessage(said);
}

function playPart(game: Game, task: BotsTask, part: Pairing, learning: Learning | null): void {
  const { id, seats, short, seed, triesShare } = task;
  const seating = seatingOf(game, seats);
  const [one, other] = contestantsOf(part, triesShare);
  const isLearned = part === 'withoutLearning';
  // what only the fiercest bot judges by is measured with as many tries for both
  const a = isLearned && game.evaluateClosely !== undefined ? { ...one, judges: game.evaluateClosely } : one;
  const b = isLearned ? { ...other, judges: byHand(learning!) } : other;
  const tries = triesOf(part, triesShare);
  const mine = dealsToPlay(game, task);
  reply({ says: 'plan', deals: mine.length });
  const began = performance.now();
  for (const [i, deal] of mine.entries()) {
    const tie = playMatch(game, { a, b, seats, deals: 1, from: deal, seed }, seating);
    const { wonByA, wonByB, games, teams } = tie;
    reply({
      says: 'deal',
      deal: { game: id, part, seats, seed, tries, deal, bots: '', won: [wonByA, wonByB], games, teams },
    });
    if (short && i + 1 >= SHORT.least && performance.now() - began > SHORT.seconds * 1000) break;
  }
}

function byHand(learning: Learning): NonNullable<Game['evaluate']> {
  return (s, seat) => learning.judge(s, seat);
}

/** The first ones that were not played yet; without a number those that the whole measurement still lacks. */
function dealsToPlay(game: Game, { seats, short, deals, playedBefore, nth, of }: BotsTask): number[] {
  const whole = short ? SHORT.most : lengthOf(game, seats) > LONG ? FULL.longGames : FULL.deals;
  const before = new Set(playedBefore);
  const open: number[] = [];
  for (let deal = 0; deals === null ? deal < whole : open.length < deals; deal += 1) {
    if (!before.has(deal)) open.push(deal);
  }
  return open.filter((_, i) => i % of === nth);
}

function lengthOf(game: Game, seats: number): number {
  const player = { level: 'random' } as const;
  return playMatch(game, { a: player, b: player, seats, deals: 1, seed: 'length' }, 'rivals').decisions / 2;
}

/** Null where somebody else always loses when one wins: then there is nothing that all could do better. */
function playAlike(game: Game, { seats, short, seed }: BotsTask): Alike | null {
  if (seatingOf(game, seats) !== 'lone') return null;
  const games = { seats, seed, games: short ? SHORT.alike : FULL.alike };
  return {
    steady: winnersAlike(game, { level: 'steady' }, games),
    random: winnersAlike(game, { level: 'random' }, games),
  };
}

async function work(task: BotsTask): Promise<Found> {
  const { id, part, module, short, seed, seats, triesShare, blunders } = task;
  const { game } = await importGame(module, id);
  switch (part) {
    case 'blunders':
      return measureBlunders(game, blunders, triesOfLevel('strong', triesShare)!);
    case 'alike':
      return playAlike(game, task);
    case 'beliefGain': {
      const belief = measureBelief(game, { seats, games: short ? SHORT.belief : FULL.belief, seed, at: [0.5] });
      return belief === null ? null : belief[0]!.gain;
    }
    default:
      playPart(game, task, part, await importLearning(module));
      return null;
  }
}

reply({ says: 'done', value: await work(workerData as BotsTask) });
