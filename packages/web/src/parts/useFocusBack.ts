import { useEffect, useRef } from 'react';

/** Who plays by keyboard stands nowhere when the button that was pressed is gone: with what comes next, back to its place. */
export function useFocusBack(id: string, now: string | null): void {
  const byKeyboard = useRef(false);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const key = (): void => {
      byKeyboard.current = true;
    };
    const pointer = (): void => {
      byKeyboard.current = false;
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  // The same may be asked once more, and the button that was pressed be gone all the same.
  useEffect(() => {
    const look = (): void => {
      const at = document.activeElement;
      // What can no longer be pressed loses the focus only when the page is drawn, and then nobody is told.
      const isHeld = at !== null && at !== document.body && !at.matches(':disabled');
      if (at !== null && at !== document.body) last.current = at;
      if (isHeld) return;
      if (byKeyboard.current && last.current !== null && isGone(last.current)) document.getElementById(id)?.focus();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'class', 'hidden'],
    });
    addEventListener('focusin', look);
    return () => {
      watcher.disconnect();
      removeEventListener('focusin', look);
    };
  }, [id]);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (now !== null && isLost && byKeyboard.current) document.getElementById(id)?.focus();
  }, [id, now]);
}

/** Whoever left it by themselves is not called back. */
function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled') || !element.checkVisibility();
}
