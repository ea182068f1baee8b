import { say } from '@tablewright/kernel/words';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import styles from './Stepper.module.css';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly canAdd: boolean;
  readonly canTake: boolean;
  readonly onAdd: () => void;
  readonly onTake: () => void;
  readonly children?: ReactNode;
}

/** A number between a minus and a plus. */
export function Stepper({ label, value, canAdd, canTake, onAdd, onTake, children }: StepperProps) {
  return (
    <div className={styles['stepper']} role="group" aria-label={label}>
      <button type="button" aria-label={say`${label}: one less`} disabled={!canTake} onClick={onTake}>
        <Icon name="minus" />
      </button>
      <output className={styles['value']} aria-label={label}>
        {value}
      </output>
      <button type="button" aria-label={say`${label}: one more`} disabled={!canAdd} onClick={onAdd}>
        <Icon name="plus" />
      </button>
      {children}
    </div>
  );
}
