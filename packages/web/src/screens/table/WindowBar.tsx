import { type Json, sameAnswer } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { type CSSProperties, useEffect, useMemo } from 'react';
import { isTyping } from '../../choosing/digits.ts';
import { Button } from '../../parts/Button.tsx';
import { classesOf } from '../../parts/classes.ts';
import { useSettings } from '../../table/settings.ts';
import { usePlayed, useTable } from './context.ts';
import css from './WindowBar.module.css';

const c = classesOf(css);

/**
 * A question that closes by itself: how long it is still open, and how to let it pass. It looks the same whatever I hold, and
 * whether or not there is anything that I could do.
 */
export function WindowBar() {
  const { room } = usePlayed();
  const window = useTable(({ game }) => game?.window);
  const pass = useTable(({ game }) => game?.mine?.window?.pass);
  const alwaysPass = useTable(({ game }) => game?.alwaysPass === true);
  usePassKey(pass === undefined ? null : () => room.pass());
  if (window === undefined && pass === undefined && !alwaysPass) return null;
  return (
    <div className={css['bar']} data-testid="window">
      {window !== undefined && <Ring key={window.number} />}
      <p role="status">{stateWords(window?.said, pass, alwaysPass)}</p>
      {pass !== undefined && (
        <Button size="small" onClick={() => room.pass()} aria-keyshortcuts="x">
          {say`Pass`}
          <kbd aria-hidden="true">X</kbd>
        </Button>
      )}
      {(window !== undefined || alwaysPass) && (pass !== undefined || alwaysPass) && (
        <Button
          size="small"
          look="plain"
          aria-pressed={alwaysPass}
          className={c(alwaysPass && 'on')}
          onClick={() => room.alwaysPass(!alwaysPass)}
        >{say`Always pass this turn`}</Button>
      )}
    </div>
  );
}

function stateWords(said: Json | undefined, pass: Json | undefined, alwaysPass: boolean): string {
  if (said !== undefined && pass !== undefined) {
    return sameAnswer(said, pass) ? say`You have passed.` : say`You have spoken; until it closes you can change it.`;
  }
  return alwaysPass ? say`You pass until the turn is over.` : say`It closes by itself.`;
}

/** What is left of its time. It runs by itself: the page need not be drawn anew for it. */
function Ring() {
  const length = useTable(({ game }) => game?.window?.length ?? 0);
  const left = useTable(({ game }) => game?.window?.left ?? 0);
  const said = useTable(({ windowSaid }) => windowSaid);
  const style = useMemo((): CSSProperties => {
    const gone = length - left + (Date.now() - said);
    return { animationDuration: `${length}ms`, animationDelay: `${-gone}ms` };
  }, [length, left, said]);
  return (
    <svg className={css['ring']} viewBox="0 0 20 20" role="img" aria-label={say`Open for ${length / 1000} seconds`}>
      <circle cx="10" cy="10" r="8" />
      <circle cx="10" cy="10" r="8" pathLength="100" className={css['left']} style={style} />
    </svg>
  );
}

function usePassKey(pass: (() => void) | null): void {
  const on = useSettings(({ shortcuts }) => shortcuts);
  useEffect(() => {
    if (!on || pass === null) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      if (event.key.toLowerCase() === 'x') pass();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
