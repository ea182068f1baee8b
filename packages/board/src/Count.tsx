import { useEffect, useRef, useState } from 'react';
import { useStill } from './Still.tsx';

/** A number that counts to its new value, from wherever it had got to. */
export function Count({ value, ms = 420 }: { readonly value: number; readonly ms?: number }) {
  const still = useStill();
  const [shown, setShown] = useState(value);
  const current = useRef(value);
  useEffect(() => {
    const from = current.current;
    if (from === value) return;
    const show = (n: number): void => {
      current.current = n;
      setShown(n);
    };
    if (still) return show(value);
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      // a frame may have begun before the count did: it must not go backwards first
      const part = Math.min(1, Math.max(0, now - start) / ms);
      show(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, ms, still]);
  return <>{still ? value : shown}</>;
}
