import { type Box, clsx, type Motion, PanZoom, type PanZoomHandle, together } from '@tablewright/board';
import { AREA_IDS, AREA_NAMES, areaThing, CUBE_THING, MAP } from '@tablewright/human-punishment-rules/content';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Chips } from './Chips.tsx';
import styles from './City.module.css';
import { Deeds } from './Deeds.tsx';
import { Display } from './Display.tsx';
import { areaBox, AREA_ROOMS, CUBE, HEIGHT, pointAt, roomOf, scaled, WHOLE, WIDTH, ZONE } from './drawing.ts';
import { aimedAt, EnemyTip } from './EnemyTip.tsx';
import { ON_A_PHONE, wantedBoxes } from './focus.ts';
import { MiniMap } from './MiniMap.tsx';
import { Boxes, Enemies, Pieces } from './Pieces.tsx';
import { areaOf } from './pointing.ts';
import type { TableProps } from './props.ts';
import type { Seen } from './shows.ts';
import { SignAt } from './signs.tsx';
import { tried } from './tried.ts';

// The city from above. It lights what the question offers and hands touches on; it knows no rule.

/** Pixels to a unit: a piece is then large enough for a thumb, or the whole city for a mouse. */
const NEAREST = { narrow: 0.8, wide: 0.55 };
const WHOLE_SIZE = { width: WIDTH, height: HEIGHT };

export type CityProps = TableProps & { readonly motion: Motion<Seen> };

export function City(props: CityProps) {
  const { view, me, question, options, pointed } = props;
  const camera = useRef<PanZoomHandle>(null);
  const isNarrow = useNarrow();
  const about = question?.about ?? null;
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const aimed = useMemo(() => aimedAt(view, lookedAt), [view, lookedAt]);
  // A new question: what it offers on the map must be in sight.
  const lit = options.offered.flatMap(({ about: things }) => things);
  const wanted = wantedBoxes(view, me === 'spectator' ? null : me, lit);
  const sight = together(wanted, isNarrow ? ON_A_PHONE : WHOLE_SIZE) ?? areaBox('2');
  const { left, top, right, bottom } = sight;
  const parts = JSON.stringify(wanted.length === 0 ? [sight] : wanted);
  useEffect(() => {
    camera.current?.show(JSON.parse(parts) as Box[], isNarrow ? NEAREST.narrow : 0);
  }, [about, parts, isNarrow]);

  const pointedArea = areaOf(view, pointed);
  useEffect(() => {
    if (pointedArea !== null) camera.current?.show(areaBox(pointedArea));
  }, [pointed, pointedArea]);

  // The small map and the zoom's buttons lie at the lower edge: what one looks at first stays clear of them.
  return (
    <div className={styles['city']}>
      <PanZoom
        box={WHOLE}
        label="The city. Arrow keys go from one thing that can be chosen to the next."
        home={{ x: (left + right) / 2, y: (top + bottom) / 2 + 35 }}
        least={isNarrow ? NEAREST.narrow : NEAREST.wide}
        handle={camera}
        over={(place, port) => (
          <MiniMap
            {...props}
            place={place}
            port={port}
            looked={sight}
            show={(part) => camera.current?.show(part, NEAREST.narrow)}
          />
        )}
      >
        <rect className={styles['ground']} width={WIDTH} height={HEIGHT} rx="16" />
        <Roads />
        {AREA_IDS.map((_, area) => (
          <Area key={AREA_IDS[area]} {...props} area={area} />
        ))}
        <Cube {...props} />
        <Deeds {...props} />
        <Paths {...props} />
        <Chips {...props} />
        <Display {...props} />
        <Enemies {...props} onLook={setLookedAt} />
        <Boxes {...props} />
        <Pieces {...props} aimed={aimed} />
      </PanZoom>
      <EnemyTip view={view} names={props.names} at={lookedAt} />
    </div>
  );
}

const NARROW = '(max-width: 760px)';

/** A phone: only a part of the city is in sight. */
function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const change = (): void => setNarrow(media.matches);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, []);
  return isNarrow;
}

/** HPB-201 The orange arrows; all of them work both ways. */
function Roads() {
  return (
    <g className={styles['roads']}>
      {MAP.arrows.map(({ between, from, to }) => {
        const [a, b] = [scaled(from), scaled(to)];
        return <path key={between.join()} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
      })}
    </g>
  );
}

/** What can be done in each Area, for 1 Action Point unless it says otherwise (ledger 4.7). */
const DEEDS = [
  'Sectors: take a Data Chip. I: the top one, unseen by others. II: three, shared with a partner here. III: seen, and two at Guard 1.',
  'City: four actions, each once per turn. Dark Net: buy a Program. Factory: nothing.',
  'Nexus: up to two blue cards minus the pink die build Apex. With a chip you take Scanner 1 here.',
  'HQ: a Censure Motion (2 points), a New Leader vote, or a weapon.',
  'Monolith: pay 5 for a Recon card, once in the game. With a chip you take Scanner 2 here.',
  'Network: place chips, free, in the turn in which you have entered. In the Cube the Leader may pardon.',
  'Junkyard: drop chips face-down, look at them with grey cards, remove them with green ones.',
  'Med Center: a Wound and 1 Health; or free, with grey and green cards. Entering costs no movement.',
] as const;

