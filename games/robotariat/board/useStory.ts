import type { View } from '@tablewright/robotariat-rules';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ScreenProps } from './props.ts';
import { type Moment, momentsOf, squeeze } from './story.ts';

// Plays what happened, moment by moment. The frame shows a whole NPC turn as one change; here it takes its time, but never
// more than three seconds, less when I am asked, and none at all after a touch.

const MOST_MS = 2900;
const MOST_BEFORE_MINE_MS = 2000;

export interface Now extends Moment {
  /** new with each moment */
  readonly serial: number;
  readonly playing: boolean;
}

/** `atOnce`: what came last is told with the first drawing already, which otherwise shows the table as it is. */
export function useStory(
  { view, before, told, question, still }: ScreenProps,
  atOnce = false,
): readonly [Now, () => void] {
  const [first] = useState<View>(() => (atOnce && !still && before !== null ? before : view));
  const [now, setNow] = useState<Now>(() => ({ ...at(first, 0), playing: first !== view }));
  const seen = useRef<View>(first);
  const waiting = useRef<Moment[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  /** by when all that waits has to be told */
  const until = useRef(0);
  const most = question === null ? MOST_MS : MOST_BEFORE_MINE_MS;

  const next = useCallback(() => {
    const factor = squeeze(waiting.current, Math.max(0, until.current - performance.now()));
    const moment = waiting.current.shift();
    timer.current = null;
    if (moment === undefined) return;
    setNow(({ serial }) => ({ ...moment, serial: serial + 1, playing: waiting.current.length > 0 }));
    if (waiting.current.length > 0) timer.current = setTimeout(next, moment.ms * factor);
  }, []);

  const skip = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    waiting.current = [];
    setNow(({ serial }) => at(seen.current, serial + 1));
  }, []);

  useLayoutEffect(() => {
    if (seen.current === view) {
      if (timer.current === null) next(); // drawn a second time, with something still to tell
      return;
    }
    seen.current = view;
    if (still || before === null) {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
      waiting.current = [];
      setNow(({ serial }) => at(view, serial + 1));
      return;
    }
    waiting.current.push(...momentsOf(before, view, told));
    until.current = performance.now() + most;
    if (timer.current === null) next();
  }, [view, before, told, still, most, next]);

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return [now, skip];
}

function at(shown: View, serial: number): Now {
  return { ms: 0, shown, cue: null, flown: [], serial, playing: false };
}
