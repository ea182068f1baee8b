// A sentence that was put together elsewhere, in English, is found by its key again: '{0} has left.' is what 'Ann has left.' was made
// of. Among several that fit, it is the one with the most letters of its own.

export interface Found {
  readonly key: string;
  readonly values: readonly string[];
}

const GAP = /\{(\d+)\}/g;
const SPECIAL = /[\\^$.*+?()[\]{}|]/g;
/** A key with fewer letters of its own would fit anything: '{0}: {1}'. A whole sentence needs fewer: '{0} won. {1}'. */
const LEAST_LETTERS = 6;
const LEAST_IN_A_SENTENCE = 3;
const SENTENCE = /\.( |$)/;

export function patternsOf(keys: () => Iterable<string>): (sentence: string) => Found | null {
  let patterns: readonly { readonly key: string; readonly fits: RegExp }[] | null = null;
  return (sentence) => {
    patterns ??= [...keys()]
      .filter((key) => key.includes('{0}') && ownLetters(key) >= leastLetters(key))
      .toSorted(mostOwnFirst)
      .map((key) => ({ key, fits: patternOf(key) }));
    for (const { key, fits } of patterns) {
      const values = fits.exec(sentence)?.slice(1);
      if (values !== undefined) return { key, values };
    }
    return null;
  };
}

/** What has more of its own fits fewer sentences: by letters, then by all signs. */
function mostOwnFirst(a: string, b: string): number {
  return ownLetters(b) - ownLetters(a) || ownSigns(b) - ownSigns(a) || (a < b ? -1 : 1);
}

function ownSigns(key: string): number {
  return key.replaceAll(GAP, '').length;
}

/** How many letters it has that are no gap's. */
function ownLetters(key: string): number {
  return key.replaceAll(GAP, '').replaceAll(/[^\p{Letter}]/gu, '').length;
}

function leastLetters(key: string): number {
  return SENTENCE.test(key) ? LEAST_IN_A_SENTENCE : LEAST_LETTERS;
}

/** '{0} tokens' */
const COUNTED = /^\{0\} \p{L}[\p{L} ]*s$/u;

function patternOf(key: string): RegExp {
  // `many` says '1 token' by the same key.
  if (COUNTED.test(key)) return new RegExp(`^(\\d+)${key.slice('{0}'.length)}?$`);
  const own = key.split(GAP).filter((_, i) => i % 2 === 0);
  return new RegExp(`^${own.map((part) => part.replaceAll(SPECIAL, '\\$&')).join('(.+?)')}$`, 's');
}
