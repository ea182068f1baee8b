import {
  type Box,
  Bubble,
  clsx,
  isArrow,
  nextByArrow,
  PanZoom,
  type PanZoomHandle,
  type Point,
  Reconstructed,
  type Size,
  type ThingProps,
  whenHeld,
  useStill,
} from '@tablewright/board';
import { cityProvenance, cityTitle, DATA, tileThing } from '@tablewright/emergence-rules/content';
import { choicesIn, seatThing } from '@tablewright/kernel';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { say } from '@tablewright/kernel/words';
import { AgentLights, Agents } from './Agents.tsx';
import styles from './City.module.css';
import { boxOfTiles, type CityDrawing, drawingOf } from './drawing.ts';
import { operativeLook } from './colours.ts';
import type { Blinks } from './motion.ts';
import type { TableProps } from './props.ts';
import { alarm, standing, tileWords } from './table.ts';
import { TILE_RIM, TileBlocks, TileFace, TilePaints } from './Tile.tsx';

// The city from above. It lights what the question offers and hands touches on; it knows no rule.

const NEAREST = 0.45; // pixels to a unit: a tile is then 45 pixels wide, enough for a thumb

export interface CityProps extends TableProps {
  /** agents that went out and lit up elsewhere: where they stood, and a number that is new each time */
  readonly blinks: Blinks;
}

export function City(props: CityProps) {
  const { view, names, me, question, option, lit, pointed, hand } = props;
  const drawing = drawingOf(view.city);
  const { city, middles } = drawing;
  const provenance = cityProvenance(view.city);
  const still = useStill();
  const camera = useRef<PanZoomHandle>(null);
  const root = useRef<HTMLDivElement>(null);

  const offered = useMemo(() => tilesOffered(question), [question]);
  const aboutTiles = offered !== null;
  const isOffered = (name: string): boolean => offered?.includes(name) ?? false;
  const there = useMemo(() => standing(view), [view]);
  const myTile = me === 'spectator' ? null : (view.operatives[me]?.at ?? null);

  const [cursor, setCursor] = useState<number | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [inspected, setInspected] = useState<string | null>(null);

  const firstOffered = city.names.findIndex(isOffered);
  const home = myTile === null ? city.start : (city.tileNamed.get(myTile) ?? city.start);
  const tabStop = cursor ?? (firstOffered >= 0 ? firstOffered : home);

  const nearby = useMemo(
    () => (offered ?? []).filter((name) => city.tileNamed.has(name)).concat(myTile ?? []),
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
    const agent = view.operatives.find((_, seat) => seatThing(seat) === pointed);
    const tile = agent?.at ?? city.names.find((name) => tileThing(name) === pointed);
    const box = tile === undefined ? null : boxOfTiles(drawing, [tile]);
    if (box !== null) camera.current?.show(box);
  }, [pointed, city, drawing, view]);

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

  const rested = offered?.find((name) => lit.includes(tileThing(name))) ?? null;
  const bubbleAt = hovered !== null && isOffered(hovered) ? hovered : inspected;
  const pulsing = alarm(view) === 'empty';

  return (
    <div className={styles['city']} ref={root} data-things="">
      {provenance !== null && <Reconstructed provenance={provenance} thing={say`city`} className={styles['ours']} />}
      <PanZoom
        box={drawing.box}
        label={say`The city ${cityTitle(city)}. Arrow keys walk from tile to tile.`}
        home={middles[home]!}
        least={NEAREST}
        handle={camera}
        onKeyDown={onKeyDown}
        over={(place, port) => {
          const tile = bubbleAt === null ? undefined : city.tileNamed.get(bubbleAt);
          if (bubbleAt === null || tile === undefined) return null;
          const others = isOffered(bubbleAt) ? nearby : [];
          return (
            <Bubble x={place(middles[tile]!).x} clear={clearOf(drawing, bubbleAt, others, { place, port })} port={port}>
              {isOffered(bubbleAt) ? option(bubbleAt).says : tileWords(view, bubbleAt, names)}
            </Bubble>
          );
        }}
      >
        <TilePaints />
        <AgentLights />
        <Night drawing={drawing} still={still} round={view.round} />
        {city.names.map((name, tile) => {
          const thing = tileThing(name);
          const label = tileWords(view, name, names);
          const touch: Partial<ThingProps> = aboutTiles ? hand.thing(thing, { label, tried: name }) : {};
          const isLit = touch['data-lit'] === true;
          const occupied = there.has(name);
          const choose = (): void => {
            if (!isLit) setInspected(name === inspected ? null : name);
            touch.onClick?.();
          };
          const leave = (): void => setHovered(null);
          return (
            <g
              key={name}
              data-place={thing}
              className={clsx(isLit && styles['lit'], rested === name && styles['rested'])}
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
                {aboutTiles && !isLit && name !== myTile && <path d={TILE_RIM} className={styles['shade']} />}
                {isLit && (
                  <>
                    <path d={TILE_RIM} fill="url(#emg-lit)" />
                    <path d={TILE_RIM} className={clsx(styles['litRim'], !still && styles['breathes'])} />
                  </>
                )}
                {!aboutTiles && lit.includes(thing) && <path d={TILE_RIM} className={styles['spokenRim']} />}
                {pointed === thing && <path d={TILE_RIM} className={styles['pointedRim']} />}
              </g>
              <path
                d={TILE_RIM}
                className={styles['hit']}
                data-tile={tile}
                role="button"
                aria-label={label}
                {...whenHeld(label)}
                {...touch}
                tabIndex={tile === tabStop ? 0 : -1}
                onClick={choose}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return; // arrows walk through the whole city
                  event.preventDefault();
                  choose();
                }}
                onPointerEnter={(event) => {
                  touch.onPointerEnter?.(event);
                  if (event.pointerType !== 'touch') setHovered(name);
                }}
                onPointerLeave={() => {
                  touch.onPointerLeave?.();
                  leave();
                }}
                onFocus={() => {
                  touch.onFocus?.();
                  setHovered(name);
                }}
                onBlur={() => {
                  touch.onBlur?.();
                  leave();
                }}
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
        <Agents {...props} drawing={drawing} there={there} walking={aboutTiles} />
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

/** The tiles among which a question lets me choose; null when it is about something else. */
function tilesOffered(question: CityProps['question']): readonly string[] | null {
  switch (question?.about) {
    case 'move':
    case 'boost':
    case 'teleport':
      return choicesIn(question.domain);
    default:
      return null;
  }
}

interface NightProps {
  readonly drawing: CityDrawing;
  readonly still: boolean;
  /** with each round, pulses run along the traces */
  readonly round: number;
}

/** The town around: traces that run out of the city, pads, windows; and the connections between the tiles. */
const Night = memo(function Night({ drawing, still, round }: NightProps) {
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
                key={`${round}${path}`}
                d={path}
                pathLength="100"
                className={styles['pulse']}
                style={{ animationDelay: `${(i % 11) * 0.09}s` }}
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
