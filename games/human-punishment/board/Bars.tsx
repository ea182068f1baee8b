import { clsx, Count, Hidden } from '@tablewright/board';
import { barThing } from '@tablewright/human-punishment-rules/content';
import { signed } from '@tablewright/kernel';
import styles from './Bars.module.css';
import type { Foreseen, Span } from './foresee.ts';
import { type Gauge, gaugesOf } from './gauges.ts';
import type { TableProps } from './props.ts';
import { Sign } from './signs.tsx';

const SIGNED = new Set(['riot', 'morale']);

/** The eight bars, always in sight: where each stands, in which zone, and how far it is from its disaster. */
export function Bars({ view, options, pointed, foreseen }: TableProps & { readonly foreseen: Foreseen }) {
  return (
    <ul className={styles['bars']} aria-label="The bars of the city" data-stays="">
      {gaugesOf(view).map((gauge) => {
        const thing = barThing(gauge.bar);
        return (
          <li key={gauge.bar} style={{ flexGrow: gauge.steps.length }}>
            <div
              className={clsx(styles['bar'], styles[gauge.zone], pointed === thing && styles['pointed'])}
              title={`${gauge.says} Now ${signed(gauge.value)}.`}
              data-place={thing}
              {...options.thing(thing, { label: gauge.name })}
            >
              <Face gauge={gauge} span={foreseen[gauge.bar]} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Face({
  gauge: { bar, name, value, steps, far },
  span,
}: {
  readonly gauge: Gauge;
  readonly span: Span | undefined;
}) {
  const isOver = (step: number): boolean => span !== undefined && step >= span[0] && step <= span[1];
  return (
    <>
      <span className={styles['head']}>
        <Sign id={bar} size={15} />
        <b>{name}</b>
        <span className={styles['value']}>
          {SIGNED.has(bar) && value > 0 && '+'}
          <Count value={value} />
          {span !== undefined && <em>{spanWords(span, SIGNED.has(bar))}</em>}
        </span>
      </span>
      <span className={styles['steps']} aria-hidden="true">
        {steps.map((step) => (
          <span
            key={step.value}
            className={clsx(
              styles[`step-${step.zone}`],
              step.value === value && styles['here'],
              isOver(step.value) && styles['then'],
            )}
          />
        ))}
      </span>
      <small>{far}</small>
      {span !== undefined && <Hidden>it would become {spanWords(span, SIGNED.has(bar))}</Hidden>}
    </>
  );
}

function spanWords([low, high]: Span, isSigned: boolean): string {
  const word = (n: number): string => (isSigned ? signed(n) : String(n));
  return low === high ? `→ ${word(low)}` : `→ ${word(low)}…${word(high)}`;
}
