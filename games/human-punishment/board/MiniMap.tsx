import { type Box, clsx, type Point, type Size } from '@tablewright/board';
import { AREA_IDS, areaThing, placeThing } from '@tablewright/human-punishment-rules/content';
import type { PointerEvent } from 'react';
import type { CityProps } from './City.tsx';
import { AREA_ROOMS, HEIGHT, pointAt, roomOf, WIDTH } from './drawing.ts';
import { lightOf } from './look.ts';
import styles from './MiniMap.module.css';

interface MiniMapProps extends Pick<CityProps, 'view' | 'me' | 'options'> {
  readonly place: (point: Point) => Point;
  readonly port: Size;
  /** what is looked at: the map must not lie over it */
  readonly looked: Box;
  readonly show: (part: Box) => void;
}

/** It would cover most of a lower one. */
const LEAST_HEIGHT = 140;

/** What it covers of the city where a phone shows its lower left corner. */
const CORNER: Size = { width: 150, height: 105 };

/**
 * The whole city small, where only a part of it is in sight: who stands where, what can be chosen, and which part it is. A touch
 * brings another part. One surface and no buttons: the keys of the map itself do the same.
 */
export function MiniMap({ view, me, options, place, port, looked, show }: MiniMapProps) {
  const origin = place({ x: 0, y: 0 });
  const zoom = place({ x: 1, y: 0 }).x - origin.x;
  const sight = { x: -origin.x / zoom, y: -origin.y / zoom, width: port.width / zoom, height: port.height / zoom };
  if (sight.width >= WIDTH * 0.98 || port.height < LEAST_HEIGHT) return null;
  // The Junkyard's pieces stand in the corner in which the map lies.
  const isInCorner = looked.left < CORNER.width && looked.bottom > HEIGHT - CORNER.height;
  const look = (event: PointerEvent): void => {
    event.stopPropagation();
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * WIDTH;
    const y = ((event.clientY - top) / height) * HEIGHT;
    // a little less than fits, so that it is moved and not zoomed
    const [half, tall] = [sight.width * 0.49, sight.height * 0.49];
    show({ left: x - half, right: x + half, top: y - tall, bottom: y + tall });
  };
  return (
    <svg
      className={clsx(styles['mini'], isInCorner && styles['above'])}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      data-testid="mini-map"
      onPointerDown={look}
      onPointerMove={(event) => event.buttons > 0 && look(event)}
    >
      {AREA_IDS.map((id, area) => (
        <rect
          key={id}
          className={clsx(styles['area'], options.isLit(areaThing(id)) && styles['lit'])}
          {...AREA_ROOMS[area]!}
          rx="14"
        />
      ))}
      {view.enemies.map(({ at }) => {
        const point = pointAt(at);
        return point === null ? null : (
          <circle
            key={at}
            className={clsx(styles['enemy'], options.isLit(placeThing(at)) && styles['lit'])}
            cx={point.x}
            cy={point.y}
            r="26"
          />
        );
      })}
      {view.pieces.map(({ area, zone }, piece) => {
        if (area === null) return null;
        const { x, y, width, height } = roomOf(area, { caged: view.players[piece]?.detained === true, zone });
        const others = view.pieces.slice(0, piece).filter((other) => other.area === area).length;
        return (
          <circle
            key={piece}
            className={clsx(styles['piece'], piece === me && styles['mine'])}
            cx={x + width / 2 + (others % 3) * 44 - 44}
            cy={y + height / 2 + Math.floor(others / 3) * 44 - 20}
            r={piece === me ? 30 : 22}
            fill={lightOf(piece)}
          />
        );
      })}
      <rect className={styles['sight']} {...sight} rx="12" />
    </svg>
  );
}
