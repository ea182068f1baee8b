import { clsx, Count, Hidden, Icon, type Seat, shared } from '@tablewright/board';
import type { View } from '@tablewright/emergent-rules';
import { seatThing } from '@tablewright/kernel';
import { called, change, playerOf } from '../look.ts';
import type { CSSProperties } from 'react';
import { many } from '@tablewright/kernel/words';
import { type Scene, sum } from '../scene.ts';
import styles from './Ledgers.module.css';
import { Piece } from './signs.tsx';

/** Everybody's money and DCs; what comes in and goes out is written beside it as it happens. */
export function Ledgers({
  view,
  scene,
  me,
  names,
  money,
  tone,
  past,
}: {
  readonly view: View;
  readonly scene: Scene;
  readonly me: Seat | 'spectator';
  readonly names: readonly string[];
  /** by seat, what the present step brings */
  readonly money: readonly number[] | null;
  readonly tone: string;
  /** a past round is shown: who has locked is no part of it */
  readonly past: boolean;
}) {
  // a shipment is asked of some alone, and who that is stands above the board
  const planning = view.now.find(({ stage }) => stage === 'plan' || stage === 'place');
  const ready = planning !== undefined && 'ready' in planning ? planning.ready : null;
  return (
    <ul className={styles['ledgers']} aria-label="Ledgers">
      {scene.seats.map((seat, i) => (
        <li
          key={i}
          className={clsx(styles['ledger'], i === me && styles['mine'])}
          style={{ '--player': playerOf(i).colour } as CSSProperties}
          data-place={seatThing(i)}
        >
          <span className={styles['who']}>
            <Piece thing="swatch" seat={i} size={18} />
            <b className={shared['clipped']}>{called(i, me, names)}</b>
            <State ready={past ? null : (ready?.[i] ?? null)} idle={view.players[i]!.idle} />
          </span>
          <span className={styles['cash']}>
            <Hidden>Cash </Hidden>$<Count value={seat.cash} />
            {money !== null && money[i] !== 0 && (
              <em key={tone} className={clsx(money[i]! > 0 ? styles['in'] : styles['gone'])}>
                {change(money[i]!)}
              </em>
            )}
          </span>
          <span className={styles['dcs']}>
            <span title={many(sum(seat.small), 'small DC')}>
              <Piece thing="small" seat={i} size={15} /> {sum(seat.small)}
            </span>
            <span title={many(sum(seat.large), 'large DC')}>
              <Piece thing="large" seat={i} size={17} /> {sum(seat.large)}
            </span>
            <span title={many(sum(seat.stock), 'product')}>
              <Piece thing="cube" seat={i} size={14} /> {sum(seat.stock)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function State({ ready, idle }: { readonly ready: boolean | null; readonly idle: boolean }) {
  if (idle) return <span className={styles['state']}>out of business</span>;
  if (ready === null) return null;
  return (
    <span className={clsx(styles['state'], ready && styles['ready'])} title={ready ? 'locked' : 'still planning'}>
      <Icon name={ready ? 'lock' : 'hourglass'} size={14} />
      <Hidden>{ready ? 'locked' : 'still planning'}</Hidden>
    </span>
  );
}
