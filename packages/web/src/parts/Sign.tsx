import type { ReactNode } from 'react';

// The signs of the frame, drawn in a square of 24 with the colour of the text around them.

const DRAWN = {
  home: <path d="M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />,
  menu: <path d="M4.5 7h15M4.5 12h15M4.5 17h15" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  check: <path d="m5 12.5 4.6 4.6L19 7.6" />,
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
      <path d="M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  chat: <path d="M20 15a2 2 0 0 1-2 2H9l-4.5 3.5V6.5a2 2 0 0 1 2-2H18a2 2 0 0 1 2 2z" />,
  learn: (
    <path d="m12 5 10 4.500-10 4.500L2 9.500zM6 11.500v5c1.500 1.500 3.600 2.200 6 2.200s4.500-.7 6-2.200v-5M22 9.500v5" />
  ),
  log: <path d="M8.5 6.5h11M8.5 12h11M8.5 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />,
  people: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.8 19.5c.5-3.6 3-5.5 6.2-5.5s5.700 1.900 6.200 5.500M15.500 5.400a3.500 3.500 0 0 1 0 6.200M17.800 14.600c1.900.7 3.100 2.400 3.400 4.900" />
    </>
  ),
  board: (
    <path d="m12 3.5 7.400 4.250v8.500L12 20.500l-7.400-4.250v-8.500zM12 12l7.400-4.250M12 12v8.500M12 12 4.600 7.750" />
  ),
  undo: <path d="M8.500 6 4.500 10l4 4M5 10h9a5 5 0 0 1 0 10h-4" />,
  bot: (
    <>
      <rect x="5" y="8.500" width="14" height="10.500" rx="2.500" />
      <path d="M12 8.500V5M9.500 13v1.500M14.500 13v1.500M2.800 12.500v3M21.200 12.500v3" />
      <circle cx="12" cy="4" r="1" />
    </>
  ),
  send: <path d="M20 4 10.500 13.500M20 4l-6 16-3.500-6.500L4 10z" />,
  mute: <path d="M4 9.500h3.500L12 5.500v13L7.500 14.500H4zM16 9.500l5 5M21 9.500l-5 5" />,
  sound: (
    <path d="M4 9.500h3.500L12 5.500v13L7.500 14.500H4zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11" />
  ),
  link: (
    <path d="M10 14a4 4 0 0 0 6 .4l3-3a4.240 4.240 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4.240 4.240 0 0 0 6 6l1.500-1.500" />
  ),
  play: <path d="M7.500 5v14l11-7z" fill="currentColor" />,
  pause: <path d="M8.500 5.500v13M15.500 5.500v13" />,
  back: <path d="M14.500 6 8.500 12l6 6" />,
  forward: <path d="m9.500 6 6 6-6 6" />,
  first: <path d="M17.500 6 11.500 12l6 6M6.500 6v12" />,
  last: <path d="m6.500 6 6 6-6 6M17.500 6v12" />,
  settings: (
    <path
      d="M4 7.500h9M17.500 7.500H20M4 16.500h2.500M11 16.500h9M15.250 5.250v4.500M8.750 14.250v4.500"
      strokeWidth="2"
    />
  ),
  more: <path d="M12 6h.01M12 12h.01M12 18h.01" strokeWidth="2.6" />,
  down: <path d="m6 9.500 6 6 6-6" />,
  download: <path d="M12 4.500v10M7.500 10.500l4.500 4.500 4.500-4.500M4.500 19.500h15" />,
  fork: (
    <>
      <circle cx="7" cy="5.500" r="2" />
      <circle cx="17" cy="5.500" r="2" />
      <circle cx="7" cy="18.500" r="2" />
      <path d="M7 7.500v9M17 7.500c0 4-10 3-10 7" />
    </>
  ),
  shield: <path d="M12 3.500 19 6v5.500c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6zM9 12l2.200 2.200L15.200 10" />,
  warn: <path d="M12 4.500 21 19.500H3zM12 10.500v4M12 17h.01" />,
  offline: (
    <path d="M3 3l18 18M8.500 15.500a5 5 0 0 1 6-.8M5.500 12a9.500 9.500 0 0 1 4-2.300M18.500 12a9.500 9.500 0 0 0-4.500-2.500M12 19h.01" />
  ),
  hourglass: <path d="M7 4h10M7 20h10M8 4c0 5 8 6 8 8s-8 3-8 8M16 4c0 5-8 6-8 8s8 3 8 8" />,
  crown: <path d="M4 8l4.200 3.500L12 5.500l3.800 6L20 8l-1.500 9.500h-13z" />,
  advice: <path d="M9.500 17.500h5M10 20.500h4M9.500 17.500c0-2-3-3.500-3-7a5.500 5.500 0 0 1 11 0c0 3.500-3 5-3 7" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 11v5M12 8h.01" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  again: <path d="M19.500 12a7.500 7.500 0 1 1-2.200-5.300M19.500 4v4.500H15" />,
  keys: (
    <>
      <rect x="3" y="6.500" width="18" height="11" rx="2" />
      <path d="M6.500 10h.01M10 10h.01M13.500 10h.01M17 10h.01M8 14h8" />
    </>
  ),
  book: (
    <path d="M5 5.500A1.500 1.500 0 0 1 6.500 4H19v13H6.500A1.500 1.500 0 0 0 5 18.500V5.500zM5 18.500A1.500 1.500 0 0 0 6.500 20H19v-3" />
  ),
  cards: (
    <>
      <rect x="4" y="6.500" width="9.500" height="13" rx="1.500" />
      <path d="M9 4h9.500A1.500 1.500 0 0 1 20 5.500V16" />
    </>
  ),
  door: <path d="M13.500 4H6v16h7.500M10.500 12H20M16.500 8.500 20 12l-3.500 3.500" />,
  pencil: <path d="M4.500 19.500 5.500 15 16 4.500l3.500 3.500L9 18.500z" />,
  skip: <path d="m5 6 7 6-7 6zM13 6l7 6-7 6z" fill="currentColor" />,
  phone: (
    <path d="M8 3.500h8a1.500 1.500 0 0 1 1.500 1.500v14a1.500 1.500 0 0 1-1.500 1.500H8A1.500 1.500 0 0 1 6.500 19V5A1.500 1.500 0 0 1 8 3.500zM11 17.500h2" />
  ),
} as const satisfies Record<string, ReactNode>;

export type SignName = keyof typeof DRAWN;

export function Sign({ name, size = 20 }: { readonly name: SignName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {DRAWN[name]}
    </svg>
  );
}
