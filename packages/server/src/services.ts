import type { Game } from '@tablewright/kernel';
import type { Storage } from '@tablewright/storage';
import type { BaseLogger } from 'pino';
import type { Batches } from './batches.ts';
import type { Bots } from './bots/bots.ts';
import type { Keeper } from './keeping/keeper.ts';
import type { Meta } from './meta.ts';
import type { Counters } from './metrics.ts';
import type { Time } from './time.ts';

/** A game, and where a worker thread imports the same game from. */
export interface GameEntry {
  readonly game: Game;
  readonly module: string;
}

export interface Timings {
  /** milliseconds before a bot answers where it alone is asked, so that people can follow */
  readonly botPause: number;
  /** milliseconds after which somebody whose connection is lost counts as away, and others may let a bot play */
  readonly awayAfter: number;
  /** the most milliseconds that an answer waits for those of other tables, when many are played at once */
  readonly gather: number;
  /** milliseconds within which those who have promised a salt must show it, once the host has started */
  readonly saltWithin: number;
  /** milliseconds after which a table that nobody looks at leaves memory */
  readonly idleAfter: number;
}

/** What every table needs of the server around it. */
export interface Services {
  readonly storage: Storage;
  readonly games: ReadonlyMap<string, GameEntry>;
  readonly bots: Bots;
  readonly keeper: Keeper;
  readonly time: Time;
  readonly log: BaseLogger;
  readonly counters: Counters;
  readonly timings: Timings;
  readonly batches: Batches;
  /** stores a new table, and begins its game if its meta says so; gives its id */
  addTable(meta: Meta): Promise<string>;
}
