import { listed } from '@tablewright/kernel/words';
import { cardName } from './look.ts';
import { ObjectiveCard, Progress } from './Objective.tsx';
import type { ScreenProps } from './props.ts';
import styles from './Secret.module.css';
import { Sign } from './signs.tsx';
import { Theme } from './Theme.tsx';

/** What only I may see: my objective with its progress, the cards that I know to lie in the decks. */
export function Secret({ view, me, names, still }: ScreenProps) {
  if (me === 'spectator') return null;
  const putBack = view.mode === 'secret' ? view.putBack.filter(({ by }) => by === me) : view.putBack;
  return (
    <Theme still={still} className={styles['ground']} label="What only you may see">
      {view.mine !== null && (
        <div className={styles['mine']}>
          <ObjectiveCard objective={view.mine.objective} seats={view.seats} />
          <Progress view={view} />
        </div>
      )}
      {view.mine === null && (
        <p>
          {view.mode === 'cooperative'
            ? 'You all play together: nobody holds a secret objective.'
            : 'The objectives are dealt when everybody has a character.'}
        </p>
      )}
      {view.top !== null && (
        <p className={styles['line']}>
          <Sign id="S" size={20} />
          <span>
            {view.top.length === 0
              ? 'The Sabotage deck is empty.'
              : `On top of the Sabotage deck: ${listed(view.top.map(cardName))}.`}
          </span>
        </p>
      )}
      {putBack.length > 0 && (
        <p className={styles['line']}>
          <Sign id="U" size={20} />
          <span>
            Put back into the decks:{' '}
            {listed(putBack.map(({ by, card }) => `${cardName(card)} (${by === me ? 'by you' : names[by]})`))}.
          </span>
        </p>
      )}
    </Theme>
  );
}
