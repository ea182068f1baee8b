import { classes, type Flight, Flights } from '@tablewright/board';
import { useEffect, useMemo, useRef } from 'react';
import styles from './Board.module.css';
import { answerOf, isOfMany, useDraft } from './draft.ts';
import { Banner } from './Happenings.tsx';
import { imagine } from './imagine.ts';
import { Mine } from './Mine.tsx';
import { People } from './People.tsx';
import type { ScreenProps } from './props.ts';
import { LampSign, PosterSign, SparkSign } from './signs.tsx';
import type { Flown } from './story.ts';
import { Town } from './Town.tsx';
import { Tracks } from './Tracks.tsx';
import { type Now, useStory } from './useStory.ts';
import { Theme } from './Theme.tsx';

const STAGGER_MS = 60;
const FLY_MS = 440;

/** The whole table: the tracks, the town, the others, my side. */
export function Board(props: ScreenProps) {
  return <Table {...props} />;
}

interface Last {
  /** the game is over: what ended it is told at once, and this is called when it has been */
  readonly onTold: () => void;
}

const LOOK_MS = 900;

/** The last thing that happened, before the cards are turned over. */
export function LastMoments(props: ScreenProps & Last) {
  return <Table {...props} />;
}

function Table({ onTold, ...props }: ScreenProps & Partial<Last>) {
  const { view, me, question, resting, still } = props;
  const root = useRef<HTMLDivElement>(null);
  const [now, skip] = useStory(props, onTold !== undefined);
  const { playing } = now;
  useEffect(() => {
    if (playing || onTold === undefined) return;
    const timer = setTimeout(onTold, LOOK_MS);
    return () => clearTimeout(timer);
  }, [playing, onTold]);
  const [draft] = useDraft(question);
  const imagined = useMemo(() => {
    if (question === null) return null;
    const looked = resting ?? (isOfMany(question) ? answerOf(question, draft) : null);
    return looked === null ? null : imagine(view, question.about, looked);
  }, [view, question, resting, draft]);
  const flights = useMemo(() => flightsOf(now), [now]);
  return (
    <Theme still={still} className={styles['frame']}>
      <div
        className={classes(styles['board'], me === 'spectator' && styles['watching'])}
        ref={root}
        onPointerDownCapture={skip}
        onKeyDownCapture={skip}
      >
        <Tracks view={now.shown} imagined={now.playing ? null : imagined} />
        <div className={styles['stage']}>
          <Town {...props} now={now} imagined={imagined} />
          <Banner now={now} names={props.names} />
        </div>
        <div className={styles['people']}>
          <People view={view} names={props.names} me={me} pointed={props.pointed} />
        </div>
        {me !== 'spectator' && (
          <div className={styles['mine']}>
            <Mine {...props} seat={me} />
          </div>
        )}
        <Flights root={root} flights={flights} />
      </div>
    </Theme>
  );
}

function flightsOf({ flown, serial }: Now): Flight[] {
  return flown.map((one, i) => ({
    id: `${serial}:${i}`,
    from: one.from,
    to: one.to,
    at: i * STAGGER_MS,
    ms: FLY_MS,
    picture: <Flying flown={one} />,
  }));
}

function Flying({ flown: { what, text } }: { readonly flown: Flown }) {
  if (what === 'poster') return <PosterSign size={26} />;
  return (
    <span className={classes(styles['flying'], text.startsWith('−') && styles['less'])}>
      {what === 'lamp' ? <LampSign lit size={18} /> : what === 'spark' ? <SparkSign size={18} /> : 'Office'}
      {text}
    </span>
  );
}
