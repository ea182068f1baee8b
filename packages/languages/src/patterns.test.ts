import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { patternsOf } from './patterns.ts';

// The page holds what the server says against the patterns of all its keys. A sentence must lead back to the key that it was made of:
// another one that fits as well would say something else.

const GAP = /\{(\d+)\}/g;
/** '{0} tokens' is only ever said of a number. */
const COUNTED = /^\{0\} \p{L}[\p{L} ]*s$/u;
const NAMES = ['Ann', 'Boole', 'Colossus', 'Dov', 'Eve', 'Fay'];
const NUMBERS = ['2', '3', '4', '5', '6', '7'];

function keysOf(part: string): string[] {
  return Object.keys(JSON.parse(readFileSync(new URL(`../de/${part}.json`, import.meta.url), 'utf8')) as object);
}

/** The key's sentence with these in its gaps. */
function made(key: string, values: readonly string[]): string {
  return key.replaceAll(GAP, (_, gap: string) => values[Number(gap) % values.length]!);
}

test.each(['emigration', 'emergence'])('a sentence of the page or of %s is found under its own key alone', (game) => {
  const keys = [...keysOf('page'), ...keysOf(game)];
  const find = patternsOf(() => keys);
  const astray = keys
    .filter((key) => key.includes('{0}'))
    .flatMap((key) =>
      (COUNTED.test(key) ? [NUMBERS] : [NAMES, NUMBERS]).flatMap((values) => {
        const sentence = made(key, values);
        const found = find(sentence);
        return found === null || found.key === key ? [] : [`${sentence}: of ‘${key}’, found under ‘${found.key}’`];
      }),
    );
  expect(astray).toEqual([]);
});
