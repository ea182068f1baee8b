import { clsx, type Seat } from '@tablewright/board';
import type { Account, View } from '@tablewright/emergent-rules';
import { CYLINDER, PRODUCT, START_MONEY } from '@tablewright/emergent-rules/content';
import { useState } from 'react';
import { called, change, dollars } from '../look.ts';
import { LineChart } from '../parts/LineChart.tsx';
import { Piece } from '../parts/signs.tsx';
import { theme } from '../Theme.tsx';
import { Rounds } from '../parts/Rounds.tsx';
import styles from './Report.module.css';

interface ReportProps {
  readonly view: View;
  readonly me: Seat | 'spectator';
  readonly names: readonly string[];
  readonly round: number;
}

/** The accounts of a round by player, with a way to the earlier ones, and the money over the rounds. */
export function Report({ view, me, names, round: first }: ReportProps) {
  const [round, setRound] = useState(first);
  const rounds = finished(view);
  const accounts = view.book[round - 1] ?? [];
  return (
    <div className={styles['report']}>
      {rounds > 1 && <Rounds rounds={rounds} round={round} look={setRound} />}
      <AccountsTable accounts={accounts} me={me} names={names} />
      <LineChart lines={worthLines(view, me, names)} label="Money with the value of all DCs, by round" unit="$" />
      <p className={styles['small']}>The lines count money and what the DCs would bring.</p>
    </div>
  );
}

/** How many rounds are in the book to the end. */
export function finished(view: View): number {
  return view.outcome !== null ? view.executed : Math.min(view.executed, view.round - 1);
}

export function worthLines(view: View, me: Seat | 'spectator', names: readonly string[]) {
  const rounds = finished(view);
  return view.players.map((_, seat) => ({
    seat,
    name: called(seat, me, names),
    values: [START_MONEY, ...view.book.slice(0, rounds).map((accounts) => accounts[seat]?.worth ?? 0)],
  }));
}

interface Row {
  readonly name: string;
  readonly of: (account: Account) => number;
  readonly says: (n: number) => string;
  readonly kind?: 'sum' | 'quiet';
}

const ROWS: readonly Row[] = [
  { name: 'Sold', of: ({ sold }) => sold, says: String, kind: 'quiet' },
  { name: 'Revenue', of: ({ revenue }) => revenue, says: change },
  { name: 'Transport', of: ({ transport }) => -transport, says: change },
  { name: 'Operating cost', of: ({ operating }) => -operating, says: change },
  { name: 'Products bought', of: ({ products }) => -products * PRODUCT.price, says: change },
  { name: 'Cylinders', of: ({ cylinders }) => -cylinders * CYLINDER.price, says: change },
  { name: 'DCs built and sold', of: ({ built, resold, forced }) => resold + forced - built, says: change },
  { name: 'Profit', of: ({ profit }) => profit, says: change, kind: 'sum' },
  { name: 'Cash', of: ({ cash }) => cash, says: dollars, kind: 'sum' },
  { name: 'Thrown away', of: ({ liquidated }) => liquidated, says: String, kind: 'quiet' },
  { name: 'Ties', of: ({ ties }) => ties, says: String, kind: 'quiet' },
];

function AccountsTable({
  accounts,
  me,
  names,
}: {
  readonly accounts: readonly Account[];
  readonly me: Seat | 'spectator';
  readonly names: readonly string[];
}) {
  const best = Math.max(...accounts.map(({ profit }) => profit));
  return (
    <table className={styles['accounts']}>
      <thead>
        <tr>
          <td />
          {accounts.map(({ seat }) => (
            <th key={seat} scope="col">
              <Piece thing="swatch" seat={seat} size={15} />
              <span>{called(seat, me, names)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ name, of, says, kind }) => (
          <tr key={name} className={kind === undefined ? undefined : styles[kind]}>
            <th scope="row">{name}</th>
            {accounts.map((account) => {
              const n = of(account);
              const isMoney = kind !== 'quiet' && name !== 'Cash';
              return (
                <td
                  key={account.seat}
                  className={clsx(isMoney && n > 0 && theme['money'], isMoney && n < 0 && theme['cost'])}
                >
                  {says(n)}
                  {name === 'Profit' && account.profit === best && accounts.length > 1 ? ' ★' : ''}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
