import type { Game } from '@tablewright/kernel';
import type { TableSetup } from './setup.ts';
import { playOne } from './play.ts';
import { count, emptyTally, type Tally } from './tally.ts';

/** A part of the games: `first`, `first + step`, … below `games`. */
export interface Shard {
  readonly seed: string;
  readonly games: number;
  readonly first: number;
  readonly step: number;
  readonly longest?: number;
  /** stops after the first game that ends later than this */
  readonly milliseconds?: number;
}

const PROGRESS_MS = 100;

export function playShard(game: Game, setup: TableSetup, shard: Shard, onProgress: (done: number) => void): Tally {
  const tally = emptyTally(setup.seats);
  const until = performance.now() + (shard.milliseconds ?? Number.POSITIVE_INFINITY);
  let shown = performance.now();
  for (let index = shard.first; index < shard.games; index += shard.step) {
    count(tally, playOne(game, setup, shard.seed, index, shard.longest));
    const now = performance.now();
    if (now > until) break;
    if (now - shown < PROGRESS_MS) continue;
    shown = now;
    onProgress(tally.games);
  }
  return tally;
}
