import { type CSSProperties, type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import styles from './Flights.module.css';
import { useStill } from './Still.tsx';

// Things that fly from one place of the screen to another. A place is any element that says what it is:
// data-place="tile:C3". Where it lies is measured when the flight starts, so a flight is right in every layout.

export interface Flight {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** milliseconds from now */
  readonly at: number;
  readonly ms: number;
  readonly picture: ReactNode;
}

interface Placed extends Flight {
  readonly style: CSSProperties;
}

/** Enough for the fullest table; a replay that is dragged quickly must not fill the screen. */
const MOST = 36;

export function Flights({
  root,
  flights,
}: {
  readonly root: RefObject<HTMLElement | null>;
  readonly flights: readonly Flight[];
}) {
  const still = useStill();
  const [aloft, setAloft] = useState<readonly Placed[]>([]);

  useLayoutEffect(() => {
    const frame = root.current;
    if (still || frame === null || flights.length === 0) return;
    const origin = frame.getBoundingClientRect();
    const middleOf = (place: string): { x: number; y: number } | null => {
      for (const element of frame.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
        const { left, top, width, height } = element.getBoundingClientRect();
        // the same place may be drawn twice, once for narrow and once for wide screens
        if (width > 0) return { x: left + width / 2 - origin.left, y: top + height / 2 - origin.top };
      }
      return null;
    };
    const placed = flights.flatMap((flight): Placed[] => {
      const from = middleOf(flight.from);
      const to = middleOf(flight.to);
      if (from === null || to === null) return [];
      const style = {
        '--from-x': `${from.x}px`,
        '--from-y': `${from.y}px`,
        '--to-x': `${to.x}px`,
        '--to-y': `${to.y}px`,
        animationDelay: `${flight.at}ms`,
        animationDuration: `${flight.ms}ms`,
      } as CSSProperties;
      return [{ ...flight, style }];
    });
    setAloft((known) => [...known, ...placed].slice(-MOST));
  }, [flights, root, still]);

  // A tab in the background ends no animation: what has not landed by then is taken away.
  useEffect(() => {
    if (aloft.length === 0) return;
    const last = Math.max(...aloft.map(({ at, ms }) => at + ms));
    const timer = setTimeout(() => setAloft([]), last + 400);
    return () => clearTimeout(timer);
  }, [aloft]);

  return (
    <div className={styles['sky']} aria-hidden="true">
      {aloft.map(({ id, style, picture }) => (
        <span
          key={id}
          className={styles['flight']}
          style={style}
          onAnimationEnd={() => setAloft((known) => known.filter((one) => one.id !== id))}
        >
          {picture}
        </span>
      ))}
    </div>
  );
}
