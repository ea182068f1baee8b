import { say } from '@tablewright/kernel/words';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { clsx } from 'clsx';
import { Icon, type IconName } from './icons.tsx';
import styles from './PanZoom.module.css';
import { useStill } from './Still.tsx';
import {
  type Box,
  type Camera,
  centred,
  fit,
  held,
  type Limits,
  onScreen,
  pan,
  pinch,
  type Point,
  roomIn,
  showing,
  type Size,
  together,
  zoomAt,
} from './zoom.ts';

// A drawing that can be moved and enlarged: one or two fingers, mouse and wheel, buttons, the keys + − 0.

export interface PanZoomHandle {
  /**
   * Moves as little as is needed to bring a part of the board into sight; but it stays as near as `least` pixels to a unit, so
   * that it can be touched, and shows the middle of what does not fit. Of several parts it shows as many together as fit, the first
   * ones first.
   */
  show(parts: Box | readonly Box[], least?: number): void;
}

export interface PanZoomProps {
  readonly box: Box;
  readonly label: string;
  /** where to look first, when the whole board would be too small to touch */
  readonly home: Point;
  /** never start with fewer pixels to a unit than this */
  readonly least?: number;
  readonly handle?: Ref<PanZoomHandle>;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onPointerLeave?: () => void;
  readonly children: ReactNode;
  /** what floats over the board; it is told where the camera stands */
  readonly over?: (place: (point: Point) => Point, port: Size) => ReactNode;
}

/** A finger is never quite still: below this many pixels it has tapped, not pulled. */
const TAP = 8;
const STEP = 1.35;
const CLOSEST = 2.2;

type Fingers = Map<number, Point>;

