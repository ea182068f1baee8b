import type { Node, Program } from 'oxc-parser';
import { childrenOf, within } from './syntax.ts';

// Which modules a piece of a file uses: by the names in it, and by what those names stand for in the same file. Types are gone when
// the code runs: they are no use.

/** From where a file imports what, by the name that it has there; a module that is imported for all its names has none. */
export interface Imports {
  readonly named: ReadonlyMap<string, string>;
  readonly all: readonly string[];
}

export function importsOf(program: Program): Imports {
  const named = new Map<string, string>();
  const all: string[] = [];
  for (const node of within(program)) {
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type') {
      const values = node.specifiers.filter((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type');
      for (const { local } of values) named.set(local.name, node.source.value);
      if (values.length > 0 || node.specifiers.length === 0) all.push(node.source.value);
    } else if (node.type === 'ExportNamedDeclaration' && node.source !== null && node.exportKind !== 'type') {
      if (node.specifiers.some(({ exportKind }) => exportKind !== 'type')) all.push(node.source.value);
    } else if (node.type === 'ExportAllDeclaration' && node.exportKind !== 'type') all.push(node.source.value);
    else if (node.type === 'ImportExpression' && node.source.type === 'Literal') all.push(String(node.source.value));
  }
  return { named, all };
}

/**
 * Says for some nodes of a file from where it imports what they use. `closed`: nodes whose names are known to nobody outside (a
 * test and the variables in it).
 */
export function usesIn(program: Program, closed: (node: Node) => boolean): (nodes: readonly Node[]) => Set<string> {
  const { named } = importsOf(program);
  const behind = namesBehind(program, closed);
  return (nodes) => {
    const modules = new Set<string>();
    const seen = new Set<string>();
    const names = nodes.flatMap((node) => [...namesIn(node)]);
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      const from = named.get(name);
      if (from !== undefined) modules.add(from);
      names.push(...(behind.get(name) ?? []));
    }
    return modules;
  };
}

/** What each name of a file is made of: by its declaration, by what is put into it, by what is gone through with it. */
function namesBehind(program: Program, closed: (node: Node) => boolean): ReadonlyMap<string, ReadonlySet<string>> {
  const behind = new Map<string, Set<string>>();
  const note = (made: Node, of: Node | null): void => {
    const names = of === null ? [] : [...namesIn(of)];
    for (const name of namesIn(made)) behind.set(name, new Set([...(behind.get(name) ?? []), ...names]));
  };
  const look = (node: Node): void => {
    if (closed(node)) return;
    if (node.type === 'VariableDeclarator') note(node.id, node.init);
    else if (node.type === 'AssignmentExpression') note(node.left, node.right);
    else if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') note(node.id ?? node, node);
    else {
      if (node.type === 'ForOfStatement') note(node.left, node.right);
      childrenOf(node).forEach(look);
    }
  };
  look(program);
  return behind;
}

function* namesIn(node: Node): Generator<string> {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') yield node.name;
  else if (node.type === 'MemberExpression' && !node.computed) yield* namesIn(node.object);
  else if (node.type === 'Property' && !node.computed) yield* namesIn(node.value);
  else for (const child of childrenOf(node)) yield* namesIn(child);
}
