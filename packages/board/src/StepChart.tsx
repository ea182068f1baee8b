import styles from './StepChart.module.css';

export interface Line {
  readonly name: string;
  readonly colour: string;
  /** one value for each moment, the first one before anything happened */
  readonly values: readonly number[];
  /** a level to reach, drawn as a dashed line */
  readonly goal: number;
  /** dashes of the line itself, so that two lines differ by more than colour; none: solid */
  readonly dash?: string;
}

const WIDTH = 340;
const HEIGHT = 132;
const PAD = { left: 8, right: 92, top: 12, bottom: 20 };

/** How totals grew, step by step, against what each had to reach. */
export function StepChart({
  lines,
  moment,
  label,
}: {
  readonly lines: readonly Line[];
  readonly moment: string;
  readonly label: string;
}) {
  const steps = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const top = Math.max(1, ...lines.flatMap(({ values, goal }) => [...values, goal]));
  const x = (step: number): number => PAD.left + ((WIDTH - PAD.left - PAD.right) * step) / steps;
  const y = (value: number): number => HEIGHT - PAD.bottom - ((HEIGHT - PAD.top - PAD.bottom) * value) / top;
  const pathOf = (values: readonly number[]): string =>
    values.map((value, step) => (step === 0 ? `M${x(0)} ${y(value)}` : `H${x(step)}V${y(value)}`)).join('');
  return (
    <svg className={styles['chart']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className={styles['axis']} d={`M${PAD.left} ${y(0)}H${WIDTH - PAD.right}`} />
      {Array.from({ length: steps }, (_, i) => (
        <text key={i} className={styles['tick']} x={x(i + 1)} y={HEIGHT - 6} textAnchor="middle">
          {steps <= 12 || (i + 1) % 5 === 0 ? `${i === 0 && steps < 9 ? `${moment} ` : ''}${i + 1}` : ''}
        </text>
      ))}
      {lines.map(({ name, colour, values, goal, dash }) => (
        <g key={name} style={{ color: colour }}>
          <path className={styles['goal']} d={`M${PAD.left} ${y(goal)}H${WIDTH - PAD.right}`} />
          <path className={styles['line']} d={pathOf(values)} strokeDasharray={dash} />
          <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="3.5" fill="currentColor" />
        </g>
      ))}
      {labelPlaces(lines.map(({ values }) => y(values.at(-1) ?? 0))).map((at, i) => {
        const { name, colour, values, goal } = lines[i]!;
        return (
          <text key={name} className={styles['name']} x={WIDTH - PAD.right + 8} y={at + 4} fill={colour}>
            {name} {values.at(-1) ?? 0}/{goal}
          </text>
        );
      })}
    </svg>
  );
}

/** Heights for the names at the ends of the lines, pushed apart so that none covers another. */
export function labelPlaces(wanted: readonly number[], apart = 14): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at);
  const places: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, i } of order) {
    last = Math.max(at, last + apart);
    places[i] = last;
  }
  return places;
}
