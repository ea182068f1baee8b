import { type GameScreen, LEARNING, type Shelf } from '@tablewright/board';
import type { Game } from '@tablewright/kernel';
import { plainScreen } from './PlainBoard.tsx';
import { loadRules } from './rules.ts';

// The next game is one folder away: whatever stands in games/<id> is found when the page is built. Of each game only what
// stands on the shelf is loaded with the front page; its rules and its board come when somebody plays it.

const shelves = import.meta.glob<{ shelf: Shelf }>('../../../../games/*/board/shelf.tsx', { eager: true });
const boards = import.meta.glob<{ screen: GameScreen }>('../../../../games/*/board/index.tsx');

function of<T>(found: Readonly<Record<string, T>>, id: string, path: (id: string) => string): T | undefined {
  return found[path(id)];
}

const gamePath = (rest: string) => (id: string) => `../../../../games/${id}/${rest}`;

export function shelfOf(id: string): Shelf | null {
  return of(shelves, id, gamePath('board/shelf.tsx'))?.shelf ?? null;
}

/** The easiest first, so that a newcomer begins with it; those without a board last. */
export function inShelfOrder<G extends { readonly id: string; readonly name: string }>(games: readonly G[]): G[] {
  const place = ({ id }: G): number => {
    const shelf = shelfOf(id);
    return shelf === null ? LEARNING.length : LEARNING.indexOf(shelf.learning);
  };
  return games.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name, 'en'));
}

export function allShelves(): Shelf[] {
  return Object.values(shelves).map(({ shelf }) => shelf);
}

/** A game whose board is not drawn yet is played in words. */
async function loadScreen(id: string): Promise<GameScreen> {
  const load = of(boards, id, gamePath('board/index.tsx'));
  return load === undefined ? plainScreen(id) : (await load()).screen;
}

/** As its shelf says: what lessons there are is found apart, and the front page need not know them. */
export function hasTutorial(id: string): boolean {
  return shelfOf(id)?.hasLessons === true;
}

export interface LoadedGame {
  readonly game: Game;
  readonly screen: GameScreen;
}

const loaded = new Map<string, Promise<LoadedGame>>();

export function loadGame(id: string): Promise<LoadedGame> {
  let promise = loaded.get(id);
  if (promise === undefined) {
    promise = Promise.all([loadRules(id), loadScreen(id)]).then(([game, screen]) => ({ game, screen }));
    // A chunk that did not come in a tunnel is asked for again the next time.
    promise.catch(() => loaded.delete(id));
    loaded.set(id, promise);
  }
  return promise;
}
