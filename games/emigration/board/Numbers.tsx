import { clsx, Count, Hidden, Icon, Spoken, termFor } from '@tablewright/board';
import { extraThing, type Paper, PAPERS } from '@tablewright/emigration-rules/content';
import { many, say } from '@tablewright/kernel/words';
import { memo } from 'react';
import type { Desk } from './desk.ts';
import styles from './Numbers.module.css';
import type { Player } from './props.ts';
import { Coin, PaperSign, Seal, ThingSign } from './signs.tsx';

// What somebody has, in numbers: each with its sign, and counted when it changes.

export const Purse = memo(function Purse({ player }: { readonly player: Player }) {
  const { money, assurance, salary, inCollege } = player;
  return (
    <span className={styles['purse']}>
      <span className={styles['number']} {...termFor('money')}>
        <Coin size={18} />
        <b>
          <Count value={money} />
        </b>
        <Hidden>{say`Money`}</Hidden>
      </span>
      <span className={styles['number']} {...termFor('assurance')}>
        <Seal size={18} />
        <b>
          <Count value={assurance} />
        </b>
        <Hidden>{say`Assurance`}</Hidden>
      </span>
      <span className={clsx(styles['number'], styles['salary'])} {...termFor(inCollege ? 'college' : 'salary')}>
        {inCollege ? <ThingSign thing="college" size={18} /> : <ThingSign thing="payday" size={16} />}
        <b>
          <Count value={salary} />
        </b>
        <Hidden>{inCollege ? say`salary, in college` : say`salary`}</Hidden>
      </span>
    </span>
  );
});

/** Passport and Ticket: there, upside-down, or missing. An extra one may be for sale. */
export function Badges({ desk, seat }: { readonly desk: Desk; readonly seat: number }) {
  return (
    <span className={styles['badges']}>
      <Badge desk={desk} seat={seat} paper="passport" />
      <Badge desk={desk} seat={seat} paper="ticket" />
    </span>
  );
}

function Badge({ desk, seat, paper }: { readonly desk: Desk; readonly seat: number; readonly paper: Paper }) {
  const player = desk.view.players[seat]!;
  const held = paper === 'passport' ? player.passports : player.tickets;
  const waits = player.upsideDown === paper;
  const { name } = PAPERS[paper];
  const spot = extraThing(paper, seat);
  const state = waits ? 'waits' : held > 0 ? 'held' : 'missing';
  const heldWords = paper === 'passport' ? many(held, 'Passport') : many(held, 'Ticket');
  const words = waits
    ? say`${name}: lies upside-down, a turn is skipped for it`
    : held > 0
      ? heldWords
      : say`No ${name}`;
  const inside = (
    <>
      <span className={clsx(waits && styles['upside'])}>
        <PaperSign paper={paper} size={18} />
      </span>
      {held > 1 && <b>×{held}</b>}
      {waits ? (
        <Icon name="hourglass" size={13} />
      ) : held > 0 ? (
        <Icon name="check" size={13} />
      ) : (
        <Icon name="cross" size={13} />
      )}
    </>
  );
  const look = clsx(styles['badge'], styles[state], desk.isLit(spot) && styles['lit']);
  if (held < 2 || seat === desk.me) {
    return (
      <span className={look} title={words} role="img" aria-label={words}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={look}
      title={say`${words}: the extra one can be bought`}
      data-place={spot}
      {...desk.drag(spot)}
      onClick={(event) => desk.touch(spot, event.detail === 0)}
    >
      <Spoken words={say`${words}: the extra one can be bought`}>{inside}</Spoken>
    </button>
  );
}
