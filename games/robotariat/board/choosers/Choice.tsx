import { classes, Hidden } from '@tablewright/board';
import type { ReactNode } from 'react';
import type { ChooserProps } from '../props.ts';
import styles from './choosers.module.css';

type Option = string | number;

interface ChoiceProps extends Pick<ChooserProps, 'answer' | 'rest' | 'resting' | 'says'> {
  readonly value: Option;
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  /** a few words below the title */
  readonly more?: ReactNode;
  readonly look?: 'main' | 'quiet' | 'plain';
  readonly wide?: boolean;
  readonly half?: boolean;
}

/** One option: a picture, a word, a few more; its whole sentence for whoever cannot see it. */
export function Choice({
  value,
  picture,
  title,
  more,
  look = 'plain',
  wide = false,
  half = false,
  answer,
  rest,
  resting,
  says,
}: ChoiceProps) {
  const sentence = says(value);
  return (
    <button
      type="button"
      className={classes(
        styles['choice'],
        look !== 'plain' && styles[look],
        wide && styles['wide'],
        half && styles['half'],
        resting === value && styles['rested'],
      )}
      title={sentence}
      onClick={() => answer(value)}
      onPointerEnter={() => rest(value)}
      onPointerLeave={() => rest(null)}
      onFocus={() => rest(value)}
      onBlur={() => rest(null)}
      data-value={value}
    >
      <Hidden>{sentence}</Hidden>
      {picture}
      <span className={styles['words']} aria-hidden="true">
        <b>{title}</b>
        {more !== undefined && <span>{more}</span>}
      </span>
    </button>
  );
}

/** The sentence of what is looked at; always there, so that nothing jumps. */
export function Sentence({
  says,
  resting,
  otherwise,
}: Pick<ChooserProps, 'says' | 'resting'> & { readonly otherwise: string }) {
  const sentence = resting === null ? '' : says(resting);
  return <p className={styles['sentence']}>{sentence === '' ? otherwise : sentence}</p>;
}

export function optionsOf({ question }: Pick<ChooserProps, 'question'>): readonly Option[] {
  return question.domain.kind === 'pick' ? question.domain.from : [];
}
