import { clsx, Dragged, Flights, shared, useMotion, useOptions } from '@tablewright/board';
import type { Answers } from '@tablewright/emergence-rules';
import { DATA } from '@tablewright/emergence-rules/content';
import { type AnswerOf, seatThing } from '@tablewright/kernel';
import { useMemo, useRef } from 'react';
import { AgentIcon } from './Agent.tsx';
import styles from './Board.module.css';
import { City } from './City.tsx';
import { isWide } from './drawing.ts';
import { Gauges } from './Gauges.tsx';
import { Aggregator, Reveal } from './Happenings.tsx';
import { faceOf } from './look.ts';
import { LEADER, shows, useBlinks, withoutSelections } from './motion.ts';
import { OwnBoard } from './OwnBoard.tsx';
import type { ScreenProps, TableProps } from './props.ts';
import { Pic } from './signs.tsx';
import { Strips } from './Strip.tsx';
import { Theme } from './Theme.tsx';

/** The whole table: gauges, the city, the others, my own board. */
export function Board(props: ScreenProps) {
  const { view, me, names, still } = props;
  const root = useRef<HTMLDivElement>(null);
  const motion = useMotion(props, shows);
  const blinks = useBlinks(motion);
  // A selection is made beside the board; on it one sees what each could be used on, and touches nothing.
  const hand = useOptions<AnswerOf<Answers>>(props.question?.about === 'select' ? { ...props, question: null } : props);
  const revealed = motion.lingering('reveal').at(-1);
  const turning = motion.cues.find(({ motion: cue }) => cue.kind === 'reveal');
  const lieCovered = motion.runs && motion.cue?.kind === 'reveal';
  const seen = useMemo(() => (lieCovered ? withoutSelections(view, me) : view), [lieCovered, view, me]);
  const table: TableProps = { ...props, view: seen, hand };
  const opened = motion.lingering('open').at(-1);
  return (
    <Theme still={still} className={clsx(shared['frame'], styles['frame'])}>
      <div
        className={clsx(shared['board'], styles['board'], isWide(view.city) && styles['wide'])}
        ref={root}
        {...motion.skipping}
      >
        <Gauges view={view} names={names} me={me} pointed={props.pointed} />
        <div className={clsx(shared['stage'], styles['stage'])}>
          <City {...table} blinks={blinks} />
          {revealed !== undefined && !still && (
            <Reveal
              key={revealed.serial}
              view={view}
              names={names}
              selections={revealed.cue.selections}
              ms={turning?.ms ?? 0}
            />
          )}
          <Aggregator view={view} names={names} me={me} opened={opened?.cue ?? null} />
        </div>
        <div className={styles['others']}>
          <Strips {...table} inRow={isWide(view.city)} />
        </div>
        {me !== 'spectator' && (
          <div className={styles['mine']}>
            <OwnBoard {...table} seat={me} />
          </div>
        )}
        <Flights root={root} motion={motion} pictureOf={pictureOf} />
        <Dragged options={hand}>{(thing) => <Agent view={view} thing={thing} />}</Dragged>
      </div>
    </Theme>
  );
}

function pictureOf(what: string) {
  if (what === LEADER) return <span className={styles['crown']}>♛</span>;
  const type = DATA.find((one) => one === what);
  return type === undefined ? <Pic thing="token" size={30} /> : <Pic cube={type} size={32} />;
}

/** My agent in my hand, on its way to a tile. */
function Agent({ view, thing }: { readonly view: ScreenProps['view']; readonly thing: string }) {
  const operative = view.operatives.find((_, seat) => seatThing(seat) === thing);
  return operative === undefined ? null : (
    <AgentIcon colour={operative.colour} face={faceOf(operative.selected)} size={52} />
  );
}
