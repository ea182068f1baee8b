import type { Timed } from '@tablewright/board';
import { useEffect, useState } from 'react';
import { type Motion, planMotion } from './plan.ts';
import type { ScreenProps } from './props.ts';

// The plan of the last change, made once for each view: a frame that draws again for other reasons starts nothing anew.

export interface Story {
  readonly view: ScreenProps['view'];
  /** counts changes, to tell one motion from the next of its kind */
  readonly serial: number;
  readonly plan: readonly Timed<Motion>[];
  /** cards that turn over in this change, and when */
  readonly turns: ReadonlyMap<string, number>;
}

export function useStory({ view, before, told }: Pick<ScreenProps, 'view' | 'before' | 'told'>): Story {
  const [story, setStory] = useState<Story>(() => tell(0, view, before, told));
  if (story.view === view) return story;
  const next = tell(story.serial, view, before, told);
  setStory(next);
  return next;
}

function tell(
  last: number,
  view: ScreenProps['view'],
  before: ScreenProps['before'],
  told: ScreenProps['told'],
): Story {
  const plan = planMotion(before, told);
  const turns = new Map<string, number>();
  for (const { motion, at } of plan) if (motion.kind === 'turn') turns.set(motion.spot, at);
  return { view, serial: last + 1, plan, turns };
}

type OfKind<K extends Motion['kind']> = Extract<Motion, { kind: K }>;

/** The last motion of a kind, for as long as it is worth looking at; it outlives the changes that follow it. */
export function useLinger<K extends Motion['kind']>(
  story: Story,
  kind: K,
  ms: number,
): { readonly motion: OfKind<K>; readonly serial: number } | null {
  const [shown, setShown] = useState<{ motion: OfKind<K>; serial: number } | null>(null);
  useEffect(() => {
    const found = story.plan.find((one): one is Timed<OfKind<K>> => one.motion.kind === kind);
    if (found !== undefined) setShown({ motion: found.motion, serial: story.serial });
  }, [story, kind]);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown((now) => (now === shown ? null : now)), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  return shown;
}
