// npm run languages             what the catalogues of every language lack, have too much, or have wrong
// npm run languages -- de page  the keys that a catalogue lacks, as JSON to be filled in
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { readJson } from './json.ts';
import { sentencesIn } from './sentences.ts';

const ROOT = dirname(import.meta.dirname);
const LANGUAGES = 'packages/languages';

/** Which sources a catalogue speaks for. A game without a line here is English in every language, and the page says so. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  page: [
    ...['kernel', 'board', 'web', 'bots', 'server'].map((name) => `packages/${name}/src`),
    // What stands on the shelf is the page's business, also of a game that speaks English alone.
    ...['emergent', 'human-punishment', 'robotariat'].map((game) => `games/${game}/board/shelf.tsx`),
  ],
  emigration: ['games/emigration/rules', 'games/emigration/board'],
  emergence: ['games/emergence/rules', 'games/emergence/board'],
};

/** English for programmers, for the terminal, for statistics or for logs; nobody sees it in the page. Reasons for advice are read. */
const NOT_READ =
  /\.test\.tsx?$|\/(testing|tests|golden|tools|terminal|dev)\/|^games\/.*\/(advice(?!\/reasons)|scenes|invariants|secrets|holdings)(\/|\.ts)/;
/** Sentences of the server are looked at only where they go through `say`: most of what it says is for its log. */
const ONLY_SAID = /^packages\/(server|bots|kernel)\//;

export type Read = { keys: ReadonlyMap<string, string>; bare: readonly string[] };

/** Every key of a part with the first place where it is said, and what is not said through `say`. */
export function readPart(part: string, root: string = ROOT): Read {
  const keys = new Map<string, string>();
  const bare: string[] = [];
  for (const path of sourcesOf(part, root)) {
    const found = sentencesIn(path, readFileSync(join(root, path), 'utf8'));
    for (const { key, line } of found.said) if (!keys.has(key)) keys.set(key, `${path}:${line}`);
    if (ONLY_SAID.test(path) || (part === 'page' && path.startsWith('games/'))) continue;
    for (const { key, line } of found.bare) if (!NO_WORDS.has(key)) bare.push(`${path}:${line}: ${key}`);
  }
  return { keys, bare };
}

function sourcesOf(part: string, root: string): string[] {
  return PARTS[part]!.flatMap((where) =>
    /\.tsx?$/.test(where)
      ? [where]
      : globSync(`${where}/**/*.{ts,tsx}`, { cwd: root, exclude: (name) => name.includes('node_modules') }),
  )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NOT_READ.test(path))
    .sort();
}

/** What looks like a sentence and is none: names of keys, of styles, of people's sentences in patterns. */
const NO_WORDS: ReadonlySet<string> = new Set(readJson(join(ROOT, LANGUAGES, 'no-words.json')) as string[]);

export function languages(root: string = ROOT): string[] {
  return readdirSync(join(root, LANGUAGES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}(-[A-Z]{2})?$/.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

export function catalogueOf(language: string, part: string): Record<string, string> {
  const path = join(ROOT, LANGUAGES, language, `${part}.json`);
  return existsSync(path) ? (readJson(path) as Record<string, string>) : {};
}

/** What is wrong with the catalogue of one part. */
export function troubleWith(
  keys: ReadonlyMap<string, string>,
  catalogue: Readonly<Record<string, string>>,
  tag: string,
): string[] {
  const missing = [...keys].filter(([key]) => !(key in catalogue)).map(([key, where]) => `missing (${where}): ${key}`);
  const unused = Object.keys(catalogue)
    .filter((key) => !keys.has(key))
    .map((key) => `said nowhere: ${key}`);
  return [
    ...missing,
    ...unused,
    ...Object.entries(catalogue).flatMap(([key, message]) => messageTrouble(key, message, tag)),
  ];
}

function messageTrouble(key: string, message: string, tag: string): string[] {
  const gaps = gapsIn(key);
  try {
    const wrong: string[] = [];
    const ast = new IntlMessageFormat(message, tag, undefined, { ignoreTag: true }).getAst();
    for (const name of namesIn(ast)) {
      if (!gaps.has(name)) wrong.push(`no gap {${name}} in: ${key}`);
      gaps.delete(name);
    }
    return [
      ...wrong,
      ...[...gaps].map((gap) => `the gap {${gap}} is lost in: ${message}`),
      ...numberTrouble(key, message, ast),
    ];
  } catch (error) {
    return [`cannot be read (${error instanceof Error ? error.message : String(error)}): ${message}`];
  }
}

function gapsIn(key: string): Set<string> {
  return new Set([...key.matchAll(/\{(\d+)\}/g)].map(([, gap]) => gap!));
}

/** A card that says 2 in one language and 3 in the other is read as two cards: whichever way a message is chosen, its numbers are those of its key. */
function numberTrouble(key: string, message: string, elements: readonly unknown[]): string[] {
  const inKey = sorted(numbersIn(key.replace(/\{\d+\}/g, ' ')));
  return waysOf(elements as readonly Element[])
    .map((numbers) => sorted(numbers))
    .filter((numbers, i, all) => numbers !== inKey && all.indexOf(numbers) === i)
    .map((numbers) => `its numbers are ${numbers || 'none'}, not ${inKey || 'none'}: ${message}`);
}

function sorted(numbers: readonly string[]): string {
  return numbers.toSorted((a, b) => Number(a) - Number(b)).join(', ');
}

/** Numbers that stand by themselves; the key Pos1 is a name. */
function numbersIn(text: string): string[] {
  return text.match(/(?<!\p{L})\d+/gu) ?? [];
}

/** The numbers of a text for each choice that plurals and selections leave. */
function waysOf(elements: readonly Element[]): string[][] {
  let ways: string[][] = [[]];
  for (const { type, value, options } of elements) {
    const here =
      options === undefined
        ? [type === 0 ? numbersIn(value!) : []]
        : Object.values(options).flatMap((option) => waysOf(option.value));
    ways = ways.flatMap((way) => here.map((more) => [...way, ...more]));
  }
  return [...new Map(ways.map((way) => [sorted(way), way])).values()];
}

type Element = { type: number; value?: string; options?: Record<string, { value: Element[] }> };

/** 0 is text, 7 is the number of a plural; everything else has a gap's name. */
function namesIn(elements: readonly unknown[]): Set<string> {
  return new Set(
    (elements as readonly Element[]).flatMap(({ type, value, options }) => [
      ...(type === 0 || type === 7 ? [] : [value!]),
      ...Object.values(options ?? {}).flatMap((option) => [...namesIn(option.value)]),
    ]),
  );
}

if (import.meta.main) {
  const [language, part] = process.argv.slice(2);
  if (language !== undefined && part !== undefined) {
    const { keys } = readPart(part);
    const there = catalogueOf(language, part);
    console.log(
      JSON.stringify(
        Object.fromEntries([...keys.keys()].filter((key) => !(key in there)).map((key) => [key, ''])),
        null,
        2,
      ),
    );
  } else {
    for (const name of Object.keys(PARTS)) {
      const { keys, bare } = readPart(name);
      for (const one of bare) console.log(`${name}: does not go through say: ${one}`);
      for (const tag of languages()) {
        for (const trouble of troubleWith(keys, catalogueOf(tag, name), tag)) console.log(`${tag}/${name}: ${trouble}`);
      }
      console.log(`${name}: ${keys.size} sentences, ${bare.length} that do not go through say`);
    }
  }
}
