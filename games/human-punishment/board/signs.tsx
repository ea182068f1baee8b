import { clsx } from '@tablewright/board';
import type { CSSProperties, ReactNode } from 'react';
import { ICONS, type IconId } from './icons.ts';
import { cardLook, CHIP_LETTERS, lightOf } from './look.ts';
import styles from './signs.module.css';

interface SignProps {
  readonly id: IconId;
  readonly size?: number;
}

/** An icon in the colour of the text around it. */
export function Sign({ id, size = 18 }: SignProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={ICONS[id]} />
    </svg>
  );
}

/** The same inside of a drawing, around its middle. */
export function SignAt({ id, x, y, size }: Required<SignProps> & { readonly x: number; readonly y: number }) {
  const scale = size / 512;
  return <path d={ICONS[id]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />;
}

const SHAPES: { readonly [character: string]: string } = {
  jayden: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z',
  feykah: 'M0-11L3-3.6L10.800-3.400L4.600 1.400L6.700 9L0 4.600L-6.700 9L-4.600 1.400L-10.800-3.400L-3-3.600Z',
  nova: 'M0-10.500L9-5.200V5.200L0 10.500L-9 5.200V-5.200Z',
  havoc: 'M-8.500-5L-5-8.500L0-3.500L5-8.500L8.500-5L3.500 0L8.500 5L5 8.500L0 3.500L-5 8.500L-8.500 5L-3.500 0Z',
  dryden: 'M-3-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z',
  'dee-coy': 'M0-10L10 8H-10Z',
};

/** A character's shape on a disc of its seat's light, around (0, 0), 20 units across each way. */
export function PieceShape({ seat, character }: { readonly seat: number; readonly character: string | null }) {
  return (
    <>
      <circle r="19" fill="#0b0d15" stroke={lightOf(seat)} strokeWidth="3.500" />
      <path d={SHAPES[character ?? ''] ?? 'M-7-7H7V7H-7Z'} fill={lightOf(seat)} />
    </>
  );
}

/** The dog, in the light of his player. */
export function KuroShape({ seat }: { readonly seat: number }) {
  return (
    <>
      <circle r="19" fill="#0b0d15" stroke={lightOf(seat)} strokeWidth="3" strokeDasharray="6 4" />
      <g fill={lightOf(seat)}>
        <SignAt id="kuro" x={0} y={0} size={26} />
      </g>
    </>
  );
}

interface PieceSignProps {
  readonly seat: number;
  readonly character: string | null;
  readonly size: number;
}

export function PieceSign({ seat, character, size }: PieceSignProps) {
  return (
    <svg width={size} height={size} viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">
      <PieceShape seat={seat} character={character} />
    </svg>
  );
}

/** What is lit can be touched by a thumb: 40 pixels at the scale at which a phone begins. */
const THUMB = 52;

/** Room for a thumb around something small that can be chosen, within a drawing of this scale. */
export function Hit({
  x = 0,
  y = 0,
  scale = 1,
}: {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}) {
  const size = THUMB / scale;
  return (
    <rect
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      style={{ fill: 'transparent', stroke: 'none' }}
    />
  );
}

/** For what is drawn smaller than usual, where many lie together: its letters are drawn larger for it and stay readable. */
export function shrunkTo(scale: number): CSSProperties {
  return { '--shrunk': scale } as CSSProperties;
}

/** A Data Chip: its letter where the viewer knows it, closed where not. */
export function ChipShape({
  colour,
  up = true,
}: {
  readonly colour: keyof typeof CHIP_LETTERS | null;
  readonly up?: boolean;
}) {
  return (
    <g className={clsx(styles['chip'], colour !== null && styles[colour], !up && styles['down'])}>
      <rect x="-11" y="-11" width="22" height="22" rx="4" />
      <path d="M-6-11V-14M0-11V-14M6-11V-14M-6 11V14M0 11V14M6 11V14" />
      <text aria-hidden="true" y="1">
        {colour === null ? '?' : CHIP_LETTERS[colour]}
      </text>
    </g>
  );
}

export function ChipSign({
  colour,
  size,
}: {
  readonly colour: keyof typeof CHIP_LETTERS | null;
  readonly size: number;
}) {
  return (
    <svg width={size} height={size} viewBox="-15 -15 30 30" aria-hidden="true" focusable="false">
      <ChipShape colour={colour} />
    </svg>
  );
}

/** An Influence card as it is printed: colour, value, or name. */
/** A card is narrow: where a long word may go on in the next line. */
const BREAKS = { Interference: 'Inter\u{ad}ference', Suppressing: 'Sup\u{ad}pressing' };

function breakable(name: string): string {
  return Object.entries(BREAKS).reduce((text, [word, broken]) => text.replace(word, broken), name);
}

export function CardFace({ face, children }: { readonly face: string; readonly children?: ReactNode }) {
  const { colour, name } = cardLook(face);
  return (
    <span className={clsx(styles['card'], styles[`card-${colour}`])} aria-hidden="true" data-help={face}>
      <span className={clsx(name.length > 4 && styles['long'])}>
        {colour === 'grey' || colour === 'green' ? '◆' : breakable(name)}
      </span>
      <i>{colour}</i>
      {children}
    </span>
  );
}

/** How many are left of something: hearts, charges. */
export function Pips({ on, of, sign }: { readonly on: number; readonly of: number; readonly sign: string }) {
  return (
    <span className={styles['pips']} aria-hidden="true">
      {Array.from({ length: Math.max(on, of) }, (_, i) => (
        <span key={i} className={clsx(i >= on && styles['off'])}>
          {sign}
        </span>
      ))}
    </span>
  );
}
