import { expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';
import { passagesAbout, rulesAbout } from './search.ts';

const guide = parseMarkdown(
  '# Play\n\nYou **move** one tile.\n\n## Act\n\n- Boost moves you on. (EMG-220)\n- Hack takes blocks.\n\n| A | B |\n|---|---|\n| Spy | looks |\n| Move | goes |\n',
);
const ledger = parseMarkdown(
  '| Id | Rule |\n|---|---|\n| EMG-122 | One `must` move. |\n| EMG-220 | Boost. |\n\n| Not | a rule |\n|---|---|\n| move | x |\n',
);

test('passages: of a list its items, of a table its rows, under their heading, whatever the marks', () => {
  expect(passagesAbout(guide, ' MOVE')).toMatchObject([
    { heading: { text: 'Play' }, block: { kind: 'paragraph' } },
    { heading: { text: 'Act' }, block: { kind: 'list', items: ['Boost moves you on. (EMG-220)'] } },
    { heading: { text: 'Act' }, block: { kind: 'table', rows: [{ cells: ['Move', 'goes'] }] } },
  ]);
  expect(passagesAbout(guide, '**')).toEqual([]);
  expect(passagesAbout(guide, 'emg-220')).toHaveLength(1);
});

test('rules: only rows that state one', () => {
  expect(rulesAbout(ledger, 'must move').map(({ rule }) => rule)).toEqual(['EMG-122']);
  expect(rulesAbout(ledger, 'emg-220').map(({ rule }) => rule)).toEqual(['EMG-220']);
  expect(rulesAbout(ledger, 'nothing')).toEqual([]);
});
