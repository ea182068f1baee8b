import { clsx, Count, Hidden, Icon, termFor, type ThingProps } from '@tablewright/board';
import {
  type Action,
  ACTIONS,
  type Selected,
  selectionParts,
  spaceThing,
  valueOf,
} from '@tablewright/emergence-rules/content';
import { bestGrouping } from '@tablewright/emergence-rules/outlook';
import { seatThing } from '@tablewright/kernel';
import type { CSSProperties } from 'react';
import { many, say } from '@tablewright/kernel/words';
import { AgentIcon } from './Agent.tsx';
import { FACE_LOOK, operativeLook } from './colours.ts';
import { ACTION_WORDS, faceOf } from './look.ts';
import styles from './OwnBoard.module.css';
import type { TableProps } from './props.ts';
import { Pic } from './signs.tsx';
import { Blocks, Turned } from './Strip.tsx';
import { countsOf, inserting, inTurn, placeInOrder, staged } from './table.ts';
import { theme } from './Theme.tsx';

// My own board: what I hold, and the six action spaces with my marker on one of them.

export function OwnBoard(props: TableProps & { readonly seat: number }) {
  const { view, seat, names, question, takeBack, pointed } = props;
  const operative = view.operatives[seat]!;
  const hidden = staged(view);
  const shown = selectionParts(hidden ?? operative.selected);
  const selecting = question?.about === 'select';
  const turn = (inserting(view) ?? inTurn(view)) === seat;
  const worth = bestGrouping(countsOf(operative.blocks)).reduce((sum, set) => sum + valueOf(set), 0);
  return (
    <section
      className={clsx(
        theme['edged'],
        styles['board'],
        turn && styles['turn'],
        pointed === seatThing(seat) && theme['pointed'],
        selecting && styles['selecting'],
      )}
      style={{ '--operative': operativeLook(operative.colour).colour } as CSSProperties}
      aria-label={say`Your board`}
    >
      <div className={styles['who']} data-place={seatThing(seat)}>
        <AgentIcon colour={operative.colour} face={faceOf(operative.selected)} size={48} />
        <div className={styles['name']}>
          <span className={styles['text']} title={names[seat]}>
            {names[seat]}
          </span>
          <span className={styles['sub']}>
            <span className={styles['order']}>{say`you · turn ${placeInOrder(view, seat)}`}</span>
            {shown !== null && (
              <span className={styles['brief']}>
                {hidden === null ? <Pic action={shown.action} size={14} /> : <Icon name="lock" size={14} />}
                {ACTION_WORDS[shown.action].name}
              </span>
            )}
            {view.leader === seat && (
              <span className={styles['crown']}>
                <Icon name="crown" size={14} /> {say`leader`}
              </span>
            )}
          </span>
        </div>
      </div>
      <div className={styles['holding']}>
        <Blocks operative={operative} large lit={props.lit} />
        <span className={styles['tokens']} title={many(operative.tokens, 'knowledge token')} {...termFor('knowledge')}>
          <Pic thing="token" size={30} />
          <b>
            <Count value={operative.tokens} />
          </b>
          <Hidden>{say`tokens`}</Hidden>
        </span>
        <span className={styles['worth']}>
          {worth > 0 ? say`compiles to ${many(worth, 'token')}` : say`nothing to compile yet`}
        </span>
      </div>
      {view.outcome === null && <Spaces {...props} shown={shown} isHidden={hidden !== null} />}
      {view.outcome !== null && operative.team !== null && (
        <div className={styles['aside']}>
          <Turned team={operative.team} />
        </div>
      )}
      {hidden !== null && !selecting && (
        <div className={styles['aside']}>
          <span className={styles['covers']}>
            <Icon name="lock" size={15} /> {say`face down`}
          </span>
          {takeBack != null && (
            <button
              type="button"
              className={clsx(theme['plain'], styles['change'])}
              title={say`You can change your selection until the last one is in.`}
              onClick={takeBack}
            >
              <Icon name="undo" size={16} /> {say`Change it`}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

type SpacesProps = TableProps & { readonly shown: Selected | null; readonly isHidden: boolean };

function Spaces({ view, question, shown, isHidden, hand }: SpacesProps) {
  return (
    <ol className={styles['spaces']} aria-label={say`Action spaces`} data-things="">
      {ACTIONS.map((action) => (
        <li key={action}>
          <Space
            action={action}
            marked={shown?.action === action ? shown.face : null}
            isHidden={isHidden}
            round={view.round}
            touch={
              question?.about === 'action'
                ? hand.thing(spaceThing(action), { label: say`${ACTION_WORDS[action].name}: not now`, tried: action })
                : null
            }
          />
        </li>
      ))}
    </ol>
  );
}

interface SpaceProps {
  readonly action: Action;
  readonly marked: Selected['face'] | null;
  readonly isHidden: boolean;
  readonly round: number;
  /** null when it cannot be touched at all */
  readonly touch: ThingProps | null;
}

function Space({ action, marked, isHidden, round, touch }: SpaceProps) {
  const { name, cost, does } = ACTION_WORDS[action];
  const inside = (
    <>
      <span className={styles['sign']}>
        <Pic action={action} size={22} />
      </span>
      <span className={styles['label']}>{name}</span>
      {cost > 0 && (
        <span className={styles['cost']} title={say`Costs ${many(cost, 'token')}`}>
          {Array.from({ length: cost }, (_, i) => (
            <Pic key={i} thing="token" size={11} />
          ))}
        </span>
      )}
      {marked !== null && (
        <span
          key={`${round}${isHidden}`}
          className={clsx(styles['marker'], isHidden ? styles['covered'] : styles['flips'])}
          style={{ '--face': FACE_LOOK[marked].colour } as CSSProperties}
        >
          <Pic face={marked} size={19} />
          <b>{marked}</b>
          <Hidden>{isHidden ? say`staged, face down` : say`selected`}</Hidden>
        </span>
      )}
    </>
  );
  const full = clsx(
    styles['space'],
    touch?.['data-lit'] && styles['lit'],
    touch?.['data-lit'] && touch['data-rested'] && styles['rested'],
    marked !== null && styles['marked'],
  );
  if (touch === null) {
    return (
      <div className={full} title={`${name}: ${does}`} {...termFor(action)}>
        {inside}
      </div>
    );
  }
  // What is written on it is its name; what it would do is said besides.
  const { 'aria-label': says, ...hand } = touch;
  return (
    <button type="button" className={full} title={says} {...hand} tabIndex={0}>
      <span className={styles['inside']}>{inside}</span>
    </button>
  );
}
