import { ShelfPicture } from '@tablewright/board';

// The picture on the shelf: towers at night under one great eye. No part of the board is in it, so that the front page stays light.

const TOWERS: readonly (readonly [x: number, y: number, width: number, fill: string])[] = [
  [0, 96, 44, '#141a2c'],
  [40, 70, 34, '#101524'],
  [70, 110, 40, '#161d31'],
  [106, 84, 30, '#0f1422'],
  [204, 78, 32, '#0f1422'],
  [232, 104, 40, '#161d31'],
  [268, 62, 36, '#101524'],
  [300, 92, 40, '#141a2c'],
];

const WINDOWS: readonly (readonly [x: number, y: number, light: string])[] = [
  [10, 112, '#56b0ff'],
  [26, 130, '#ffe14d'],
  [50, 88, '#ff6470'],
  [60, 120, '#ffe14d'],
  [82, 128, '#c39bff'],
  [98, 146, '#56b0ff'],
  [116, 100, '#ffe14d'],
  [124, 128, '#62e08f'],
  [212, 96, '#56b0ff'],
  [222, 126, '#ffe14d'],
  [244, 122, '#ff6470'],
  [260, 142, '#ffe14d'],
  [278, 80, '#c39bff'],
  [292, 110, '#56b0ff'],
  [312, 108, '#ffe14d'],
  [328, 136, '#ff6470'],
];

/** One of the four who may be anything: a head and shoulders against the light. */
function Figure({ x, colour }: { readonly x: number; readonly colour: string }) {
  return (
    <g transform={`translate(${x} 168)`} fill="#05060a" stroke={colour} strokeWidth="2">
      <path d="M-20 40C-20 16-12 8 0 8S20 16 20 40Z" />
      <circle cy="-4" r="11" />
    </g>
  );
}

export function Picture() {
  return (
    <ShelfPicture viewBox="0 0 340 200" label="Four figures before a city at night, watched by a great eye">
      <path d="M0 0H340V200H0Z" fill="#07080d" />
      <circle cx="170" cy="66" r="120" fill="#ff6470" opacity="0.08" />
      <circle cx="170" cy="66" r="84" fill="#c39bff" opacity="0.1" />
      <g fill="none" stroke="#ff6470" strokeWidth="3">
        <path d="M92 66C118 28 222 28 248 66C222 104 118 104 92 66Z" fill="#0c0e17" />
        <circle cx="170" cy="66" r="27" stroke="#56b0ff" />
      </g>
      <circle cx="170" cy="66" r="15" fill="#ffe14d" />
      <circle cx="170" cy="66" r="7" fill="#07080d" />
      <g>
        {TOWERS.map(([x, y, width, fill]) => (
          <path key={x} d={`M${x} ${y}H${x + width}V200H${x}Z`} fill={fill} stroke="#303a55" />
        ))}
        {WINDOWS.map(([x, y, light]) => (
          <path key={`${x}-${y}`} d={`M${x} ${y}h6v8h-6Z`} fill={light} opacity="0.8" />
        ))}
      </g>
      <path d="M0 184H340V200H0Z" fill="#05060a" />
      <Figure x={98} colour="#56b0ff" />
      <Figure x={146} colour="#ff6470" />
      <Figure x={194} colour="#c39bff" />
      <Figure x={242} colour="#62e08f" />
    </ShelfPicture>
  );
}
