import { Icon, rich } from '@tablewright/board';
import { say } from '@tablewright/kernel/words';
import { Officer } from './Officer.tsx';
import type { ScreenProps } from './props.ts';
import styles from './Secret.module.css';
import { Theme, theme } from './Theme.tsx';

/** What only I may see: tokens that an officer showed me. Everything else in this game lies open. */
export function Secret({ view, me, still }: ScreenProps) {
  if (me === 'spectator') return null;
  const seen = view.looked.filter(({ by, token }) => by === me && token !== null);
  return (
    <Theme still={still} className={theme['panel']} label={say`What only you may see`}>
      <ul className={styles['seen']}>
        {seen.map(({ lane, token }) => {
          const drawn = view.lanes[lane - 1]!.drawn.length > 0;
          return (
            <li key={lane}>
              <Officer lane={lane} size={52} />
              <span>
                {drawn
                  ? rich`Lane ${lane}: the token that you saw has been drawn; it was ${<b>{token}</b>}.`
                  : rich`Lane ${lane}: the token on top is ${<b>{token}</b>}.`}
              </span>
            </li>
          );
        })}
      </ul>
      {seen.length === 0 && (
        <p className={styles['nothing']}>
          <Icon name="eye" size={20} />{' '}
          {say`You know nothing that the others do not. Only Ask an Officer shows you a token in secret; face-down cards are hidden from everybody.`}
        </p>
      )}
    </Theme>
  );
}
