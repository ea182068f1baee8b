import type { CSSProperties, ReactNode } from 'react';
import styles from './Bubble.module.css';
import type { Box, Size } from './zoom.ts';

const WIDTH = 264;
/** The height that a bubble may need. */
const ROOM = 110;
const GAP = 6;

export interface BubbleProps {
  /** where on the screen the thing lies that it speaks of */
  readonly x: number;
  /** what it must not hide: that thing, and what else could be chosen now */
  readonly clear: Box;
  readonly port: Size;
  readonly children: ReactNode;
}

/** A preview near the thing that it speaks of, always inside the board. */
export function Bubble({ x, clear, port, children }: BubbleProps) {
  const width = Math.min(WIDTH, port.width - 16);
  const left = Math.min(Math.max(8, x - width / 2), Math.max(8, port.width - width - 8));
  const above = clear.top - GAP;
  const below = port.height - clear.bottom - GAP;
  const place: CSSProperties =
    above >= ROOM || above >= below
      ? { bottom: Math.min(port.height - ROOM, port.height - above) }
      : { top: Math.min(port.height - ROOM, port.height - below) };
  return (
    <div className={styles['bubble']} style={{ left, width, ...place }} aria-hidden="true">
      {children}
    </div>
  );
}
