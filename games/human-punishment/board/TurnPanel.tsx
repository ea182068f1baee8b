import { clsx } from '@tablewright/board';
import type { CityProps } from './City.tsx';
import { TURN } from './drawing.ts';
import styles from './TurnPanel.module.css';
import { stepNow, STEPS } from './turns.ts';

const PHASES = ['Before the Human Phase', 'After the Human Phase', 'After the Machine Phase'] as const;

/** Whose turn it is, and how far it has come; what the city has been through. */
export function TurnPanel({ view, names }: CityProps) {
  const now = stepNow(view);
  return (
    <g transform={`translate(${TURN.x} ${TURN.y})`}>
      <text className={styles['turn']} x="0" y="18">
        {view.turns === 0 ? 'Set-up' : `Turn ${view.turns}`}
      </text>
      <text className={styles['who']} x="0" y="38">
        {short(names[view.active] ?? '')}
      </text>
      {STEPS.map((step, i) => (
        <g
          key={step}
          className={clsx(styles['step'], now === step && styles['now'])}
          transform={`translate(0 ${50 + i * 28})`}
        >
          <rect width={TURN.width} height="24" rx="5" />
          <text x="10" y="17">
            {step}
          </text>
        </g>
      ))}
      <text className={styles['who']} x="0" y={TURN.height - 10}>
        {PHASES[view.phase]}
      </text>
    </g>
  );
}

function short(name: string): string {
  return name.length > 20 ? `${name.slice(0, 19)}…` : name;
}
