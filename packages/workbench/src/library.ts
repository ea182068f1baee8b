import type { Scene, Scenes } from '@tablewright/board';
import type { Game, GameRecord } from '@tablewright/kernel';

// What there is to look at: whatever stands in games/<id>. Nothing here knows a game by name.

const rules = import.meta.glob<{ default: Game }>('../../../games/*/rules/index.ts');
const scenes = import.meta.glob<{ scenes: Scenes }>('../../../games/*/board/scenes.ts');
const goldens = import.meta.glob<{ default: GameRecord }>('../../../games/*/rules/golden/*.json');

const games = (rest: string): string => `../../../games/${rest}`;

export const GAMES: readonly string[] = Object.keys(rules).map((path) => path.split('/').at(-3)!);

export async function loadRules(id: string): Promise<Game> {
  const load = rules[games(`${id}/rules/index.ts`)];
  if (load === undefined) throw new Error(`There is no game '${id}'. Games here: ${GAMES.join(', ')}.`);
  return (await load()).default;
}

/** A game without scenes has its recorded games all the same. */
export async function loadScenes(id: string): Promise<Scenes> {
  return (await scenes[games(`${id}/board/scenes.ts`)]?.())?.scenes ?? {};
}

export function goldenNames(id: string): string[] {
  const folder = games(`${id}/rules/golden/`);
  return Object.keys(goldens)
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length, -'.json'.length));
}

/** The golden game of a scene; null where bots play. */
export async function loadGolden(id: string, { golden }: Scene): Promise<GameRecord | null> {
  if (golden === undefined) return null;
  const load = goldens[games(`${id}/rules/golden/${golden}.json`)];
  if (load === undefined) throw new Error(`There is no golden game '${golden}' of ${id}.`);
  return (await load()).default;
}
