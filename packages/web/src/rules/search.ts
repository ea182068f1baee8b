import { type Block, inline, type Row } from './markdown.ts';

// Looking for a word in the rules: in how to play, passage by passage, and in the ledger, rule by rule.

/** A passage of how to play that speaks of it, and under which heading. */
export interface Passage {
  readonly heading: Extract<Block, { kind: 'heading' }> | null;
  readonly block: Block;
}

const has = (text: string, wanted: string): boolean => plainText(text).toLowerCase().includes(wanted);

/** A line without its marks: nobody looks for asterisks. */
function plainText(text: string): string {
  return inline(text)
    .map((part) => part.text)
    .join('');
}

export function rulesAbout(blocks: readonly Block[], sought: string): Row[] {
  const wanted = sought.trim().toLowerCase();
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  return rows.filter(({ rule, cells }) => rule !== null && has(cells.join(' '), wanted));
}

export function passagesAbout(blocks: readonly Block[], sought: string): Passage[] {
  const wanted = sought.trim().toLowerCase();
  const found: Passage[] = [];
  let heading: Passage['heading'] = null;
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block;
    const hit = narrowed(block, wanted);
    if (hit !== null) found.push({ heading, block: hit });
  }
  return found;
}

/** Only what speaks of it: of a list its items, of a table its rows. A heading that does brings nothing but itself. */
function narrowed(block: Block, wanted: string): Block | null {
  switch (block.kind) {
    case 'paragraph':
      return has(block.text, wanted) ? block : null;
    case 'list': {
      const items = block.items.filter((item) => has(item, wanted));
      return items.length === 0 ? null : { ...block, ordered: false, items };
    }
    case 'table': {
      const rows = block.rows.filter(({ cells }) => has(cells.join(' '), wanted));
      return rows.length === 0 ? null : { ...block, rows };
    }
    default:
      return null;
  }
}
