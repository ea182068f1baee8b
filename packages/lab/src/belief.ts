import { fastRng, type Game, type Json, type Seat } from '@tablewright/kernel';
import { sitDown } from '@tablewright/bots';
import { seedsOf } from './seeds.ts';
import { nextAnswer } from './table.ts';

// How good a game's belief about secret roles is: in the middle of games between steady players everybody guesses the others'
// roles, and the guesses are held against the truth.

export interface BeliefRequest {
  readonly seats: number;
  readonly options?: Record<string, Json>;
  readonly games: number;
  readonly seed: string;
}

/** Of all that was believed with a probability in this tenth: how many times, and how often it was true. */
export interface Reliability {
  readonly from: number;
  readonly guesses: number;
  readonly true: number;
}

export interface BeliefReport {
  readonly guesses: number;
  /** mean log loss of the belief, and of what is known without looking at deeds */
  readonly loss: number;
  readonly priorLoss: number;
  readonly gain: number;
  readonly reliability: readonly Reliability[];
}

const WORLDS = 120;
const LONGEST = 20_000;

/** null where the game has no roles that somebody has to guess. */
export function measureBelief(game: Game, request: BeliefRequest): BeliefReport | null {
  if (game.role === undefined || game.weigh === undefined) return null;
  const sum = { guesses: 0, loss: 0, prior: 0 };
  const tenths = Array.from({ length: 10 }, (_, i) => ({ from: i / 10, guesses: 0, true: 0 }));
  for (let index = 0; index < request.games; index += 1) {
    const middle = Math.floor(play(game, request, index, LONGEST, () => {}) / 2);
    play(game, request, index, middle, (view, s, seat) => {
      const rng = fastRng(index * 100 + seat);
      for (const guess of guessesOf(game, view, seat, request.seats, rng)) {
        const truth = game.role!(s, guess.seat);
        const believed = guess.believed.get(truth) ?? 0;
        const prior = guess.prior.get(truth) ?? 0;
        // certain either way: there was nothing to guess
        if (guess.prior.size < 2) continue;
        sum.guesses += 1;
        sum.loss -= Math.log(Math.max(0.5 / WORLDS, believed));
        sum.prior -= Math.log(Math.max(0.5 / WORLDS, prior));
        for (const [role, odds] of guess.believed) {
          const tenth = tenths[Math.min(9, Math.floor(odds * 10))]!;
          tenth.guesses += 1;
          if (role === truth) tenth.true += 1;
        }
      }
    });
  }
  const { guesses, loss, prior } = sum;
  if (guesses === 0) return null;
  return { guesses, loss: loss / guesses, priorLoss: prior / guesses, gain: 1 - loss / prior, reliability: tenths };
}

type Look = (view: Json, s: Parameters<Game['role'] & object>[0], seat: Seat) => void;

/** Plays game number `index` up to `until` answers and lets every seat look there; how many answers there were. */
function play(
  game: Game,
  { seats, options = {}, seed }: BeliefRequest,
  index: number,
  until: number,
  look: Look,
): number {
  const seeds = seedsOf(seed, index);
  const bots = Array.from({ length: seats }, (_, seat) => {
    const player = sitDown(game, seat, 'steady', fastRng(seeds.bots + seat));
    return { sees: 'view' as const, answer: player.answer.bind(player) };
  });
  const table = { names: bots.map(() => 'steady'), bots, order: fastRng(seeds.order) };
  const { state: s } = game.start({ seats, options, seed: seeds.chance });
  let decisions = 0;
  for (; decisions < until; decisions += 1) {
    const next = nextAnswer(game, s, table);
    if (next === null) return decisions;
    game.play(s, next.seat, next.value);
  }
  for (let seat = 0; seat < seats; seat += 1) look(game.view(s, seat), s, seat);
  return decisions;
}

interface Guess {
  readonly seat: Seat;
  readonly believed: ReadonlyMap<string, number>;
  readonly prior: ReadonlyMap<string, number>;
}

function guessesOf(game: Game, view: Json, me: Seat, seats: number, rng: ReturnType<typeof fastRng>): Guess[] {
  const worlds = Array.from({ length: WORLDS }, () => game.world(view, rng));
  const weights = worlds.map((world) => game.weigh!(view, world));
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
