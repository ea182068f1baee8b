import type { ScreenProps } from '../props.ts';
import { called } from '../look.ts';
import { CityTable } from './CityTable.tsx';
import styles from './Cities.module.css';
import { captionOf, planInWords } from './captions.ts';

/** The last round to read, for whoever has opened the page behind it: what was planned, then city by city, then who could not pay. */
export function Cities({ view, me, names }: Pick<ScreenProps, 'view' | 'me' | 'names'>) {
  const everybody = names.map((_, seat) => called(seat, me, names));
  return (
    <div className={styles['cities']}>
      <ul aria-label="What was planned">
        {view.plans.map((plan, seat) => (
          <li key={seat}>
            <b>{everybody[seat]}</b>: {plan === null ? 'nothing' : planInWords(plan)}
          </li>
        ))}
      </ul>
      {view.results.map(({ city, card, order, shipments }) =>
        order === null ? null : (
          <CityTable
            key={city}
            city={city}
            tiers={card}
            order={order}
            out={[]}
            shipments={shipments}
            me={me}
            names={names}
          />
        ),
      )}
      {view.forced.map((sale, i) => {
        const { title, says } = captionOf({ kind: 'forced', told: { type: 'forced', ...sale } }, everybody);
        return (
          <p key={i}>
            <b>{title}.</b> {says}
          </p>
        );
      })}
    </div>
  );
}

/** Whether there is anything to read. */
export function hasCities({ results }: ScreenProps['view']): boolean {
  return results.some(({ order }) => order !== null);
}
