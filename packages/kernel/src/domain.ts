import type { Rng } from './chance.ts';
import { type Id, isWhole, type Json } from './json.ts';
import { type Plan, samplePlan, settlePlan } from './plan.ts';

// What may be answered. A domain lists, counts, samples and checks its answers without the game's help, so the screen,
// the check, the bot and the fuzzer read one and the same offer. The domains are those that a game here needs; the next
// ones (an order) come with the game that brings them: docs/architecture.md, "Domains", names all the places that a new one
// touches. A whole plan (plan.ts) is sampled and checked like the others, but neither counted nor listed.

/** Exactly one of these. */
export interface Pick<T extends Id> {
  readonly kind: 'pick';
  readonly from: readonly T[];
}

/** Between min and max different ones of these; the order in which they are named does not matter. */
export interface PickSome<T extends Id> {
  readonly kind: 'some';
  readonly from: readonly T[];
  readonly min: number;
  readonly max: number;
}

/** A whole number for each part; all of them together between min and max. */
export interface Split<P extends string> {
  readonly kind: 'split';
  readonly parts: readonly P[];
  readonly min: number;
  readonly max: number;
}

/** At least `min` disjoint sets out of what is held; only the shapes in `sets` (positions in `items`) are sets. */
export interface Grouping<T extends Id> {
  readonly kind: 'grouping';
  readonly items: readonly T[];
  readonly held: readonly number[];
  readonly sets: readonly (readonly number[])[];
  readonly min: number;
}

/** Something that can be done, with its details: `{ act: 'buy', from: 1, place: 'D3' }`. */
export type Act = { readonly act: string; readonly [detail: string]: string | number | boolean | null };

/** Exactly one of these acts. What is compared is what they say: whoever answers need not hold the very same object. */
export interface Acts<T extends Act> {
  readonly kind: 'acts';
  readonly from: readonly T[];
}

export type AnyDomain = Pick<Id> | PickSome<Id> | Split<string> | Grouping<Id> | Acts<Act> | Plan;

/** A domain whose answers are of type A: what ties a stage's `answer` to its `offer`. The mark exists for types only. */
export type Domain<A extends Json = Json> = AnyDomain & { readonly answers?: A };

export function pick<const T extends Id>(from: readonly T[]): Pick<T> & { readonly answers?: T } {
  return { kind: 'pick', from };
}

export function pickSome<T extends Id>(
  from: readonly T[],
  bounds: { min: number; max: number },
): PickSome<T> & { readonly answers?: readonly T[] } {
  return { kind: 'some', from, min: bounds.min, max: Math.min(bounds.max, from.length) };
}

export function split<P extends string>(
  parts: readonly P[],
  bounds: { min: number; max: number },
): Split<P> & { readonly answers?: { readonly [part in P]: number } } {
  return { kind: 'split', parts, min: bounds.min, max: bounds.max };
}

export function grouping<T extends Id>(
  items: readonly T[],
  held: readonly number[],
  sets: readonly (readonly number[])[],
  min = 0,
): Grouping<T> & { readonly answers?: readonly (readonly T[])[] } {
  return { kind: 'grouping', items, held, sets, min };
}

export function acts<T extends Act>(from: readonly T[]): Acts<T> & { readonly answers?: T } {
  return { kind: 'acts', from };
}

/** The answers of a domain that holds them as a list: a pick's, or acts. */
export function choicesIn<A extends Json>(domain: Domain<A>): readonly A[] {
  if (domain.kind !== 'pick' && domain.kind !== 'acts')
    throw new RangeError(`a ${domain.kind} holds no list of answers`);
  return domain.from as readonly Json[] as readonly A[];
}

/** Do both say the same? By structure, so that an act that came over the wire is the one on offer. */
export function sameAnswer(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const one = a as { readonly [key: string]: Json };
  const other = b as { readonly [key: string]: Json };
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameAnswer(one[key]!, other[key]!))
  );
}

// ------------------------------------------------------------------------------------------------------------- counting

/** How many different answers there are; infinitely many where nobody can count them. */
export function countOptions(domain: AnyDomain): number {
  switch (domain.kind) {
    case 'pick':
    case 'acts':
      return domain.from.length;
    case 'some':
      return countSome(domain);
    case 'split':
      return countSplits(domain);
    case 'grouping':
      return countGroupings(domain);
    case 'plan':
      return Number.POSITIVE_INFINITY;
  }
}

