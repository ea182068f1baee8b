import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './Flights.module.css';
import { useStill } from './Still.tsx';
import type { Point } from './zoom.ts';

// Things that fly from one place of the screen to another. A place is any element that says what it is:
// data-place="tile:C3". Where it lies is measured when the flight starts, so a flight is right in every layout.

export interface Flight {
  readonly id: string;
  /** what kind of thing it is; names its picture */
  readonly what: string;
  /** the thing itself, where it can be told from the others of its kind */
  readonly thing?: string | null;
  readonly from: string;
  readonly to: string;
  /** milliseconds from now */
  readonly at: number;
  readonly ms: number;
}

interface Placed extends Flight {
  readonly style: CSSProperties;
}

interface Air {
  readonly flights: readonly Flight[];
  /** the moment was cut short: whatever is in the air is gone */
  readonly skipped?: boolean;
}

export interface FlightsProps {
  /** the element in which the places lie; positioned, and over it things fly */
  readonly root: RefObject<HTMLElement | null>;
  readonly motion: Air;
  /** how a thing looks while it flies */
  readonly pictureOf: (what: string, thing: string | null) => ReactNode;
}

/** Enough for the fullest table; a replay that is dragged quickly must not fill the screen. */
const MOST = 36;

export function Flights({ root, motion, pictureOf }: FlightsProps) {
  const { flights, skipped = false } = motion;
  const still = useStill();
  const [aloft, setAloft] = useState<readonly Placed[]>([]);
  const sky = useRef<HTMLDivElement>(null);
  /** where each place was last: a card may leave a place that is not drawn any more */
  const known = useRef<ReadonlyMap<string, Point>>(new Map());

  useLayoutEffect(() => {
    // at the first drawing what lies around is not handed out yet
    const frame = root.current ?? sky.current?.parentElement;
    if (still || frame === null || frame === undefined) return;
    const now = placesIn(frame);
    const middleOf = (place: string): Point | undefined => now.get(place) ?? known.current.get(place);
    const placed = flights.flatMap((flight): Placed[] => {
      const from = middleOf(flight.from);
      const to = now.get(flight.to);
      if (from === undefined || to === undefined) return [];
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
    known.current = now;
    const isNew = new Set(placed.map(({ id }) => id));
    if (isNew.size > 0) setAloft((known) => [...known.filter(({ id }) => !isNew.has(id)), ...placed].slice(-MOST));
  }, [flights, root, still]);

  useLayoutEffect(() => {
    if (skipped) setAloft([]);
  }, [skipped]);

  // A tab in the background ends no animation: what has not landed by then is taken away.
  useEffect(() => {
    if (aloft.length === 0) return;
    const last = Math.max(...aloft.map(({ at, ms }) => at + ms));
    const timer = setTimeout(() => setAloft([]), last + 400);
    return () => clearTimeout(timer);
  }, [aloft]);

  return (
    <div className={styles['sky']} ref={sky} aria-hidden="true">
      {aloft.map(({ id, what, thing, style }) => (
        <span
          key={id}
          className={styles['flight']}
          style={style}
          onAnimationEnd={() => setAloft((known) => known.filter((one) => one.id !== id))}
        >
          {pictureOf(what, thing ?? null)}
        </span>
      ))}
    </div>
  );
}

/** The middle of each place that is on this screen. */
function placesIn(frame: HTMLElement): Map<string, Point> {
  const origin = frame.getBoundingClientRect();
  const places = new Map<string, Point>();
  for (const element of frame.querySelectorAll('[data-place]')) {
    const place = element.getAttribute('data-place')!;
    const { left, top, width, height } = element.getBoundingClientRect();
    // the same place may be drawn twice, once for narrow and once for wide screens
    if (width > 0 && !places.has(place)) {
      places.set(place, { x: left + width / 2 - origin.left, y: top + height / 2 - origin.top });
    }
  }
  return places;
}
