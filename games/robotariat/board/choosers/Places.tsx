import { clsx, Icon } from '@tablewright/board';
import { choicesIn } from '@tablewright/kernel';
import { SPACES } from '@tablewright/robotariat-rules/content';
import { imagine, meetings } from '@tablewright/robotariat-rules/outlook';
import { answerOf, changed, readDraft, roomFor, totalOf } from '../draft.ts';
import { many, SHORT } from '../look.ts';
import type { ChooserProps } from '../props.ts';
import { Sign } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import { Choice, Sentence } from './Choice.tsx';
import styles from './choosers.module.css';

/** One poster, one space. */
export function Places(props: ChooserProps<'poster' | 'salvage'>) {
  const { view, question } = props;
  return (
    <Theme still={props.still} className={theme['panel']}>
      <div className={styles['grid']}>
        {choicesIn(question.domain).map((value) => {
          if (value === 'none')
            return <Choice key={value} {...props} value={value} wide look="quiet" title="Put up none" />;
          const then = imagine(view, question.about, value);
          const pays = then === null ? null : meetings(then)[value];
          return (
            <Choice
              key={value}
              {...props}
              value={value}
              picture={<Sign id={value} size={20} />}
              title={SHORT[value]}
              more={pays === null ? undefined : `pays +${pays.donation}${pays.patrol.suspicious ? ', a crowd' : ''}`}
            />
          );
        })}
      </div>
      <Sentence {...props} otherwise="Touch a space in the town, or choose it here." />
    </Theme>
  );
}

type OfMany = 'burn' | 'rebuild' | 'paste';

const NONE: Readonly<Record<OfMany, string>> = { burn: 'Burn nothing', rebuild: 'Put them up', paste: 'Put up none' };
const CONFIRM: Readonly<Record<OfMany, string>> = { burn: 'Burn them', rebuild: 'Put them up', paste: 'Put them up' };

/** Several posters on several spaces: touched in the town, or counted here. */
export function Counters({ question, option, answer, still, draft: kept, keepDraft }: ChooserProps<OfMany>) {
  const draft = readDraft(kept);
  const value = answerOf(question, draft);
  const total = totalOf(draft);
  const { domain } = question;
  const all = domain.kind === 'split' ? domain.max : null;
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['pair']}>
        {SPACES.map((space) => {
          const amount = draft.amounts[space] ?? 0;
          const more = roomFor(question, draft, space) > 0;
          return (
            <div key={space} className={styles['counter']}>
              <button
                type="button"
                className={clsx(styles['choice'], amount > 0 && styles['on'])}
                disabled={!more}
                aria-label={`${SHORT[space]}: ${amount}, one more`}
                onClick={() => keepDraft(changed(draft, space, 1))}
              >
                <Sign id={space} size={20} />
                <span className={styles['words']}>
                  <b>{SHORT[space]}</b>
                  <span>{amount > 0 ? many(amount, 'poster') : more ? 'touch to add' : '–'}</span>
                </span>
              </button>
              {amount > 0 && (
                <button
                  type="button"
                  className={styles['less']}
                  aria-label={`${SHORT[space]}: one less`}
                  onClick={() => keepDraft(changed(draft, space, -1))}
                >
                  <Icon name="minus" size={18} />
                </button>
              )}
            </div>
          );
        })}
      </div>
      <div className={styles['confirm']}>
        <p aria-live="polite">
          {value === null ? `${total} of ${all} placed: ${(all ?? 0) - total} more.` : option(value).says}
        </p>
        <button
          type="button"
          className={theme['primary']}
          disabled={value === null}
          onClick={() => value !== null && answer(value)}
        >
          <Icon name="check" size={18} /> {(total === 0 ? NONE : CONFIRM)[question.about]}
        </button>
      </div>
    </Theme>
  );
}
