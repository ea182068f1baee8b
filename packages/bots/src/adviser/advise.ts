import { type Game, isOffered, type Json, type Question, type Rng, sameAnswer, type Seat } from '@tablewright/kernel';
import type { Thinking } from '../levels.ts';
import { type Heard, isSettled, type Limits, searchFor } from '../player.ts';
import { budgetOf } from '../search/budget.ts';
import { leadOf, meanOf } from '../search/candidates.ts';
import type { Tries } from '../search/search.ts';
import { type Reason, reasonsFor } from './reasons.ts';

// What a strong player would do, and why: the same search that plays, asked what it has seen. It is given what the person sees.

/** An answer, held against the one that a strong player would give. */
export interface Advised {
  readonly value: Json;
  /** how likely it leads to a win, 0 to 1, as far as the search can tell */
  readonly worth: number;
  /** how much less likely than with the first; 0 for that itself */
  readonly behind: number;
  /** how far that may be chance: one standard error */
  readonly error: number;
  /** the share of the same worlds in which the first came out better */
  readonly beaten: number;
  /** what weighed most: for the first against the others, for the others against the first */
  readonly reasons: readonly Reason[];
}

export interface Advice {
  /** the best one first; a single one where there is nothing to choose */
  readonly options: readonly Advised[];
  readonly tried: number;
}

export interface Asked {
  readonly game: Game;
  readonly seat: Seat;
  readonly view: Json;
  readonly question: Question;
  /** everything that the seat has been told */
  readonly told: Heard;
}

/** So many answers are named. */
const NAMED = 3;

/** How long somebody who asks for advice is kept waiting: longer than a bot, since fewer doubts are worth more then. */
const ADVISING: Thinking = { iterations: 1200, milliseconds: 1200 };

/** Whether there is anything to advise on. */
export function isAdvisable(question: Question): boolean {
  return question.optional !== true && !isSettled(question);
}

/** `held`: answers that have to be among those that are named. */
export function advise(asked: Asked, rng: Rng, limits: Limits = {}, held: readonly Json[] = []): Advice {
  const { game, seat, view, question } = asked;
  const advised = game.advisor(seat, rng).answer(view, question);
  if (!isAdvisable(question)) {
    return { options: [{ value: advised, worth: 0, behind: 0, error: 0, beaten: 0, reasons: [] }], tried: 0 };
  }
  const offered = held.filter((value) => isOffered(question.domain, value));
  const search = searchFor({ ...asked, rng, advised, held: offered, keeps: true }, limits.settings);
  const found = search.run(budgetOf(ADVISING, limits));
  const tries = search.tries.filter(({ worth }) => worth.length > 0);
  const best = tries.find(({ value }) => value === found.answer) ?? tries[0]!;
  const others = tries
    .filter((one) => one !== best)
    .toSorted((a, b) => Number(isIn(offered, b)) - Number(isIn(offered, a)) || behindOf(a, best) - behindOf(b, best))
    .slice(0, NAMED - 1)
    .toSorted((a, b) => behindOf(a, best) - behindOf(b, best));
  const all = tries.filter((one) => one !== best);
  const first = reasonsFor(game, best, others);
  return {
    options: [
      against(best, best, first.length > 0 ? first : reasonsFor(game, best, all)),
      ...others.map((other) => against(other, best, reasonsFor(game, other, [best]))),
    ],
    tried: found.iterations,
  };
}

function isIn(values: readonly Json[], { value }: Tries): boolean {
  return values.some((one) => sameAnswer(one, value));
}

function behindOf(one: Tries, best: Tries): number {
  return -leadOf(one.worth, best.worth).mean;
}

function against(one: Tries, best: Tries, reasons: readonly Reason[]): Advised {
  const { value, worth } = one;
  if (one === best) return { value, worth: meanOf(worth), behind: 0, error: 0, beaten: 0, reasons };
  const length = Math.min(worth.length, best.worth.length);
  const { mean, error } = leadOf(worth, best.worth);
  let beaten = 0;
  for (let i = 0; i < length; i += 1) beaten += best.worth[i]! > worth[i]! ? 1 : best.worth[i] === worth[i] ? 0.5 : 0;
  // What was dropped early has met few worlds: it is as far below the best as it was in those.
  return { value, worth: meanOf(best.worth) + mean, behind: -mean, error, beaten: beaten / length, reasons };
}
