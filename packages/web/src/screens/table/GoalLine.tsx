import { Terms } from '@tablewright/board';
import { say } from '@tablewright/kernel/words';
import { useMemo } from 'react';
import { langOf } from '../../games/spoken.ts';
import { Hidden } from '../../parts/Page.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { useHeld } from '../../parts/useHeld.ts';
import { isOver } from '../../table/model.ts';
import { useModel, usePlayed } from './context.ts';
import css from './GoalLine.module.css';

/** What I want and how far I am: it stays in sight. What would tell my secret is read only while it is held. */
export function GoalLine() {
  const { game, screen, local } = usePlayed();
  const view = useModel(({ settled }) => settled?.view ?? null);
  const over = useModel(isOver);
  const goal = useMemo(() => (view === null ? null : screen.newcomer.goal(view)), [view, screen]);
  if (goal === null || goal.says === '' || over || local === 'lesson') return null;
  return (
    <section className={css['goal']} aria-label={say`The goal`} data-testid="goal">
      <Sign name="crown" size={16} />
      <p lang={langOf(game.id)}>
        <Terms says={goal.says} />
      </p>
      {goal.secret !== null && <Mine says={goal.secret} lang={langOf(game.id)} />}
    </section>
  );
}

function Mine({ says, lang }: { readonly says: string; readonly lang: 'en' | undefined }) {
  const { held, handlers } = useHeld();
  return (
    <>
      <button type="button" className={css['mine']} data-testid="my-goal" {...handlers}>
        <Sign name="eye" size={16} />
        <span aria-hidden="true">{say`My part`}</span>
        <Hidden>{say`My part: hold to read it`}</Hidden>
      </button>
      {held && (
        <p className={css['secret']} role="status" lang={lang}>
          {says}
        </p>
      )}
    </>
  );
}
