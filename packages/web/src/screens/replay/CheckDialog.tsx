import { type Check, type Game, type GameRecord, type Verification, verifyRecord } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { useEffect, useState } from 'react';
import { classesOf } from '../../parts/classes.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Hidden, Loading } from '../../parts/Page.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { keptOf } from '../../table/kept.ts';
import css from './ReplayPage.module.css';

const c = classesOf(css);

const TITLES: Record<Check, string> = {
  commitment: say`Before the game`,
  seed: say`The seed`,
  log: say`The log`,
  chance: say`Every draw`,
  answers: say`Every answer`,
  outcome: say`The end`,
};

interface CheckProps {
  readonly id: string;
  readonly game: Game;
  readonly record: GameRecord;
  readonly open: boolean;
  readonly close: () => void;
}

/** Plays the whole game again and says what was checked. */
export function CheckDialog({ id, game, record, open, close }: CheckProps) {
  const [result, setResult] = useState<Verification | null>(null);
  useEffect(() => {
    if (!open || result !== null) return undefined;
    // A moment later, so that the dialog is there before a long game is played again.
    const timer = setTimeout(() => setResult(verifyRecord(game, record, keptOf(id))), 30);
    return () => clearTimeout(timer);
  }, [open, result, game, record, id]);
  return (
    <Dialog
      open={open}
      title={say`Check this game`}
      says={say`Your browser plays the whole game again, and holds it against what it kept itself: the fingerprint from before the game, what it added to the seed, and the last link of the log.`}
      close={close}
    >
      {result === null ? (
        <Loading says={say`Playing it again …`} />
      ) : (
        <div role="status" data-testid="verdict" data-ok={result.ok}>
          <p className={c('verdict', result.ok ? 'fine' : 'wrong')}>
            {result.ok
              ? say`All of it holds.`
              : (result.findings.every(({ ok }) => ok !== false) && result.why) ||
                say`Something is not as it should be.`}
          </p>
          <ul className={css['check']}>
            {result.findings.map(({ check, ok, says }) => (
              <li key={check} className={css[ok === null ? 'open' : ok ? 'good' : 'bad']}>
                <Sign name={ok === null ? 'minus' : ok ? 'check' : 'warn'} />
                <div>
                  <b>{TITLES[check]}</b>
                  <Hidden>: {ok === null ? say`not checked` : ok ? say`holds` : say`does not hold`}. </Hidden>
                  <br />
                  {says}
                </div>
              </li>
            ))}
          </ul>
          {result.unproved.length > 0 && (
            <>
              <h3>{say`What cannot be proved`}</h3>
              <ul className={css['unproved']}>
                {result.unproved.map((says) => (
                  <li key={says}>{says}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
