import { say } from '@tablewright/kernel/words';
import { useState } from 'react';
import type { Result } from '../../api.ts';
import { Button } from '../../parts/Button.tsx';
import css from './AdminPage.module.css';

interface ActProps {
  /** what it does: 'Close' */
  readonly name: string;
  /** to what, for those who hear it */
  readonly about: string;
  /** asked before it is done; none where it can be undone by the same button */
  readonly sure?: string;
  readonly act: () => Promise<Result<unknown>>;
  readonly done: () => void;
}

/** A button that asks once more, and says what went wrong. */
export function Act({ name, about, sure, act, done }: ActProps) {
  const [asked, setAsked] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const go = async (): Promise<void> => {
    setBusy(true);
    const result = await act();
    setBusy(false);
    setAsked(false);
    setWrong(result.ok ? null : result.why);
    if (result.ok) done();
  };
  if (wrong !== null) {
    return (
      <span className={css['wrong']} role="alert">
        {wrong}
      </span>
    );
  }
  if (asked) {
    return (
      <div className={css['sure']} role="group" aria-label={`${name}: ${about}`}>
        <span>{sure}</span>
        <Button size="small" onClick={() => setAsked(false)}>{say`No`}</Button>
        <Button
          size="small"
          look="danger"
          busy={busy}
          onClick={() => void go()}
        >{say`Yes, ${name.toLowerCase()}`}</Button>
      </div>
    );
  }
  return (
    <Button
      size="small"
      look={sure === undefined ? 'plain' : 'danger'}
      aria-label={`${name}: ${about}`}
      busy={busy}
      onClick={() => (sure === undefined ? void go() : setAsked(true))}
    >
      {name}
    </Button>
  );
}
