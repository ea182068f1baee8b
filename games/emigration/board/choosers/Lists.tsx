import { classes, Spoken } from '@tablewright/board';
import { cardOf } from '@tablewright/emigration-rules/content';
import { laneOdds } from '@tablewright/emigration-rules/outlook';
import { type ReactNode, useState } from 'react';
import { lifeOf, nationalityOf, percent } from '../look.ts';
import { Officer } from '../Officer.tsx';
import type { ChooserProps } from '../props.ts';
import { Coin, LifeSign, Oval, Seal } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import styles from './Lists.module.css';

// Questions that are answered with one click: a picture, a word, and what it would lead to.

interface ChoiceProps extends Pick<ChooserProps, 'answer' | 'rest' | 'resting' | 'says'> {
  readonly value: Option;
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly more?: ReactNode;
}

function Choice({ value, picture, title, more, answer, rest, resting, says }: ChoiceProps) {
  return (
    <button
      type="button"
      className={classes(styles['choice'], resting === value && styles['rested'])}
      data-value={value}
      onClick={() => answer(value)}
      onPointerEnter={() => rest(value)}
      onPointerLeave={() => rest(null)}
      onFocus={() => rest(value)}
      onBlur={() => rest(null)}
    >
      <Spoken words={says(value)}>
        {picture}
        <span className={styles['words']}>
          <b>{title}</b>
          <span>{more ?? says(value)}</span>
        </span>
      </Spoken>
    </button>
  );
}

type Option = string | number;

function optionsOf({ question }: ChooserProps): readonly Option[] {
  return question.domain.kind === 'pick' ? question.domain.from : [];
}

function List(
  props: ChooserProps & { readonly row: (value: Option) => Pick<ChoiceProps, 'picture' | 'title' | 'more'> },
) {
  return (
    <Theme still={props.still} className={theme['panel']}>
      <div className={styles['list']} data-testid="options">
        {optionsOf(props).map((value) => (
          <Choice key={value} {...props} value={value} {...props.row(value)} />
        ))}
      </div>
    </Theme>
  );
}

/** Stolen Pears: from whom. */
export function Pears(props: ChooserProps) {
  const { view, names } = props;
  return (
    <List
      {...props}
      row={(value) => {
        const player = view.players[Number(value)]!;
        return { picture: <Oval country={nationalityOf(player).country} size={40} />, title: names[Number(value)] };
      }}
    />
  );
}

/** Act of Charity, Life in a Jar: how much. */
export function Offering(props: ChooserProps) {
  return (
    <List
      {...props}
      row={(value) => ({
        picture: value === 0 ? <Coin size={32} /> : <Seal size={34} />,
        title: value === 0 ? 'Keep your Money' : `Give ${value}`,
      })}
    />
  );
}

/** Mental Fog: which Life Card, wherever it lies. */
export function Fog(props: ChooserProps) {
  const { view, me, names } = props;
  const whereabouts = (id: string): string => {
    const seat = view.players.findIndex(({ life, layout }) => life.includes(id) || layout.includes(id));
    const whose = seat === me ? 'your' : `${names[seat] ?? ''}’s`;
    return `In ${whose} ${view.players[seat]?.life.includes(id) ? 'stash' : 'layout'}. ${lifeOf(id)?.text ?? ''}`;
  };
  return (
    <List
      {...props}
      row={(value) =>
        value === 'none'
          ? { picture: <span className={styles['none']}>–</span>, title: 'Leave all of them' }
          : {
              picture: (
                <span className={styles['life']}>
                  <LifeSign id={String(value)} size={28} />
                </span>
              ),
              title: cardOf(String(value)).name,
              more: whereabouts(String(value)),
            }
      }
    />
  );
}

/** Ask an Officer: which lane. */
export function AskOfficer(props: ChooserProps) {
  return (
    <List
      {...props}
      row={(value) => ({ picture: <Officer lane={Number(value)} size={44} />, title: `Lane ${value}` })}
    />
  );
}

/** Crossing: which lane. The odds are there for whoever wants them. */
export function Cross(props: ChooserProps) {
  const { view, me, still } = props;
  const [odds, setOdds] = useState(false);
  const assurance = me === 'spectator' ? 0 : view.players[me]!.assurance;
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['list']} data-testid="options">
        {optionsOf(props).map((value) => {
          const { left, top } = view.lanes[Number(value) - 1]!;
          const { chance, left: rest } = laneOdds(left, assurance, top);
          const inside = top === null ? 'One of these lies on top.' : `The top token is ${top}.`;
          const keeps =
            chance === 0 ? 'You have too little.' : `If you get in, you keep ${Math.round(rest * 10) / 10} on average.`;
          return (
            <Choice
              key={value}
              {...props}
              value={value}
              picture={<Officer lane={Number(value)} size={44} />}
              title={
                <>
                  Lane {value} <span className={styles['inside']}>{left.join(' · ')}</span>
                  {odds && (
                    <span className={classes(styles['chance'], chance === 0 && styles['bad'])}>{percent(chance)}</span>
                  )}
                </>
              }
              more={odds ? keeps : inside}
            />
          );
        })}
        <button type="button" className={theme['plain']} aria-pressed={odds} onClick={() => setOdds(!odds)}>
          {odds ? 'Hide the odds' : 'Show the odds'}
        </button>
      </div>
    </Theme>
  );
}
