// Every sentence that a person reads goes through `say`. In English it is what stands in the code; in another language it is what the
// catalogue of that language has under its key, which is the English sentence with {0}, {1} … for the gaps.
//
// The language is set once, before anything that speaks is loaded, and changes with a reload: then a sentence may also stand in a
// constant. Nothing in the rules depends on it; what is said is never read again by them.

export type Value = string | number;

/** A language other than English. */
export interface Language {
  /** 'de', as browsers name it */
  readonly tag: string;
  /** What the catalogue has under this key; null where it has nothing, and then English is said. */
  readonly message: (key: string, values: readonly Value[]) => string | null;
  /** A whole sentence that was made elsewhere, in English; null where the catalogue knows nothing like it. */
  readonly again: (english: string) => string | null;
  /** 'a, b and c' */
  readonly listed: (parts: readonly string[], last: 'and' | 'or') => string;
  /** '2.5' */
  readonly number: (n: number) => string;
}

let language: Language | null = null;

/** From now on everything is said in this language; null: in English. */
export function speak(next: Language | null): void {
  language = next;
}

/** What a game says that speaks English alone, whatever the page speaks. */
export function inEnglish<T>(tell: () => T): T {
  const before = language;
  language = null;
  try {
    return tell();
  } finally {
    language = before;
  }
}

/** What is spoken now; null: English. */
export function spoken(): Language | null {
  return language;
}

/** 'en', or the tag of the language that is spoken: for dates, numbers and the root of the page. */
export function languageTag(): string {
  return language?.tag ?? 'en';
}

/** say`${name} bought ${card} for ${price}.` */
// @__NO_SIDE_EFFECTS__
export function say(parts: TemplateStringsArray, ...values: readonly Value[]): string {
  if (language !== null) {
    const found = language.message(keyOf(parts), values);
    if (found !== null) return found;
  }
  let text = parts[0]!;
  for (let i = 0; i < values.length; i++) text += `${values[i]}${parts[i + 1]}`;
  return text;
}

/** '{0} bought {1} for {2}.' */
export function keyOf(parts: readonly string[]): string {
  let key = parts[0]!;
  for (let i = 1; i < parts.length; i++) key += `{${i - 1}}${parts[i]}`;
  return key;
}

/**
 * A sentence with things in its gaps that are no text, in pieces: what stands between them, and the gaps by their number, in the order
 * in which this language has them.
 */
export function sayInPieces(parts: TemplateStringsArray, gaps: number): (string | number)[] {
  const marks = Array.from({ length: gaps }, (_, i) => `${MARK}${i}${MARK}`);
  return say(parts, ...marks)
    .split(MARK)
    .map((piece, i) => (i % 2 === 1 ? Number(piece) : piece))
    .filter((piece) => piece !== '');
}

/** Stands in no sentence. */
const MARK = '\u0001';

/** A sentence that was made elsewhere, in English: by the server, or long ago. */
export function sayAgain(english: string): string {
  return language?.again(english) ?? english;
}
