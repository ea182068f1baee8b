import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { listOptions } from '@tablewright/kernel';
import { afterAll, expect, test } from 'vitest';
import type { Frame, State } from '../../state.ts';
import { wholeStory } from './story.ts';
import { game } from './tables.ts';

// Stories that are kept in a file beside their test, as recorded games are. When a rule changes on purpose:
//
//   UPDATE_GOLDEN=1 npx vitest run games/human-punishment/rules/tests/stories
//
// and the difference is read.

/** How questions on the way are answered: as for somebody who is away, with the first of what is offered, or with the last. */
export const WAYS = {
  away: (s: State, seat: number): unknown => game.absent(s, seat),
  first: (s: State, seat: number): unknown => [...listOptions(game.offer(s, seat))][0],
  last: (s: State, seat: number): unknown => [...listOptions(game.offer(s, seat))].at(-1),
} as const;
export type Way = keyof typeof WAYS;

export interface Kept {
  readonly name: string;
  readonly table: () => State;
  readonly frames: readonly Frame[];
  readonly way: Way;
}

/** A test for each. */
export function keepStories(file: string, stories: readonly Kept[]): void {
  keepLines(
    file,
    stories.map(({ name, table, frames, way }) => ({ name, lines: () => wholeStory(table(), frames, WAYS[way]) })),
  );
}

export function keepLines(file: string, texts: readonly { readonly name: string; lines(): string[] }[]): void {
  const isUpdating = process.env['UPDATE_GOLDEN'] === '1';
  const expected = read(file);
  const written = new Map<string, string>();
  for (const { name, lines } of texts)
    test(name, () => {
      const text = lines().join('\n');
      if (isUpdating) written.set(name, text);
      else expect(text).toBe(expected.get(name));
    });
  afterAll(() => {
    if (isUpdating) write(file, written);
  });
}

/** What came out as before is not written again. */
const AS = 'as in: ';

function write(file: string, texts: ReadonlyMap<string, string>): void {
  const first = new Map<string, string>();
  const parts = [...texts].map(([name, text]) => {
    const before = first.get(text);
    if (before === undefined) first.set(text, name);
    return `# ${name}\n${before === undefined ? text : `${AS}${before}`}\n`;
  });
  writeFileSync(file, parts.join('\n'));
}

/** By the name of each story, its lines. */
function read(file: string): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const texts = new Map<string, string>();
  for (const part of text.split(/^# /m).slice(1)) {
    const [name = '', ...lines] = part.split('\n');
    const own = lines.join('\n').replace(/\n+$/, '');
    texts.set(name, own.startsWith(AS) ? texts.get(own.slice(AS.length))! : own);
  }
  return texts;
}
