import { canonicalJson } from '@tablewright/kernel';
import { JobThread } from '../job-thread.ts';
import { type KeptGame, keptGame } from '../kept-game.ts';
import type { Match, Played } from '../match.ts';

// Keeping a finished game means to play it again for every viewer. Of a long game, or of many that end at once, that would hold up every
// table; so it is done on a thread of its own. One short game is done here before a thread has heard of it.

export interface Keeper {
  /** `module`: where a thread imports the game from. Null where the game is not over */
  keep(match: Match, module: string): Promise<KeptGame | null>;
  close(): Promise<void>;
}

/** What the thread is asked. The log as text: it is copied at a fraction of the price. */
export interface KeepRequest extends Omit<Played, 'log'> {
  readonly module: string;
  readonly log: string;
}

export type Packed = Omit<KeptGame, 'head'>;

/** Entries of a log from which on it is long. */
const LONG = 300;
/** Games within a second from which on they are many. */
const MANY = 8;
/** Milliseconds that one game may take. */
const PATIENCE = 60_000;

export function threadedKeeper(worker = new URL('./worker.ts', import.meta.url)): Keeper {
  const thread = new JobThread<KeepRequest, Packed>(worker, PATIENCE);
  const rush = new Rush();
  return {
    async keep(match, module) {
      const { outcome, head, log, played } = match;
      if (outcome === null || (!rush.isMany() && log.length < LONG)) return keptGame(match);
      try {
        const kept = await thread.add({ ...played, module, log: JSON.stringify(log) });
        if (isThatEnd(match, kept)) return { ...kept, head };
      } catch {
        // The thread has broken, or is closed: nothing is lost but time.
      }
      return keptGame(match);
    },
    close: () => thread.close(),
  };
}

/** What was imported there could be another version of the game than the one that was played. */
function isThatEnd({ game, outcome }: Match, kept: Packed): boolean {
  return kept.rulesVersion === game.rulesVersion && canonicalJson(kept.outcome) === canonicalJson(outcome);
}

/** Counts what ends within a second. */
class Rush {
  #second = 0;
  #ended = 0;

  isMany(): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) this.#ended = 0;
    this.#second = second;
    this.#ended += 1;
    return this.#ended > MANY;
  }
}
