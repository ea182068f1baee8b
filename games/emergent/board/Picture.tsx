import { ShelfPicture } from '@tablewright/board';
import { PICTURE_LAND } from './map/silhouette.ts';

const ROUTES = [
  'M626 219Q742 170 858 208',
  'M75 355Q262 270 471 432',
  'M471 432Q590 400 703 397',
  'M331 266Q470 190 626 219',
];
const DOTS: readonly (readonly [number, number, number, string])[] = [
  [858, 208, 15, '#1f5fd6'],
  [75, 355, 15, '#d2322d'],
  [626, 219, 13, '#1f5fd6'],
  [471, 432, 13, '#14864b'],
  [703, 397, 11, '#14864b'],
  [331, 266, 11, '#eab308'],
  [86, 38, 9, '#d2322d'],
  [809, 564, 9, '#eab308'],
];

/** The picture on the shelf: the country, and goods on their way. */
export function Picture() {
  return (
    <ShelfPicture viewBox="-30 -30 1010 670" label="A map of the United States with routes between cities">
      <rect x="-30" y="-30" width="1010" height="670" fill="#f3f6fa" />
      <path d={PICTURE_LAND} fill="#d5dfe9" stroke="#fff" strokeWidth="3" />
      {ROUTES.map((d, i) => (
        <path key={i} d={d} fill="none" stroke="#334155" strokeWidth="4" strokeDasharray="3 11" strokeLinecap="round" />
      ))}
      {DOTS.map(([x, y, r, colour]) => (
        <g key={`${x}`}>
          <circle cx={x} cy={y} r={r + 7} fill="#fff" />
          <circle cx={x} cy={y} r={r} fill={colour} />
        </g>
      ))}
      {[0, 1, 2].map((i) => (
        <rect
          key={i}
          x={700 + i * 34}
          y={166 - i * 3}
          width="24"
          height="24"
          rx="5"
          fill="#1f5fd6"
          stroke="#17489f"
          strokeWidth="2"
        />
      ))}
      <g transform="translate(548 470)">
        <rect width="150" height="62" rx="12" fill="#fff" stroke="#b4c0cd" strokeWidth="3" />
        <text x="75" y="44" textAnchor="middle" fill="#0f7a43" style={{ font: '800 38px Inter Variable, sans-serif' }}>
          +$25
        </text>
      </g>
    </ShelfPicture>
  );
}
