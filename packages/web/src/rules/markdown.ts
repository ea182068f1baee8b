// As much of Markdown as the rules ledgers use: headings, paragraphs, lists, tables, and a few marks inside a line.
//
// Written by hand, after a kept parser was weighed: marked 18 is 15 KB compressed where this is 1 KB, for everybody who opens the
// page of a game. And what it gives would still have to be made into this: rows that state a rule, ids that link to each other,
// blocks that are searched and hidden. What is read are our own files alone; how-to-play.test.ts and markdown.test.ts read them.

export type Inline =
  | { readonly kind: 'text' | 'bold' | 'italic' | 'code'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly Row[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'line' };

export interface Row {
  /** the id of the rule that this row states, for links to it */
  readonly rule: string | null;
  readonly cells: readonly string[];
}

const RULE = /^[A-Z]{2,5}-\d{3}[a-z]?$/;

export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const take = (fits: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && fits(lines[at]!)) taken.push(lines[at++]!);
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (line.trim() === '') at += 1;
    else if (line.startsWith('```')) {
      at += 1;
      const text = take((next) => !next.startsWith('```')).join('\n');
      at += 1;
      blocks.push({ kind: 'code', text });
    } else if (heading !== null) {
      at += 1;
      blocks.push({ kind: 'heading', level: heading[1]!.length, text: heading[2]!, id: slug(heading[2]!) });
    } else if (/^\s*(-{3,}|\*{3,})\s*$/.test(line)) {
      at += 1;
      blocks.push({ kind: 'line' });
    } else if (line.startsWith('|')) blocks.push(table(take((next) => next.startsWith('|'))));
    else if (isItem(line)) blocks.push(list(take((next) => isItem(next) || /^\s{2,}\S/.test(next))));
    else blocks.push({ kind: 'paragraph', text: take(isProse).join(' ') });
  }
  return blocks;
}

const isItem = (line: string): boolean => /^\s*([-*]|\d+\.)\s+/.test(line);
const isProse = (line: string): boolean => line.trim() !== '' && !/^(#{1,6}\s|\||```)/.test(line) && !isItem(line);

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function table(lines: readonly string[]): Block {
  const [head, , ...body] = lines.map(cellsIn);
  const rows = body.map((cells) => ({ rule: RULE.test(cells[0] ?? '') ? cells[0]! : null, cells }));
  return { kind: 'table', head: head ?? [], rows };
}

/** A bar inside `code` or behind a backslash does not part cells. */
function cellsIn(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let inCode = false;
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  for (let i = 0; i < inner.length; i += 1) {
    const char = inner[i]!;
    if (char === '\\' && inner[i + 1] === '|') {
      cell += '|';
      i += 1;
    } else if (char === '|' && !inCode) {
      cells.push(cell.trim());
      cell = '';
    } else {
      if (char === '`') inCode = !inCode;
      cell += char;
    }
  }
  return [...cells, cell.trim()];
}

function list(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (isItem(line)) items.push(line.replace(/^\s*([-*]|\d+\.)\s+/, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: 'list', ordered: /^\s*\d/.test(lines[0]!), items };
}

const MARKS = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\b[A-Z]{2,5}-\d{3}[a-z]?\b)/;

/** The marks inside a line; a rule's id becomes a link to it. Links are shown as their text. */
export function inline(text: string): Inline[] {
  const plain = text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return plain
    .split(MARKS)
    .filter((part) => part !== '')
    .map((part): Inline => {
      if (part.startsWith('`') && part.endsWith('`') && part.length > 2)
        return { kind: 'code', text: part.slice(1, -1) };
      if (part.startsWith('**') && part.length > 4) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('*') && part.endsWith('*') && part.length > 2)
        return { kind: 'italic', text: part.slice(1, -1) };
      return RULE.test(part) ? { kind: 'rule', text: part } : { kind: 'text', text: part };
    });
}

const IDS = /[A-Z]{2,5}-\d{3}[a-z]?/.source;

/** For somebody who reads it for the first time: the ids of rules, in brackets of either kind, are for who looks something up. */
export function withoutRuleIds(text: string): string {
  return text.replaceAll(new RegExp(` ?(\\[${IDS}(, ${IDS})*\\]|\\(${IDS}(, ${IDS})*\\))`, 'g'), '');
}
