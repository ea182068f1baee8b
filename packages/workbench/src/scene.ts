import type { Scene } from '@tablewright/board';
import { type Base, fastRng, type Game, type GameRecord, type Told, type Viewer } from '@tablewright/kernel';
import { answered, botsFor, type RecordedStep, playedByBots, recorded, type Recording } from './recording.ts';

// From what a scene says to the table that it shows.

/** A table, ready to be looked at. */
export interface Laid {
  readonly recording: Recording;
  /** the step of the recording from which it was made */
  readonly at: number;
  readonly viewer: Viewer;
  readonly state: Base;
  /** what was told before it */
  readonly told: readonly Told[];
  /** what is shown at once: the last answers, with their motion */
  readonly shown: readonly RecordedStep[];
}

export const SEED = 'one';

export function recordingOf(game: Game, scene: Scene, golden: GameRecord | null): Recording {
  if (golden !== null) return recorded(game, golden);
  const { seed = SEED, seats = game.seats.max, options = {} } = scene;
  return playedByBots(game, { seats, options, seed });
}

export function layScene(game: Game, scene: Scene, recording: Recording): Laid {
  const { viewer = 0, seed = SEED } = scene;
  const at = stepOf(game, scene, recording);
  const found = recording.step(at);
  if (found === null) throw new Error(`There is no step ${at}: the last one is ${recording.last}.`);
  const state = game.copy(found.state);
  scene.change?.(state);
  const shown: RecordedStep[] = [];
  if (scene.answer !== undefined && viewer !== 'spectator') {
    let now: Base = state;
    const play = (next: RecordedStep): void => {
      shown.push(next);
      now = next.state;
    };
    const bots = botsFor(game, recording.setup.seats, seed);
    if (scene.othersFirst === true)
      for (let next = bots(now, viewer); next !== null; next = bots(now, viewer)) play(next);
    const question = game.asksSeen(now, viewer).mine;
    if (question === null) throw new Error('The viewer is asked nothing, and so cannot answer.');
    const advised = game.advisor(viewer, fastRng(1)).answer(game.view(now, viewer), question);
    play(answered(game, now, viewer, scene.answer(advised)));
  }
  return { recording, at, viewer, state, told: recording.toldUpTo(at), shown };
}

function stepOf(game: Game, { at = 0, viewer = 0 }: Scene, recording: Recording): number {
  if (typeof at === 'number') return at;
  if (at === 'end') return recording.last;
  for (let number = 0; ; number += 1) {
    const step = recording.step(number);
    if (step === null) throw new Error(`No step of this game is the wanted one; it has ${number}.`);
    const { state, told } = step;
    const seen = {
      view: game.view(state, viewer),
      question: game.asksSeen(state, viewer).mine,
      told: told.filter(({ to }) => to === 'all' || to === viewer).map(({ event }) => event),
    };
    if (at(seen)) return number;
  }
}
