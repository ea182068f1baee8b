import type { Scene } from '@tablewright/board';
import type { Game } from '@tablewright/kernel';
import { loadGolden, loadRules, loadScenes } from './library.ts';
import { type Place, sceneAt } from './place.ts';
import type { Recording } from './recording.ts';
import { type Laid, layScene, recordingOf } from './scene.ts';

export interface Opened {
  readonly game: Game;
  readonly scene: Scene;
  readonly laid: Laid;
}

/** Bots need a while for a whole game: it is played once. */
const recordings = new Map<string, Recording>();

export async function openPlace(place: Place): Promise<Opened> {
  const [game, scenes] = await Promise.all([loadRules(place.game), loadScenes(place.game)]);
  const named = place.scene === null ? undefined : scenes[place.scene];
  if (place.scene !== null && named === undefined) {
    throw new Error(`${game.name} has no scene '${place.scene}'. It has ${Object.keys(scenes).join(', ') || 'none'}.`);
  }
  return openScene(game, sceneAt(place, named));
}

export async function openScene(game: Game, scene: Scene): Promise<Opened> {
  const { golden, seed, seats, options } = scene;
  const key = JSON.stringify([game.id, golden, seed, seats, options]);
  let recording = recordings.get(key);
  if (recording === undefined) {
    recording = recordingOf(game, scene, await loadGolden(game.id, scene));
    recordings.set(key, recording);
  }
  return { game, scene, laid: layScene(game, scene, recording) };
}
