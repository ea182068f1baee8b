import type { CharacterId, Face, Kind, Path } from '@tablewright/robotariat-rules/content';
import type { ReactNode } from 'react';
import { ICONS, type IconId } from './icons.ts';
import { inkOf } from './look.ts';

// Every sign of this game: cut out of paper, flat, in few shapes.

export function Sign({ id, size = 24 }: { readonly id: IconId; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={ICONS[id]} fill="currentColor" />
    </svg>
  );
}

// --------------------------------------------------------------------------------------------------------------- robots

const CUT = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'round' } as const;
const eyes = (y: number, apart = 4.4, r = 1.9): ReactNode => (
  <>
    <circle cx={-apart} cy={y} r={r} fill="var(--eye)" />
    <circle cx={apart} cy={y} r={r} fill="var(--eye)" />
  </>
);
const solid = (d: string): ReactNode => <path d={d} fill="currentColor" />;
const light = (d: string): ReactNode => <path d={d} fill="var(--eye)" />;

/** Thirteen faces round (0, 0), within a radius of 13. */
const FACES: Readonly<Record<CharacterId, ReactNode>> = {
  'a1-5': (
    <>
      <path {...CUT} d="M0-9V-13" />
      <circle cy="-13" r="1.8" fill="currentColor" />
      <circle cy="0" r="9" fill="currentColor" />
      {eyes(-1)}
      {light('M-4 4H4V6H-4Z')}
    </>
  ),
  alice: (
    <>
      {solid('M-8 9V-2A8 8 0 0 1 8-2V9Z')}
      {solid('M-2-9L-8-13V-7ZM2-9L8-13V-7Z')}
      {light('M-6-2H6V2H-6Z')}
    </>
  ),
  arcitech: (
    <>
      {solid('M0-13L11 9H-11Z')}
      {eyes(3, 3.4)}
      {light('M-5 7H5V8.4H-5Z')}
    </>
  ),
  'electric-eye': (
    <>
      {solid('M-12 0Q0-13 12 0Q0 13-12 0Z')}
      <circle r="5" fill="var(--eye)" />
      <circle r="2.2" fill="currentColor" />
    </>
  ),
  uberbot: (
    <>
      {solid('M-11-8L-6-6H6L11-8V4L7 10H-7L-11 4Z')}
      {solid('M-11-13L-5-7H-11ZM11-13L5-7H11Z')}
      {light('M-8-2L-2 0V2H-8ZM8-2L2 0V2H8Z')}
      {light('M-5 6H5V7.6H-5Z')}
    </>
  ),
  postman: (
    <>
      {solid('M-8-2H8V9H-8Z')}
      {solid('M-9-9H7L9-4H13V-2H-9Z')}
      {eyes(2, 3.6)}
      {light('M-4 6H4V7.4H-4Z')}
    </>
  ),
  'mt-q': (
    <>
      {solid('M-9-9H9V9H-9Z')}
      <circle cx="-4.5" cy="-4.5" r="2" fill="var(--eye)" />
      <circle cx="4.5" cy="-4.5" r="2" fill="var(--eye)" />
      <circle r="2" fill="var(--eye)" />
      <circle cx="-4.5" cy="4.5" r="2" fill="var(--eye)" />
      <circle cx="4.5" cy="4.5" r="2" fill="var(--eye)" />
    </>
  ),
  wally: (
    <>
      {solid('M-6-13H6V-5H-6ZM-10-5H10V-3H-10Z')}
      {solid('M-8-2H8V9H-8Z')}
      <circle cx="3.6" cy="2" r="3.2" fill="none" stroke="var(--eye)" strokeWidth="1.5" />
      <circle cx="-3.6" cy="2" r="1.7" fill="var(--eye)" />
      {light('M-4 6.4H4V7.6H-4Z')}
    </>
  ),
  'r-poly': (
    <>
      {solid('M0-12L10.4-6V6L0 12L-10.4 6V-6Z')}
      {light('M-6-3H-1V1H-6ZM1-3H6V1H1Z')}
      {light('M-4 5H4V6.6H-4Z')}
    </>
  ),
  rambu: (
    <>
      {solid('M-8-11H8V10H-8Z')}
      {light('M-8-7H8V-4H-8Z')}
      {solid('M8-7L13-10V-3Z')}
      {light('M-6-1L-1 1V3H-6ZM6-1L1 1V3H6Z')}
    </>
  ),
  smith: (
    <>
      {solid('M-12-8H10L6-2H4V2L8 10H-8L-4 2V-2H-6Q-11-3-12-8Z')}
      {eyes(-5, 3)}
    </>
  ),
  vivacious: (
    <>
      {solid('M0-13L2-8.5L7-8L3.4-5L4.4 0L0-2.4L-4.4 0L-3.4-5L-7-8L-2-8.5Z')}
      {solid('M-8-1Q0-6 8-1V5Q0 13-8 5Z')}
      {eyes(2, 3.6)}
      {light('M-3 6Q0 8.6 3 6Z')}
    </>
  ),
  zender: (
    <>
      {solid('M-10-9H10L0 12Z')}
      {light('M-6-5H6L4-1H-4Z')}
    </>
  ),
};

