import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useState } from 'react';

/** How long it stays for whoever cannot hold a button, as with a screen reader. */
const FOR_A_LOOK = 5000;

/**
 * Something is open as long as a button is held: by mouse, finger or key. Whoever looks over a shoulder sees it no longer than that.
 * A screen reader cannot hold a button: it gets a few seconds.
 */
export function useHeld() {
  const [held, setHeld] = useState<'held' | 'for a look' | null>(null);
  const hold = useCallback(() => setHeld('held'), []);
  const release = useCallback(() => setHeld(null), []);
  useEffect(() => {
    if (held === null) return undefined;
    addEventListener('blur', release);
    const timer = held === 'for a look' ? setTimeout(release, FOR_A_LOOK) : undefined;
    return () => {
      removeEventListener('blur', release);
      clearTimeout(timer);
    };
  }, [held, release]);
  const handlers = {
    onPointerDown: hold,
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      hold();
    },
    onKeyUp: release,
    onBlur: release,
    onClick(event: MouseEvent) {
      // neither a pointer nor a key: there is nothing that could be held
      if (event.detail === 0) setHeld('for a look');
    },
  };
  return { held: held !== null, hold, release, handlers };
}
