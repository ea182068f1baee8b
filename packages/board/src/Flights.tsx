import {
  Component,
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
// data-place="tile:C3". Where it lies is measured when the flight starts, so a flight is right in every layout. To measure is
// dear, for it makes the browser lay out the whole screen first: only the places that something flies between are looked at.

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
  /** where the flights begin on the screen as it was: a card may leave a place that is not drawn any more */
  const left = useRef<ReadonlyMap<string, Point>>(NOWHERE);
  const lookBack = (starting: readonly Flight[]): void => {
    const screen = root.current;
    left.current = still || screen === null ? NOWHERE : placesIn(screen, new Set(starting.map(({ from }) => from)));
  };

  useLayoutEffect(() => {
    // at the first drawing what lies around is not handed out yet
    const screen = root.current ?? sky.current?.parentElement;
    if (still || flights.length === 0 || screen === null || screen === undefined) return;
    const now = placesIn(screen, new Set(flights.flatMap(({ from, to }) => [from, to])));
    const placed = flights.flatMap((flight): Placed[] => {
      const from = now.get(flight.from) ?? left.current.get(flight.from);
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
      <LookBack flights={flights} lookBack={lookBack} />
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

interface LookBackProps {
  readonly flights: readonly Flight[];
  readonly lookBack: (flights: readonly Flight[]) => void;
}

/** Looks at the screen in the last moment before it is changed, while it is still laid out. React offers that to classes only. */
class LookBack extends Component<LookBackProps> {
  override getSnapshotBeforeUpdate({ flights }: LookBackProps): null {
    if (flights !== this.props.flights) this.props.lookBack(this.props.flights);
    return null;
  }

  override componentDidUpdate(): void {
    // React wants it where there is a snapshot
  }

  override render(): null {
    return null;
  }
}

const NOWHERE: ReadonlyMap<string, Point> = new Map();

/** The middle of each of these places that is on this screen. */
function placesIn(frame: HTMLElement, wanted: ReadonlySet<string>): ReadonlyMap<string, Point> {
  if (wanted.size === 0) return NOWHERE;
  const origin = frame.getBoundingClientRect();
  const places = new Map<string, Point>();
  for (const element of frame.querySelectorAll('[data-place]')) {
    const place = element.getAttribute('data-place')!;
    // the same place may be drawn twice, once for narrow and once for wide screens
    if (!wanted.has(place) || places.has(place)) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0) places.set(place, { x: left + width / 2 - origin.left, y: top + height / 2 - origin.top });
  }
  return places;
}