/** Whether there is nothing to choose. The ways to group a hand are not counted for it: with none at all allowed, any set makes two. */
export function isOnlyOne(domain: AnyDomain): boolean {
  if (domain.kind === 'grouping' && domain.min === 0) return !domain.sets.some((set) => holds(domain.held, set));
  return countOptions(domain) === 1;
}

function countSome(domain: PickSome<Id>): number {
  let count = 0;
  for (let n = domain.min; n <= domain.max; n += 1) count += choose(domain.from.length, n);
  return count;
}

function countSplits(domain: Split<string>): number {
  // sums up to m over p parts: (m + p choose p)
  const parts = domain.parts.length;
  return choose(domain.max + parts, parts) - choose(domain.min - 1 + parts, parts);
}

/** Pascal's triangle, row by row: nearly all that is ever asked. */
const CHOOSE: readonly (readonly number[])[] = Array.from({ length: 21 }, (_, n) =>
  Array.from({ length: n + 1 }, (_each, k) => multiplied(n, k)),
);

function choose(n: number, k: number): number {
  if (n < k) return 0;
  return n < CHOOSE.length ? CHOOSE[n]![k]! : multiplied(n, k);
}

function multiplied(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return Math.round(result);
}

function countGroupings(domain: Grouping<Id>): number {
  return groupingCounter(domain)(domain.held, 0, domain.min);
}

