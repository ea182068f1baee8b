import { clsx, Count, Reconstructed } from '@tablewright/board';
import type { View } from '@tablewright/emigration-rules';
import { cardOf, type Destination, destinationOf } from '@tablewright/emigration-rules/content';
import { signed } from '@tablewright/kernel';
import { many, say } from '@tablewright/kernel/words';
import styles from './Bill.module.css';
import { Rosette } from './guilloche.tsx';
import { oneIn, percent } from './look.ts';
import type { Player } from './props.ts';
import { Coin, Oval, Seal, ThingSign } from './signs.tsx';
import { billOf, type Line, type Outlook } from './table.ts';

interface BillProps {
  readonly view: View;
  readonly player: Player;
  readonly outlook: Outlook;
  readonly pointed?: string | null;
}

/** My Destination as a bill: what it pays for, what it would come to now, and which lanes would let me in. */
export function Bill({ view, player, outlook, pointed = null }: BillProps) {
  const to = destinationOf(player.destination);
  const lines = billOf(view, player, (id) => cardOf(id).name);
  const { forecast, chances, lacks } = outlook;
  const minimum = minimumWords(to);
  const shortNow = forecast.losses.some(({ because }) => because === to.id);
  return (
    <div className={clsx(styles['bill'], pointed === 'bill' && styles['pointed'])} data-place="bill">
      <Rosette className={styles['rosette']} />
      <p className={styles['title']}>
        <Oval country={to.country} size={30} />
        <b>{to.name}</b>
        <Reconstructed provenance={to.provenance} thing={say`Destination`} />
      </p>
      <table>
        <tbody>
          {lines.map((line, i) => (
            <Row key={i} line={line} />
          ))}
          {minimum !== null && !shortNow && (
            <tr className={styles['met']}>
              <th scope="row" colSpan={2}>
                {say`${minimum} or more: no loss`}
              </th>
              <td>✓</td>
            </tr>
          )}
          <tr className={styles['sum']}>
            <th scope="row" colSpan={2}>
              {say`If it ended now`}
            </th>
            <td>
              <Seal size={16} />
              <Count value={forecast.assurance} />
            </td>
          </tr>
        </tbody>
      </table>
      <ol className={styles['chances']} aria-label={say`Chance to get in, by lane`}>
        {chances.map(({ lane, chance }) => (
          <li key={lane} className={clsx(chance === 0 && styles['none'], chance === 1 && styles['sure'])}>
            <span>{say`lane ${lane}`}</span>
            <b>{percent(chance)}</b>
          </li>
        ))}
      </ol>
      <p className={styles['outlook']}>
        {lacks.length > 0 && <em>{lackWords(lacks)} </em>}
        {outlookWords(outlook)}
      </p>
    </div>
  );
}

function minimumWords({ documentMinimum, connectionMinimum }: Destination): string | null {
  if (documentMinimum !== null) return many(documentMinimum.fewerThan, 'Document');
  return connectionMinimum === null ? null : many(connectionMinimum.fewerThan, 'Connection');
}

function lackWords(lacks: Outlook['lacks']): string {
  if (lacks.length > 1) return say`First you need a Passport and Ticket.`;
  return lacks[0] === 'passport' ? say`First you need a Passport.` : say`First you need a Ticket.`;
}

/** What was traded, once it is done. */
export function Receipt({ player }: { readonly player: Player }) {
  const { withdrawal, destination } = player;
  if (withdrawal === null) return null;
  const to = destinationOf(destination);
  return (
    <div className={styles['bill']} data-place="bill">
      <Rosette className={styles['rosette']} />
      <p className={styles['title']}>
        <Oval country={to.country} size={30} />
        <b>{to.name}</b>
        <Reconstructed provenance={to.provenance} thing={say`Destination`} />
      </p>
      <table>
        <tbody>
          {(['money', 'documents', 'connections'] as const).map((kind) => (
            <Row
              key={kind}
              line={{
                what: kind,
                label: TRADED[kind],
                held: withdrawal[kind] * to[kind].each,
                rate: to[kind],
                brings: withdrawal[kind] * to[kind].brings,
              }}
            />
          ))}
          {withdrawal.lost > 0 && (
            <Row
              line={{
                what: 'loss',
                label: say`Losses due`,
                held: null,
                rate: null,
                brings: -withdrawal.lost,
              }}
            />
          )}
          <tr className={styles['sum']}>
            <th scope="row" colSpan={2}>
              {say`At the lanes with`}
            </th>
            <td>
              <Seal size={16} />
              {withdrawal.assurance}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const TRADED = {
  money: say`Money traded`,
  documents: say`Documents traded`,
  connections: say`Connections traded`,
} as const;

/** "lane 2 lets you in 1 in 3; with 1 more: 2 in 3" */
function outlookWords({ best, next }: Outlook): string {
  if (next === null) {
    return best.chance === 0
      ? say`No lane would let you in yet.`
      : say`Lane ${best.lane} would let you in ${oneIn(best.chance)}.`;
  }
  const { lane, chance } = next.best;
  return best.chance === 0
    ? say`No lane would let you in yet; with ${next.more} more, lane ${lane}: ${oneIn(chance)}.`
    : say`Lane ${best.lane} would let you in ${oneIn(best.chance)}; with ${next.more} more, lane ${lane}: ${oneIn(chance)}.`;
}

const SIGNS = {
  held: <Seal size={15} />,
  money: <Coin size={15} />,
  documents: <ThingSign thing="document" size={15} />,
  connections: <ThingSign thing="connection" size={15} />,
  loss: null,
} as const;

function Row({ line: { what, label, held, rate, brings } }: { readonly line: Line }) {
  if (what === 'loss') {
    return (
      <tr className={styles['loss']}>
        <th scope="row" colSpan={2}>
          {label}
        </th>
        <td>{signed(brings)}</td>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row">
        <span className={styles['thing']}>
          {SIGNS[what]}
          {held !== null && (
            <b>
              <Count value={held} />
            </b>
          )}
          {label}
        </span>
      </th>
      <td className={styles['rate']}>
        {rate !== null && (
          <>
            {rate.each} → {rate.brings}
          </>
        )}
      </td>
      <td>
        <Count value={brings} />
      </td>
    </tr>
  );
}
