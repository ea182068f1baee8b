import type { CallExpression, Expression, Node } from 'oxc-parser';
import { childrenOf, parse } from './syntax.ts';
import { usesIn } from './uses.ts';

// The tests in a file, read from its syntax: what stands in a comment or in another string is no title, and a test that is
// skipped shows nothing.

const BLOCKS = new Set(['describe', 'suite']);
const TESTS = new Set(['test', 'it']);
const NOT_RUN = new Set(['skip', 'todo', 'fails']);

/** A test that runs. */
export interface TestFound {
  /** with the titles of the blocks around it */
  readonly title: string;
  /** the modules that it uses, as they are written where they are imported */
  readonly uses: ReadonlySet<string>;
}

/** Every test of a file that runs. */
export function testsIn(path: string, source: string): TestFound[] {
  const program = parse(path, source);
  const uses = usesIn(program, isTest);
  return inside(childrenOf(program), []).tests.map(({ title, nodes }) => ({ title, uses: uses(nodes) }));
}

function isTest(node: Node): boolean {
  return node.type === 'CallExpression' && TESTS.has(headOf(node.callee)?.name ?? '');
}

interface Block {
  readonly title: string;
  /** what is called as `describe` or `test`: its table of cases is used by all in it */
  readonly callee: Node;
}

interface Found {
  tests: { title: string; nodes: Node[] }[];
  /** tests of any kind, also those that do not run */
  count: number;
}

function inside(nodes: readonly Node[], around: readonly Block[]): Found {
  const found: Found = { tests: [], count: 0 };
  for (const node of nodes) {
    const { tests, count } = node.type === 'CallExpression' ? atCall(node, around) : inside(childrenOf(node), around);
    found.tests.push(...tests);
    found.count += count;
  }
  return found;
}

function atCall(call: CallExpression, around: readonly Block[]): Found {
  const head = headOf(call.callee);
  if (head === null) return inside(childrenOf(call), around);
  const runs = !head.modifiers.some((name) => NOT_RUN.has(name));
  const titles = titlesOf(call, head.rows);
  const found = (title: string): Found['tests'][number] => ({
    title: [...around.map((block) => block.title), title].join(' '),
    nodes: [...around.map(({ callee }) => callee), call],
  });
  if (TESTS.has(head.name)) return { tests: runs ? titles.map(found) : [], count: 1 };
  const blocks = titles.map((title) => ({ title, callee: call.callee }));
  const within = inside(call.arguments, [...around, ...blocks]);
  if (!runs) return { tests: [], count: within.count };
  // a block without a test of its own leaves them to a helper
  return within.count === 0 ? { tests: [found(titles.join(' '))], count: 0 } : within;
}

interface Head {
  readonly name: string;
  readonly modifiers: readonly string[];
  /** the table of `.each([...])` */
  readonly rows: readonly Expression[];
}

/** What is called: `test`, `describe.skip`, `test.each([...])`; null when it is something else. */
function headOf(callee: Expression): Head | null {
  const modifiers: string[] = [];
  const rows: Expression[] = [];
  let at: Expression = callee;
  for (;;) {
    if (at.type === 'Identifier') {
      const known = BLOCKS.has(at.name) || TESTS.has(at.name);
      return known ? { name: at.name, modifiers, rows } : null;
    }
    if (at.type === 'MemberExpression' && !at.computed && at.object.type !== 'Super') {
      modifiers.push(at.property.name);
      at = at.object;
    } else if (at.type === 'CallExpression' && at.callee.type === 'MemberExpression') {
      const [table] = at.arguments;
      if (table?.type === 'ArrayExpression') rows.push(...table.elements.filter((row) => isExpression(row)));
      at = at.callee;
    } else if (at.type === 'TaggedTemplateExpression') at = at.tag;
    else return null;
  }
}

/** The title as written; for a table of cases also with the texts of each case put in, since they may name the rule. */
function titlesOf(call: CallExpression, rows: readonly Expression[]): string[] {
  const [first] = call.arguments;
  const title = first === undefined ? null : textOf(first);
  if (title === null) return [];
  return [title, ...rows.map((row) => filledIn(title, row))];
}

function filledIn(title: string, row: Expression): string {
  if (row.type === 'ObjectExpression') {
    return title.replaceAll(/\$(\w+)/g, (whole, name: string) => {
      const property = row.properties.find(
        (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
      );
      return (property?.type === 'Property' ? textOf(property.value) : null) ?? whole;
    });
  }
  const cells = row.type === 'ArrayExpression' ? row.elements : [row];
  let next = 0;
  return title.replaceAll(/%[sdifjo]/g, (whole) => {
    const cell = cells[next];
    next += 1;
    return (cell === null || cell === undefined ? null : textOf(cell)) ?? whole;
  });
}

/** The text of a string or template; what is put into a template is left out. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
  return null;
}

function isExpression(node: Node | null): node is Expression {
  return node !== null && node.type !== 'SpreadElement';
}
