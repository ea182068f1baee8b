import {
  type AnyDomain,
  type Base,
  countOptions,
  type Event,
  fastRng,
  type Game,
  type Json,
  listOptions,
  type OptionSpec,
  type Question,
  type Rng,
  sampleOption,
  type Step,
} from '@tablewright/kernel';
import { people, viewersOf } from '@tablewright/testkit';
import { seedsOf } from './seeds.ts';
import { setUpTable, type TableSetup } from './setup.ts';
import { nextAnswer, sitDown } from './table.ts';

// Every sentence that a game says, for somebody who reads them all. Sentences that differ in numbers and names alone are
// one: nobody reads a hundred thousand lines.

export const SENTENCE_KINDS = ['host', 'prompt', 'option', 'answer', 'waiting', 'refusal', 'event', 'outcome'] as const;
export type SentenceKind = (typeof SENTENCE_KINDS)[number];

export interface Sentence {
  readonly kind: SentenceKind;
  /** the question, the type of the event, or the option of the table that it belongs to */
  readonly about: string;
  /** as it was said the first time */
  readonly says: string;
  /** how often it was said, with any numbers and names */
  times: number;
}

export interface SentencesRequest {
  readonly games: number;
  readonly seed: string;
  readonly onProgress?: (done: number) => void;
}

/** No more options of one question are put into words: thousands of splits say the same. */
const MOST_OPTIONS = 60;
/** So many answers to a question are remembered, to be tried where they are not on offer. */
const REMEMBERED = 40;

/** All sentences of so many games, over every number of seats and every option in turn; half of the bots are steady. */
export function sentencesOf(game: Game, { games, seed, onProgress }: SentencesRequest): Sentence[] {
  const said = new Sayings();
  hostSentences(game, said);
  for (let index = 0; index < games; index += 1) {
    listenTo(game, setupOf(game, seed, index), said, seed, index);
    onProgress?.(index + 1);
  }
  return said.list();
}

class Sayings {
  readonly #said = new Map<string, Sentence>();

  add(kind: SentenceKind, about: string, text: string): void {
    for (const says of text.split(/(?<=[.!?]) +|\n/)) {
      const key = `${kind}\n${about}\n${shapeOf(says)}`;
      const known = this.#said.get(key);
      if (known === undefined) this.#said.set(key, { kind, about, says, times: 1 });
      else known.times += 1;
    }
  }

  list(): Sentence[] {
    const order = ({ kind, about }: Sentence): string => `${SENTENCE_KINDS.indexOf(kind)} ${about}`;
    return [...this.#said.values()].sort((a, b) => (order(a) === order(b) ? 0 : order(a) < order(b) ? -1 : 1));
  }
}

const NAMES = new RegExp(`\\b(?:${people(12).join('|')})\\b`, 'g');

/** The game's own nouns are written with capitals: 'Northeast', 'Life in a Jar'. A first word is no noun. */
const NOUNS =
  /(?<=[a-z0-9,;:()$–] ?)(?:(?:the|an?) )?[A-Z][\w’'.&/-]*(?:(?: (?:of|in|a|an|the|to|and|\/))* [A-Z0-9][\w’'.&/-]*)*/g;

/** What is left of a sentence without its numbers, names and nouns; of several parts alike one is left. */
function shapeOf(says: string): string {
  const bare = says
    .replaceAll(NAMES, 'Ann')
    .replaceAll(NOUNS, 'X')
    .replaceAll(/\d+|\ban?\b|\bnothing\b|\bno\b/g, '#');
  const parts = bare.split(/(?:,|;| and| or) /).map((part) => part.replaceAll(/s\b/g, '').replaceAll('Ann', 'X'));
  return parts.filter((part, i) => part !== parts[i - 1]).join(', ');
}

function hostSentences(game: Game, said: Sayings): void {
  for (const [name, { label, explains, choices = [] }] of Object.entries(game.options)) {
    said.add('host', name, `${label}: ${explains}`);
    for (const choice of choices) said.add('host', name, `${choice.label}: ${choice.explains}`);
    const refused = game.settleOptions({ [name]: { nonsense: 'nonsense' } });
    if (!refused.ok) said.add('host', name, refused.why);
  }
}

