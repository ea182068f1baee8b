import { OFFICE_REWARDS } from '@tablewright/robotariat-rules/content';
import { sceneOf, upgraded } from '@tablewright/robotariat-rules/outlook';
import type { ChooserProps } from '../props.ts';
import { Theme, theme } from '../Theme.tsx';
import { Choice, optionsOf, Sentence } from './Choice.tsx';
import styles from './choosers.module.css';

/** How much: SPARK into the Office, levels out of it, a stake. */
export function Numbers(props: ChooserProps) {
  return (
    <Theme still={props.still} className={theme['panel']}>
      <div className={styles['row']}>
        {optionsOf(props).map((value) => (
          <Choice key={value} {...props} value={value} title={value} more={underNumber(props, Number(value))} />
        ))}
      </div>
      <Sentence {...props} otherwise={OTHERWISE[props.question.about] ?? 'Choose a number.'} />
    </Theme>
  );
}

const OTHERWISE: Readonly<Record<string, string>> = {
  contribute:
    'What goes into the Office no longer counts towards the goal, but every Civilian who comes there gives more.',
  cook: 'Each level becomes 1 SPARK.',
  stake: 'The red die: 3 sides win as much as you stake, 2 lose it, 1 changes nothing.',
};

function underNumber({ view, question }: ChooserProps, value: number): string {
  switch (question.about) {
    case 'contribute': {
      const more = view.me === 'spectator' ? 0 : upgraded(sceneOf(view), view.me, 'office');
      return `pays +${OFFICE_REWARDS[Math.min(10, view.office + value + more)]}`;
    }
    case 'cook':
      return `Office ${view.office - value}`;
    default:
      return `±${value}`;
  }
}
