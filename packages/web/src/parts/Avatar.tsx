import type { SeatInfo } from '@tablewright/protocol';
import type { CSSProperties } from 'react';
import css from './Avatar.module.css';
import { classesOf } from './classes.ts';
import { Sign } from './Sign.tsx';

const c = classesOf(css);

/** Six colours in the order of the seats, none of them the frame's own; a seat's initials say the same. */
const COLOURS = ['#e5534b', '#f08c2e', '#e2c22f', '#9273f2', '#ec6aa8', '#dfe4ea'] as const;

export function seatColour(seat: number): string {
  return COLOURS[seat % COLOURS.length]!;
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
      className={c('avatar', isOpen && 'open', kind === 'person' && !online && 'away')}
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
