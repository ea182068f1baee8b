import { clsx, Hidden, Icon } from '@tablewright/board';
import type { View } from '@tablewright/robotariat-rules';
import { type ObjectiveId, objectiveText } from '@tablewright/robotariat-rules/content';
import { objectiveName } from './look.ts';
import styles from './Objective.module.css';
import { Sign } from './signs.tsx';

/** A secret objective, face up or face down. */
export function ObjectiveCard({
  objective,
  seats,
  delay = 0,
}: {
  readonly objective: ObjectiveId | null;
  readonly seats: number;
  /** after so many milliseconds it is turned over */
  readonly delay?: number;
}) {
  if (objective === null) {
    return (
      <span className={clsx(styles['card'], styles['back'])}>
        <Icon name="eye" size={26} />
        <Hidden>A secret objective, face down</Hidden>
      </span>
    );
  }
  return (
    <span className={styles['card']}>
      {delay > 0 && (
        <span className={styles['cover']} style={{ animationDelay: `${delay}ms` }} aria-hidden="true">
          <Icon name="eye" size={26} />
        </span>
      )}
      <span className={styles['picture']}>
        <Sign id={objective} size={44} />
      </span>
      <b>{objectiveName(objective)}</b>
      <span className={styles['text']}>{objectiveText(objective, seats)}</span>
    </span>
  );
}

const WORDS: Readonly<Record<string, string>> = {
  office: 'Office has been high enough',
  emptied: 'and empty after that',
  cards: 'cards you have played',
  gamble: 'Sliding Scale or Traffic Reports played',
  reputation: 'Reputation left (exactly 1 at the end)',
  junked: 'posters junked in one turn',
  patrols: 'Oppressors on one space',
  table: 'cards played by all',
};

/** How far I am with my own card. */
export function Progress({ view }: { readonly view: View }) {
  const { mine } = view;
  if (mine === null) return null;
  return (
    <ul className={styles['progress']}>
      {mine.conditions.map(({ what, have, need, met }) => (
        <li key={what} className={clsx(met && styles['met'])}>
          <span className={styles['tick']}>{met ? <Icon name="check" size={16} /> : null}</span>
          <span>{WORDS[what] ?? what}</span>
          <b>
            {have}/{need}
          </b>
          <Hidden>{met ? 'done' : 'not yet'}</Hidden>
        </li>
      ))}
      {mine.objective === 'spy' && (
        <li>
          <span className={styles['tick']} />
          <span>After the success you name two players and their objectives. Your notebook helps.</span>
        </li>
      )}
      {mine.objective === 'turncoat' ? (
        <li>
          <span className={styles['tick']} />
          <span>Below that number you want the Revolution to fail, from it on to succeed.</span>
        </li>
      ) : (
        <li className={clsx(view.funds >= view.target && styles['met'])}>
          <span className={styles['tick']}>{view.funds >= view.target ? <Icon name="check" size={16} /> : null}</span>
          <span>the Revolution succeeds</span>
          <b>
            {view.funds}/{view.target}
          </b>
        </li>
      )}
    </ul>
  );
}
