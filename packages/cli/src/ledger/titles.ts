import { BadInput } from '@tablewright/catalogue';
import { type CallExpression, type Expression, type Node, parseSync, type Span, visitorKeys } from 'oxc-parser';

// The titles of the tests in a file, read from its syntax: what stands in a comment or in another string is no title, and
// a test that is skipped shows nothing.

const BLOCKS = new Set(['describe', 'suite']);
const TESTS = new Set(['test', 'it']);
const NOT_RUN = new Set(['skip', 'todo', 'fails']);

/** For each test that runs, its title with those of the blocks around it. */
export function titlesIn(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new BadInput(`${path} cannot be read as TypeScript: ${errors[0]!.message}`);
  return within(childrenOf(program), []).titles;
}

interface Found {
  titles: string[];
  /** tests of any kind, also those that do not run */
  tests: number;
}

function within(nodes: readonly Node[], around: readonly string[]): Found {
  const found: Found = { titles: [], tests: 0 };
  for (const node of nodes) {
    const { titles, tests } = node.type === 'CallExpression' ? atCall(node, around) : within(childrenOf(node), around);
    found.titles.push(...titles);
    found.tests += tests;
  }
  return found;
}

function atCall(call: CallExpression, around: readonly string[]): Found {
  const head = headOf(call.callee);
  if (head === null) return within(childrenOf(call), around);
  const runs = !head.modifiers.some((name) => NOT_RUN.has(name));
  const titles = titlesOf(call, head.rows);
  if (TESTS.has(head.name))
    return { titles: runs ? titles.map((title) => [...around, title].join(' ')) : [], tests: 1 };
  const inside = within(call.arguments, [...around, ...titles]);
  if (!runs) return { titles: [], tests: inside.tests };
  // a block without a test of its own leaves them to a helper
  return inside.tests === 0 ? { titles: [[...around, ...titles].join(' ')], tests: 0 } : inside;
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

function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Record<string, Span | Span[] | null | undefined>;
  return (visitorKeys[node.type] ?? [])
    .flatMap((key) => fields[key] ?? [])
    .filter((child) => child !== null) as unknown as Node[];
}
