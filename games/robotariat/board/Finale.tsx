import { clsx, Icon } from '@tablewright/board';
import { useCallback, useEffect, useState } from 'react';
import { listed } from '@tablewright/kernel/words';
import { LastMoments } from './Board.tsx';
import { Course } from './Course.tsx';
import { factOf, headline, isSuccess, reportWords, whyEnded } from './ending.ts';
import styles from './Finale.module.css';
import { characterOf, many, objectiveName } from './look.ts';
import { GuessesKept } from './Notebook.tsx';
import { ObjectiveCard } from './Objective.tsx';
import { Upgrades } from './People.tsx';
import type { ScreenProps } from './props.ts';
import { Pawn, Sign } from './signs.tsx';
import { Theme, theme } from './Theme.tsx';

/** One card after the other: everybody has time to groan. */
const FIRST_MS = 900;
const EACH_MS = 1100;

type Part = 'last' | 'cards' | 'all';

/** RTA-610 What ended it, then the objectives turned over one by one; the frame keeps silent until all of them are. */
export function Finale(props: ScreenProps) {
  const { view, still, telling } = props;
  const [part, setPart] = useState<Part>(() => (still ? 'all' : firstPart(props)));
  const turn = useCallback(() => setPart(cardsOf(view)), [view]);
  const isThrough = part === 'all';
  useEffect(() => {
    telling?.(!isThrough);
    return () => telling?.(false);
  }, [telling, isThrough]);
  useEffect(() => {
    if (part !== 'cards') return;
    const timer = setTimeout(() => setPart('all'), FIRST_MS + view.seats * EACH_MS);
    return () => clearTimeout(timer);
  }, [part, view.seats]);
  if (part === 'last') return <LastMoments {...props} onTold={turn} />;
  return <Cards {...props} turning={part === 'cards'} onAll={() => setPart('all')} />;
}

/** Whoever comes to a game that is over sees all of it; whoever was there sees the cards being turned over. */
function firstPart({ view, before, missed = [] }: ScreenProps): Part {
  if (before !== null) return 'last';
  return missed.length > 0 ? cardsOf(view) : 'all';
}

function cardsOf({ mode }: ScreenProps['view']): Part {
  return mode === 'secret' ? 'cards' : 'all';
}

interface CardsProps extends ScreenProps {
  /** the cards are being turned over */
  readonly turning: boolean;
  readonly onAll: () => void;
}

/** Who won and why, and how it went. */
function Cards({ view, names, notes, me, outcome, still, turning, onAll }: CardsProps) {
  if (outcome === null) return null;
  const success = isSuccess(outcome);
  const secret = view.mode === 'secret';
  const won = me !== 'spectator' && outcome.winners.includes(me);
  const order = view.players.map((_, i) => (view.first + i) % view.seats);
  const delayOf = (i: number): number => (turning ? FIRST_MS + i * EACH_MS : 0);
  const report = reportWords(view.report, names);
  return (
    <Theme still={still} className={clsx(styles['finale'], success ? styles['success'] : styles['failure'])}>
      <header className={styles['head']}>
        <span className={styles['fist']} aria-hidden="true">
          <Sign id={success ? 'S08' : 'scrapper'} size={92} />
        </span>
        <div>
          <h2>{headline(outcome)}</h2>
          <p>{whyEnded(outcome, view)}</p>
          {turning && (
            <button type="button" className={theme['plain']} onClick={onAll}>
              Turn them all over
            </button>
          )}
          {me !== 'spectator' && !turning && (
            <p className={styles['you']}>
              {won
                ? secret
                  ? 'Your own card is fulfilled: you win.'
                  : 'You all win.'
                : secret
                  ? 'Your own card is not fulfilled.'
                  : 'You all lose.'}
            </p>
          )}
        </div>
      </header>
      <ol className={styles['players']} aria-label="All players">
        {order.map((seat, i) => {
          const { objective, character, played } = view.players[seat]!;
          const isWinner = outcome.winners.includes(seat);
          return (
            <li
              key={seat}
              className={clsx(isWinner && styles['winner'])}
              style={{ animationDelay: `${turning ? delayOf(i) + 350 : 0}ms` }}
            >
              {secret && <ObjectiveCard objective={objective} seats={view.seats} delay={delayOf(i)} />}
              <div className={styles['who']}>
                <Pawn character={character} seat={seat} size={36} />
                <span>
                  <b title={names[seat]}>
                    {names[seat]}
                    {seat === me && ' (you)'}
                  </b>
                  <i>
                    {characterOf(character)?.name} · {played} played
                  </i>
                </span>
              </div>
              <p
                className={clsx(styles['verdict'], turning && styles['late'])}
                style={{ animationDelay: `${delayOf(i) + 350}ms` }}
              >
                <span className={styles['mark']}>
                  {isWinner ? <Icon name="crown" size={16} /> : <Icon name="cross" size={16} />}
                  {isWinner ? 'wins' : 'does not win'}
                </span>
                {objective !== null && <span>{factOf(view, seat, objective)}</span>}
                {objective !== null && !success && objective !== 'turncoat' && (
                  <span>The Revolution had to succeed as well.</span>
                )}
              </p>
              <Upgrades view={view} seat={seat} />
            </li>
          );
        })}
      </ol>
      <section className={styles['how']}>
        <h3>How it went</h3>
        <Course view={view} />
      </section>
      <div className={styles['rest']}>
        {report !== null && <p>{report}</p>}
        {view.aside !== null && view.aside.length > 0 && (
          <p>
            <Icon name="eye" size={16} /> Nobody held: {listed(view.aside.map(objectiveName))}.
          </p>
        )}
        {me !== 'spectator' && secret && <GuessesKept view={view} names={names} notes={notes} />}
        <p>
          {many(view.rolls, 'roll')} of the dice, {many(view.junk, 'poster')} in the Junk Pile at the end, Office at{' '}
          {view.office}.
        </p>
      </div>
    </Theme>
  );
}
