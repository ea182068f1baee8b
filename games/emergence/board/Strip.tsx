import { clsx, Count, Hidden, Icon, Peek } from '@tablewright/board';
import { blockThing, DATA, selectionParts, type Team } from '@tablewright/emergence-rules/content';
import { seatThing } from '@tablewright/kernel';
import { type CSSProperties, memo, type ReactNode, useEffect, useState } from 'react';
import { many, say } from '@tablewright/kernel/words';
import { AgentIcon } from './Agent.tsx';
import { DATA_LOOK, FACE_LOOK, operativeLook, TEAM_LOOK } from './colours.ts';
import { ACTION_WORDS, faceOf } from './look.ts';
import type { TableProps } from './props.ts';
import { Pic } from './signs.tsx';
import styles from './Strip.module.css';
import { theme } from './Theme.tsx';
import { aimedAt } from './target.ts';
import { inserting, inTurn, placeInOrder, readiness, totalOf } from './table.ts';

// The other operatives. On a wide screen each has a strip; on a narrow one a chip, which opens into a strip.

type Operative = TableProps['view']['operatives'][number];

interface OneProps extends TableProps {
  readonly seat: number;
}

interface Situation {
  readonly operative: Operative;
  readonly name: string;
  /** it can be chosen now */
  readonly isTarget: boolean;
  readonly ready: boolean | null;
  readonly turn: boolean;
  readonly leads: boolean;
}

function situationOf({ view, names, question, hand, seat }: OneProps): Situation {
  return {
    operative: view.operatives[seat]!,
    name: names[seat] ?? say`Seat ${seat + 1}`,
    isTarget: question?.about === 'target' && hand.isLit(seatThing(seat)),
    ready: readiness(view)?.[seat] ?? null,
    turn: (inserting(view) ?? inTurn(view)) === seat,
    leads: view.leader === seat,
  };
}

function frameOf({ lit, pointed, seat }: OneProps, { isTarget, turn }: Situation): string {
  const isSpoken = lit.includes(seatThing(seat));
  return clsx(
    theme['edged'],
    styles['one'],
    turn && styles['turn'],
    isTarget && styles['lit'],
    isSpoken && styles[isTarget ? 'aimed' : 'spoken'],
    pointed === seatThing(seat) && theme['pointed'],
  );
}

export function Strips(props: TableProps & { readonly inRow: boolean }) {
  const [open, setOpen] = useState<number | null>(null);
  const { view, me } = props;
  const first = me === 'spectator' ? 0 : me + 1;
  const seats = Array.from(
    { length: me === 'spectator' ? view.seats : view.seats - 1 },
    (_, i) => (first + i) % view.seats,
  );
  const targeting = props.question?.about === 'target';
  useEffect(() => setOpen(null), [targeting]);
  const one = (seat: number): OneProps => ({ ...props, seat });
  return (
    <>
      <div
        className={clsx(styles['strips'], props.inRow && styles['inRow'])}
        role="group"
        aria-label={say`The other operatives`}
        data-things=""
      >
        {seats.map((seat) => (
          <Strip key={seat} {...one(seat)} />
        ))}
      </div>
      <div className={styles['chips']} role="group" aria-label={say`The other operatives`} data-things="">
        <div className={styles['row']}>
          {seats.map((seat) => (
            <Chip key={seat} {...one(seat)} open={open === seat} onOpen={() => setOpen(open === seat ? null : seat)} />
          ))}
        </div>
        {open !== null && seats.includes(open) && <Strip {...one(open)} />}
      </div>
    </>
  );
}

function Strip(props: OneProps) {
  const situation = situationOf(props);
  const { operative, name, ready, leads } = situation;
  const { view, seat, hand, question } = props;
  const style = { '--operative': operativeLook(operative.colour).colour } as CSSProperties;
  const targeting = question?.about === 'target';
  return (
    <div
      className={clsx(frameOf(props, situation), styles['strip'])}
      style={style}
      data-place={seatThing(seat)}
      {...(targeting && aimedAt(hand, seat, name))}
    >
      <Inside isButton={targeting}>
        <div className={styles['who']}>
          <Face operative={operative} covered={view.outcome === null && !targeting} name={name} />
          <span className={styles['order']} title={say`Turn ${placeInOrder(view, seat)} this round`}>
            {placeInOrder(view, seat)}
          </span>
        </div>
        <div className={styles['name']}>
          <span className={styles['text']} title={name}>
            {name}
          </span>
          {leads && (
            <span className={styles['crown']} title={say`Leader`}>
              <Icon name="crown" size={16} />
              <Hidden>{say`Leader`}</Hidden>
            </span>
          )}
        </div>
        <div className={styles['holding']}>
          <Blocks operative={operative} />
        </div>
        {view.outcome === null || operative.team === null ? (
          <Chosen selected={operative.selected} ready={ready} round={view.round} />
        ) : (
          <Turned team={operative.team} />
        )}
        <div className={styles['tokens']} title={many(operative.tokens, 'knowledge token')}>
          <Pic thing="token" size={22} />
          <b>
            <Count value={operative.tokens} />
          </b>
          <Hidden>{say`tokens`}</Hidden>
        </div>
      </Inside>
    </div>
  );
}

/** As a button the strip has a name of its own: what is written in it would only be read a second time. */
function Inside({ isButton, children }: { readonly isButton: boolean; readonly children: ReactNode }) {
  if (!isButton) return <>{children}</>;
  return (
    <div aria-hidden="true" className={styles['inside']}>
      {children}
    </div>
  );
}