export function PanZoom({
  box,
  label,
  home,
  least = 0,
  handle,
  onKeyDown,
  onPointerLeave,
  children,
  over,
}: PanZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [port, setPort] = useState<Size>({ width: 0, height: 0 });
  // null: as far as the frame allows, also after the frame has changed its size
  const [moved, setMoved] = useState<Camera | null>(null);
  const [glides, setGlides] = useState(false);
  const still = useStill();
  const fingers = useRef<Fingers>(new Map());
  const pulled = useRef(false);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setPort((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const whole = fit(box, port.width > 0 ? port : { width: 1, height: 1 });
  const limits: Limits = { min: whole.k, max: Math.max(CLOSEST, whole.k * 1.5) };
  const first = whole.k >= least ? whole : held(centred(least, home, port), box, port);
  const camera = moved === null ? first : held({ ...moved, k: Math.max(moved.k, whole.k) }, box, port);
  const isWhole = camera.k <= whole.k * 1.001;

  // Two fingers move between two drawings: the second has to begin where the first has led, or half of a pinch is lost.
  const latest = useRef({ camera, limits, port, box });
  latest.current = { camera, limits, port, box };
  /** what was to be shown last, until a hand moves the board elsewhere */
  const wanted = useRef<{ readonly parts: Box | readonly Box[]; readonly least: number | undefined } | null>(null);
  const go = useCallback((next: Camera, gliding: boolean) => {
    wanted.current = null;
    latest.current.camera = next;
    setGlides(gliding);
    setMoved(next);
  }, []);

  const step = (factor: number): void => {
    const middle = { x: port.width / 2, y: port.height / 2 };
    go(held(zoomAt(latest.current.camera, factor, middle, limits), box, port), true);
  };

  const show = useCallback(
    (parts: Box | readonly Box[], least?: number) => {
      const { camera, port, box } = latest.current;
      const part = 'left' in parts ? parts : together(parts, roomIn(port, least));
      if (port.width > 0 && part !== null) {
        const next = held(showing(camera, part, port, least), box, port);
        const isThere = Math.abs(next.x - camera.x) + Math.abs(next.y - camera.y) + Math.abs(next.k - camera.k) < 0.5;
        if (!isThere) go(next, true);
      }
      wanted.current = { parts, least };
    },
    [go],
  );
  useImperativeHandle(handle, () => ({ show }), [show]);

  // A longer question below leaves the board less room: what it is about must not slip out of sight.
  useEffect(() => {
    if (wanted.current !== null) show(wanted.current.parts, wanted.current.least);
  }, [port, show]);

  // React listens to wheels passively: the page would scroll under the board.
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent): void => {
      const { camera, limits, box, port } = latest.current;
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
      const { left, top } = element.getBoundingClientRect();
      const next = held(zoomAt(camera, factor, { x: event.clientX - left, y: event.clientY - top }, limits), box, port);
      if (Math.abs(next.k - camera.k) < 1e-4) return; // at its end the wheel belongs to the page again
      event.preventDefault();
      go(next, false);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [go]);

  const pointOf = (event: PointerEvent): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const start = useRef<Point>({ x: 0, y: 0 });
  const onPointerDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (fingers.current.size === 0) {
      pulled.current = false;
      start.current = pointOf(event);
    }
    fingers.current.set(event.pointerId, pointOf(event));
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    if (fingers.current.size === 1) {
      if (!pulled.current && Math.hypot(now.x - start.current.x, now.y - start.current.y) < TAP) return;
      if (isWhole && !pulled.current) return;
      pull(event);
      go(held(pan(latest.current.camera, { x: now.x - before.x, y: now.y - before.y }), box, port), false);
    } else if (fingers.current.size === 2) {
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      if (other === undefined) return;
      pull(event);
      go(held(pinch(latest.current.camera, [before, other], [now, other], limits), box, port), false);
    }
    fingers.current.set(event.pointerId, now);
  };
  /** From here on it is no tap: the tile under the finger must not be chosen by the release. */
  const pull = (event: PointerEvent): void => {
    if (!pulled.current) event.currentTarget.setPointerCapture(event.pointerId);
    pulled.current = true;
  };
  const onPointerEnd = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };

  const onKeys = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') step(STEP);
    else if (event.key === '-' || event.key === '_') step(1 / STEP);
    else if (event.key === '0') go(whole, true);
    else return onKeyDown?.(event);
    event.preventDefault();
  };

  const ready = port.width > 0;
  return (
    // focusable by the mouse: whoever has pulled the board can go on with the keys + − 0
    <div className={styles['frame']} role="group" aria-label={label} tabIndex={-1} onKeyDown={onKeys}>
      <div
        ref={frame}
        className={clsx(styles['port'], !isWhole && styles['closer'])}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onPointerLeave={(event) => {
          onPointerEnd(event);
          onPointerLeave?.();
        }}
        onClickCapture={(event) => {
          if (!pulled.current) return;
          event.stopPropagation();
          event.preventDefault();
          pulled.current = false;
        }}
      >
        {ready && (
          <svg className={styles['sheet']} width={port.width} height={port.height} aria-hidden={false}>
            <g
              className={clsx(glides && !still && styles['glides'])}
              style={
                {
                  transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.k})`,
                  '--zoom': camera.k, // so that small print can stay readable
                } as CSSProperties
              }
            >
              {children}
            </g>
          </svg>
        )}
      </div>
      {ready && over?.((point) => onScreen(camera, point), port)}
      <div className={clsx(styles['tools'], isWhole && styles['whole'])}>
        <Tool name="fit" label={say`Show everything`} keys="0" off={isWhole} onUse={() => go(whole, true)} />
        <Tool name="minus" label={say`Farther`} keys="−" off={isWhole} onUse={() => step(1 / STEP)} />
        <Tool name="plus" label={say`Nearer`} keys="+" off={camera.k >= limits.max} onUse={() => step(STEP)} />
      </div>
    </div>
  );
}

interface ToolProps {
  readonly name: IconName;
  readonly label: string;
  readonly keys: string;
  readonly off: boolean;
  readonly onUse: () => void;
}

// aria-disabled, not disabled: a disabled button would drop the keyboard's focus in the middle of zooming.
function Tool({ name, label, keys, off, onUse }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={`${label} (${keys})`}
      aria-disabled={off}
      onClick={() => !off && onUse()}
    >
      <Icon name={name} />
    </button>
  );
}
