import { choicesIn } from '@tablewright/kernel';
import { END, type Space, type TurnAct } from '@tablewright/robotariat-rules/content';
import { imagine } from '@tablewright/robotariat-rules/outlook';
import { chipsOf } from '../chips.ts';
import { SHORT } from '../look.ts';
import type { ChooserProps } from '../props.ts';
import { Sign } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import { Choice, Sentence, wordsOf } from './Choice.tsx';
import styles from './choosers.module.css';

const BRIEF: Readonly<Record<Space, string>> = {
  P: 'put up a poster',
  S: 'use one of 2 cards',
  U: 'keep one of 2 cards',
  Y: 'put up the junk',
  R: 'feed the Office',
  M: 'move one NPC',
};

/** What I have, besides walking and activating. */
const USES = {
  ability: { title: 'Use my ability', more: undefined },
  stake: { title: 'Sliding Scale', more: 'stake SPARK' },
  sympathy: { title: 'Sympathy Circuits', more: '2 SPARK for 1 Reputation' },
} as const;

/** My turn: activate, walk, use what I have, end it. The spaces are also lit in the town. */
export function Turn(props: ChooserProps<'turn'>) {
  const acts = choicesIn(props.question.domain);
  const activations = acts.filter((value) => value.act === 'activate');
  const walks = acts.filter((value) => value.act === 'move');
  const uses = acts.filter((value) => value.act === 'ability' || value.act === 'stake' || value.act === 'sympathy');
  return (
    <Theme still={props.still} className={theme['panel']}>
      <div className={styles['grid']}>
        {activations.map((value) => {
          const { space } = value;
          const alone = activations.length === 1;
          return (
            <Choice<TurnAct>
              key={wordsOf(value)}
              {...props}
              value={value}
              look="main"
              wide={alone}
              picture={<Sign id={space} size={26} />}
              title={alone ? `Activate ${SHORT[space]}` : SHORT[space]}
              more={alone ? BRIEF[space] : 'activate'}
            />
          );
        })}
        {walks.map((value) => (
          <Choice<TurnAct>
            key={wordsOf(value)}
            {...props}
            value={value}
            title={SHORT[value.to]}
            more={walkWords(props, value)}
            picture={<Sign id={value.to} size={20} />}
          />
        ))}
        {uses.map((value) => (
          <Choice<TurnAct> key={value.act} {...props} value={value} half {...USES[value.act]} />
        ))}
        <Choice<TurnAct>
          {...props}
          value={END}
          half={uses.length % 2 === 1}
          wide={uses.length % 2 === 0}
          look="quiet"
          title="End my turn"
          more="then the NPCs move"
        />
      </div>
      <Sentence
        {...props}
        otherwise={
          activations.length + walks.length > 0
            ? 'Touch a lit space in the town, or choose here.'
            : 'There is nothing left to walk to or to activate.'
        }
      />
    </Theme>
  );
}

/** What standing there would bring or cost on the next roll, at best and at worst. */
function walkWords({ view }: ChooserProps<'turn'>, walk: Extract<TurnAct, { act: 'move' }>): string {
  const then = imagine(view, 'turn', walk);
  if (then === null) return 'walk';
  const coming = chipsOf(then).filter(({ to }) => to === walk.to);
  const gives = Math.max(0, ...coming.filter(({ kind }) => kind === 'CR').map(({ prospect }) => prospect.donation));
  const patrol = coming.find(({ kind }) => kind === 'HO');
  if (patrol !== undefined) return `Oppressor ${patrol.sixths} in 6`;
  return gives > 0 ? `may give +${gives}` : 'walk';
}
