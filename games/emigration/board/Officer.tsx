import { memo } from 'react';

// Five officers, from strict to lazy: brows, eyes, mouth and cap say what the tokens say.

interface Looks {
  readonly skin: string;
  readonly brows: string;
  readonly eyes: string;
  readonly mouth: string;
  readonly cap: number;
}

const LOOKS: readonly Looks[] = [
  { skin: '#e3b48f', brows: 'M-11-6L-3-3M11-6L3-3', eyes: 'M-7 0v2M7 0v2', mouth: 'M-6 12H6', cap: 0 },
  { skin: '#b57f58', brows: 'M-11-4H-3M11-4H3', eyes: 'M-7 0v2M7 0v2', mouth: 'M-5 12Q0 11 5 12', cap: -2 },
  { skin: '#f0c9a4', brows: 'M-11-4Q-7-6-3-4M11-4Q7-6 3-4', eyes: 'M-7 0v2M7 0v2', mouth: 'M-5 11Q0 13 5 11', cap: 4 },
  {
    skin: '#8d5f42',
    brows: 'M-11-5Q-7-8-3-5M11-4Q7-6 3-4',
    eyes: 'M-9 1H-5M5 1H9',
    mouth: 'M-5 11Q0 15 6 10',
    cap: -8,
  },
  {
    skin: '#d9a679',
    brows: 'M-11-3Q-7-5-3-3M11-3Q7-5 3-3',
    eyes: 'M-9 0Q-7 3-5 0M5 0Q7 3 9 0',
    mouth: 'M-2 12A2.5 2.5 0 1 0 3 12',
    cap: 16,
  },
];

interface OfficerProps {
  readonly lane: number;
  readonly size?: number | string;
}

export const Officer = memo(function Officer({ lane, size = 64 }: OfficerProps) {
  const { skin, brows, eyes, mouth, cap } = LOOKS[lane - 1] ?? LOOKS[0]!;
  return (
    <svg width={size} height={size} viewBox="-32 -34 64 64" aria-hidden="true" focusable="false">
      <path d="M-26 30C-26 18-14 17 0 17S26 18 26 30Z" fill="#22356b" />
      <path d="M-5 17L0 24 5 17Z" fill="#f7f1e1" />
      <path d="M-20 24h7M13 24h7" stroke="#d9a441" strokeWidth="2.4" />
      <ellipse cx="0" cy="3" rx="15" ry="17" fill={skin} />
      <g fill="none" stroke="#22160d" strokeWidth="2" strokeLinecap="round">
        <path d={brows} />
        <path d={eyes} />
        <path d={mouth} />
        <path d="M0 2Q2 6-1 6" strokeWidth="1.4" />
      </g>
      <g transform={`rotate(${cap} 0 -8)`}>
        <path d="M-19-11C-22-24-10-29 0-29S22-24 19-11Z" fill="#1d2c5a" />
        <path d="M-17-11H17L20-7Q0-2-20-7Z" fill="#0f1833" />
        <circle cy="-18" r="3.4" fill="#d9a441" />
      </g>
      {lane === 5 && (
        <g fill="none" stroke="#4c5878" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <path d="M19-18h5l-5 6h5M25-29h4l-4 5h4" />
        </g>
      )}
    </svg>
  );
});
