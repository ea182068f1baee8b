import { clsx } from '@tablewright/board';
import type { ReactNode } from 'react';
import { Sign, type SignName } from '../parts/signs.tsx';
import { theme } from '../Theme.tsx';
import type { Caption } from './captions.ts';
import styles from './Show.module.css';
import type { Again } from './useRound.ts';

interface ShowBarProps {
  readonly round: number;
  readonly caption: Caption;
  /** a city is shown, and its table says the rest */
  readonly brief: boolean;
  readonly again: Again | null;
  readonly end: () => void;
}

/** What happens now; of a round that is looked at once more with the buttons to stop, step and hurry. */
export function ShowBar({ round, caption, brief, again, end }: ShowBarProps) {
  const isLast = again !== null && again.at === again.count - 1;
  return (
    <section className={clsx(styles['bar'], brief && styles['brief'])} aria-label={`Round ${round} is shown`}>
      <div className={styles['caption']} aria-live="polite">
        <b>{caption.title}</b>
        <span>{caption.says}</span>
      </div>
      <div className={styles['buttons']}>
        {again !== null && <Steps again={again} isLast={isLast} />}
        <button type="button" className={clsx(theme['primary'], styles['skip'])} onClick={end}>
          {isLast ? 'Close' : 'Skip'}
        </button>
      </div>
      {again !== null && (
        <div className={styles['progress']} aria-hidden="true">
          <i style={{ width: `${((again.at + 1) / again.count) * 100}%` }} />
        </div>
      )}
    </section>
  );
}

function Steps({ again, isLast }: { readonly again: Again; readonly isLast: boolean }) {
  const { at, runs, quick } = again;
  return (
    <>
      <Tool name="back" label="One step back" off={at === 0} onUse={() => again.go(at - 1)} />
      <Tool
        name={runs ? 'pause' : isLast ? 'replay' : 'play'}
        label={runs ? 'Stop here' : isLast ? 'Show the round again' : 'Go on'}
        onUse={() => again.run(!runs)}
      />
      <Tool name="next" label="One step on" off={isLast} onUse={() => again.go(at + 1)} />
      <Tool name="fast" label="Faster" pressed={quick} off={isLast} onUse={() => again.hurry(!quick)} />
    </>
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
      className={clsx(theme['plain'], theme['icon'], pressed === true && styles['pressed'])}
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
