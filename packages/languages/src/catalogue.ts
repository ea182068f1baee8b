import type { Language, Value } from '@tablewright/kernel/words';
import { IntlMessageFormat } from 'intl-messageformat';
import { patternsOf } from './patterns.ts';

/**
 * Messages by key. A key is the English sentence with {0}, {1} … for its gaps; a message is in ICU's format, so that it can put the
 * gaps into another order and has words for one and many, for you and for others:
 * '{0} took {1}': '{0, select, You {Du hast} other {{0} hat}} {1, plural, one {# Karte} other {# Karten}} genommen.'
 */
export type Catalogue = Readonly<Record<string, string>>;

/** Of one or two words, as people call themselves. */
const NAME = /^\p{Lu}\S*( \S+)?$/u;

/** What is said in a language, out of its catalogues. */
export function languageOf(tag: string, catalogues: readonly Catalogue[]): Language {
  const messages = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)));
  const formats = new Map<string, IntlMessageFormat>();
  const lists = {
    and: new Intl.ListFormat(tag, { type: 'conjunction' }),
    or: new Intl.ListFormat(tag, { type: 'disjunction' }),
  };
  const numbers = new Intl.NumberFormat(tag);
  const message = (key: string, values: readonly Value[]): string | null => {
    const found = messages.get(key);
    if (found === undefined) return null;
    if (values.length === 0 && !found.includes('{')) return found;
    let format = formats.get(key);
    if (format === undefined) {
      // A bare < is no tag: nobody writes markup into a sentence.
      format = new IntlMessageFormat(found, tag, undefined, { ignoreTag: true });
      formats.set(key, format);
    }
    return String(format.format(Object.fromEntries(values.entries())));
  };
  const patterns = patternsOf(() => messages.keys());
  const again = (english: string): string | null => {
    const whole = message(english, []);
    if (whole !== null) return whole;
    // Before the patterns: a gap at the end of one would swallow the sentences that follow.
    const sentences = sentencesAgain(english);
    if (sentences !== null) return sentences;
    const found = patterns(english);
    if (found === null) return begunAgain(english);
    // What stands in the gaps was English too.
    return message(
      found.key,
      found.values.map((value) => (/^\d+$/.test(value) ? Number(value) : (again(value) ?? listAgain(value) ?? value))),
    );
  };
  /** 'Gentle', where 'gentle' is known. */
  const begunAgain = (english: string): string | null => {
    const known = message(english.slice(0, 1).toLowerCase() + english.slice(1), []);
    return known === null ? null : known.slice(0, 1).toUpperCase() + known.slice(1);
  };
  /** Several sentences, where each is known; one key may have more than one of them. */
  const sentencesAgain = (english: string): string | null => {
    for (const { index } of english.matchAll(/\. (?=\p{Lu})/gu)) {
      const first = again(english.slice(0, index + 1));
      const rest = first === null ? null : again(english.slice(index + 2));
      if (rest !== null) return `${first} ${rest}`;
    }
    return null;
  };
  /** 'Inheritance, Wedding and Old Debt' or 'Ann, Bea and Col', where every part is known, or a name. */
  const listAgain = (english: string): string | null => {
    const parts = english.split(/, | and /);
    const known = parts.flatMap((part) => again(part) ?? (NAME.test(part) ? part : []));
    if (parts.length === 1 || known.length < parts.length) return null;
    return english.includes(' and ') ? lists.and.format(known) : known.join(', ');
  };
  return {
    tag,
    message,
    again,
    listed: (parts, last) => lists[last].format(parts),
    number: (n) => numbers.format(n),
  };
}
