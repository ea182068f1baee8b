import { hexPath, radiusOf, scatter, ShelfPicture } from '@tablewright/board';
import { Cube, DataSign, KindSign } from './signs.tsx';
import { AgentPiece } from './Agent.tsx';
import { DATA_LOOK } from './colours.ts';
import type { Data } from '@tablewright/emergence-rules/content';
import { say } from '@tablewright/kernel/words';

// The picture on the shelf: a skyline that is a circuit, with the city's tiles in front and two agents casting light.

const R = radiusOf(60) - 2.5;
const HEX = hexPath(R);

type Tile = readonly [x: number, y: number, what: Data | 'compile' | 'start' | 'assimilate'];

const TILES: readonly Tile[] = [
  [70, 172, 'triangle'],
  [130, 172, 'molecule'],
  [190, 172, 'compile'],
  [250, 172, 'circle'],
  [310, 172, 'helix'],
  [100, 224, 'circle'],
  [160, 224, 'helix'],
  [220, 224, 'triangle'],
  [280, 224, 'assimilate'],
  [340, 224, 'molecule'],
  [40, 224, 'helix'],
];

const TOWERS = towers();

function towers(): { x: number; w: number; top: number; lights: string }[] {
  const random = scatter('skyline');
  const made: { x: number; w: number; top: number; lights: string }[] = [];
  for (let x = -6; x < 400; ) {
    const w = 18 + random() * 26;
    const middle = 1 - Math.abs(x + w / 2 - 215) / 260;
    const top = 150 - middle * 92 - random() * 42;
    const lights: string[] = [];
    for (let y = top + 8; y < 150; y += 9) {
      for (let at = x + 5; at < x + w - 5; at += 7)
        if (random() < 0.34) lights.push(`M${at.toFixed(1)} ${y.toFixed(1)}h3v3h-3z`);
    }
    made.push({ x, w, top, lights: lights.join('') });
    x += w + 2;
  }
  return made;
}

export function Picture() {
  return (
    <ShelfPicture viewBox="0 0 380 250" label={say`A city at night, seen as a circuit`}>
      <defs>
        <linearGradient id="emp-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#040816" />
          <stop offset=".62" stopColor="#10275a" />
          <stop offset="1" stopColor="#061022" />
        </linearGradient>
        <radialGradient id="emp-core">
          <stop offset="0" stopColor="#8ff0ff" stopOpacity=".85" />
          <stop offset="1" stopColor="#2a8cff" stopOpacity="0" />
        </radialGradient>
        {(['#ff5a68', '#ffe14a'] as const).map((colour, i) => (
          <radialGradient key={colour} id={`emp-light-${i}`}>
            <stop offset="0" stopColor={colour} stopOpacity=".8" />
            <stop offset="1" stopColor={colour} stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      <rect width="380" height="250" fill="url(#emp-sky)" />
      <circle cx="215" cy="120" r="150" fill="url(#emp-core)" opacity=".5" />
      {TOWERS.map(({ x, w, top, lights }, i) => (
        <g key={i}>
          <rect x={x} y={top} width={w} height={170 - top} fill={i % 2 ? '#0a1733' : '#0c1c3f'} stroke="#1c3f78" />
          <path d={lights} fill={i % 3 === 0 ? '#ffd28a' : '#7fe6ff'} opacity=".8" />
          {i % 3 === 1 && (
            <g stroke="#58abff" fill="#0c1c3f" strokeWidth="1.4">
              <path d={`M${x + w / 2} ${top}v-16`} />
              <circle cx={x + w / 2} cy={top - 18} r="2.6" />
            </g>
          )}
        </g>
      ))}
      <g fill="none" stroke="#3fa4ff" strokeWidth="1.6" opacity=".75">
        <path d="M0 158H60L84 142H150M380 150H330L306 134H262M215 60V18M215 40L240 24H292" />
        <g fill="#0c1c3f">
          <circle cx="152" cy="142" r="3" />
          <circle cx="260" cy="134" r="3" />
          <circle cx="215" cy="16" r="3" />
          <circle cx="294" cy="24" r="3" />
        </g>
      </g>
      <rect y="140" width="380" height="110" fill="#050b1a" opacity=".55" />
      {TILES.map(([x, y, what]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <path d={HEX} transform="translate(0 5)" fill="#030712" />
          {what === 'compile' || what === 'start' || what === 'assimilate' ? (
            <g color="#14213b">
              <path d={HEX} fill={what === 'compile' ? '#f2f6ff' : '#9aa5ba'} />
              <g transform="scale(1.2)">
                <KindSign kind={what} />
              </g>
            </g>
          ) : (
            <g color={DATA_LOOK[what].colour}>
              <path
                d={HEX}
                fill={DATA_LOOK[what].deep}
                stroke="currentColor"
                strokeWidth={DATA_LOOK[what].light ? 1.6 : 3}
              />
              <g transform="translate(0 -12) scale(.78)">
                <DataSign type={what} />
              </g>
              <g transform="translate(0 13) scale(.8)">
                <Cube type={what} />
              </g>
            </g>
          )}
        </g>
      ))}
      <g style={{ mixBlendMode: 'screen' }}>
        <circle cx="160" cy="216" r="74" fill="url(#emp-light-0)" />
        <circle cx="250" cy="166" r="74" fill="url(#emp-light-1)" />
      </g>
      <g transform="translate(160 216) scale(.95)">
        <AgentPiece colour="red" face="E" />
      </g>
      <g transform="translate(250 166) scale(.95)">
        <AgentPiece colour="yellow" face="B" />
      </g>
    </ShelfPicture>
  );
}
