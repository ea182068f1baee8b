import type { Newcomer } from '@tablewright/board';
import type { Answers, View } from '@tablewright/emergent-rules';
import { goalOf } from '@tablewright/emergent-rules/outlook';
import { glossary } from './glossary.ts';

/** For whoever sees Emergent for the first time. */
export const newcomer: Newcomer<View, Answers> = {
  breath: {
    says: [
      'You run a young company that sells products to cities all over the country.',
      'Each round everybody plans in secret where to build distribution centres (DCs), how many products to stock and where to advertise; then all plans are revealed and the cities buy.',
      'Whoever has the most money after the last round wins: sell as much as you can, and do not pay for what nobody buys.',
    ],
    Picture: Winning,
    shows: 'Five products from a DC next door sell in a city for 25 dollars; the money climbs above the others.',
  },
  goal: goalOf,
  hints: {
    plan: 'Touch a region on the map: one DC near a big city, filled with products, is a good beginning, and whatever is not sold is lost.',
    ship: 'The nearest products are the cheapest to send; keep some if a later city would take them too.',
    forced: 'Sell the DC that you need least: you lose what it could have sold next round.',
    place:
      'Two points go to most cubes in a region: spread out where others are few, and remember that equal is not most.',
  },
  glossary,
};

/** What winning looks like. */
function Winning() {
  return (
    <svg viewBox="0 0 340 150" width="100%" aria-hidden="true">
      <rect width="340" height="150" rx="10" fill="#f3f6fa" />
      <path d="M14 92l30-48 62-18 54 10 26 36-14 44-70 20-62-10Z" fill="#d5dfe9" />
      <path
        d="M66 92Q96 52 136 66"
        fill="none"
        stroke="#334155"
        strokeWidth="2.5"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <circle cx="60" cy="96" r="13" fill="#1f5fd6" />
      <text x="60" y="101" textAnchor="middle" fontSize="12" fontWeight="800" fill="#fff">
        DC
      </text>
      <circle cx="142" cy="68" r="9" fill="#fff" stroke="#334155" strokeWidth="3" />
      {[0, 1, 2, 3, 4].map((i) => (
        <rect key={i} x={82 + i * 9} y={66 - i * 2} width="7" height="7" rx="1.5" fill="#1f5fd6" />
      ))}
      <g fontWeight="800">
        <rect x="112" y="82" width="58" height="24" rx="6" fill="#fff" stroke="#b4c0cd" />
        <text x="141" y="99" textAnchor="middle" fontSize="14" fill="#0f7a43">
          +$25
        </text>
      </g>
      <g fontSize="11" fontWeight="700">
        {[
          ['You', 124, '#1f5fd6', 184],
          ['Vera', 96, '#d2322d', 141],
          ['Yuri', 78, '#8a6500', 118],
        ].map(([name, width, colour, money], i) => (
          <g key={name} transform={`translate(204 ${30 + i * 36})`}>
            <text y="0" fill="#1e293b">
              {name} ${money}
            </text>
            <rect y="6" width={width} height="14" rx="3" fill={String(colour)} />
          </g>
        ))}
      </g>
    </svg>
  );
}
