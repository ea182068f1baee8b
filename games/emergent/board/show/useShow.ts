import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { onDesk } from '../desk.ts';
import { called } from '../look.ts';
import type { ScreenProps } from '../props.ts';
import { paceOf } from './pace.ts';
import { fits, gathered, type Recap, recalled } from './recap.ts';
import { type Step, stepsOf } from './story.ts';

// Which round is shown, how far, and whether it runs by itself.

export interface Show {
  readonly round: number;
  readonly steps: readonly Step[];
  /** null: nothing is shown, the map is the table as it stands */
  readonly at: number | null;
  readonly step: Step | null;
  readonly runs: boolean;
  readonly quick: boolean;
  /** milliseconds that the present step stands */
  readonly ms: number;
  readonly replay: () => void;
  readonly go: (at: number) => void;
  readonly run: (runs: boolean) => void;
  readonly hurry: (quick: boolean) => void;
  readonly end: () => void;
}

/** The last round that this page has seen, and in which view: the finale goes on where the board has left off. */
const seen: { view: ScreenProps['view'] | null; recap: Recap | null } = { view: null, recap: null };

function remember({ view, before, told }: Pick<ScreenProps, 'view' | 'before' | 'told'>): Recap | null {
  if (seen.view !== view) {
    const recap = gathered(seen.recap, view, before, told);
    seen.recap = recap !== null && fits(recap, view) ? recap : recalled(view);
    seen.view = view;
  }
  return seen.recap;
}

const QUICK = 4;
const NOTHING = { at: null, runs: false, quick: false, fresh: false } as const;

/** The last step of a round that is over. */
function isEnd(step: Step | undefined): boolean {
  return step?.kind === 'accounts' || step?.kind === 'closed';
}

interface Player {
  readonly at: number | null;
  readonly runs: boolean;
  readonly quick: boolean;
  /** for the first time: nobody knows yet how it comes out */
  readonly fresh: boolean;
}

/** `start`: the show begins at once, for the first time or once more. */
export function useShow(props: ScreenProps, start: 'first' | 'again' | null = null): Show {
  const { view, before, told, names, me, still } = props;
  const recap = remember({ view, before, told });
  const everybody = useMemo(() => names.map((_, seat) => called(seat, me, names)), [names, me]);
  const steps = useMemo(() => (recap === null ? [] : stepsOf(recap, everybody)), [recap, everybody]);
  const pace = useMemo(() => paceOf(steps), [steps]);
  const last = steps.length - 1;

  const first = (): Player =>
    start !== null && last >= 0 ? { at: 0, runs: !still, quick: false, fresh: start === 'first' } : NOTHING;
  const [player, setPlayer] = useState<Player>(first);
  const [known, setKnown] = useState({ view, round: recap?.round ?? 0, count: steps.length });
  if (known.view !== view) {
    const round = recap?.round ?? 0;
    setKnown({ view, round, count: steps.length });
    const from = round === known.round ? known.count : 0;
    if (before === null || steps.length === 0) setPlayer(NOTHING);
    else if (steps.length > from) {
      if (!still) setPlayer({ at: from, runs: true, quick: player.quick, fresh: true });
      else setPlayer(isEnd(steps[last]) ? { at: last, runs: false, quick: false, fresh: false } : NOTHING);
    }
  }

  const at = player.at === null || last < 0 ? null : Math.min(player.at, last);
  const isLast = at === last;
  const round = recap?.round ?? 0;
  const ms = at === null ? 0 : (pace[at] ?? 0) / (player.quick ? QUICK : 1);
  const done = isLast && isEnd(steps[last]);
  useEffect(() => {
    if (at === null || !player.runs || done) return;
    // a round that waits for somebody's shipment goes on at the table itself
    const timer = setTimeout(() => setPlayer((now) => (isLast ? NOTHING : { ...now, at: at + 1 })), ms);
    return () => clearTimeout(timer);
  }, [at, player.runs, isLast, done, ms]);

  // Neither the log nor the prompt may give away how a round ends that is just being shown; not for one picture either.
  const telling = at !== null && player.fresh && !done;
  const { telling: tell } = props;
  useLayoutEffect(() => {
    tell?.(telling);
    return () => tell?.(false);
  }, [tell, telling, round]);

  // What is asked beside the board makes room while the round is shown.
  const shows = at !== null;
  useEffect(() => {
    onDesk.show(shows ? { round, done, end: () => setPlayer(NOTHING) } : null);
    return () => onDesk.show(null);
  }, [shows, round, done]);

  return {
    round,
    steps,
    at,
    step: at === null ? null : steps[at]!,
    runs: player.runs && !done,
    quick: player.quick,
    ms,
    replay: () => setPlayer({ at: 0, runs: !still, quick: false, fresh: false }),
    go: (to) => setPlayer((now) => ({ ...now, at: Math.max(0, Math.min(last, to)), runs: false })),
    run: (runs) => setPlayer((now) => ({ ...now, runs, at: runs && isLast ? 0 : now.at })),
    hurry: (quick) => setPlayer((now) => ({ ...now, quick, runs: true })),
    end: () => setPlayer(NOTHING),
  };
}
