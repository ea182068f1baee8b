import {
  type Entry,
  type Event,
  fastRng,
  type Game,
  type Json,
  type Question,
  sameAnswer,
  type Seat,
  type Setup,
} from '@tablewright/kernel';
import { type Heard, searchFor } from '../player.ts';
import { budgetOf } from '../search/budget.ts';
import { leadOf } from '../search/candidates.ts';
import type { Tries } from '../search/search.ts';
import { isAdvisable } from './advise.ts';
import { type Reason, reasonsFor } from './reasons.ts';

// Which decisions of a game have cost most. Each is thought through again from what the seat saw at that time, first all of them a
// little, then the worst a second time with other luck: whatever looks worst among many was also unlucky, and only the second look
// says by how much it was worse.

/** A decision as it stood: what the seat saw, what it was asked and what it said. */
export interface Decision {
  /** the step of the replay that the answer led to */
  readonly step: number;
  readonly view: Json;
  readonly question: Question;
  /** what the seat had been told by then */
  readonly told: Heard;
  readonly value: Json;
}

export interface Costly {
  readonly step: number;
  readonly question: Question;
  readonly view: Json;
  /** what was answered, and what a strong player would have */
  readonly value: Json;
  readonly better: Json;
  /** in chances to win, 0 to 1, and one standard error of that */
  readonly cost: number;
  readonly error: number;
  /** why the other would have been better */
  readonly reasons: readonly Reason[];
}

export interface Review {
  /** those outside the noise, the costliest first; three at most */
  readonly costly: readonly Costly[];
  /** how many decisions there were with anything to choose, and how many of them were thought about */
  readonly decisions: number;
  readonly looked: number;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

export interface ReviewLimits {
  readonly seed: number;
  /** milliseconds; without a clock numbers of tries count, and it comes out the same again */
  readonly now?: () => number;
  /** milliseconds for all of it */
  readonly time?: number;
  readonly tries?: { readonly first: number; readonly second: number };
}

const NAMED = 3;
/** So many of the worst are looked at twice. */
const TWICE = 6;
/** The first look at each, in milliseconds. */
const FIRST = { least: 60, most: 350 } as const;
const SECOND = { most: 2000 } as const;
/** The first look at all of them may take this share of the time. */
const SHARE = 0.6;
const TIME = 45_000;
const TRIES = { first: 120, second: 400 } as const;
/** More than so many standard errors, and more than so much in chances to win: less than that nobody should call a mistake. */
const DOUBT = 2.5;
const LEAST_COST = 0.02;

export function decisionsOf(game: Game, setup: Setup, log: readonly Entry[], seat: Seat): Decision[] {
  const decisions: Decision[] = [];
  let before: Pick<Decision, 'view' | 'question' | 'told'> | null = null;
  const heard: Event[] = [];
  let step = -1;
  game.replay(setup, log, 0, ({ state, entries: [entry], told }) => {
    step += 1;
    for (const { event, to } of told) if (to === 'all' || to === seat) heard.push(event);
    if (entry?.type === 'answer' && entry.seat === seat && entry.optional !== true && before !== null)
      decisions.push({ step, ...before, value: entry.value });
    // A copy: the replay plays on with the very same state.
    const now = game.copy(state);
    const { mine } = game.asksSeen(now, seat);
    before = mine === null ? null : { view: game.view(now, seat), question: mine, told: heard.slice() };
  });
  return decisions.filter(({ question }) => isAdvisable(question));
}

interface Looked {
  readonly decision: Decision;
  readonly advised: Json;
  readonly better: Json;
  readonly cost: number;
}

/** Says how far it is after every decision; what comes back at the end is the review. */
export function* review(
  game: Game,
  seat: Seat,
  decisions: readonly Decision[],
  limits: ReviewLimits,
): Generator<Progress, Review> {
  const { now, time = TIME, tries = TRIES, seed } = limits;
  const clock = now === undefined ? {} : { now };
  const until = now === undefined ? null : now() + time * SHARE;
  const each = Math.max(FIRST.least, Math.min(FIRST.most, (time * SHARE) / Math.max(1, decisions.length)));
  const ordered = sensibleFirst(game, seat, decisions, seed);
  const looked: Looked[] = [];
  let rng = fastRng(seed + 1);
  for (const { decision, advised } of ordered) {
    if (until !== null && now!() >= until) break;
    const { view, question, told, value } = decision;
    const search = searchFor({ game, seat, view, question, told, rng, advised, held: [value] });
    const found = search.run(budgetOf({ iterations: tries.first, milliseconds: each }, clock));
    const mine = triesOf(search.tries, value);
    const best = triesOf(search.tries, found.answer);
    const cost = mine === null || best === null ? 0 : leadOf(best.worth, mine.worth).mean;
    looked.push({ decision, advised, better: found.answer, cost });
    yield { done: looked.length, of: ordered.length + TWICE };
  }
  const worst = looked
    .filter(({ decision, better, cost }) => cost > 0 && !sameAnswer(decision.value, better))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, TWICE);
  const costly: Costly[] = [];
  const left = now === undefined ? 0 : Math.max(time * (1 - SHARE), until! - now());
  const again = Math.min(SECOND.most, left / Math.max(1, worst.length));
  rng = fastRng(seed + 2);
  for (const [at, { decision, advised, better }] of worst.entries()) {
    const { view, question, told, value, step } = decision;
    const held = [value, better];
    const search = searchFor({ game, seat, view, question, told, rng, advised, held, isNarrow: true, keeps: true });
    search.run(budgetOf({ iterations: tries.second, milliseconds: again }, clock));
    const mine = triesOf(search.tries, value)!;
    const other = triesOf(search.tries, better)!;
    const { mean, error } = leadOf(other.worth, mine.worth);
    if (mean > LEAST_COST && mean > DOUBT * error) {
      const reasons = reasonsFor(game, other, [mine]);
      costly.push({ step, question, view, value, better, cost: mean, error, reasons });
    }
    yield { done: looked.length + at + 1, of: looked.length + worst.length };
  }
  return {
    costly: costly.toSorted((a, b) => b.cost - a.cost).slice(0, NAMED),
    decisions: decisions.length,
    looked: looked.length,
  };
}

function triesOf(tries: readonly Tries[], value: Json): Tries | null {
  return tries.find((one) => one.worth.length > 0 && sameAnswer(one.value, value)) ?? null;
}

/** Where somebody did something else than the game's advice there is most to say: those come before the time is up. */
function sensibleFirst(
  game: Game,
  seat: Seat,
  decisions: readonly Decision[],
  seed: number,
): { readonly decision: Decision; readonly advised: Json }[] {
  // One advisor for the whole game, in its order: some remember.
  const advisor = game.advisor(seat, fastRng(seed));
  const all = decisions.map((decision) => ({
    decision,
    advised: advisor.answer(decision.view, decision.question),
  }));
  const differs = ({ decision, advised }: (typeof all)[number]): boolean => !sameAnswer(decision.value, advised);
  return [...all.filter(differs), ...all.filter((one) => !differs(one))];
}
