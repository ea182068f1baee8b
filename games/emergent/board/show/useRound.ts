import { useEffect, useState } from 'react';
import { PACE } from '../motion.ts';
import type { ScreenProps } from '../props.ts';
import { gathered, opened, type Round, type RoundMoment } from './round.ts';

// The moment that is on the board: what the frame has given, or one of the last round that is looked at once more.

export interface Again {
  readonly at: number;
  readonly count: number;
  readonly runs: boolean;
  readonly quick: boolean;
  readonly go: (at: number) => void;
  readonly run: (runs: boolean) => void;
  readonly hurry: (quick: boolean) => void;
}

export interface RoundShown {
  readonly round: number;
  /** what is to be drawn */
  readonly moment: Pick<ScreenProps, 'view' | 'before' | 'told' | 'still' | 'speed' | 'telling'>;
  /** the round is looked at once more */
  readonly again: Again | null;
  /** the accounts of the round lie on the map */
  readonly report: boolean;
  /** null where nothing of the round is known: the page was opened behind it */
  readonly replay: (() => void) | null;
  /** puts away what is looked at once more, then the accounts */
  readonly end: () => void;
}

interface Player {
  readonly at: number;
  readonly runs: boolean;
  readonly quick: boolean;
}

const QUICK = 4;
/** How long a moment stays that is looked at once more: as at a brisk pace. */
const AGAIN_MS = PACE.step / 2;
/** A board's own lengths are those of a moment of 900 milliseconds. */
const SPEED = 900 / AGAIN_MS;

export function useRound(props: ScreenProps): RoundShown {
  const [known, setKnown] = useState<Round>(() => opened(props));
  const [player, setPlayer] = useState<Player | null>(null);
  /** what stood there when the round was looked at once more: it has been seen, and is not shown anew */
  const [seen, setSeen] = useState<ScreenProps['view'] | null>(null);
  let round = known;
  if (known.view !== props.view) {
    round = gathered(known, props);
    setKnown(round);
    if (player !== null && round.moments !== known.moments) setPlayer(null);
  }
  const last = round.moments.length - 1;
  const at = player === null || last < 0 ? null : Math.min(player.at, last);
  const ms = AGAIN_MS / (player?.quick === true ? QUICK : 1);
  const runs = player?.runs === true && !props.still;
  useEffect(() => {
    if (at === null || !runs) return;
    const timer = setTimeout(
      () => setPlayer((now) => (at === last || now === null ? null : { ...now, at: at + 1 })),
      ms,
    );
    return () => clearTimeout(timer);
  }, [at, runs, last, ms]);

  const again: Again | null =
    at === null || player === null
      ? null
      : {
          at,
          count: round.moments.length,
          runs,
          quick: player.quick,
          go: (to) => setPlayer({ ...player, at: Math.max(0, Math.min(last, to)), runs: false }),
          run: (on) => setPlayer({ ...player, at: on && at === last ? 0 : at, runs: on }),
          hurry: (quick) => setPlayer({ ...player, quick, runs: true }),
        };
  return {
    round: round.round,
    moment:
      at === null ? (seen === props.view ? standing(props) : props) : once(props, round.moments[at]!, player?.quick),
    again,
    report: at === null && round.report,
    replay:
      last < 0
        ? null
        : () => {
            setSeen(props.view);
            setPlayer({ at: 0, runs: !props.still, quick: false });
          },
    end: () => (at === null ? setKnown({ ...round, report: false }) : setPlayer(null)),
  };
}

function standing({ view, still, speed }: ScreenProps): RoundShown['moment'] {
  return { view, before: null, told: [], still, speed };
}

function once({ still, speed }: ScreenProps, moment: RoundMoment, quick = false): RoundShown['moment'] {
  return { ...moment, still, speed: speed === 0 ? 0 : SPEED * (quick ? QUICK : 1) };
}
