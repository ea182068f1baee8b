import { BrokenRule } from './broken.ts';
import type { Rng } from './chance.ts';
import type { Json } from './json.ts';

// A whole plan as one answer: sheets with lines, a whole number on each line, and limits that the numbers keep together.
// The offer is data like every other: it travels, and whoever holds it can check a plan and name what is wrong with it.
// Only listing and counting are given up: there are more plans than anybody wants to see.

/** Some lines of a plan under one name. `rule` and `says`: what is wrong when a line says more than it may. */
export interface Sheet<P extends string = string> {
  readonly name: P;
  readonly lines: readonly string[];
  readonly rule: string;
  /** with {line}, {n} and {most}; '{n table}' counts them: '1 table', '3 tables', 'no tables' */
  readonly says: string;
}

/**
 * What is used may not be more than what there is and what the plan itself brings. The cells of a plan are numbered through
 * its sheets; both lists go by pairs: a cell, and what one of it counts.
 */
export interface Limit {
  readonly rule: string;
  /** with {uses} and {has}, which count as in a sheet's sentence */
  readonly says: string;
  readonly uses: readonly number[];
  readonly gives: readonly number[];
  /** nothing may be left over either */
  readonly exact?: boolean;
}

/** How a random plan grows by one step: pairs of a cell and how many more of it. The weight is a whole number. */
export interface Move {
  readonly add: readonly number[];
  readonly weight: number;
}

/** What is printed on the planning sheets: the same for everybody, all the time. */
export interface PlanForm<P extends string = string> {
  readonly sheets: readonly Sheet<P>[];
  /** what a line is called in a sentence, where that differs */
  readonly names: Readonly<Record<string, string>>;
  readonly limits: readonly Limit[];
  /** out of these a sensible random plan is made */
  readonly moves: readonly Move[];
}

/** A plan on such sheets. */
export interface Plan<P extends string = string> {
  readonly kind: 'plan';
  readonly form: PlanForm<P>;
  /** the most that each cell can say */
  readonly most: readonly number[];
  /** what there is, for each limit */
  readonly has: readonly number[];
  /** between how many steps and how many a random plan is made of */
  readonly steps: readonly [number, number];
  /** moves that are worth more now than they weigh: every other step is one of these */
  readonly likely: readonly number[];
}

/** Every sheet, and of its lines those that are not 0. */
export type Planned<P extends string = string> = { readonly [sheet in P]: { readonly [line: string]: number } };

export function plan<P extends string>(
  form: PlanForm<P>,
  given: Omit<Plan, 'kind' | 'form' | 'likely'> & { readonly likely?: readonly number[] },
): Plan<P> & { readonly answers?: Planned<P> } {
  const { most, has, steps, likely = NONE } = given;
  return { kind: 'plan', form, most, has, steps, likely };
}

const NONE: readonly number[] = [];

// ------------------------------------------------------------------------------------------------------------- reading

/** What is worked out of a form once: where its sheets begin, and what each move does to what is left under each limit. */
interface Worked {
  /** the first cell of each sheet, then how many cells there are */
  readonly starts: readonly number[];
  readonly places: readonly ReadonlyMap<string, number>[];
  /** the numbers of the moves, each as often as it weighs */
  readonly deck: readonly number[];
  /** by move: pairs of a limit and what it takes from it */
  readonly takes: readonly (readonly number[])[];
}

const worked = new WeakMap<PlanForm, Worked>();
let lastForm: PlanForm | null = null;
let lastWorked: Worked;

function workOut(form: PlanForm): Worked {
  if (form === lastForm) return lastWorked;
  const known = worked.get(form) ?? work(form);
  worked.set(form, known);
  lastForm = form;
  lastWorked = known;
  return known;
}

function work(form: PlanForm): Worked {
  const starts = [0];
  for (const { lines } of form.sheets) starts.push(starts.at(-1)! + lines.length);
  const places = form.sheets.map(({ lines }, sheet) => new Map(lines.map((line, i) => [line, starts[sheet]! + i])));
  const deck = form.moves.flatMap(({ weight }, move) => new Array<number>(weight).fill(move));
  const takes = form.moves.map(({ add }) =>
    form.limits.flatMap(({ uses, gives }, limit) => {
      const taken = sumOf(add, uses) - sumOf(add, gives);
      return taken === 0 ? [] : [limit, taken];
    }),
  );
  return { starts, places, deck, takes };
}

/** What some cells count under a limit. */
function sumOf(cells: readonly number[], counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < cells.length; i += 2) {
    for (let j = 0; j < counts.length; j += 2) if (cells[i] === counts[j]) sum += cells[i + 1]! * counts[j + 1]!;
  }
  return sum;
}

function counted(amounts: readonly number[], counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i += 2) sum += amounts[counts[i]!]! * counts[i + 1]!;
  return sum;
}

