import {
  type Box,
  Bubble,
  classes,
  isArrow,
  nextByArrow,
  PanZoom,
  type PanZoomHandle,
  type Point,
  type Size,
  spread,
  useStill,
} from '@tablewright/board';
import type { View } from '@tablewright/emergence-rules';
import { COLOURS, DATA } from '@tablewright/emergence-rules/content';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { AgentPiece } from './Agent.tsx';
import styles from './City.module.css';
import { boxOfTiles, type CityDrawing, drawingOf } from './drawing.ts';
import { operativeLook } from './colours.ts';
import { faceOf } from './look.ts';
import { pointedSeat } from './points.ts';
import { tilePlace } from './plan.ts';
import type { ScreenProps } from './props.ts';
import { alarm, inserting, inTurn, standing, tileWords } from './table.ts';
import { TILE_RIM, TileBlocks, TileFace, TilePaints } from './Tile.tsx';

// The city from above. It lights what the question offers and hands touches on; it knows no rule.

/** Questions whose answers are tiles. */
const ABOUT_TILES: readonly string[] = ['move', 'boost', 'teleport'];

const AGENT_SIZE = 54;
const NEAREST = 0.45; // pixels to a unit: a tile is then 45 pixels wide, enough for a thumb

export interface CityProps extends ScreenProps {
  /** agents that went out and lit up elsewhere: where they stood, and a number that is new each time */
  readonly blinks: ReadonlyMap<number, { readonly from: string; readonly serial: number }>;
  /** tiles and operatives that the choice under the mouse speaks of */
  readonly spokenOf: { readonly tiles: readonly string[]; readonly seats: readonly number[] };
}

