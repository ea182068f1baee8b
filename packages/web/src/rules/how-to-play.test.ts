import { describe, expect, test } from 'vitest';
import { shelfOf } from '../games/registry.ts';
import { loadLedger } from '../games/texts.ts';
import { loadRules } from '../games/rules.ts';
import { inline, parseMarkdown } from './markdown.ts';

const guides = import.meta.glob<string>('../../../../games/*/board/how-to-play.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const written = Object.entries(guides).map(([path, text]) => ({ id: /games\/([^/]+)\//.exec(path)![1]!, text }));

test('how to play Emergence is written', () => {
  expect(written.map(({ id }) => id)).toContain('emergence');
});

describe.each(written)('how to play $id', ({ id, text }) => {
  const cited = inline(text).flatMap((part) => (part.kind === 'rule' ? [part.text] : []));

  test('every rule that it names stands in the ledger', async () => {
    const { ledger } = await loadRules(id);
    const rows = parseMarkdown((await loadLedger(id)) ?? '').flatMap((b) => (b.kind === 'table' ? b.rows : []));
    const known = new Set(rows.map(({ rule }) => rule));
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
    expect(cited.every((rule) => rule.startsWith(`${ledger}-`))).toBe(true);
    expect(cited.length).toBeGreaterThan(10);
  });

  test('begins with one heading, and has others to jump to, each once', () => {
    const headings = parseMarkdown(text).flatMap((block) => (block.kind === 'heading' ? [block] : []));
    expect(headings.map(({ level }) => level).filter((level) => level === 1)).toHaveLength(1);
    expect(headings[0]!.level).toBe(1);
    expect(headings.filter(({ level }) => level === 2).length).toBeGreaterThan(3);
    expect(new Set(headings.map((heading) => heading.id)).size).toBe(headings.length);
  });

  test('is short enough to be read before a game', () => {
    // a game of three hours may take a little longer to explain
    expect(text.split(/\s+/).length).toBeLessThan(shelfOf(id)?.learning === 'demanding' ? 2500 : 1800);
  });
});
