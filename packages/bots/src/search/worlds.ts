import type { Base, Event, Game, Json, Rng } from '@tablewright/kernel';
import type { SearchSettings } from './settings.ts';

// The worlds that a search thinks in: drawn out of what the seat sees, and, where the game can say how well a world fits what
// everybody has done, the likely ones more often.

/** Of so many worlds one is kept, by its weight. */
const CANDIDATES = 8;

/** What a seat knows: what it sees, and everything that it has been told. */
export interface Known {
  readonly view: Json;
  readonly told: readonly Event[];
}

export class Worlds {
  readonly #game: Game;
  readonly #known: Known;
  readonly #rng: Rng;
  readonly #most: number;
  readonly #weighed: boolean;
  readonly #kept: Base[] = [];
  #next = 0;

  constructor(game: Game, known: Known, rng: Rng, { worlds, belief }: Pick<SearchSettings, 'worlds' | 'belief'>) {
    this.#game = game;
    this.#known = known;
    this.#rng = rng;
    this.#most = worlds;
    this.#weighed = belief && game.weigh !== undefined;
  }

  /** A world to think in: to be copied, and its future to be drawn anew, or the search would learn it by heart. */
  draw(): Base {
    if (this.#kept.length < this.#most) this.#kept.push(this.#weighed ? this.#likely() : this.#any());
    const kept = this.#kept[this.#next % this.#kept.length]!;
    this.#next += 1;
    return kept;
  }

  #any(): Base {
    return this.#game.world(this.#known.view, this.#rng);
  }

  #likely(): Base {
    const { view, told } = this.#known;
    if (this.#game.likely !== undefined) return this.#game.likely(view, told, this.#rng);
    let chosen = this.#any();
    let sum = this.#game.weigh!(view, chosen, told);
    for (let i = 1; i < CANDIDATES; i += 1) {
      const other = this.#any();
      const weight = this.#game.weigh!(view, other, told);
      sum += weight;
      if (sum > 0 && this.#rng.below(1_000_000) < (weight / sum) * 1_000_000) chosen = other;
    }
    return chosen;
  }
}
