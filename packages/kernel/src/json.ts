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
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    const source = part as Record<string, unknown>;
    const sorted: Record<string, unknown> = {};
    for (const key of Object.keys(source).sort()) sorted[key] = source[key];
    return sorted;
  });
}