/** In how many ways at least `need` sets can be made out of what is held, with the shapes from `from` on. */
function groupingCounter(domain: Grouping<Id>): (held: readonly number[], from: number, need: number) => number {
  const known = new Map<string, number>();
  const count = (held: readonly number[], from: number, need: number): number => {
    if (from === domain.sets.length) return need === 0 ? 1 : 0;
    const key = `${held.join(',')}/${from}/${need}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let total = 0;
    const rest = held.slice();
    for (let made = 0; ; made += 1) {
      total += count(rest, from + 1, Math.max(0, need - made));
      if (!holds(rest, domain.sets[from]!)) break;
      take(rest, domain.sets[from]!);
    }
    known.set(key, total);
    return total;
  };
  return count;
}

function holds(held: readonly number[], set: readonly number[]): boolean {
  for (const item of set) {
    let wanted = 0;
    for (const other of set) if (other === item) wanted += 1;
    if (held[item]! < wanted) return false;
  }
  return true;
}

function take(held: number[], set: readonly number[]): void {
  for (const item of set) held[item]! -= 1;
}

// -------------------------------------------------------------------------------------------------------------- listing

/** Every answer once, in canonical form. Stop when you have seen enough: groupings can be very many. Plans are not listed. */
export function* listOptions(domain: AnyDomain): Generator<Json> {
  switch (domain.kind) {
    case 'pick':
    case 'acts':
      yield* domain.from;
      return;
    case 'some':
      for (let n = domain.min; n <= domain.max; n += 1) yield* combinations(domain.from, n, 0);
      return;
    case 'split':
      for (let total = domain.min; total <= domain.max; total += 1) {
        for (const amounts of compositions(domain.parts.length, total)) yield named(domain.parts, amounts);
      }
      return;
    case 'grouping':
      for (const made of groupings(domain, domain.held, 0)) {
        if (made.length >= domain.min) yield made.map((set) => set.map((item) => domain.items[item]!));
      }
      return;
    case 'plan':
      unlisted();
  }
}

function unlisted(): never {
  throw new RangeError('plans are sampled or made, never listed');
}

function* combinations<T>(from: readonly T[], n: number, start: number): Generator<T[]> {
  if (n === 0) {
    yield [];
    return;
  }
  for (let i = start; i <= from.length - n; i += 1) {
    for (const rest of combinations(from, n - 1, i + 1)) yield [from[i]!, ...rest];
  }
}

function* compositions(parts: number, total: number): Generator<number[]> {
  if (parts === 1) {
    yield [total];
    return;
  }
  for (let first = 0; first <= total; first += 1) {
    for (const rest of compositions(parts - 1, total - first)) yield [first, ...rest];
  }
}

function named(parts: readonly string[], amounts: readonly number[]): Record<string, number> {
  const answer: Record<string, number> = {};
  for (const [i, part] of parts.entries()) answer[part] = amounts[i]!;
  return answer;
}

function* groupings(domain: Grouping<Id>, held: readonly number[], from: number): Generator<(readonly number[])[]> {
  if (from === domain.sets.length) {
    yield [];
    return;
  }
  const set = domain.sets[from]!;
  const rest = held.slice();
  for (let made = 0; ; made += 1) {
    for (const others of groupings(domain, rest, from + 1))
      yield [...Array.from({ length: made }, () => set), ...others];
    if (!holds(rest, set)) return;
    take(rest, set);
  }
}

// ------------------------------------------------------------------------------------------------------- one of the list

/** The i-th answer of `listOptions`, without making those before it. With `countOptions` a list that is never written. */
export function optionAt(domain: AnyDomain, i: number): Json {
  switch (domain.kind) {
    case 'pick':
    case 'acts':
      return domain.from[i] ?? beyond(i);
    case 'some':
      return someAt(domain, i);
    case 'split':
      return splitAt(domain, i);
    case 'grouping':
      return groupingAt(domain, i);
    case 'plan':
      return unlisted();
  }
}

function beyond(i: number): never {
  throw new RangeError(`there is no option ${i}`);
}

function someAt(domain: PickSome<Id>, i: number): Id[] {
  const { from } = domain;
  let n = domain.min;
  let before = i;
  for (; before >= choose(from.length, n); n += 1) {
    if (n >= domain.max) beyond(i);
    before -= choose(from.length, n);
  }
  const chosen: Id[] = [];
  for (let at = 0; chosen.length < n; at += 1) {
    const withThis = choose(from.length - at - 1, n - chosen.length - 1);
    if (before < withThis) chosen.push(from[at]!);
    else before -= withThis;
  }
  return chosen;
}

function splitAt(domain: Split<string>, i: number): Json {
  const parts = domain.parts.length;
  const ways = (over: number, total: number): number => choose(total + over - 1, over - 1);
  let total = domain.min;
  let before = i;
  for (; before >= ways(parts, total); total += 1) {
    if (total === domain.max) beyond(i);
    before -= ways(parts, total);
  }
  const amounts: number[] = [];
  for (let rest = parts - 1; rest > 0; rest -= 1) {
    let amount = 0;
    for (; before >= ways(rest, total); total -= 1) {
      before -= ways(rest, total);
      amount += 1;
    }
    amounts.push(amount);
  }
  amounts.push(total);
  return named(domain.parts, amounts);
}

function groupingAt(domain: Grouping<Id>, i: number): Json {
  const count = groupingCounter(domain);
  const rest = domain.held.slice();
  const made: (readonly number[])[] = [];
  let before = i;
  for (const [shape, set] of domain.sets.entries()) {
    for (;;) {
      const ways = count(rest, shape + 1, Math.max(0, domain.min - made.length));
      if (before < ways) break;
      if (!holds(rest, set)) beyond(i);
      before -= ways;
      take(rest, set);
      made.push(set);
    }
  }
  return made.map((set) => set.map((item) => domain.items[item]!));
}

// ------------------------------------------------------------------------------------------------------------- sampling

/** Every answer is as likely as any other; of plans, which nobody can count, any may come. */
export function uniformOption(domain: AnyDomain, rng: Rng): Json {
  if (domain.kind === 'pick') return domain.from[rng.below(domain.from.length)]!; // nearly all questions
  if (domain.kind === 'plan') return samplePlan(domain, rng);
  return optionAt(domain, rng.below(countOptions(domain)));
}

/**
 * Any answer may come out. A pick and an act are uniform; the others are quick rather than uniform. A plan is made of the moves that
 * its game thinks sensible, and what they never lead to never comes.
 */
export function sampleOption(domain: AnyDomain, rng: Rng): Json {
  switch (domain.kind) {
    case 'pick':
    case 'acts':
      return domain.from[rng.below(domain.from.length)]!;
    case 'some':
      return sampleSome(domain, rng);
    case 'split': {
      const amounts = domain.parts.map(() => 0);
      for (let left = domain.min + rng.below(domain.max - domain.min + 1); left > 0; left -= 1) {
        amounts[rng.below(amounts.length)]! += 1;
      }
      return named(domain.parts, amounts);
    }
    case 'grouping':
      return sampleGrouping(domain, rng);
    case 'plan':
      return samplePlan(domain, rng);
  }
}

function sampleSome(domain: PickSome<Id>, rng: Rng): Id[] {
  let wanted = domain.min + rng.below(domain.max - domain.min + 1);
  const chosen: Id[] = [];
  const { from } = domain;
  for (let i = 0; wanted > 0; i += 1) {
    if (rng.below(from.length - i) >= wanted) continue;
    chosen.push(from[i]!);
    wanted -= 1;
  }
  return chosen;
}

function sampleGrouping(domain: Grouping<Id>, rng: Rng): Json {
  for (let tries = 0; tries < 100; tries += 1) {
    const made = someSets(domain, rng);
    // A large set taken early can leave too little for the others that are due: then once more from the start.
    if (made.length < domain.min) continue;
    return made.sort(ascending).map((i) => domain.sets[i]!.map((item) => domain.items[item]!));
  }
  return listOptions(domain).next().value as Json;
}

function someSets(domain: Grouping<Id>, rng: Rng): number[] {
  const held = domain.held.slice();
  const made: number[] = [];
  for (;;) {
    const possible: number[] = [];
    for (const [i, set] of domain.sets.entries()) if (holds(held, set)) possible.push(i);
    if (possible.length === 0 || (made.length >= domain.min && rng.below(4) === 0)) return made;
    const chosen = possible[rng.below(possible.length)]!;
    take(held, domain.sets[chosen]!);
    made.push(chosen);
  }
}

// ------------------------------------------------------------------------------------------------------------- checking

/** The answer in the one form in which it goes into the log, or undefined when it is not on offer. */
export function settle(domain: AnyDomain, answer: unknown): Json | undefined {
  switch (domain.kind) {
    case 'pick':
      return domain.from.find((option) => option === answer);
    case 'acts':
      return settleAct(domain, answer);
    case 'some':
      return settleSome(domain, answer);
    case 'split':
      return settleSplit(domain, answer);
    case 'grouping':
      return settleGrouping(domain, answer);
    case 'plan':
      return settlePlan(domain, answer);
  }
}

export function isOffered(domain: AnyDomain, answer: unknown): boolean {
  return settle(domain, answer) !== undefined;
}

function settleAct({ from }: Acts<Act>, answer: unknown): Json | undefined {
  // The one on offer, not what was said: its details stand in one order in every log.
  return from.find((option) => sameAnswer(option, answer as Json));
}

function settleSome(domain: PickSome<Id>, answer: unknown): Json | undefined {
  if (!Array.isArray(answer) || answer.length < domain.min || answer.length > domain.max) return undefined;
  const chosen = domain.from.filter((option) => answer.includes(option));
  return chosen.length === answer.length ? chosen : undefined;
}

function settleSplit(domain: Split<string>, answer: unknown): Json | undefined {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return undefined;
  const said = answer as Record<string, unknown>;
  if (Object.keys(said).length !== domain.parts.length) return undefined;
  let total = 0;
  const amounts: number[] = [];
  for (const part of domain.parts) {
    const amount = Object.hasOwn(said, part) ? said[part] : undefined;
    if (!isWhole(amount) || amount < 0) return undefined;
    total += amount;
    amounts.push(amount + 0); // −0 + 0 is 0: the log must not know two zeros
  }
  return total >= domain.min && total <= domain.max ? named(domain.parts, amounts) : undefined;
}

function settleGrouping(domain: Grouping<Id>, answer: unknown): Json | undefined {
  if (!Array.isArray(answer) || answer.length < domain.min) return undefined;
  const held = domain.held.slice();
  const made: number[] = [];
  for (const said of answer as unknown[]) {
    if (!Array.isArray(said)) return undefined;
    const items = (said as unknown[]).map((item) => domain.items.findIndex((known) => known === item)).sort(ascending);
    const shape = domain.sets.findIndex((set) => sameItems(set, items));
    if (shape < 0 || !holds(held, domain.sets[shape]!)) return undefined;
    take(held, domain.sets[shape]!);
    made.push(shape);
  }
  return made.sort(ascending).map((i) => domain.sets[i]!.map((item) => domain.items[item]!));
}

function ascending(a: number, b: number): number {
  return a - b;
}

function sameItems(set: readonly number[], sorted: readonly number[]): boolean {
  return set.length === sorted.length && set.every((item, i) => item === sorted[i]);
}
