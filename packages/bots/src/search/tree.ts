import type { AnyDomain, Json, Seat } from '@tablewright/kernel';

// The tree of a search. A node is a moment as the searching seat knows it: what it has answered itself, and what it has been
// shown of the others' answers, since the question that it thinks about. Who is asked what at such a moment may still differ
// between worlds, so a node has a table of arms for each question that was met there.

/** One answer to a question, and how it went. */
export interface Arm {
  readonly value: Json;
  readonly key: string | number;
  tries: number;
  /** what it brought to whoever chose it, summed up */
  total: number;
  /** how often it was on offer: in another world it may not be */
  offered: number;
  /** for a sealed question: how much better it would have been than what was chosen */
  regret: number;
  next: Node | null;
}

/** A seat's question at a node. */
export interface Table {
  readonly seat: Seat;
  readonly about: string;
  readonly arms: Map<string | number, Arm>;
  visits: number;
  /** the last offer seen here, and its arms: most worlds offer the same */
  offer: AnyDomain | null;
  shown: Arm[];
}

export interface Node {
  readonly tables: Table[];
  /** by what is shown of an answer that is not shown in full */
  hidden: Map<string | number, Node> | null;
}

export function newNode(): Node {
  return { tables: [], hidden: null };
}

export function newArm(value: Json, key: string | number): Arm {
  return { value, key, tries: 0, total: 0, offered: 0, regret: 0, next: null };
}

export function tableAt(node: Node, seat: Seat, about: string): Table {
  for (const table of node.tables) if (table.seat === seat && table.about === about) return table;
  const table: Table = { seat, about, arms: new Map(), visits: 0, offer: null, shown: [] };
  node.tables.push(table);
  return table;
}

/** What tells one answer from another. Short answers are their own key, so that nothing is written down for them. */
export function keyOf(value: Json): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value);
  // An act: its details in the order in which its stage writes them. Made for every option of every try.
  let key = '';
  const details = value as { readonly [detail: string]: Json };
  for (const detail in details) {
    const part = details[detail]!;
    if (part !== null && typeof part === 'object') return JSON.stringify(value);
    key += `${detail}:${String(part)} `;
  }
  return key;
}

export function hiddenNode(node: Node, shown: Json): Node {
  const key = keyOf(shown);
  node.hidden ??= new Map();
  let next = node.hidden.get(key);
  if (next === undefined) node.hidden.set(key, (next = newNode()));
  return next;
}

/** Do two offers hold the very same answers in the same order? Only where that is quickly seen. */
export function sameOffer(a: AnyDomain, b: AnyDomain): boolean {
  if (a === b) return true;
  if (a.kind === 'pick' && b.kind === 'pick') return sameList(a.from, b.from);
  return a.kind === 'some' && b.kind === 'some' && a.min === b.min && a.max === b.max && sameList(a.from, b.from);
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}
