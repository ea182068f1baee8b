import type { Game, GameRecord } from '@tablewright/kernel';
import { useEffect, useState } from 'react';
import { classesOf } from '../../parts/classes.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Hidden, Loading } from '../../parts/Page.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { type Check, type Verification, verify } from '../../replay/verify.ts';
import { remembered } from '../../table/remembered.ts';
import css from './ReplayPage.module.css';

const c = classesOf(css);

const TITLES: Record<Check, string> = {
  commitment: 'The secret',
  seed: 'The seed',
  chance: 'Every draw',
  answers: 'Every answer',
  outcome: 'The end',
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
    const timer = setTimeout(() => setResult(verify(game, record, remembered(id))), 30);
    return () => clearTimeout(timer);
  }, [open, result, game, record, id]);
  return (
    <Dialog
      open={open}
      title="Check this game"
      says="Your browser plays the whole game again, and believes nothing but the fingerprint that was published before it began."
      close={close}
    >
      {result === null ? (
        <Loading says="Playing it again …" />
      ) : (
        <div role="status" data-testid="verdict" data-ok={result.ok}>
          <p className={c('verdict', result.ok ? 'fine' : 'wrong')}>
            {result.ok ? 'Everything is as it should be.' : 'Something is not as it should be.'}
          </p>
          <ul className={css['check']}>
            {result.findings.map(({ check, ok, says }) => (
              <li key={check} className={css[ok === null ? 'open' : ok ? 'good' : 'bad']}>
                <Sign name={ok === null ? 'minus' : ok ? 'check' : 'warn'} />
                <div>
                  <b>{TITLES[check]}</b>
                  <Hidden>{ok === null ? ': not checked. ' : ok ? ': holds. ' : ': does not hold. '}</Hidden>
                  <br />
                  {says}
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
