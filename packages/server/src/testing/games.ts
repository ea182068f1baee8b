import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@tablewright/kernel';
import type { GameEntry } from '../services.ts';
import lanternGame from './games/lantern/rules/index.ts';

/** Any game on the kernel, its types forgotten: as the server knows it. */
export const lantern: GameEntry = {
  game: lanternGame,
  module: new URL('./games/lantern/rules/index.ts', import.meta.url).href,
};

const ROOT = join(import.meta.dirname, '../../../..');

/** The ids of all real games in this repository. */
export function gamesInRepo(): string[] {
  return readdirSync(join(ROOT, 'games')).sort();
}

/** A real game out of this repository. It is found as the command finds it: by its folder. */
export async function gameInRepo(id: string): Promise<GameEntry> {
  const module = pathToFileURL(join(ROOT, 'games', id, 'rules', 'index.ts')).href;
  const { default: game } = (await import(module)) as { default: Game };
  return { game, module };
}
