import { type KeyboardEvent as KeyPress, type PointerEvent as Press, useCallback, useEffect, useRef } from 'react';
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
  const skip = useCallback(() => room.skip(), [room]);
  const ready = useRef(false);
  useEffect(() => {
    if (!moving) return undefined;
    // The click that brought the first step must not skip all the others.
    ready.current = false;
    const timer = setTimeout(() => {
      ready.current = true;
    }, 250);
    const maybe = (event: Event): void => {
      const modifier = event instanceof KeyboardEvent && /^(Tab|Shift|Control|Alt|Meta)$/.test(event.key);
      if (ready.current && !modifier) skip();
    };
    const seen = (): void => {
      if (document.visibilityState === 'hidden') skip();
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
  }, [moving, skip]);
}
