import { describe, expect, test } from 'vitest';
import { allShelves, shelfOf } from '../games/registry.ts';
import { loadRules } from '../games/rules.ts';
import { loadGuide, loadLedger } from '../games/texts.ts';
import { wantedBy, withoutHidden } from './hidden.ts';
import { type Block, parseMarkdown } from './markdown.ts';

const HIDING = { options: { market: 'classic' }, sections: ['deck'], says: 'Not now.' };

test('what stands under a hidden heading is left out, down to the next heading of its level', () => {
  const text = '# Rules\nOne.\n## Deck\nTwo.\n### Cards\n| a |\n|---|\n| b |\n## End\nThree.';
  const said = withoutHidden(parseMarkdown(text), [HIDING]).map((block) => ('text' in block ? block.text : block.kind));
  expect(said).toEqual(['Rules', 'One.', 'Deck', 'Not now.', 'End', 'Three.']);
  expect(withoutHidden(parseMarkdown(text), [])).toEqual(parseMarkdown(text));
});

test('it is hidden as long as one of my games wants it', () => {
  expect(wantedBy([HIDING], [{ market: 'open' }, { market: 'classic', rounds: 5 }])).toEqual([HIDING]);
  expect(wantedBy([HIDING], [{ market: 'open' }])).toEqual([]);
  expect(wantedBy([HIDING], [])).toEqual([]);
});

const headingsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

describe.each(allShelves().filter(({ hides }) => hides !== undefined))('$id', ({ id, hides = [] }) => {
  test('every heading that it hides is there', async () => {
    const headings = headingsIn(parseMarkdown((await loadLedger(id)) ?? ''));
    for (const section of hides.flatMap(({ sections }) => sections)) expect(headings).toContain(section);
  });
});

test('[EMT-811] with the Fixed market no text says which cards are in a set', async () => {
  const { hides = [] } = shelfOf('emergent')!;
  const tells = (text: string, market: string): boolean => {
    const shown = withoutHidden(parseMarkdown(text), wantedBy(hides, [{ market }]));
    return (
      shown.some((block) => block.kind === 'table' && block.head.includes('A') && block.head.includes('F')) ||
      /set A: /.test(JSON.stringify(shown))
    );
  };
  const ledger = (await loadLedger('emergent'))!;
  expect(tells(ledger, 'open')).toBe(true);
  expect(tells(ledger, 'classic')).toBe(false);
  expect(tells((await loadGuide('emergent'))!, 'classic')).toBe(false);
});

test('[EMT-811] the sentence in its place calls the market as its option does', async () => {
  const { options } = await loadRules('emergent');
  const market = options['market']!;
  for (const { options: chosen, says } of shelfOf('emergent')!.hides!) {
    const { label } = market.choices!.find(({ value }) => value === chosen['market'])!;
    expect(says).toContain(`the ${label} market`);
  }
});
