import type { Json } from '@tablewright/kernel';

// The difference between two views, so that a click costs a few hundred bytes instead of a whole table. Plain data in a
// fixed form: { set: {key: value}, drop: [keys], into: {key: patch} } for objects and arrays alike (an array's keys are
// its positions; `length` says how long it is now).

export interface Patch {
  readonly set?: { readonly [key: string]: Json };
  readonly drop?: readonly string[];
  readonly into?: { readonly [key: string]: Patch };
  readonly length?: number;
}

type Fields = { readonly [key: string]: Json };
type Container = Fields | readonly Json[];

/** A patch in the making. Most parts of a table do not change, so nothing is made before it is needed. */
interface Draft {
  set?: Record<string, Json>;
  drop?: string[];
  into?: Record<string, Patch>;
  length?: number;
}

function isContainer(value: Json | undefined): value is Container {
  return value !== null && typeof value === 'object';
}

function isList(value: Container): value is readonly Json[] {
  return Array.isArray(value);
}

/** What turns `before` into `after`; null when they are the same. Both are objects, or both are arrays. */
export function diff(before: Container, after: Container): Patch | null {
  return isList(after) ? listDiff(before as readonly Json[], after) : fieldsDiff(before as Fields, after);
}

function listDiff(before: readonly Json[], after: readonly Json[]): Patch | null {
  let draft: Draft | null = null;
  const known = before.length;
  for (let i = 0; i < after.length; i += 1) {
    const is = after[i]!;
    if (i >= known) set((draft ??= {}), `${i}`, is);
    else if (before[i] !== is) draft = compare(draft, `${i}`, before[i]!, is);
  }
  if (after.length !== known) (draft ??= {}).length = after.length;
  return draft;
}

function fieldsDiff(before: Fields, after: Fields): Patch | null {
  let draft: Draft | null = null;
  let shared = 0;
  for (const key in after) {
    const is = after[key]!;
    const was = before[key];
    // A value that is the same cannot come from the prototype: that one holds functions.
    if (was === is) shared += 1;
    else if (Object.hasOwn(before, key)) {
      shared += 1;
      draft = compare(draft, key, was!, is);
    } else set((draft ??= {}), key, is);
  }
  let known = 0;
  for (const _key in before) known += 1;
  if (known === shared) return draft;
  for (const key in before) if (!Object.hasOwn(after, key)) ((draft ??= {}).drop ??= []).push(key);
  return draft;
}

/** Both are there, and not the very same. */
function compare(draft: Draft | null, key: string, was: Json, is: Json): Draft | null {
  if (isContainer(was) && isContainer(is) && isList(was) === isList(is)) {
    const inner = diff(was, is);
    if (inner === null) return draft;
    const into = draft ?? {};
    put((into.into ??= {}), key, inner);
    return into;
  }
  const changed = draft ?? {};
  set(changed, key, is);
  return changed;
}

function set(draft: Draft, key: string, value: Json): void {
  put((draft.set ??= {}), key, value);
}

/** Own properties only: a key such as __proto__ must not reach the prototype. */
function put<T>(target: Record<string, T>, key: string, value: T): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else target[key] = value;
}

/** The new value; what did not change is shared with the old one, so that a screen redraws only what is new. */
export function applyPatch<T extends Json>(before: T, patch: Patch | null): T {
  if (patch === null || !isContainer(before)) return before;
  const copy = (isList(before) ? before.slice() : { ...before }) as Record<string, Json> & { length: number };
  if (patch.length !== undefined) copy.length = patch.length;
  for (const [key, value] of Object.entries(patch.set ?? {})) put(copy, key, value);
  for (const key of patch.drop ?? []) delete copy[key];
  for (const [key, inner] of Object.entries(patch.into ?? {})) {
    const was = Object.hasOwn(copy, key) ? copy[key] : undefined;
    if (was !== undefined) put(copy, key, applyPatch(was, inner));
  }
  return copy as unknown as T;
}
