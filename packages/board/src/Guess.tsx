import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Guess.module.css';
import { asGuess } from './guesses.ts';
import { shared } from './shared.ts';
import { Hidden } from './Theme.tsx';

interface GuessProps<G extends string> {
  /** how the player is drawn whom it is about */
  readonly sign: ReactNode;
  readonly name: string;
  /** goes on behind the name for whoever listens: '(Alice) may belong to' */
  readonly may: string;
  readonly guess: G | null;
  /** what can be guessed, in words; `none` for nothing yet */
  readonly options: readonly { readonly id: G; readonly says: string }[];
  readonly none: string;
  readonly onGuess: (guess: G | null) => void;
  /** what all have seen that player do */
  readonly children: ReactNode;
}

/** A line of a notebook: what I think that somebody is, and below it what speaks for it. */
export function Guess<G extends string>(props: GuessProps<G>) {
  const { sign, name, may, guess, options, none, onGuess, children } = props;
  const known = options.map(({ id }) => id);
  return (
    <li className={styles['line']}>
      {sign}
      <label className={styles['label']}>
        <span className={clsx(shared['clipped'], styles['name'])} title={name}>
          {name}
          <Hidden> {may}</Hidden>
        </span>
        <select value={guess ?? ''} onChange={({ target }) => onGuess(asGuess(known, target.value))}>
          <option value="">{none}</option>
          {options.map(({ id, says }) => (
            <option key={id} value={id}>
              {says}
            </option>
          ))}
        </select>
      </label>
      {children}
    </li>
  );
}
