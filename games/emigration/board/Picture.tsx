import { ShelfPicture } from '@tablewright/board';
import { say } from '@tablewright/kernel/words';
import { rosette, waves } from './guilloche.tsx';
import { PLANE, WORLD } from './icons-on-shelf.ts';
import { Officer } from './Officer.tsx';

// The picture on the shelf: a passport, a boarding pass and a stamp on a desk at night, and the officer who decides.

const RINGS = [0, 1, 2, 3, 4, 5].map((i) => rosette(62 - i * 8, 14, 14 - i * 1.6, (i * Math.PI) / 6));
const LINES = [0, 1, 2, 3].map((i) => waves(150, 16, { length: 30, turn: (i * Math.PI) / 4 }));

const FROM = 'FR';
const TO = 'BA';

export function Picture() {
  return (
    <ShelfPicture viewBox="0 0 380 250" label={say`A passport, a boarding pass and a stamp on a desk`}>
      <defs>
        <linearGradient id="emi-desk" x2="0" y2="1">
          <stop offset="0" stopColor="#131d3b" />
          <stop offset="1" stopColor="#2a3c72" />
        </linearGradient>
        <filter id="emi-shadow" x="-20%" y="-20%" width="140%" height="150%">
          <feDropShadow dx="0" dy="7" stdDeviation="6" floodColor="#050a19" floodOpacity=".6" />
        </filter>
      </defs>
      <rect width="380" height="250" fill="url(#emi-desk)" />
      <g transform="translate(322 40)" fill="none" stroke="#8fa6e6" strokeWidth=".8" opacity=".3">
        {RINGS.map((d, i) => (
          <path key={i} d={d} transform="scale(1.7)" />
        ))}
      </g>
      <g transform="translate(214 120) rotate(11)" filter="url(#emi-shadow)">
        <rect x="-96" y="-46" width="218" height="94" rx="7" fill="#fffdf6" />
        <path d="M-96-39a7 7 0 0 1 7-7H115a7 7 0 0 1 7 7v15H-96Z" fill="#27407f" />
        <path d="M62-46V48" stroke="#8d9ac0" strokeWidth="1.6" strokeDasharray="4 4" />
        <g fontFamily="Courier New, monospace" fill="#1d2c5a" fontWeight="700">
          <text x="-84" y="-30" fontSize="13" fill="#ffffff" letterSpacing="2">
            {say`BOARDING PASS`}
          </text>
          <text x="-84" y="8" fontSize="27">
            {FROM}
          </text>
          <text x="4" y="8" fontSize="27">
            {TO}
          </text>
          <text x="-84" y="34" fontSize="11">
            {say`GATE 2 · SEAT 14C`}
          </text>
          <text x="74" y="8" fontSize="21">
            14C
          </text>
        </g>
        <g transform="translate(-42 -14) scale(.066)" fill="#a81f2b">
          <path d={PLANE} />
        </g>
        <path
          d="M74 20h4v18h-4zM81 20h2v18h-2zM86 20h5v18h-5zM94 20h2v18h-2zM99 20h4v18h-4zM106 20h3v18h-3z"
          fill="#1d2c5a"
        />
      </g>
      <g transform="translate(104 134) rotate(-9)" filter="url(#emi-shadow)">
        <rect x="-66" y="-90" width="132" height="184" rx="9" fill="#6f1a29" />
        <path d="M-66-81a9 9 0 0 1 9-9h7V94h-7a9 9 0 0 1-9-9Z" fill="#541220" />
        <g fill="none" stroke="#e8c878" strokeWidth="1" opacity=".9" transform="translate(6 -6) scale(.62)">
          {RINGS.map((d, i) => (
            <path key={i} d={d} />
          ))}
        </g>
        <g transform="translate(-15 -27) scale(.082)" fill="#f3da94">
          <path d={WORLD} />
        </g>
        <text
          x="6"
          y="66"
          textAnchor="middle"
          fontFamily="Courier New, monospace"
          fontWeight="700"
          fontSize="17"
          letterSpacing="2"
          fill="#f3da94"
        >
          {say`PASSPORT`}
        </text>
        <g transform="translate(-44 72)" fill="none" stroke="#e8c878" strokeWidth=".7" opacity=".7">
          {LINES.map((d, i) => (
            <path key={i} d={d} transform="scale(.66 .8)" />
          ))}
        </g>
      </g>
      <g transform="translate(268 182) rotate(-12)" fill="none" stroke="#c9323e" strokeWidth="4" opacity=".95">
        <rect x="-74" y="-24" width="148" height="48" rx="9" />
        <text
          x="0"
          y="11"
          textAnchor="middle"
          fontFamily="Courier New, monospace"
          fontWeight="700"
          fontSize="30"
          fill="#e0525c"
          stroke="none"
        >
          {say`ADMITTED`}
        </text>
      </g>
      <g transform="translate(292 6)">
        <Officer lane={2} size={78} />
      </g>
    </ShelfPicture>
  );
}
