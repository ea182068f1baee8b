import { rich } from '@tablewright/board';
import { say } from '@tablewright/kernel/words';
import type { CSSProperties } from 'react';
import styles from './Happenings.module.css';
import { nationalityOf } from './look.ts';
import { Officer } from './Officer.tsx';
import type { Cue } from './motion.ts';
import type { ScreenProps } from './props.ts';
import { Die, Oval } from './signs.tsx';
import { Rosette } from './guilloche.tsx';

// The moments that everybody watches: a die, and a stamp. They lie over the desk and take no touch: whoever is asked
// meanwhile can answer through them.

type Of<K extends Cue['kind']> = Extract<Cue, { kind: K }>;
type Names = Pick<ScreenProps, 'names'>;

export function Roll({ cue: { die, by, says }, names }: Names & { readonly cue: Of<'roll'> }) {
  return (
    <div className={styles['roll']} aria-hidden="true">
      <div className={styles['tumble']} style={{ '--turns': 2 + die } as CSSProperties}>
        <Die face={die} size={92} />
      </div>
      <p className={styles['note']}>
        <b>{names[by]}</b> {says}
      </p>
    </div>
  );
}

/** The officer looks at the token and the stamp comes down. */
export function Stamp({
  cue: { told },
  names,
  view,
}: Names & Pick<ScreenProps, 'view'> & { readonly cue: Of<'cross'> }) {
  const player = view.players[told.by]!;
  return (
    <div className={styles['crossing']} aria-hidden="true">
      <div className={styles['page']}>
        <Rosette className={styles['rosette']} />
        <div className={styles['row']}>
          <Officer lane={told.lane} size={76} />
          <div>
            <p className={styles['who']}>
              <Oval country={nationalityOf(player).country} size={30} /> {names[told.by]}
            </p>
            <p>{say`Lane ${told.lane} · ${told.in ? told.assurance + told.token : told.assurance} Assurance`}</p>
          </div>
          <span className={styles['token']}>{told.token}</span>
        </div>
        <span className={told.in ? styles['admitted'] : styles['refused']}>
          {told.in ? say`Admitted` : say`Refused`}
        </span>
        <p className={styles['why']}>
          {told.in
            ? say`${told.token} given up, ${told.assurance} left`
            : told.papers
              ? say`${told.token} wanted, ${told.assurance} there`
              : say`Passport or Ticket missing`}
        </p>
      </div>
    </div>
  );
}

/** The desk is empty: everybody sets out. */
export function SetOut({ cue, names }: Names & { readonly cue: Of<'border'> }) {
  return (
    <div className={styles['roll']} aria-hidden="true">
      <p className={styles['banner']}>{say`To the border`}</p>
      <p className={styles['note']}>{rich`Everything is taken. ${<b>{names[cue.first]}</b>} is first.`}</p>
    </div>
  );
}