/** The revealed action and augmentation, or during the selection whether this seat is ready. */
function Chosen({
  selected,
  ready,
  round,
}: {
  readonly selected: string | null;
  readonly ready: boolean | null;
  readonly round: number;
}) {
  if (ready !== null) {
    return (
      <div className={clsx(styles['chosen'], ready ? styles['ready'] : styles['thinks'])}>
        <Icon name={ready ? 'check' : 'hourglass'} size={16} />
        {ready ? say`Ready` : say`Thinking`}
      </div>
    );
  }
  const parts = selectionParts(selected);
  if (parts === null) return <div className={styles['chosen']}>–</div>;
  const { action, face } = parts;
  return (
    <div
      key={round}
      className={clsx(styles['chosen'], styles['flips'])}
      style={{ '--face': FACE_LOOK[face].colour } as CSSProperties}
      title={`${ACTION_WORDS[action].name}, ${FACE_LOOK[face].name}`}
    >
      <Pic action={action} size={17} />
      <span>{ACTION_WORDS[action].name}</span>
      <Pic face={face} size={16} />
      <b>{face}</b>
    </div>
  );
}

const NOTHING: readonly string[] = [];

/** Blocks by type: the sign and how many. */
export const Blocks = memo(function Blocks({
  operative,
  large = false,
  lit = NOTHING,
}: {
  readonly operative: Operative;
  readonly large?: boolean;
  /** things that the option under the mouse is about */
  readonly lit?: readonly string[];
}) {
  return DATA.map((type) => {
    const count = operative.blocks[type] ?? 0;
    return (
      <span
        key={type}
        className={clsx(
          styles['block'],
          count === 0 && styles['none'],
          large && styles['large'],
          lit.includes(blockThing(type)) && styles['used'],
        )}
        title={`${count} ${DATA_LOOK[type].name}`}
      >
        <Pic cube={type} size={large ? 28 : 20} />
        <b>
          <Count value={count} />
        </b>
        <Hidden>{DATA_LOOK[type].name}</Hidden>
      </span>
    );
  });
});

/** The agent; when I know the card, it can be held to look at that again. */
function Face({
  operative,
  covered,
  name,
}: {
  readonly operative: Operative;
  /** false at the end, when all cards lie open, and where the whole strip is a button */
  readonly covered: boolean;
  readonly name: string;
}) {
  const { team, colour, selected } = operative;
  const agent = <AgentIcon colour={colour} face={faceOf(selected)} size={46} />;
  if (team === null || !covered) return agent;
  return (
    <Peek className={styles['peek']} label={say`Hold to see the card of ${name}`}>
      {(seen) =>
        seen ? (
          <Turned team={team} />
        ) : (
          <>
            {agent}
            <span className={styles['eye']}>
              <Icon name="eye" size={15} />
            </span>
          </>
        )
      }
    </Peek>
  );
}

/** An allegiance in the open. */
export function Turned({ team }: { readonly team: Team }) {
  return (
    <span className={styles['turned']} style={{ color: TEAM_LOOK[team].colour }}>
      <Pic team={team} size={18} />
      {TEAM_LOOK[team].name}
    </span>
  );
}

function Chip(props: OneProps & { readonly open: boolean; readonly onOpen: () => void }) {
  const situation = situationOf(props);
  const { operative, name, isTarget, ready, leads } = situation;
  const { seat, hand, open, onOpen } = props;
  const parts = selectionParts(operative.selected);
  const what =
    ready === null
      ? parts === null
        ? ''
        : `${ACTION_WORDS[parts.action].name} ${parts.face}`
      : ready
        ? say`ready`
        : say`thinking`;
  return (
    <button
      type="button"
      className={clsx(frameOf(props, situation), styles['chip'])}
      style={{ '--operative': operativeLook(operative.colour).colour } as CSSProperties}
      data-place={seatThing(seat)}
      {...(isTarget ? aimedAt(hand, seat, name) : { 'aria-expanded': open, onClick: onOpen })}
    >
      {!isTarget && (
        <Hidden>
          {`${name}: ${what}, ${many(totalOf(operative.blocks), 'block')}, ${many(operative.tokens, 'token')}`}
        </Hidden>
      )}
      <span className={styles['chipTop']} aria-hidden="true">
        <AgentIcon colour={operative.colour} face={faceOf(operative.selected)} size={38} />
        {ready !== null ? (
          <span className={ready ? styles['ready'] : styles['thinks']}>
            <Icon name={ready ? 'check' : 'hourglass'} size={18} />
          </span>
        ) : (
          parts !== null && (
            <span style={{ color: FACE_LOOK[parts.face].colour }}>
              <Pic action={parts.action} size={19} />
            </span>
          )
        )}
      </span>
      {leads && (
        <span className={styles['chipCrown']}>
          <Icon name="crown" size={14} />
        </span>
      )}
      <span className={styles['chipName']} aria-hidden="true">
        {name}
      </span>
      <span className={styles['chipRow']} aria-hidden="true">
        <span className={styles['chipCount']}>
          <Pic cube="circle" size={13} />
          {totalOf(operative.blocks)}
        </span>
        <span className={styles['chipCount']}>
          <Pic thing="token" size={13} />
          {operative.tokens}
        </span>
      </span>
    </button>
  );
}
