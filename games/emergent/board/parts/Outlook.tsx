import { classes } from '@tablewright/board';
import type { View } from '@tablewright/emergent-rules';
import { cardOf, CITIES, FORECAST, OUTLOOK, SETS } from '@tablewright/emergent-rules/content';
import { useState } from 'react';
import { world } from '../World.tsx';
import styles from './Outlook.module.css';

/** EMT-810 All six demand sets of every round can be looked up; which one comes, nobody knows. */
export function Outlook({ view }: { readonly view: View }) {
  const [round, setRound] = useState(Math.max(1, view.round));
  const placed = view.sets[round - 1];
  return (
    <div className={styles['outlook']}>
      <div className={styles['rounds']} role="group" aria-label="Which round">
        {view.forecast.map((total, i) => (
          <button
            key={i}
            type="button"
            className={classes(world['plain'], i + 1 === round && styles['now'])}
            aria-pressed={i + 1 === round}
            onClick={() => setRound(i + 1)}
          >
            Round {i + 1} · {total}
          </button>
        ))}
      </div>
      <p className={styles['small']}>
        {placed === undefined
          ? `One of these six sets comes in round ${round}. First tiers always add up to ${FORECAST[round - 1]}.`
          : `In round ${round} it was set ${placed}.`}
      </p>
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={`Demand sets of round ${round}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">City</th>
              {SETS.map((name) => (
                <th key={name} scope="col" className={classes(name === placed && styles['placed'])}>
                  {name}
                </th>
              ))}
              <th scope="col">In sets</th>
            </tr>
          </thead>
          <tbody>
            {CITIES.map(({ name, rank }, city) => (
              <tr key={name}>
                <th scope="row">
                  <i>{rank}</i> {name}
                </th>
                {SETS.map((set, i) => {
                  const card = cardOf(round, i, city);
                  return (
                    <td key={set} className={classes(set === placed && styles['placed'])}>
                      {card === null ? <span className={styles['none']}>–</span> : card.join('/')}
                    </td>
                  );
                })}
                <td>{OUTLOOK[round - 1]![city]!.sets}/6</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
