import { clsx, Hidden, Icon, termFor } from '@tablewright/board';
import { cardOf, cardThing, destinationOf, stashThing } from '@tablewright/emigration-rules/content';
import { seatThing } from '@tablewright/kernel';
import { type CSSProperties, useState } from 'react';
import { many, say } from '@tablewright/kernel/words';
import type { Desk } from './desk.ts';
import styles from './Dossier.module.css';
import { Layout, Lying } from './Layout.tsx';
import { careerOf, lifeOf, nationalityOf } from './look.ts';
import { Badges, Purse } from './Numbers.tsx';
import { penOf } from './pens.ts';
import type { Player } from './props.ts';
import { LifeSign, Oval, PaperSign, Seal, ThingSign } from './signs.tsx';
import { around, freeCards, inTurn, outlookOf } from './table.ts';

// The others. On a wide desk each has numbers and a layout; on a narrow one the free cards, and the rest opens on a tap.

export function Dossiers({ desk }: { readonly desk: Desk }) {
  const seats = around(desk.view, desk.me);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <div
      className={clsx(styles['dossiers'], seats.length > 4 && desk.me !== 'spectator' && styles['crowd'])}
      // Whoever watches has no side of the desk: the layouts get its room, in two rows.
      style={{ '--count': desk.me === 'spectator' ? Math.ceil(seats.length / 2) : seats.length } as CSSProperties}
      role="group"
      aria-label={say`The others`}
    >
      {seats.map((seat) => (
        <Dossier
          key={seat}
          desk={desk}
          seat={seat}
          open={open === seat || (seats.length === 1 && open === null)}
          onOpen={() => setOpen(open === seat || (seats.length === 1 && open === null) ? -1 : seat)}
        />
      ))}
    </div>
  );
}

interface DossierProps {
  readonly desk: Desk;
  readonly seat: number;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function Dossier({ desk, seat, open, onOpen }: DossierProps) {
  const { view, names } = desk;
  const player = view.players[seat]!;
  const spot = seatThing(seat);
  const lit = desk.isLit(spot);
  const hasCards = player.layout.some((card) => card !== null);
  return (
    <section
      className={clsx(
        styles['dossier'],
        inTurn(view) === seat && styles['turn'],
        lit && styles['lit'],
        lit && desk.lit.includes(spot) && styles['aimed'],
        desk.pointed === spot && styles['pointed'],
        open && styles['open'],
        view.seats === 2 && desk.me !== 'spectator' && styles['alone'],
      )}
      aria-label={names[seat]}
      data-place={spot}
    >
      <button
        type="button"
        className={styles['head']}
        aria-expanded={lit ? undefined : open}
        onClick={() => (lit ? desk.touch(spot) : onOpen())}
        onPointerEnter={() => lit && desk.hover(spot)}
        onPointerLeave={() => lit && desk.hover(null)}
      >
        {lit && <Hidden>{desk.option(seat).says}</Hidden>}
        <Who desk={desk} seat={seat} />
        <Purse player={player} />
      </button>
      <div className={styles['holds']}>
        <Badges desk={desk} seat={seat} />
        <Held desk={desk} player={player} />
      </div>
      <div className={styles['free']} aria-hidden={open || undefined}>
        {freeCards(player).map(({ place }) => (
          <span key={place} className={styles['mini']} data-place={cardThing(seat, place)}>
            <Lying desk={desk} seat={seat} place={place} free freed={false} />
          </span>
        ))}
        {view.phase === 'preparation' && !hasCards && <span className={styles['cleared']}>{say`no cards left`}</span>}
      </div>
      {hasCards ? (
        <div className={styles['all']}>
          <Layout desk={desk} seat={seat} />
        </div>
      ) : (
        view.phase === 'preparation' && (
          <span className={clsx(styles['cleared'], styles['bare'])}>{say`no cards left`}</span>
        )
      )}
    </section>
  );
}

function Who({ desk, seat }: { readonly desk: Desk; readonly seat: number }) {
  const player = desk.view.players[seat]!;
  const from = nationalityOf(player);
  const to = destinationOf(player.destination);
  return (
    <span className={styles['who']} title={say`${from.name}, ${careerOf(player).name}, bound for ${to.name}`}>
      <span className={styles['name']} style={{ borderColor: penOf(seat).colour }}>
        {desk.names[seat]}
      </span>
      <Marks player={player} />
      <span className={styles['route']} {...termFor('destination')}>
        <Oval country={from.country} size={28} />
        <Icon name="arrow" size={13} />
        <Oval country={to.country} size={28} />
        <Hidden>{say`${from.name}, bound for ${to.name}`}</Hidden>
      </span>
    </span>
  );
}

const PAPER_STATES = {
  passport: { waits: say`passport upside-down`, held: say`passport there`, missing: say`passport missing` },
  ticket: { waits: say`ticket upside-down`, held: say`ticket there`, missing: say`ticket missing` },
} as const;

/** On a narrow desk: whether the two papers are there, in two small signs. */
function Marks({ player }: { readonly player: Player }) {
  return (
    <span className={styles['marks']}>
      {(['passport', 'ticket'] as const).map((paper) => {
        const held = (paper === 'passport' ? player.passports : player.tickets) > 0;
        const waits = player.upsideDown === paper;
        return (
          <span key={paper} className={clsx(held && styles['there'], waits && styles['waits'])}>
            <PaperSign paper={paper} size={15} />
            <Icon name={waits ? 'hourglass' : held ? 'check' : 'cross'} size={11} />
            <Hidden>{PAPER_STATES[paper][waits ? 'waits' : held ? 'held' : 'missing']}</Hidden>
          </span>
        );
      })}
    </span>
  );
}

/** The stash in numbers, the Life Cards that stay, and what it would come to. */
function Held({ desk, player }: { readonly desk: Desk; readonly player: Player }) {
  const { view } = desk;
  const { forecast } = outlookOf(view, player);
  return (
    <span className={styles['held']}>
      <span className={styles['count']} title={many(player.documents.length, 'Document')} {...termFor('document')}>
        <ThingSign thing="document" size={16} />
        {player.documents.length}
        <Hidden>{say`Documents`}</Hidden>
      </span>
      <span
        className={styles['count']}
        title={many(player.connections.length, 'Connection')}
        {...termFor('connection')}
      >
        <ThingSign thing="connection" size={16} />
        {player.connections.length}
        <Hidden>{say`Connections`}</Hidden>
      </span>
      {player.life.map((id) => (
        <Kept key={id} desk={desk} id={id} />
      ))}
      {view.phase === 'preparation' && (
        <span className={styles['now']} title={say`What they would cross with if it ended now`}>
          = <Seal size={14} />
          {forecast.assurance}
          <Hidden>{say`Assurance if it ended now`}</Hidden>
        </span>
      )}
    </span>
  );
}

function Kept({ desk, id }: { readonly desk: Desk; readonly id: string }) {
  const spot = stashThing(id);
  const words = `${cardOf(id).name}: ${lifeOf(id)?.text ?? ''}`;
  if (!desk.isLit(spot)) {
    return (
      <span className={styles['kept']} title={words} role="img" aria-label={words} data-place={spot}>
        <LifeSign id={id} size={17} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={clsx(styles['kept'], styles['litKept'])}
      title={words}
      aria-label={words}
      data-place={spot}
      onClick={() => desk.touch(spot)}
    >
      <LifeSign id={id} size={22} />
    </button>
  );
}
