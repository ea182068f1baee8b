import { clsx, Hidden, Icon, Reconstructed } from '@tablewright/board';
import { seatThing } from '@tablewright/kernel';
import type { View } from '@tablewright/robotariat-rules';
import { objectiveText } from '@tablewright/robotariat-rules/content';
import { abilities } from '@tablewright/robotariat-rules/outlook';
import type { CSSProperties } from 'react';
import { cardOf, characterOf, inkOf, many, objectiveName, playedByAll, turnOf } from './look.ts';
import styles from './People.module.css';
import type { ScreenProps } from './props.ts';
import { Pawn, Sign } from './signs.tsx';
import { playerPlace } from './shows.ts';

/** Stages in which a character's own ability is asked about. */
const ABILITY_STAGES: readonly string[] = ['push', 'post', 'lead', 'steer', 'reroll', 'salvage'];

export type AbilityLight = 'ready' | 'used' | 'quiet';

/** Can this player's ability be used at this very moment? */
export function abilityLight(view: View, seat: number): AbilityLight {
  const top = view.now.at(-1);
  if (top !== undefined && top.stage !== 'report' && ABILITY_STAGES.includes(top.stage) && top.by === seat)
    return 'ready';
  const state = abilities(view)[seat]?.state;
  if (state === 'ready') return top?.stage === 'turn' ? 'ready' : 'quiet'; // RTA-210 never in the middle of an activation
  return state === 'used' ? 'used' : 'quiet';
}

/** The others: who they are, what they can do, what lies in front of them. */
export function People({ view, names, me, pointed }: Pick<ScreenProps, 'view' | 'names' | 'me' | 'pointed'>) {
  const seats = view.players.map((_, i) => (view.first + i) % view.seats).filter((seat) => seat !== me);
  return (
    <aside className={styles['people']} aria-label="The others" tabIndex={0}>
      <ul>
        {seats.map((seat) => (
          <Person key={seat} view={view} seat={seat} name={names[seat] ?? ''} pointed={pointed === seatThing(seat)} />
        ))}
      </ul>
      <p className={styles['all']}>
        {many(playedByAll(view), 'card')} played at this table · {view.decks.upgrade} Upgrades and {view.decks.sabotage}{' '}
        Sabotages left
      </p>
    </aside>
  );
}

/** One of the others; the objective only where all cards are open. */
function Person({
  view,
  seat,
  name,
  pointed,
}: {
  readonly view: View;
  readonly seat: number;
  readonly name: string;
  readonly pointed: boolean;
}) {
  const player = view.players[seat]!;
  const character = characterOf(player.character);
  const light = abilityLight(view, seat);
  const turn = turnOf(view) === seat;
  return (
    <li
      className={clsx(styles['person'], turn && styles['turn'], pointed && styles['pointed'])}
      style={{ '--seat': inkOf(seat) } as CSSProperties}
      data-place={playerPlace(seat)}
    >
      <div className={styles['who']}>
        <Pawn character={player.character} seat={seat} size={38} />
        <div className={styles['names']}>
          <b title={name}>{name}</b>
          <span>
            {character?.name ?? 'chooses a character'}
            {view.first === seat && ' · 1st'}
          </span>
        </div>
        <span className={styles['played']} title={`${many(player.played, 'card')} played`}>
          <Sign id="dealer" size={15} />
          {player.played}
          <Hidden>cards played</Hidden>
        </span>
      </div>
      {character !== null && (
        <p className={clsx(styles['ability'], styles[light])}>
          {light === 'ready' && <b>Now: </b>}
          {light === 'used' && <b>Used: </b>}
          {character.ability}
        </p>
      )}
      {player.objective !== null && (
        <p className={styles['objective']} title={objectiveText(player.objective, view.seats)}>
          <Icon name="eye" size={16} />
          <Hidden>Secret objective: </Hidden>
          {objectiveName(player.objective)}
        </p>
      )}
      <Upgrades view={view} seat={seat} />
    </li>
  );
}

/** Upgrades face up, and the Sabotage cards that were used. */
export function Upgrades({ view, seat }: { readonly view: View; readonly seat: number }) {
  const { upgrades, used, starting } = view.players[seat]!;
  if (upgrades.length + used.length === 0) return null;
  return (
    <ul className={styles['cards']} aria-label="Cards">
      {upgrades.map((id) => {
        const { name, text, provenance } = cardOf(id)!;
        return (
          <li key={id} className={styles['upgrade']} title={`${name}: ${text}`}>
            <Sign id={id} size={16} />
            {name}
            {starting === id && <Hidden>(from the start, not played)</Hidden>}
            <Reconstructed provenance={provenance} thing="card" inside />
          </li>
        );
      })}
      {used.map((id) => (
        <li key={id} className={styles['used']} title={`Used: ${cardOf(id)?.name}`}>
          <Sign id={id} size={14} />
          <Hidden>used {cardOf(id)?.name}</Hidden>
        </li>
      ))}
    </ul>
  );
}
