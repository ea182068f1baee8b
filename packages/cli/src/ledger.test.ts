import { describe, expect, test } from 'vitest';
import { idsInLedger, idsInTitle } from './ledger/ids.ts';
import { testsIn } from './ledger/tests-in-file.ts';
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

const titlesIn = (path: string, source: string): string[] => testsIn(path, source).map(({ title }) => title);

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
  /** tests in a folder of the rules, which use the game */
  const tested = (...titles: string[]): string =>
    `import game from '../index.ts';\n${titles.map((title) => `test('${title}', () => game);`).join('\n')}`;
  const ALL = '[LAN-001, LAN-002] [LAN-003] [EX-1] [EX-1b] [V1] [W1]';

  test('is content when every id has a test', async () => {
    const root = repository({
      'docs/rules/lantern.md': LEDGER,
      'docs/rules/lantern-content.md': '| P01 | a card |',
      'games/lantern/rules/package.json': '{}',
      'games/lantern/rules/index.ts': 'export default {};',
      'games/lantern/rules/stages/vote.test.ts': tested(ALL),
    });
    expect(await shellJson(['ledger'], { repository: root })).toEqual({
      code: 0,
      printed: { lantern: { rules: 7, tested: 7, missing: [], unshipped: [], partly: [], unknown: [] } },
    });
    expect((await shell(['ledger'], { repository: root })).out).toMatch(/lantern +7 of 7 ids have a test/);
  });

  test('names what is missing and what nobody knows', async () => {
    const root = repository({
      'docs/rules/lantern.md': LEDGER,
      'docs/rules/maze.md': '| MAZ-001 | Walls. |',
      'games/lantern/rules/index.ts': 'export default {};',
      'games/lantern/rules/tests/a.test.ts': `${tested('[LAN-001]', '[LAN-004] [V1]')} test.skip('[LAN-002]');`,
      'games/lantern/board/index.tsx': 'export const Board = () => null;',
      'games/lantern/board/b.test.tsx': `import { Board } from './index.tsx'; test('[EX-1] seen', () => <Board />);`,
      'games/maze/rules/index.ts': 'export default {};',
      'games/maze/rules/tests/a.test.ts': tested('[MAZ-001]'),
    });
    const shipped = { unshipped: [], partly: [] };
    const missing = ['LAN-002', 'LAN-003', 'EX-1b', 'W1'];
    const lantern = { rules: 7, tested: 3, missing, ...shipped, unknown: ['LAN-004'] };
    const maze = { rules: 1, tested: 1, missing: [], ...shipped, unknown: [] };
    expect(await shellJson(['ledger'], { repository: root })).toEqual({ code: 1, printed: { lantern, maze } });
    expect(await shellJson(['ledger', '--game', 'maze'], { repository: root })).toEqual({ code: 0, printed: { maze } });
    const { code, out } = await shell(['ledger', '--game', 'lantern'], { repository: root });
    expect(code).toBe(1);
    expect(out).toContain('lantern: no test is named after\n  LAN-002 LAN-003 EX-1b W1\n');
    expect(out).toContain('lantern: named in tests, but not in the ledger\n  LAN-004\n');
  });

  test('counts an id only where a test that bears it uses code that ships', async () => {
    const root = repository({
      'docs/rules/maze.md': ['MAZ-001', 'MAZ-002', 'MAZ-003', 'MAZ-004', 'MAZ-005']
        .map((id) => `| ${id} | … |`)
        .join('\n'),
      'games/maze/rules/package.json':
        '{ "name": "@x/maze-rules", "exports": { ".": "./index.ts", "./content": "./content.ts" } }',
      'games/maze/rules/index.ts':
        "import { walls } from './walls.ts';\nexport * from './doors.ts';\nexport default walls;",
      'games/maze/rules/walls.ts': 'export const walls = [];',
      'games/maze/rules/doors.ts': "import type { Clock } from './clock.ts';\nexport const doors: Clock[] = [];",
      'games/maze/rules/content.ts': 'export const printed = [];',
      // tests alone use it, though it uses what ships
      'games/maze/rules/clock.ts':
        "import { walls } from './walls.ts';\nexport type Clock = number;\nexport const clock = () => walls;",
      'games/maze/rules/testing/tables.ts': "import maze from '../index.ts';\nexport const begun = () => maze;",
      'games/maze/rules/tests/maze.test.ts': `
        import { clock } from '../clock.ts';
        import { begun } from '../testing/tables.ts';
        import type { Clock } from '../clock.ts';
        const table = () => begun();
        describe('walls', () => {
          let s;
          beforeEach(() => { s = table(); });
          test('[MAZ-001] by a helper', () => expect(s).toBe(1));
        });
        test('[MAZ-002] a file that only tests use', () => expect(clock()).toBe(1));
        test('[MAZ-003] both', () => { clock(); begun(); });
        test('[MAZ-005] nothing of the game', () => expect(1).toBe(1));`,
      'games/maze/board/index.tsx':
        "import { printed } from '@x/maze-rules/content';\nexport const Board = () => printed;",
      'games/maze/board/look.test.ts': `
        import { printed } from '@x/maze-rules/content';
        test('[MAZ-004] by the name of the package', () => printed);`,
    });
    const { code, printed } = await shellJson(['ledger'], { repository: root });
    const maze = {
      rules: 5,
      tested: 3,
      missing: [],
      unshipped: ['MAZ-002', 'MAZ-005'],
      partly: ['MAZ-003'],
      unknown: [],
    };
    expect({ code, printed }).toEqual({ code: 1, printed: { maze } });
    const { out } = await shell(['ledger'], { repository: root });
    expect(out).toMatch(/maze +3 of 5 ids have a test/);
    expect(out).toContain('use nothing that ships\n  MAZ-002 MAZ-005\n');
    expect(out).toContain('by code of the game that does not ship\n  MAZ-003\n');
  });

  test('does not overlook a game without a ledger', async () => {
    const root = repository({ 'games/maze/rules/package.json': '{}' });
    expect(await shellJson(['ledger'], { repository: root })).toEqual({
      code: 1,
      printed: { maze: { rules: 0, tested: 0, missing: [], unshipped: [], partly: [], unknown: [] } },
    });
  });
});
