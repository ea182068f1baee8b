import type { GameScreen } from '@tablewright/board';
import type { Game } from '@tablewright/kernel';
import { plainScreen } from './PlainBoard.tsx';
import { loadRules } from './rules.ts';

// A game with its rules and its board, when somebody plays it: apart from the registry, because the front page plays none.

const boards = import.meta.glob<{ screen: GameScreen }>('../../../../games/*/board/index.tsx');

/** A game whose board is not drawn yet is played in words. */
async function loadScreen(id: string): Promise<GameScreen> {
  const load = boards[`../../../../games/${id}/board/index.tsx`];
  return load === undefined ? plainScreen(id) : (await load()).screen;
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
