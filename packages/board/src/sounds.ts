import type { Event } from '@tablewright/kernel';
import type { Sound } from './contract.ts';

/** What events sound like, out of a table; those that are left out of it are silent. */
export function soundsOf<E extends Event>(table: { readonly [T in E['type']]?: Sound }): (event: E) => Sound | null {
  return ({ type }: { readonly type: E['type'] }) => (Object.hasOwn(table, type) ? table[type] : undefined) ?? null;
}
