import { type AnyDomain, type Json, listOptions } from '@tablewright/kernel';

// Answers as they come from a careless program or a spiteful one, and an opinion of our own about which of them are on
// offer: the kernel's check is not asked to judge itself.

/** Wrong in nearly every question. */
const RUBBISH: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  -0,
  0,
  0.5,
  31,
  32,
  2 ** 53,
  '',
  ' ',
  '0',
  'nonsense',
  '__proto__',
  'constructor',
  'toString',
  'length',
  [],
  [[]],
  [null],
  [undefined],
  [Number.NaN],
  ['__proto__'],
  [[[0]]],
  {},
  { length: 1, 0: 0 },
  { kind: 'pick', from: [] },
  JSON.parse('{"__proto__": 1}'),
];

/** Rubbish, and what comes of an answer that is on offer when it is changed a little. */
export function wrongAnswers(offered: readonly Json[], elsewhere: readonly Json[] = []): unknown[] {
  return [...RUBBISH, ...offered.flatMap(bent), ...elsewhere];
}

function bent(value: Json): unknown[] {
  const wrapped = [[value], { value }, [value, value]];
  if (typeof value === 'number') return [...wrapped, String(value), value + 0.5, -1 - value, value + 32, value + 1000];
  if (typeof value === 'string') {
    const first = value.slice(0, 1);
    return [...wrapped, value.toUpperCase(), first.toUpperCase() + value.slice(1), `${value} `, `${value}\0`, first];
  }
  if (Array.isArray(value)) return [...wrapped, ...bentList(value as readonly Json[])];
  if (value !== null && typeof value === 'object') return [...wrapped, ...bentRecord(value as Record<string, Json>)];
  return wrapped;
}

function bentList(list: readonly Json[]): unknown[] {
  const [first, ...rest] = list;
  const bent: unknown[] = [{ ...list }, list.toReversed(), [...list, 'nonsense'], [...list, null], [...list, list]];
  if (first === undefined) return bent;
  bent.push(
    [...list, first],
    [first, ...list.slice(0, -1)],
    rest,
    list.map((one) => JSON.stringify(one)),
    [list, rest],
  );
  if (typeof first === 'number') bent.push([first + 32, ...rest], [[first], ...rest]);
  if (typeof first === 'string') bent.push([`${first}!`, ...rest], [[first], ...rest], first);
  if (Array.isArray(first)) {
    const group = first as readonly Json[];
    bent.push([[...group, ...group.slice(0, 1)], ...rest], [group.slice(1), ...rest], [[], ...rest]);
  }
  return bent;
}

function bentRecord(record: Readonly<Record<string, Json>>): unknown[] {
  const bent: unknown[] = [Object.values(record), { ...record, nonsense: 0 }, Object.entries(record)];
  const [key] = Object.keys(record);
  if (key === undefined) return bent;
  const { [key]: amount, ...others } = record;
  const put = (other: unknown): unknown => ({ ...record, [key]: other });
  bent.push(
    others,
    Object.create(record),
    put(JSON.stringify(amount)),
    put(null),
    put(Number.NaN),
    put(-1),
    put([amount]),
  );
  if (typeof amount === 'number') {
    bent.push(put(amount + 0.5), put(amount + 1), put(amount - 1), put(amount + 1e6), put(-0));
  }
  return bent;
}

/** The answers of a domain that is small enough to be listed, to hold any value against. */
export class Offered {
  readonly list: readonly Json[];
  readonly #kind: AnyDomain['kind'];
  readonly #keys: ReadonlySet<string>;

  constructor(domain: AnyDomain) {
    this.list = [...listOptions(domain)];
    this.#kind = domain.kind;
    this.#keys = new Set(this.list.map((value) => keyOf(domain.kind, value) ?? 'not an answer'));
  }

  /** Each stands on the list once. */
  get allDifferent(): boolean {
    return this.#keys.size === this.list.length;
  }

  has(value: unknown): boolean {
    const key = keyOf(this.#kind, value);
    return key !== null && this.#keys.has(key);
  }
}

/** One text for all ways to write the same answer; null for what cannot be an answer to such a question. */
function keyOf(kind: AnyDomain['kind'], value: unknown): string | null {
  switch (kind) {
    case 'pick':
      return idKey(value);
    case 'some':
      return setKey(value, idKey);
    case 'grouping':
      return setKey(value, (group) => setKey(group, idKey));
    case 'split':
      return splitKey(value);
    case 'acts':
      return actKey(value);
    case 'plan':
      return null; // never small enough to be listed
  }
}

function idKey(value: unknown): string | null {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'number' && Number.isFinite(value) ? JSON.stringify(value) : null;
}

function setKey(value: unknown, keyOfPart: (part: unknown) => string | null): string | null {
  return Array.isArray(value) ? joined(Array.from(value as unknown[], keyOfPart)) : null;
}

function splitKey(value: unknown): string | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  return joined(
    Object.entries(value).map(([part, amount]) => (typeof amount === 'number' ? `${part}=${amount}` : null)),
  );
}

function actKey(value: unknown): string | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  return joined(
    Object.entries(value).map(([detail, is]) => (isPrimitive(is) ? `${detail}=${JSON.stringify(is)}` : null)),
  );
}

function isPrimitive(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function joined(keys: readonly (string | null)[]): string | null {
  const known = keys.filter((key) => key !== null);
  return known.length === keys.length ? `[${known.sort().join(' ')}]` : null;
}
