import { clsx, shared } from '@tablewright/board';
import { EVENTS } from '@tablewright/human-punishment-rules/content';
import { signed } from '@tablewright/kernel';
import { DECLARED, stepsOf, verdictWords } from './checks.ts';
import type { CityProps } from './City.tsx';
import styles from './Contributions.module.css';
import { calledBy } from './look.ts';
import { CardFace, PieceSign } from './signs.tsx';

interface ContributionsProps extends CityProps {
  readonly check: {
    readonly counts: readonly number[];
    readonly declared: readonly number[];
    readonly cards: readonly string[] | null;
    readonly removed: readonly number[];
    readonly change: number;
    readonly mine: readonly string[];
  };
  /** its place among the Events; null for an escape */
  readonly event: number | null;
}

/** From one card to the next while they are turned up, in milliseconds. */
const EACH_MS = 190;

/** Who has put in how many and said what; then the cards in the open, one by one, with the running sum. */
export function Contributions({ view, names, me, check, event, motion }: ContributionsProps) {
  const steps = check.cards === null ? null : stepsOf(check.cards, check.removed, event);
  const isTurning = motion.lingering('reveal').length > 0;
  const late = (i: number) => (isTurning ? { animationDelay: `${i * EACH_MS}ms` } : {});
  const isColour = EVENTS[event ?? -1]?.type === 'colour';
  const word = (sum: number): string => (isColour ? `${sum}` : signed(sum));
  const total = (steps?.at(-1)?.sum ?? 0) + check.change;
  return (
    <>
      <ul className={clsx(styles['who'], steps !== null && styles['done'])} aria-label="Who has put in how many cards">
        {check.counts.map((count, seat) => (
          <li key={seat} title={`${calledBy(me, seat, names)}: ${count === 1 ? '1 card' : `${count} cards`}`}>
            <PieceSign seat={seat} character={view.players[seat]?.character ?? null} size={22} />
            <span className={clsx(shared['clipped'], styles['name'])}>{calledBy(me, seat, names)}</span>
            <span className={styles['backs']} aria-hidden="true">
              {Array.from({ length: Math.min(count, 5) }, (_, i) => (
                <i key={i} />
              ))}
            </span>
            <b>{count}</b>
            {(check.declared[seat] ?? 0) > 0 && <q>{DECLARED[check.declared[seat]!]}</q>}
          </li>
        ))}
      </ul>
      {steps === null && check.mine.length > 0 && (
        <div className={styles['cards']}>
          <span>Yours:</span>
          {check.mine.map((face, i) => (
            <CardFace key={i} face={face} />
          ))}
        </div>
      )}
      {steps !== null && (
        <>
          <div className={clsx(styles['cards'], styles['open'])} aria-label="The cards, with the sum so far">
            {steps.map(({ face, isOut, sum }, i) => (
              <span
                key={i}
                className={clsx(styles['step'], isTurning && styles['turning'], isOut && styles['out'])}
                style={late(i)}
              >
                <CardFace face={face} />
                <small>{word(sum)}</small>
              </span>
            ))}
          </div>
          <p className={clsx(styles['total'], isTurning && styles['turning'])} style={late(steps.length)}>
            {check.change !== 0 && <span>{`Changed by ${signed(check.change)}. `}</span>}
            Total <b>{word(total)}</b> {verdictWords(event, total)}
          </p>
        </>
      )}
    </>
  );
}
