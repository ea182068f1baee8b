import type { SeatInfo } from '@tablewright/protocol';
import type { CSSProperties } from 'react';
import css from './Avatar.module.css';
import { classesOf } from './classes.ts';
import { onBothGrounds } from './seat-colour.ts';
import { Sign } from './Sign.tsx';

const c = classesOf(css);

/** Six colours in the order of the seats, for games that have none of their own; a pattern says the same. */
export const SEAT_COLOURS = ['#ff5a68', '#f5942b', '#ffe14a', '#ab7bff', '#eea3e1', '#f5f7ff'] as const;

/** The colour of a person, the same everywhere: that of their pieces where the game has some (see Accent), otherwise the frame's. */
export function seatColour(seat: number): string {
  const place = seat % SEAT_COLOURS.length;
  return `var(--seat-${place}, ${onBothGrounds(SEAT_COLOURS[place]!)})`;
}

/** Somebody's colour and pattern, beside their name. */
export function SeatDot({ seat }: { readonly seat: number }) {
  const style = { '--seat': seatColour(seat) } as CSSProperties;
  return <span className={c('dot', patternOf(seat))} style={style} aria-hidden="true" />;
}

/** Full, stripes, a point, a cross, lines, a ring: who does not see the colours sees these. */
function patternOf(seat: number): string {
  return `pattern${seat % SEAT_COLOURS.length}`;
}

interface AvatarProps {
  readonly seat: Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'online'>;
  readonly size?: number;
}

export function Avatar({ seat: { seat, kind, name, online }, size = 36 }: AvatarProps) {
  const style = { '--seat': seatColour(seat), '--size': `${size}px` } as CSSProperties;
  const isOpen = kind === 'open';
  return (
    <span
      className={c('avatar', !isOpen && patternOf(seat), isOpen && 'open', kind === 'person' && !online && 'away')}
      style={style}
      aria-hidden="true"
    >
      {isOpen ? '+' : kind === 'bot' ? <Sign name="bot" size={size * 0.56} /> : initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter((word) => word !== '');
  const letters =
    words.length > 1 ? [words[0]!, words.at(-1)!].map((word) => [...word][0]!) : [...(words[0] ?? '?')].slice(0, 2);
  return letters.join('').toUpperCase();
}
