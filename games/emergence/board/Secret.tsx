import { rich } from '@tablewright/board';
import { say } from '@tablewright/kernel/words';
import { AllegianceCard } from './AllegianceCard.tsx';
import { TEAM_LOOK } from './colours.ts';
import type { ScreenProps } from './props.ts';
import styles from './Secret.module.css';
import { Pic } from './signs.tsx';
import { Theme } from './Theme.tsx';

/** What only I may see: my card, my fellow, what I have spied out, how I split. */
export function Secret({ view, me, names, still }: ScreenProps) {
  if (me === 'spectator') return null;
  const team = view.operatives[me]?.team ?? null;
  const fellows =
    team === 'human'
      ? view.operatives.flatMap((one, seat) =>
          one.team === 'human' && seat !== me && !view.spied.some(({ by, on }) => by === me && on === seat)
            ? [seat]
            : [],
        )
      : [];
  const spied = view.spied.filter(({ by, saw }) => by === me && saw !== null);
  const splits = view.assimilations.flatMap(({ inserted }, event) =>
    inserted.flatMap(({ seat, split }) => (seat === me && split !== null ? [{ event, split }] : [])),
  );
  return (
    <Theme still={still} className={styles['ground']} label={say`What only you may see`}>
      <div className={styles['secret']}>
        <AllegianceCard team={team} open caption={say`Your card`} />
        <div className={styles['more']}>
          {fellows.map((seat) => (
            <p key={seat}>
              <Pic team="human" size={20} /> {rich`${<b>{names[seat]}</b>} is Human too.`}
            </p>
          ))}
          {spied.map(({ on, saw }, i) => (
            <p key={i}>
              <Pic action="spy" size={20} />{' '}
              {rich`You spied on ${<b>{names[on]}</b>}: ${saw === null ? '' : TEAM_LOOK[saw].name}.`}
            </p>
          ))}
          {splits.map(({ event, split }) => (
            <p key={event}>
              <Pic thing="box" size={20} />{' '}
              {rich`Event ${event + 1}: you put ${<b>{split.ai}</b>} into A.I., ${<b>{split.human}</b>} into Human.`}
            </p>
          ))}
          {fellows.length + spied.length + splits.length === 0 && (
            <p>{say`You know no other card, and have inserted nothing yet.`}</p>
          )}
        </div>
      </div>
    </Theme>
  );
}
