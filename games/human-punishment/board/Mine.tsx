import { clsx, Count, helpFor, Hidden } from '@tablewright/board';
import { seatThing } from '@tablewright/kernel';
import { Hand } from './Hand.tsx';
import { boardOf } from './look.ts';
import styles from './Mine.module.css';
import type { SideProps } from './props.ts';
import { PieceSign, Pips, Sign } from './signs.tsx';
import { Skills } from './Skills.tsx';
import { Things } from './Things.tsx';

/** My side of the table: who I am, what is left of my turn, my cards, what lies before me. My loyalty is behind the eye. */
export function Mine(props: SideProps) {
  const { view, seat, names, pointed } = props;
  const player = view.players[seat]!;
  const character = boardOf(player.character);
  return (
    <section
      className={clsx(styles['mine'], pointed === seatThing(seat) && styles['pointed'])}
      data-pointed={pointed === seatThing(seat) || undefined}
      aria-label="Your side"
    >
      <div className={styles['who']}>
        <PieceSign seat={seat} character={player.character} size={46} />
        <div>
          <b {...(character !== null && helpFor(character.id))}>{character?.name ?? names[seat]}</b>
          <span>{character?.title ?? 'no character yet'}</span>
          {character !== null && <Turn {...props} />}
        </div>
      </div>

      <Hand {...props} />
      <Things {...props} />
      {character !== null && <Skills {...props} />}
    </section>
  );
}

/** What is left of my turn, and what my board is worth. */
function Turn({ view, seat }: SideProps) {
  const { stats } = view.players[seat]!;
  const piece = view.pieces[seat]!;
  const isActive = view.active === seat;
  if (stats === null) return null;
  return (
    <p className={styles['turn']}>
      <span
        title={isActive ? 'Action Points left' : 'Action Points in a turn'}
        className={clsx(isActive && styles['now'])}
      >
        <Sign id="action" size={14} />
        <Count value={isActive ? view.turn.ap : stats.ap} />
        <Hidden>Action Points</Hidden>
      </span>
      <span title={isActive ? 'Movement left' : 'Movement in a turn'} className={clsx(isActive && styles['now'])}>
        <Sign id="move" size={14} />
        <Count value={isActive ? view.turn.move : stats.move} />
        <Hidden>movement</Hidden>
      </span>
      <span title={`Health ${piece.health} of ${piece.maxHealth}`} className={styles['health']}>
        <Pips on={piece.health} of={piece.maxHealth} sign="♥" />
        <Hidden>{`Health ${piece.health} of ${piece.maxHealth}`}</Hidden>
      </span>
      <span title={`Strength ${stats.strength}, up to ${stats.red} red cards in an attack, range ${stats.range}`}>
        <Sign id="weapon" size={14} />
        {stats.strength}
      </span>
      <span title={`Shield ${stats.shield}, up to ${stats.blue} blue cards in defence`}>
        <Sign id="shield" size={14} />
        {stats.shield}
      </span>
    </p>
  );
}
