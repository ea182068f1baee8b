import { clsx, Count, Icon, type Outcome, type Seat } from '@tablewright/board';
import type { View } from '@tablewright/emergent-rules';
import { regionName } from '@tablewright/emergent-rules/content';
import { useEffect, useState } from 'react';
import { fastKey, ranked, RESALE_WORDS, totals, whyWon } from './ending.ts';
import styles from './Finale.module.css';
import { called, dollars, playerOf } from './look.ts';
import { LineChart } from './parts/LineChart.tsx';
import { Piece } from './parts/signs.tsx';
import type { ScreenProps } from './props.ts';
import { Cities } from './show/Cities.tsx';
import { Report, worthLines } from './show/Report.tsx';
import { Theme, theme } from './Theme.tsx';

const ONE_BY_ONE = 700;

/** The end, behind the last round, which the board has shown. */
export function Finale(props: ScreenProps) {
  const { view, outcome } = props;
  if (outcome === null) return null;
  return view.mode === 'fast' ? <FastEnd {...props} outcome={outcome} /> : <MoneyEnd {...props} outcome={outcome} />;
}

function Winners({ outcome, me, names }: Pick<ScreenProps, 'me' | 'names'> & { readonly outcome: Outcome }) {
  const who = outcome.winners.map((seat) => called(seat, me, names));
  const verb = who.length === 1 && who[0] !== 'You' ? 'wins' : 'win';
  return (
    <header className={styles['winners']}>
      <span className={styles['crown']} style={{ color: playerOf(outcome.winners[0] ?? 0).colour }}>
        <Icon name="crown" size={40} />
      </span>
      <h2>
        {who.join(' and ')} {verb}
      </h2>
      <p>{whyWon(outcome)}</p>
    </header>
  );
}

/** How many of a list are turned over by now. */
function useTurning(count: number, still: boolean): number {
  const [turned, setTurned] = useState(still ? count : 0);
  useEffect(() => {
    if (turned >= count) return;
    const timer = setTimeout(() => setTurned(turned + 1), ONE_BY_ONE);
    return () => clearTimeout(timer);
  }, [turned, count]);
  return still ? count : turned;
}

function MoneyEnd({ view, me, names, still, outcome }: ScreenProps & { readonly outcome: Outcome }) {
  const order = ranked(view).toReversed();
  const turned = useTurning(order.length, still);
  const most = Math.max(1, ...view.players.map(({ cash }) => cash));
  const all = totals(view);
  return (
    <Theme still={still} className={styles['finale']}>
      <Winners outcome={outcome} me={me} names={names} />
      <ol className={styles['bars']} aria-label="Final money">
        {order.toReversed().map((seat) => {
          const open = order.indexOf(seat) < turned;
          return (
            <li key={seat} className={clsx(!open && styles['covered'])}>
              <span className={styles['who']}>
                <Piece thing="swatch" seat={seat} size={20} />
                <b>{called(seat, me, names)}</b>
              </span>
              <span className={styles['bar']}>
                <i
                  style={{
                    width: open ? `${(100 * all[seat]!.money) / most}%` : 0,
                    background: playerOf(seat).colour,
                  }}
                />
              </span>
              <b className={styles['money']}>
                $<Count value={open ? all[seat]!.money : 0} />
              </b>
            </li>
          );
        })}
      </ol>
      <p className={styles['quiet']}>{RESALE_WORDS}</p>
      <section>
        <h3>Money and DCs, round by round</h3>
        <LineChart lines={worthLines(view, me, names)} label="Money with the value of all DCs, by round" unit="$" />
      </section>
      <section>
        <h3>Where the money went</h3>
        <Costs view={view} me={me} names={names} />
      </section>
      <details className={styles['more']}>
        <summary>The accounts of every round</summary>
        <Report view={view} me={me} names={names} round={view.executed} />
      </details>
      <details className={styles['more']}>
        <summary>The last round, city by city</summary>
        <Cities view={view} me={me} names={names} />
      </details>
      <details className={styles['more']}>
        <summary>To talk about</summary>
        <ul className={styles['talk']}>
          <li>What worked in your plans, and what would you do otherwise?</li>
          <li>Which trade-off was the hardest: more DCs, more products, or more cylinders?</li>
          <li>When did it matter to be near, and when did it not?</li>
          <li>Which regions decided the game?</li>
        </ul>
      </details>
    </Theme>
  );
}

