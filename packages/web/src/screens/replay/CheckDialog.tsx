import {
  type Check,
  type Game,
  type GameRecord,
  isAnythingKept,
  type Verification,
  verifyRecord,
} from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { useEffect, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { classesOf } from '../../parts/classes.ts';
import { download } from '../../parts/copy-and-download.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Hidden, Loading } from '../../parts/Page.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { keptOf } from '../../table/kept.ts';
import css from './ReplayPage.module.css';

const c = classesOf(css);

const TITLES: Record<Check, string> = {
  commitment: say`Before the game`,
  seed: say`The seed`,
  starts: say`Starts called off`,
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
  const kept = keptOf(id);
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
      says={say`Your browser plays the whole game again, and holds it against what it kept itself: the fingerprint from before the game, what it added to the seed, the starts that were called off, the links of the log, and your own answers.`}
      close={close}
    >
      {result === null ? (
        <Loading says={say`Playing it again …`} />
      ) : (
        <div role="status" data-testid="verdict" data-ok={result.ok}>
          <p className={c('verdict', result.ok ? 'fine' : 'wrong')}>
            {result.ok
              ? result.findings.every(({ ok }) => ok === true)
                ? say`All of it holds.`
                : say`All that can be checked here holds.`
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
          {isAnythingKept(kept) && (
            <Button
              size="small"
              sign="download"
              title={say`For “tablewright verify --kept”: the record can then be checked on any machine`}
              onClick={() => download(`kept-${id}.json`, JSON.stringify({ format: 1, ...kept }))}
            >{say`Save what was kept`}</Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
