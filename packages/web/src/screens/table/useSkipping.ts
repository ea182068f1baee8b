import { type KeyboardEvent as KeyPress, type PointerEvent as Press, useEffect, useRef } from 'react';
import { useModel, usePlayed } from './context.ts';

/** Remembers where the finger was last, for the bubble that says why not. */
export function useFinger() {
  const { finger } = usePlayed();
  return {
    onPointerDownCapture: (event: Press): void => {
      finger.current = { x: event.clientX, y: event.clientY };
    },
    onKeyDownCapture: (event: KeyPress): void => {
      const box = event.target instanceof Element ? event.target.getBoundingClientRect() : null;
      finger.current = box === null ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
  };
}

/** As long as a double click takes, at most: quicker than anybody reads the next question. */
const DOUBLE_MS = 350;

/** The second click of a double click and a key that is held down answer nothing that only the first has brought. */
function useDoubleClicks(): void {
  const { room } = usePlayed();
  useEffect(() => {
    let last: { readonly key: string; readonly at: number } | null = null;
    const clicks = (event: MouseEvent): void => {
      // A key that presses a button (0) has been heard by itself; whoever clicks a third time means it.
      if (event.detail > 0) room.handPresses(event.detail % 2 === 0);
    };
    const presses = ({ key, repeat, timeStamp }: KeyboardEvent): void => {
      const twice = /^\d$/.test(key) && last?.key === key && timeStamp - last.at < DOUBLE_MS;
      last = { key, at: timeStamp };
      room.handPresses(repeat || twice);
    };
    addEventListener('click', clicks, true);
    addEventListener('keydown', presses, true);
    return () => {
      removeEventListener('click', clicks, true);
      removeEventListener('keydown', presses, true);
    };
  }, [room]);
}

/** While things move, any key or click shows what they lead to. */
export function useSkipping(): void {
  const { room } = usePlayed();
  const moving = useModel((model) => model.queued > 0);
  const ready = useRef(false);
  useEffect(() => {
    // before those below are added: the same click may skip
    const begins = (event: Event): void => {
      if (!(event instanceof KeyboardEvent && event.repeat)) room.handBegins();
    };
    addEventListener('pointerdown', begins, true);
    addEventListener('keydown', begins, true);
    return () => {
      removeEventListener('pointerdown', begins, true);
      removeEventListener('keydown', begins, true);
    };
  }, [room]);
  useDoubleClicks(); // after those above: they take every click for a new one
  useEffect(() => {
    if (!moving) return undefined;
    // The click that brought the first step must not skip all the others.
    ready.current = false;
    const timer = setTimeout(() => {
      ready.current = true;
    }, 250);
    const maybe = (event: Event): void => {
      const modifier = event instanceof KeyboardEvent && /^(Tab|Shift|Control|Alt|Meta)$/.test(event.key);
      if (ready.current && !modifier) room.skipByHand();
    };
    const seen = (): void => {
      if (document.visibilityState === 'hidden') room.skip();
    };
    addEventListener('pointerdown', maybe, true);
    addEventListener('keydown', maybe, true);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', maybe, true);
      removeEventListener('keydown', maybe, true);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [moving, room]);
}
