import type { Seat } from '@tablewright/board';
import { memo } from 'react';
import { playerOf } from '../look.ts';
import { Disc, Token } from '../parts/signs.tsx';
import { holds, type Scene, type SeatScene } from '../scene.ts';
import styles from './UsMap.module.css';

const ROW = 17;
const MOST_DISCS = 3;
/** How large a shape is where its number has to be read on a phone. */
const TIGHT = 1.16;

interface StandProps {
  readonly scene: Scene;
  readonly code: string;
  readonly me: Seat | 'spectator';
}

/** The DCs in one region: a row for each player, with how full they are. */
export const Stand = memo(function Stand({ scene, code, me }: StandProps) {
  const rows = scene.seats
    .map((seat, i) => ({ seat, i }))
    .filter(({ seat }) => holds(seat, code) > 0 || (seat.stock[code] ?? 0) > 0)
    .sort((a, b) => Number(b.i === me) - Number(a.i === me));
  if (rows.length === 0) return null;
  return (
    <g>
      <g className={styles['roomy']}>
        {rows.map(({ seat, i }, row) => (
          <g key={i} transform={`translate(0 ${(row - (rows.length - 1) / 2) * ROW})`}>
            <Row seat={i} scene={seat} code={code} />
          </g>
        ))}
      </g>
      {/* a phone has room for one shape and one number: products, or the room for them */}
      <g className={styles['tight']}>
        {rows.map(({ seat, i }, row) => {
          const { x, y } = inSquare(row, rows.length);
          return (
            <g
              key={i}
              transform={`translate(${x} ${y}) scale(${TIGHT})`}
              opacity={(seat.stock[code] ?? 0) > 0 ? 1 : 0.72}
            >
              <Token seat={i} figure={11.3} n={(seat.stock[code] ?? 0) > 0 ? seat.stock[code]! : holds(seat, code)} />
            </g>
          );
        })}
      </g>
    </g>
  );
});

/** Up to four shapes, two beside one another. */
export function inSquare(i: number, count: number): { readonly x: number; readonly y: number } {
  const apart = 10;
  if (count === 1) return { x: 0, y: 0 };
  return { x: i % 2 === 0 ? -apart : apart, y: count <= 2 ? 0 : i < 2 ? -apart : apart };
}

function Row({ seat, scene, code }: { readonly seat: Seat; readonly scene: SeatScene; readonly code: string }) {
  const small = scene.small[code] ?? 0;
  const large = scene.large[code] ?? 0;
  const room = holds(scene, code);
  const stock = scene.stock[code] ?? 0;
  const discs = [...new Array<boolean>(large).fill(true), ...new Array<boolean>(small).fill(false)];
  const shown = discs.slice(0, MOST_DISCS);
  const { colour } = playerOf(seat);
  const discsWide = shown.reduce((width, isLarge) => width + (isLarge ? 17 : 12), 0);
  const width = discsWide + (discs.length > MOST_DISCS ? 14 : 0) + 31;
  let x = -width / 2 + 2;
  return (
    <g>
      <rect
        x={-width / 2}
        y="-8"
        width={width}
        height="16"
        rx="4"
        fill="light-dark(#fff, #18212c)"
        stroke={colour}
        strokeWidth="1"
      />
      {shown.map((isLarge, i) => {
        const at = x + (isLarge ? 8.5 : 6);
        x += isLarge ? 17 : 12;
        return (
          <g key={i} transform={`translate(${at} 0) scale(${isLarge ? 0.82 : 0.86})`}>
            <Disc seat={seat} large={isLarge} />
          </g>
        );
      })}
      {discs.length > MOST_DISCS && (
        <text className={styles['figure']} x={x + 1} y="3.8">
          +{discs.length - MOST_DISCS}
        </text>
      )}
      <text className={styles['figure']} x={width / 2 - 3} y="3.6" textAnchor="end">
        {stock}/{room}
      </text>
      <Gauge x={width / 2 - 27} width={24} part={stock / Math.max(1, room)} colour={colour} />
    </g>
  );
}

function Gauge({
  x,
  width,
  part,
  colour,
}: {
  readonly x: number;
  readonly width: number;
  readonly part: number;
  readonly colour: string;
}) {
  return (
    <>
      <rect x={x} y="5" width={width} height="2" rx="1" fill="light-dark(#d9e0e8, #3a4756)" />
      <rect
        className={styles['gauge']}
        x={x}
        y="5"
        width={width}
        height="2"
        rx="1"
        fill={colour}
        style={{ transform: `scaleX(${Math.min(1, part)})`, transformOrigin: `${x}px 0` }}
      />
    </>
  );
}
