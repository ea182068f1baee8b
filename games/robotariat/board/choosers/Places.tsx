import { classes, Icon } from '@tablewright/board';
import { SPACES } from '@tablewright/robotariat-rules/content';
import { meetings } from '@tablewright/robotariat-rules/outlook';
import { answerOf, changed, roomFor, totalOf, useDraft } from '../draft.ts';
import { imagine } from '../imagine.ts';
import { asSpace, many, SHORT } from '../look.ts';
import type { ChooserProps } from '../props.ts';
import { Sign } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import { Choice, optionsOf, Sentence } from './Choice.tsx';
import styles from './choosers.module.css';

/** One poster, one space. */
export function Places(props: ChooserProps) {
  const { view, question } = props;
  return (
    <Theme still={props.still} className={theme['panel']}>
      <div className={styles['grid']}>
        {optionsOf(props).map((value) => {
          const space = asSpace(value);
          if (space === null)
            return <Choice key={value} {...props} value={value} wide look="quiet" title="Put up none" />;
          const then = imagine(view, question.about, space);
          const pays = then === null ? null : meetings(then)[space];
          return (
            <Choice
              key={value}
              {...props}
              value={value}
              picture={<Sign id={space} size={20} />}
              title={SHORT[space]}
              more={pays === null ? undefined : `pays +${pays.donation}${pays.patrol.suspicious ? ', 4+' : ''}`}
            />
          );
        })}
      </div>
      <Sentence {...props} otherwise="Touch a space in the town, or choose it here." />
    </Theme>
  );
}

const NONE: Readonly<Record<string, string>> = { burn: 'Burn nothing', rebuild: 'Put them up', paste: 'Put up none' };
const CONFIRM: Readonly<Record<string, string>> = { burn: 'Burn them', rebuild: 'Put them up', paste: 'Put them up' };

/** Several posters on several spaces: touched in the town, or counted here. */
export function Counters(props: ChooserProps) {
  const { question, says, answer, still } = props;
  const [draft, change] = useDraft(question);
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
                className={classes(styles['choice'], amount > 0 && styles['on'])}
                disabled={!more}
                aria-label={`${SHORT[space]}: ${amount}, one more`}
                onClick={() => change(changed(draft, space, 1))}
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
                  onClick={() => change(changed(draft, space, -1))}
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
          {value === null ? `${total} of ${all} placed: ${(all ?? 0) - total} more.` : says(value)}
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
