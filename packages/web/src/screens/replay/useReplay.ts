import type { GameScreen } from '@tablewright/board';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIsStill } from '../../app/appearance.ts';
import type { ReplaySource } from '../../replay/source.ts';
import { readPlace, type ReplayMoment, type ReplayViewer } from '../../replay/steps.ts';
import { paceFor, PACES, speedOf, stay } from '../../table/pace.ts';

export interface ReplayState {
  readonly at: number;
  readonly last: number;
  readonly as: ReplayViewer;
  readonly moment: ReplayMoment | undefined;
  /** see BoardProps */
  readonly speed: number;
  /** the game is over, and all of it has been shown */
  readonly over: boolean;
  readonly playing: boolean;
  readonly play: (on: boolean) => void;
  /** jumps: nothing moves */
  readonly go: (to: { at?: number; as?: ReplayViewer }) => void;
  /** what the next answer led to, moment by moment */
  readonly stepOn: () => void;
}

/** Where the replay stands: at which step (in the address), seen by whom, and in which of the step's moments. */
export function useReplay(
  source: ReplaySource,
  seats: number,
  ownPace: GameScreen['pace'],
  /** 2 is twice as fast as calm */
  haste = 1,
): ReplayState {
  const [query, setQuery] = useSearchParams();
  const { last } = source;
  const place = readPlace(query, last, { seats, opens: source.opens });
  const { as } = place;
  // The address follows a moment later: keys that come quicker would all count from the same step.
  const [ahead, setAhead] = useState<number | null>(null);
  if (ahead === place.at) setAhead(null);
  const byLine = useMemo(
    () => (place.line === null ? null : (source.lines(as)[place.line]?.step ?? null)),
    [source, as, place.line],
  );
  const at = ahead ?? byLine ?? place.at;
  const still = useIsStill();
  const [playing, setPlaying] = useState(false);
  /** the moment of step `at` that is shown; at any other step its end is, and nothing moves */
  const [shown, setShown] = useState({ at: -1, moment: 0 });

  const moments = useMemo(() => source.moments(at, as), [source, at, as]);
  const end = moments.length - 1;
  const cameHere = shown.at === at;
  const number = cameHere && !still ? Math.min(shown.moment, end) : end;
  const jumped = !cameHere || (still && end > 0);
  const pace = paceFor(PACES.calm, ownPace);
  const calm = stay(
    moments.map(() => ({ silent: false, mine: false })),
    pace,
    pace.all,
  );
  const ms = calm / haste;

  // In one go: of two changes of the address in a row only the second would be there.
  const put = useCallback(
    (place: { readonly at?: number; readonly as?: ReplayViewer }): void => {
      if (place.at !== undefined) setAhead(place.at);
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(place)) next.set(name, String(value));
          return next;
        },
        { replace: true },
      );
    },
    [setQuery],
  );
  const go = useCallback(
    (to: { at?: number; as?: ReplayViewer }): void => {
      setShown({ at: -1, moment: 0 });
      put({ ...to, ...(to.at !== undefined && { at: Math.max(0, Math.min(last, to.at)) }) });
    },
    [last, put],
  );
  const stepOn = useCallback((): void => {
    if (at >= last) return;
    setShown({ at: at + 1, moment: 0 });
    put({ at: at + 1 });
  }, [at, last, put]);

  // To the end of the step also when nobody plays: whoever goes one step on sees all of it.
  useEffect(() => {
    if (number < end) {
      const timer = setTimeout(() => setShown({ at, moment: number + 1 }), ms);
      return () => clearTimeout(timer);
    }
    if (!playing) return undefined;
    const timer = setTimeout(() => (at >= last ? setPlaying(false) : stepOn()), at >= last ? 0 : ms);
    return () => clearTimeout(timer);
  }, [playing, at, last, number, end, ms, stepOn]);

  const play = useCallback(
    (on: boolean): void => {
      if (on && at >= last) go({ at: 0 });
      setPlaying(on);
    },
    [at, last, go],
  );

  const moment = useMemo(() => {
    const seen = moments[number];
    return seen === undefined || !jumped ? seen : { ...seen, before: null };
  }, [moments, number, jumped]);
  const over = at === last && number === end && moment !== undefined && source.outcome !== null;
  const speed = still ? 0 : speedOf(ms);
  return { at, last, as, moment, speed, over, playing, play, go, stepOn };
}
