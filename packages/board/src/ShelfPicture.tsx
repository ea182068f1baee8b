import type { ReactNode } from 'react';

interface ShelfPictureProps {
  /** 'x y width height' */
  readonly viewBox: string;
  /** what it shows, in words */
  readonly label: string;
  readonly children: ReactNode;
}

/** The picture of a game on the front page: it fills its place, and what is too much of it is cut off. */
export function ShelfPicture({ viewBox, label, children }: ShelfPictureProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      role="img"
      aria-label={label}
      style={{ display: 'block' }}
    >
      {children}
    </svg>
  );
}
