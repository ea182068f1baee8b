import { clsx } from '@tablewright/board';
import type { View } from '@tablewright/human-punishment-rules';
import styles from './ClosedEyes.module.css';
import { frameOf } from './look.ts';
import { Sign } from './signs.tsx';

/** By the kind of a step; the last is the sheet that everybody confirms. */
const STEPS = [
  ['Machines look', 'Machines learn who the Humans are; with five or six players also who the Machines are.'],
  ['A Machine recruits', 'A Machine that is alone may turn a Human. Only with five or six players.'],
  ['Legion infects', 'If the city is weak enough, Legion takes one or two over. Only with five or six players.'],
  ['Everybody looks', 'Each of you looks at your own faction, alone. It may have changed.'],
] as const;

/** HPB-766 The Machine Phase: the same picture for everybody, whatever one learns or chooses. */
export function ClosedEyes({ view }: { readonly view: Pick<View, 'now' | 'seats'> }) {
  const now = frameOf(view, 'machineStep')?.kind ?? STEPS.length - 1;
  return (
    <div className={styles['eyes']}>
      <Sign id="machine" size={56} />
      <h3>The Machine Phase</h3>
      <p>
        All eyes are closed. Everybody is asked the same number of times, whether or not there is anything to choose.
      </p>
      <ol>
        {STEPS.map(([name, says], i) =>
          view.seats < 5 && (i === 1 || i === 2) ? null : (
            <li key={name} className={clsx(i === now && styles['now'])} aria-current={i === now ? 'step' : undefined}>
              <b>{name}</b>
              <span>{says}</span>
            </li>
          ),
        )}
      </ol>
    </div>
  );
}
