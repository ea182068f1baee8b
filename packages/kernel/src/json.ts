/** What a state, an answer, an event and a view are made of: plain data that survives JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What an option is called: a short word or a number, never an object. */
export type Id = string | number;

/** Is this a whole number? Unlike `Number.isInteger` alone, it tells TypeScript too. */
export function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

/** The same text for the same data, whatever the order in which its keys were written. */
export function canonicalJson(value: unknown): string {
  // Written by hand: every answer goes through here on its way into the chain, and a replacer for `JSON.stringify` that sorts a
  // copy of each object takes several times as long.
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const part of value) text += `${text === '' ? '' : ','}${isLeftOut(part) ? 'null' : canonicalJson(part)}`;
    return `[${text}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of inOrder(Object.keys(fields))) {
    const part = fields[key];
    if (isLeftOut(part)) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(part)}`;
  }
  return `{${text}}`;
}

/** What is no JSON; `JSON.stringify` leaves it out of objects, and so do we. */
function isLeftOut(part: unknown): boolean {
  return part === undefined || typeof part === 'function' || typeof part === 'symbol';
}

/** As letters are ordered, but numbers first and by their size: that is how an object keeps them, and hashes stand on it. */
function inOrder(keys: string[]): string[] {
  const numbers = keys.findIndex((key) => !isPosition(key));
  if (numbers === 0) return keys.length > FEW ? keys.sort() : sortFew(keys);
  return numbers < 0 ? keys : [...keys.slice(0, numbers), ...keys.slice(numbers).sort()];
}

const FEW = 12;

/** In place: `sort` makes a copy of its own, which for a handful of keys costs more than to sort them. */
function sortFew(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i += 1) {
    const key = keys[i]!;
    let at = i;
    for (; at > 0 && keys[at - 1]! > key; at -= 1) keys[at] = keys[at - 1]!;
    keys[at] = key;
  }
  return keys;
}

/** A key that an object keeps before all others, in the order of numbers. */
function isPosition(key: string): boolean {
  const first = key.charCodeAt(0);
  if (first < 48 || first > 57) return false;
  const number = Number(key);
  return number < 2 ** 32 - 1 && String(number) === key;
}
