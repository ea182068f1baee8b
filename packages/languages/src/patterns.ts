// A sentence that was put together elsewhere, in English, is found by its key again: '{0} has left.' is what 'Ann has left.' was made
// of. Among several that fit, it is the one with the most words of its own.

export interface Found {
  readonly key: string;
  readonly values: readonly string[];
}

const GAP = /\{(\d+)\}/g;
const SPECIAL = /[\\^$.*+?()[\]{}|]/g;
/** A key with less of its own would fit anything: '{0}: {1}'. */
const LEAST_WORDS = 6;

export function patternsOf(keys: () => Iterable<string>): (sentence: string) => Found | null {
  let patterns: readonly { readonly key: string; readonly fits: RegExp }[] | null = null;
  return (sentence) => {
    patterns ??= [...keys()]
      .filter((key) => key.includes('{0}') && ownWords(key) >= LEAST_WORDS)
      .toSorted((a, b) => ownWords(b) - ownWords(a))
      .map((key) => ({ key, fits: patternOf(key) }));
    for (const { key, fits } of patterns) {
      const values = fits.exec(sentence)?.slice(1);
      if (values !== undefined) return { key, values };
    }
    return null;
  };
}

/** How many letters it has that are no gap's. */
function ownWords(key: string): number {
  return key.replaceAll(GAP, '').replaceAll(/[^\p{Letter}]/gu, '').length;
}

/** '{0} tokens' */
const COUNTED = /^\{0\} \p{L}[\p{L} ]*s$/u;

function patternOf(key: string): RegExp {
  // `many` says '1 token' by the same key.
  if (COUNTED.test(key)) return new RegExp(`^(\\d+)${key.slice('{0}'.length)}?$`);
  const own = key.split(GAP).filter((_, i) => i % 2 === 0);
  return new RegExp(`^${own.map((part) => part.replaceAll(SPECIAL, '\\$&')).join('(.+?)')}$`, 's');
}
