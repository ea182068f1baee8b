import { type Base, type Event, fastRng, type Game, type Json, type Seat, type Told } from '@tablewright/kernel';
import { sitDown } from '@tablewright/bots';
import { seedsOf } from '../seeds.ts';
import { nextAnswer } from '../table.ts';

// A game between steady players that somebody has watched, to look at any moment of it afterwards.

export interface WatchRequest {
  readonly seats: number;
  readonly options?: Record<string, Json>;
  readonly seed: string;
}

const LONGEST = 20_000;

export class Watched {
  /** before the first answer, and after each */
  readonly #states: Base[] = [];
  /** how many events had been told by then */
  readonly #lines: number[] = [];
  readonly #told: Told[];

  constructor(game: Game, { seats, options = {}, seed }: WatchRequest, index: number) {
    const seeds = seedsOf(seed, index);
    const bots = Array.from({ length: seats }, (_, seat) => {
      const player = sitDown(game, seat, 'steady', fastRng(seeds.bots + seat));
      return { sees: 'view' as const, answer: player.answer.bind(player) };
    });
    const table = { names: bots.map(() => 'steady'), bots, order: fastRng(seeds.order), ears: null };
    const { state: s, told } = game.start({ seats, options, seed: seeds.chance });
    this.#told = [...told];
    const hear = (event: Event, to: Told['to']): void => void this.#told.push({ event, to });
    for (;;) {
      this.#states.push(game.copy(s));
      this.#lines.push(this.#told.length);
      const next = this.#states.length > LONGEST ? null : nextAnswer(game, s, table);
      if (next === null) break;
      game.play(s, next.seat, next.value, hear);
    }
  }

  /** How many answers were given when this share of them was. */
  answersAt(share: number): number {
    return Math.floor((this.#states.length - 1) * share);
  }

  stateAfter(answers: number): Base {
    return this.#states[answers]!;
  }

  /** What a seat had been told by then, or what all of them had. */
  toldBy(answers: number, reader: Seat | 'all'): Event[] {
    const told = this.#told.slice(0, this.#lines[answers]);
    return told.flatMap(({ event, to }) => (to === 'all' || to === reader ? [event] : []));
  }
}
