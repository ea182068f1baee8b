import { type GameScreen, pointsOf, Terms } from '@tablewright/board';
import type { Event, Game } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { type CSSProperties, type KeyboardEvent, memo, useMemo, useState } from 'react';
import { langOf } from '../../games/spoken.ts';
import { toldInWords } from '../../games/told.ts';
import { timeTag } from '../../language/dates.ts';
import { SeatDot, seatColour } from '../../parts/Avatar.tsx';
import { classesOf } from '../../parts/classes.ts';
import { Hidden } from '../../parts/Page.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { useHeld } from '../../parts/useHeld.ts';
import { Veil } from '../../parts/Veil.tsx';
import { beginningOf, type Heading, headingsIn, isLong, isMe, partsOf, seatIn } from '../../table/log.ts';
import css from './Log.module.css';
import { useFollow } from './useFollow.ts';

const c = classesOf(css);

export interface LogLine {
  readonly key: string;
  readonly event: Event;
  readonly secret: boolean;
  /** whose secret it is, when that is not me */
  readonly whose?: string | null;
  /** when it was heard, where that is known */
  readonly at?: number | null;
}

interface LogLinesProps {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly lines: readonly LogLine[];
  readonly names: readonly string[];
  readonly point: (at: string | null) => void;
  /** shows the table as it stood at a line; left out where that is not known */
  readonly jump?: ((line: number) => void) | undefined;
  /** the lines before it cannot be jumped to */
  readonly jumpsFrom?: number;
  /** the line at which the table is looked at */
  readonly at?: number | null;
  /** secrets are read only while they are held; not when the game is over */
  readonly veil?: boolean;
}

/** What happened, in words: one stop of the keyboard, arrows inside. A line that speaks of something on the board points at it. */
export function LogLines(props: LogLinesProps) {
  const { game, screen, lines, names, point, jump, jumpsFrom = 0, at = null, veil = true } = props;
  const { list, onScroll, behind, toEnd } = useFollow(lines.length);
  const [stop, setStop] = useState<number | null>(null);
  const headings = useMemo(() => headingsIn(lines, screen.chapter), [lines, screen]);
  if (lines.length === 0) return <p className={css['empty']}>{say`Nothing has happened yet.`}</p>;
  const current = Math.min(stop ?? lines.length - 1, lines.length - 1);
  const steer = (event: KeyboardEvent): void => {
    const to = lineByKey(event.key, current, lines.length);
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setStop(to === lines.length - 1 ? null : to);
    list.current?.querySelector<HTMLElement>(`[data-line="${to}"]`)?.focus();
  };
  return (
    <div className={css['frame']}>
      <ol
        ref={list}
        className={css['log']}
        aria-label={say`Log`}
        lang={langOf(game.id)}
        data-testid="log"
        onScroll={onScroll}
        onKeyDown={steer}
      >
        {lines.map(({ key, event, secret, whose = null, at: time = null }, i) => (
          <Line
            key={key}
            number={i}
            heading={headings[i] ?? null}
            isStop={i === current}
            isAt={i === at}
            jump={i >= jumpsFrom ? jump : undefined}
            {...{ game, screen, event, secret, whose, time, names, point, veil }}
          />
        ))}
      </ol>
      {behind > 0 && (
        <button type="button" className={css['behind']} onClick={toEnd}>
          <Sign name="down" size={16} />
          {behind === 1 ? say`1 new line` : say`${behind} new lines`}
        </button>
      )}
    </div>
  );
}

const PAGE = 10;

