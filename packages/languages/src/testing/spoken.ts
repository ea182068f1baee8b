import { readFileSync } from 'node:fs';
import {
  type Game,
  type Json,
  listOptions,
  countOptions,
  type Question,
  sampleOption,
  type Seat,
  seedFromText,
} from '@tablewright/kernel';
import { people, rngFor, viewersOf } from '@tablewright/testkit';
import { vi } from 'vitest';

// A game is played in English, and everything that is said of it is said in another language too: nothing may be left in English.

const ROOT = new URL('../../../..', import.meta.url);

/** A game as it is loaded where a language is spoken; null: English. */
export interface Spoken {
  readonly game: Game;
  /** what the server said in English, as the page shows it */
  readonly again: (english: string) => string;
  /** another part of the same game: 'board/glossary.ts' */
  readonly part: (path: string) => Promise<unknown>;
}

/** Sentences stand in constants, so each language has modules of its own. */
export async function gameIn(id: string, tag: string | null): Promise<Spoken> {
  vi.resetModules();
  const words = await import('@tablewright/kernel/words');
  if (tag !== null) {
    const { languageOf } = await import('../index.ts');
    words.speak(languageOf(tag, [catalogueOf(tag, 'page'), catalogueOf(tag, id)]));
  }
  const part = (path: string): Promise<unknown> => import(new URL(`games/${id}/${path}`, ROOT).href);
  const { default: game } = (await part('rules/index.ts')) as { default: Game };
  // The same few refusals come thousands of times, and each is held against every pattern.
  const heard = new Map<string, string>();
  const again = (english: string): string => {
    const known = heard.get(english) ?? words.sayAgain(english);
    heard.set(english, known);
    return known;
  };
  return { game, again, part };
}

function catalogueOf(tag: string, part: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`packages/languages/${tag}/${part}.json`, ROOT), 'utf8')) as Record<
    string,
    string
  >;
}

export interface SentencePair {
  /** 'event', 'option' … */
  readonly kind: string;
  readonly english: string;
  readonly other: string;
}

export interface Table {
  readonly seed: string;
  readonly seats: number;
  readonly options?: Record<string, Json>;
  /** answers to some question of this game: at the others they are refused */
  readonly tried: readonly Json[];
  /** now and then makes the position richer than chance would */
  readonly prepare?: (state: never) => void;
}

/** Between two looks at all that could be said so many answers are given; a question that is seldom asked is looked at each time. */
const EVERY = 31;
const SELDOM = 40;
const MOST_OPTIONS = 12;
const MOST_ANSWERS = 1000;

type Says = (game: Game, names: readonly string[]) => string;

/** One game of random players, and all that is said of it by whom it may be read. `own`: what one's own seat is called. */
export function* saidIn(
  english: Spoken,
  other: Spoken,
  table: Table,
  own: readonly [string, string],
): Generator<SentencePair> {
  const { seed, seats, options = {}, tried } = table;
  const rng = rngFor(seed, 'players');
  const all = people(seats);
  const both = (kind: string, me: Seat, says: Says): SentencePair[] => [
    { kind, english: says(english.game, all), other: says(other.game, all) },
    { kind, english: says(english.game, all.with(me, own[0])), other: says(other.game, all.with(me, own[1])) },
  ];
  const asked = new Map<string, number>();
  let { state, told } = english.game.start({ seats, options, seed: seedFromText(seed) });
  for (let n = 0; n < MOST_ANSWERS; n += 1) {
    if (n % EVERY === 0) table.prepare?.(state as never);
    for (const { event } of told)
      yield* both(`event ${event.type}`, 0, ({ words }, names) => words.event(event, names));
    const asks = english.game.asks(state);
    if (asks.length === 0) break;
    const question = asks[rng.below(asks.length)]!;
    const times = (asked.get(question.about) ?? 0) + 1;
    asked.set(question.about, times);
    if (n % EVERY === 0 || times * SELDOM < n) {
      yield* saidOf(state, question, { english, other, both, seats, seed: `${seed} ${n}`, tried });
    }
    const next = english.game.after(state, { seat: question.seat, value: sampleOption(question.domain, rng) });
    if (!next.ok) throw new Error(next.why);
    ({ state, told } = next);
  }
  const { outcome } = state;
  if (outcome === null) return;
  yield* both('outcome', 0, ({ words }, names) => words.outcome(outcome, names));
  // The list of finished games has it from the server.
  const says = english.game.words.outcome(outcome, all);
  yield { kind: 'outcome again', english: says, other: other.again(says) };
}

interface Position {
  readonly english: Spoken;
  readonly other: Spoken;
  readonly both: (kind: string, me: Seat, says: Says) => SentencePair[];
  readonly seats: number;
  readonly seed: string;
  readonly tried: readonly Json[];
}

/** All that can be said about a position: the question, its answers and what is refused, and the table for all who look. */
function* saidOf(
  state: Parameters<Game['view']>[0],
  question: Question,
  { english, other, both, seats, seed, tried }: Position,
): Generator<SentencePair> {
  const { seat, about, domain } = question;
  const view = english.game.view(state, seat);
  yield* both(`prompt ${about}`, seat, ({ words }, names) => words.prompt(view, question, names));
  for (const viewer of viewersOf(seats)) {
    const seen = english.game.view(state, viewer);
    yield* both(`waiting ${about}`, 0, ({ words }) => words.waiting(seen, about));
    yield* both('table', 0, ({ words }, names) => words.table(seen, names));
  }
  const rng = rngFor(seed, 'options');
  const values: Json[] =
    countOptions(domain) <= MOST_OPTIONS
      ? [...listOptions(domain)]
      : Array.from({ length: MOST_OPTIONS }, () => sampleOption(domain, rng));
  for (const value of values) {
    yield* both(`option ${about}`, seat, ({ words }, names) => words.option(view, question, value, names).says);
    yield* both(`answer ${about}`, seat, ({ words }, names) => words.answer(about, value, names));
  }
  for (const value of tried) {
    const refused = english.game.after(state, { seat, value });
    if (!refused.ok) yield { kind: `refusal ${about}`, english: refused.why, other: other.again(refused.why) };
  }
}

/** Words that stand in nearly every English sentence, and in no German one. */
const ENGLISH =
  /(?<![\p{Letter}])(the|and|you|your|with|from|of|to|for|is|are|has|have|it|or|by|this|that|which|who|nobody|nothing|here|there|tile|token|tokens|block|blocks|round)(?![\p{Letter}])/u;

/** What is wrong with a sentence in another language; null when nothing is. */
export function faultIn({ kind, english, other }: SentencePair): string | null {
  if (/undefined|NaN|\[object|[{}]/.test(other)) return 'shows what is for programs';
  if (kind !== 'table' && / {2}|^ | $/.test(other)) return 'has spaces too many';
  if (/ [.,;:!?](?: |$)|\.\.(?!\.)/.test(other)) return 'has a sign out of place';
  const left = ENGLISH.exec(other);
  if (left !== null) return `has the English word “${left[0]}”`;
  return other === english && /\p{Ll}{3,} \p{Ll}{2,}/u.test(english) ? 'is still in English' : null;
}
