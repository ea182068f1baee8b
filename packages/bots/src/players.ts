import { fastRng, type Game, type Json, type Question, type Seat } from '@tablewright/kernel';
import type { Level } from './levels.ts';
import { type Heard, type Player, sitDown } from './player.ts';

// Whoever thinks beside what moves, on a thread of the server or in a worker of the page: the same players, who remember where they sit.

/** What a bot is asked at a table. */
export interface Seated {
  readonly table: string;
  readonly seat: Seat;
  readonly level: Level;
  /** goes up when something was taken back: what a bot remembers of it has not happened */
  readonly epoch: number;
  readonly seed: number;
  readonly view: Json;
  readonly question: Question;
  /** everything that the seat has been told; empty for a level that does not listen */
  readonly told: Heard;
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

  answer(game: Game, request: Seated): Json {
    const { table, seat, level, epoch, seed, view, question, told } = request;
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
    return sitting.player.answer(view, question, told);
  }
}
