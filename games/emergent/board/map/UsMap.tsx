import {
  type Box,
  boxAround,
  clsx,
  isArrow,
  nextByArrow,
  PanZoom,
  type PanZoomHandle,
  type Point,
  Reconstructed,
  type Seat,
  termFor,
  useStill,
} from '@tablewright/board';
import { CODES, DISTANCES, MAP_PROVENANCE, REGIONS, regionOf, regionThing } from '@tablewright/emergent-rules/content';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { playerOf } from '../look.ts';
import { standPlace } from '../motion.ts';
import { Cube } from '../parts/signs.tsx';
import { type CardScene, holds, type Scene } from '../scene.ts';
import { CityMark, DemandCard } from './CityMark.tsx';
import { OUTLINES, STATE_LINES } from './outlines.ts';
import { cityIn, cityPlace, placeOf, SHEET } from './places.ts';
import { Stand } from './Stand.tsx';
import styles from './UsMap.module.css';

/** A product that travels. */
export interface Hop {
  readonly id: string;
  readonly seat: Seat;
  readonly route: readonly Point[];
  readonly delay: number;
  readonly ms: number;
}

/** What the map says about a city beside its name: "2nd · 3". */
export interface CityNote {
  readonly text: string;
  readonly good: boolean;
}

export interface UsMapProps {
  readonly scene: Scene;
  readonly me: Seat | 'spectator';
  /** what can be touched to some purpose; the rest is quiet */
  readonly lit: ReadonlySet<string>;
  readonly open: string | null;
  /** the things that are pointed out */
  readonly pointed: readonly string[];
  readonly onRegion: (code: string) => void;
  /** a region for a screen reader */
  readonly words: (code: string) => string;
  readonly notes?: ReadonlyMap<string, CityNote>;
  /** a fill of its own, such as the colours of Fast Play */
  readonly fast?: boolean;
  /** drawn instead of the rows of DCs */
  readonly stand?: (code: string) => ReactNode;
  readonly hops?: readonly Hop[];
}

/** Less than a fingertip when a phone shows the whole map. */
const SMALL: ReadonlySet<string> = new Set(['SCA', 'MAT']);
const ALL_LAND = Object.values(OUTLINES).join('');
const STANDS: readonly Point[] = CODES.map((code) => placeOf(code).stand);

