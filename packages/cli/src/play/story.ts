import type { Seat } from '@tablewright/kernel';
import { wrap } from '../layout.ts';
import type { Ink, Line } from './terminal.ts';

// What happened, as lines. Sentences about the same person that follow each other become one: "Red moved from D4 to C3
// and collected 1 dark blue block."

/** One event for one reader or for all: drawn, or as a sentence. */
export interface Told {
  readonly to: Seat | 'all';
  readonly drawn: readonly Line[] | null;
  readonly sentence: string;
}

/** How everybody's name is written. */
export interface Cast {
  readonly names: readonly string[];
  readonly styleOf: (seat: Seat) => string;
  /** whose screen it is, where it is one person's */
  readonly me: Seat | null;
}

/** What belongs on one line stands together. */
export function gathered(told: readonly Told[], names: readonly string[]): Told[][] {
  const groups: Told[][] = [];
  for (const one of told) {
    const last = groups.at(-1);
    const subject = joinable(one, names);
    if (last !== undefined && subject !== null && joinable(last[0]!, names) === subject) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** The name that the sentence begins with; null when it should stand alone. */
function joinable({ drawn, sentence }: Told, names: readonly string[]): string | null {
  if (drawn !== null || !sentence.endsWith('.') || /[.:;] /.test(sentence)) return null;
  // the longest first: "Ann Lee" is not "Ann"
  return names.toSorted((a, b) => b.length - a.length).find((name) => sentence.startsWith(`${name} `)) ?? null;
}

export function linesOf(group: readonly Told[], cast: Cast, width: number): Line[] {
  const [first] = group;
  if (first === undefined) return [];
  if (first.drawn !== null) return [...first.drawn];
  const subject = joinable(first, cast.names);
  const sentences = group.map(({ sentence }) => sentence);
  const sentence = smallYou(subject === null ? sentences[0]! : joined(subject, sentences));
  const style = isAboutMe(sentence, cast) ? 'bold' : '';
  const [head = '', ...rest] = wrap(sentence, width - INDENT.length);
  return [inked(`${INDENT}${head}`, cast, style), ...rest.map((line) => inked(`${INDENT}  ${line}`, cast, style))];
}

const INDENT = '  ';

function joined(subject: string, sentences: readonly string[]): string {
  const parts = sentences.map((sentence) => sentence.slice(subject.length + 1).replace(/\.$/, ''));
  const last = parts.pop()!;
  return parts.length === 0 ? `${subject} ${last}.` : `${subject} ${parts.join(', ')} and ${last}.`;
}

/** "You" is a name like any other to the game; in the middle of a sentence it is written small. */
export function smallYou(sentence: string): string {
  return sentence.replaceAll(/(?<=[^.:] )You\b/g, 'you');
}

/** Done to me by somebody else: that should not be overlooked. */
function isAboutMe(sentence: string, { names, me }: Cast): boolean {
  if (me === null || sentence.startsWith(`${names[me]} `)) return false;
  return wordPattern(escaped(names[me]!), names[me] === 'You' ? 'iu' : 'u').test(sentence);
}

/** The sentence with everybody's name in their colour. */
function inked(sentence: string, { names, styleOf }: Cast, style: string): Line {
  const line: Ink[] = [];
  let from = 0;
  for (const { 0: word, index } of sentence.matchAll(wordPattern([...names, 'you'].map(escaped).join('|'), 'gu'))) {
    const seat = names.indexOf(word === 'you' ? 'You' : word);
    if (seat < 0) continue;
    line.push({ text: sentence.slice(from, index), style }, { text: word, style: `${style} ${styleOf(seat)}`.trim() });
    from = index + word.length;
  }
  return [...line, { text: sentence.slice(from), style }];
}

/** `\b` knows no letters beyond ASCII: it would find Zo in Zoë. */
function wordPattern(words: string, flags: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, flags);
}

function escaped(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
