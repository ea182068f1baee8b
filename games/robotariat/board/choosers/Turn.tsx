import { chipsOf } from '../chips.ts';
import { imagine } from '../imagine.ts';
import { asSpace, SHORT } from '../look.ts';
import type { ChooserProps } from '../props.ts';
import { Sign } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import { Choice, optionsOf, Sentence } from './Choice.tsx';
import styles from './choosers.module.css';

const BRIEF: Readonly<Record<string, string>> = {
  P: 'put up a poster',
  S: 'use one of 2 cards',
  U: 'keep one of 2 cards',
  Y: 'put up the junk',
  R: 'feed the Office',
  M: 'move one NPC',
};

/** My turn: activate, walk, use what I have, end it. The spaces are also lit in the town. */
export function Turn(props: ChooserProps) {
  const options = optionsOf(props);
  const activations = options.filter((option) => String(option).startsWith('activate-'));
  const walks = options.filter((option) => String(option).startsWith('move-'));
  const rest = options.filter((option) => option === 'ability' || option === 'stake' || option === 'sympathy');
  return (
    <Theme still={props.still} className={theme['panel']}>
      <div className={styles['grid']}>
        {activations.map((value) => {
          const space = asSpace(String(value).slice('activate-'.length));
          return (
            space !== null && (
              <Choice
                key={value}
                {...props}
                value={value}
                look="main"
                wide={activations.length === 1}
                picture={<Sign id={space} size={26} />}
                title={activations.length === 1 ? `Activate ${SHORT[space]}` : SHORT[space]}
                more={activations.length === 1 ? BRIEF[space] : 'activate'}
              />
            )
          );
        })}
        {walks.map((value) => {
          const space = asSpace(String(value).slice('move-'.length));
          return (
            space !== null && (
              <Choice
                key={value}
                {...props}
                value={value}
                title={SHORT[space]}
                more={walkWords(props, String(value))}
                picture={<Sign id={space} size={20} />}
              />
            )
          );
        })}
        {rest.map((value) => (
          <Choice
            key={value}
            {...props}
            value={value}
            half
            title={value === 'ability' ? 'Use my ability' : value === 'stake' ? 'Sliding Scale' : 'Sympathy Circuits'}
            more={value === 'ability' ? undefined : value === 'stake' ? 'stake SPARK' : '2 SPARK for 1 Reputation'}
          />
        ))}
        <Choice
          {...props}
          value="end"
          half={rest.length % 2 === 1}
          wide={rest.length % 2 === 0}
          look="quiet"
          title="End my turn"
          more="then the NPCs move"
        />
      </div>
      <Sentence {...props} otherwise="Touch a lit space in the town, or choose here." />
    </Theme>
  );
}

/** What standing there would bring or cost on the next roll, at best and at worst. */
function walkWords({ view }: ChooserProps, value: string): string {
  const then = imagine(view, 'turn', value);
  const space = asSpace(value.slice('move-'.length));
  if (then === null || space === null) return 'walk';
  const coming = chipsOf(then).filter(({ to }) => to === space);
  const gives = Math.max(0, ...coming.filter(({ kind }) => kind === 'CR').map(({ prospect }) => prospect.donation));
  const patrol = coming.find(({ kind }) => kind === 'HO');
  if (patrol !== undefined) return `patrol ${patrol.sixths}/6`;
  return gives > 0 ? `may give +${gives}` : 'walk';
}
