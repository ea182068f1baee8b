import { clsx, Hidden } from '@tablewright/board';
import { seatThing } from '@tablewright/kernel';
import { boardOf, boxOf, calledBy, programOf, woundOf } from './look.ts';
import styles from './People.module.css';
import type { TableProps } from './props.ts';
import { PieceSign, Pips, Sign } from './signs.tsx';

/** Everybody at the table, in the order of play, with what one may know of each. */
export function People(props: TableProps) {
  const { view } = props;
  const order = view.players.map((_, i) => (view.first + i) % view.seats);
  return (
    // With six players it scrolls, and whoever has only a keyboard has to get there.
    <ol className={styles['people']} aria-label="Everybody at the table" tabIndex={0}>
      {order.map((seat) => (
        <Person key={seat} {...props} seat={seat} />
      ))}
    </ol>
  );
}

function Person({ view, names, me, options, pointed, seat }: TableProps & { readonly seat: number }) {
  const player = view.players[seat]!;
  const piece = view.pieces[seat]!;
  const thing = seatThing(seat);
  const character = boardOf(player.character);
  const programs = player.hiddenPrograms + player.openPrograms.length;
  return (
    <li>
      <div
        className={clsx(
          styles['person'],
          view.active === seat && styles['active'],
          pointed === thing && styles['pointed'],
        )}
        data-place={thing}
        {...options.thing(thing, { label: calledBy(me, seat, names) })}
      >
        <PieceSign seat={seat} character={player.character} size={34} />
        <div className={styles['body']}>
          <div className={styles['name']}>
            <b title={names[seat]}>{calledBy(me, seat, names)}</b>
            <span className={styles['badges']}>
              {view.leader === seat && <Badge sign="leader" says="Leader" />}
              {view.general === seat && <Badge sign="general" says="General" />}
              {player.detained && <Badge sign="cube" says="detained" />}
              {player.muted && <Badge sign="mute" says="Mute Collar: plays no card in the next Event" />}
              {view.deus.marker === seat && <Badge sign="deus" says="Deus moves before this turn" />}
            </span>
          </div>
          <div className={styles['facts']}>
            <span data-help={character?.id}>{character?.name ?? 'choosing'}</span>
            <span className={styles['health']} title={`Health ${piece.health} of ${piece.maxHealth}`}>
              <Pips on={piece.health} of={piece.maxHealth} sign="♥" />
              <Hidden>{`Health ${piece.health} of ${piece.maxHealth}`}</Hidden>
            </span>
            <Fact n={player.handCount} says="cards in hand" sign="cards" />
            <Fact n={programs} says="Programs" sign="program" />
            <Fact n={player.boosts.length} says="Boosts" sign="action" />
          </div>
          <More view={view} seat={seat} />
        </div>
      </div>
    </li>
  );
}

/** What lies open before somebody. */
function More({ view, seat }: Pick<TableProps, 'view'> & { readonly seat: number }) {
  const { openPrograms, item, tally, revoked } = view.players[seat]!;
  const { wounds, chips, scanners, reconHeld } = view.pieces[seat]!;
  const parts = [
    ...(chips.length > 0 ? [chips.length === 1 ? 'a chip' : `${chips.length} chips`] : []),
    ...scanners.map((kind) => `Scanner\u00a0${kind}`),
    ...(reconHeld ? ['a Recon card'] : []),
    ...(revoked ? ['Privilege Revoked'] : []),
  ];
  const cards = [
    ...(item === null ? [] : [{ id: item, name: boxOf(item)?.name ?? item }]),
    ...openPrograms.map(({ card, charges }) => ({
      id: card,
      name: `${programOf(card)?.name ?? card}${charges > 0 ? ` (${charges})` : ''}`,
    })),
  ];
  const deeds = [
    {
      name: `Network\u00a0${tally.placed}`,
      count: tally.placed,
      says: `Data Chips brought into the Network: ${tally.placed}`,
    },
    {
      name: `Junkyard\u00a0${tally.dropped}`,
      count: tally.dropped,
      says: `Data Chips dropped in the Junkyard: ${tally.dropped}`,
    },
  ].filter(({ count }) => count > 0);
  if (parts.length + cards.length + deeds.length + wounds.length === 0) return null;
  return (
    <p className={styles['more']}>
      {parts.length > 0 && <span>{parts.join(' · ')}</span>}
      {deeds.map(({ name, says }, i) => (
        <span key={name} title={says}>
          {(i > 0 || parts.length > 0) && '· '}
          {name}
        </span>
      ))}
      {cards.map(({ id, name }) => (
        <span key={id} className={styles['open']} data-help={id}>
          {name}
        </span>
      ))}
      {wounds.map((id, i) => (
        <span key={i} className={styles['wound']} data-help={id}>
          {woundOf(id)?.name}
        </span>
      ))}
    </p>
  );
}

interface BadgeProps {
  readonly sign: Parameters<typeof Sign>[0]['id'];
  readonly says: string;
}

function Badge({ sign, says }: BadgeProps) {
  return (
    <span className={styles['badge']} title={says}>
      <Sign id={sign} size={14} />
      <Hidden>{says}</Hidden>
    </span>
  );
}

interface FactProps {
  readonly n: number;
  readonly says: string;
  readonly sign: Parameters<typeof Sign>[0]['id'];
}

function Fact({ n, says, sign }: FactProps) {
  return (
    <span className={styles['fact']} title={`${n} ${says}`}>
      <Sign id={sign} size={13} />
      <b>{n}</b>
      <Hidden>{says}</Hidden>
    </span>
  );
}