/** Something that is wrong with a plan; where it stands, if it stands somewhere. `rule` is null where only the form is wrong. */
export interface PlanProblem {
  readonly rule: string | null;
  readonly says: string;
  readonly sheet?: string;
  readonly line?: string;
  /** the limit's place in the form, what is used and what there is */
  readonly limit?: number;
  readonly uses?: number;
  readonly has?: number;
}

/** The numbers by cell, or what is wrong with the form. A sheet or a line that is not named says 0. */
function amountsOf({ form }: Plan, value: unknown): number[] | PlanProblem {
  if (!isRecord(value)) {
    return { rule: null, says: `A plan has the parts ${form.sheets.map(({ name }) => name).join(', ')}.` };
  }
  const { starts, places } = workOut(form);
  const amounts = new Array<number>(starts.at(-1)!).fill(0);
  for (const name of Object.keys(value)) {
    const sheet = form.sheets.findIndex((known) => known.name === name);
    const lines = value[name];
    if (sheet < 0) return { rule: null, says: `A plan has no part '${name.slice(0, 40)}'.` };
    if (!isRecord(lines)) return { rule: null, says: `'${name}' needs a number for each of its lines.`, sheet: name };
    for (const line of Object.keys(lines)) {
      const cell = places[sheet]!.get(line);
      const amount = lines[line] as number; // or anything else, which is no safe integer
      const said = line.slice(0, 40);
      if (cell === undefined) return { rule: null, says: `'${name}' has no line '${said}'.`, sheet: name };
      if (!Number.isSafeInteger(amount) || amount < 0) {
        return { rule: null, says: `'${name}' takes whole numbers from 0 on, for '${said}' too.`, sheet: name, line };
      }
      amounts[cell] = amount;
    }
  }
  return amounts;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isWrong(read: number[] | PlanProblem): read is PlanProblem {
  return !Array.isArray(read);
}

/** How far each limit is used up by a plan that may be half-built or wrong; null where it cannot be read at all. */
export function planUse(domain: Plan, value: unknown): { uses: number; has: number }[] | null {
  const amounts = amountsOf(domain, value);
  if (isWrong(amounts)) return null;
  return domain.form.limits.map(({ uses, gives }, limit) => ({
    uses: counted(amounts, uses),
    has: domain.has[limit]! + counted(amounts, gives),
  }));
}

/** Everything that is wrong with a plan, in the order of its sheets and limits; nothing for one that is on offer. */
export function planProblems(domain: Plan, value: unknown): PlanProblem[] {
  const amounts = amountsOf(domain, value);
  if (isWrong(amounts)) return [amounts];
  const { form, most } = domain;
  const { starts } = workOut(form);
  const problems: PlanProblem[] = [];
  for (const [i, { name, lines, rule, says }] of form.sheets.entries()) {
    for (const [j, line] of lines.entries()) {
      const cell = starts[i]! + j;
      if (amounts[cell]! <= most[cell]!) continue;
      const known = { line: form.names[line] ?? line, n: amounts[cell]!, most: most[cell]! };
      problems.push({ rule, says: filledIn(says, known), sheet: name, line });
    }
  }
  for (const [limit, { uses, gives, exact, rule, says }] of form.limits.entries()) {
    const used = counted(amounts, uses);
    const has = domain.has[limit]! + counted(amounts, gives);
    if (exact === true ? used === has : used <= has) continue;
    problems.push({ rule, says: filledIn(says, { uses: used, has }), limit, uses: used, has });
  }
  return problems;
}

function filledIn(says: string, known: Readonly<Record<string, string | number>>): string {
  return says.replaceAll(/\{(\w+)(?: ([^}]+))?\}/g, (all, name: string, thing?: string) => {
    if (!Object.hasOwn(known, name)) return all;
    const n = known[name]!;
    return thing === undefined ? String(n) : `${n === 0 ? 'no' : n} ${thing}${n === 1 ? '' : 's'}`;
  });
}

/** The plan in the one form in which it goes into the log, or undefined when it is not on offer. */
export function settlePlan(domain: Plan, value: unknown): Json | undefined {
  const amounts = amountsOf(domain, value);
  return isWrong(amounts) || !isKept(domain, amounts) ? undefined : written(domain.form, amounts);
}

function isKept({ form, most, has }: Plan, amounts: readonly number[]): boolean {
  for (let cell = 0; cell < amounts.length; cell += 1) if (amounts[cell]! > most[cell]!) return false;
  return form.limits.every(({ uses, gives, exact }, limit) => {
    const left = has[limit]! + counted(amounts, gives) - counted(amounts, uses);
    return exact === true ? left === 0 : left >= 0;
  });
}

