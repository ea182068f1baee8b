import { type GameScreen, pointsOf } from '@tablewright/board';
import type { Event, Game } from '@tablewright/kernel';
import { memo, useEffect, useRef } from 'react';
import { classesOf } from '../../parts/classes.ts';
import { toldInWords } from '../../games/told.ts';
import { Hidden } from '../../parts/Page.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { useHeld } from '../../parts/useHeld.ts';
import { Veil } from '../../parts/Veil.tsx';
import css from './Log.module.css';

const c = classesOf(css);

export interface LogLine {
  readonly key: string;
  readonly event: Event;
  readonly secret: boolean;
  /** whose secret it is, when that is not me */
  readonly whose?: string | null;
}

interface LogLinesProps {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly lines: readonly LogLine[];
  readonly names: readonly string[];
  readonly point: (at: string | null) => void;
  /** secrets are read only while they are held; not when the game is over */
  readonly veil?: boolean;
}

/** How near the end one has to be for new lines to pull the list along. */
const NEAR = 60;

/** What happened, in words. A line that speaks of something on the board points at it. */
export function LogLines({ game, screen, lines, names, point, veil = true }: LogLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const count = lines.length;
  const isEmpty = count === 0;
  useEffect(() => {
    const element = list.current;
    if (element !== null && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [count]);
  // A longer prompt makes the list shorter; its end must not slip out of sight.
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEmpty]);
  if (isEmpty) return <p className={css['empty']}>Nothing has happened yet.</p>;
  return (
    <ol
      ref={list}
      className={css['log']}
      tabIndex={0}
      aria-label="Log"
      data-testid="log"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      {lines.map(({ key, event, secret, whose = null }) => (
        <Line key={key} {...{ game, screen, event, secret, whose, names, point, veil }} />
      ))}
    </ol>
  );
}

type LineProps = Omit<LogLinesProps, 'lines' | 'veil'> & {
  readonly event: Event;
  readonly secret: boolean;
  readonly whose: string | null;
  readonly veil: boolean;
};

/** Remembered: otherwise every click would put the whole game into words once more. */
const Line = memo(function Line({ game, screen, event, secret, whose, names, point, veil }: LineProps) {
  const [at] = pointsOf(screen, event);
  const says = toldInWords(game, event, names);
  if (secret && veil) {
    return (
      <li>
        <CoveredLine says={says} />
      </li>
    );
  }
  const inside = (
    <>
      {secret && <Sign name="eye" size={16} />}
      {secret && <Hidden>{whose === null ? 'Only you know: ' : `Only ${whose} knew: `}</Hidden>}
      <span>
        {whose !== null && `${whose}: `}
        {says}
      </span>
    </>
  );
  return (
    <li>
      {at === undefined && !secret ? (
        <div className={css['line']}>{inside}</div>
      ) : (
        <button
          type="button"
          className={c('line', 'points', secret && 'secret')}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(at ?? null)}
          onPointerLeave={() => point(null)}
          onFocus={({ target }) => target.matches(':focus-visible') && point(at ?? null)}
          onBlur={() => point(null)}
          onClick={() => point(at ?? null)}
        >
          {inside}
        </button>
      )}
    </li>
  );
});

/** A secret of mine, read as long as it is held. It points at nothing: what it is about is part of it. */
function CoveredLine({ says }: { readonly says: string }) {
  const { held, handlers } = useHeld();
  return (
    <button
      type="button"
      className={c('line', 'points', 'secret')}
      title="Hold to read what only you know"
      data-testid="covered-line"
      {...handlers}
    >
      <Sign name="eye" size={16} />
      <Hidden>{held ? 'Only you know: ' : 'Only you know this. Hold to read it.'}</Hidden>
      <Veil lifted={held}>{says}</Veil>
    </button>
  );
}
