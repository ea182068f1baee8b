import { type Level, type Player, sitDown } from '@tablewright/bots';
import { fastRng, type Game, type Json, type Question, type Seat, seedFromText } from '@tablewright/kernel';

/** All that a bot is given: what a person on its seat would see, and numbers of its own to draw from. */
export interface BotRequest {
  /** where the game is imported from */
  readonly module: string;
  readonly table: string;
  readonly seat: Seat;
  readonly level: Level;
  /** goes up when something was taken back: what a bot remembers of it has not happened */
  readonly epoch: number;
  readonly seed: number;
  readonly view: Json;
  readonly question: Question;
}

export interface Bots {
  answer(request: BotRequest): Promise<Json>;
  close(): Promise<void>;
}

/** A bot draws from the table's secret, but what it is given does not lead back to it. */
export function botSeed(secret: string, seat: Seat): number {
  return Number.parseInt(seedFromText(`bot\n${secret}\n${seat}`).slice(0, 12), 16);
}

interface Sitting {
  readonly epoch: number;
  readonly level: Level;
  readonly player: Player;
}

/** Players who sit at tables, the latest ones; who has been forgotten sits down anew and knows what the view shows. */
export class Players {
  readonly #most: number;
  readonly #sitting = new Map<string, Sitting>();

  readonly #now: () => number;

  /** `now`: the clock by which they think */
  constructor(now: () => number, most = 2000) {
    this.#now = now;
    this.#most = most;
  }

  answer(game: Game, request: Omit<BotRequest, 'module'>): Json {
    const { table, seat, level, epoch, seed, view, question } = request;
    const key = `${table}/${seat}`;
    const known = this.#sitting.get(key);
    const sitting =
      known?.epoch === epoch && known.level === level
        ? known
        : { epoch, level, player: sitDown(game, seat, level, fastRng(seed), { now: this.#now }) };
    this.#sitting.delete(key);
    this.#sitting.set(key, sitting);
    if (this.#sitting.size > this.#most) {
      const [oldest] = this.#sitting.keys();
      this.#sitting.delete(oldest!);
    }
    return sitting.player.answer(view, question);
  }
}
