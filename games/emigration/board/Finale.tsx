import { classes, Icon } from '@tablewright/board';
import { cardOf, destinationOf } from '@tablewright/emigration-rules/content';
import type { CSSProperties } from 'react';
import { Face } from './Card.tsx';
import { endingOf } from './ending.ts';
import styles from './Finale.module.css';
import { Rosette } from './guilloche.tsx';
import { nationalityOf } from './look.ts';
import type { ScreenProps } from './props.ts';
import { Coin, Oval, Seal } from './signs.tsx';
import { World } from './World.tsx';

/** Everybody's page is turned over in order, with its stamp; then the two cards that nobody saw. */
export function Finale({ view, names, me, outcome, still }: ScreenProps) {
  if (outcome === null) return null;
  const order = view.ranking ?? view.players.map((_, seat) => seat);
  const { title, why } = endingOf(view, outcome, names, me);
  const beat = 420;
  return (
    <World still={still} className={styles['finale']}>
      <header className={styles['head']}>
        <h2>{title}</h2>
        <p>{why}</p>
      </header>
      <ol className={styles['pages']}>
        {order.map((seat, rank) => (
          <Page
            key={seat}
            view={view}
            name={names[seat] ?? ''}
            seat={seat}
            mine={seat === me}
            won={outcome.winners.includes(seat)}
            delay={still ? 0 : 300 + rank * beat}
          />
        ))}
      </ol>
      <div className={styles['rest']}>
        <section>
          <h3>Never seen by anybody</h3>
          <div className={styles['removed']}>
            {(view.removed ?? []).map((id, i) => (
              <span
                key={i}
                className={styles['card']}
                style={{ animationDelay: `${300 + (order.length + i) * beat}ms` }}
                title={cardOf(id).name}
              >
                <Face id={id} pandemics={view.pandemics} />
              </span>
            ))}
          </div>
        </section>
        <section className={styles['how']}>
          <h3>What the lanes asked for</h3>
          <ol className={styles['lanes']}>
            {view.lanes.map(({ drawn, left }, i) => (
              <li key={i}>
                <b>Lane {i + 1}</b>
                <span className={styles['tokens']}>
                  {drawn.map((token, n) => (
                    <span key={`d${n}`} className={styles['drawn']}>
                      {token}
                    </span>
                  ))}
                  {left.map((token, n) => (
                    <span key={`l${n}`}>{token}</span>
                  ))}
                </span>
              </li>
            ))}
          </ol>
          <p className={styles['key']}>Filled: drawn by somebody. Open: stayed in the stack.</p>
        </section>
      </div>
    </World>
  );
}

interface PageProps {
  readonly view: ScreenProps['view'];
  readonly name: string;
  readonly seat: number;
  readonly mine: boolean;
  readonly won: boolean;
  readonly delay: number;
}

function Page({ view, name, seat, mine, won, delay }: PageProps) {
  const player = view.players[seat]!;
  const { attempt } = player;
  const inside = attempt?.in === true;
  return (
    <li className={classes(styles['page'], won && styles['won'])} style={{ '--delay': `${delay}ms` } as CSSProperties}>
      <Rosette className={styles['rosette']} />
      <p className={styles['who']}>
        {won && <Icon name="crown" size={20} />}
        <b title={name}>
          {name}
          {mine && ' (you)'}
        </b>
      </p>
      <p className={styles['route']}>
        <Oval country={nationalityOf(player).country} size={30} />
        <Icon name="arrow" size={15} />
        <Oval country={destinationOf(player.destination).country} size={30} />
        <span>{destinationOf(player.destination).name}</span>
      </p>
      <p className={inside ? styles['admitted'] : styles['refused']}>{inside ? 'Admitted' : 'Refused'}</p>
      {attempt !== null && (
        <p className={styles['drew']}>
          Lane {attempt.lane} asked for <b>{attempt.token}</b>
        </p>
      )}
      <p className={styles['left']}>
        <Seal size={18} /> {player.assurance} <Coin size={18} /> {player.money} {inside ? 'left' : 'in hand'}
      </p>
      {!inside && (player.passports === 0 || player.tickets === 0) && (
        <p className={styles['lacked']}>
          No {player.passports === 0 ? 'Passport' : 'Ticket'}
          {player.passports === 0 && player.tickets === 0 ? ' and no Ticket' : ''}
        </p>
      )}
    </li>
  );
}
