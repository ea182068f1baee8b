import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

// How to play a game says the same in every language, line by line: its headings, the rules that it names, and every number.

const ROOT = join(import.meta.dirname, '../../..');

const guides = globSync('packages/languages/*/*.how-to-play.md', { cwd: ROOT }).map((path) => ({
  path,
  tag: basename(dirname(path)),
  game: basename(path, '.how-to-play.md'),
}));

function linesOf(path: string): { heading: number; rules: string[]; numbers: string[] }[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return text.split('\n').map((line) => ({
    heading: /^#*/.exec(line)![0].length,
    rules: line.match(/\[[A-Z]+-\d+\]/g) ?? [],
    numbers: (line.replaceAll(/\[[A-Z]+-\d+\]/g, '').match(/\d+/g) ?? []).sort(),
  }));
}

describe.each(guides)('how to play $game in $tag', ({ path, game }) => {
  test('says what it says in English', () => {
    expect(linesOf(path)).toEqual(linesOf(`games/${game}/board/how-to-play.md`));
  });
});

test('there is one', () => {
  expect(guides).not.toEqual([]);
});
