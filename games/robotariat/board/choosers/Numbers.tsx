import { choicesIn } from '@tablewright/kernel';
import { OFFICE_REWARDS } from '@tablewright/robotariat-rules/content';
import { sceneOf, upgraded } from '@tablewright/robotariat-rules/outlook';
import type { ChooserProps } from '../props.ts';
import { Theme, theme } from '../Theme.tsx';
import { Choice, Sentence } from './Choice.tsx';
import styles from './choosers.module.css';

type HowMuch = 'contribute' | 'cook' | 'stake';

/** How much: SPARK into the Office, levels out of it, a stake. */
export function Numbers(props: ChooserProps<HowMuch>) {
  return (
    <Theme still={props.still} className={theme['panel']}>
      <div className={styles['row']}>
        {choicesIn(props.question.domain).map((value) => (
          <Choice key={value} {...props} value={value} title={value} more={underNumber(props, value)} />
        ))}
      </div>
      <Sentence {...props} otherwise={OTHERWISE[props.question.about]} />
    </Theme>
  );
}

const OTHERWISE: Readonly<Record<HowMuch, string>> = {
  contribute:
    'What goes into the Office no longer counts towards the goal, but every Civilian who comes there gives more.',
  cook: 'Each level becomes 1 SPARK.',
  stake: 'The red die: 3 sides win as much as you stake, 2 lose it, 1 changes nothing.',
};

function underNumber({ view, question }: ChooserProps<HowMuch>, value: number): string {
  switch (question.about) {
    case 'contribute': {
      const more = view.me === 'spectator' ? 0 : upgraded(sceneOf(view), view.me, 'office');
      return `pays +${OFFICE_REWARDS[Math.min(10, view.office + value + more)]}`;
    }
    case 'cook':
      return `Office ${view.office - value}`;
    case 'stake':
      return `±${value}`;
  }
}
