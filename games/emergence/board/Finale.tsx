import { clsx, Icon, StepChart } from '@tablewright/board';
import type { CSSProperties } from 'react';
import { many, say } from '@tablewright/kernel/words';
import { AgentIcon } from './Agent.tsx';
import { AllegianceCard } from './AllegianceCard.tsx';
import { totalsByEvent, whyWon, winnersOf } from './ending.ts';
import styles from './Finale.module.css';
import { TEAM_LOOK } from './colours.ts';
import type { ScreenProps } from './props.ts';
import { Pic } from './signs.tsx';
import { Theme, theme } from './Theme.tsx';

/** EMG-508 All cards turned over, why who won, every split, every spying, and how it went. */
export function Finale({ view, names, me, outcome, still }: ScreenProps) {
  if (outcome === null) return null;
  const winner = winnersOf(outcome);
  const look = TEAM_LOOK[winner];
  const won = me !== 'spectator' && outcome.winners.includes(me);
  const totals = totalsByEvent(view);
  return (
    <Theme still={still} className={clsx(theme['panel'], styles['finale'])}>
      <header className={styles['head']} style={{ '--team': look.colour } as CSSProperties}>
        <span className={styles['crest']}>
          <Pic team={winner} size={54} />
        </span>
        <div>
          <h2>{winner === 'ai' ? say`The A.I. win` : say`The Humans win`}</h2>
          {me !== 'spectator' && (
            <p className={styles['you']}>{won ? say`You are among the winners.` : say`You lost this one.`}</p>
          )}
          <p>{whyWon(outcome, view)}</p>
        </div>
      </header>
      <ol className={styles['cards']} aria-label={say`All cards`}>
        {view.operatives.map(({ colour, team, tokens }, seat) => (
          <li key={seat} className={clsx(outcome.winners.includes(seat) && styles['winner'])}>
            <AllegianceCard team={team} open small delay={still ? 0 : 250 + seat * 220} />
            <AgentIcon colour={colour} face={null} size={30} />
            <span className={styles['named']}>
              <span className={styles['name']} title={names[seat]}>
                {names[seat]}
              </span>
              {seat === me && <span>({say`you`})</span>}
            </span>
            <span className={styles['rest']}>
              {outcome.winners.includes(seat) && <Icon name="crown" size={15} />}
              {say`${many(tokens, 'token')} left`}
            </span>
          </li>
        ))}
      </ol>
      {view.assimilations.length > 0 ? (
        <section className={styles['how']}>
          <div>
            <h3>{say`How it went`}</h3>
            <StepChart
              label={say`Totals after each event: A.I. ${totals.ai.join(', ')}; Humans ${totals.human.join(', ')}`}
              moment={say`event`}
              lines={[
                { name: say`A.I.`, colour: TEAM_LOOK.ai.colour, values: totals.ai, goal: view.required.ai },
                {
                  name: say`Hum.`,
                  colour: TEAM_LOOK.human.colour,
                  values: totals.human,
                  goal: view.required.human,
                  dash: '7 4',
                },
              ]}
            />
          </div>
          <Splits view={view} names={names} />
        </section>
      ) : (
        <p className={styles['quietly']}>{say`Nobody ever opened the box.`}</p>
      )}
      {view.spied.length > 0 && (
        <section>
          <h3>{say`Who spied on whom`}</h3>
          <ul className={styles['spies']}>
            {view.spied.map(({ by, on, saw }, i) => (
              <li key={i}>
                <Pic action="spy" size={18} />
                <span>
                  {saw === null
                    ? say`${names[by] ?? ''} saw ${names[on] ?? ''}`
                    : say`${names[by] ?? ''} saw ${names[on] ?? ''}: ${TEAM_LOOK[saw].name}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Theme>
  );
}

/** Every insertion as it really was. */
function Splits({ view, names }: Pick<ScreenProps, 'view' | 'names'>) {
  return (
    <div className={styles['splits']}>
      <h3>{say`What everybody inserted`}</h3>
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={say`What everybody inserted`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say`Event`}</th>
              {view.assimilations.map((_, event) => (
                <th key={event} scope="col">
                  {event + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.operatives.map(({ colour, team }, seat) => (
              <tr key={seat}>
                <th scope="row">
                  <span className={styles['who']}>
                    <AgentIcon colour={colour} face={null} size={20} />
                    <span className={styles['name']}>{names[seat]}</span>
                    {team !== null && <Pic team={team} size={15} />}
                  </span>
                </th>
                {view.assimilations.map(({ inserted }, event) => {
                  const one = inserted.find((insertion) => insertion.seat === seat);
                  return (
                    <td key={event}>
                      {one === undefined ? '–' : <Split ai={one.split?.ai ?? 0} human={one.split?.human ?? 0} />}
                    </td>
                  );
                })}
              </tr>
            ))}
            <tr className={styles['sum']}>
              <th scope="row">{say`Out of the box`}</th>
              {view.assimilations.map(({ opened }, event) => (
                <td key={event}>{opened === null ? '–' : <Split ai={opened.ai} human={opened.human} />}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className={styles['key']}>
        <Pic team="ai" size={14} /> {say`A.I. compartment`} · <Pic team="human" size={14} /> {say`Human compartment`}
      </p>
    </div>
  );
}

function Split({ ai, human }: { readonly ai: number; readonly human: number }) {
  return (
    <span className={styles['split']}>
      {ai > 0 && (
        <span style={{ color: TEAM_LOOK.ai.colour }}>
          <Pic team="ai" size={12} />
          {ai}
        </span>
      )}
      {human > 0 && (
        <span style={{ color: TEAM_LOOK.human.colour }}>
          <Pic team="human" size={12} />
          {human}
        </span>
      )}
    </span>
  );
}
