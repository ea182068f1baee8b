import { clsx, Icon, Reconstructed, termFor, Terms } from '@tablewright/board';
import {
  CITIES,
  CODES,
  CYLINDER,
  DC,
  REGIONS,
  regionName,
  regionOf,
  type Size,
  TO_CITY,
  PRODUCT,
} from '@tablewright/emergent-rules/content';
import { whatIf } from '@tablewright/emergent-rules/outlook';
import type { ReactNode } from 'react';
import { onDesk } from '../desk.ts';
import {
  amount,
  asPlan,
  dcsAfter,
  type Draft,
  type Drafting,
  filled,
  fitsIn,
  type Offer,
  roomIn,
  stepped,
  withDC,
  withoutDC,
} from '../draft.ts';
import { dollars } from '../look.ts';
import { cityIn } from '../map/places.ts';
import { Piece } from '../parts/signs.tsx';
import type { AskedProps } from '../props.ts';
import { theme } from '../Theme.tsx';
import styles from './Plan.module.css';

interface RegionProps extends AskedProps<'plan'> {
  readonly offer: Offer;
  readonly drafting: Drafting;
  readonly region: string;
  /** money that the plan leaves */
  readonly left: number;
}

/** One region of my plan: DCs, products, cylinders, and what that would mean in its city. */
export function RegionSheet(props: RegionProps) {
  const { view, question, offer, drafting, region, left, ask } = props;
  const { seat } = question;
  const { draft } = drafting;
  const city = cityIn(region);
  const room = roomIn(view, seat, draft, region);
  const stock = amount(draft, 'stock', region);
  const ads = amount(draft, 'market', region);
  const full = filled(offer, draft, region);
  const here = city === null ? null : whatIf(view, seat, asPlan(draft)).find(({ city: name }) => name === city.name);

  const step = (sheet: string, by: number): Change => {
    const next = stepped(draft, sheet, region, by);
    return { next, fits: fitsIn(offer, next) };
  };
  const dc = (size: Size): ReactNode => {
    const now = dcsAfter(view, seat, draft, size, region);
    const more = withDC(draft, size, region);
    const less = withoutDC(view, seat, draft, size, region);
    const stands = view.players[seat]![size][region] ?? 0;
    const sells = now <= stands && now > 0;
    return (
      <Line
        key={size}
        piece={<Piece thing={size} seat={seat} size={size === 'small' ? 18 : 22} />}
        name={size === 'small' ? 'Small DC' : 'Large DC'}
        says={`$${DC[size].price}, holds ${DC[size].holds}${sells ? ` · sell one: +$${DC[size].resale}` : ''}`}
        value={now}
        less={now > 0 ? { next: less, fits: fitsIn(offer, less) } : null}
        more={{ next: more, fits: fitsIn(offer, more) }}
        change={drafting.change}
        ask={ask}
      />
    );
  };
  return (
    <section className={styles['region']} aria-label={`Plan for ${regionName(region)}`}>
      <header>
        <Turn by={-1} region={region} />
        <h3 {...termFor('region')}>
          {regionName(region)} <Reconstructed provenance={REGIONS[regionOf(region)]!.provenance} thing="region" />
          <small>{city === null ? 'no city' : `${city.rank}. ${city.name}`}</small>
        </h3>
        <Turn by={1} region={region} />
        <button
          type="button"
          className={clsx(theme['plain'], theme['icon'])}
          aria-label={`Close ${regionName(region)}`}
          onClick={() => onDesk.open(null)}
        >
          <Icon name="check" />
        </button>
      </header>
      <div className={styles['lines']}>
        {dc('small')}
        {dc('large')}
        <Line
          piece={<Piece thing="cube" seat={seat} size={18} />}
          name="Products"
          says={
            room === 0 ? 'need a DC here' : `$${PRODUCT.price} each, sell for $${PRODUCT.sale} · ${stock} of ${room}`
          }
          value={stock}
          less={stock > 0 ? step('stock', -1) : null}
          more={step('stock', 1)}
          change={drafting.change}
          ask={ask}
        >
          <button
            type="button"
            className={clsx(theme['plain'], styles['fill'])}
            disabled={full === draft}
            onClick={() => drafting.change(full)}
          >
            Fill
          </button>
        </Line>
        {city !== null && (
          <Line
            piece={<Piece thing="cylinder" seat={seat} size={18} />}
            name="Cylinders"
            says={`$${CYLINDER.price} each, this round only`}
            value={ads}
            less={ads > 0 ? step('market', -1) : null}
            more={step('market', 1)}
            change={drafting.change}
            ask={ask}
          />
        )}
      </div>
      <p className={styles['would']} role="status">
        {here == null ? nearWords(region) : `${here.city}: ${here.says}`}
      </p>
      {/* on a phone the bill makes room for the map until this region is done */}
      <footer>
        <button
          type="button"
          className={clsx(theme['plain'], theme['icon'])}
          aria-label="Undo the last step"
          disabled={drafting.undo === null}
          onClick={() => drafting.undo?.()}
        >
          <Icon name="undo" />
        </button>
        <span className={left < 0 ? theme['cost'] : theme['money']}>Left {dollars(left)}</span>
        <button type="button" className={theme['primary']} onClick={() => onDesk.open(null)}>
          Done
        </button>
      </footer>
    </section>
  );
}

/** Without a city of its own a region is worth what lies next door. */
function nearWords(region: string): string {
  const from = regionOf(region);
  const near = CITIES.filter((_, city) => TO_CITY[city]![from] === 1).map(({ name }) => name);
  return `No city here. One border away: ${near.join(', ')}.`;
}

interface Change {
  readonly next: Draft;
  readonly fits: boolean;
}

/** A number of the plan, with what one of it costs. What cannot be done says why when it is touched. */
function Line({
  piece,
  name,
  says,
  value,
  less,
  more,
  change,
  ask,
  children,
}: {
  readonly piece: ReactNode;
  readonly name: string;
  readonly says: string;
  readonly value: number;
  readonly less: Change | null;
  readonly more: Change;
  readonly change: (next: Draft) => void;
  readonly ask: (value: Draft) => void;
  readonly children?: ReactNode;
}) {
  const button = (label: string, icon: 'plus' | 'minus', to: Change | null): ReactNode => (
    <button
      type="button"
      className={clsx(theme['plain'], theme['icon'])}
      aria-label={label}
      aria-disabled={to === null || !to.fits}
      onClick={() => {
        if (to === null) return;
        if (to.fits) change(to.next);
        else ask(to.next);
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className={styles['line']} role="group" aria-label={name}>
      <span className={styles['piece']}>{piece}</span>
      <span className={styles['what']}>
        <b>
          <Terms says={name} />
        </b>
        <small>{says}</small>
      </span>
      <span className={styles['steps']}>
        {button(`${name}: one less`, 'minus', less)}
        <output aria-label={name}>{value}</output>
        {button(`${name}: one more`, 'plus', more)}
        {children}
      </span>
    </div>
  );
}

function Turn({ by, region }: { readonly by: number; readonly region: string }) {
  const next = CODES[(regionOf(region) + by + CODES.length) % CODES.length]!;
  return (
    <button
      type="button"
      className={clsx(theme['plain'], theme['icon'])}
      aria-label={`${by < 0 ? 'Previous' : 'Next'} region: ${regionName(next)}`}
      title={regionName(next)}
      onClick={() => onDesk.open(next)}
    >
      <span className={by < 0 ? styles['turned'] : undefined}>
        <Icon name="arrow" />
      </span>
    </button>
  );
}
