import type { GameScreen, Sound } from '@tablewright/board';
import type { SoundKind } from '../table/settings.ts';
import type { Event } from '@tablewright/kernel';

// What can be heard of a moment: at most one thing, the most important.

export type SoundName = Sound | 'turn' | 'end';

export interface SoundState {
  /** counts what is shown */
  readonly number: number;
  /** it is on me; also while my answer to the question before is on its way */
  readonly asked: boolean;
  readonly over: boolean;
  readonly told: readonly Event[];
}

/** My turn and the end are heard by themselves; all else is the board's. */
export function kindOf(name: SoundName): SoundKind {
  return name === 'turn' || name === 'end' ? name : 'board';
}

/** `before` is null at the first look: whoever opens a page is not startled by what happened long ago. */
export function soundOf(before: SoundState | null, now: SoundState, sounds: GameScreen['sounds']): SoundName | null {
  if (before === null) return null;
  if (now.over) return before.over ? null : 'end';
  if (now.asked && !before.asked) return 'turn';
  if (now.number === before.number || sounds === undefined) return null;
  for (const event of now.told) {
    const sound = sounds(event);
    if (sound !== null) return sound;
  }
  return null;
}