/** The United States in sixteen regions, and everything that stands on them. */
export function UsMap({
  scene,
  me,
  lit,
  open,
  pointed,
  onRegion,
  words,
  notes,
  fast = false,
  stand,
  hops = [],
}: UsMapProps) {
  const view = useRef<PanZoomHandle>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [stop, setStop] = useState(0);
  const regions = useRef<(SVGGElement | null)[]>([]);

  const shown = open ?? CODES.find((code) => pointed.includes(regionThing(code))) ?? null;
  const focus = scene.city;
  useEffect(() => {
    if (shown !== null) view.current?.show(boxOf(shown));
  }, [shown]);
  useEffect(() => {
    if (focus !== null) view.current?.show(boxAround([cityPlace(focus).dot], 70));
  }, [focus]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isArrow(event.key)) return;
    const next = nextByArrow(STANDS, stop, event.key);
    event.preventDefault();
    setStop(next);
    regions.current[next]?.focus();
  };

  const from = open ?? (fast ? null : hovered);
  const cards = new Map(scene.cards.map((card) => [card.city, card]));
  return (
    <div className={styles['map']}>
      <Reconstructed provenance={MAP_PROVENANCE} thing="map" className={styles['ours']} />
      <PanZoom
        box={SHEET}
        label="Map of the United States, sixteen regions. Arrow keys go from region to region."
        home={{ x: 480, y: 300 }}
        handle={view}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setHovered(null)}
      >
        <path className={styles['coast']} d={ALL_LAND} />
        <g className={styles['land']}>
          {CODES.map((code, i) => {
            const far = from === null ? null : DISTANCES[regionOf(from)]![i]!;
            return (
              <g
                key={code}
                ref={(element) => {
                  regions.current[i] = element;
                }}
                role="button"
                tabIndex={i === stop ? 0 : -1}
                aria-label={words(code)}
                aria-pressed={code === open}
                className={clsx(
                  styles['region'],
                  lit.has(code) && styles['lit'],
                  code === open && styles['open'],
                  pointed.includes(regionThing(code)) && styles['pointed'],
                  far !== null && styles[`far${Math.min(2, far)}`],
                  fast && styles[REGIONS[i]!.colour],
                )}
                data-place={regionThing(code)}
                data-thing={regionThing(code)}
                onClick={() => {
                  setStop(i);
                  onRegion(code);
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  onRegion(code);
                }}
                onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(code)}
                onFocus={() => setStop(i)}
              >
                {/* nothing to be seen: what stands here is explained where the keyboard rests on the region */}
                {termsIn(scene, code, fast).map((term) => (
                  <desc key={term} {...termFor(term)} />
                ))}
                <path d={OUTLINES[code]} />
                {SMALL.has(code) && <path className={styles['reach']} d={OUTLINES[code]} />}
              </g>
            );
          })}
        </g>
        <path className={styles['states']} d={STATE_LINES} />
        {/* once more, above the fills: a lit border must not be half hidden by its neighbours */}
        {open !== null && <path className={styles['rim']} d={OUTLINES[open]} />}
        <g className={styles['above']}>
          {CODES.map((code) => {
            const { stand: at, home } = placeOf(code);
            const drawn = stand === undefined ? <Stand scene={scene} code={code} me={me} /> : stand(code);
            return (
              <g key={code}>
                {home !== undefined && (stand !== undefined || isTaken(scene, code)) && (
                  <path className={styles['leader']} d={`M${at.x} ${at.y}L${home.x} ${home.y}`} />
                )}
                <g transform={`translate(${at.x} ${at.y})`}>
                  <g
                    className={clsx(styles['piece'], styles['answers'])}
                    data-place={standPlace(code)}
                    onClick={() => onRegion(code)}
                    onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(code)}
                    {...termFor(fast ? 'cube' : 'dc')}
                  >
                    {drawn}
                  </g>
                </g>
              </g>
            );
          })}
          {!fast &&
            REGIONS.map(({ city, code }) =>
              city === null ? null : (
                <CityMark
                  key={code}
                  city={city}
                  here={scene.city === city.name}
                  cylinders={scene.seats.map(({ marketing }) => marketing[code] ?? 0)}
                  note={notes?.get(city.name) ?? null}
                  onTouch={() => onRegion(code)}
                  tiers={cards.get(city.name)?.tiers ?? null}
                />
              ),
            )}
          {inFront(scene).map((card) => (
            <DemandCard
              key={card.city}
              card={card}
              here={card.city === scene.city}
              onTouch={() => onRegion(card.region)}
            />
          ))}
          <g className={styles['hops']}>
            {hops.map((hop) => (
              <Travelling key={hop.id} hop={hop} />
            ))}
          </g>
        </g>
      </PanZoom>
      {open !== null && !fast && (
        <div className={styles['legend']} aria-hidden="true">
          <span>
            <i style={{ background: 'light-dark(#a9ccf3, #2f5f94)' }} />
            here: free
          </span>
          <span>
            <i style={{ background: 'light-dark(#cbe0f6, #27496c)' }} />
            one border: $1
          </span>
          <span>
            <i style={{ background: 'light-dark(#e2e8ef, #232e3a)' }} />
            farther: $2
          </span>
        </div>
      )}
    </div>
  );
}

/** Whether anything stands in a region. */
function isTaken({ seats }: Scene, code: string): boolean {
  return seats.some((seat) => holds(seat, code) > 0);
}

/** What the region, and what stands in it, is explained by. */
function termsIn(scene: Scene, code: string, fast: boolean): string[] {
  if (fast) return ['region', 'cube'];
  return [
    'region',
    ...(cityIn(code) === null ? [] : ['rank']),
    ...(isTaken(scene, code) ? ['dc'] : []),
    ...(scene.seats.some(({ marketing }) => (marketing[code] ?? 0) > 0) ? ['cylinder'] : []),
  ];
}

/** The card of the city that is served lies on top. */
function inFront({ cards, city }: Scene): CardScene[] {
  return cards.toSorted((a, b) => Number(a.city === city) - Number(b.city === city));
}

function boxOf(code: string): Box {
  const city = cityIn(code);
  const { stand, home } = placeOf(code);
  return boxAround([stand, home ?? stand, ...(city === null ? [] : [cityPlace(city.name).dot])], 46);
}

/** A cube on its way from region to region. */
function Travelling({ hop }: { readonly hop: Hop }) {
  const still = useStill();
  const cube = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const { route, delay, ms } = hop;
    if (still || cube.current === null || route.length === 0) return;
    const frames = route.map(({ x, y }, i) => ({
      transform: `translate(${x}px, ${y}px)`,
      opacity: i === route.length - 1 ? 0.2 : 1,
    }));
    const flight = cube.current.animate(frames, { duration: ms, delay, easing: 'ease-in-out' });
    return () => flight.cancel();
  }, [hop, still]);
  if (still) return null;
  return (
    <g ref={cube} opacity="0" style={{ color: playerOf(hop.seat).colour }}>
      <g className={styles['piece']}>
        <Cube seat={hop.seat} />
      </g>
    </g>
  );
}