/** A player's piece: the face of the character on the ink of the seat. */
export function Pawn({
  character,
  seat,
  size = 36,
}: {
  readonly character: CharacterId | null;
  readonly seat: number;
  readonly size?: number;
}) {
  return (
    <svg width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      <path d="M-8-19H8L19-8V8L8 19H-8L-19 8V-8Z" fill={inkOf(seat)} stroke="var(--ink)" strokeWidth="2" />
      <path d="M-6.6-15.6H6.6L15.6-6.6V6.6L6.6 15.6H-6.6L-15.6 6.6V-6.6Z" fill="var(--paper)" />
      <g style={{ color: inkOf(seat), '--eye': 'var(--paper)' } as React.CSSProperties}>
        {character === null ? <text className="q">?</text> : FACES[character]}
      </g>
    </svg>
  );
}

export function FaceSign({ character, size = 40 }: { readonly character: CharacterId; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
      {FACES[character]}
    </svg>
  );
}

const HEAD = 40;

/** A figure can be small, its number not: at least 11 pixels on the screen. */
function numberIn(size: number): number {
  return Math.max(13, (11 * HEAD) / size);
}

/** A Civilian is a round red head, an Oppressor a black one under a peaked cap. */
export function NpcSign({
  kind,
  number,
  size = 36,
}: {
  readonly kind: Kind;
  readonly number?: number;
  readonly size?: number;
}) {
  return (
    <svg width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      {kind === 'CR' ? (
        <>
          <path d="M0-12V-18" stroke="var(--ink)" strokeWidth="2.4" />
          <circle cy="-17.4" r="2.2" fill="var(--ink)" />
          <circle cy="2" r="15.5" fill="var(--red)" stroke="var(--ink)" strokeWidth="2.2" />
          <circle cx="-5.4" cy="-2.6" r="2.6" fill="var(--paper)" />
          <circle cx="5.4" cy="-2.6" r="2.6" fill="var(--paper)" />
        </>
      ) : (
        <>
          <path d="M-15-3H15V17H-15Z" fill="var(--ink)" stroke="var(--paper)" strokeWidth="1.6" />
          <path
            d="M-16-12Q0-21 16-12L14-5H19V-2H-19V-5H-14Z"
            fill="var(--ink)"
            stroke="var(--paper)"
            strokeWidth="1.4"
          />
          <path
            d="M0-14L1.6-10.6L5-10.4L2.4-8.2L3.2-5L0-6.8L-3.2-5L-2.4-8.2L-5-10.4L-1.6-10.6Z"
            fill="var(--brass-lit)"
          />
          <path d="M-10 1H-2V4.4H-10ZM2 1H10V4.4H2Z" fill="var(--brass-lit)" />
        </>
      )}
      {number !== undefined && (
        <text x="0" y="13.6" textAnchor="middle" className="npc-number" style={{ fontSize: numberIn(size) }}>
          {number}
        </text>
      )}
    </svg>
  );
}

