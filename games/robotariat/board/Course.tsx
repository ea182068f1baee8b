import type { View } from '@tablewright/robotariat-rules';
import { courseOf, type Moment } from './ending.ts';
import styles from './Course.module.css';

const WIDTH = 560;
const HEIGHT = 190;
const PAD = { left: 34, right: 84, top: 12, bottom: 22 };
const MOST = 10; // Reputation and Office end there

/** How it went, NPC turn by NPC turn: the Funds against the goal; Reputation and Office on a scale of their own. */
export function Course({ view }: { readonly view: View }) {
  const course = courseOf(view);
  if (course.length < 2) return null;
  const last = course.at(-1)!;
  const steps = course.length - 1;
  const top = Math.max(view.target, ...course.map(({ funds }) => funds));
  const x = (step: number): number => PAD.left + ((WIDTH - PAD.left - PAD.right) * step) / steps;
  const y = (value: number, most: number): number =>
    HEIGHT - PAD.bottom - ((HEIGHT - PAD.top - PAD.bottom) * value) / most;
  const line = (of: (moment: Moment) => number, most: number): string =>
    course
      .map((moment, i) => (i === 0 ? `M${x(0)} ${y(of(moment), most)}` : `H${x(i)}V${y(of(moment), most)}`))
      .join('');
  const funds = line((moment) => moment.funds, top);
  const ends = [
    { name: `Funds ${last.funds}`, at: y(last.funds, top), look: styles['fundsName'] },
    { name: `Rep. ${last.reputation}`, at: y(last.reputation, MOST), look: styles['reputationName'] },
    { name: `Office ${last.office}`, at: y(last.office, MOST), look: styles['officeName'] },
  ].sort((a, b) => a.at - b.at);
  let below = Number.NEGATIVE_INFINITY;
  return (
    <svg
      className={styles['course']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`After each NPC turn: Funds ${course.map((one) => one.funds).join(', ')}; Reputation ${course
        .map((one) => one.reputation)
        .join(', ')}; Office ${course.map((one) => one.office).join(', ')}.`}
    >
      {course.map(({ round }, i) =>
        i > 0 && round !== course[i - 1]!.round ? (
          <g key={i}>
            <path className={styles['round']} d={`M${x(i - 1)} ${PAD.top}V${HEIGHT - PAD.bottom}`} />
            <text className={styles['tick']} x={x(i - 1) + 4} y={HEIGHT - 7}>
              round {round}
            </text>
          </g>
        ) : null,
      )}
      <path className={styles['area']} d={`${funds}V${y(0, top)}H${x(0)}Z`} />
      <path className={styles['goal']} d={`M${PAD.left} ${y(view.target, top)}H${WIDTH - PAD.right}`} />
      <text className={styles['tick']} x={PAD.left - 4} y={y(view.target, top) + 4} textAnchor="end">
        {view.target}
      </text>
      <path className={styles['funds']} d={funds} />
      <path className={styles['office']} d={line((moment) => moment.office, MOST)} />
      <path className={styles['reputation']} d={line((moment) => moment.reputation, MOST)} />
      <path className={styles['axis']} d={`M${PAD.left} ${HEIGHT - PAD.bottom}H${WIDTH - PAD.right}`} />
      {ends.map(({ name, at, look }) => {
        below = Math.max(at, below + 17);
        return (
          <text key={name} className={look} x={WIDTH - PAD.right + 8} y={below + 5}>
            {name}
          </text>
        );
      })}
    </svg>
  );
}
