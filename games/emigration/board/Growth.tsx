import { say } from '@tablewright/kernel/words';
import styles from './Growth.module.css';
import { labelHeights } from './labels.ts';

export interface Pen {
  readonly name: string;
  readonly colour: string;
  readonly dash: string;
  /** one value for each round */
  readonly values: readonly number[];
}

const SIZE = { width: 760, height: 230 } as const;
const PAD = { left: 26, right: 170, top: 12, bottom: 24 } as const;
/** The least and the most that any lane asks for. */
const BORDER = { low: 3, high: 11 } as const;

/** How everybody's Assurance grew, against what the lanes ask for. */
export function Growth({ lines }: { readonly lines: readonly Pen[] }) {
  const rounds = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const top = Math.max(BORDER.high + 1, ...lines.flatMap(({ values }) => values));
  const x = (round: number): number => PAD.left + ((SIZE.width - PAD.left - PAD.right) * round) / rounds;
  const y = (n: number): number => SIZE.height - PAD.bottom - ((SIZE.height - PAD.top - PAD.bottom) * n) / top;
  const ends = labelHeights(
    lines.map(({ values }) => y(values.at(-1) ?? 0)),
    { apart: 26, lowest: SIZE.height - PAD.bottom },
  );
  const words = lines.map(({ name, values }) => `${name} ${values.join(', ')}`).join('; ');
  return (
    <svg className={styles['growth']} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={words}>
      <rect
        className={styles['band']}
        x={PAD.left}
        width={SIZE.width - PAD.left - PAD.right}
        y={y(BORDER.high)}
        height={y(BORDER.low) - y(BORDER.high)}
      />
      {[0, BORDER.low, BORDER.high].map((n) => (
        <g key={n}>
          <path className={styles['axis']} d={`M${PAD.left} ${y(n)}H${SIZE.width - PAD.right}`} />
          <text className={styles['tick']} x={PAD.left - 6} y={y(n) + 4} textAnchor="end">
            {n}
          </text>
        </g>
      ))}
      <text className={styles['tick']} x={PAD.left + 6} y={y(BORDER.high) + 15}>
        {say`what the lanes ask for`}
      </text>
      <text className={styles['tick']} x={SIZE.width - PAD.right} y={SIZE.height - 6} textAnchor="end">
        {say`round ${rounds}`}
      </text>
      {lines.map(({ name, colour, dash, values }, i) => (
        <g key={name} style={{ color: colour }}>
          <path
            className={styles['line']}
            strokeDasharray={dash}
            d={`M${values.map((n, round) => `${x(round).toFixed(1)} ${y(n).toFixed(1)}`).join('L')}`}
          />
          <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="4" fill="currentColor" />
          <text className={styles['name']} x={SIZE.width - PAD.right + 10} y={ends[i]! + 4} fill="currentColor">
            {values.at(-1)} {name.length > 16 ? `${name.slice(0, 15)}…` : name}
          </text>
        </g>
      ))}
    </svg>
  );
}