export function City(props: CityProps) {
  const { view, names, me, question, says, answer, ask, resting, rest, pointed } = props;
  const drawing = drawingOf(view.city);
  const { city, middles } = drawing;
  const still = useStill();
  const camera = useRef<PanZoomHandle>(null);
  const root = useRef<HTMLDivElement>(null);

  const aboutTiles = question !== null && ABOUT_TILES.includes(question.about);
  const offered = useMemo(() => offeredIn(question), [question]);
  const there = useMemo(() => standing(view), [view]);
  const myTile = me === 'spectator' ? null : (view.operatives[me]?.at ?? null);

  const [cursor, setCursor] = useState<number | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [inspected, setInspected] = useState<string | null>(null);

  const firstOffered = aboutTiles ? city.names.findIndex((name) => offered.has(name)) : -1;
  const home = myTile === null ? city.start : (city.tileNamed.get(myTile) ?? city.start);
  const tabStop = cursor ?? (firstOffered >= 0 ? firstOffered : home);

  const nearby = useMemo(
    () =>
      [...offered]
        .map(String)
        .filter((name) => city.tileNamed.has(name))
        .concat(myTile ?? []),
    [offered, city, myTile],
  );

  // A new question: what it offers must be in sight, and the keyboard begins there.
  useEffect(() => {
    setCursor(null);
    setInspected(null);
    if (!aboutTiles) return;
    const box = boxOfTiles(drawing, nearby);
    if (box !== null) camera.current?.show(box);
  }, [question, aboutTiles, drawing, nearby]);

  useEffect(() => {
    const seat = pointedSeat(pointed);
    const tile = seat === null ? pointed : (view.operatives[seat]?.at ?? null);
    const box = tile === null ? null : boxOfTiles(drawing, [tile]);
    if (box !== null) camera.current?.show(box);
  }, [pointed, drawing, view]);

  const touch = (name: string): void => {
    if (aboutTiles && offered.has(name)) {
      answer(name);
      return;
    }
    setInspected(name === inspected ? null : name);
    if (aboutTiles) ask(name);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setInspected(null);
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = nextByArrow(middles, tabStop, event.key);
    setCursor(next);
    root.current?.querySelector<SVGElement>(`[data-tile="${next}"]`)?.focus();
    const box = boxOfTiles(drawing, [city.names[next]!]);
    if (box !== null) camera.current?.show(box);
  };

  const rested = aboutTiles && typeof resting === 'string' && offered.has(resting) ? resting : null;
  const bubbleAt = hovered !== null && aboutTiles && offered.has(hovered) ? hovered : inspected;
  const pulsing = alarm(view) === 'empty';

  return (
    <div className={styles['city']} ref={root}>
      <PanZoom
        box={drawing.box}
        label={`The city ${city.name}. Arrow keys walk from tile to tile.`}
        home={middles[home]!}
        least={NEAREST}
        handle={camera}
        onKeyDown={onKeyDown}
        over={(place, port) => {
          const tile = bubbleAt === null ? undefined : city.tileNamed.get(bubbleAt);
          if (bubbleAt === null || tile === undefined) return null;
          const others = aboutTiles && offered.has(bubbleAt) ? [...nearby] : [];
          return (
            <Bubble x={place(middles[tile]!).x} clear={clearOf(drawing, bubbleAt, others, { place, port })} port={port}>
              {aboutTiles && offered.has(bubbleAt) ? says(bubbleAt) : tileWords(view, bubbleAt, names)}
            </Bubble>
          );
        }}
      >
        <TilePaints />
        <AgentLights />
        <Night drawing={drawing} still={still} />
        {city.names.map((name, tile) => {
          const lit = aboutTiles && offered.has(name);
          const isSpoken = props.spokenOf.tiles.includes(name);
          const occupied = there.has(name);
          const leave = (): void => {
            setHovered(null);
            if (lit) rest(null);
          };
          const enter = (): void => {
            setHovered(name);
            if (lit) rest(name);
          };
          return (
            <g
              key={name}
              data-place={tilePlace(name)}
              className={classes(
                lit && styles['lit'],
                aboutTiles && !lit && name !== myTile && styles['quiet'],
                rested === name && styles['rested'],
              )}
              transform={`translate(${middles[tile]!.x} ${middles[tile]!.y})`}
            >
              <g aria-hidden="true">
                <TileFace city={city} tile={tile} agents={there.get(name)?.length ?? 0} />
                <TileBlocks
                  types={city.types[tile]!.map((type) => DATA[type]!)}
                  blocks={view.blocks[name] ?? NO_BLOCKS}
                  occupied={occupied}
                  pulsing={pulsing && !still}
                />
                {lit && (
                  <>
                    <path d={TILE_RIM} fill="url(#emg-lit)" />
                    <path d={TILE_RIM} className={classes(styles['litRim'], !still && styles['breathes'])} />
                  </>
                )}
                {isSpoken && !lit && <path d={TILE_RIM} className={styles['spokenRim']} />}
                {pointed === name && <path d={TILE_RIM} className={styles['pointedRim']} />}
              </g>
              <path
                d={TILE_RIM}
                className={styles['hit']}
                data-tile={tile}
                role="button"
                tabIndex={tile === tabStop ? 0 : -1}
                aria-label={lit ? says(name) : tileWords(view, name, names)}
                aria-disabled={aboutTiles && !lit ? true : undefined}
                onClick={() => touch(name)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  touch(name);
                }}
                onPointerEnter={(event) => event.pointerType !== 'touch' && enter()}
                onPointerLeave={leave}
                onFocus={enter}
                onBlur={leave}
              />
            </g>
          );
        })}
        {rested !== null && myTile !== null && (
          <Way
            drawing={drawing}
            from={myTile}
            to={rested}
            colour={view.operatives[view.me as number]?.colour ?? 'white'}
          />
        )}
        <Agents {...props} drawing={drawing} there={there} />
      </PanZoom>
    </div>
  );
}

const NO_BLOCKS = {};

interface Screen {
  readonly place: (point: Point) => Point;
  readonly port: Size;
}

