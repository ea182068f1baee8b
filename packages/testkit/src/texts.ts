import type { Glossary } from '@tablewright/board/glossary';

// Numbers in texts: what a player reads is what the rules count with.

const SMALL = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const ORDER = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** 3 → 'three' */
export function spelled(n: number): string {
  return SMALL[n] ?? String(n);
}

/** 6 → 'sixth' */
export function ordinal(n: number): string {
  return ORDER[n] ?? `${n}th`;
}

/** Figures and words. 'One', 'first' and 'second' are left out: too often they count nothing. */
const NUMBER = new RegExp(`\\d+|\\b(?:${[...SMALL.slice(2), ...ORDER.slice(3), 'twice'].join('|')})\\b`, 'gi');

/**
 * What is wrong with a text whose numbers belong to these phrases, written with the rules' own constants: a phrase that it misses, or a
 * number that stands in none of them.
 */
export function numberFaults(text: string, phrases: readonly string[]): string[] {
  let rest = text;
  const faults: string[] = [];
  for (const phrase of phrases) {
    if (rest.includes(phrase)) rest = rest.replace(phrase, '');
    else faults.push(`misses "${phrase}"`);
  }
  return [...faults, ...(rest.match(NUMBER) ?? []).map((n) => `says ${n}`)];
}

/** What is wrong with the numbers of a glossary, where each word has the phrases in which its numbers stand. */
export function glossaryNumberFaults(
  glossary: Glossary,
  phrases: Readonly<Record<string, readonly string[]>>,
): string[] {
  const ids = glossary.map(({ id }) => id);
  return [
    ...glossary.flatMap(({ id, says }) => numberFaults(says, phrases[id] ?? []).map((fault) => `${id} ${fault}`)),
    ...Object.keys(phrases).flatMap((id) => (ids.includes(id) ? [] : [`${id} is no word of the glossary`])),
  ];
}
