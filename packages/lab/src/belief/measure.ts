import { type Event, fastRng, type Game, type Json, type Rng, type Seat } from '@tablewright/kernel';
import { Watched, type WatchRequest } from './watch.ts';

// How good a game's belief about secret roles is: at some moment of games between bots everybody guesses the others' roles, and the
// guesses are held against the truth.

export interface BeliefRequest extends WatchRequest {
  readonly games: number;
  /** when they guess, as shares of the answers of a game: 0.5 is its middle */
  readonly at: readonly number[];
  onProgress?(done: number, of: number): void;
}

/** Of all that was believed with a probability in this tenth: how many times, and how often it was true. */
export interface Reliability {
  readonly from: number;
  readonly guesses: number;
  readonly true: number;
}

export interface BeliefReport {
  readonly at: number;
  readonly guesses: number;
  /** mean log loss of the belief, and of what is known without looking at deeds */
  readonly loss: number;
  readonly priorLoss: number;
  /** how much better the belief is; and one standard error of that, from game to game */
  readonly gain: number;
  readonly error: number;
  readonly reliability: readonly Reliability[];
}

/** What each guesser imagines: enough of them that chance has little part in it. */
const WORLDS = 400;

/** For each moment, in their order; null where the game has no roles that somebody has to guess. */
export function measureBelief(game: Game, request: BeliefRequest): BeliefReport[] | null {
  if (game.role === undefined || game.weigh === undefined) return null;
  const sums = request.at.map((at) => new Sum(at));
  for (let index = 0; index < request.games; index += 1) {
    const watched = new Watched(game, request, index);
    for (const sum of sums) {
      const answers = watched.answersAt(sum.at);
      const s = watched.stateAfter(answers);
      sum.beginGame();
      for (let me = 0; me < request.seats; me += 1) {
        const known = { view: game.view(s, me), told: watched.toldBy(answers, me), me };
        for (const guess of guessesOf(game, known, request.seats, fastRng(index * 100 + me))) {
          sum.add(guess, game.role(s, guess.seat));
        }
      }
    }
    request.onProgress?.(index + 1, request.games);
  }
  return sums.some(({ guesses }) => guesses === 0) ? null : sums.map((sum) => sum.report());
}

interface Guess {
  readonly seat: Seat;
  readonly believed: ReadonlyMap<string, number>;
  readonly prior: ReadonlyMap<string, number>;
}

interface Known {
  readonly me: Seat;
  readonly view: Json;
  readonly told: readonly Event[];
}

function guessesOf(game: Game, { me, view, told }: Known, seats: number, rng: Rng): Guess[] {
  const worlds = Array.from({ length: WORLDS }, () => game.world(view, rng));
  const weights = worlds.map((world) => game.weigh!(view, world, told));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== me);
  return others.map((seat) => {
    const believed = new Map<string, number>();
    const prior = new Map<string, number>();
    for (const [i, world] of worlds.entries()) {
      const role = game.role!(world, seat);
      believed.set(role, (believed.get(role) ?? 0) + weights[i]! / all);
      prior.set(role, (prior.get(role) ?? 0) + 1 / WORLDS);
    }
    return { seat, believed, prior };
  });
}

class Sum {
  readonly at: number;
  guesses = 0;
  #loss = 0;
  #prior = 0;
  /** by game: what it added to the losses, for the error */
  readonly #games: { loss: number; prior: number }[] = [];
  readonly #tenths = Array.from({ length: 10 }, (_, i) => ({ from: i / 10, guesses: 0, true: 0 }));

  constructor(at: number) {
    this.at = at;
  }

  beginGame(): void {
    this.#games.push({ loss: 0, prior: 0 });
  }

  add({ believed, prior }: Guess, truth: string): void {
    // certain either way: there was nothing to guess
    if (prior.size < 2) return;
    const lossOf = (odds: ReadonlyMap<string, number>): number =>
      -Math.log(Math.max(0.5 / WORLDS, odds.get(truth) ?? 0));
    const game = this.#games.at(-1)!;
    game.loss += lossOf(believed);
    game.prior += lossOf(prior);
    this.#loss += lossOf(believed);
    this.#prior += lossOf(prior);
    this.guesses += 1;
    for (const [role, odds] of believed) {
      const tenth = this.#tenths[Math.min(9, Math.floor(odds * 10))]!;
      tenth.guesses += 1;
      if (role === truth) tenth.true += 1;
    }
  }

  report(): BeliefReport {
    const { at, guesses } = this;
    const ratio = this.#loss / this.#prior;
    const n = this.#games.length;
    // of a ratio of two sums, whose games are drawn independently
    let squares = 0;
    for (const { loss, prior } of this.#games) squares += (loss - ratio * prior) ** 2;
    return {
      at,
      guesses,
      loss: this.#loss / guesses,
      priorLoss: this.#prior / guesses,
      gain: 1 - ratio,
      error: (Math.sqrt(squares / n) * Math.sqrt(n)) / this.#prior,
      reliability: this.#tenths,
    };
  }
}
