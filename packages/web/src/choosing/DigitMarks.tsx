import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSettings } from '../table/settings.ts';
import { choicesIn, DIGITS } from './digits.ts';
import css from './DigitMarks.module.css';

// Which key stands for which choice, where a game draws its choices by itself: laid over them, so that no game has to make room.

interface Mark {
  readonly left: number;
  readonly top: number;
}

/** Shown to whoever uses the keyboard, and only as long as they do. */
export function DigitMarks({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const on = useSettings(({ shortcuts }) => shortcuts);
  const byKeys = useByKeys();
  const origin = useRef<HTMLDivElement>(null);
  const marks = useMarks(of, origin, on && byKeys);
  return (
    <div ref={origin} className={css['marks']} aria-hidden="true" data-testid="digits">
      {marks.map(({ left, top }, i) => (
        <kbd key={i} style={{ left, top }}>
          {i + 1}
        </kbd>
      ))}
    </div>
  );
}

/** The last thing that was used was the keyboard. */
function useByKeys(): boolean {
  const [byKeys, setByKeys] = useState(lastUsed === 'keys');
  useEffect(() => {
    const key = ({ key: name }: KeyboardEvent): void => {
      if (/^(Tab|Enter|Arrow.*|[1-9pP])$/.test(name)) setByKeys(true);
      lastUsed = 'keys';
    };
    const pointer = (): void => {
      setByKeys(false);
      lastUsed = 'pointer';
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  return byKeys;
}

/** Outlives the question: the next one has its marks at once. */
let lastUsed: 'keys' | 'pointer' = 'pointer';

const NONE: readonly Mark[] = [];

function useMarks(
  of: RefObject<HTMLElement | null>,
  origin: RefObject<HTMLElement | null>,
  shown: boolean,
): readonly Mark[] {
  const [marks, setMarks] = useState(NONE);
  useEffect(() => {
    const choices = of.current;
    if (choices === null || !shown) {
      setMarks(NONE);
      return undefined;
    }
    let frame = 0;
    const look = (): void => {
      const { left, top } = origin.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      const found = choicesIn(choices)
        .slice(0, DIGITS)
        .map((button) => {
          const box = button.getBoundingClientRect();
          return { left: box.left - left, top: box.top - top };
        });
      setMarks((was) => (JSON.stringify(was) === JSON.stringify(found) ? was : found));
    };
    // Once for all that changes together.
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const changes = new MutationObserver(later);
    changes.observe(choices, { subtree: true, childList: true, attributes: true, characterData: true });
    const sizes = new ResizeObserver(later);
    sizes.observe(choices);
    look();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
    };
  }, [of, origin, shown]);
  return marks;
}