// ----------------------------------------------------------------------------------------------------------------- dice

/** A path by its shape: yellow is one chevron, blue are two. */
export function ChevronSign({ path, size = 14 }: { readonly path: Path; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
      <path d={path === 'yellow' ? CHEVRON : DOUBLE_CHEVRON} className={`chevron-${path}`} />
    </svg>
  );
}

export const CHEVRON = 'M-4-6.5H0L5 0L0 6.5H-4L1 0Z';
export const DOUBLE_CHEVRON = 'M-7.5-6H-4L0 0L-4 6H-7.5L-3.5 0ZM-0.5-6H3L7 0L3 6H-0.5L3.5 0Z';

export function Die({
  die,
  face,
  size = 40,
}: {
  readonly die: 'black' | 'red';
  readonly face: Face | null;
  readonly size?: number;
}) {
  const path: Path = face === 'x' ? (die === 'black' ? 'blue' : 'yellow') : (face ?? 'yellow');
  return (
    <svg width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      <rect
        x="-17.5"
        y="-17.5"
        width="35"
        height="35"
        rx="5"
        fill={die === 'black' ? 'var(--ink)' : 'var(--red)'}
        stroke={die === 'black' ? 'var(--paper)' : 'var(--ink)'}
        strokeWidth="2"
      />
      {face === null ? (
        <text y="8" textAnchor="middle" className="die-unknown">
          ?
        </text>
      ) : (
        <>
          <circle r="13" fill="var(--paper)" />
          {face === 'x' ? (
            <path d="M-7.5-7.5L7.5 7.5M7.5-7.5L-7.5 7.5" className={`cross-${path}`} />
          ) : (
            <g transform="scale(1.5)">
              <path d={path === 'yellow' ? CHEVRON : DOUBLE_CHEVRON} className={`chevron-${path}`} />
            </g>
          )}
        </>
      )}
    </svg>
  );
}

/** A poster: red paper with a black fist of two strokes. */
export function PosterSign({ size = 18, torn = false }: { readonly size?: number; readonly torn?: boolean }) {
  return (
    <svg width={size * 0.8} height={size} viewBox="0 0 16 20" aria-hidden="true" focusable="false">
      <path
        d={torn ? 'M1 1H15V13L11 11L9 16L5 13L1 19Z' : 'M1 1H15V19H1Z'}
        fill="var(--red)"
        stroke="var(--ink)"
        strokeWidth="1.6"
      />
      <path d="M4 4.6H12V6.4H4ZM8 8L12.4 12H3.6Z" fill="var(--paper)" />
    </svg>
  );
}

/** SPARK: a lightning out of brass. */
export function SparkSign({ size = 18 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
      <circle r="9" fill="var(--brass-lit)" stroke="var(--ink)" strokeWidth="1.6" />
      <path d="M1.6-7L-4.4 1.4H-0.4L-1.8 7L4.6-1.8H0.4Z" fill="var(--ink)" />
    </svg>
  );
}

export function LampSign({ lit, size = 16 }: { readonly lit: boolean; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
      <path
        d="M0-9L2.4-3H8.8L3.8 1L5.6 7.6L0 3.8L-5.6 7.6L-3.8 1L-8.8-3H-2.4Z"
        className={lit ? 'lamp-lit' : 'lamp-out'}
      />
    </svg>
  );
}

/** The NPC Entry token: a brass cog with a door in it. */
export function TokenSign({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
      <path
        d="M-3-13H3L4-9.6L7.8-11L11-7.8L9.6-4L13-3V3L9.6 4L11 7.8L7.8 11L4 9.6L3 13H-3L-4 9.6L-7.8 11L-11 7.8L-9.6 4L-13 3V-3L-9.6-4L-11-7.8L-7.8-11L-4-9.6Z"
        fill="var(--brass-lit)"
        stroke="var(--ink)"
        strokeWidth="1.6"
      />
      <path d="M-4 7V-3A4 4 0 0 1 4-3V7Z" fill="var(--ink)" />
    </svg>
  );
}
