import type { Seat } from '@tablewright/board';
import { memo, type ReactNode } from 'react';
import { playerOf } from '../look.ts';

// The pieces of this game, drawn round (0, 0). A colour never stands alone: every player has a mark, too.

const MARKS: readonly ReactNode[] = [
  null,
  <path key="red" d="M-6 3L3-6M-3 6L6-3" stroke="#fff" strokeWidth="2" strokeLinecap="round" />,
  <circle key="yellow" r="2.6" fill="#3d2b00" />,
  <path key="green" d="M-5 0H5M0-5V5" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />,
];

/** The shape of a player: round, square, on its edge, with six sides. */
const SHAPES: readonly string[] = [
  'M-8 0A8 8 0 1 1 8 0A8 8 0 1 1-8 0Z',
  'M-7-5A2 2 0 0 1-5-7H5A2 2 0 0 1 7-5V5A2 2 0 0 1 5 7H-5A2 2 0 0 1-7 5Z',
  'M0-9L9 0 0 9-9 0Z',
  'M-4.5-7.8H4.5L9 0 4.5 7.8H-4.5L-9 0Z',
];

interface TokenProps {
  readonly seat: Seat;
  readonly n?: number;
  /** how high the number is */
  readonly figure?: number;
}

/** A player as one shape, with a number in it, or with the mark. */
export const Token = memo(function Token({ seat, n, figure = 9 }: TokenProps) {
  const { colour } = playerOf(seat);
  return (
    <g>
      <path d={SHAPES[seat] ?? SHAPES[0]} fill={colour} stroke="#fff" strokeWidth="1.2" />
      {n === undefined ? (
        <g transform="scale(.86)">
          <Mark seat={seat} />
        </g>
      ) : (
        <text
          y={figure * 0.36}
          textAnchor="middle"
          fill={seat === 2 ? '#2b1e00' : '#fff'}
          style={{ font: `750 ${figure}px var(--board-sans)` }}
        >
          {n}
        </text>
      )}
    </g>
  );
});

/** The mark of a player, in a circle of the radius 8. */
export function Mark({ seat }: { readonly seat: Seat }) {
  return MARKS[seat] ?? null;
}

/** A DC from above: a small disc, or a large one with a ring. */
export const Disc = memo(function Disc({
  seat,
  large,
  ghost = false,
}: {
  readonly seat: Seat;
  readonly large: boolean;
  readonly ghost?: boolean;
}) {
  const { colour, deep } = playerOf(seat);
  return (
    <g {...(ghost && { opacity: 0.45 })}>
      {large && <circle r="8" fill="#fff" stroke={colour} strokeWidth="2.2" />}
      <circle r={large ? 5.4 : 5.6} fill={colour} stroke={large ? 'none' : deep} strokeWidth="0.8" />
      <g transform={`scale(${large ? 0.62 : 0.66})`}>
        <Mark seat={seat} />
      </g>
    </g>
  );
});

/** A product. */
export function Cube({ seat }: { readonly seat: Seat }) {
  const { colour, deep } = playerOf(seat);
  return (
    <g>
      <rect x="-5" y="-5" width="10" height="10" rx="1.6" fill={colour} stroke={deep} strokeWidth="1" />
      <g transform="scale(.56)">
        <Mark seat={seat} />
      </g>
    </g>
  );
}

/** A marketing cylinder, seen from the side. */
export const Cylinder = memo(function Cylinder({ seat }: { readonly seat: Seat }) {
  const { colour, deep } = playerOf(seat);
  return (
    <g>
      <path d="M-4-5.4V4.6C-4 6-2 6.8 0 6.8S4 6 4 4.6V-5.4Z" fill={colour} stroke={deep} strokeWidth="0.9" />
      <ellipse cy="-5.2" rx="4" ry="1.9" fill="#fff" stroke={deep} strokeWidth="0.9" />
      <g transform="translate(0 1.4) scale(.42)">
        <Mark seat={seat} />
      </g>
    </g>
  );
});

const line = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const SIGNS = {
  play: <path fill="currentColor" d="M-5-8L8 0-5 8Z" />,
  pause: <path fill="currentColor" d="M-7-8H-2V8H-7ZM2-8H7V8H2Z" />,
  next: <path fill="currentColor" d="M-7-8L4 0-7 8ZM5-8H8V8H5Z" />,
  back: <path fill="currentColor" d="M7-8L-4 0 7 8ZM-5-8H-8V8H-5Z" />,
  fast: <path fill="currentColor" d="M-10-8L0 0-10 8ZM0-8L10 0 0 8Z" />,
  replay: <path {...line} strokeWidth="2.2" d="M-7.5-4.5A8.5 8.5 0 1 1-8.5 2.5M-8.5-8.5L-7.5-4-3-5" />,
  table: <path {...line} strokeWidth="2" d="M-9-8H9V8H-9ZM-9-3H9M-9 2.5H9M-3-8V8" />,
  cards: <path {...line} strokeWidth="2" d="M-9-5H3V9H-9ZM-5-5V-9H9V5H3" />,
  truck: (
    <g {...line} strokeWidth="1.9">
      <path d="M-10-6H3V4H-10ZM3-2H7L10 1V4H3" />
      <circle cx="-6" cy="5.5" r="2.2" fill="#fff" />
      <circle cx="6" cy="5.5" r="2.2" fill="#fff" />
    </g>
  ),
  edit: <path {...line} strokeWidth="2" d="M-9 9L-7.5 3.5 5-9 9-5-3.5 7.5ZM2-6L6-2" />,
  house: <path {...line} strokeWidth="2" d="M-9 8V-2L0-8 9-2V8ZM-4 8V1H4V8" />,
} as const satisfies Record<string, ReactNode>;

export type SignName = keyof typeof SIGNS;

export const Sign = memo(function Sign({ name, size = 18 }: { readonly name: SignName; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      {SIGNS[name]}
    </svg>
  );
});

/** A piece by itself, in running text. */
export const Piece = memo(function Piece({
  thing,
  seat,
  size = 16,
}: {
  readonly thing: 'swatch' | 'small' | 'large' | 'cube' | 'cylinder';
  readonly seat: Seat;
  readonly size?: number;
}) {
  return (
    <svg width={size} height={size} viewBox="-9 -9 18 18" aria-hidden="true" focusable="false">
      {thing === 'swatch' && <Token seat={seat} />}
      {(thing === 'small' || thing === 'large') && <Disc seat={seat} large={thing === 'large'} />}
      {thing === 'cube' && (
        <g transform="scale(1.5)">
          <Cube seat={seat} />
        </g>
      )}
      {thing === 'cylinder' && (
        <g transform="scale(1.15)">
          <Cylinder seat={seat} />
        </g>
      )}
    </svg>
  );
});
