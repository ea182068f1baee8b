// The words of a game, each explained once. A text that is shown can be read for them: what it finds is marked, and explains
// itself on hover, on hold and to the keyboard.

export interface Term {
  /** once in its glossary: 'assurance' */
  readonly id: string;
  /** as it stands in the middle of a sentence: 'Assurance', 'free card' */
  readonly term: string;
  /** 'free cards'; left out where there is none */
  readonly plural?: string;
  /** other forms in which it comes in a text: 'compiles', 'compiled' */
  readonly also?: readonly string[];
  /** in one or two plain sentences */
  readonly says: string;
  /** the rules that say so */
  readonly rules: readonly string[];
}

export type Glossary = readonly Term[];

export interface TextPart {
  readonly text: string;
  /** what the text means; null for all that needs no explanation */
  readonly term: Term | null;
}

interface Reader {
  readonly pattern: RegExp;
  readonly terms: ReadonlyMap<string, Term>;
}

const readers = new WeakMap<Glossary, Reader>();

/** The text in parts; each term is marked where it comes first, or a paragraph would be nothing but marks. */
export function partsWithTerms(text: string, glossary: Glossary): readonly TextPart[] {
  if (glossary.length === 0 || text === '') return [{ text, term: null }];
  const { pattern, terms } = readerOf(glossary);
  const parts: TextPart[] = [];
  const met = new Set<Term>();
  let from = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const term = terms.get(found) ?? terms.get(lowered(found));
    if (term === undefined || met.has(term)) continue;
    met.add(term);
    if (index > from) parts.push({ text: text.slice(from, index), term: null });
    parts.push({ text: found, term });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), term: null });
  return parts;
}

export function termIn(glossary: Glossary, id: string): Term | null {
  return glossary.find((term) => term.id === id) ?? null;
}

/** All forms in which a term may come. */
export function formsOf({ term, plural, also = [] }: Term): readonly string[] {
  return [term, ...(plural === undefined ? [] : [plural]), ...also];
}

function readerOf(glossary: Glossary): Reader {
  const known = readers.get(glossary);
  if (known !== undefined) return known;
  const terms = new Map(glossary.flatMap((term) => formsOf(term).map((form) => [form, term] as const)));
  // The longest first: 'Life Card' is not 'Life', and not 'Card' either.
  const forms = [...terms.keys()].flatMap((form) => [form, raised(form)]).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...new Set(forms)].map(plain).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  const reader = { pattern, terms };
  readers.set(glossary, reader);
  return reader;
}

/** At the beginning of a sentence. */
function raised(form: string): string {
  return form.slice(0, 1).toUpperCase() + form.slice(1);
}

function lowered(form: string): string {
  return form.slice(0, 1).toLowerCase() + form.slice(1);
}

function plain(form: string): string {
  return form.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
