import {
  clsx,
  type Flight,
  Flights,
  type Motion,
  OptionBubble,
  shared,
  useMotion,
  useOptions,
} from '@tablewright/board';
import { imagine } from '@tablewright/robotariat-rules/outlook';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import styles from './Board.module.css';
import { answerOf, ofMany, readDraft } from './draft.ts';
import { Banner } from './Happenings.tsx';
import { Mine } from './Mine.tsx';
import { People } from './People.tsx';
import type { ScreenProps } from './props.ts';
import { type Seen, shows } from './shows.ts';
import { LampSign, PosterSign, SparkSign } from './signs.tsx';
import { Theme } from './Theme.tsx';
import { inTown } from './touch.ts';
import { Town } from './Town.tsx';
import { Tracks } from './Tracks.tsx';

/** The whole table: the tracks, the town, the others, my side. */
export function Board(props: ScreenProps) {
  return <Table {...props} />;
}

interface Last {
  /** the game is over: what ended it is still shown, and this is called when it has been */
  readonly onTold: () => void;
}

const LOOK_MS = 900;

/** The last thing that happened, before the cards are turned over. */
export function LastMoments(props: ScreenProps & Last) {
  return <Table {...props} />;
}

function Table({ onTold, ...props }: ScreenProps & Partial<Last>) {
  const { view, me, question, option, resting, still, draft: kept, keepDraft } = props;
  const root = useRef<HTMLDivElement>(null);
  const motion = useMotion(props, shows);
  const { runs } = motion;
  useEffect(() => {
    if (runs || onTold === undefined) return;
    const timer = setTimeout(onTold, LOOK_MS);
    return () => clearTimeout(timer);
  }, [runs, onTold]);

  const draft = useMemo(() => readDraft(kept), [kept]);
  const touched = useMemo(() => inTown(question, option), [question, option]);
  // What is in hand is part of the draft: the chooser shows it too.
  const hand = useMemo(
    () => ({
      taken: draft.taken,
      take: (taken: string | null) => keepDraft(taken === null ? null : { ...draft, taken }),
    }),
    [draft, keepDraft],
  );
  const options = useOptions({ ...props, question: touched, hand });
  const imagined = useMemo(() => {
    if (question === null || runs) return null;
    const many = ofMany(question);
    const looked = resting ?? (many === null ? null : answerOf(many, draft));
    return looked === null ? null : imagine(view, question.about, looked);
  }, [view, question, resting, draft, runs]);
  const air = useLabels(motion);
  return (
    <Theme still={still} className={clsx(shared['frame'], styles['frame'])}>
      <div
        className={clsx(shared['board'], styles['board'], me === 'spectator' && styles['watching'])}
        ref={root}
        data-things=""
        {...motion.skipping}
      >
        <Tracks view={view} imagined={imagined} lit={props.lit} />
        <div className={clsx(shared['stage'], styles['stage'])}>
          <Town {...props} draft={draft} motion={motion} options={options} imagined={imagined} />
          <Banner motion={motion} names={props.names} />
        </div>
        <div className={styles['people']}>
          <People view={view} names={props.names} me={me} pointed={props.pointed} />
        </div>
        {me !== 'spectator' && (
          <div className={styles['mine']}>
            <Mine {...props} seat={me} options={options} />
          </div>
        )}
        <Flights root={root} motion={air} pictureOf={flying} />
        <OptionBubble options={options} root={root} />
      </div>
    </Theme>
  );
}

/** What flies: the posters, and the numbers on their way to the tracks. */
function useLabels({ flights, cues, serial, skipped }: Motion<Seen>): { flights: readonly Flight[]; skipped: boolean } {
  return useMemo(() => {
    const labels = cues.flatMap(({ motion: cue, at, ms }, i): Flight[] =>
      cue.kind === 'label' && ms > 0
        ? [{ id: `${serial}:label:${i}`, what: cue.what, thing: cue.text, from: cue.from, to: cue.to, at, ms }]
        : [],
    );
    return { flights: [...flights, ...labels], skipped };
  }, [flights, cues, serial, skipped]);
}

/** Posters look all alike; a number is written on its label. */
function flying(what: string, text: string | null): ReactNode {
  if (text === null) return <PosterSign size={26} />;
  return (
    <span className={clsx(styles['flying'], text.startsWith('−') && styles['less'])}>
      {what === 'lamp' ? <LampSign lit size={18} /> : what === 'spark' ? <SparkSign size={18} /> : 'Office'}
      {text}
    </span>
  );
}
