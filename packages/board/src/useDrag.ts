import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import type { Point } from './zoom.ts';

// A thing that follows the mouse or a finger to a place where it may go. It knows no option: what may be dragged where is handed
// in, and what comes of it handed back. Where a finger would scroll what lies under it, it picks a thing up by resting on it for a
// moment: a quick swipe scrolls, as everywhere.

interface Drag {
  /** where it may go; nowhere: it is not dragged at all */
  readonly placesFor: (thing: string) => ReadonlySet<string>;
  readonly move: (thing: string, point: Point, over: string | null) => void;
  readonly drop: (thing: string, over: string | null) => void;
  readonly cancel: () => void;
}

interface Pulled {
  readonly pointer: number;
  readonly thing: string;
  readonly from: Point;
  readonly by: Element;
  /** until the finger has rested long enough; the mouse need not rest */
  waits: ReturnType<typeof setTimeout> | null;
  /** it has gone too far for a tap */
  far: boolean;
}

/** Fingers tremble: up to here a touch is a tap, in pixels. */
const TAP = 8;
/** A finger that rests so long picks up what it rests on. Sooner than it is told what the thing is, so that one can do both. */
const PICK_UP_MS = 250;

export function useDrag({ placesFor, move, drop, cancel }: Drag) {
  const pulled = useRef<Pulled | null>(null);
  /** the release of a drag is also a click on what was dragged, which must not be taken for a touch */
  const last = useRef<string | null>(null);
  const abort = useCallback(() => {
    if (pulled.current !== null) letGo(pulled.current);
    pulled.current = null;
  }, []);

  // A finger that has picked something up must not scroll the page. React listens to touches passively, and a listener that comes
  // with the touch itself comes too late for some browsers. What a long touch calls up elsewhere would end the drag as well.
  useEffect(() => {
    const prevent = (event: Event): void => {
      if (pulled.current?.waits === null && event.cancelable) event.preventDefault();
    };
    const preventMenu = (event: Event): void => {
      if (pulled.current !== null && isFinger(event)) event.preventDefault();
    };
    document.addEventListener('touchmove', prevent, { passive: false });
    document.addEventListener('contextmenu', preventMenu);
    return () => {
      document.removeEventListener('touchmove', prevent);
      document.removeEventListener('contextmenu', preventMenu);
      abort();
    };
  }, [abort]);

  const end = (event: PointerEvent): Pulled | null => {
    const pull = pulled.current;
    if (pull?.pointer !== event.pointerId) return null;
    abort();
    return pull.far ? pull : null;
  };

  const handlers = (thing: string) => ({
    onPointerDown(event: PointerEvent): void {
      last.current = null;
      if (event.button !== 0 || pulled.current !== null || placesFor(thing).size === 0) return;
      const by = event.currentTarget;
      const pull: Pulled = { pointer: event.pointerId, thing, from: pointOf(event), by, waits: null, far: false };
      pulled.current = pull;
      by.setPointerCapture(event.pointerId);
      if (!isFinger(event)) return;
      const pickUp = (): void => {
        pull.waits = null;
        by.setAttribute(IN_HAND, '');
      };
      if (isScrolled(by)) pull.waits = setTimeout(pickUp, PICK_UP_MS);
      else pickUp();
    },
    onPointerMove(event: PointerEvent): void {
      const pull = pulled.current;
      if (pull?.pointer !== event.pointerId) return;
      const point = pointOf(event);
      const isTap = !pull.far && Math.hypot(point.x - pull.from.x, point.y - pull.from.y) < TAP;
      if (pull.waits !== null) {
        if (!isTap) abort(); // it scrolls
        return;
      }
      event.stopPropagation(); // or the board would be pulled along
      if (isTap) return;
      pull.far = true;
      last.current = pull.thing;
      move(pull.thing, point, placeAt(event, placesFor(pull.thing)));
    },
    onPointerUp(event: PointerEvent): void {
      const pull = end(event);
      if (pull !== null) drop(pull.thing, placeAt(event, placesFor(pull.thing)));
    },
    onPointerCancel(event: PointerEvent): void {
      if (end(event) !== null) cancel();
    },
  });

  const wasDragged = (thing: string): boolean => {
    const was = last.current === thing;
    last.current = null;
    return was;
  };
  return { handlers, wasDragged, abort };
}

/** On what a finger has picked up, for the looks of it alone: nothing has been said yet, and so nothing is drawn anew. */
export const IN_HAND = 'data-in-hand';

function letGo({ waits, by }: Pulled): void {
  if (waits !== null) clearTimeout(waits);
  by.removeAttribute(IN_HAND);
}

function isFinger(event: object): boolean {
  return 'pointerType' in event && (event.pointerType === 'touch' || event.pointerType === 'pen');
}

/** Would a finger that moves here scroll something? */
function isScrolled(element: Element): boolean {
  for (let at: Element | null = element.parentElement; at !== null; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    // of the page itself both say `visible`, and it scrolls all the same
    const isPage = at === at.ownerDocument.scrollingElement;
    if ((isPage || SCROLLS.test(overflowY)) && at.scrollHeight > at.clientHeight + 1 && overflowY !== 'hidden')
      return true;
    if ((isPage || SCROLLS.test(overflowX)) && at.scrollWidth > at.clientWidth + 1 && overflowX !== 'hidden')
      return true;
  }
  return false;
}

const SCROLLS = /auto|scroll/;

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** The place under the pointer where it may go, also behind the thing that is being dragged. */
function placeAt({ clientX, clientY, currentTarget }: PointerEvent, places: ReadonlySet<string>): string | null {
  for (const element of currentTarget.ownerDocument.elementsFromPoint(clientX, clientY)) {
    for (let thing = element.closest('[data-thing]'); thing !== null; ) {
      const id = thing.getAttribute('data-thing')!;
      if (places.has(id)) return id;
      thing = thing.parentElement?.closest('[data-thing]') ?? null;
    }
  }
  return null;
}
