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

/** What the thread is asked: games that end at about the same time, all of one kind. */
export interface KeepRequest {
  readonly module: string;
  readonly games: readonly PlayedText[];
}

/** The log as text: it is copied at a fraction of the price. */
export interface PlayedText extends Omit<Played, 'log'> {
  readonly log: string;
}

export type Packed = Omit<KeptGame, 'head'>;
/** For each game that was asked for; null where it broke. */
export type PackedGames = readonly (Packed | null)[];

/** Entries of a log from which on it is long. */
const LONG = 300;
/** Games within a second from which on they are many. */
const MANY = 8;
/** Milliseconds that those of one request may take. */
const PATIENCE = 60_000;
/** Milliseconds that a game waits for others: to wake a thread, and to be woken by it, costs the same for one as for fifty. */
const GATHER = 50;
const MOST_TOGETHER = 50;

export function threadedKeeper(worker = new URL('./worker.ts', import.meta.url)): Keeper {
  const thread = new JobThread<KeepRequest, PackedGames>(worker, PATIENCE);
  const gathered = new Gathered((request) => thread.add(request));
  const keptAlone = async (module: string, game: PlayedText): Promise<Packed | null> =>
    (await thread.add({ module, games: [game] }))[0] ?? null;
  const rush = new Rush();
  return {
    async keep(match, module) {
      const { outcome, head, log, played } = match;
      if (outcome === null || (!rush.isMany() && log.length < LONG)) return keptGame(match);
      try {
        const game = { ...played, log: JSON.stringify(log) };
        const kept = log.length < LONG ? await gathered.add(module, game) : await keptAlone(module, game);
        if (kept !== null && isThatEnd(match, kept)) return { ...kept, head };
      } catch {
        // The thread has broken, or is closed: nothing is lost but time.
      }
      return keptGame(match);
    },
    async close() {
      gathered.sendAll();
      await thread.close();
    },
  };
}

interface Waiting {
  readonly game: PlayedText;
  resolve(kept: Packed | null): void;
  reject(error: unknown): void;
}

/** Games that have ended within a moment of each other, by kind, go to the thread together. Where that breaks each goes alone. */
class Gathered {
  readonly #ask: (request: KeepRequest) => Promise<PackedGames>;
  readonly #waiting = new Map<string, Waiting[]>();
  #timer: NodeJS.Timeout | undefined;

  constructor(ask: (request: KeepRequest) => Promise<PackedGames>) {
    this.#ask = ask;
  }

  add(module: string, game: PlayedText): Promise<Packed | null> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.size === 0) this.#timer = setTimeout(() => this.sendAll(), GATHER);
      const same = this.#waiting.get(module) ?? [];
      this.#waiting.set(module, same);
      same.push({ game, resolve, reject });
      if (same.length === MOST_TOGETHER) this.sendAll();
    });
  }

  sendAll(): void {
    clearTimeout(this.#timer);
    const all = [...this.#waiting];
    this.#waiting.clear();
    for (const [module, waiting] of all) void this.#send(module, waiting);
  }

  async #send(module: string, waiting: readonly Waiting[]): Promise<void> {
    try {
      const kept = await this.#ask({ module, games: waiting.map(({ game }) => game) });
      for (const [i, one] of waiting.entries()) one.resolve(kept[i] ?? null);
    } catch (error) {
      if (waiting.length > 1) for (const one of waiting) void this.#send(module, [one]);
      else for (const one of waiting) one.reject(error);
    }
  }
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
