import { clsx, OptionButton, Terms } from '@tablewright/board';
import { choicesIn, sameAnswer } from '@tablewright/kernel';
import { inVain, leftUndone } from '../guide.ts';
import type { ChooserProps } from '../props.ts';
import { Theme, theme } from '../Theme.tsx';
import styles from './choosers.module.css';
import { type ActionAct, type Group, GROUPS, groupOf, inOrder, titleOf } from './grouping.ts';

/** HPB-107 What a group costs, unless an option says otherwise. */
const COSTS: { readonly [group in Group]?: string } = {
  Move: '1 movement for each Area',
  Fight: '1 Action Point',
  Here: '1 Action Point each, unless it says otherwise',
};

/** What I do now: in groups, with the sentence of each under its name. */
export function Action(props: ChooserProps<'action'>) {
  const { view, names, question, option, answer, rest, resting, still } = props;
  const acts = inOrder(choicesIn<ActionAct>(question.domain));
  const end = acts.find(({ act }) => act === 'end');
  const others = acts.filter(({ act }) => act !== 'end');
  const undone = leftUndone(others, view);
  const groups = GROUPS.map((group) => ({ group, acts: others.filter((act) => groupOf(act, view) === group) })).filter(
    (one) => one.acts.length > 0,
  );
  return (
    <Theme still={still} className={clsx(theme['panel'], styles['chooser'])}>
      {groups.map(({ group, acts: own }) => (
        <section key={group} aria-label={group}>
          <h4 className={theme['label']}>
            {group}
            {COSTS[group] !== undefined && <span className={styles['cost']}> · {COSTS[group]}</span>}
          </h4>
          <div className={clsx(styles['options'], group === 'Move' && styles['short'])}>
            {own.map((act) => (
              <OptionButton
                key={JSON.stringify(act)}
                value={act}
                option={option}
                answer={answer}
                rest={rest}
                className={clsx(
                  styles['option'],
                  inVain(act, view) !== null && styles['vain'],
                  resting !== null && sameAnswer(resting, act) && styles['rested'],
                )}
              >
                <b>{titleOf(act, view, names)}</b>
                {group !== 'Move' && (
                  <span>
                    <Terms says={inVain(act, view) ?? option(act).says} inside />
                  </span>
                )}
              </OptionButton>
            ))}
          </div>
        </section>
      ))}
      {/*
        Last, at a place of its own: the first key and the place of the answer before are not its. It calls only when nothing
        useful is left: whoever is new presses what shines.
      */}
      {end !== undefined && (
        <OptionButton
          value={end}
          option={option}
          answer={answer}
          rest={rest}
          className={clsx(undone === null ? theme['primary'] : theme['plain'], styles['end'])}
        >
          <span>End your Action Phase</span>
          {undone !== null && <small className={styles['left']}>{undone}</small>}
        </OptionButton>
      )}
    </Theme>
  );
}