/** The values that a host could give an option. */
function valuesOf({ preset, choices }: OptionSpec): Json[] {
  if (typeof preset === 'boolean') return [preset, !preset];
  const values = choices?.map(({ value }) => value) ?? [];
  if (Array.isArray(preset)) return [preset, ...values.map((value) => [value])];
  return values.length === 0 ? [preset] : values;
}

/** Seats and options of game number `index`: each is drawn by itself, so that all pairs of them meet. */
function setupOf(game: Game, seed: string, index: number): TableSetup {
  const rng = fastRng(seedsOf(`${seed}\nsetup`, index).order);
  const { min, max } = game.seats;
  const options: Record<string, Json> = {};
  for (const [name, spec] of Object.entries(game.options)) {
    const values = valuesOf(spec);
    options[name] = values[rng.below(values.length)]!;
  }
  const seats = min + (index % (max - min + 1));
  return setUpTable(game, { seats, options, bots: ['steady', 'random'] });
}

function listenTo(game: Game, setup: TableSetup, said: Sayings, seed: string, index: number): void {
  const names = people(setup.seats);
  const seeds = seedsOf(seed, index);
  const rng = fastRng(seeds.order + 1);
  const table = sitDown(game, setup, seeds, index);
  const elsewhere = new Map<string, Json[]>();
  for (const warning of game.warnings?.(setup.options, setup.seats) ?? []) said.add('host', 'warning', warning);
  let step: Step<Base, Event> = game.start({ seats: setup.seats, options: setup.options, seed: seeds.chance });
  for (;;) {
    for (const { event } of step.told) said.add('event', event.type, game.words.event(event, names));
    const s = step.state;
    questionWords(game, s, names, said, rng, elsewhere);
    const next = nextAnswer(game, s, table);
    if (next === null) break;
    const about = s.stack.at(-1)!.stage;
    said.add('answer', about, game.words.answer(about, next.value, names));
    const after = game.after(s, next);
    if (!after.ok) throw new Error(`an answer on offer is refused: ${after.why} (${after.rule})`);
    step = after;
  }
  const outcome = game.outcome(step.state);
  if (outcome !== null) said.add('outcome', 'outcome', game.words.outcome(outcome, names));
}

function questionWords(
  game: Game,
  s: Base,
  names: readonly string[],
  said: Sayings,
  rng: Rng,
  elsewhere: Map<string, Json[]>,
): void {
  for (const viewer of viewersOf(s.seats)) {
    const { mine, waiting } = game.asksSeen(s, viewer);
    const view = game.view(s, viewer);
    for (const { about } of waiting) said.add('waiting', about, `Waiting for Ann ${game.words.waiting(view, about)}`);
    if (mine === null) continue;
    said.add('prompt', mine.about, game.words.prompt(view, mine, names));
    const options = someOptions(mine.domain, rng);
    for (const value of options) said.add('option', mine.about, game.words.option(view, mine, value, names).says);
    refusals(game, s, mine, elsewhere, said);
    const known = elsewhere.get(mine.about) ?? [];
    for (const value of options.slice(0, 5)) known[rng.below(REMEMBERED)] = value;
    elsewhere.set(mine.about, known);
  }
}

function someOptions(domain: AnyDomain, rng: Rng): Json[] {
  if (domain.kind !== 'plan' && countOptions(domain) <= MOST_OPTIONS) return [...listOptions(domain)];
  return Array.from({ length: MOST_OPTIONS / 3 }, () => sampleOption(domain, rng));
}

/** What was on offer at another time, and rubbish: what is said where it is not on offer. */
function refusals(game: Game, s: Base, { seat, about }: Question, elsewhere: Map<string, Json[]>, said: Sayings): void {
  for (const value of ['nonsense', [], {}, ...(elsewhere.get(about) ?? [])]) {
    if (value === undefined) continue;
    const verdict = game.explain(s, seat, value);
    if (!verdict.ok) said.add('refusal', about, `${verdict.why} (${verdict.rule})`);
  }
}
