import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Game } from '@tablewright/kernel';
import type { GameEntry } from '../services.ts';
import lanternGame from './games/lantern/rules/index.ts';

/** Any game on the kernel, its types forgotten: as the server knows it. */
export const lantern: GameEntry = {
  game: lanternGame,
  module: new URL('./games/lantern/rules/index.ts', import.meta.url).href,
};

const ROOT = join(import.meta.dirname, '../../../..');

/** A real game out of this repository. It is found as the command finds it: by its folder. */
export async function gameInRepo(id: string): Promise<GameEntry> {
  const module = pathToFileURL(join(ROOT, 'games', id, 'rules', 'index.ts')).href;
  const { default: game } = (await import(module)) as { default: Game };
  return { game, module };
}