function lineByKey(key: string, from: number, count: number): number | null {
  const to = {
    ArrowUp: from - 1,
    ArrowDown: from + 1,
    PageUp: from - PAGE,
    PageDown: from + PAGE,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}

interface LineProps extends Pick<LogLinesProps, 'game' | 'screen' | 'names' | 'point' | 'jump'> {
  readonly number: number;
  readonly event: Event;
  readonly heading: Heading | null;
  readonly secret: boolean;
  readonly whose: string | null;
  readonly time: number | null;
  readonly veil: boolean;
  /** the one line that the tabulator stops at */
  readonly isStop: boolean;
  readonly isAt: boolean;
}

/** Remembered: otherwise every click would put the whole game into words once more. */
const Line = memo(function Line(props: LineProps) {
  const { game, screen, event, heading, secret, whose, names, number, point, jump, time, veil, isStop, isAt } = props;
  const [open, setOpen] = useState(false);
  const [at] = pointsOf(screen, event);
  const says = toldInWords(game, event, names);
  const stop = { tabIndex: isStop ? 0 : -1, 'data-line': number };
  if (secret && veil) {
    return (
      <li>
        <CoveredLine says={says} stop={stop} />
      </li>
    );
  }
  const seat = seatIn(event, names.length);
  const style = seat === null ? undefined : ({ '--seat': seatColour(seat) } as CSSProperties);
  const long = isLong(says);
  const inside = (
    <>
      {secret && <Sign name="eye" size={16} />}
      {secret && <Hidden>{whose === null ? say`Only you know:` : say`Only ${whose} knew:`} </Hidden>}
      <span>
        {whose !== null && `${whose}: `}
        <Sentence says={long && !open ? beginningOf(says) : says} names={names} />
      </span>
    </>
  );
  const does = jump ?? (at === undefined && !secret ? undefined : point);
  return (
    <li>
      {heading !== null && <HeadingLine heading={heading} names={names} time={time} />}
      <div className={c('row', seat !== null && 'seat')} style={style}>
        {does === undefined ? (
          <div className={css['line']} {...stop}>
            {inside}
          </div>
        ) : (
          <button
            type="button"
            className={c('line', 'points', secret && 'secret')}
            aria-current={isAt || undefined}
            title={[timeOf(time), jump === undefined ? '' : say`Show the table at this moment`]
              .filter(Boolean)
              .join(' · ')}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(at ?? null)}
            onPointerLeave={() => point(null)}
            onFocus={({ target }) => target.matches(':focus-visible') && point(at ?? null)}
            onBlur={() => point(null)}
            onClick={() => {
              jump?.(number);
              point(at ?? null);
            }}
            {...stop}
          >
            {inside}
          </button>
        )}
        {long && (
          <button
            type="button"
            className={css['more']}
            tabIndex={isStop ? 0 : -1}
            aria-expanded={open}
            aria-label={open ? say`less of this line` : say`more of this line`}
            onClick={() => setOpen(!open)}
          >
            {open ? say`less` : say`more`}
          </button>
        )}
      </div>
    </li>
  );
});

function HeadingLine({
  heading,
  names,
  time,
}: {
  readonly heading: Heading;
  readonly names: readonly string[];
  readonly time: number | null;
}) {
  const when = timeOf(time);
  const clock = when !== '' && <time dateTime={new Date(time!).toISOString()}>{when}</time>;
  if (heading.kind === 'part') {
    return (
      <h3 className={css['part']}>
        {heading.title}
        {clock}
      </h3>
    );
  }
  const name = names[heading.seat] ?? '';
  return (
    <h4 className={css['turn']}>
      <SeatDot seat={heading.seat} />
      {isMe(name) ? say`Your turn` : say`${name}’s turn`}
      {clock}
    </h4>
  );
}

function timeOf(at: number | null): string {
  if (at === null) return '';
  const then = new Date(at);
  const time = then.toLocaleTimeString(timeTag(), { hour: '2-digit', minute: '2-digit' });
  const isToday = then.toDateString() === new Date().toDateString();
  return isToday ? time : `${then.toLocaleDateString(timeTag(), { day: 'numeric', month: 'short' })}, ${time}`;
}

function Sentence({ says, names }: { readonly says: string; readonly names: readonly string[] }) {
  return partsOf(says, names).map(({ text, seat }, i) =>
    seat === null ? (
      <Terms key={i} says={text} inside />
    ) : (
      <b key={i} className={css['name']} style={{ '--seat': seatColour(seat) } as CSSProperties}>
        {text}
      </b>
    ),
  );
}

/** A secret of mine, read as long as it is held. It points at nothing: what it is about is part of it. */
function CoveredLine({
  says,
  stop,
}: {
  readonly says: string;
  readonly stop: { readonly tabIndex: number; readonly 'data-line': number };
}) {
  const { held, handlers } = useHeld();
  return (
    <button
      type="button"
      className={c('line', 'points', 'secret')}
      title={say`Hold to read what only you know`}
      data-testid="covered-line"
      {...stop}
      {...handlers}
    >
      <Sign name="eye" size={16} />
      <Hidden>{held ? `${say`Only you know:`} ` : say`Only you know this. Hold to read it.`}</Hidden>
      <Veil lifted={held}>{says}</Veil>
    </button>
  );
}
