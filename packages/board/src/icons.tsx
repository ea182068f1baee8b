import type { ReactNode } from 'react';

// Signs that any board may need, drawn in a square of 24 with the colour of the text around them.

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const DRAWN = {
  plus: <path {...line} d="M12 5v14M5 12h14" />,
  minus: <path {...line} d="M5 12h14" />,
  fit: <path {...line} d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />,
  check: <path {...line} strokeWidth={2.6} d="M5 12.5l4.6 4.6L19 7.6" />,
  cross: <path {...line} d="M6 6l12 12M18 6L6 18" />,
  eye: (
    <g {...line}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" fill="currentColor" />
    </g>
  ),
  crown: <path fill="currentColor" d="M3 7.5l4.6 3.6L12 4.5l4.4 6.6L21 7.5 19.2 17H4.8zM4.8 18.6h14.4v2H4.8z" />,
  arrow: <path {...line} d="M5 12h13M13 6.5l5.5 5.5-5.5 5.5" />,
  down: <path {...line} d="M6 9.5l6 6 6-6" />,
  hourglass: <path {...line} d="M7 4h10M7 20h10M8 4c0 5 8 6 8 8s-8 3-8 8M16 4c0 5-8 6-8 8s8 3 8 8" />,
  lock: (
    <g {...line}>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8 10.5V8a4 4 0 018 0v2.5" />
    </g>
  ),
  hex: <path {...line} d="M12 3l7.800 4.500v9L12 21l-7.800-4.500v-9z" />,
  pencil: <path {...line} d="M4 20l1.200-4.800L16.500 4l3.500 3.500L8.800 18.800zM14 6.500l3.500 3.500" />,
  undo: <path {...line} d="M8.5 6L4.5 10l4 4M5 10h9a5 5 0 010 10h-4" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWN;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {DRAWN[name]}
    </svg>
  );
}
