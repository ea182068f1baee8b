import {
  type Advisor,
  allOptions,
  type Base,
  fastRng,
  type Game,
  includes,
  isOnlyOne,
  type Json,
  lowest,
  NOBODY,
  type Question,
  type Rng,
  sampleOption,
  type Seat,
  size,
} from '@tablewright/kernel';
import type { SearchSettings } from './settings.ts';

// Behind the tree: more answers, those of the game's advice on every seat or the best of some that are looked at, until the question
// at hand comes round again; then the table is judged. After a fixed number of answers it would not do: an answer that leads to fewer questions would be judged a
// turn later than the others, when somebody else has just had a good one.

/** Where a try has to stop: at the same moment of the next round, whatever was answered. */
export class Horizon {
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #about: string;
  /** somebody else has answered since: the question is not part of the same turn any more */
  #hasPassed = false;
  /** which it was, where the game says so: between two deeds of one turn others may have been asked too */
  #turn = 0;
  readonly #turns: number;
  readonly #rounds: number;
  /** so many times the question has still to come round */
  #left = 0;

  constructor(game: Game, seat: Seat, about: string, settings: Pick<SearchSettings, 'turns' | 'rounds'>) {
    const { turns = 0, rounds = 1 } = settings;
    this.#game = game;
    this.#seat = seat;
    this.#about = about;
    this.#rounds = rounds;
    this.#turns = game.countsTurns ? turns : 0;
  }

  begin(s: Base): void {
    this.#hasPassed = false;
    this.#left = this.#rounds;
    this.#turn = this.#game.turn(s);
  }

  answered(seat: Seat): void {
    if (seat !== this.#seat) this.#hasPassed = true;
  }

  isReached(s: Base): boolean {
    if (s.outcome !== null) return true;
    if (this.#turns > 0) return this.#game.turn(s) >= this.#turn + this.#turns;
    if (!this.#hasPassed || s.stack[s.stack.length - 1]!.stage !== this.#about) return false;
    if (this.#game.countsTurns && this.#game.turn(s) === this.#turn) return false;
    if (!includes(this.#game.waiting(s), this.#seat)) return false;
    this.#left -= 1;
    if (this.#left <= 0) return true;
    // until somebody else has answered it is the same round: asked about twice, it must not count twice
    this.#hasPassed = false;
    if (this.#game.countsTurns) this.#turn = this.#game.turn(s);
    return false;
  }
}

/** More answers than any game needs, for those that nobody can judge and that are played to their end. */
const TO_THE_END = 3000;

export class Playouts {
  readonly #game: Game;
  #rng: Rng = fastRng(0);
  readonly #look: number;
  readonly #length: number;
  readonly #judges: boolean;
  readonly #isAdvised: boolean;
  /** by seat; for this try alone, since some remember */
  #advisors: Advisor<Json>[] = [];

  constructor(game: Game, { look, playout, playedBy }: SearchSettings) {
    this.#game = game;
    this.#judges = game.evaluate !== undefined;
    this.#isAdvised = this.#judges && playedBy === 'advice';
    this.#look = this.#judges ? look : 1;
    this.#length = this.#judges ? playout : TO_THE_END;
  }

  /** `luck`: what the players draw; the same for all answers that are held against each other. */
  playOn(s: Base, luck: number, horizon: Horizon): void {
    this.#rng = fastRng(luck);
    this.#advisors = [];
    if (this.#look <= 1 && !this.#judges) {
      this.#game.playOut(s, this.#rng, this.#length);
      return;
    }
    for (let n = 0; n < this.#length && !horizon.isReached(s); n += 1) {
      const waiting = this.#game.waiting(s);
      if (waiting === NOBODY) return;
      const seat = lowest(waiting);
      const asked = this.#game.question(s, seat);
      const { domain } = asked;
      // A whole plan is not made up on the way: before it is as good a moment to judge as any.
      if (domain.kind === 'plan') return;
      // Nobody has to look at the table for the only answer there is: in a window most can do nothing but pass.
      const value = isOnlyOne(domain) ? allOptions(domain)[0]! : this.#answer(s, asked, size(waiting) === 1);
      this.#game.play(s, seat, value);
      horizon.answered(seat);
    }
  }

  /** Plays the game to its end: the advice on every seat, whole plans too. */
  playToEnd(s: Base, luck: number): void {
    this.#rng = fastRng(luck);
    this.#advisors = [];
    for (let n = 0; n < TO_THE_END; n += 1) {
      const waiting = this.#game.waiting(s);
      if (waiting === NOBODY) return;
      const asked = this.#game.question(s, lowest(waiting));
      const { domain, seat } = asked;
      const isSettled = domain.kind !== 'plan' && isOnlyOne(domain);
      this.#game.play(s, seat, isSettled ? allOptions(domain)[0]! : this.#advised(s, asked));
    }
  }

  /** What the table is worth to a seat. */
  worth(s: Base, seat: Seat): number {
    if (s.outcome !== null) return s.outcome.winners.includes(seat) ? 1 : 0;
    return this.#game.evaluate?.(s, seat) ?? 0.5;
  }

  /** What the advice says on that seat, out of what can be seen from there. */
  #advised(s: Base, asked: Question): Json {
    const { seat } = asked;
    const advisor = (this.#advisors[seat] ??= this.#game.advisor(seat, this.#rng));
    return advisor.answer(this.#game.glance?.(s, seat) ?? this.#game.view(s, seat), asked);
  }

  /** `shows`: whether something comes of it at once; a sealed answer that is not the last one changes nothing. */
  #answer(s: Base, asked: Question, shows: boolean): Json {
    const { seat, domain } = asked;
    const first = (this.#isAdvised ? this.#advised(s, asked) : this.#game.quick?.(s, seat, this.#rng)) ?? null;
    if (first !== null) return first;
    if (this.#look <= 1 || !shows) return sampleOption(domain, this.#rng);
    let best: Json = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.#look; i += 1) {
      const value = sampleOption(domain, this.#rng);
      const then = this.#game.copy(s);
      this.#game.play(then, seat, value);
      const worth = this.worth(then, seat);
      if (worth <= most) continue;
      most = worth;
      best = value;
    }
    return best;
  }
}