function Area({ view, me, question, options, pointed, area }: CityProps & { readonly area: number }) {
  const id = AREA_IDS[area]!;
  const { x, y, width, height } = AREA_ROOMS[area]!;
  const name = AREA_NAMES[area]!;
  const isActive = view.now.some((frame) => frame.stage === 'activate' && frame.area === area);
  const stand = roomOf(id, { caged: false, zone: false });
  return (
    <g
      className={clsx(styles['area'], isActive && styles['active'], pointed === areaThing(id) && styles['pointed'])}
      {...options.thing(areaThing(id), {
        label: name,
        ...(me !== 'spectator' &&
          view.pieces[me]?.area !== id &&
          tried({ question }, { act: 'move', piece: me, to: id })),
      })}
    >
      <title>{DEEDS[area]}</title>
      <rect className={styles['floor']} x={x} y={y} width={width} height={height} rx="14" />
      <text className={styles['name']} x={x + 12} y={y + 24}>
        {area < 6 && <tspan className={styles['number']}>{id} </tspan>}
        {name}
      </text>
      <rect data-place={`stand:${id}`} x={stand.x} y={stand.y} width={stand.width} height={stand.height} fill="none" />
      {id === '4' && <Zone />}
      {id === '3' && <Scanner view={view} kind={0} />}
      {id === '5' && <Scanner view={view} kind={1} />}
    </g>
  );
}

type Viewed = Pick<CityProps, 'view'>;

/** HPB-451 */
function Zone() {
  return (
    <g>
      <rect className={styles['zone']} {...ZONE} rx="8" data-place="stand:zone" />
      <text
        aria-hidden="true"
        className={styles['small']}
        x={ZONE.x + ZONE.width / 2}
        y={ZONE.y + ZONE.height + 16}
        textAnchor="middle"
      >
        0 Health
      </text>
    </g>
  );
}

function Cube({ options }: CityProps) {
  return (
    <g className={styles['cage']} {...options.thing(CUBE_THING, { label: 'The Isolation Cube' })}>
      <title>Isolation Cube: whoever is detained is here, draws less, and puts at most one card into a check.</title>
      <rect className={styles['cube']} {...CUBE} rx="6" data-place="stand:cube" />
      <text className={styles['small']} x={CUBE.x + 7} y={CUBE.y + 18}>
        Isolation Cube
      </text>
    </g>
  );
}

/** HPB-012 */
function Scanner({ view, kind }: Viewed & { readonly kind: 0 | 1 }) {
  const { x, y } = scaled(kind === 0 ? { x: 21.5, y: 26 } : { x: 79.5, y: 26 });
  return (
    <g
      className={styles['scanner']}
      transform={`translate(${x} ${y})`}
      opacity={view.scannersAt[kind] === 0 ? 0.35 : 1}
    >
      <title>{`Scanner ${kind + 1}: ${view.scannersAt[kind]} here. Whoever enters with a Data Chip takes one.`}</title>
      <SignAt id="scanner" x={0} y={0} size={26} />
      <text x="0" y="27" textAnchor="middle">
        {`${kind + 1} ×${view.scannersAt[kind]}`}
      </text>
    </g>
  );
}

/** HPB-800 The red path into the Network, the blue path of Apex, and what stands between City and Network. */
function Paths({ view }: CityProps) {
  const red = [...MAP.red, MAP.redEnd].map(scaled);
  const blue = MAP.blue.map(scaled);
  const blocked =
    view.seats >= 5 && view.enemies.some(({ at }) => at === '6' || at === '8') ? scaled(MAP.blockade) : null;
  return (
    <g>
      <path className={styles['red']} d={`M${red.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <path className={styles['blue']} d={`M${blue.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {MAP.red.map((_, i) => {
        const { x, y } = pointAt(`red${i + 1}`)!;
        return (
          <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
            <title>{`Red ${i + 1}: Crawlers and Deus walk from here towards the Network`}</title>
            <circle className={styles['red-space']} r="21" />
            <text className={styles['small']} y="5" textAnchor="middle">{`R${i + 1}`}</text>
          </g>
        );
      })}
      {blue.slice(0, 2).map(({ x, y }, i) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <title>{`Blue ${i + 1}: a space on the way of Apex`}</title>
          <circle className={styles['blue-space']} r="19" />
          <text className={styles['small']} y="5" textAnchor="middle">{`B${i + 1}`}</text>
        </g>
      ))}
      {blocked !== null && (
        <g className={styles['blockade']} transform={`translate(${blocked.x} ${blocked.y})`}>
          <title>Blockade: nobody goes from the City to the Network while an Enemy is on 6 or 8.</title>
          <path d="M-16-26H16V26H-16Z" />
          <path d="M-16-14L16 6M-16 6L16 26M-2-26L16-14" />
        </g>
      )}
    </g>
  );
}
