import type { CardBook, Glossary, Tutorial } from '@tablewright/board';
import { languageTag } from '@tablewright/kernel/words';
import { guideIn } from '../language/language.ts';

// What can be read about a game: found by folder, as everything of it. Apart from the registry, because the front page needs none of it.

const tutorials = import.meta.glob<{ tutorial: Tutorial }>('../../../../games/*/board/tutorial.ts');
const cardBooks = import.meta.glob<{ cards: CardBook }>('../../../../games/*/board/cards.ts');
const glossaries = import.meta.glob<{ glossary: Glossary }>('../../../../games/*/board/glossary.ts');
const guides = import.meta.glob<string>('../../../../games/*/board/how-to-play.md', {
  query: '?raw',
  import: 'default',
});
const ledgers = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });

const boardPath = (id: string, file: string): string => `../../../../games/${id}/board/${file}`;
const ledgerPath = (id: string): string => `../../../../docs/rules/${id}.md`;

export async function loadTutorial(id: string): Promise<Tutorial | null> {
  return (await tutorials[boardPath(id, 'tutorial.ts')]?.())?.tutorial ?? null;
}

/** Whether all its cards can be looked at on a page of their own. */
export function hasCards(id: string): boolean {
  return cardBooks[boardPath(id, 'cards.ts')] !== undefined;
}

export async function loadCards(id: string): Promise<CardBook | null> {
  return (await cardBooks[boardPath(id, 'cards.ts')]?.())?.cards ?? null;
}

export function hasLedger(id: string): boolean {
  return ledgers[ledgerPath(id)] !== undefined;
}

export async function loadLedger(id: string): Promise<string | null> {
  return (await ledgers[ledgerPath(id)]?.()) ?? null;
}

/** The words of a game, each explained; null where nobody has written it yet. */
export async function loadGlossary(id: string): Promise<Glossary | null> {
  return (await glossaries[boardPath(id, 'glossary.ts')]?.())?.glossary ?? null;
}

/** How to play, in plain words; null where nobody has written it yet. */
export async function loadGuide(id: string): Promise<string | null> {
  return (await guideIn(languageTag(), id)) ?? (await guides[boardPath(id, 'how-to-play.md')]?.()) ?? null;
}
