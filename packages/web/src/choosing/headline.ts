// A long sentence is set in two: its beginning loud, the rest quiet. This is typesetting and decides nothing: the two parts
// are the whole sentence (headline.test.ts), and one that has no such place, in any language, is loud as a whole. Rules say one
// sentence and not a name and a text, because terminal, screen readers, log and other programs want the sentence. Where a
// beginning stands alone (advice, review) the whole stands where the question is asked.

/** 'Move to C3: dark blue data.' is a name and what it means; the name alone is bold. */
export function nameAndRest(sentence: string): { name: string; rest: string } {
  const at = sentence.indexOf(': ');
  if (at < 0 || at > 60) return { name: sentence, rest: '' };
  const rest = sentence.slice(at + 2);
  return { name: sentence.slice(0, at), rest: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** A long prompt is parted after its question, or after its first sentence; the rest is said more quietly. */
export function firstSentence(prompt: string): { first: string; rest: string } {
  const question = prompt.indexOf('? ');
  const end = /[.!] (?=\p{Lu})/u.exec(prompt.slice(SHORTEST));
  const at = question > 0 && question < LONGEST ? question : end === null ? -1 : SHORTEST + end.index;
  if (prompt.length <= 100 || at < 0) return { first: prompt, rest: '' };
  return { first: prompt.slice(0, at + 1), rest: prompt.slice(at + 2) };
}

/** 'A.I.' ends no sentence: what is shorter than this is none. And a question that comes too late is no headline. */
const SHORTEST = 20;
const LONGEST = 140;
