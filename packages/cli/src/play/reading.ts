import { type Act, type AnyDomain, type Id, isOffered, type Json, planProblems } from '@tablewright/kernel';

// From what was typed to an answer. A number is a place in the list that stands on the screen; a word is the name of an
// option, or the beginning of it.

export type Reading =
  | { readonly ok: true; readonly value: Json }
  /** `says`: what to do instead; null when nothing like it is on offer */
  | { readonly ok: false; readonly says: string | null };

export interface Offer {
  readonly domain: AnyDomain;
  /** what each option of a list is called in a record, by its place */
  readonly labels: readonly string[];
}

/** What a single answer is chosen from, where it is chosen from a list; null where it is made. */
export function listIn(domain: AnyDomain): readonly Json[] | null {
  return domain.kind === 'pick' || domain.kind === 'acts' ? domain.from : null;
}

const NOTHING_LIKE_IT: Reading = { ok: false, says: null };

export function readAnswer(text: string, { domain, labels }: Offer): Reading {
  switch (domain.kind) {
    case 'pick':
      return readOne(text, domain.from, labels);
    case 'acts':
      return readAct(text, domain.from, labels);
    case 'some':
      return readSome(text, domain, labels);
    case 'split':
      return readSplit(text, domain);
    case 'grouping':
      return readGrouping(text, domain);
    case 'plan':
      return readPlan(text, domain);
  }
}

function readOne(text: string, from: readonly Id[], labels: readonly string[]): Reading {
  if (/^\d+$/.test(text.trim())) {
    const place = Number(text);
    if (place >= 1 && place <= from.length) return { ok: true, value: from[place - 1]! };
    return { ok: false, says: `There is no number ${place} in the list; it goes from 1 to ${from.length}.` };
  }
  const said = wordsOf(text);
  if (said.length === 0) return NOTHING_LIKE_IT;
  const names = from.map((id, i) => [wordsOf(String(id)), wordsOf(labels[i] ?? '')]);
  const exact = from.filter((_, i) => names[i]!.some((name) => name.join(' ') === said.join(' ')));
  const begun = exact.length === 1 ? exact : from.filter((_, i) => names[i]!.some((name) => begins(said, name)));
  if (begun.length === 1) return { ok: true, value: begun[0]! };
  if (begun.length === 0) return NOTHING_LIKE_IT;
  const several = begun.map((id) => labels[from.indexOf(id)] || String(id));
  return { ok: false, says: `That could be ${several.join(' or ')}. Type a little more.` };
}

/** An act is named as a record writes it. */
function readAct(text: string, from: readonly Act[], labels: readonly string[]): Reading {
  const named = readOne(
    text,
    from.map((_, i) => labels[i] ?? `${i + 1}`),
    labels,
  );
  if (!named.ok) return named;
  const place = /^\d+$/.test(text.trim()) ? Number(text) - 1 : labels.indexOf(named.value as string);
  return { ok: true, value: from[place]! };
}

/** 'Activate-E' is 'activate', 'e'. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** 'a e' begins 'activate e', word by word. */
function begins(said: readonly string[], name: readonly string[]): boolean {
  return said.length <= name.length && said.every((word, i) => name[i]!.startsWith(word));
}

function readSome(text: string, domain: AnyDomain & { kind: 'some' }, labels: readonly string[]): Reading {
  const parts = text.split(/[\s,;+]+/).filter((part) => part !== '');
  const value: Id[] = [];
  for (const part of parts) {
    const one = readOne(part, domain.from, labels);
    if (!one.ok) return one;
    value.push(one.value as Id);
  }
  if (isOffered(domain, value)) return { ok: true, value };
  const { min, max } = domain;
  const many = min === max ? `${min}` : `${min} to ${max}`;
  return { ok: false, says: `Name ${many} different ones, with spaces between.` };
}

function readSplit(text: string, domain: AnyDomain & { kind: 'split' }): Reading {
  const { parts, min, max } = domain;
  const numbers = /^[\d\s,;+/]+$/.test(text) ? (text.match(/\d+/g) ?? []).map(Number) : [];
  if (numbers.length !== parts.length) {
    return { ok: false, says: `Type ${parts.length} numbers with spaces between, 0 where nothing goes.` };
  }
  const value = Object.fromEntries(parts.map((part, i) => [part, numbers[i]!]));
  if (isOffered(domain, value)) return { ok: true, value };
  const total = numbers.reduce((sum, n) => sum + n, 0);
  return { ok: false, says: `Together that is ${total}; it has to be between ${min} and ${max}.` };
}

/** Each word is a set; within it the items stand with a plus between. */
function readGrouping(text: string, domain: AnyDomain & { kind: 'grouping' }): Reading {
  const labels = domain.items.map(String);
  const value: Id[][] = [];
  for (const word of text.split(/[\s,;]+/).filter((part) => part !== '')) {
    const set = word.split('+').map((item) => readOne(item, domain.items, labels));
    if (set.some((one) => !one.ok)) return NOTHING_LIKE_IT;
    value.push(set.map((one) => (one as { value: Id }).value));
  }
  return value.length > 0 && isOffered(domain, value) ? { ok: true, value } : NOTHING_LIKE_IT;
}

/** 'build noe 1, stock noe 5': a part, a line of it, and a number (1 where none is named). */
function readPlan(text: string, domain: AnyDomain & { kind: 'plan' }): Reading {
  const { sheets } = domain.form;
  const names = sheets.map(({ name }) => name);
  const value: Record<string, Record<string, number>> = {};
  const said = /^(nothing|none|empty)$/i.test(text.trim()) ? [] : text.split(/[,;]+/);
  for (const part of said) {
    const [name = '', line = '', number = '1', ...rest] = part.trim().split(/\s+/);
    const sheet = readName(name, names);
    if (!sheet.ok) return { ok: false, says: sheet.says ?? `A line begins with ${names.join(', ')}.` };
    const { lines } = sheets.find((known) => known.name === sheet.value)!;
    const found = readName(line, lines);
    if (!found.ok) return { ok: false, says: found.says ?? `'${sheet.value}' has no line '${line}'.` };
    if (rest.length > 0 || !/^\d+$/.test(number)) {
      return { ok: false, says: `Type each line like '${names[0]} ${sheets[0]!.lines[0]} 1', with commas between.` };
    }
    const amounts = (value[sheet.value] ??= {});
    amounts[found.value] = (amounts[found.value] ?? 0) + Number(number);
  }
  const [problem] = planProblems(domain, value);
  if (problem === undefined) return { ok: true, value };
  return { ok: false, says: problem.rule === null ? problem.says : `${problem.says} (${problem.rule})` };
}

function readName(
  text: string,
  names: readonly string[],
): { ok: true; value: string } | { ok: false; says: string | null } {
  const read = readOne(text, names, names);
  return read.ok ? { ok: true, value: read.value as string } : read;
}
