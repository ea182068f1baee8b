import { OptionButton, Terms } from '@tablewright/board';
import { choicesIn } from '@tablewright/kernel';
import type { Answers } from '@tablewright/human-punishment-rules';
import { eventNow, helpWords, turnWords } from '../checks.ts';
import type { ChooserProps } from '../props.ts';
import { CardFace } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import styles from './choosers.module.css';
import { usePulled } from './usePulled.ts';

export type OfCards =
  | 'cards'
  | 'pay'
  | 'blueCards'
  | 'colourCards'
  | 'attack'
  | 'defend'
  | 'contribute'
  | 'escapeCards'
  | 'escapeHelp'
  | 'riotCard'
  | 'voteCard';

/** The card that an answer puts down; null where it puts down none. */
export function cardIn(value: Answers[OfCards]): string | null {
  if (typeof value === 'string') return value === 'none' ? null : value;
  if (!('card' in value)) return null;
  const { card } = value;
  const sign = 'sign' in value ? value.sign : 0;
  return card === 'S-JAY-2' && sign !== 0 ? `${card}${sign > 0 ? '+' : '-'}` : card;
}

/** Cards out of my hand, one by one: touched there or here; what is no card is a button. */
export function Cards(props: ChooserProps<OfCards>) {
  const { view, question, option, answer, rest, still } = props;
  const isCheck = question.about === 'contribute';
  const hints = isCheck ? [turnWords(view), helpWords(eventNow(view))].filter((hint) => hint !== null) : [];
  const values = choicesIn<Answers[OfCards]>(question.domain);
  const cards = values.filter((value) => cardIn(value) !== null);
  const pull = usePulled({ values: cards, option, answer, rest });
  const said = values.filter((value) => shortOf(value) !== null);
  const others = values.filter((value) => cardIn(value) === null && shortOf(value) === null);
  const button = (value: Answers[OfCards]) => (
    <OptionButton
      key={JSON.stringify(value)}
      value={value}
      option={option}
      answer={answer}
      rest={rest}
      className={isDone(value) ? theme['primary'] : theme['plain']}
    >
      {shortOf(value) ?? option(value).says}
    </OptionButton>
  );
  return (
    <Theme still={still} className={theme['panel']}>
      {hints.map((hint) => (
        <p key={hint} className={styles['hint']}>
          <Terms says={hint} />
        </p>
      ))}
      {cards.length > 0 && (
        <div className={styles['cards']}>
          {cards.map((value) => (
            <OptionButton
              key={JSON.stringify(value)}
              value={value}
              option={option}
              answer={() => !pull.wasPulled(value) && answer(value)}
              rest={rest}
              className={styles['card']}
              pulled={pull.handlers(value)}
            >
              <CardFace face={cardIn(value)!} />
            </OptionButton>
          ))}
        </div>
      )}
      {pull.carried !== null && (
        <span className={styles['carried']} style={pull.carried.at} aria-hidden="true">
          <CardFace face={cardIn(pull.carried.value)!} />
        </span>
      )}
      {said.length > 0 && (
        <div className={styles['said']}>
          <h4 className={theme['label']}>Say first how much you give, true or not</h4>
          <div className={styles['others']}>{said.map(button)}</div>
        </div>
      )}
      {others.length > 0 && <div className={styles['others']}>{others.map(button)}</div>}
    </Theme>
  );
}

function isDone(value: Answers[OfCards]): boolean {
  return value === 'none' || (typeof value === 'object' && value.act === 'done');
}

type Declared = Extract<Answers['contribute'], { act: 'declare' }>['much'];
const DECLARE: { readonly [much in Declared]: string } = { lot: '“A lot”', little: '“A little”', nothing: '“Nothing”' };

/** What I say I offer: three words, as at the table. */
function shortOf(value: Answers[OfCards]): string | null {
  return typeof value === 'object' && value.act === 'declare' ? DECLARE[value.much] : null;
}