/** What a bubble must leave free: the other choices too, as long as they lie together. */
function clearOf(drawing: CityDrawing, tile: string, others: readonly string[], { place, port }: Screen): Box {
  const onPort = (names: readonly string[]): Box => {
    const box = boxOfTiles(drawing, names) ?? drawing.box;
    const { x: left, y: top } = place({ x: box.left, y: box.top });
    const { x: right, y: bottom } = place({ x: box.right, y: box.bottom });
    return { left, top, right, bottom };
  };
  const all = onPort([tile, ...others]);
  return all.bottom - all.top < port.height * 0.62 ? all : onPort([tile]);
}

function offeredIn(question: CityProps['question']): ReadonlySet<string | number> {
  return new Set(question?.domain.kind === 'pick' ? question.domain.from : []);
}

/** The town around: traces that run out of the city, pads, windows; and the connections between the tiles. */
const Night = memo(function Night({ drawing, still }: { readonly drawing: CityDrawing; readonly still: boolean }) {
  const { traces, pads, windows, bridges } = drawing;
  return (
    <g pointerEvents="none">
      <g>
        {windows.map(({ x, y, size, warm }) => (
          <rect key={`${x}`} x={x} y={y} width={size} height={size} fill={warm ? '#ffcf8a' : '#7fd4ff'} opacity=".34" />
        ))}
      </g>
      <path d={traces.join('')} className={styles['trace']} />
      {!still &&
        traces.map(
          (path, i) =>
            i % 4 === 0 && (
              <path
                key={path}
                d={path}
                pathLength="100"
                className={styles['pulse']}
                style={{ animationDelay: `${(i % 11) * -0.9}s` }}
              />
            ),
        )}
      <g className={styles['pads']}>
        {pads.map(({ x, y }) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r="3.4" />
        ))}
      </g>
      <path d={bridges} className={styles['bridge']} />
    </g>
  );
});

/** The way that a choice under the mouse would lead. */
function Way({
  drawing,
  from,
  to,
  colour,
}: {
  readonly drawing: CityDrawing;
  readonly from: string;
  readonly to: string;
  readonly colour: string;
}) {
  const [a, b] = [from, to].map((name) => drawing.middles[drawing.city.tileNamed.get(name) ?? -1]);
  if (a === undefined || b === undefined) return null;
  return (
    <g pointerEvents="none">
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className={styles['way']} />
      <g transform={`translate(${b.x} ${b.y - 3})`} opacity=".72">
        <circle r="21" fill={operativeLook(colour).colour} opacity=".35" />
        <circle r="21" className={styles['ghost']} />
      </g>
    </g>
  );
}

function AgentLights() {
  return (
    <defs>
      {COLOURS.map((colour) => (
        <radialGradient key={colour} id={`emg-light-${colour}`}>
          <stop offset="0" stopColor={operativeLook(colour).colour} stopOpacity=".75" />
          <stop offset=".45" stopColor={operativeLook(colour).colour} stopOpacity=".28" />
          <stop offset="1" stopColor={operativeLook(colour).colour} stopOpacity="0" />
        </radialGradient>
      ))}
    </defs>
  );
}

type AgentsProps = CityProps & {
  readonly drawing: CityDrawing;
  readonly there: ReadonlyMap<string, readonly number[]>;
};

