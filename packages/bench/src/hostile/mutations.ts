import type { Rng } from '@tablewright/kernel';

// Messages out of a schema, and what can be wrong with them.

/** As much of JSON Schema as our messages need. */
export interface Schema {
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What the sender knows: real ids and words get further than made-up ones. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const pick = <T>(rng: Rng, all: readonly T[]): T => all[rng.below(all.length)]!;

const LONG = 'x'.repeat(20_000);

const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  -0,
  0.5,
  1e308,
  2 ** 53,
  -(2 ** 31),
  '',
  ' ',
  '0',
  '__proto__',
  'constructor',
  'toString',
  '\0',
  '\ud800',
  '\u202eabc',
  '👩‍👩‍👧',
  "'; DROP TABLE tables; --",
  '../../etc/passwd',
  '%00',
  '<script>alert(1)</script>',
  'ä'.repeat(500),
  LONG,
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  { toJSON: 1 },
  Array.from({ length: 300 }, (_, i) => i),
  JSON.parse('{"__proto__": {"seat": 0}, "constructor": {"prototype": {"x": 1}}}'),
  nested(23),
  nested(200),
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let n = 0; n < depth; n += 1) value = n % 2 === 0 ? [value] : { a: value };
  return value;
}

/** A message as the schema allows it. */
export function sample(schema: Schema, rng: Rng, known: Known, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (name in known && rng.below(10) > 0) return pick(rng, known[name]!);
  const among = schema.oneOf ?? schema.anyOf;
  if (among !== undefined) return sample(pick(rng, among), rng, known, name);
  if (schema.enum !== undefined) return pick(rng, schema.enum);
  switch (schema.type) {
    case 'object': {
      const made: Record<string, unknown> = {};
      for (const [key, inner] of Object.entries(schema.properties ?? {})) {
        const isNeeded = schema.required?.includes(key) === true;
        if (isNeeded || rng.below(2) === 0) made[key] = sample(inner, rng, known, key);
      }
      return made;
    }
    case 'array':
      return Array.from({ length: rng.below(4) }, () => sample(schema.items ?? {}, rng, known));
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 100 } = schema;
      return minimum + rng.below(Math.min(maximum - minimum, 2 ** 31 - 2) + 1);
    }
    case 'boolean':
      return rng.below(2) === 0;
    case 'string':
      return pick(rng, ['a', 'word', 'Ann', 'aaaaaaaaaa', '0123456789']);
    default:
      return pick(rng, NASTY);
  }
}

/** The same with something wrong in it, or several things. */
export function mutate(value: unknown, rng: Rng): unknown {
  const copy = structuredClone(value);
  if (copy === null || typeof copy !== 'object') return pick(rng, NASTY);
  const target = copy as Record<string, unknown>;
  const keys = Object.keys(target);
  const key = keys.length === 0 ? 'type' : pick(rng, keys);
  switch (rng.below(6)) {
    case 0:
      delete target[key];
      break;
    case 1:
      target[pick(rng, ['extra', 'constructor', 'seat', 'secret', 'person', ''])] = pick(rng, NASTY);
      break;
    case 2:
      target[key] = [target[key]];
      break;
    case 3:
      target[key] = mutate(target[key], rng);
      break;
    default:
      target[key] = pick(rng, NASTY);
  }
  return rng.below(4) === 0 ? mutate(copy, rng) : copy;
}

/** As it goes over the wire; some of it torn, or no JSON at all. */
export function wire(value: unknown, rng: Rng): string | Buffer {
  const text = JSON.stringify(value) ?? 'undefined';
  switch (rng.below(40)) {
    case 0:
      return text.slice(0, rng.below(text.length + 1));
    case 1:
      return Buffer.from([0xff, 0xfe, 0x80, ...Buffer.from(text.slice(0, 50))]);
    case 2:
      return text.replaceAll('"', "'");
    case 3:
      return `${text}${text}`;
    case 4:
      return `${'['.repeat(8000)}${']'.repeat(8000)}`;
    case 5:
      return text.replace('{', '{"__proto__":{"seat":0},"type":"start",');
    case 6:
      return '\u0000'.repeat(rng.below(100));
    default:
      return text;
  }
}
