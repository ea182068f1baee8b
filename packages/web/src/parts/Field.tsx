import { type ComponentProps, useId } from 'react';
import css from './Field.module.css';

type FieldProps = {
  readonly label: string;
  readonly note?: string;
  readonly wrong?: string | null;
} & ComponentProps<'input'>;

export function Field({ label, note, wrong, ...input }: FieldProps) {
  const id = useId();
  const about = `${id}-about`;
  const isWrong = wrong != null;
  return (
    <div className={css['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={css['input']}
        aria-describedby={note !== undefined || isWrong ? about : undefined}
        aria-invalid={isWrong || undefined}
        {...input}
      />
      {(note !== undefined || isWrong) && (
        <p id={about} className={isWrong ? css['wrong'] : css['note']}>
          {isWrong ? wrong : note}
        </p>
      )}
    </div>
  );
}
