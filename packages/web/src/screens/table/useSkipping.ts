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
