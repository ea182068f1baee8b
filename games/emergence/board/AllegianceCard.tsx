import { clsx } from '@tablewright/board';
import type { Team } from '@tablewright/emergence-rules/content';
import type { CSSProperties, ReactNode } from 'react';
import styles from './AllegianceCard.module.css';
import { TEAM_LOOK } from './colours.ts';
import { Pic } from './signs.tsx';

export interface CardProps {
  readonly team: Team | null;
  readonly open: boolean;
  readonly caption?: ReactNode;
  /** milliseconds to wait before it turns, when many turn one after the other */
  readonly delay?: number;
  readonly small?: boolean;
}

/** An allegiance card. What is on its face is drawn only while it lies open: nobody reads it from the page's source. */
export function AllegianceCard({ team, open, caption, delay = 0, small = false }: CardProps) {
  const look = team === null ? null : TEAM_LOOK[team];
  return (
    <figure
      className={clsx(styles['card'], small && styles['small'])}
      style={{ '--team': look?.colour ?? '#8696b8', '--delay': `${delay}ms` } as CSSProperties}
    >
      {open && look !== null && team !== null ? (
        <div className={styles['front']}>
          <span className={styles['picture']}>
            <Pic team={team} size={small ? 34 : 58} />
          </span>
          <b>{look.name}</b>
        </div>
      ) : (
        <div className={styles['back']}>
          <span>?</span>
        </div>
      )}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
