import type { ReactNode } from 'react';
import { asFace, asPath } from '../look.ts';
import type { ChooserProps } from '../props.ts';
import { ChevronSign, Die } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import { Choice, optionsOf, Sentence } from './Choice.tsx';
import styles from './choosers.module.css';

/** Questions about the dice: which path, keep or roll again, set one. */
export function Dice(props: ChooserProps) {
  const { view } = props;
  return (
    <Theme still={props.still} className={theme['panel']}>
      {view.dice !== null && (
        <div className={styles['rolled']}>
          {view.dice.black !== null && (
            <span>
              <Die die="black" face={view.dice.black} size={46} />
              Oppressors
            </span>
          )}
          {view.dice.red !== null && (
            <span>
              <Die die="red" face={view.dice.red} size={46} />
              Civilians
            </span>
          )}
        </div>
      )}
      <div className={styles['pair']}>
        {optionsOf(props).map((value) => {
          const { title, picture } = lookOf(String(value));
          return (
            <Choice
              key={value}
              {...props}
              value={value}
              title={title}
              picture={picture}
              look={value === 'keep' ? 'main' : 'plain'}
            />
          );
        })}
      </div>
      <Sentence {...props} otherwise="Rest on a choice to read where everybody would go." />
    </Theme>
  );
}

function lookOf(value: string): { title: string; picture: ReactNode } {
  const path = asPath(value);
  if (path !== null) return { title: `${path} path`, picture: <ChevronSign path={path} size={24} /> };
  const [die, face] = value.split('-');
  if (die === 'black' || die === 'red') {
    const set = asFace(face);
    return {
      title: set === null ? `Roll ${die} again` : `Set to ${set === 'x' ? 'X' : set}`,
      picture: <Die die={die} face={set} size={30} />,
    };
  }
  return value === 'keep' ? { title: 'Keep', picture: null } : { title: 'Roll both again', picture: null };
}
