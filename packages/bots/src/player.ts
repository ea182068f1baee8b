import {
  type Base,
  countOptions,
  type Event,
  type Game,
  isOffered,
  type Json,
  type Question,
  type Rng,
  sampleOption,
  type Seat,
} from '@tablewright/kernel';
import { LEVEL_SPECS, type Level, type Thinking, WINDOW_SHARE } from './levels.ts';
import { budgetOf, type Limited } from './search/budget.ts';
import { type Found, type Position, Search } from './search/search.ts';
import { SEARCH, type SearchSettings } from './search/settings.ts';

// Players of every level. Each is given what a person on its seat is given, a view, a question and what was told, and nothing else.

export interface Limits extends Limited {
  readonly settings?: Partial<SearchSettings>;
}

/** Everything that a seat has been told since the beginning, and nothing that somebody else was told. */
export type Heard = readonly Event[];

const NOTHING_HEARD: Heard = [];

export interface Player {
  /** `null`, to an optional question: it says nothing. Who thinks ahead guesses secret roles by what was told; nobody else listens */
  answer(view: Json, question: Question, told?: Heard): Json;
}

/** Somebody who thinks ahead can also say what there was to choose from. */
export interface Thinker extends Player {
  consider(view: Json, question: Question, told?: Heard): Found;
}

/** A bot that does not look speaks unasked one time in so many. */
const SPEAKS_UP = 8;

export function sitDown(game: Game, seat: Seat, level: Level, rng: Rng, limits: Limits = {}): Player {
  switch (level) {
    case 'random':
      return blind(rng);
    case 'beginner':
      return beginner(game, seat, rng);
    case 'steady':
      return game.advisor(seat, rng);
    case 'strong':
    case 'fierce':
      return thinker(game, seat, rng, LEVEL_SPECS[level].thinks!, limits);
  }
}

function blind(rng: Rng): Player {
  return {
    answer: (_view, { optional, domain }) =>
      optional && rng.below(SPEAKS_UP) !== 0 ? null : sampleOption(domain, rng),
  };
}

// ------------------------------------------------------------------------------------------------------------- beginner

/** One answer in so many is the first thing that comes to mind. */
const HASTY = 3;
/** How many answers come to mind. */
const IN_MIND = 3;

/** Sees only the obvious: now and then nothing but what an answer does at once. And forgets: every question is its first. */
function beginner(game: Game, seat: Seat, rng: Rng): Player {
  return {
    answer(view, question) {
      const advised = game.advisor(seat, rng).answer(view, question);
      if (question.optional || rng.below(HASTY) !== 0 || countOptions(question.domain) === 1) return advised;
      return firstThought(game, seat, rng, view, question);
    },
  };
}

function firstThought(game: Game, seat: Seat, rng: Rng, view: Json, { domain }: Question): Json {
  const world = game.world(view, rng);
  let best = sampleOption(domain, rng);
  let most = obvious(game, world, seat, best);
  for (let i = 1; i < IN_MIND; i += 1) {
    const value = sampleOption(domain, rng);
    const worth = obvious(game, world, seat, value);
    if (worth <= most) continue;
    most = worth;
    best = value;
  }
  return best;
}

function obvious(game: Game, world: Base, seat: Seat, value: Json): number {
  if (game.evaluate === undefined) return 0;
  const then = game.copy(world);
  game.play(then, seat, value);
  return then.outcome === null ? game.evaluate(then, seat) : then.outcome.winners.includes(seat) ? 1 : 0;
}

// -------------------------------------------------------------------------------------------------------------- thinking

/** Of an offer that nobody can list, the advice is asked so often for something to think about. */
const IDEAS = 6;

export function thinker(played: Game, seat: Seat, rng: Rng, thinking: Thinking, limits: Limits): Thinker {
  const game = asJudgedBy(thinking, played);
  const advisor = game.advisor(seat, rng);
  const consider = (view: Json, question: Question, told = NOTHING_HEARD): Found => {
    const advised = advisor.answer(view, question);
    // Nobody waits for an unasked word: what the advice says there is good enough.
    if (question.optional || isSettled(question)) return nothingToThink(advised);
    const settings = { ...settingsOf(game, thinking), ...limits.settings };
    const search = searchFor({ game, seat, view, question, told, rng, advised }, settings);
    const time = question.window === undefined ? thinking : quickly(thinking);
    return search.run(budgetOf(time, limits));
  };
  return { consider, answer: (view, question, told) => consider(view, question, told).answer };
}

function asJudgedBy({ closely }: Thinking, game: Game): Game {
  const { evaluateClosely } = game;
  return closely === true && evaluateClosely !== undefined ? { ...game, evaluate: evaluateClosely } : game;
}

/** What a level does otherwise than all, in games that say so. */
function settingsOf(game: Game, { final, newWorlds, further }: Thinking): Partial<SearchSettings> {
  const { looksFurther } = game;
  return {
    ...(final === true && game.playsToEnd === true && { final }),
    ...(newWorlds === true && game.newWorlds === true && { worlds: Number.POSITIVE_INFINITY }),
    ...(further === true && looksFurther !== undefined && { rounds: looksFurther.rounds, doubt: looksFurther.lead }),
  };
}

/** A question to be searched, and what the game's advice says to it. */
type Searched = Omit<Position, 'hunches' | 'foresee'> & { readonly advised: Json };

export function searchFor({ advised, ...at }: Searched, changed: Partial<SearchSettings> = {}): Search {
  const { game, seat, view, question, rng } = at;
  const { looksAhead: turns = 0, lead: doubt = SEARCH.doubt } = game;
  const settings = { ...SEARCH, turns, doubt, ...changed };

  /** More of what the advice may say, where chance has a part in it. */
  function ideas(): Json[] {
    if (question.domain.kind !== 'plan') return [];
    return Array.from({ length: IDEAS }, () => game.advisor(seat, rng).answer(view, question)).filter((value) =>
      isOffered(question.domain, value),
    );
  }

  function foresee(world: Base, other: Seat): Json {
    const asked = game.asksSeen(world, other).mine!;
    return game.advisor(other, rng).answer(game.view(world, other), asked);
  }

  const isWide = at.isNarrow !== true && countOptions(question.domain) > settings.wide;
  return new Search({ ...at, hunches: [advised, ...(isWide ? ideas() : [])], foresee }, settings);
}

function quickly({ iterations, milliseconds, ...how }: Thinking): Thinking {
  return { ...how, iterations: Math.ceil(iterations * WINDOW_SHARE), milliseconds: milliseconds * WINDOW_SHARE };
}

/** There is nothing to choose. */
export function isSettled({ domain }: Question): boolean {
  return domain.kind !== 'plan' && countOptions(domain) === 1;
}

function nothingToThink(answer: Json): Found {
  return {
    answer,
    weighed: [{ value: answer, tries: 0, worth: 0, error: 0, isHunch: true }],
    iterations: 0,
    playedOn: 0,
  };
}
