// Numbers in texts: what a player reads is what the rules count with.

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
  return [...faults, ...(rest.match(/\d+/g) ?? []).map((n) => `says ${n}`)];
}
