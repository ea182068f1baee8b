import { classes, type Flight, Flights } from '@tablewright/board';
import { DATA } from '@tablewright/emergence-rules/content';
import { useMemo, useRef } from 'react';
import styles from './Board.module.css';
import { City } from './City.tsx';
import { isWide } from './drawing.ts';
import { Gauges } from './Gauges.tsx';
import { Aggregator, Reveal } from './Happenings.tsx';
import { namedIn } from './named.ts';
import { OwnBoard } from './OwnBoard.tsx';
import { seatPlace, tilePlace } from './plan.ts';
import type { ScreenProps } from './props.ts';
import { Pic } from './signs.tsx';
import { Strips } from './Strip.tsx';
import { cityOf } from './table.ts';
import { type Story, useLinger, useStory } from './useStory.ts';
import { Theme } from './Theme.tsx';

const REVEAL_MS = 2400;
const OPEN_MS = 4200;

const NOTHING_NAMED = { tiles: [], seats: [] };

/** The whole table: gauges, the city, the others, my own board. */
export function Board(props: ScreenProps) {
  const { view, me, question, resting, says, still } = props;
  const root = useRef<HTMLDivElement>(null);
  const story = useStory(props);
  const revealed = useLinger(story, 'flip', REVEAL_MS);
  const opened = useLinger(story, 'open', OPEN_MS);
  const flights = useMemo(() => flightsOf(story), [story]);
  const choosing = question?.about === 'select' || question?.about === 'action';
  const spokenOf = useMemo(() => {
    if (!choosing || resting === null) return NOTHING_NAMED;
    const { tileNamed } = cityOf(view);
    return namedIn(says(resting), (name) => tileNamed.has(name));
  }, [choosing, resting, says, view]);
  return (
    <Theme still={still} className={styles['frame']}>
      <div className={classes(styles['board'], isWide(view.city) && styles['wide'])} ref={root}>
        <Gauges view={view} names={props.names} me={me} pointed={props.pointed} />
        <div className={styles['stage']}>
          <City {...props} blinks={story.blinks} spokenOf={spokenOf} />
          {revealed !== null && !still && (
            <Reveal key={revealed.serial} view={view} names={props.names} selections={revealed.motion.selections} />
          )}
          <Aggregator view={view} names={props.names} me={me} opened={opened?.motion ?? null} />
        </div>
        <div className={styles['others']}>
          <Strips {...props} spoken={spokenOf.seats} inRow={isWide(view.city)} />
        </div>
        {me !== 'spectator' && (
          <div className={styles['mine']}>
            <OwnBoard {...props} seat={me} />
          </div>
        )}
        <Flights root={root} flights={flights} />
      </div>
    </Theme>
  );
}

/** Everything in a plan that flies, with its picture. */
function flightsOf({ plan, serial, view }: Story): Flight[] {
  const flights: Flight[] = [];
  const add = (what: string, from: string, to: string, at: number, ms: number): void => {
    const type = DATA.find((one) => one === what);
    const picture = type === undefined ? <Pic thing="token" size={30} /> : <Pic cube={type} size={32} />;
    flights.push({ id: `${serial}:${flights.length}`, from, to, at, ms, picture });
  };
  let stagger = 0;
  let lastAt = -1;
  for (const { motion, at, ms } of plan) {
    if (at !== lastAt) stagger = 0;
    lastAt = at;
    if (motion.kind === 'fly') {
      add(motion.what, motion.from, motion.to, at + stagger * 45, ms);
      stagger += 1;
    }
    if (motion.kind === 'merge') {
      // out of the board into the tile, and back as tokens
      const seat = seatPlace(motion.seat);
      const tile = tilePlace(view.operatives[motion.seat]?.at ?? '');
      for (const [i, type] of motion.sets.flat().slice(0, 8).entries()) add(type, seat, tile, at + i * 35, ms);
      for (let i = 0; i < Math.min(motion.tokens, 8); i += 1) add('token', tile, seat, at + ms * 0.9 + i * 45, ms);
    }
    if (motion.kind === 'lead') {
      flights.push({
        id: `${serial}:${flights.length}`,
        from: motion.from,
        to: motion.to,
        at,
        ms,
        picture: <span className={styles['crown']}>♛</span>,
      });
    }
  }
  return flights;
}
