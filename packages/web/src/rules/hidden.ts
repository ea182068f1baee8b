import type { Hiding } from '@tablewright/board';
import type { Json } from '@tablewright/kernel';
import type { Block } from './markdown.ts';

// What the rules text prints and a running game keeps from its players.

/** Those that one of these games wants, each game by its options. */
export function wantedBy(
  hides: readonly Hiding[],
  games: readonly { readonly [option: string]: Json }[],
): readonly Hiding[] {
  return hides.filter(({ options }) =>
    games.some((chosen) => Object.entries(options).every(([option, value]) => chosen[option] === value)),
  );
}

/** The text with a sentence in place of what stands under the hidden headings, down to the next one of the same level. */
export function withoutHidden(blocks: readonly Block[], hidden: readonly Hiding[]): Block[] {
  const shown: Block[] = [];
  let under: number | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading' && (under === null || block.level <= under)) {
      const hiding = hidden.find(({ sections }) => sections.includes(block.id));
      under = hiding === undefined ? null : block.level;
      shown.push(block);
      if (hiding !== undefined) shown.push({ kind: 'paragraph', text: hiding.says });
    } else if (under === null) shown.push(block);
  }
  return shown;
}