function Agents(props: AgentsProps) {
  const { view, names, me, question, says, answer, ask, rest, resting, pointed, blinks, spokenOf, drawing, there } =
    props;
  const still = useStill();
  const targeting = question?.about === 'target';
  const offered = offeredIn(question);
  const turn = inserting(view) ?? inTurn(view);
  const places = placesOf(view, drawing, there);
  // my own agent last: it lies on top of whatever crowd it stands in
  const order = [...view.operatives.keys()].sort((a, b) => Number(a === me) - Number(b === me) || a - b);
  const moved = (seat: number): CSSProperties => {
    const { x, y, scale } = places[seat]!;
    return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  };
  const aim = (seat: number, lit: boolean): void => (lit ? answer(seat) : ask(seat));
  return (
    <>
      <g pointerEvents="none" className={styles['lights']}>
        {order.map((seat) => (
          <g key={`${seat}:${blinks.get(seat)?.serial ?? 0}`} className={styles['agent']} style={moved(seat)}>
            <circle
              r={seat === turn ? 96 : 70}
              fill={`url(#emg-light-${view.operatives[seat]!.colour})`}
              className={styles['light']}
            />
          </g>
        ))}
      </g>
      {!still &&
        [...blinks].map(([seat, { from, serial }]) => (
          <Vanishing
            key={`${seat}:${serial}`}
            drawing={drawing}
            from={from}
            colour={view.operatives[seat]!.colour}
            face={faceOf(view.operatives[seat]!.selected)}
          />
        ))}
      {order.map((seat) => {
        const { colour, selected } = view.operatives[seat]!;
        const lit = targeting && offered.has(seat);
        const face = faceOf(selected);
        const blinked = blinks.get(seat);
        return (
          <g key={`${seat}:${blinked?.serial ?? 0}`} className={styles['agent']} style={moved(seat)}>
            <g className={classes(blinked !== undefined && !still && styles['appears'])}>
              <g aria-hidden="true" pointerEvents="none">
                {seat === turn && <circle r="32" className={classes(styles['turnRing'], !still && styles['turns'])} />}
                {(lit || spokenOf.seats.includes(seat)) && seat !== me && (
                  <circle
                    r="33"
                    className={classes(
                      lit ? styles['target'] : styles['spoken'],
                      lit && !still && styles['breathes'],
                      resting === seat && styles['aimed'],
                    )}
                  />
                )}
                {pointedSeat(pointed) === seat && <circle r="36" className={styles['pointedRing']} />}
                <AgentPiece colour={colour} face={face} />
                {seat === me && (
                  <path d="M-8-45H8L0-34Z" className={classes(styles['you'], !still && styles['bobs'])} />
                )}
              </g>
              {targeting && seat !== me && (
                // a thumb is larger than an agent
                <circle
                  r="52"
                  className={styles['hit']}
                  role="button"
                  tabIndex={lit ? 0 : -1}
                  aria-label={lit ? `${names[seat] ?? ''}. ${says(seat)}` : `${names[seat] ?? ''}, out of reach`}
                  onClick={() => aim(seat, lit)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' && event.key !== ' ') return;
                    event.preventDefault();
                    aim(seat, lit);
                  }}
                  onPointerEnter={() => lit && rest(seat)}
                  onPointerLeave={() => lit && rest(null)}
                  onFocus={() => lit && rest(seat)}
                  onBlur={() => lit && rest(null)}
                />
              )}
            </g>
          </g>
        );
      })}
    </>
  );
}

function Vanishing({
  drawing,
  from,
  colour,
  face,
}: {
  readonly drawing: CityDrawing;
  readonly from: string;
  readonly colour: string;
  readonly face: 'E' | 'B' | null;
}): ReactNode {
  const middle = drawing.middles[drawing.city.tileNamed.get(from) ?? -1];
  if (middle === undefined) return null;
  return (
    <g transform={`translate(${middle.x} ${middle.y})`} pointerEvents="none">
      <g className={styles['vanishes']}>
        <AgentPiece colour={colour} face={face} />
      </g>
    </g>
  );
}

/** Where each agent is drawn: several on one tile stand side by side. */
function placesOf(
  view: View,
  { city, middles }: CityDrawing,
  there: ReadonlyMap<string, readonly number[]>,
): (Point & { readonly scale: number })[] {
  return view.operatives.map(({ at }, seat) => {
    const tile = city.tileNamed.get(at) ?? city.start;
    const seats = there.get(at) ?? [seat];
    const data = city.kind[tile] === 'data';
    const spot = spread(seats.length, { size: AGENT_SIZE, room: 45 })[seats.indexOf(seat)]!;
    const single = seats.length === 1 ? 0.92 : 1;
    return {
      x: middles[tile]!.x + spot.x,
      y: middles[tile]!.y + spot.y - (data ? 7 : 0),
      scale: spot.scale * single,
    };
  });
}
