import type { CardKind, Paper } from '@tablewright/emigration-rules/content';
import type { ReactNode } from 'react';
import { lifePath, type Thing, thingPath } from './icons.ts';

// The signs of this game. Icons are drawn in a square of 512; coin, seal and die in one of 24.

export function LifeSign({ id, size = 20 }: { readonly id: string; readonly size?: number | string }) {
  return <Drawn d={lifePath(id)} size={size} />;
}

export function ThingSign({ thing, size = 20 }: { readonly thing: Thing; readonly size?: number | string }) {
  return <Drawn d={thingPath(thing)} size={size} />;
}

function Drawn({ d, size }: { readonly d: string; readonly size: number | string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 512 512" aria-hidden="true" focusable="false" style={{ flex: 'none' }}>
      <path fill="currentColor" d={d} />
    </svg>
  );
}

/** What a card is, as a picture: a Life Card has its own. */
export function CardSign({
  kind,
  id,
  size = 20,
}: {
  readonly kind: CardKind;
  readonly id: string;
  readonly size?: number | string;
}) {
  return kind === 'life' ? <LifeSign id={id} size={size} /> : <ThingSign thing={kind} size={size} />;
}

export function PaperSign({ paper, size = 20 }: { readonly paper: Paper; readonly size?: number | string }) {
  return <ThingSign thing={paper} size={size} />;
}

function Small({ size, children }: { readonly size: number | string; readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {children}
    </svg>
  );
}

/** A coin: Money. */
export function Coin({ size = 18 }: { readonly size?: number | string }) {
  return (
    <Small size={size}>
      <circle r="11" fill="#e9b94f" stroke="#6b4a0c" strokeWidth="1.6" />
      <circle r="7.6" fill="none" stroke="#8a641a" strokeWidth="1.2" strokeDasharray="2.2 1.6" />
      <path d="M-2.6 4.6V-4.6H2.4M-2.6 0H1.6" fill="none" stroke="#4a3305" strokeWidth="2" strokeLinecap="round" />
    </Small>
  );
}

const STAR =
  'M0-10.8L2.6-7.6 6.6-8.6 6.9-4.5 10.6-2.6 8.6 1 10.2 4.8 6.4 6.3 5.2 10.2 1.2 9.2-2 11.8-4.8 8.8-8.9 9.2-9 5-12 2.2-9.4-1.1-10.4-5.1-6.5-6.3-4.9-10.1-1-8.6Z';

/** A seal: Assurance. */
export function Seal({ size = 18 }: { readonly size?: number | string }) {
  return (
    <Small size={size}>
      <path d={STAR} fill="#7b49b8" stroke="#32135c" strokeWidth="1.2" />
      <circle r="5.6" fill="none" stroke="#e6d6ff" strokeWidth="1.2" />
      <path d="M-3 .2L-.9 2.5 3.2-2.2" fill="none" stroke="#ffffff" strokeWidth="1.9" strokeLinecap="round" />
    </Small>
  );
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export function Die({ face, size = 24 }: { readonly face: number; readonly size?: number | string }) {
  return (
    <Small size={size}>
      <rect x="-11" y="-11" width="22" height="22" rx="4.5" fill="#fffaf0" stroke="#1d2c5a" strokeWidth="1.4" />
      {(PIPS[face - 1] ?? []).map(([x, y], i) => (
        <circle key={i} cx={x * 5.6} cy={y * 5.6} r="2.2" fill={face === 1 ? '#a81f2b' : '#1d2c5a'} />
      ))}
    </Small>
  );
}

/** The oval of a country, as on the back of a car. */
/** Two letters of at least 11 pixels, however small it is drawn. */
export function Oval({ country, size = 26 }: { readonly country: string; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size * 0.68}
      viewBox="0 0 38 26"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <ellipse cx="19" cy="13" rx="18" ry="12" fill="#fffdf6" stroke="#1d2c5a" strokeWidth="1.8" />
      <text
        x="19"
        y="18.4"
        textAnchor="middle"
        fontFamily="Source Sans 3, sans-serif"
        fontWeight="600"
        fontSize={Math.max(15, (11 * 38.5) / size)}
        fill="#1d2c5a"
      >
        {country}
      </text>
    </svg>
  );
}
