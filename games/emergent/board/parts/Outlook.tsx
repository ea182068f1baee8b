import { clsx, Reconstructed } from '@tablewright/board';
import type { View } from '@tablewright/emergent-rules';
import { cardOf, CITIES, DEMAND_PROVENANCE, FORECAST, SETS } from '@tablewright/emergent-rules/content';
import { possibleSets } from '@tablewright/emergent-rules/outlook';
import { useState } from 'react';
import styles from './Outlook.module.css';
import { Rounds } from './Rounds.tsx';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** EMT-810 All six demand sets of every round can be looked up; which one comes, nobody knows. EMT-820 A fifth round
 * cannot bring the set of the fourth again. */
export function Outlook({ view }: { readonly view: View }) {
  const [round, setRound] = useState(Math.max(1, view.round));
  const placed = view.sets[round - 1];
  const sets = placed === undefined ? possibleSets({ round, sets: view.sets }) : SETS.map((_, set) => set);
  return (
    <div className={styles['outlook']}>
      <Rounds
        rounds={view.forecast.length}
        round={round}
        look={setRound}
        more={(one) => ` · ${view.forecast[one - 1]}`}
      />
      <p className={styles['small']}>
        {placed === undefined
          ? `One of these ${NUMBERS[sets.length]} sets comes in round ${round}. The first numbers always add up to ${FORECAST[round - 1]}.`
          : `In round ${round} it was set ${placed}.`}{' '}
        <Reconstructed provenance={DEMAND_PROVENANCE} thing="set" />
      </p>
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={`Demand sets of round ${round}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">City</th>
              {sets.map((set) => (
                <th key={set} scope="col" className={clsx(SETS[set] === placed && styles['placed'])}>
                  {SETS[set]}
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
                {sets.map((set) => {
                  const card = cardOf(round, set, city);
                  return (
                    <td key={set} className={clsx(SETS[set] === placed && styles['placed'])}>
                      {card === null ? <span className={styles['none']}>–</span> : card.join('/')}
                    </td>
                  );
                })}
                <td>
                  {sets.filter((set) => cardOf(round, set, city) !== null).length} in {sets.length}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