function written(form: PlanForm, amounts: readonly number[]): Json {
  const { starts } = workOut(form);
  const answer: Record<string, Record<string, number>> = {};
  for (let sheet = 0; sheet < form.sheets.length; sheet += 1) {
    const { name, lines } = form.sheets[sheet]!;
    const said: Record<string, number> = {};
    for (let i = 0, cell = starts[sheet]!; i < lines.length; i += 1, cell += 1) {
      if (amounts[cell]! > 0) said[lines[i]!] = amounts[cell]!;
    }
    answer[name] = said;
  }
  return answer;
}

// ------------------------------------------------------------------------------------------------------------- sampling

/** After so many steps in vain a plan that must come out exactly is begun anew, and after so many beginnings given up. */
const IN_VAIN = 2000;
const BEGINNINGS = 50;

/** A random plan out of the form's moves: as many as the offer says, leaving out those that do not fit. */
export function samplePlan(domain: Plan, rng: Rng): Json {
  const { form, steps } = domain;
  const { starts } = workOut(form);
  for (let tries = 0; tries < BEGINNINGS; tries += 1) {
    const amounts = new Array<number>(starts[starts.length - 1]!).fill(0);
    const left = domain.has.slice();
    for (let n = steps[0] + rng.below(steps[1] - steps[0] + 1); n > 0; n -= 1) grow(domain, amounts, left, rng);
    for (let n = 0; n < IN_VAIN && !isMet(form, left); n += 1) grow(domain, amounts, left, rng);
    if (isMet(form, left)) return written(form, amounts);
  }
  throw new BrokenRule('no plan comes out of these moves', domain);
}

/** Nothing is left over where nothing may be, and nothing that the plan has to bring is still missing. */
function isMet({ limits }: PlanForm, left: readonly number[]): boolean {
  for (let limit = 0; limit < limits.length; limit += 1) {
    if (left[limit]! < 0 || (limits[limit]!.exact === true && left[limit] !== 0)) return false;
  }
  return true;
}

/** One step, if it fits. */
function grow({ form, most, likely }: Plan, amounts: number[], left: number[], rng: Rng): void {
  const { deck, takes } = workOut(form);
  const from = likely.length > 0 && rng.below(2) === 0 ? likely : deck;
  const move = from[rng.below(from.length)]!;
  const { add } = form.moves[move]!;
  for (let i = 0; i < add.length; i += 2) if (amounts[add[i]!]! + add[i + 1]! > most[add[i]!]!) return;
  const taken = takes[move]!;
  for (let i = 0; i < taken.length; i += 2) {
    // what brings something is never too much, however much is still missing
    if (taken[i + 1]! > 0 && taken[i + 1]! > left[taken[i]!]!) return;
  }
  for (let i = 0; i < add.length; i += 2) amounts[add[i]!]! += add[i + 1]!;
  for (let i = 0; i < taken.length; i += 2) left[taken[i]!]! -= taken[i + 1]!;
}

// ------------------------------------------------------------------------------------------------------------- varying

/** So often something else is looked for that fits. */
const VARIATIONS = 20;

/**
 * A plan that differs a little from one on offer: a step more, a step less, or one in place of another. null where none is found: there
 * may be none.
 */
export function variedPlan(domain: Plan, value: Json, rng: Rng): Json | null {
  const before = amountsOf(domain, value);
  if (isWrong(before)) return null;
  const { form } = domain;
  for (let tries = 0; tries < VARIATIONS; tries += 1) {
    const amounts = before.slice();
    const change = CHANGES[rng.below(CHANGES.length)]!;
    if (change !== 'more') takeBack(form, amounts, rng);
    if (change !== 'less') {
      const left = form.limits.map(
        ({ uses, gives }, limit) => domain.has[limit]! + counted(amounts, gives) - counted(amounts, uses),
      );
      grow(domain, amounts, left, rng);
    }
    if (isKept(domain, amounts) && amounts.some((amount, cell) => amount !== before[cell]))
      return written(form, amounts);
  }
  return null;
}

const CHANGES = ['more', 'less', 'another'] as const;

/** One of the steps that such a plan may be made of, if there is any. */
function takeBack({ moves }: PlanForm, amounts: number[], rng: Rng): void {
  let taken: Move | null = null;
  let found = 0;
  for (const move of moves) {
    if (!isPartOf(move, amounts)) continue;
    found += 1;
    if (rng.below(found) === 0) taken = move;
  }
  if (taken === null) return;
  for (let i = 0; i < taken.add.length; i += 2) amounts[taken.add[i]!]! -= taken.add[i + 1]!;
}

function isPartOf({ add }: Move, amounts: readonly number[]): boolean {
  for (let i = 0; i < add.length; i += 2) if (amounts[add[i]!]! < add[i + 1]!) return false;
  return true;
}
