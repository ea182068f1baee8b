import { BadInput } from '@tablewright/catalogue';
import { isSecret } from '@tablewright/kernel';
import { parseJson } from './files.ts';

// Files come from somewhere else: they are looked at field by field before anything is done with them.

export class Misfit extends Error {}

export type Fields = Readonly<Record<string, unknown>>;

/** What a file of JSON holds, or in a sentence which field is not as it should be. `what`: it is not */
export function readFields<T>(path: string, what: string, read: (value: unknown) => T): T {
  const value = parseJson(path);
  try {
    return read(value);
  } catch (error) {
    if (error instanceof Misfit) throw new BadInput(`'${path}' is not ${what}: ${error.message}.`);
    throw error;
  }
}

export function whole(value: unknown, at: string, { min, max }: { min: number; max: number }): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value + 0;
  const upTo = max === Number.MAX_SAFE_INTEGER ? `not below ${min}` : `from ${min} to ${max}`;
  throw new Misfit(`'${at}' must be a whole number ${upTo}`);
}

export function text(value: unknown, at: string): string {
  if (typeof value !== 'string') throw new Misfit(`'${at}' must be a text`);
  return value;
}

export function hex(value: unknown, at: string): string {
  if (!isSecret(value)) throw new Misfit(`'${at}' must be 64 hexadecimal digits`);
  return value;
}

export function texts(value: unknown, at: string, count?: number): string[] {
  const list = items(value, at).map((one, i) => text(one, `${at}[${i}]`));
  if (count !== undefined && list.length !== count)
    throw new Misfit(`'${at}' must have ${count} entries, one for each seat`);
  return list;
}

export function items(value: unknown, at: string): unknown[] {
  if (!Array.isArray(value)) throw new Misfit(`'${at}' must be a list`);
  return value;
}

export function fields(value: unknown, at: string): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Misfit(`${at === 'it' ? at : `'${at}'`} must be an object`);
  return value as Fields;
}
