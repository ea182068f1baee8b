import type { Seat } from '@tablewright/board';
import type { ByRegion, Scored } from '@tablewright/emergent-rules';
import { FAST, REGIONS, regionOf, type Size } from '@tablewright/emergent-rules/content';
import { type Draft, amount } from '../draft.ts';
import { playerOf } from '../look.ts';
import map from '../map/UsMap.module.css';
import { inSquare } from '../map/Stand.tsx';
import { Disc, Mark, Token } from '../parts/signs.tsx';
import styles from './Fast.module.css';

const ROW = 15;

/** A region in Fast Play: its letter, everybody's cubes, who leads, and the DCs that are being placed or were placed last. */
export function FastStand({
  code,
  colour,
  cubes,
  won,
  me,
  draft,
  laid,
}: {
  readonly code: string;
  readonly colour: string;
  readonly cubes: readonly number[];
  readonly won: Scored | null;
  readonly me: Seat | 'spectator';
  readonly draft: Draft;
  readonly laid: readonly { readonly small: ByRegion; readonly large: ByRegion }[] | null;
}) {
  const planned = me === 'spectator' || laid !== null ? [] : discsIn(draft, code);
  const gain = planned.reduce((sum, size) => sum + FAST.cubes[size] + FAST.bonus[REGIONS[regionOf(code)]!.colour], 0);
  const rows = cubes
    .map((n, seat) => ({ n, seat, more: seat === me ? gain : 0 }))
    .filter(({ n, seat, more }) => n + more > 0 || (laid !== null && discsIn(laid[seat] ?? EMPTY, code).length > 0))
    .sort((a, b) => b.n + b.more - a.n - a.more);
  return (
    <g>
      {colour !== 'plain' && (
        <g transform={`translate(0 ${-(rows.length * ROW) / 2 - 10})`} className={map['roomy']}>
          <circle r="7" className={colour === 'green' ? styles['green'] : styles['red']} />
          <text className={styles['letter']} y="3.4" textAnchor="middle">
            {colour === 'green' ? 'G' : 'R'}
          </text>
        </g>
      )}
      <g className={map['tight']}>
        {rows.map(({ n, seat, more }, row) => {
          const { x, y } = inSquare(row, rows.length);
          const isNew = more > 0 || (laid !== null && discsIn(laid[seat] ?? EMPTY, code).length > 0);
          return (
            <g key={seat} transform={`translate(${x} ${y}) scale(1.16)`}>
              {isNew && <circle r="10" className={styles['planned']} />}
              <Token seat={seat} figure={11.3} n={n + more} />
            </g>
          );
        })}
      </g>
      <g className={map['roomy']}>
        {rows.map(({ n, seat, more }, row) => {
          const discs = laid === null ? (seat === me ? planned : []) : discsIn(laid[seat] ?? EMPTY, code);
          return (
            <g key={seat} transform={`translate(0 ${(row - (rows.length - 1) / 2) * ROW})`}>
              <rect
                x="-19"
                y="-7"
                width="38"
                height="14"
                rx="4"
                fill={won?.won === seat ? playerOf(seat).colour : 'light-dark(#fff, #18212c)'}
                stroke={playerOf(seat).colour}
              />
              <g transform="translate(-11 0)">
                <circle r="5" fill={playerOf(seat).colour} stroke="#fff" strokeWidth="0.8" />
                <g transform="scale(.55)">
                  <Mark seat={seat} />
                </g>
              </g>
              <text
                className={map['figure']}
                x="15"
                y="3.6"
                textAnchor="end"
                style={won?.won === seat && seat !== 2 ? { fill: '#fff' } : undefined}
              >
                {n}
                {more > 0 ? `+${more}` : ''}
              </text>
              {discs.map((size, i) => (
                <g key={i} transform={`translate(${27 + i * 13} 0) scale(.8)`} className={styles['drops']}>
                  <Disc seat={seat} large={size === 'large'} />
                </g>
              ))}
            </g>
          );
        })}
      </g>
    </g>
  );
}

const EMPTY: Draft = {};

function discsIn(draft: Draft | { readonly small: ByRegion; readonly large: ByRegion }, code: string): Size[] {
  const of = (size: Size): Size[] => new Array<Size>(amount(draft, size, code)).fill(size);
  return [...of('large'), ...of('small')];
}
