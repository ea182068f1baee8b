import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isComplete } from '@tablewright/testkit/complete';
import { expect, test } from 'vitest';
import { allShelves, loadGame } from './registry.ts';

const TEXT = readFileSync(join(import.meta.dirname, '../../../../docs/first-minute.md'), 'utf8');
const SECTIONS = TEXT.split('\n## ').slice(1);

test.each(allShelves().map(({ id }) => [id]))(
  '%s: what the page on the first minute quotes is what the screen says',
  async (id) => {
    const { game, screen } = await loadGame(id);
    const section = SECTIONS.find((one) => game.name.startsWith(one.split('\n')[0]!));
    if (section === undefined) return expect(isComplete(id)).toBe(false);
    const rows = section.split('\n').filter((line) => /^\| (?!---|moment )/.test(line));
    expect(rows).toHaveLength(5);
    const hints = Object.values(screen.newcomer.hints);
    for (const [, hint] of section.matchAll(/Hint: "([^"]+)"/g)) expect(hints).toContain(hint);
    // a word with its rules behind it
    for (const [, says] of section.matchAll(/"([^"]+)" \([A-Z]{3}-/g)) {
      expect(screen.newcomer.glossary.map((term) => term.says)).toContain(says);
    }
  },
);
