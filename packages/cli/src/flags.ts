import { parseArgs } from 'node:util';
import type { Json } from '@tablewright/kernel';
import { BadInput } from '@tablewright/catalogue';
import { parseJson } from './files.ts';

// The flags of a command: what they are called, what they take, and what the help says about them, in one place.

export interface Flag<T> {
  /** what stands for its value in the help; null when it takes none */
  readonly value: string | null;
  readonly explains: string;
  readonly preset: T;
  readonly required?: true;
  readonly repeatable?: true;
  readonly read: (text: string, before: T, name: string) => T;
}

export type Flags = Readonly<Record<string, Flag<never>>>;
export type Values<F> = { readonly [K in keyof F]: F[K] extends Flag<infer T> ? T : never };

export function flag(explains: string): Flag<boolean> {
  return { value: null, explains, preset: false, read: () => true };
}

/** A text that may be left out. */
export function text(value: string, explains: string): Flag<string | null> {
  return { value, explains, preset: null, read: given };
}

/** A text that must be given. */
function needed(value: string, explains: string): Flag<string> {
  return { value, explains, preset: '', required: true, read: given };
}

export function whole<P extends number | null>(
  value: string,
  explains: string,
  { min, max, preset }: { min: number; max: number; preset: P },
): Flag<P | number> {
  return {
    value,
    explains,
    preset,
    read(said, _before, name) {
      const number = Number(said);
      if (!/^\d+$/.test(said) || number < min || number > max) {
        throw new BadInput(`--${name} takes a whole number from ${min} to ${max}, not '${said}'.`);
      }
      return number;
    },
  };
}

/** One of a few words; the first unless said otherwise. */
export function oneOf<const W extends string>(words: readonly [W, ...W[]], explains: string): Flag<W> {
  return {
    value: words.join('|'),
    explains,
    preset: words[0],
    read(said, _before, name) {
      const found = words.find((word) => word === said);
      if (found === undefined) throw new BadInput(`--${name} takes ${words.join(' or ')}, not '${said}'.`);
      return found;
    },
  };
}

export const seed: Flag<string> = {
  value: 'S',
  explains: 'a whole number or any text; the same seed gives the same games (1 unless said otherwise)',
  preset: '1',
  read: seedIn,
};

export const bots: Flag<readonly string[]> = {
  value: 'B[,B…]',
  explains:
    'who plays: random, beginner, steady, strong or fierce; a list is dealt round the seats (random unless said otherwise)',
  preset: ['random'],
  read: (said) => said.split(',').map((name) => name.trim()),
};

/** `--option k=v`: true, false, numbers and other JSON as such, the rest as text; `k=@file.json` reads a file. */
export const options: Flag<Readonly<Record<string, Json>>> = {
  value: 'k=v',
  explains: "one of the game's options; may be given several times; k=@file.json takes the value from a file",
  preset: {},
  repeatable: true,
  read(said, before, name) {
    const at = said.indexOf('=');
    if (at < 1)
      throw new BadInput(`--${name} takes a name and a value, such as --${name} length=short, not '${said}'.`);
    const key = said.slice(0, at);
    if (Object.hasOwn(before, key)) throw new BadInput(`--${name} ${key}=… is given twice. Leave one out.`);
    return { ...before, [key]: optionValue(said.slice(at + 1)) };
  },
};

export const json = flag('one JSON object on stdout, for programs');

export const game = needed('G', 'which game (see: tablewright games)');

export const seats = whole('N', 'how many players (as few as the game allows unless said otherwise)', {
  min: 1,
  max: 31,
  preset: null,
});

/** Any text will do; a number has to be whole and not negative, since that is what was meant. */
export function seedIn(said: string, _before: unknown, name: string): string {
  if (said === '' || (/^[+-]?[\d.]+$/.test(said) && !/^\d+$/.test(said))) {
    throw new BadInput(`--${name} takes a whole number that is not negative, or a text, not '${said}'.`);
  }
  return said;
}

function optionValue(said: string): Json {
  if (said.startsWith('@')) return parseJson(said.slice(1)) as Json;
  try {
    return JSON.parse(said) as Json;
  } catch {
    return said;
  }
}

function given(said: string, _before: unknown, name: string): string {
  if (said === '') throw new BadInput(`--${name} must not be empty.`);
  return said;
}

export interface Wanted<F> {
  /** the command's name, as it is typed */
  readonly name: string;
  readonly flags: F;
  /** the files it takes, as the help calls them; a name in brackets may be left out */
  readonly takes: readonly string[];
}

/** Reads what was typed after the command's name. */
export function readFlags<F extends Flags>(
  argv: readonly string[],
  { name, flags, takes }: Wanted<F>,
): { values: Values<F>; words: string[] } {
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      Object.entries(flags).map(([key, { value }]) => [key, { type: value === null ? 'boolean' : 'string' }]),
    ),
    strict: false,
    tokens: true,
  });
  const values: Record<string, unknown> = {};
  for (const [key, { preset }] of Object.entries(flags)) values[key] = preset;
  const words: string[] = [];
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const known = Object.hasOwn(flags, token.name) && token.rawName.startsWith('--');
    if (!known) throw new BadInput(`'${name}' has no ${token.rawName}. ${seeHelp(name)}`);
    const { value, repeatable, read } = flags[token.name]! as unknown as Flag<unknown>;
    if (value === null && token.value !== undefined)
      throw new BadInput(`--${token.name} takes no value. ${seeHelp(name)}`);
    if (value !== null && token.value === undefined)
      throw new BadInput(`--${token.name} needs a value: --${token.name} ${value}.`);
    if (seen.has(token.name) && !repeatable) throw new BadInput(`--${token.name} is given twice. Leave one out.`);
    seen.add(token.name);
    values[token.name] = read(token.value ?? '', values[token.name], token.name);
  }
  for (const [key, { required, value }] of Object.entries(flags)) {
    if (required && !seen.has(key)) throw new BadInput(`'${name}' needs --${key} ${value}. ${seeHelp(name)}`);
  }
  const must = takes.filter((each) => !each.startsWith('['));
  if (words.length < must.length) throw new BadInput(`'${name}' needs ${must[words.length]}. ${seeHelp(name)}`);
  if (words.length > takes.length)
    throw new BadInput(`'${name}' does not know what to do with '${words[takes.length]}'. ${seeHelp(name)}`);
  return { values: values as Values<F>, words };
}

function seeHelp(name: string): string {
  return `See: tablewright help ${name}`;
}
