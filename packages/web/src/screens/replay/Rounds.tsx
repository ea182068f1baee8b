import { say } from '@tablewright/kernel/words';
import type { CSSProperties } from 'react';
import { type Mark, partAt } from '../../replay/rounds.ts';
import css from './Rounds.module.css';

interface RoundsProps {
  readonly marks: readonly Mark[];
  readonly at: number;
  readonly last: number;
  readonly go: (step: number) => void;
}

/** The rounds above the slider, each as wide as it was long, and a stroke where somebody's turn began. */
export function Rounds({ marks, at, last, go }: RoundsProps) {
  const parts = marks.filter(({ title }) => title !== null);
  if (marks.length === 0 || last === 0) return null;
  const now = partAt(marks, at);
  return (
    <nav className={css['rounds']} aria-label={say`Rounds`}>
      {marks.map(({ step, title }) =>
        title === null ? <i key={step} className={css['turn']} style={placed(step / last)} aria-hidden="true" /> : null,
      )}
      {parts.map((part, i) => (
        <button
          key={part.step}
          type="button"
          className={css['round']}
          style={placed(part.step / last, ((parts[i + 1]?.step ?? last) - part.step) / last)}
          aria-current={part === now || undefined}
          title={part.title!}
          onClick={() => go(part.step)}
        >
          {part.title}
        </button>
      ))}
    </nav>
  );
}

function placed(from: number, width = 0): CSSProperties {
  return { '--from': from, '--width': width } as CSSProperties;
}
