import type { Json } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './OptionBubble.module.css';
import { Terms } from './Terms.tsx';
import type { Options } from './useOptions.ts';

interface OptionBubbleProps<T extends Json> {
  readonly options: Options<T>;
  /** the element in which the things lie, positioned */
  readonly root: RefObject<HTMLElement | null>;
}

const WIDTH = 264;
const GAP = 6;

/** What was touched belongs to several options: they stand beside it, in words. */
export function OptionBubble<T extends Json>({ options, root }: OptionBubbleProps<T>) {
  const { open } = options;
  // another thing, another bubble: it is placed anew and takes the focus
  return open === null ? null : <Bubble key={open.thing} options={options} open={open} root={root} />;
}

function Bubble<T extends Json>({
  options: { choose, rest, release },
  open: { thing, among },
  root,
}: OptionBubbleProps<T> & { readonly open: NonNullable<Options<T>['open']> }) {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });

  useLayoutEffect(() => {
    const [frame, own] = [root.current, bubble.current];
    const touched = frame === null ? null : thingIn(frame, thing);
    if (frame === null || own === null || touched === null) return setPlace({});
    setPlace(placeBeside(touched.getBoundingClientRect(), frame.getBoundingClientRect(), own.offsetHeight));
  }, [root, thing]);

  useEffect(() => {
    if (place.visibility !== 'hidden') bubble.current?.querySelector('button')?.focus();
  }, [place]);

  // Whoever leaves it goes back to where they came from, also with the keyboard.
  useEffect(() => {
    const frame = root.current;
    const own = bubble.current;
    return () => {
      if (frame !== null && (own?.contains(document.activeElement) || document.activeElement === document.body)) {
        thingIn(frame, thing)?.focus();
      }
    };
  }, [root, thing]);

  useEffect(() => {
    const onPointerDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && !bubble.current?.contains(event.target)) release();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [release]);

  return (
    <div className={styles['bubble']} ref={bubble} style={place} role="group" aria-label={say`Which one?`}>
      {among.map((one) => (
        <button
          key={one.key}
          type="button"
          onClick={() => choose(one)}
          onPointerEnter={() => rest(one)}
          onPointerLeave={() => rest(null)}
          onFocus={() => rest(one)}
          onBlur={() => rest(null)}
        >
          <Terms says={one.says} inside />
        </button>
      ))}
    </div>
  );
}

function thingIn(frame: HTMLElement, thing: string): HTMLElement | SVGElement | null {
  return frame.querySelector<HTMLElement | SVGElement>(`[data-thing="${CSS.escape(thing)}"]`);
}

/** Above the thing if there is room, else below it; always inside the board. */
function placeBeside(thing: DOMRect, frame: DOMRect, height: number): CSSProperties {
  const width = Math.min(WIDTH, frame.width - 16);
  const middle = thing.left + thing.width / 2 - frame.left;
  const left = Math.min(Math.max(8, middle - width / 2), Math.max(8, frame.width - width - 8));
  const above = thing.top - frame.top - GAP - height;
  const below = thing.bottom - frame.top + GAP;
  const top = above >= 0 ? above : Math.max(0, Math.min(below, frame.height - height));
  return { left, top, width };
}

/** What is in the hand follows the pointer. */
export function Dragged<T extends Json>({
  options: { dragged },
  children,
}: {
  readonly options: Pick<Options<T>, 'dragged'>;
  readonly children: (thing: string) => ReactNode;
}) {
  if (dragged === null) return null;
  return (
    <div className={styles['dragged']} style={{ left: dragged.x, top: dragged.y }} aria-hidden="true">
      {children(dragged.thing)}
    </div>
  );
}
