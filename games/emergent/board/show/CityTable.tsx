import { clsx, Reconstructed, type Seat } from '@tablewright/board';
import { DEMAND_PROVENANCE, NO_TIER, type Standing } from '@tablewright/emergent-rules/content';
import type { Shipped } from '@tablewright/emergent-rules';
import type { CSSProperties } from 'react';
import { called, dollars, PLACES } from '../look.ts';
import { Piece } from '../parts/signs.tsx';
import styles from './Show.module.css';

/** How one city is shared out: marketing first, then distance, then ties, and what each may sell. */
export function CityTable({
  city,
  tiers,
  order,
  out,
  shipments,
  me,
  names,
}: {
  readonly city: string;
  readonly tiers: readonly number[];
  readonly order: readonly Standing[];
  readonly out: readonly Seat[];
  readonly shipments: readonly Shipped[] | null;
  readonly me: Seat | 'spectator';
  readonly names: readonly string[];
}) {
  return (
    <div className={styles['city']} key={city}>
      <table>
        <caption>
          <b>{city}</b> wants <span className={styles['tiers']}>{tiers.join(' / ')}</span>{' '}
          <Reconstructed provenance={DEMAND_PROVENANCE} thing="demand card" />
        </caption>
        <thead>
          <tr>
            <th scope="col">Supplier</th>
            <th scope="col" style={late(0)}>
              Ads
            </th>
            <th scope="col" style={late(1)}>
              Distance
            </th>
            <th scope="col" style={late(3)}>
              Tier
            </th>
            <th scope="col" style={late(4)}>
              {shipments === null ? 'May sell' : 'Sells'}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map((standing) => (
            <Line
              key={standing.seat}
              standing={standing}
              name={called(standing.seat, me, names)}
              shipped={shipments?.find(({ seat }) => seat === standing.seat) ?? null}
              isSold={shipments !== null}
            />
          ))}
          {out.map((seat) => (
            <tr key={seat} className={styles['out']}>
              <th scope="row">
                <Who seat={seat} name={called(seat, me, names)} />
              </th>
              <td colSpan={4}>no products left</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The columns come one after the other, so that one sees how it is worked out. */
function late(step: number): CSSProperties {
  return { '--late': step } as CSSProperties;
}

function Who({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  return (
    <span className={styles['who']}>
      <Piece thing="swatch" seat={seat} size={15} />
      <span>{name}</span>
    </span>
  );
}

function Line({
  standing,
  name,
  shipped,
  isSold,
}: {
  readonly standing: Standing;
  readonly name: string;
  readonly shipped: Shipped | null;
  readonly isSold: boolean;
}) {
  const { seat, cylinders, distance, tied, tier, may } = standing;
  const none = tier === NO_TIER;
  return (
    <tr className={clsx(tied && styles['tied'], none && styles['out'])}>
      <th scope="row">
        <Who seat={seat} name={name} />
      </th>
      <td style={late(0)}>{cylinders}</td>
      <td style={late(1)}>{distance}</td>
      <td style={late(3)}>
        {tied && (
          <span className={styles['tie']} style={late(2)} title="Tied: everybody in the tie drops one tier">
            = ↓
          </span>
        )}
        {none ? '–' : PLACES[tier]}
      </td>
      <td style={late(4)}>
        {isSold ? (
          <>
            <b>{shipped?.units ?? 0}</b>
            {shipped !== null && shipped.transport > 0 && (
              <small className={styles['freight']}> −{dollars(shipped.transport)}</small>
            )}
          </>
        ) : (
          <b>{none ? 0 : may}</b>
        )}
      </td>
    </tr>
  );
}
