import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inline, parseMarkdown, withoutRuleIds } from './markdown.ts';

describe('a ledger', () => {
  test('becomes headings, paragraphs, lists and rules with their ids', () => {
    const blocks = parseMarkdown(
      '# Title\n\nSome\nprose.\n\n- one\n- two\n  more\n\n| Id | Rule |\n|---|---|\n| EMG-001 | Three. |\n',
    );
    expect(blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Title', id: 'title' },
      { kind: 'paragraph', text: 'Some prose.' },
      { kind: 'list', ordered: false, items: ['one', 'two more'] },
      { kind: 'table', head: ['Id', 'Rule'], rows: [{ rule: 'EMG-001', cells: ['EMG-001', 'Three.'] }] },
    ]);
  });

  test('a bar in code or behind a backslash does not part cells', () => {
    const [table] = parseMarkdown('| a | b |\n|---|---|\n| `x|y` | p\\|q |');
    expect(table).toMatchObject({ rows: [{ cells: ['`x|y`', 'p|q'] }] });
  });

  test('marks inside a line, and ids of rules as links', () => {
    expect(inline('**Bold** and `code`, see EMG-122 and [here](x.md).')).toEqual([
      { kind: 'bold', text: 'Bold' },
      { kind: 'text', text: ' and ' },
      { kind: 'code', text: 'code' },
      { kind: 'text', text: ', see ' },
      { kind: 'rule', text: 'EMG-122' },
      { kind: 'text', text: ' and here.' },
    ]);
  });
});

test('the ledger of Emergence: every rule can be linked to, once', () => {
  const source = readFileSync(new URL('../../../../docs/rules/emergence.md', import.meta.url), 'utf8');
  const ids = parseMarkdown(source).flatMap((block) =>
    block.kind === 'table' ? block.rows.flatMap(({ rule }) => (rule === null ? [] : [rule])) : [],
  );
  expect(ids).toContain('EMG-122');
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
});

test('ids of rules are left out in brackets of either kind, and nothing else is', () => {
  expect(withoutRuleIds('You move. (EMG-002, EMG-008) Then [EMI-501] [EMI-508] you act (or not).')).toBe(
    'You move. Then you act (or not).',
  );
});
