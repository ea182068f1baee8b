import { say } from '@tablewright/kernel/words';
import { useEffect } from 'react';
import { ASK_FOR_ADVICE } from '../../advice/useAdviser.ts';
import { isTyping } from '../../choosing/digits.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import type { Room } from '../../table/room.ts';
import { useSettings } from '../../table/settings.ts';
import type { TabName } from './Play.tsx';
import css from './Shortcuts.module.css';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [
    ['1', '–', '9'],
    say`choose: first what stands in the prompt, as the small numbers say, then what is lit on the board (press twice)`,
  ],
  [[say`Tab`], say`go from one thing to the next; on the board too`],
  [['P'], say`go to the prompt`],
  [['X'], say`pass, where a question closes by itself`],
  [['U'], say`take my last answer back`],
  [['H'], say`ask what a strong player would do, alone against bots`],
  [['V'], say`hold to see what only I may see`],
  [['L'], say`show the log; arrows go through it`],
  [['B'], say`show the board`],
  [['C'], say`write in the chat`],
  [[say`any key`], say`while things move: show what they lead to`],
  [[say`Esc`], say`close what is open, or go back to now`],
  [['?'], say`show this list`],
];

interface ShortcutsProps {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly show: (tab: TabName) => void;
  readonly room: Room;
}

export function Shortcuts({ open, setOpen, show, room }: ShortcutsProps) {
  const on = useSettings((settings) => settings.shortcuts);
  const set = useSettings((settings) => settings.set);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // The list itself can always be called up: there the keys are switched on again.
      if (event.key === '?') return setOpen(true);
      if (!on || event.repeat) return;
      switch (event.key.toLowerCase()) {
        case 'u':
          if (room.store.getState().table?.game?.mayUndo === true) room.undo();
          return;
        case 'l':
          return show('log');
        case 'c':
          event.preventDefault();
          show('chat');
          setTimeout(() => document.getElementById('chat-input')?.focus());
          return;
        case 'b':
          return show('board');
        case 'p':
          return document.getElementById('prompt')?.focus();
        case 'h':
          dispatchEvent(new Event(ASK_FOR_ADVICE));
          return;
        case 'v':
          dispatchEvent(new Event('tablewright:peek'));
          return;
        default:
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on, room, setOpen, show]);
  return (
    <Dialog open={open} title={say`Keys`} close={() => setOpen(false)}>
      <dl className={css['keys']}>
        {KEYS.map(([keys, does]) => (
          <div key={does} style={{ display: 'contents' }}>
            <dt>{keys.map((key) => (key === '–' ? key : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={css['switch']}>
        <input type="checkbox" checked={on} onChange={({ target }) => set({ shortcuts: target.checked })} />
        {say`Single keys do something`}
      </label>
    </Dialog>
  );
}
