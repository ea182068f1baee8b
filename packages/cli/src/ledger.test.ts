import { describe, expect, test } from 'vitest';
import { idsInLedger, idsInTitle } from './ledger/ids.ts';
import { titlesIn } from './ledger/titles.ts';
import { repository } from './testing/repository.ts';
import { shell, shellJson } from './testing/shell.ts';

const LEDGER = `# LANTERN — rules ledger (prefix \`LAN\`)

| Card | Count |
|---|---|
| A1 | 3 |
| OIL-001 | a card, not a rule |

| Id | Rule |
|---|---|
| LAN-001 | Five to seven players. |
| LAN-002 | Two traitors. See LAN-999. |
| **LAN-003** | All vote. |

| Example | |
|---|---|
| EX-1 | a vote |
| EX-1b | another |

| V1 | no oil |
| W1 | little oil |
| LAN-001 | is named again |
`;

describe('the ids of a ledger', () => {
  test('stand in the first column of its tables, each counted once', () => {
    expect(idsInLedger(LEDGER)).toEqual(['LAN-001', 'LAN-002', 'LAN-003', 'EX-1', 'EX-1b', 'V1', 'W1']);
  });

  test('are none where no rule is listed', () => {
    expect(idsInLedger('| P01 | a card |\n| W-1 | a weapon |\n| V1 | a check |')).toEqual([]);
  });
});

test.each([
  ['[LAN-001] a rule', ['LAN-001']],
  ['[LAN-001] [EX-1b] two', ['LAN-001', 'EX-1b']],
  ['[LAN-001, LAN-002, V3] several', ['LAN-001', 'LAN-002', 'V3']],
  ['LAN-001 without brackets, [nothing], [1, 2] and [V]', []],
])('the title "%s" names %j', (title, ids) => {
  expect(idsInTitle(title)).toEqual(ids);
});

describe('the titles of tests', () => {
  test.each<[string, string, string[]]>([
    ['a test', `test('[A-1] x', () => {});`, ['[A-1] x']],
    ['it', `it("[A-1] x", () => {});`, ['[A-1] x']],
    ['a template', 'test(`[A-1] ${x} y`, () => {});', ['[A-1] … y']],
    ['a block', `describe('[A-1]', () => { test('x', () => {}); test('y', () => {}); });`, ['[A-1] x', '[A-1] y']],
    ['a block in a block', `describe('[A-1]', () => { describe('[A-2]', () => { it('x'); }); });`, ['[A-1] [A-2] x']],
    ['a loop', `for (const x of y) test('[A-1]', () => {});`, ['[A-1]']],
    ['a test with an option', `test.concurrent('[A-1]', () => {});`, ['[A-1]']],
    ['a condition', `test.skipIf(slow)('[A-1]', () => {});`, ['[A-1]']],
    ['a block that leaves its tests to a helper', `describe('[A-1]', () => { refuses('x'); });`, ['[A-1]']],
    ['a table', `test.each([1, 2])('[A-1] %s', () => {});`, ['[A-1] %s', '[A-1] %s', '[A-1] %s']],
    [
      'a table that names the rules',
      `test.each([['A-1', 2], ['A-2', 3]])('[%s] %d', f);`,
      ['[%s] %d', '[A-1] %d', '[A-2] %d'],
    ],
    ['a table of single texts', `test.each(['A-1', 'A-2'])('[%s]', f);`, ['[%s]', '[A-1]', '[A-2]']],
    ['a table of objects', `test.each([{ id: 'A-1' }])('[$id]', f);`, ['[$id]', '[A-1]']],
    ['a table as a template', 'test.each`a | b`("[A-1]", f);', ['[A-1]']],
    ['a table that is not written here', `describe.each(ALL)('[A-1] %s', () => { test('x', f); });`, ['[A-1] %s x']],
    ['a skipped test', `test.skip('[A-1]', () => {});`, []],
    ['a test to be written', `test.todo('[A-1]');`, []],
    ['a test that is expected to fail', `test.fails('[A-1]', () => {});`, []],
    ['a skipped table', `test.skip.each([1])('[A-1]', () => {});`, []],
    ['a skipped block', `describe.skip('[A-1]', () => { test('[A-2]', () => {}); });`, []],
    ['a block of skipped tests', `describe('[A-1]', () => { test.skip('x', () => {}); });`, []],
    ['a comment', `// test('[A-1]')\n/* test('[A-2]') */`, []],
    ['another string', `const s = "test('[A-1]')"; expect('[A-2]').toBe(1); other('[A-3]');`, []],
    ['types', `const a = <T,>(x: T): x is T => true; test('[A-1]' as string, () => {});`, []],
  ])('%s', (_what, source, titles) => {
    expect(titlesIn('x.test.ts', source)).toEqual(titles);
  });
});

test('a file that is not TypeScript is named', () => {
  expect(() => titlesIn('x.test.ts', 'test(')).toThrow(/^x\.test\.ts cannot be read as TypeScript: /);
});

describe('the command', () => {
  const tested = (...titles: string[]): string => titles.map((title) => `test('${title}', () => {});`).join('\n');
  const ALL = '[LAN-001, LAN-002] [LAN-003] [EX-1] [EX-1b] [V1] [W1]';

  test('is content when every id has a test', async () => {
    const root = repository({
      'docs/rules/lantern.md': LEDGER,
      'docs/rules/lantern-content.md': '| P01 | a card |',
      'games/lantern/rules/package.json': '{}',
      'games/lantern/rules/stages/vote.test.ts': tested(ALL),
    });
    expect(await shellJson(['ledger'], { repository: root })).toEqual({
      code: 0,
      printed: { lantern: { rules: 7, tested: 7, missing: [], unknown: [] } },
    });
    expect((await shell(['ledger'], { repository: root })).out).toMatch(/lantern +7 of 7 ids have a test/);
  });

  test('names what is missing and what nobody knows', async () => {
    const root = repository({
      'docs/rules/lantern.md': LEDGER,
      'docs/rules/maze.md': '| MAZ-001 | Walls. |',
      'games/lantern/rules/a.test.ts': `${tested('[LAN-001]', '[LAN-004] [V1]')} test.skip('[LAN-002]');`,
      'games/lantern/board/b.test.tsx': tested('[EX-1] seen'),
      'games/maze/rules/a.test.ts': tested('[MAZ-001]'),
    });
    const lantern = { rules: 7, tested: 3, missing: ['LAN-002', 'LAN-003', 'EX-1b', 'W1'], unknown: ['LAN-004'] };
    const maze = { rules: 1, tested: 1, missing: [], unknown: [] };
    expect(await shellJson(['ledger'], { repository: root })).toEqual({ code: 1, printed: { lantern, maze } });
    expect(await shellJson(['ledger', '--game', 'maze'], { repository: root })).toEqual({ code: 0, printed: { maze } });
    const { code, out } = await shell(['ledger', '--game', 'lantern'], { repository: root });
    expect(code).toBe(1);
    expect(out).toContain('lantern: no test is named after\n  LAN-002 LAN-003 EX-1b W1\n');
    expect(out).toContain('lantern: named in tests, but not in the ledger\n  LAN-004\n');
  });

  test('does not overlook a game without a ledger', async () => {
    const root = repository({ 'games/maze/rules/package.json': '{}' });
    expect(await shellJson(['ledger'], { repository: root })).toEqual({
      code: 1,
      printed: { maze: { rules: 0, tested: 0, missing: [], unknown: [] } },
    });
  });
});
