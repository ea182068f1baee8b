// Words that the sentences of every game are made of. What a game's own things are called is its own business.

import { spoken } from './say.ts';

export type { Goal } from './goal.ts';
export * from './provenance.ts';
export { inEnglish, keyOf, type Language, languageTag, say, sayAgain, sayInPieces, speak, type Value } from './say.ts';

/** 'a', 'a and b', 'a, b and c'; or with 'or' */
export function listed(parts: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (parts.length < 2) return parts.join('');
  const other = spoken();
  if (other !== null) return other.listed(parts, last);
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** '1 token', '3 tokens', '0 tokens'. In a catalogue: '{0} tokens'. */
export function many(n: number, thing: string): string {
  const other = spoken()?.message(`{0} ${thing}s`, [n]);
  if (other !== null && other !== undefined) return other;
  return `${n} ${thing}${n === 1 ? '' : 's'}`;
}

/** '1 token', '3 tokens', 'no tokens'. In a catalogue: '{0} tokens' and 'no tokens'. */
export function count(n: number, thing: string): string {
  return n === 0 ? (spoken()?.message(`no ${thing}s`, []) ?? `no ${thing}s`) : many(n, thing);
}

/** 'The leader …' out of 'the leader …' */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'the leader …' out of 'The leader …': in English, after a colon. Other languages write more with a capital, and it stays as it is. */
export function uncapital(text: string): string {
  return spoken() === null ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** '33 %' */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

/** '2.5', '2,5': to one digit, as the language writes it */
export function rounded(n: number): string {
  const one = Math.round(n * 10) / 10;
  return spoken()?.number(one) ?? String(one);
}
