import { classes, Count, Spoken } from '@tablewright/board';
import { cardOf, type Paper, PAPERS } from '@tablewright/emigration-rules/content';
import { many } from '@tablewright/kernel/words';
import styles from './Counter.module.css';
import type { Desk } from './desk.ts';
import { nationalityOf } from './look.ts';
import { Coin, PaperSign, ThingSign } from './signs.tsx';
import { BANK, COLLEGE, DISCARDS, paperSpot } from './spots.ts';
import { leftToTake } from './table.ts';

/** The public places: the two decks of papers, the college, the bank and the pile of what is done with. */
export function Counter({ desk }: { readonly desk: Desk }) {
  const { view } = desk;
  return (
    <div className={styles['counter']} role="group" aria-label="Public places">
      <Deck desk={desk} paper="passport" left={view.passports} />
      <Deck desk={desk} paper="ticket" left={view.tickets} />
      <College desk={desk} />
    </div>
  );
}

/** The bank, what is left before the border opens, and on a touch what is done with. */
export function Pile({ view }: { readonly view: Desk['view'] }) {
  return (
    <span
      className={styles['pile']}
      data-place={DISCARDS}
      title={view.discards.length === 0 ? 'Nothing discarded yet' : `Discarded: ${discardWords(view.discards)}`}
    >
      <span data-place={BANK} className={styles['bank']} />
      <b>
        <Count value={leftToTake(view)} />
      </b>{' '}
      to take
    </span>
  );
}

function discardWords(discards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of discards) counts.set(cardOf(id).name, (counts.get(cardOf(id).name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`)).join(', ');
}

function Deck({ desk, paper, left }: { readonly desk: Desk; readonly paper: Paper; readonly left: number }) {
  const { name, price } = PAPERS[paper];
  const spot = paperSpot(paper);
  const lit = desk.isLit(spot);
  return (
    <button
      type="button"
      className={classes(
        styles['place'],
        styles[paper],
        lit && styles['lit'],
        desk.lifted === spot && styles['lifted'],
        desk.pointed === spot && styles['pointed'],
        left === 0 && styles['empty'],
      )}
      data-place={spot}
      onClick={(event) => desk.touch(spot, event.detail === 0)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && desk.hover(lit ? spot : null)}
      onPointerLeave={() => desk.hover(null)}
    >
      <Spoken words={`${name} deck: ${left} left. Price ${price}, or skip a turn`}>
        <PaperSign paper={paper} size={26} />
        <span className={styles['words']}>
          <b>
            {name} <i>×{left}</i>
          </b>
          <span>
            <Coin size={13} /> {price} or skip
          </span>
        </span>
      </Spoken>
    </button>
  );
}

function College({ desk }: { readonly desk: Desk }) {
  const { view, me } = desk;
  const lit = desk.isLit(COLLEGE);
  const mine = me === 'spectator' ? null : view.players[me]!;
  const students = view.players.filter(({ inCollege }) => inCollege).length;
  const scholarship = mine?.life.includes('HYP-1') === true;
  const tuition = mine === null ? null : scholarship ? 0 : nationalityOf(mine).number;
  return (
    <button
      type="button"
      className={classes(
        styles['place'],
        styles['college'],
        lit && styles['lit'],
        desk.lifted === COLLEGE && styles['lifted'],
        desk.pointed === COLLEGE && styles['pointed'],
      )}
      data-place={COLLEGE}
      onClick={(event) => desk.touch(COLLEGE, event.detail === 0)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && desk.hover(lit ? COLLEGE : null)}
      onPointerLeave={() => desk.hover(null)}
    >
      <Spoken
        words={`College${tuition === null ? '' : `: tuition ${tuition} and a die roll`}. ${many(students, 'student')}`}
      >
        <ThingSign thing="college" size={28} />
        <span className={styles['words']}>
          <b>College {students > 0 && <i>×{students}</i>}</b>
          <span>
            <Coin size={13} /> {tuition === null || tuition === 0 ? '' : `${tuition} + `}die
          </span>
        </span>
      </Spoken>
    </button>
  );
}
