import {
  allOptions,
  type AnyDomain,
  type Base,
  countOptions,
  fastRng,
  type Game,
  type Json,
  lowest,
  type Rng,
  sampleOption,
} from '@tablewright/kernel';
import { cpuSeconds, median, ratePerCpuSecond } from './cpu.ts';

// Random games of one game, in three ways that cost more and more: the answer is sampled (as search does), drawn from the
// list of all answers (as frameworks do that only know lists of moves), and served (as a server does).

/** A game whose random play is measured by itself: there is nobody to compare it with. */
export interface BenchedGame {
  readonly game: Game;
  readonly seats: number;
  readonly options?: Record<string, Json>;
}

export interface GameBench {
  readonly seats: number;
  /** decisions a second, each sampled from its offer and played in place */
  readonly decisionsPerSecond: number;
  /** decisions a second when every legal answer is made and one of them drawn; null where answers cannot be listed */
  readonly listed: number | null;
  /** why there is no such figure */
  readonly notListed: string | null;
  /** decisions a second when each is checked, played on a copy, and seen by every seat and a spectator */
  readonly served: number;
  readonly gamesPerSecond: number;
  /** one copy of a state in the middle of a game */
  readonly copyMicros: number;
  /** the same states as JSON */
  readonly stateBytes: number;
}

/** Looking at the clock costs as much as several decisions: not after every game. */
const GAMES_IN_BATCH = 10;

/**
 * Every game sampled, then every game listed and served: V8 learns from whatever was played before, and what is sampled is to
 * be measured as search does it, with nothing else in the process.
 */
export function benchGames(games: readonly BenchedGame[], rounds: number, secondsPerRound: number): GameBench[] {
  const sampled = games.map((one) => benchSampled(one, rounds, secondsPerRound));
  return games.map((one, i) => ({ ...sampled[i]!, ...benchListedAndServed(one, rounds, secondsPerRound) }));
}

type Sampled = Omit<GameBench, 'listed' | 'notListed' | 'served'>;

function benchSampled(one: BenchedGame, rounds: number, secondsPerRound: number): Sampled {
  const measure = measurer((seed, rng) => playToEnd(one, seed, rng));
  measure(4 * secondsPerRound);
  const rates = Array.from({ length: rounds }, () => measure(secondsPerRound));
  const states = Array.from({ length: 40 }, (_, i) => midGame(one, i));
  return {
    seats: one.seats,
    decisionsPerSecond: median(rates.map(({ decisions }) => decisions)),
    gamesPerSecond: median(rates.map(({ games }) => games)),
    copyMicros: copyMicros(one.game, states),
    stateBytes: median(states.map((state) => Buffer.byteLength(JSON.stringify(state)))),
  };
}

function benchListedAndServed(
  one: BenchedGame,
  rounds: number,
  secondsPerRound: number,
): Pick<GameBench, 'listed' | 'notListed' | 'served'> {
  const notListed = whyNotListed(one);
  const list = notListed === null ? measurer((seed, rng) => playToEnd(one, seed, rng, drawFromList)) : null;
  const serve = measurer((seed, rng) => serveToEnd(one, seed, rng));
  list?.(2 * secondsPerRound);
  serve(2 * secondsPerRound);
  const listed: number[] = [];
  const served: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (list !== null) listed.push(list(secondsPerRound).decisions);
    served.push(serve(secondsPerRound).decisions);
  }
  return { listed: list === null ? null : median(listed), notListed, served: median(served) };
}

/** Measures one way of playing: decisions and games per CPU second. `play` plays one game and says how many decisions it took. */
function measurer(play: (seed: number, rng: Rng) => number): (seconds: number) => { decisions: number; games: number } {
  const rng = fastRng(1);
  let seed = 0;
  return (seconds) => {
    const from = cpuSeconds();
    const first = seed;
    const decisions = ratePerCpuSecond(seconds, () => {
      let made = 0;
      for (let i = 0; i < GAMES_IN_BATCH; i += 1) {
        seed += 1;
        made += play(seed, rng);
      }
      return made;
    });
    return { decisions, games: (seed - first) / (cpuSeconds() - from) };
  };
}

function startOf({ game, seats, options = {} }: BenchedGame, seed: number): Base {
  return game.start({ seats, options, seed }).state;
}

function playToEnd(one: BenchedGame, seed: number, rng: Rng, choose?: (offer: AnyDomain, rng: Rng) => Json): number {
  const state = startOf(one, seed);
  let decisions = 0;
  while (one.game.playRandom(state, rng, choose)) decisions += 1;
  return decisions;
}

function drawFromList(offer: AnyDomain, rng: Rng): Json {
  const options = allOptions(offer);
  return options[rng.below(options.length)]!;
}

/** Some game asks what cannot be listed: then no list is ever drawn from, and it is said why. */
function whyNotListed(one: BenchedGame): string | null {
  let why: string | null = null;
  playToEnd(one, 1, fastRng(1), (offer, rng) => {
    if (countOptions(offer) === Number.POSITIVE_INFINITY) why = `a ${offer.kind} has more answers than can be listed`;
    return sampleOption(offer, rng);
  });
  return why;
}

/** As a server plays: the answer is checked and played on a copy, and everybody gets to see what came of it. */
function serveToEnd({ game, seats, options = {} }: BenchedGame, seed: number, rng: Rng): number {
  let { state } = game.start({ seats, options, seed });
  let decisions = 0;
  // kept until the next ones come, as by a server that sends what has changed
  const seen: Json[] = [];
  for (; game.outcome(state) === null; decisions += 1) {
    const seat = lowest(game.waiting(state));
    const after = game.after(state, { seat, value: sampleOption(game.offer(state, seat), rng) });
    if (!after.ok) throw new Error(`${game.id} refuses what it offers: ${after.why}`);
    state = after.state;
    const look = game.views(state);
    for (let viewer = 0; viewer < seats; viewer += 1) seen[viewer] = look(viewer);
    seen[seats] = look('spectator');
  }
  return decisions;
}

/** A random game, half-way through. */
function midGame(one: BenchedGame, seed: number): Base {
  const half = playToEnd(one, seed, fastRng(seed)) >> 1;
  const state = startOf(one, seed);
  const rng = fastRng(seed);
  for (let decisions = 0; decisions < half; decisions += 1) one.game.playRandom(state, rng);
  return state;
}

/** The median over the states; each is copied for some milliseconds, after all have been copied once to warm up. */
function copyMicros(game: Game, states: readonly Base[]): number {
  const once = (state: Base): number => {
    // the copies are kept and looked at, or V8 would see that nobody wants them and make none
    const kept: Base[] = [];
    const perSecond = ratePerCpuSecond(0.005, () => {
      for (let i = 0; i < 100; i += 1) kept[i & 15] = game.copy(state);
      return 100;
    });
    if (kept.some((copy) => copy.seats !== state.seats)) throw new Error('a copy differs from its original');
    return 1e6 / perSecond;
  };
  for (const state of states) once(state);
  return median(states.map(once));
}
