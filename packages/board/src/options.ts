import { canonicalJson, type Json, type OptionWords, type Question } from '@tablewright/kernel';

// What can be done by touching the things on a board: it follows from what is offered and from what each option is about. Pure;
// useOptions.ts carries it out with mouse, finger and keys.

export interface Offered<T extends Json> {
  /** what is answered; of a question for several, the answer with this one alone */
  readonly value: T;
  /** the same for the same answer, however it is written */
  readonly key: string;
  readonly says: string;
  /** the things that it is about; the first is what is moved, the last where it goes, if it is about a move */
  readonly about: readonly string[];
}

/** An act is an object, and whoever compares must not compare the very object. */
export function keyOf(value: Json): string {
  return canonicalJson(value);
}

type Asked = Pick<Question, 'domain'>;

/** What is offered one by one: a pick, an act, each part of a question for several. Sums, sets and plans are not touched together. */
export function offeredBy<T extends Json>(
  question: Asked | null,
  option: (value: T) => OptionWords,
): readonly Offered<T>[] {
  return valuesIn(question).map((one) => {
    const value = one as T;
    return { value, key: keyOf(value), ...option(value) };
  });
}

function valuesIn(question: Asked | null): readonly Json[] {
  switch (question?.domain.kind) {
    case 'pick':
    case 'acts':
      return question.domain.from;
    case 'some':
      return question.domain.from.map((part) => [part]);
    default:
      return [];
  }
}

/** The options that a thing is part of; once something is taken in hand, those that put it there. */
export function optionsAt<T extends Json>(
  offered: readonly Offered<T>[],
  taken: string | null,
  thing: string,
): readonly Offered<T>[] {
  if (taken === null) return offered.filter(({ about }) => about.includes(thing));
  return offered.filter(({ about }) => isMove(about) && about[0] === taken && about.at(-1) === thing);
}

/** Something goes somewhere: it can be dragged. */
function isMove(about: readonly string[]): boolean {
  return about.length >= 2 && about[0] !== about.at(-1);
}

/** Where a thing can be put. */
export function placesFor<T extends Json>(offered: readonly Offered<T>[], thing: string): ReadonlySet<string> {
  return new Set(offered.filter(({ about }) => isMove(about) && about[0] === thing).map(({ about }) => about.at(-1)!));
}

export type Touched<T extends Json> =
  | { readonly does: 'answer'; readonly option: Offered<T> }
  /** it is in hand now, and the places where it can go are lit */
  | { readonly does: 'take' }
  | { readonly does: 'release' }
  /** several options, which are told apart in words */
  | { readonly does: 'choose'; readonly among: readonly Offered<T>[] }
  | { readonly does: 'nothing' };

/** What it does to touch a thing, with another in hand or none. */
export function touchOf<T extends Json>(
  offered: readonly Offered<T>[],
  taken: string | null,
  thing: string,
): Touched<T> {
  if (taken === thing) return { does: 'release' };
  const here = optionsAt(offered, taken, thing);
  const [only] = here;
  if (only !== undefined && here.length === 1) return { does: 'answer', option: only };
  if (only === undefined) return taken === null ? { does: 'nothing' } : touchOf(offered, null, thing);
  const moves = here.every(({ about }) => isMove(about) && about[0] === thing);
  return taken === null && moves && placesFor(here, thing).size > 1
    ? { does: 'take' }
    : { does: 'choose', among: here };
}
