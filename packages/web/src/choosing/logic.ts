import type { AnyDomain, Id, Json } from '@tablewright/kernel';
import { canonicalJson, isOffered, planProblems, settle } from '@tablewright/kernel';
import { many, say } from '@tablewright/kernel/words';

// What a chooser keeps while somebody chooses, for every kind of domain. A game that brings no chooser of its own for a
// question is played with these. A draft comes from outside and may be anything: what makes no sense is no draft.

type Some = Extract<AnyDomain, { kind: 'some' }>;
type Split = Extract<AnyDomain, { kind: 'split' }>;
type Grouping = Extract<AnyDomain, { kind: 'grouping' }>;
type Plan = Extract<AnyDomain, { kind: 'plan' }>;

// ------------------------------------------------------------------------------------------------------------- some of

export function chosenIn({ from }: Some, draft: Json | null): Id[] {
  if (!Array.isArray(draft)) return [];
  return draft.flatMap((item: Json) => from.find((known) => known === item) ?? []);
}

/** One more, or one less. Where only one may be named, another one takes its place. */
export function toggle(domain: Some, chosen: readonly Id[], item: Id): Id[] {
  if (chosen.includes(item)) return chosen.filter((other) => other !== item);
  if (domain.max === 1) return [item];
  return chosen.length >= domain.max ? chosen.slice() : [...chosen, item];
}

/** 'Choose 2.', 'Choose 1 to 3: one more.', … */
export function someWords({ min, max }: Some, chosen: number): string {
  const more = min - chosen;
  if (chosen === max) return min === max ? say`${chosen} chosen.` : say`${chosen} chosen, the most there can be.`;
  if (min === max) return more > 0 ? say`Choose ${min}: ${more} more.` : say`${chosen} chosen of ${min}.`;
  if (max === Infinity) {
    return more > 0 ? say`Choose at least ${min}: ${more} more.` : say`${chosen} chosen of at least ${min}.`;
  }
  return more > 0 ? say`Choose ${min} to ${max}: ${more} more.` : say`${chosen} chosen of ${min} to ${max}.`;
}

// --------------------------------------------------------------------------------------------------------------- split

export type Amounts = { readonly [part: string]: number };

export function noAmounts({ parts }: Split): Amounts {
  return Object.fromEntries(parts.map((part) => [part, 0]));
}

export function amountsIn(domain: Split, draft: Json | null): Amounts {
  let amounts = noAmounts(domain);
  for (const part of domain.parts) amounts = setAmount(domain, amounts, part, numberIn(draft, part));
  return amounts;
}

function numberIn(draft: Json | null | undefined, name: string): number {
  if (draft === null || typeof draft !== 'object' || !Object.hasOwn(draft, name)) return 0;
  const value = (draft as { readonly [name: string]: Json })[name];
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
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
  if (sum < min) return min === max ? say`${max - sum} of ${max} left to place.` : say`At least ${min - sum} more.`;
  return sum === max ? say`All ${max} placed.` : say`${sum} of at most ${max} placed.`;
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

export function setsIn(domain: Grouping, draft: Json | null): number[] {
  const made: number[] = [];
  for (const shape of Array.isArray(draft) ? (draft as readonly Json[]) : []) {
    if (typeof shape === 'number' && possible(domain, made).includes(shape)) made.push(shape);
  }
  return made;
}

export function groupsAnswer(domain: Grouping, made: readonly number[]): Json {
  return made.toSorted((a, b) => a - b).map((shape) => domain.sets[shape]!.map((item) => domain.items[item]!));
}

export function groupsWords({ min }: Grouping, made: number): string {
  if (made < min) return say`At least ${many(min, 'set')}: ${min - made} more.`;
  return made === 0 ? say`No set yet.` : `${many(made, 'set')}.`;
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

export function planIn({ form }: Plan, draft: Json | null): PlanSoFar {
  if (draft === null || typeof draft !== 'object') return {};
  const plan: Record<string, Record<string, number>> = {};
  for (const { name, lines } of form.sheets) {
    const sheet = (draft as { readonly [sheet: string]: Json })[name];
    for (const line of lines) {
      const amount = numberIn(sheet, line);
      if (amount > 0) (plan[name] ??= {})[line] = amount;
    }
  }
  return plan;
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

/** Whether two answers are one and the same choice. */
export function isSameChoice(domain: AnyDomain, a: Json | null, b: Json | null): boolean {
  if (a === null || b === null) return false;
  const one = settle(domain, a);
  return one !== undefined && JSON.stringify(one) === JSON.stringify(settle(domain, b));
}

/** What tells one option from another, as text: an act is an object, and none of two is the same. */
export function keyOf(value: Json): string {
  return typeof value === 'object' ? canonicalJson(value) : String(value);
}

function actOf(value: Json): string | null {
  const act = value !== null && typeof value === 'object' ? (value as { readonly act?: Json }).act : undefined;
  return typeof act === 'string' ? act : null;
}

export interface OptionGroup {
  /** null: they stand together without a name */
  readonly name: string | null;
  readonly options: readonly Json[];
}

/** Acts by kind, in the order in which the kinds are offered; a few, or all of one kind, need no headings. */
export function inGroups(options: readonly Json[], few: number): OptionGroup[] {
  const acts = [...new Set(options.map(actOf))];
  if (options.length <= few || acts.length < 2 || acts.includes(null)) return [{ name: null, options }];
  return acts.map((act) => ({ name: plainWords(act!), options: options.filter((option) => actOf(option) === act) }));
}

/** 'spySeen' or 'at-once' as a person would write it, where the rules have no words for it. */
export function plainWords(id: Id): string {
  return String(id)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();
}

/** Any answer, where the rules have no words for it. */
export function plainAnswer(value: Json): string {
  if (typeof value === 'string' || typeof value === 'number') return plainWords(value);
  const act = actOf(value);
  if (act === null) return plainWords(JSON.stringify(value));
  const { act: _, ...details } = value as { readonly [detail: string]: Json };
  return [plainWords(act), ...Object.values(details).map(String)].join(' ');
}
