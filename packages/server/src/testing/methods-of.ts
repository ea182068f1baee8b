import type { Storage } from '@tablewright/storage';

/** A store's parts, and its methods bound to it: they stand on its class, and a test puts its own in their place. */
export function methodsOf(storage: Storage): Storage {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(storage)) as (keyof Storage)[];
  const bound = names.map((name) => [name, (storage[name] as () => unknown)?.bind?.(storage)]);
  return { ...storage, ...Object.fromEntries(bound) };
}
