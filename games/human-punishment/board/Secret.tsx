import { FACTION_NAMES } from '@tablewright/human-punishment-rules/content';
import { LoyaltyCard, ObjectiveCard } from './Loyalty.tsx';
import { frameOf, objectiveOf } from './look.ts';
import type { ScreenProps } from './props.ts';
import styles from './Secret.module.css';
import { Theme, theme } from './Theme.tsx';

/** What only I may see: my faction, my Objectives with their progress, and what I have been shown of others. */
export function Secret({ view, me, names, still }: ScreenProps) {
  if (me === 'spectator') return null;
  const { faction, dealt } = view.players[me]!;
  // Until one went back, the question shows all of them.
  const objectives = frameOf(view, 'returnObjective') === null ? view.players[me]!.objectives : [];
  const known = view.players.flatMap((player, seat) =>
    seat !== me && (player.faction ?? player.dealt) !== null
      ? [{ seat, faction: (player.faction ?? player.dealt)! }]
      : [],
  );
  const seen = view.players.flatMap((player, seat) =>
    seat === me ? [] : player.objectives.flatMap((one) => (one === null ? [] : [{ seat, id: one.id }])),
  );
  return (
    <Theme still={still} className={styles['secret']} label="What only you may see">
      {faction === null && <p>The loyalty cards are dealt when everybody has a character.</p>}
      {faction !== null && <LoyaltyCard faction={faction} />}
      {dealt !== null && faction !== null && dealt !== faction && (
        <p>You were dealt {FACTION_NAMES[dealt]}; the Machine Phase has changed that.</p>
      )}
      {objectives.map((objective, i) => objective !== null && <ObjectiveCard key={i} objective={objective} />)}
      {objectives.length > 0 && (
        <p className={theme['label']}>You win with your faction, if all your Objectives are met.</p>
      )}
      {(known.length > 0 || seen.length > 0 || view.passedOn !== null) && (
        <ul>
          {known.map((one) => (
            <li key={one.seat}>
              {names[one.seat]}: {FACTION_NAMES[one.faction]}
            </li>
          ))}
          {seen.map(({ seat, id }) => (
            <li key={`${seat}-${id}`}>
              {names[seat]} has the Objective {objectiveOf(id)?.name}
            </li>
          ))}
          {view.passedOn !== null && <li>The card that you passed on: {FACTION_NAMES[view.passedOn]}</li>}
        </ul>
      )}
    </Theme>
  );
}
