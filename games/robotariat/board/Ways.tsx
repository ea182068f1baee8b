import { clsx } from '@tablewright/board';
import type { View } from '@tablewright/robotariat-rules';
import { memo } from 'react';
import { type Chip, chipSentence, gistOf } from './chips.ts';
import type { Kind } from '@tablewright/robotariat-rules/content';
import { ARROWS_DRAWN, chevronsOf, type ChipSpot, chipSpot, LINES, stretchOf, type Town } from './drawing.ts';
import { CHEVRON, ChevronSign, DOUBLE_CHEVRON, NpcSign, PosterSign } from './signs.tsx';
import { spaceOf } from './touch.ts';
import styles from './Ways.module.css';

// What lies between the spaces: black lines, coloured arrows, and the chips that say who would walk there.

export const Streets = memo(function Streets({
  town,
  chips,
}: {
  readonly town: Town;
  readonly chips: readonly Chip[];
}) {
  const { width, height } = town;
  const live = new Set(chips.flatMap(({ from, paths }) => paths.map((path) => `${from}${path}`)));
  return (
    <svg className={styles['streets']} width={width} height={height} aria-hidden="true">
      <Rays width={width} height={height} />
      {LINES.map(([a, b]) => {
        const { from, to } = stretchOf(town, a, b);
        return <line key={a + b} x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={styles['line']} />;
      })}
      {ARROWS_DRAWN.map((arrow) => (
        <g key={arrow.from + arrow.path} className={clsx(!live.has(arrow.from + arrow.path) && styles['idle'])}>
          {chevronsOf(town, arrow).map(({ x, y, turn }, i) => (
            <path
              key={i}
              d={arrow.path === 'yellow' ? CHEVRON : DOUBLE_CHEVRON}
              className={`chevron-${arrow.path}`}
              transform={`translate(${x} ${y}) rotate(${turn})`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
});

/** The poster's ground: a red wedge, a black disc, rays out of it. */
function Rays({ width, height }: { readonly width: number; readonly height: number }) {
  const x = width / 2;
  const y = height / 2;
  const far = Math.hypot(width, height);
  const rays = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * 2 * Math.PI + 0.13;
    const point = (turn: number): string => `${x + far * Math.cos(angle + turn)} ${y + far * Math.sin(angle + turn)}`;
    return `M${x} ${y}L${point(-0.1)}L${point(0.1)}Z`;
  });
  const r = Math.min(width, height) * 0.3;
  return (
    <g>
      <path d={rays.join('')} className={styles['rays']} />
      <circle cx={x} cy={y} r={r} className={styles['disc']} />
      <path
        d={`M${x - width * 0.06} ${y}L${width} ${y - height * 0.46}V${y + height * 0.08}Z`}
        className={styles['wedge']}
      />
    </g>
  );
}

const EDGE = 2;

/** `kind`: which of two that go the same way. None hangs over the edge of the sheet, whatever it says. */
function laidAt(town: Town, { x, y, ends, beside }: ChipSpot, kind: Kind | null, apart: number): string {
  const step = kind === null ? 0 : kind === 'HO' ? -1 : 1;
  const shift = beside && step !== 0 ? (step < 0 ? '100% + 1px' : '-1px') : SHIFTS[ends];
  const left = `clamp(${EDGE}px, ${x}px - (${shift}), ${town.width - EDGE}px - 100%)`;
  return `translate(${left}, calc(${y + (beside ? 0 : (step * apart) / 2)}px - 50%))`;
}

const SHIFTS = { left: '0%', middle: '50%', right: '100%' } as const;

const STACK = { compact: 18, roomy: 25 };

/** Who would walk here on the next roll, how likely, and what would come of it. */
export function Chips({
  town,
  chips,
  view,
}: {
  readonly town: Town;
  readonly chips: readonly Chip[];
  readonly view: View;
}) {
  const apart = STACK[town.compact ? 'compact' : 'roomy'];
  return (
    <ul className={clsx(styles['chips'], town.compact && styles['compact'])} aria-label="Where the NPCs may go">
      {chips.map((chip) => {
        const { from, to, kind, paths, sixths, npcs } = chip;
        const both = chips.some((other) => other !== chip && other.from === from && other.to === to);
        const sentence = chipSentence(view, chip);
        return (
          <li
            key={from + to + kind}
            className={clsx(styles['chip'], styles[kind])}
            style={{ transform: laidAt(town, chipSpot(town, from, to), both ? kind : null, apart) }}
            title={sentence}
            aria-label={sentence}
          >
            {paths.map((path) => (
              <ChevronSign key={path} path={path} size={town.compact ? 11 : 14} />
            ))}
            {!town.compact && <NpcSign kind={kind} size={18} />}
            {npcs.length > 1 && <i>{npcs.length}×</i>}
            <i>{town.compact ? `${sixths}/6` : `${sixths} in 6`}</i>
            {gistOf(chip).map(({ what, text }) => (
              <b key={what} className={styles[what]}>
                {what === 'poster' && <PosterSign size={town.compact ? 11 : 15} torn />}
                {text}
              </b>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** The way that the choice under the mouse would take. */
export function Preview({
  town,
  view,
  lit,
}: {
  readonly town: Town;
  readonly view: View;
  readonly lit: readonly string[];
}) {
  const from = spaceOf(view, lit[0]);
  const to = spaceOf(view, lit.at(-1));
  if (from === null || to === null || from === to) return null;
  const [a, b] = [town.places[from], town.places[to]];
  return (
    <svg className={styles['streets']} width={town.width} height={town.height} aria-hidden="true">
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className={styles['preview']} />
      <circle cx={b.x} cy={b.y} r="9" className={styles['target']} />
    </svg>
  );
}
