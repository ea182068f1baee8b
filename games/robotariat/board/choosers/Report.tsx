import { asGuess, guessesIn, Icon } from '@tablewright/board';
import { choicesIn } from '@tablewright/kernel';
import { NOTHING, OBJECTIVE_IDS, OBJECTIVES, READY } from '@tablewright/robotariat-rules/content';
import { useState } from 'react';
import type { ChooserProps } from '../props.ts';
import { Theme, theme } from '../Theme.tsx';
import styles from './choosers.module.css';
import { linesIn, type Named, reportOf } from './report.ts';

/** Everybody is asked before the cards are shown; only the Spy has something to write. Nothing outside shows which. */
export function Report(props: ChooserProps<'report'>) {
  const { question, answer, still } = props;
  const [open, setOpen] = useState(false);
  const isSpy = choicesIn(question.domain).some(({ act }) => act === 'none');
  return (
    <Theme still={still} className={theme['panel']}>
      {!open ? (
        <div className={styles['confirm']} style={{ marginTop: 0 }}>
          <p>
            Before the cards are turned over, everybody looks at their own once more. If you are the Spy, you report
            now.
          </p>
          <button type="button" className={theme['primary']} onClick={() => setOpen(true)}>
            <Icon name="eye" size={18} /> Go on
          </button>
        </div>
      ) : isSpy ? (
        <Form {...props} />
      ) : (
        <div className={styles['confirm']} style={{ marginTop: 0 }}>
          <p>You are not the Spy: there is nothing to report.</p>
          <button type="button" className={theme['primary']} onClick={() => answer(READY)}>
            <Icon name="check" size={18} /> Show the cards
          </button>
        </div>
      )}
    </Theme>
  );
}

function Form({ view, me, names, notes, draft, keepDraft, answer, option }: ChooserProps<'report'>) {
  const guesses = guessesIn(OBJECTIVE_IDS, notes);
  const lines = linesIn(draft, view.seats);
  const change = (at: number, next: Partial<Named>): void =>
    keepDraft(lines.map((line, i) => (i === at ? { ...line, ...next } : line)));
  const value = reportOf(lines);
  return (
    <div className={styles['form']}>
      {lines.map(({ seat, objective }, i) => (
        <div key={i} className={styles['name']}>
          <label>
            {i === 0 ? 'This player' : 'And this player'}
            <select
              value={seat ?? ''}
              onChange={({ target }) => {
                const who = target.value === '' ? null : Number(target.value);
                // the notebook fills in what was noted there
                change(i, {
                  seat: who,
                  ...(who !== null && guesses[who] !== undefined && { objective: guesses[who] }),
                });
              }}
            >
              <option value="">choose</option>
              {view.players.map(
                (_, other) =>
                  other !== me && (
                    <option key={other} value={other}>
                      {names[other]}
                    </option>
                  ),
              )}
            </select>
          </label>
          <label>
            is the
            <select
              value={objective ?? ''}
              onChange={({ target }) => change(i, { objective: asGuess(OBJECTIVE_IDS, target.value) })}
            >
              <option value="">choose</option>
              {OBJECTIVES.filter(({ id }) => id !== 'spy').map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      ))}
      <p aria-live="polite">
        {value === null ? 'Two different players with two different objectives.' : option(value).says}
      </p>
      <div className={styles['pair']}>
        <button
          type="button"
          className={theme['primary']}
          disabled={value === null}
          onClick={() => value !== null && answer(value)}
        >
          <Icon name="check" size={18} /> Report
        </button>
        <button type="button" className={theme['plain']} onClick={() => answer(NOTHING)}>
          Name nobody
        </button>
      </div>
    </div>
  );
}
