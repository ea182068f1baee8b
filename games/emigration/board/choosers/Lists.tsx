import { type AskedForOne, clsx, OptionButton } from '@tablewright/board';
import { cardOf } from '@tablewright/emigration-rules/content';
import { choicesIn, type Id } from '@tablewright/kernel';
import { laneOdds, openTop } from '@tablewright/emigration-rules/outlook';
import { rounded, say } from '@tablewright/kernel/words';
import { type ReactNode, useState } from 'react';
import { lifeOf, nationalityOf, percent } from '../look.ts';
import { Officer } from '../Officer.tsx';
import type { AskedProps } from '../props.ts';
import { Coin, LifeSign, Oval, Seal } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import styles from './Lists.module.css';

// Questions that are answered with one click: a picture, a word, and what it would lead to.

interface Row {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly more?: ReactNode;
}

function Choice<T extends Id>({
  value,
  row: { picture, title, more },
  answer,
  rest,
  resting,
  option,
}: Omit<AskedForOne<T>, 'question' | 'still'> & { readonly value: T; readonly row: Row }) {
  const { says } = option(value);
  const className = clsx(styles['choice'], resting === value && styles['rested']);
  return (
    <OptionButton {...{ value, option, answer, rest, className }}>
      {picture}
      <span className={styles['words']}>
        <b>{title}</b>
        <span>{more ?? says}</span>
      </span>
    </OptionButton>
  );
}

function List<T extends Id>({
  row,
  children,
  ...asked
}: AskedForOne<T> & { readonly row: (value: T) => Row; readonly children?: ReactNode }) {
  return (
    <Theme still={asked.still} className={theme['panel']}>
      <div className={styles['list']} data-testid="options">
        {choicesIn(asked.question.domain).map((value) => (
          <Choice key={value} {...asked} value={value} row={row(value)} />
        ))}
        {children}
      </div>
    </Theme>
  );
}

/** Stolen Pears: from whom. */
export function Pears(props: AskedProps<'pears'>) {
  const { view, names } = props;
  return (
    <List
      {...props}
      row={(seat) => ({
        picture: <Oval country={nationalityOf(view.players[seat]!).country} size={40} />,
        title: names[seat],
      })}
    />
  );
}

/** Act of Charity, Life in a Jar: how much. */
export function Offering(props: AskedProps<'offering'>) {
  return (
    <List
      {...props}
      row={(money) => ({
        picture: money === 0 ? <Coin size={32} /> : <Seal size={34} />,
        title: money === 0 ? say`Keep your Money` : say`Give ${money}`,
      })}
    />
  );
}

/** `owner`: null for me */
function stashWords(owner: string | null): string {
  return owner === null ? say`In your stash.` : say`In ${owner}’s stash.`;
}

function layoutWords(owner: string | null): string {
  return owner === null ? say`In your layout.` : say`In ${owner}’s layout.`;
}

/** Mental Fog: which Life Card, wherever it lies. */
export function Fog(props: AskedProps<'fog'>) {
  const { view, me, names } = props;
  const whereabouts = (id: string): string => {
    const seat = view.players.findIndex(({ life, layout }) => life.includes(id) || layout.includes(id));
    const owner = seat === me ? null : (names[seat] ?? '');
    const kept = view.players[seat]?.life.includes(id) ?? false;
    return `${kept ? stashWords(owner) : layoutWords(owner)} ${lifeOf(id)?.text ?? ''}`;
  };
  return (
    <List
      {...props}
      row={(id) =>
        id === 'none'
          ? { picture: <span className={styles['none']}>–</span>, title: say`Leave all of them` }
          : {
              picture: (
                <span className={styles['life']}>
                  <LifeSign id={id} size={28} />
                </span>
              ),
              title: cardOf(id).name,
              more: whereabouts(id),
            }
      }
    />
  );
}

/** Ask an Officer: which lane. */
export function AskOfficer(props: AskedProps<'officer'>) {
  return <List {...props} row={(lane) => ({ picture: <Officer lane={lane} size={44} />, title: say`Lane ${lane}` })} />;
}

/** Crossing: which lane. The odds are there for whoever wants them. */
export function Cross(props: AskedProps<'cross'>) {
  const { view, me } = props;
  const [odds, setOdds] = useState(false);
  const assurance = me === 'spectator' ? 0 : view.players[me]!.assurance;
  const row = (lane: number): Row => {
    const { left } = view.lanes[lane - 1]!;
    const top = openTop(left);
    const { chance, left: rest } = laneOdds(left, assurance);
    const inside = top === null ? say`One of these lies on top.` : say`The top token is ${top}.`;
    const keeps = chance === 0 ? say`You have too little.` : say`If you get in, you keep ${rounded(rest)} on average.`;
    return {
      picture: <Officer lane={lane} size={44} />,
      title: (
        <>
          {say`Lane ${lane}`} <span className={styles['inside']}>{left.join(' · ')}</span>
          {odds && <span className={clsx(styles['chance'], chance === 0 && styles['bad'])}>{percent(chance)}</span>}
        </>
      ),
      more: odds ? keeps : inside,
    };
  };
  return (
    <List {...props} row={row}>
      <button type="button" className={theme['plain']} aria-pressed={odds} onClick={() => setOdds(!odds)}>
        {odds ? say`Hide the odds` : say`Show the odds`}
      </button>
    </List>
  );
}
