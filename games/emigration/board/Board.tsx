import { clsx, Dragged, Flights, useMotion } from '@tablewright/board';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { DISCARDS_THING, placeIndex } from '@tablewright/emigration-rules/content';
import styles from './Board.module.css';
import { Border } from './Border.tsx';
import { Face } from './Card.tsx';
import { Counter } from './Counter.tsx';
import { type Desk, useDesk } from './desk.ts';
import { Dossiers } from './Dossier.tsx';
import { Weave } from './guilloche.tsx';
import { Roll, SetOut, Stamp } from './Happenings.tsx';
import { Lanes } from './Lanes.tsx';
import { Mine } from './Mine.tsx';
import { COIN, SEAL, shows } from './motion.ts';
import type { ScreenProps } from './props.ts';
import { seenPlace } from './seen.ts';
import { Coin, PaperSign, Seal } from './signs.tsx';
import { Slip } from './Slip.tsx';
import { around } from './table.ts';
import { thingOf } from './things.ts';
import { Theme } from './Theme.tsx';

/** The desk: the border far away, the others' papers, mine near; then the border itself. */
export function Board(props: ScreenProps) {
  const { view, me, names, still } = props;
  const root = useRef<HTMLDivElement>(null);
  const motion = useMotion(props, shows);
  const desk = useDesk(props, motion);
  const rolled = motion.lingering('roll').at(-1);
  const crossed = motion.lingering('cross').at(-1);
  const setOut = motion.lingering('border').at(-1);
  const frame = useNearMe(view.phase, root, desk.spoken, props.question !== null);
  const isDesk = view.phase === 'preparation';
  const { pointed } = props;
  useEffect(() => {
    if (pointed !== null) seenPlace(root.current, pointed)?.scrollIntoView({ block: 'nearest' });
  }, [pointed]);
  return (
    <Theme still={still} className={styles['frame']}>
      <div className={styles['scroll']} ref={frame} data-things="" {...motion.skipping}>
        <div
          className={clsx(styles['desk'], !isDesk && styles['atBorder'], me === 'spectator' && styles['watched'])}
          style={{ '--count': around(view, me).length } as CSSProperties}
          ref={root}
        >
          <Weave className={styles['weave']} />
          {isDesk ? (
            <div className={styles['lanes']}>
              <Lanes desk={desk} />
            </div>
          ) : (
            <div className={styles['border']}>
              <Border desk={desk} />
            </div>
          )}
          <div className={styles['others']}>
            <Dossiers desk={desk} />
          </div>
          <div className={styles['counter']}>
            <Counter desk={desk} />
          </div>
          {me !== 'spectator' && (
            <div className={styles['mine']}>
              <Mine desk={desk} seat={me} />
            </div>
          )}
          <Slip desk={desk} root={root} />
          <Flights root={root} motion={motion} pictureOf={pictureOf} />
          <Dragged options={desk.hand}>{(thing) => pictureOf(pictureIn(view, thing))}</Dragged>
        </div>
      </div>
      <PileNear desk={desk} />
      {!still && rolled !== undefined && <Roll key={rolled.serial} cue={rolled.cue} names={names} />}
      {!still && setOut !== undefined && <SetOut key={setOut.serial} cue={setOut.cue} names={names} />}
      {!still && crossed !== undefined && <Stamp key={crossed.serial} cue={crossed.cue} names={names} view={view} />}
    </Theme>
  );
}

/** On a narrow desk the pile may be out of sight: as long as something is dragged that can go there, it lies near. */
function PileNear({ desk: { hand, lit } }: { readonly desk: Desk }) {
  const [does] = hand.dragged === null ? [] : hand.at(DISCARDS_THING);
  if (does === undefined) return null;
  return (
    <p
      className={clsx(styles['near'], lit.at(-1) === DISCARDS_THING && styles['over'])}
      data-thing={DISCARDS_THING}
      aria-hidden="true"
    >
      {does.says}
    </p>
  );
}

/** On a narrow desk that is longer than the screen, my own side is what one sees first. */
function useNearMe(
  phase: ScreenProps['view']['phase'],
  root: RefObject<HTMLElement | null>,
  spoken: string | null,
  asked: boolean,
): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(spoken);
  useLayoutEffect(() => {
    shown.current = spoken;
  }, [spoken]);
  // I took a card from somebody far above: my own side comes back, where the card goes and my next turn begins.
  useEffect(() => {
    const element = frame.current;
    if (!asked && phase === 'preparation' && element !== null) element.scrollTop = element.scrollHeight;
  }, [asked, phase]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    if (phase !== 'preparation') {
      element.scrollTop = 0;
      return;
    }
    // The prompt below grows and shrinks with what is touched; what stood above it shall go on standing above it.
    let below = 0;
    const hold = (): void => {
      element.scrollTop = element.scrollHeight - element.clientHeight - below;
      // But a card whose price is asked below must not slip out of sight above.
      if (shown.current !== null) seenPlace(root.current, shown.current)?.scrollIntoView({ block: 'nearest' });
    };
    const note = (): void => {
      below = element.scrollHeight - element.clientHeight - element.scrollTop;
    };
    hold();
    const observer = new ResizeObserver(hold);
    observer.observe(element);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, [phase, root]);
  return frame;
}

function pictureOf(what: string) {
  if (what === COIN) return <Coin size={26} />;
  if (what === SEAL) return <Seal size={28} />;
  if (what === 'passport' || what === 'ticket') {
    return (
      <span className={clsx(styles['paper'], styles[what])}>
        <PaperSign paper={what} size={30} />
      </span>
    );
  }
  return (
    <span className={styles['flying']}>
      <Face id={what} />
    </span>
  );
}

/** What a thing looks like in the hand. */
function pictureIn({ players }: ScreenProps['view'], id: string): string {
  const thing = thingOf(id);
  switch (thing?.kind) {
    case 'card':
      return players[thing.seat]?.layout[placeIndex(thing.place)] ?? 'down';
    case 'paper':
    case 'extra':
      return thing.paper;
    case 'stash':
      return thing.card;
    default:
      return 'down';
  }
}
