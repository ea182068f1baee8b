import { OptionButton } from '@tablewright/board';
import { choicesIn } from '@tablewright/kernel';
import type { ChooserProps } from '../props.ts';
import { PieceSign, Sign } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import styles from './choosers.module.css';

type OfSeats = 'voteFor' | 'leaderTie' | 'appoint';

/** People to choose among, two in a row: the table in the middle of the board shows the same. */
export function Seats({ view, names, question, option, answer, rest, still }: ChooserProps<OfSeats>) {
  const values = choicesIn<number | 'none'>(question.domain);
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['seats']}>
        {values.map((value) => (
          <OptionButton
            key={value}
            value={value}
            option={option}
            answer={answer}
            rest={rest}
            className={value === 'none' ? theme['primary'] : theme['plain']}
          >
            {value === 'none' ? (
              'Lay no more'
            ) : (
              <span className={styles['person']}>
                <PieceSign seat={value} character={view.players[value]?.character ?? null} size={22} />
                <span>{value === view.me ? 'Yourself' : names[value]}</span>
                {view.leader === value && <Sign id="leader" size={14} />}
                {view.general === value && <Sign id="general" size={14} />}
              </span>
            )}
          </OptionButton>
        ))}
      </div>
    </Theme>
  );
}
