import { hexPath } from '@tablewright/board';
import type { Action, Augmentation, Data, Kind, Team } from '@tablewright/emergence-rules/content';
import { memo, type ReactNode } from 'react';
import { DATA_LOOK, FACE_LOOK, TEAM_LOOK } from './colours.ts';

// Every sign of this game, drawn round (0, 0) in a square from −12 to 12, in the colour of the text around it.

const line = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const DATA_SIGNS: Readonly<Record<Data, ReactNode>> = {
  triangle: <path {...line} strokeWidth="2.8" d="M0-9.5L10 8H-10Z" />,
  circle: (
    <>
      <circle r="6.2" fill="currentColor" />
      <circle {...line} r="9.6" strokeWidth="2.2" />
    </>
  ),
  helix: (
    <g {...line} strokeWidth="2.2">
      <path d="M-5.5-11C-5.5-4.5 5.5-5 5.5 0S-5.5 4.5-5.5 11" />
      <path d="M5.5-11C5.5-4.5-5.5-5-5.5 0S5.5 4.5 5.5 11" />
      <path strokeWidth="1.7" d="M-4.4-8.2H4.4M-5.2 0H5.2M-4.4 8.2H4.4" />
    </g>
  ),
  molecule: (
    <>
      <path {...line} strokeWidth="2.6" d="M0 1V-7.5M0 1L8 6.5M0 1L-8 6.5" />
      <circle cx="0" cy="1" r="4.4" fill="currentColor" />
      <circle cx="0" cy="-8" r="3.4" fill="currentColor" />
      <circle cx="8.3" cy="6.8" r="3.4" fill="currentColor" />
      <circle cx="-8.3" cy="6.8" r="3.4" fill="currentColor" />
    </>
  ),
};

export function DataSign({ type }: { readonly type: Data }) {
  return DATA_SIGNS[type];
}

function gearPath(teeth: number, inner: number, outer: number): string {
  const points: string[] = [];
  for (let i = 0; i < teeth; i += 1) {
    const at = (turn: number, radius: number): string => {
      const angle = ((i + turn) / teeth) * 2 * Math.PI - Math.PI / 2;
      return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
    };
    points.push(at(-0.3, inner), at(-0.18, outer), at(0.18, outer), at(0.3, inner));
  }
  return `M${points.join('L')}Z`;
}

const GEAR = gearPath(8, 7.6, 11.2);
/** The ring round an agent that shows E: itself a gear. */
export const GEAR_RING = gearPath(12, 21.6, 26.4);

const FACE_SIGNS: Readonly<Record<Augmentation, ReactNode>> = {
  E: <path fill="currentColor" fillRule="evenodd" d={`${GEAR}M0-3.6A3.6 3.6 0 1 0 0 3.6 3.6 3.6 0 1 0 0-3.6Z`} />,
  B: (
    <g>
      <path fill="currentColor" d="M-7.5 7.5C-11-3-3-10.5 10.5-10.5 10.5 3 3 11-7.5 7.5Z" />
      <path {...line} stroke="#06101f" strokeWidth="1.7" d="M-10 10L4-4M-3 3.5V-3M-3 3.5H3.5" />
    </g>
  ),
};

const ACTION_SIGNS: Readonly<Record<Action, ReactNode>> = {
  activate: <path fill="currentColor" d="M2.5-11.5L-8 2H-1.2L-2.8 11.5 8-2.8H1.2Z" />,
  boost: <path {...line} strokeWidth="3.2" d="M-9-7.5L-1.5 0-9 7.5M1-7.5L8.5 0 1 7.5" />,
  replenish: (
    <g {...line} strokeWidth="2.2">
      <path d={hexPath(11)} />
      <path strokeWidth="2.8" d="M0-5V5M-5 0H5" />
    </g>
  ),
  hack: <path {...line} strokeWidth="2.7" d="M-5.5-6.5L-11 0-5.5 6.5M5.5-6.5L11 0 5.5 6.5M2.4-9.5L-2.4 9.5" />,
  spy: (
    <g {...line} strokeWidth="2.3">
      <path d="M-11 0S-7-7 0-7 11 0 11 0 7 7 0 7-11 0-11 0Z" />
      <circle r="3.2" fill="currentColor" />
    </g>
  ),
  terminate: (
    <g {...line} strokeWidth="2.5">
      <circle r="7.4" />
      <path d="M0-11.5V-4.5M0 4.5V11.5M-11.5 0H-4.5M4.5 0H11.5" />
      <circle r="1.4" fill="currentColor" />
    </g>
  ),
};

const TEAM_SIGNS: Readonly<Record<Team, ReactNode>> = {
  ai: (
    <g {...line} strokeWidth="2">
      <rect x="-7" y="-7" width="14" height="14" rx="2.5" />
      <circle r="2.8" fill="currentColor" />
      <path d="M-3.5-7V-11M3.5-7V-11M-3.5 7V11M3.5 7V11M-7-3.5H-11M-7 3.5H-11M7-3.5H11M7 3.5H11" />
    </g>
  ),
  human: (
    <g fill="currentColor">
      <circle cy="-5.6" r="5" />
      <path d="M-9.8 11C-9.8 3.8-5.6 1-0 1S9.8 3.8 9.8 11Z" />
    </g>
  ),
};

