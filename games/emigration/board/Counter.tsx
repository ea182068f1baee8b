import { clsx, Count, Reconstructed, rich, Spoken, termFor } from '@tablewright/board';
import {
  BANK_THING,
  cardOf,
  COLLEGE_THING,
  DISCARDS_THING,
  type Paper,
  PAPERS,
  paperThing,
} from '@tablewright/emigration-rules/content';
import { baseTuition } from '@tablewright/emigration-rules/outlook';
import { many, reconstructionNote, say } from '@tablewright/kernel/words';
import styles from './Counter.module.css';
import type { Desk } from './desk.ts';
import { Coin, PaperSign, ThingSign } from './signs.tsx';
import { leftToTake } from './table.ts';

/** The public places: the two decks of papers, the college, the bank and the pile of what is done with. */
export function Counter({ desk }: { readonly desk: Desk }) {
  const { view } = desk;
  return (
    <div className={styles['counter']} role="group" aria-label={say`Public places`}>
      <Deck desk={desk} paper="passport" left={view.passports} />
      <Deck desk={desk} paper="ticket" left={view.tickets} />
      <College desk={desk} />
    </div>
  );
}

/** The bank, what is left before the border opens, and on a touch what is done with. */
export function Pile({ desk }: { readonly desk: Desk }) {
  const { view } = desk;
  return (
    <span
      className={clsx(styles['pile'], desk.isGoal(DISCARDS_THING) && styles['goal'])}
      data-place={DISCARDS_THING}
      data-thing={DISCARDS_THING}
      title={view.discards.length === 0 ? say`Nothing discarded yet` : say`Discarded: ${discardWords(view.discards)}`}
    >
      <span data-place={BANK_THING} className={styles['bank']} />
      {rich`${(
        <b>
          <Count value={leftToTake(view)} />
        </b>
      )} to take`}
    </span>
  );
}

function discardWords(discards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of discards) counts.set(cardOf(id).name, (counts.get(cardOf(id).name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`)).join(', ');
}

function Deck({ desk, paper, left }: { readonly desk: Desk; readonly paper: Paper; readonly left: number }) {
  const { name, price, provenance } = PAPERS[paper];
  const spot = paperThing(paper);
  const lit = desk.isLit(spot);
  return (
    <button
      type="button"
      className={clsx(
        styles['place'],
        styles[paper],
        lit && styles['lit'],
        desk.lifted === spot && styles['lifted'],
        desk.pointed === spot && styles['pointed'],
        left === 0 && styles['empty'],
      )}
      data-place={spot}
      {...termFor(paper)}
      {...desk.drag(spot)}
      onClick={(event) => desk.touch(spot, event.detail === 0)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && desk.hover(lit ? spot : null)}
      onPointerLeave={() => desk.hover(null)}
    >
      <Spoken
        words={`${say`${name} deck: ${left} left. Price ${price}, or skip a turn.`}${reconstructionNote(provenance, name)}`}
      >
        <PaperSign paper={paper} size={26} />
        <span className={styles['words']}>
          <b>
            {name} <i>×{left}</i>
          </b>
          <span>
            <Coin size={13} /> {say`${price} or skip`}
            <Reconstructed provenance={provenance} thing={name} inside />
          </span>
        </span>
      </Spoken>
    </button>
  );
}

function College({ desk }: { readonly desk: Desk }) {
  const { view, me } = desk;
  const lit = desk.isLit(COLLEGE_THING);
  const mine = me === 'spectator' ? null : view.players[me]!;
  const students = view.players.filter(({ inCollege }) => inCollege).length;
  const tuition = mine === null ? null : baseTuition(mine);
  return (
    <button
      type="button"
      className={clsx(
        styles['place'],
        styles['college'],
        lit && styles['lit'],
        desk.lifted === COLLEGE_THING && styles['lifted'],
        desk.pointed === COLLEGE_THING && styles['pointed'],
      )}
      data-place={COLLEGE_THING}
      {...termFor('college')}
      onClick={(event) => desk.touch(COLLEGE_THING, event.detail === 0)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && desk.hover(lit ? COLLEGE_THING : null)}
      onPointerLeave={() => desk.hover(null)}
    >
      <Spoken
        words={
          tuition === null
            ? say`College. ${many(students, 'student')}`
            : say`College: tuition ${tuition} and a die roll. ${many(students, 'student')}`
        }
      >
        <ThingSign thing="college" size={28} />
        <span className={styles['words']}>
          <b>
            {say`College`} {students > 0 && <i>×{students}</i>}
          </b>
          <span>
            <Coin size={13} /> {tuition === null || tuition === 0 ? say`die` : say`${tuition} + die`}
          </span>
        </span>
      </Spoken>
    </button>
  );
}
