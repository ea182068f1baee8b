import { clsx } from '@tablewright/board';
import type { ReactNode } from 'react';
import { theme } from '../Theme.tsx';
import styles from './Rounds.module.css';

interface RoundsProps {
  readonly rounds: number;
  /** the one that is looked at */
  readonly round: number;
  readonly look: (round: number) => void;
  /** what stands behind the number of a round */
  readonly more?: (round: number) => ReactNode;
}

/** Which round is looked at: one button for each. */
export function Rounds({ rounds, round, look, more }: RoundsProps) {
  return (
    <div className={styles['rounds']} role="group" aria-label="Which round">
      {Array.from({ length: rounds }, (_, i) => i + 1).map((one) => (
        <button
          key={one}
          type="button"
          className={clsx(theme['plain'], one === round && styles['now'])}
          aria-pressed={one === round}
          onClick={() => look(one)}
        >
          Round {one}
          {more?.(one)}
        </button>
      ))}
    </div>
  );
}
