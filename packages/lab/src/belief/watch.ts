import { type Base, type Event, fastRng, type Game, type Json, type Seat, type Told } from '@tablewright/kernel';
import { botNamed } from '../bots.ts';
import { Ears } from '../ears.ts';
import { seedsOf } from '../seeds.ts';
import { nextAnswer } from '../table.ts';

// A game that somebody has watched, to look at any moment of it afterwards.

export interface WatchRequest {
  readonly seats: number;
  readonly options?: Record<string, Json>;
  readonly seed: string;
  /** who plays; steady unless said otherwise */
  readonly bot?: string;
}

const LONGEST = 20_000;

export class Watched {
  /** before the first answer, and after each */
  readonly #states: Base[] = [];
  /** how many events had been told by then */
  readonly #lines: number[] = [];
  readonly #told: Told[];

  constructor(game: Game, { seats, options = {}, seed, bot = 'steady' }: WatchRequest, index: number) {
    const seeds = seedsOf(seed, index);
    const kind = botNamed(bot);
    const bots = Array.from({ length: seats }, (_, seat) => kind.sit(game, seat, fastRng(seeds.bots + seat)));
    const { state: s, told } = game.start({ seats, options, seed: seeds.chance });
    const ears = kind.listens ? new Ears(seats, told) : null;
    const table = { names: bots.map(() => bot), bots, order: fastRng(seeds.order), ears };
    this.#told = [...told];
    const hear = (event: Event, to: Told['to']): void => {
      this.#told.push({ event, to });
      ears?.hear(event, to);
    };
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
