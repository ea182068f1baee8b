import { clsx, termFor } from '@tablewright/board';
import type { View } from '@tablewright/emergent-rules';
import { theme } from '../Theme.tsx';
import { Sign, type SignName } from './signs.tsx';
import styles from './TopLine.module.css';

export interface TopTool {
  readonly name: string;
  readonly sign: SignName;
  readonly use: () => void;
}

/** The round, where in it we are, how much demand is to come, and what can be looked up. */
export function TopLine({
  view,
  phase,
  tools,
}: {
  readonly view: View;
  readonly phase: string;
  readonly tools: readonly TopTool[];
}) {
  return (
    <div className={styles['line']}>
      <span className={styles['round']}>
        <b>
          Round {Math.max(1, view.round)}
          <small> of {view.rounds}</small>
        </b>
        <span>{phase}</span>
      </span>
      {view.forecast.length > 0 && (
        <ol
          className={styles['forecast']}
          {...termFor('demand')}
          aria-label="Demand by round: the sum of all first tiers"
        >
          {view.forecast.map((total, i) => (
            <li
              key={i}
              className={clsx(i + 1 === view.round && styles['now'], i + 1 < view.round && styles['past'])}
              title={`Round ${i + 1}: the cities’ first suppliers together may sell ${total} products`}
            >
              {total}
            </li>
          ))}
        </ol>
      )}
      <span className={styles['tools']}>
        {tools.map(({ name, sign, use }) => (
          <button key={name} type="button" className={theme['plain']} onClick={use} aria-label={name} title={name}>
            <Sign name={sign} />
            <span>{name}</span>
          </button>
        ))}
      </span>
    </div>
  );
}
