import { canonicalJson, type Base } from '@tablewright/kernel';

/** Freezes a value through and through: whoever changes it afterwards is caught in the act. */
export function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (!Object.isFrozen(value)) Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

/** Where a value is not plain JSON, with the reason; null when it survives being written down and read back. */
export function notPlain(value: unknown, path = ''): string | null {
  const here = path === '' ? 'it' : path;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (!Number.isFinite(value)) return `${here} is ${value}`;
      return Object.is(value, -0) ? `${here} is -0, which comes back as 0` : null;
    case 'object':
      return value === null ? null : notPlainParts(value, path);
    default:
      return `${here} is of type ${typeof value}`;
  }
}

function notPlainParts(value: object, path: string): string | null {
  const here = path === '' ? 'it' : path;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) {
      if (!Object.hasOwn(value, i)) return `${here} has a hole at ${i}`;
      const found = notPlain(value[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return `${here} is an object of the class ${value.constructor.name}`;
  }
  for (const [key, part] of Object.entries(value)) {
    const found = notPlain(part, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** The first place where two values differ, with both of them cut short; null when they are the same data. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (same(a, b)) return null;
  const bothLists = Array.isArray(a) && Array.isArray(b);
  if (!bothLists && !(isRecord(a) && isRecord(b))) return `${path === '' ? 'it' : path}: ${short(a)} | ${short(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inner = bothLists ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const found = difference((a as Parts)[key], (b as Parts)[key], inner);
    if (found !== null) return found;
  }
  return `${path === '' ? 'it' : path}: something is missing on one side`;
}

type Parts = Readonly<Record<string, unknown>>;

/** The same data, whatever the order of the keys. Nearly all comparisons end here, so it looks for no words. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i += 1) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !same((a as Parts)[key], (b as Parts)[key])) return false;
  return true;
}

function isRecord(value: unknown): value is object {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export function short(value: unknown): string {
  const text = canonicalJson(value) ?? String(value);
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}

/** The state without its generator: a replay reads chance from the log and leaves the generator where it began. */
export function withoutChance(s: Base): object {
  const { chance: _, ...rest } = s;
  return rest;
}
