import type { Seat } from '@tablewright/board';
import { playerOf } from '../look.ts';
import { Mark } from './signs.tsx';
import styles from './LineChart.module.css';

export interface ChartLine {
  readonly seat: Seat;
  readonly name: string;
  readonly values: readonly number[];
}

const WIDTH = 360;
const HEIGHT = 160;
const PAD = { left: 34, right: 104, top: 12, bottom: 22 };
const DASHES = ['none', '7 3', '2 3', '9 3 2 3'] as const;

/** Somebody's numbers from round to round; the first one before the first round. */
export function LineChart({
  lines,
  label,
  unit,
}: {
  readonly lines: readonly ChartLine[];
  readonly label: string;
  readonly unit: string;
}) {
  const steps = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const all = lines.flatMap(({ values }) => values);
  const [low, high] = rangeOf(Math.min(...all), Math.max(...all));
  const x = (step: number): number => PAD.left + ((WIDTH - PAD.left - PAD.right) * step) / steps;
  const y = (n: number): number => HEIGHT - PAD.bottom - ((HEIGHT - PAD.top - PAD.bottom) * (n - low)) / (high - low);
  const ticks = [low, (low + high) / 2, high];
  const ends = apart(lines.map(({ values }) => y(values.at(-1) ?? 0)));
  return (
    <svg className={styles['chart']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={styles['grid']} d={`M${PAD.left} ${y(tick)}H${WIDTH - PAD.right}`} />
          <text className={styles['tick']} x={PAD.left - 5} y={y(tick) + 3.5} textAnchor="end">
            {unit}
            {Math.round(tick)}
          </text>
        </g>
      ))}
      {Array.from({ length: steps + 1 }, (_, i) => (
        <text key={i} className={styles['tick']} x={x(i)} y={HEIGHT - 6} textAnchor="middle">
          {i === 0 ? 'Start' : `${steps < 5 ? 'Round ' : ''}${i}`}
        </text>
      ))}
      {lines.map(({ seat, values }) => (
        <path
          key={seat}
          className={styles['line']}
          stroke={playerOf(seat).colour}
          strokeDasharray={DASHES[seat]}
          d={values.map((n, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(n)}`).join('')}
        />
      ))}
      {lines.map(({ seat, values, name }, i) => (
        <g key={seat}>
          <g transform={`translate(${x(values.length - 1)} ${y(values.at(-1) ?? 0)})`}>
            <circle r="5" fill={playerOf(seat).colour} stroke="#fff" />
            <g transform="scale(.5)">
              <Mark seat={seat} />
            </g>
          </g>
          <text className={styles['name']} x={x(values.length - 1) + 9} y={ends[i]! + 4} fill={playerOf(seat).deep}>
            {short(name)} {unit}
            {values.at(-1)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function short(name: string): string {
  return name.length > 9 ? `${name.slice(0, 8)}…` : name;
}

/** Whole numbers around the values, never the same. */
export function rangeOf(least: number, most: number): [number, number] {
  const low = Math.floor(Math.min(least, most) / 20) * 20;
  const high = Math.ceil(Math.max(least, most) / 20) * 20;
  return high > low ? [low, high] : [low, low + 20];
}

/** Heights for names, pushed apart so that none covers another and none leaves the picture. */
export function apart(wanted: readonly number[], gap = 14, bottom = HEIGHT - 8): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at);
  const places: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, i } of order) {
    last = Math.max(at, last + gap);
    places[i] = last;
  }
  const over = Math.max(0, last - bottom);
  return places.map((at) => at - over);
}
