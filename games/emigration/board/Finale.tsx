import { clsx, Icon, rich, shared } from '@tablewright/board';
import { cardOf, destinationOf } from '@tablewright/emigration-rules/content';
import { say } from '@tablewright/kernel/words';
import type { CSSProperties } from 'react';
import { Face } from './Card.tsx';
import { Growth } from './Growth.tsx';
import { endingOf } from './ending.ts';
import styles from './Finale.module.css';
import { Rosette } from './guilloche.tsx';
import { nationalityOf } from './look.ts';
import { penOf } from './pens.ts';
import type { ScreenProps } from './props.ts';
import { Coin, Oval, Seal } from './signs.tsx';
import { Theme } from './Theme.tsx';

/** Everybody's page is turned over in order, with its stamp; then the two cards that nobody saw. */
export function Finale({ view, names, me, outcome, still }: ScreenProps) {
  if (outcome === null) return null;
  const order = view.ranking ?? view.players.map((_, seat) => seat);
  const { title, why } = endingOf(view, outcome, names, me);
  const beat = 420;
  return (
    <Theme still={still} className={styles['finale']}>
      <header className={styles['head']}>
        <h2>{title}</h2>
        <p>{why}</p>
      </header>
      <ol
        className={styles['pages']}
        style={{ '--columns': order.length > 4 ? Math.ceil(order.length / 2) : order.length } as CSSProperties}
      >
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
      <Course view={view} names={names} />
      <div className={styles['rest']}>
        <section>
          <h3>{say`Never seen by anybody`}</h3>
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
          <h3>{say`What the lanes asked for`}</h3>
          <ol className={styles['lanes']}>
            {view.lanes.map(({ drawn, left }, i) => (
              <li key={i}>
                <b>{say`Lane ${i + 1}`}</b>
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
          <p className={styles['key']}>{say`Filled: drawn by somebody. Open: stayed in the stack.`}</p>
        </section>
      </div>
    </Theme>
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
  const has = (
    <>
      <Seal size={18} /> {player.assurance} <Coin size={18} /> {player.money}
    </>
  );
  return (
    <li className={clsx(styles['page'], won && styles['won'])} style={{ '--delay': `${delay}ms` } as CSSProperties}>
      <Rosette className={styles['rosette']} />
      <p className={styles['who']}>
        {won && <Icon name="crown" size={20} />}
        <b className={shared['clipped']} title={name}>
          {name}
          {mine && name !== say`You` && ` ${say`(you)`}`}
        </b>
      </p>
      <p className={styles['route']}>
        <Oval country={nationalityOf(player).country} size={30} />
        <Icon name="arrow" size={15} />
        <Oval country={destinationOf(player.destination).country} size={30} />
        <span>{destinationOf(player.destination).name}</span>
      </p>
      <p className={inside ? styles['admitted'] : styles['refused']}>{inside ? say`Admitted` : say`Refused`}</p>
      {attempt !== null && (
        <p className={styles['drew']}>{rich`Lane ${attempt.lane} asked for ${<b>{attempt.token}</b>}`}</p>
      )}
      {player.withdrawal !== null && <Sum withdrawal={player.withdrawal} />}
      <p className={styles['left']}>{inside ? rich`${has} left` : rich`${has} in hand`}</p>
      {!inside && (player.passports === 0 || player.tickets === 0) && (
        <p className={styles['lacked']}>{lackWords(player)}</p>
      )}
    </li>
  );
}

function lackWords({ passports, tickets }: ScreenProps['view']['players'][number]): string {
  if (passports > 0) return say`No Ticket`;
  return tickets > 0 ? say`No Passport` : say`No Passport and no Ticket`;
}

/** Where the Assurance at the lanes came from. */
function Sum({
  withdrawal,
}: {
  readonly withdrawal: NonNullable<ScreenProps['view']['players'][number]['withdrawal']>;
}) {
  const { gained, lost, assurance } = withdrawal;
  const earlier = assurance - gained + lost;
  // Below 0 it stops at 0, and then the parts do not add up: only the sum is said.
  const came = <b>{assurance}</b>;
  return (
    <p className={styles['sum']}>
      {assurance === 0
        ? rich`Came with ${came}`
        : lost === 0
          ? rich`Came with ${came} = ${earlier} + ${gained} traded`
          : rich`Came with ${came} = ${earlier} + ${gained} traded − ${lost} lost`}
    </p>
  );
}

/** What each would have crossed with, round after round. */
function Course({ view, names }: Pick<ScreenProps, 'view' | 'names'>) {
  if (view.course.length < 2) return null;
  const lines = view.players.map((_, seat) => ({
    name: names[seat] ?? '',
    values: view.course.map((row) => row[seat] ?? 0),
    ...penOf(seat),
  }));
  return (
    <section>
      <h3>{say`What each would have crossed with, round by round`}</h3>
      <Growth lines={lines} />
    </section>
  );
}
