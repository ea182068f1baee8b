import { clsx, Hidden, type Json, type OptionWords, Terms } from '@tablewright/board';
import { sameAnswer } from '@tablewright/kernel';
import type { ReactNode } from 'react';
import styles from './choosers.module.css';

/** What a chooser is given to answer with. */
interface Answering<T extends Json> {
  readonly option: (value: T) => OptionWords;
  readonly answer: (value: T) => void;
  readonly resting: T | null;
  readonly rest: (value: T | null) => void;
}

interface ChoiceProps<T extends Json> extends Answering<T> {
  readonly value: T;
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  /** a few words below the title */
  readonly more?: ReactNode;
  readonly look?: 'main' | 'quiet' | 'plain';
  readonly wide?: boolean;
  readonly half?: boolean;
}

/** One option: a picture, a word, a few more; its whole sentence for whoever cannot see it. */
export function Choice<T extends Json>({
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
  option,
}: ChoiceProps<T>) {
  const sentence = option(value).says;
  return (
    <button
      type="button"
      className={clsx(
        styles['choice'],
        look !== 'plain' && styles[look],
        wide && styles['wide'],
        half && styles['half'],
        resting !== null && sameAnswer(resting, value) && styles['rested'],
      )}
      title={sentence}
      onClick={() => answer(value)}
      onPointerEnter={() => rest(value)}
      onPointerLeave={() => rest(null)}
      onFocus={() => rest(value)}
      onBlur={() => rest(null)}
      data-value={wordsOf(value)}
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

/** A name for an answer among its like: a key, and what a test finds it by. */
export function wordsOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The sentence of what is looked at; always there, so that nothing jumps. */
export function Sentence<T extends Json>({
  option,
  resting,
  otherwise,
}: Pick<Answering<T>, 'option' | 'resting'> & { readonly otherwise: string }) {
  const sentence = resting === null ? '' : option(resting).says;
  return (
    <p className={styles['sentence']}>
      <Terms says={sentence === '' ? otherwise : sentence} />
    </p>
  );
}
