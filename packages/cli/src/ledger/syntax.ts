import { BadInput } from '@tablewright/catalogue';
import { type Node, parseSync, type Program, type Span, visitorKeys } from 'oxc-parser';

export function parse(path: string, source: string): Program {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new BadInput(`${path} cannot be read as TypeScript: ${errors[0]!.message}`);
  return program;
}

export function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Record<string, Span | Span[] | null | undefined>;
  return (visitorKeys[node.type] ?? [])
    .flatMap((key) => fields[key] ?? [])
    .filter((child) => child !== null) as unknown as Node[];
}

/** A node and everything in it. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}
