import { say } from '@tablewright/kernel/words';
import { useEffect, useRef } from 'react';
import { ASK_FOR_ADVICE } from '../../advice/useAdviser.ts';
import { isTyping } from '../../choosing/digits.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { type Mark, nextMark } from '../../replay/rounds.ts';
import css from '../table/Shortcuts.module.css';
import type { ReplayState } from './useReplay.ts';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['←', '→'], say`one step back, one step on`],
  [[say`Page ↑`, say`Page ↓`], say`the round before, the next round`],
  [[say`Home`, say`End`], say`to the beginning, to the end`],
  [[say`Space`], say`play and pause`],
  [['H'], say`ask what a strong player would have done`],
  [['?'], say`show this list`],
];

/** They work wherever the focus is, but for what needs them itself: something to type in, a slider, an open dialog or menu. */
export function useReplayKeys(replay: ReplayState, marks: readonly Mark[], showHelp: () => void): void {
  const latest = useRef({ replay, marks, showHelp });
  useEffect(() => {
    latest.current = { replay, marks, showHelp };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input, select, [role="dialog"], [role="menu"], [data-testid="log"]') != null) return;
      if (event.key === ' ' && target?.closest('button, a') != null) return;
      const { replay: now, marks: stops, showHelp: help } = latest.current;
      const does: { readonly [key: string]: () => void } = {
        ArrowLeft: () => now.go({ at: now.at - 1 }),
        ArrowRight: () => now.stepOn(),
        PageUp: () => now.go({ at: nextMark(stops, now.at, -1, now.last) }),
        PageDown: () => now.go({ at: nextMark(stops, now.at, 1, now.last) }),
        Home: () => now.go({ at: 0 }),
        End: () => now.go({ at: now.last }),
        ' ': () => now.play(!now.playing),
        h: () => dispatchEvent(new Event(ASK_FOR_ADVICE)),
        '?': help,
      };
      if (!Object.hasOwn(does, event.key)) return;
      event.preventDefault();
      does[event.key]!();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

export function ReplayKeys({ open, close }: { readonly open: boolean; readonly close: () => void }) {
  return (
    <Dialog open={open} title={say`Keys`} close={close}>
      <dl className={css['keys']}>
        {KEYS.map(([keys, does]) => (
          <div key={does} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