const PARTS = [
  { name: 'Transport', of: 'transport', colour: '#64748b' },
  { name: 'Operating', of: 'operating', colour: 'light-dark(#334155, #e2e8f0)' },
  { name: 'Products', of: 'products', colour: '#94a3b8' },
  { name: 'Cylinders', of: 'marketing', colour: '#0b6bcb' },
  { name: 'DCs', of: 'dcs', colour: 'light-dark(#cbd5e1, #475569)' },
] as const;

/** For each player one bar: what the revenue was spent on, what is left; and waste and ties as numbers. */
function Costs({ view, me, names }: Pick<ScreenProps, 'view' | 'me' | 'names'>) {
  const all = totals(view);
  return (
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label="Where the money went">
      <table>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Revenue</th>
            {PARTS.map(({ name, colour }) => (
              <th key={name} scope="col">
                <i style={{ background: colour }} />
                {name}
              </th>
            ))}
            <th scope="col">Bought</th>
            <th scope="col">Sold</th>
            <th scope="col">Wasted</th>
            <th scope="col">Ties</th>
          </tr>
        </thead>
        <tbody>
          {all.map((total) => {
            const spent = PARTS.reduce((sum, { of }) => sum + total[of], 0);
            return (
              <tr key={total.seat}>
                <th scope="row">
                  <span className={styles['who']}>
                    <Piece thing="swatch" seat={total.seat} size={16} />
                    <span>{called(total.seat, me, names)}</span>
                  </span>
                  <span className={styles['split']} aria-hidden="true">
                    {PARTS.map(({ name, of, colour }) => (
                      <i
                        key={name}
                        style={{ background: colour, width: `${(100 * total[of]) / Math.max(1, spent)}%` }}
                      />
                    ))}
                  </span>
                </th>
                <td className={theme['money']}>{dollars(total.revenue)}</td>
                {PARTS.map(({ name, of }) => (
                  <td key={name}>{dollars(total[of])}</td>
                ))}
                <td>{total.bought}</td>
                <td>{total.sold}</td>
                <td>{total.wasted}</td>
                <td>{total.ties}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

// ------------------------------------------------------------------------------------------------------------ Fast Play

const QUICK = 260;

function FastEnd({ view, me, names, still, outcome }: ScreenProps & { readonly outcome: Outcome }) {
  const [turned, setTurned] = useState(still ? view.regions.length : 0);
  useEffect(() => {
    if (turned >= view.regions.length) return;
    const timer = setTimeout(() => setTurned(turned + 1), QUICK);
    return () => clearTimeout(timer);
  }, [turned, view.regions.length]);
  const shown = { ...view, regions: view.regions.slice(0, turned) };
  const done = turned >= view.regions.length;
  return (
    <Theme still={still} className={styles['finale']}>
      {done && <Winners outcome={outcome} me={me} names={names} />}
      <ol className={clsx(styles['bars'], styles['points'])} aria-label="Points">
        {(done ? ranked(view) : view.players.map((_, seat) => seat)).map((seat) => (
          <Points key={seat} view={shown} seat={seat} me={me} names={names} />
        ))}
      </ol>
      <section>
        <h3>Region by region</h3>
        <ul className={styles['regions']}>
          {view.regions.map(({ region, colour, cubes, points, won }, i) => (
            <li key={region} className={clsx(i >= turned && styles['covered'])}>
              <b>
                {regionName(region)}
                {colour !== 'plain' && <small> {colour}</small>}
              </b>
              <span>
                {cubes.map((n, seat) =>
                  n === 0 ? null : (
                    <span key={seat} className={clsx(won === seat && styles['won'])}>
                      <Piece thing="swatch" seat={seat} size={15} /> {n}
                      {points[seat]! > 0 && <em>+{points[seat]}</em>}
                    </span>
                  ),
                )}
                {cubes.every((n) => n === 0) && <small>empty</small>}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Theme>
  );
}

function Points({
  view,
  seat,
  me,
  names,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly me: Seat | 'spectator';
  readonly names: readonly string[];
}) {
  const [points, green, red, won] = fastKey(view, seat);
  return (
    <li>
      <span className={styles['who']}>
        <Piece thing="swatch" seat={seat} size={20} />
        <b>{called(seat, me, names)}</b>
      </span>
      <span className={styles['quiet']}>
        {won} won · G {green} · R {red}
      </span>
      <b className={styles['money']}>
        <Count value={points} /> pts
      </b>
    </li>
  );
}
