import { classes } from '@tablewright/board';
import type { ReactNode } from 'react';
import { Sign, type SignName } from '../parts/signs.tsx';
import { theme } from '../Theme.tsx';
import styles from './Show.module.css';
import type { Show } from './useShow.ts';

/** What happens now, and the buttons to stop, step, hurry and leave. */
export function ShowBar({ show, over }: { readonly show: Show; readonly over: boolean }) {
  const { step, at, steps } = show;
  if (step === null || at === null) return null;
  const isLast = at === steps.length - 1;
  return (
    <section
      className={classes(styles['bar'], step.order !== undefined && styles['brief'])}
      aria-label={`Round ${show.round} is shown`}
    >
      <div className={styles['caption']} aria-live="polite">
        <b>{step.title}</b>
        <span>{step.says}</span>
      </div>
      <div className={styles['buttons']}>
        <Tool name="back" label="One step back" off={at === 0} onUse={() => show.go(at - 1)} />
        <Tool
          name={show.runs ? 'pause' : isLast ? 'replay' : 'play'}
          label={show.runs ? 'Stop here' : isLast ? 'Show the round again' : 'Go on'}
          onUse={() => show.run(!show.runs)}
        />
        <Tool name="next" label="One step on" off={isLast} onUse={() => show.go(at + 1)} />
        <Tool name="fast" label="Faster" pressed={show.quick} off={isLast} onUse={() => show.hurry(!show.quick)} />
        <button type="button" className={classes(theme['primary'], styles['skip'])} onClick={show.end}>
          {over ? 'Result' : isLast ? 'Close' : 'Skip'}
        </button>
      </div>
      <div className={styles['progress']} aria-hidden="true">
        <i style={{ width: `${((at + 1) / steps.length) * 100}%` }} />
      </div>
    </section>
  );
}

function Tool({
  name,
  label,
  off = false,
  pressed,
  onUse,
}: {
  readonly name: SignName;
  readonly label: string;
  readonly off?: boolean;
  readonly pressed?: boolean;
  readonly onUse: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={classes(theme['plain'], theme['icon'], pressed === true && styles['pressed'])}
      aria-label={label}
      title={label}
      aria-disabled={off}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      onClick={() => {
        if (!off) onUse();
      }}
    >
      <Sign name={name} />
    </button>
  );
}
