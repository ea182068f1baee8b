import { Reconstructed } from '@tablewright/board';
import type { ReactNode } from 'react';
import { choicesIn } from '@tablewright/kernel';
import type { Answers } from '@tablewright/robotariat-rules';
import { DICE } from '@tablewright/robotariat-rules/content';
import type { ChooserProps } from '../props.ts';
import { ChevronSign, Die } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import { Choice, Sentence, wordsOf } from './Choice.tsx';
import styles from './choosers.module.css';

type AboutDice = 'steer' | 'reroll' | 'forecast' | 'adjust';

/** Questions about the dice: which path, keep or roll again, set one. */
export function Dice(props: ChooserProps<AboutDice>) {
  const { view, question } = props;
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
          <Reconstructed provenance={DICE.red.provenance} thing="pair of dice" />
        </div>
      )}
      <div className={styles['pair']}>
        {choicesIn<Answers[AboutDice]>(question.domain).map((value) => {
          const { title, picture, keeps } = lookOf(value);
          return (
            <Choice
              key={wordsOf(value)}
              {...props}
              value={value}
              title={title}
              picture={picture}
              look={keeps ? 'main' : 'plain'}
            />
          );
        })}
      </div>
      <Sentence {...props} otherwise="Rest on a choice to read where everybody would go." />
    </Theme>
  );
}

interface Look {
  readonly title: string;
  readonly picture: ReactNode;
  readonly keeps?: true;
}

const KEEPS: Look = { title: 'Keep', picture: null, keeps: true };

function lookOf(value: Answers[AboutDice]): Look {
  if (typeof value === 'object') {
    if (value.act === 'keep') return KEEPS;
    const { die, face } = value;
    return { title: `Set to ${face === 'x' ? 'X' : face}`, picture: <Die die={die} face={face} size={30} /> };
  }
  switch (value) {
    case 'yellow':
    case 'blue':
      return { title: `${value} path`, picture: <ChevronSign path={value} size={24} /> };
    case 'black':
    case 'red':
      return { title: `Roll ${value} again`, picture: <Die die={value} face={null} size={30} /> };
    case 'keep':
      return KEEPS;
    case 'reroll':
      return { title: 'Roll both again', picture: null };
  }
}