const KIND_SIGNS: Readonly<Record<Exclude<Kind, 'data'>, ReactNode>> = {
  start: (
    <g {...line} strokeWidth="2.4">
      <circle r="9.5" />
      <path d="M0-13.5V-5.5" stroke="#05070d" strokeWidth="6" />
      <path d="M0-12.5V-2" />
    </g>
  ),
  compile: (
    <g {...line} strokeWidth="2">
      <path d="M-10.5-7.5H-5.5L0-1.5 5.5-7.5H10.5M0-11V-1.5" />
      <path fill="currentColor" d="M0 1L8 5.6 0 10.4-8 5.6Z" />
    </g>
  ),
  assimilate: (
    <g {...line} strokeWidth="2">
      <path d="M-10-1.5V10H10V-1.5M0-1.5V10" />
      <path d="M-10-1.5H-4M4-1.5H10M0-11V3M-3.4-.2L0 3.2 3.4-.2" />
    </g>
  ),
  teleport: (
    <g {...line} strokeWidth="2">
      <ellipse rx="5.2" ry="10.5" />
      <path d="M-11 0H-2M11 0H2M-5-3L-2 0-5 3M5-3L2 0 5 3" />
    </g>
  ),
};

export function KindSign({ kind }: { readonly kind: Exclude<Kind, 'data'> }) {
  return KIND_SIGNS[kind];
}

export function FaceSign({ face }: { readonly face: Augmentation }) {
  return FACE_SIGNS[face];
}

// -------------------------------------------------------------------------------------------------------------- things

function mixed(colour: string, other: number, part: number): string {
  const channel = (from: number): string => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16);
    return Math.round(value + (other - value) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

const SHADES: Readonly<Record<Data, { readonly top: string; readonly left: string; readonly right: string }>> = {
  triangle: shades('triangle'),
  circle: shades('circle'),
  helix: shades('helix'),
  molecule: shades('molecule'),
};

function shades(type: Data): { top: string; left: string; right: string } {
  const { colour } = DATA_LOOK[type];
  return { top: mixed(colour, 255, 0.5), left: colour, right: mixed(colour, 0, 0.26) };
}

/** A data block: a cube that bears its sign, with a white rim for the light types and a dark one for the dark. */
export function Cube({ type }: { readonly type: Data }) {
  const { top, left, right } = SHADES[type];
  const { light } = DATA_LOOK[type];
  return (
    <g>
      <path d="M0-12L10.4-6V6L0 12-10.4 6V-6Z" fill={left} stroke={light ? '#ffffff' : '#04101f'} strokeWidth="1.6" />
      <path d="M0-12L10.4-6 0 0-10.4-6Z" fill={top} />
      <path d="M10.4-6V6L0 12V0Z" fill={right} />
      <g color="#04101c" transform="translate(0 .6) scale(.58)">
        {DATA_SIGNS[type]}
      </g>
    </g>
  );
}

/** A knowledge token. */
function Token() {
  return (
    <g>
      <circle r="11" fill="#ffe7a6" stroke="#8a6414" strokeWidth="1.4" />
      <circle r="8" fill="none" stroke="#b98a2a" strokeWidth="1" />
      <path fill="#5a3d05" d="M0-6.6L1.7-1.7 6.6 0 1.7 1.7 0 6.6-1.7 1.7-6.6 0-1.7-1.7Z" />
    </g>
  );
}

/** The knowledge aggregator: a box with two compartments. */
function Box({ open = false }: { readonly open?: boolean }) {
  return (
    <g {...line} strokeWidth="1.8">
      <path fill="#1a2b4d" d="M-10-3H10V10H-10Z" />
      <path d="M0-3V10" />
      <path fill="#2a4170" d={open ? 'M-10-3L-13-9H-3L0-3ZM10-3L13-9H3L0-3Z' : 'M-11-7H11V-3H-11Z'} />
      <path d="M-5 3V6M5 3V6" />
    </g>
  );
}

// --------------------------------------------------------------------------------------------- the same outside the city

export type Drawn =
  | { readonly data: Data }
  | { readonly cube: Data }
  | { readonly face: Augmentation }
  | { readonly action: Action }
  | { readonly team: Team }
  | { readonly kind: Exclude<Kind, 'data'> }
  | { readonly thing: 'token' | 'box' | 'openBox' };

function drawn(what: Drawn): ReactNode {
  if ('data' in what) return <g color={DATA_LOOK[what.data].colour}>{DATA_SIGNS[what.data]}</g>;
  if ('cube' in what) return <Cube type={what.cube} />;
  if ('face' in what) return <g color={FACE_LOOK[what.face].colour}>{FACE_SIGNS[what.face]}</g>;
  if ('action' in what) return ACTION_SIGNS[what.action];
  if ('team' in what) return <g color={TEAM_LOOK[what.team].colour}>{TEAM_SIGNS[what.team]}</g>;
  if ('kind' in what) return KIND_SIGNS[what.kind];
  return what.thing === 'token' ? <Token /> : <Box open={what.thing === 'openBox'} />;
}

/** A sign among words. The words beside it say what it means, so that it is silent. */
export const Pic = memo(function Pic({ size = 20, ...what }: Drawn & { readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-13.5 -13.5 27 27"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {drawn(what)}
    </svg>
  );
});
