import { useEffect, useRef } from 'react';

/** Who plays by keyboard stands nowhere when the button that was pressed is gone: with what comes next, back to its place. */
export function useFocusBack(id: string, now: string | null): void {
  const byKeyboard = useRef(false);
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
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (now !== null && isLost && byKeyboard.current) document.getElementById(id)?.focus();
  }, [id, now]);
}
