import { clsx, type Seat, termFor } from '@tablewright/board';
import { cityThing, TIERS } from '@tablewright/emergent-rules/content';
import { CITY_CODES, playerOf } from '../look.ts';
import { cardPlace } from '../motion.ts';
import { Cylinder, Mark } from '../parts/signs.tsx';
import type { CardScene } from '../scene.ts';
import { cityPlace } from './places.ts';
import type { CityNote } from './UsMap.tsx';
import styles from './UsMap.module.css';

/** What stands beside a city while one plans. */
const NOTE =
  'What the city wants of its first supplier, or my place among its suppliers with this plan and what I would sell; and in how many of the demand sets that may come it wants anything.';

/** A city: its dot with the rank, its name, what is said about it, and the cylinders that advertise there. */
export function CityMark({
  city,
  here,
  cylinders,
  note,
  tiers,
  onTouch,
}: {
  readonly city: { readonly name: string; readonly rank: number };
  readonly here: boolean;
  readonly cylinders: readonly number[];
  readonly note: CityNote | null;
  /** on its demand card, if it has one */
  readonly tiers: readonly number[] | null;
  /** the name stands beside its region, at the coast even over the sea, and is touched for it */
  readonly onTouch: () => void;
}) {
  const { dot, name, left } = cityPlace(city.name);
  const some = cylinders.map((n, seat) => ({ n, seat })).filter(({ n }) => n > 0);
  const anchor = left ? 'end' : 'start';
  return (
    <g className={clsx(styles['city'], here && styles['here'])}>
      <g transform={`translate(${dot.x} ${dot.y})`}>
        <g className={styles['piece']} data-place={cityThing(city.name)}>
          {here && <circle className={styles['pulse']} r="9" />}
          <circle className={clsx(styles['dot'], tiers !== null && styles['wanted'])} r="7.5" />
          <text className={styles['rank']} y="3.4" textAnchor="middle">
            {city.rank}
          </text>
          <g className={styles['answers']} transform={`translate(0 ${-16})`} onClick={onTouch} {...termFor('cylinder')}>
            {some.map(({ n, seat }, i) => (
              <g key={seat} transform={`translate(${(i - (some.length - 1) / 2) * 21} 0)`}>
                <Cylinder seat={seat} />
                <text className={clsx(styles['figure'], styles['halo'])} x="5.6" y="4">
                  {n}
                </text>
              </g>
            ))}
          </g>
        </g>
      </g>
      <g className={styles['roomy']}>
        <text
          className={clsx(styles['name'], styles['halo'])}
          x={name.x}
          y={name.y}
          textAnchor={anchor}
          onClick={onTouch}
          {...termFor('rank')}
        >
          {city.name}
        </text>
        {note !== null && (
          <text
            className={clsx(styles['note'], styles['halo'], note.good && styles['good'])}
            x={name.x}
            y={name.y + 13}
            textAnchor={anchor}
          >
            <title>{NOTE}</title>
            {note.text}
          </text>
        )}
      </g>
      <g className={styles['tight']} transform={`translate(${dot.x} ${dot.y})`}>
        <g className={styles['piece']}>
          <text
            className={clsx(styles['name'], styles['halo'])}
            x={left ? -8 : 8}
            y="4.5"
            textAnchor={anchor}
            onClick={onTouch}
            {...termFor('rank')}
          >
            {CITY_CODES[city.name]}
          </text>
          {tiers !== null && (
            <text className={clsx(styles['wants'], styles['halo'])} x={left ? -8 : 8} y="16" textAnchor={anchor}>
              {tiers.join('/')}
            </text>
          )}
        </g>
      </g>
    </g>
  );
}

const CELL = 17;

/** A demand card: its three tiers, who holds them, and what has arrived on its transport track. */
export function DemandCard({
  card,
  here,
  onTouch,
}: {
  readonly card: CardScene;
  readonly here: boolean;
  readonly onTouch: () => void;
}) {
  const { card: at } = cityPlace(card.city);
  const arrived = card.track.some((bands) => bands.some((n) => n > 0));
  return (
    <g className={styles['roomy']} transform={`translate(${at.x} ${at.y})`}>
      <g
        className={clsx(styles['piece'], styles['answers'])}
        data-place={cardPlace(card.city)}
        onClick={onTouch}
        {...termFor('demand')}
      >
        <g className={clsx(styles['card'], here && styles['turned'])}>
          <rect width={TIERS * CELL} height={arrived ? 34 : 17} rx="3.5" />
          {card.tiers.map((n, i) => (
            <g key={i} transform={`translate(${i * CELL} 0)`}>
              {i > 0 && <path className={styles['rule']} d="M0 3V14" />}
              <text
                className={clsx(styles['tier'], i === 0 && styles['first'])}
                x={CELL / 2}
                y="12.6"
                textAnchor="middle"
              >
                {n}
              </text>
              <Holders order={card.order} tier={i + 1} />
              {arrived && <Arrived card={card} band={i} />}
            </g>
          ))}
        </g>
      </g>
    </g>
  );
}

/** Who stands in a tier, as small marks over its number. */
function Holders({ order, tier }: { readonly order: CardScene['order']; readonly tier: number }) {
  const seats = (order ?? []).filter((standing) => standing.tier === tier).map(({ seat }) => seat);
  return (
    <g transform={`translate(${CELL / 2} -4)`}>
      {seats.map((seat, i) => (
        <g key={seat} transform={`translate(${(i - (seats.length - 1) / 2) * 8.6} 0)`}>
          <Dot seat={seat} />
        </g>
      ))}
    </g>
  );
}

function Dot({ seat }: { readonly seat: Seat }) {
  return (
    <g>
      <circle r="4.6" fill={playerOf(seat).colour} stroke="#fff" strokeWidth="0.8" />
      <g transform="scale(.5)">
        <Mark seat={seat} />
      </g>
    </g>
  );
}

const BAND_NAMES = ['0', '1', '2+'] as const;

function Arrived({ card, band }: { readonly card: CardScene; readonly band: number }) {
  const units = card.track.map((bands) => bands[band] ?? 0);
  const all = units.reduce((sum, n) => sum + n, 0);
  let x = 1.5;
  return (
    <g transform="translate(0 17)">
      <path className={styles['rule']} d={`M1 0H${CELL - 1}`} />
      <text className={styles['band']} x={CELL / 2} y="6.6" textAnchor="middle">
        {BAND_NAMES[band]}
      </text>
      {all > 0 && (
        <text className={styles['units']} x={CELL / 2} y="13" textAnchor="middle">
          {all}
        </text>
      )}
      {units.map((n, seat) => {
        const width = all === 0 ? 0 : ((CELL - 3) * n) / all;
        const from = x;
        x += width;
        return (
          <rect
            key={seat}
            className={styles['share']}
            x={from}
            y="14"
            width={width}
            height="2.4"
            fill={playerOf(seat).colour}
          />
        );
      })}
    </g>
  );
}
