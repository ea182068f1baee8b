import type { Act, AnyDomain, Id, Json } from '@tablewright/kernel';
import { isOffered, planProblems, settle } from '@tablewright/kernel';

// What a chooser keeps while somebody chooses, for every kind of domain. A game that brings no chooser of its own for a
// question is played with these.

type Some = Extract<AnyDomain, { kind: 'some' }>;
type Split = Extract<AnyDomain, { kind: 'split' }>;
type Grouping = Extract<AnyDomain, { kind: 'grouping' }>;
type Plan = Extract<AnyDomain, { kind: 'plan' }>;

// ------------------------------------------------------------------------------------------------------------- some of

/** One more, or one less. Where only one may be named, another one takes its place. */
export function toggle(domain: Some, chosen: readonly Id[], item: Id): Id[] {
  if (chosen.includes(item)) return chosen.filter((other) => other !== item);
  if (domain.max === 1) return [item];
  return chosen.length >= domain.max ? chosen.slice() : [...chosen, item];
}

/** 'Choose 2.', 'Choose 1 to 3: one more.', … */
export function someWords({ min, max }: Some, chosen: number): string {
  const span = min === max ? `${min}` : max === Infinity ? `at least ${min}` : `${min} to ${max}`;
  if (chosen < min) return `Choose ${span}: ${min - chosen} more.`;
  if (chosen === max) return min === max ? `${chosen} chosen.` : `${chosen} chosen, the most there can be.`;
  return `${chosen} chosen of ${span}.`;
}

// --------------------------------------------------------------------------------------------------------------- split

export type Amounts = { readonly [part: string]: number };

export function noAmounts({ parts }: Split): Amounts {
  return Object.fromEntries(parts.map((part) => [part, 0]));
}

export function total(amounts: Amounts): number {
  return Object.values(amounts).reduce((sum, n) => sum + n, 0);
}

/** One part set to a number, kept within what is left for it. */
export function setAmount({ max }: Split, amounts: Amounts, part: string, wanted: number): Amounts {
  const others = total(amounts) - (amounts[part] ?? 0);
  return { ...amounts, [part]: Math.max(0, Math.min(Math.floor(wanted), max - others)) };
}

export function splitWords({ min, max }: Split, amounts: Amounts): string {
  const sum = total(amounts);
  if (sum < min) return min === max ? `${max - sum} of ${max} left to place.` : `At least ${min - sum} more.`;
  return sum === max ? `All ${max} placed.` : `${sum} of at most ${max} placed.`;
}

// -------------------------------------------------------------------------------------------------------------- groups

/** What is still held after these sets, by position in `items`. */
export function rest({ held, sets }: Grouping, made: readonly number[]): number[] {
  const left = held.slice();
  for (const shape of made) for (const item of sets[shape]!) left[item]! -= 1;
  return left;
}

/** The shapes (positions in `sets`) that can still be made. */
export function possible(domain: Grouping, made: readonly number[]): number[] {
  const left = rest(domain, made);
  return domain.sets.flatMap((set, shape) => {
    const fits = set.every((item) => left[item]! >= set.filter((other) => other === item).length);
    return fits ? [shape] : [];
  });
}

export function groupsAnswer(domain: Grouping, made: readonly number[]): Json {
  return made.toSorted((a, b) => a - b).map((shape) => domain.sets[shape]!.map((item) => domain.items[item]!));
}

export function groupsWords({ min }: Grouping, made: number): string {
  if (made < min) return `At least ${min} ${min === 1 ? 'set' : 'sets'}: ${min - made} more.`;
  return made === 0 ? 'No set yet.' : made === 1 ? '1 set.' : `${made} sets.`;
}

// ---------------------------------------------------------------------------------------------------------------- plan

export type PlanSoFar = { readonly [sheet: string]: Amounts };

/** The lines on which something can be said, sheet by sheet; a sheet without any is left out. */
export function openLines({ form, most }: Plan): { sheet: string; lines: { line: string; most: number }[] }[] {
  let cell = 0;
  return form.sheets.flatMap(({ name, lines }) => {
    const open = lines.flatMap((line, i) => (most[cell + i]! > 0 ? [{ line, most: most[cell + i]! }] : []));
    cell += lines.length;
    return open.length === 0 ? [] : [{ sheet: name, lines: open }];
  });
}

/** One line more or less, never below nothing. */
export function planned(plan: PlanSoFar, sheet: string, line: string, by: number): PlanSoFar {
  const lines = plan[sheet] ?? {};
  return { ...plan, [sheet]: { ...lines, [line]: Math.max(0, (lines[line] ?? 0) + by) } };
}

/** What is wrong with it as it stands, the first thing first. */
export function planWords(domain: Plan, plan: PlanSoFar): string {
  return planProblems(domain, plan)[0]?.says ?? '';
}

// ----------------------------------------------------------------------------------------------------------- all kinds

export function isComplete(domain: AnyDomain, answer: Json): boolean {
  return isOffered(domain, answer);
}

/** Whether two answers are one and the same. */
export function sameAnswer(domain: AnyDomain, a: Json | null, b: Json | null): boolean {
  if (a === null || b === null) return false;
  const one = settle(domain, a);
  return one !== undefined && JSON.stringify(one) === JSON.stringify(settle(domain, b));
}

/** 'Move to C3: dark blue data.' is a name and what it means; the name alone is bold. */
export function nameAndRest(sentence: string): { name: string; rest: string } {
  const at = sentence.indexOf(': ');
  if (at < 0 || at > 60) return { name: sentence, rest: '' };
  const rest = sentence.slice(at + 2);
  return { name: sentence.slice(0, at), rest: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** A long prompt is parted after its question, or after its first sentence; the rest is said more quietly. */
export function firstSentence(prompt: string): { first: string; rest: string } {
  const question = prompt.indexOf('? ');
  const end = /[.!] (?=\p{Lu})/u.exec(prompt.slice(SHORTEST));
  const at = question > 0 && question < LONGEST ? question : end === null ? -1 : SHORTEST + end.index;
  if (prompt.length <= 100 || at < 0) return { first: prompt, rest: '' };
  return { first: prompt.slice(0, at + 1), rest: prompt.slice(at + 2) };
}

/** 'A.I.' ends no sentence: what is shorter than this is none. And a question that comes too late is no headline. */
const SHORTEST = 20;
const LONGEST = 140;

/** 'spySeen' or 'at-once' as a person would write it, where the rules have no words for it. */
export function plainWords(answer: Id | Act): string {
  const said = typeof answer === 'object' ? Object.values(answer).join(' ') : String(answer);
  return said
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();
}
